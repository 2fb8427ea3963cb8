"""The scenes: one screenful each."""

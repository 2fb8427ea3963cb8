"""The suit signs: each a function that paints one sign at a place and size in a pack's palette and style."""

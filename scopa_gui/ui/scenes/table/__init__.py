"""The table: where hands are played."""

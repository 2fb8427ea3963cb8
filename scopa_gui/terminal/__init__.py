"""The text mode: a match played by typing, written to a stream that it is given."""

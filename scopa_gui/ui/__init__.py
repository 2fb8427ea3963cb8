"""The window: scenes, widgets, drawn cards and sound; the only package that imports pygame."""

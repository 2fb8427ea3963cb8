"""Scopa and its family of card games: engine, opponents, stage and window."""

__version__ = "0.1.0"

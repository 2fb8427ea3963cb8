"""Scopa and its family of card games: engine, opponents, stage and window."""

from typing import Final

__version__: Final = "0.1.0"

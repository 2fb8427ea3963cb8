"""Draws packs: `python -m build_scripts.atelier [pack ...] [--check | --sheet FILE]`."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from build_scripts.atelier.deck import Deck
from build_scripts.atelier.decks import DECKS
from build_scripts.atelier.files import differences, write


def main(arguments: Sequence[str] | None = None) -> int:
    """Write, check or show the named packs (all when none is named); 0 is success, 1 a difference."""
    options = _options(arguments)
    decks = [DECKS[key] for key in options.packs or DECKS]
    if options.sheet:
        from build_scripts.atelier.sheet import save_sheet

        save_sheet(decks, options.sheet)
        return 0
    if options.check:
        return _check(decks)
    for deck in decks:
        print(f"{deck.key}: {write(deck) / 1024:.0f} KB")
    return 0


def _options(arguments: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m build_scripts.atelier", description="Draw the packs of cards as SVG.")
    parser.add_argument("packs", nargs="*", metavar="pack", help=f"one of: {', '.join(DECKS)} (default: all)")
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--check", action="store_true", help="rebuild in memory and fail on any difference")
    mode.add_argument("--sheet", type=Path, metavar="FILE", help="write a contact sheet instead (PNG or JPEG)")
    options = parser.parse_args(arguments)
    for key in options.packs:
        if key not in DECKS:
            parser.error(f"no pack {key!r}; choose from {', '.join(DECKS)}")
    return options


def _check(decks: Sequence[Deck]) -> int:
    wrong = [f"{deck.key}/{name}" for deck in decks for name in differences(deck)]
    for name in wrong:
        print(f"differs: {name}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

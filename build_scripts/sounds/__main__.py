"""Makes the sounds: `python -m build_scripts.sounds [cue or piece ...] [--check] [--folder FOLDER]`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from build_scripts.sounds.files import built, differences, expected_names

ROOT: Final = Path(__file__).resolve().parent.parent.parent
TARGET: Final = ROOT / "sounds"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the named cues and pieces (all when none is named), or check the folder; 0 is success, 1 a difference."""
    options = parsed(arguments)
    if options.check:
        faults = list(differences(options.folder, options.names))
        for fault in faults:
            print(fault, file=sys.stderr)
        return 1 if faults else 0
    for name, owner in expected_names().items():
        if not options.names or owner in options.names:
            path = options.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(built(name))
    return 0


def parsed(arguments: Sequence[str] | None) -> Namespace:
    """The command line, with unknown names refused."""
    known = list(dict.fromkeys(expected_names().values()))
    parser = ArgumentParser(prog="python -m build_scripts.sounds", description="Make every sound and piece of music.")
    parser.add_argument("names", nargs="*", metavar="name", help=f"one of: {', '.join(known)} (default: all)")
    parser.add_argument(
        "--check", action="store_true", help="rebuild the named ones in memory and fail on any difference"
    )
    parser.add_argument("--folder", type=Path, default=TARGET, help="where the files lie (default: sounds/)")
    options = parser.parse_args(arguments)
    for name in options.names:
        if name not in known:
            parser.error(f"no cue or piece {name!r}; choose from {', '.join(known)}")
    return options


if __name__ == "__main__":
    sys.exit(main())

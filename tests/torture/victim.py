"""A program that plays by itself, as a person would press keys, and is killed: it tells every writing before and after.

python -m tests.torture.victim SEED     with SCOPA_HOME; see build_scripts/kill_test.py
"""

from __future__ import annotations

import itertools
import os
import random
import sys
import time
import zlib
from pathlib import Path

from scopa_gui.app import kept_file
from scopa_gui.app.saves import encode
from scopa_gui.app.thinker import ProcessThinker
from tests.torture.rig import Rig
from tests.torture.steps import KINDS, Step

WEIGHTS = {
    **dict.fromkeys(("match", "swap", "draw"), 2),
    **dict.fromkeys(("setting", "click", "drag"), 4),
    "forward": 60,
    "advance": 20,
    "undo": 8,
}


def tell(*words: object) -> None:
    """One line to whoever kills: in the pipe at once, and safe there when this process ends."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def told_write_whole(path: Path, content: bytes) -> None:
    """Write a file, told before and after."""
    number = zlib.crc32(content)
    tell("begin", path.name, number)
    WRITE_WHOLE(path, content)
    tell("done", path.name, number)


WRITE_WHOLE = kept_file.write_whole


def main() -> None:
    """Play until the end comes."""
    kept_file.write_whole = told_write_whole
    seed = int(sys.argv[1])
    rng = random.Random(seed)
    rig = Rig(Path(os.environ["SCOPA_HOME"]), seed, lambda: ProcessThinker(time.monotonic))
    session = rig.program.context.matches.session
    tell("open", "none" if session is None else zlib.crc32(encode(session.record)))
    if session is None:
        rig.do(Step("match", KINDS["match"][1](rng)))
    rig.do(Step("setting", ("animation", rng.choice(("off", "off", "fast")))))
    for number in itertools.count():
        kind = rng.choices(tuple(WEIGHTS), tuple(WEIGHTS.values()))[0]
        rig.do(Step(kind, KINDS[kind][1](rng)))
        if number % 10 == 0:
            tell("step", number)


if __name__ == "__main__":
    main()

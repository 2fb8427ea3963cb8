"""python -m tests.torture.soak: many hands in one process; memory and open files stay where they were.

With --pictures every play is drawn, some of them on their way, and pack, size and text change now and then.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import os
import shutil
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scopa_gui.ui.deck_art import DeckArt
from scopa_gui.ui.materials.keeping import Kept
from scopa_gui.ui.sprites import CardSprites
from tests.torture.rig import Rig, new_home
from tests.torture.steps import SETTINGS, Step

SETTLED_AFTER: Final = 100
"""Hands after which everything that is kept is there."""
MOST_GROWTH: Final = 5_000_000
FRAME: Final = 0.2
"""Seconds between two pictures: every play is seen on its way, once or twice."""
SPEEDS: Final = ("off", "fast")
"""With every frame drawn, a slower hand would take half a minute."""
GAMES: Final = (("scopa_classica", 2), ("scopa_a_coppie", 4), ("cirulla_a_due", 2), ("scopone_scientifico", 4))


@dataclass(frozen=True, slots=True)
class Sample:
    """After so many hands: resident bytes and open files."""

    hands: int
    memory: int
    files: int


def sample(hands: int) -> Sample:
    """Look at this process, with everything freed that nobody needs."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return Sample(hands, pages * os.sysconf("SC_PAGE_SIZE"), len(os.listdir("/proc/self/fd")))


def forget_pictures() -> None:
    """Empty the bounded stores of pictures, whose filling hangs on pack and game: what is left must not grow."""
    for one in gc.get_objects():
        if isinstance(one, Kept):
            one.clear()
        elif isinstance(one, CardSprites):
            one.forget()
        elif isinstance(one, DeckArt):
            one.close()  # what was drawn ahead and not yet taken in, up to forty megabytes with frames so far apart
            for key in list(one._exact):
                one._drop(key)


def play_hands(rig: Rig, hands: int, every: int, *, pictures: bool) -> list[Sample]:
    """Play so many hands, through menus, counts and ends of matches; a sample after each `every`."""
    samples: list[Sample] = []
    counted = 0
    last: object = None
    number = 0
    while counted < hands:
        session = rig.program.context.matches.session
        if session is not None and session.scores:
            latest = session, len(session.scores)
            if latest != last:
                counted, last = counted + 1, latest
                _after_hand(rig, counted, pictures=pictures)
                if counted % every == 0:
                    _wait_for_pictures(rig)
                    if pictures:
                        forget_pictures()
                    samples.append(sample(counted))
                    print(f"{counted} hands, {samples[-1].memory / 1e6:.1f} MB, {samples[-1].files} files", flush=True)
        number += 1
        rig.forward(number)
        rig.advance(0.0, FRAME)
        if pictures:
            rig.program.draw()
    return samples


def _wait_for_pictures(rig: Rig) -> None:
    """Until the thread that makes pictures has closed the file it may be reading: it does one thing after the other."""
    desk = rig.program._desk
    if desk is not None:
        desk.submit(int).result()


def _after_hand(rig: Rig, hands: int, *, pictures: bool) -> None:
    """Another game every fifty hands; with pictures, another look every ten."""
    if hands % 50 == 0:
        key, players = GAMES[hands // 50 % len(GAMES)]
        rig.do(Step("match", (key, players, "easy", hands)))
        rig.look()
    if pictures and hands % 10 == 0:
        names = ("deck", "cloth", "text_size", "back", "animation", "language")
        name = names[hands // 10 % len(names)]
        values = SPEEDS if name == "animation" else SETTINGS[name]
        rig.do(Step("setting", (name, values[hands // 60 % len(values)])))


def main() -> int:
    """0 when nothing grew."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture.soak", description=__doc__)
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--pictures", action="store_true")
    options = parser.parse_args()
    home = new_home()
    rig = Rig(home, 1)
    began = time.monotonic()
    try:
        rig.do(Step("setting", ("animation", "off")))
        rig.do(Step("match", ("scopa_classica", 2, "easy", 1)))
        samples = play_hands(rig, options.hands, min(options.hands, SETTLED_AFTER // 2), pictures=options.pictures)
    finally:
        rig.close()
        shutil.rmtree(home, ignore_errors=True)
    first = next((one for one in samples if one.hands >= SETTLED_AFTER), samples[0])
    most = max(one.memory for one in samples if one.hands >= first.hands) - first.memory
    files = {one.files for one in samples}
    print(
        f"{options.hands} hands in {time.monotonic() - began:.0f} s: {first.memory / 1e6:.1f} MB after {first.hands}, "
        f"at most {most / 1e6:+.1f} MB later; open files {', '.join(map(str, sorted(files)))}"
    )
    return 0 if most < MOST_GROWTH and len(files) == 1 else 1


if __name__ == "__main__":
    sys.exit(main())

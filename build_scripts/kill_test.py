"""Kills the program at random moments of a match, and looks whether it comes back with the same cards each time.

    python build_scripts/kill_test.py --kills 200 [--seed N]

A real process with its worker plays by itself, in a home of its own, and tells every writing before and after. The kill
comes at any moment, or as soon as a writing begins. Then the save on the disk must be the last one written, or the one
that was being written; the next start must take up exactly that: cards, deck order, points, rules. Nothing may be
unreadable, and a match that gave way to another is kept.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scopa_gui.app.files import UnreadableError  # noqa: E402
from scopa_gui.app.saves import decode, is_worth_keeping  # noqa: E402

LONGEST_START: Final = 120.0
LONGEST_LIFE: Final = 1.5
"""Seconds after the start in which the kill comes."""
EARLY: Final = 0.15
"""This share of the kills comes while the program is still starting."""
AT_ONCE: Final = 0.4
"""This share comes as soon as a writing has begun."""
MOST_WRITINGS: Final = 6
SAVE: Final = "match.json"


class LostError(AssertionError):
    """Something was lost, doubled or changed; the message says what."""


@dataclass
class Written:
    """What the victim told of one file: the number of the content written last, and of one being written."""

    done: int | None = None
    begun: int | None = None


@dataclass
class Story:
    """Everything one victim has told. `opened` is the number of the match it took up, None when there was none."""

    opened: int | None = None
    is_open: bool = False
    steps: int = 0
    writings: int = 0
    files: dict[str, Written] = field(default_factory=dict)
    other: list[str] = field(default_factory=list)

    def hear(self, line: str) -> None:
        """Take one line."""
        match line.split():
            case ["open", number]:
                self.opened, self.is_open = (None if number == "none" else int(number)), True
            case ["begin", name, number]:
                self.files.setdefault(name, Written()).begun = int(number)
            case ["done", name, number]:
                self.files[name] = Written(int(number))
                self.writings += 1
            case ["step", number]:
                self.steps = int(number)
            case _:
                self.other.append(line)


def live_and_die(home: Path, seed: int, rng: random.Random) -> Story:
    """Start a victim, kill it at some moment, hear what it told until then."""
    environment = os.environ | {"SCOPA_HOME": str(home), "HOME": str(home), "LC_ALL": "C.UTF-8"}
    errors = home / "errors.txt"
    with errors.open("wb") as stream:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.torture.victim", str(seed)],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=stream,
            text=True,
        )
    story, due = Story(), threading.Event()
    how, writings = rng.random(), rng.randint(1, MOST_WRITINGS)

    def listen() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            story.hear(line)
            writes = line.startswith("begin") and story.writings + 1 >= writings
            if writes if how < AT_ONCE else story.is_open:
                due.set()
        due.set()

    listener = threading.Thread(target=listen)
    listener.start()
    if how < 1 - EARLY:
        due.wait(LONGEST_START)
    if how >= AT_ONCE:
        time.sleep(rng.uniform(0, LONGEST_LIFE))
    ended = process.poll()
    process.kill()
    process.wait()
    listener.join()
    if ended is not None:
        raise LostError(f"the program ended by itself ({ended}):\n{errors.read_text(encoding='utf-8')[-3000:]}")
    return story


def number_of(path: Path) -> int | None:
    """The number of a file's content, None when there is none."""
    return zlib.crc32(path.read_bytes()) if path.exists() else None


def check(home: Path, story: Story, before: int | None) -> int | None:
    """Compare the disk with what was told; the number of the match that the next start must take up."""
    data = home / "data"
    found = number_of(data / SAVE)
    if story.is_open and story.opened != before:
        raise LostError(f"the match on the disk was {before}, taken up was {story.opened}")
    told = story.files.get(SAVE, Written())
    last = before if told.done is None else told.done
    kept = [number_of(path) for path in data.glob("earlier*.json")]
    if found is None and last is not None:
        if last not in kept:
            raise LostError(f"the match {last} is gone")
    elif found != last and (told.begun is None or found != told.begun):
        raise LostError(f"the disk holds {found}, written was {last}, being written {told.begun}")
    aside = [path.name for folder in (data, home / "config") for path in folder.glob("*unreadable*")]
    if aside:
        raise LostError(f"unreadable: {', '.join(aside)}")
    for path in data.glob("*.json"):
        if path.name.startswith(("match", "earlier")):
            _check_match(path)
    return found


def _check_match(path: Path) -> None:
    try:
        record = decode(path.read_bytes())
    except UnreadableError as fault:
        raise LostError(f"{path.name} does not add up: {fault}") from fault
    if path.name != SAVE and not is_worth_keeping(record):
        raise LostError(f"{path.name} is a match that nobody would take up")


def main() -> int:
    """0 when nothing was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    home = Path(tempfile.mkdtemp(prefix="scopa-kill-"))
    present: int | None = None
    midst = early = writings = 0
    try:
        for kill in range(options.kills):
            story = live_and_die(home, options.seed * 100_003 + kill, rng)
            present = check(home, story, present)
            early += not story.is_open
            midst += any(one.begun is not None and one.begun != one.done for one in story.files.values())
            writings += story.writings
            if story.other:
                raise LostError(f"the program said: {story.other}")
            if (kill + 1) % 20 == 0:
                print(f"{kill + 1} kills, {writings} writings", flush=True)
    except LostError as fault:
        print(f"kill {kill + 1} of seed {options.seed}: {fault}\nThe home is kept in {home}.", file=sys.stderr)
        return 1
    shutil.rmtree(home, ignore_errors=True)
    print(
        f"{options.kills} kills, {early} while starting, {midst} while a file was being written, "
        f"{writings} writings in all: nothing lost, nothing doubled"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

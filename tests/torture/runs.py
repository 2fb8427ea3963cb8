"""Runs of steps: played in a fresh home, judged, made shorter where they fail, kept as files to play again."""

from __future__ import annotations

import json
import shutil
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.torture.rig import Rig, new_home
from tests.torture.steps import Step


@dataclass(frozen=True, slots=True)
class Run:
    """A seed and the steps that were made from it, or fewer of them."""

    seed: int
    steps: tuple[Step, ...]

    def write(self, path: Path, fault: str) -> None:
        """Keep the run as a file to play again."""
        content = {"seed": self.seed, "fault": fault.splitlines(), "steps": [step.plain() for step in self.steps]}
        path.write_text(json.dumps(content, indent=1), encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> Run:
        """A run from its file."""
        content = json.loads(path.read_text(encoding="utf-8"))
        return cls(content["seed"], tuple(map(Step.of, content["steps"])))


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong after so many steps; `kind` is the same for the same fault with fewer steps."""

    after: int
    kind: str
    text: str


def play(run: Run, seen: Counter[str] | None = None) -> Fault | None:
    """Play a run in a new home; the first fault, if there is one. `seen` counts how often each scene was on top."""
    home = new_home()
    rig, number = None, 0
    try:
        rig = Rig(home, run.seed)
        for number, step in enumerate(run.steps, start=1):  # noqa: B007  # told in the fault
            rig.do(step)
        rig.finish()
    except Exception as fault:  # noqa: BLE001  # whatever it is, it is what we look for
        return Fault(number, kind_of(fault), traceback.format_exc())
    finally:
        if rig is not None:
            rig.close()
            if seen is not None:
                seen += rig.seen
        shutil.rmtree(home, ignore_errors=True)
    return None


def kind_of(fault: Exception) -> str:
    """Type, place in our code and the first words: enough to know a fault again."""
    frames = [frame for frame in traceback.extract_tb(fault.__traceback__) if "scopa_gui" in frame.filename]
    where = f"{Path(frames[-1].filename).name}:{frames[-1].name}" if frames else "truth"
    return f"{type(fault).__name__} {where} {str(fault)[:40]}"


def shrink(run: Run, kind: str, judge: Callable[[Run], Fault | None] = play, tries: int = 200) -> Run:
    """Leave out steps, ever smaller pieces of them, as long as the same fault remains."""
    steps: Sequence[Step] = run.steps
    piece = max(1, len(steps) // 2)
    while tries > 0:
        start, shorter = 0, False
        while start < len(steps) and tries > 0:
            rest = (*steps[:start], *steps[start + piece :])
            tries -= 1
            found = judge(Run(run.seed, rest))
            if found is not None and found.kind == kind:
                steps, shorter = rest[: found.after] if found.after else rest, True
            else:
                start += piece
        if piece == 1 and not shorter:
            break
        piece = max(1, piece // 2)
    return Run(run.seed, tuple(steps))

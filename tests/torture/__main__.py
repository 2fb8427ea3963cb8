"""python -m tests.torture: random play for some minutes; faults are shrunk, printed and kept as files."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from tests.torture.runs import Fault, Run, play, shrink
from tests.torture.steps import random_steps
from tests.torture.ways import SCENES

STEPS = 150


def main() -> int:
    """0 when nothing was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=STEPS, help="steps a run")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="play a kept run again")
    parser.add_argument("--keep", type=Path, default=Path("."), metavar="FOLDER", help="where faults are written")
    parser.add_argument("--all", action="store_true", help="go on after a fault, one file for each kind")
    parser.add_argument("--tries", type=int, default=200, help="replays that shortening a fault may take")
    options = parser.parse_args()
    if options.replay is not None:
        fault = play(Run.read(options.replay))
        print(fault.text if fault else "no fault")
        return 1 if fault else 0
    kinds: dict[str, int] = {}
    seen: Counter[str] = Counter()
    end, number, steps = time.monotonic() + 60 * options.minutes, 0, 0
    while time.monotonic() < end and (options.all or not kinds):
        seed = options.seed * 1_000_003 + number
        run = Run(seed, tuple(random_steps(seed, options.steps)))
        number, steps = number + 1, steps + len(run.steps)
        fault = play(run, seen)
        if fault is not None:
            kinds[fault.kind] = kinds.get(fault.kind, 0) + 1
            if kinds[fault.kind] == 1:
                _tell(run, fault, options.keep, options.tries)
    print(f"{number} runs, {steps} steps, seeds from {options.seed * 1_000_003}: {sum(kinds.values())} faults")
    print("on top after a step:", ", ".join(f"{name} {count}" for name, count in seen.most_common()))
    print("never:", ", ".join(name for name in SCENES if name not in seen) or "none")
    for kind, count in kinds.items():
        print(f"  {count:4} {kind}")
    return 1 if kinds else 0


def _tell(run: Run, fault: Fault, folder: Path, tries: int) -> None:
    print(f"FAULT with seed {run.seed} after {fault.after} steps: {fault.kind}", flush=True)
    short = shrink(Run(run.seed, run.steps[: fault.after]), fault.kind, tries=tries)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fault-{run.seed}.json"
    short.write(path, fault.text)
    print(fault.text)
    for step in short.steps:
        print(f"  {step.do} {' '.join(map(repr, step.values))}")
    print(f"kept as {path}: python -m tests.torture --replay {path}", flush=True)


if __name__ == "__main__":
    sys.exit(main())

"""Makes a release of the version in scopa_gui/__init__.py: ``python build_scripts/release.py [--dry-run]``.

It refuses what nobody could build again or read about: a tree that is not committed, a version without a dated entry in
CHANGELOG.md, a tag that is there already, failing checks. Then it builds everything for this system, and tags last, so
that no tag names what did not build. Nothing leaves the machine.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from build_scripts.build import RESULT, prepare_environment, run, version  # noqa: E402  # the checkout's own
from build_scripts.changelog import find_release  # noqa: E402
from build_scripts.packing import downloads, write_sums  # noqa: E402

Command = Sequence[str]

CHECKS: Final[tuple[Command, ...]] = (("bash", ".ci/run"),)
GIT_SECONDS: Final = 60


def git(checkout: Path, *words: str) -> str:
    """One git command in a checkout; its output. CalledProcessError when git refuses."""
    command = ["git", "-C", str(checkout), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=GIT_SECONDS, check=True).stdout.strip()


def problems(checkout: Path, wanted: str) -> list[str]:
    """Why this version cannot be released as the checkout stands, each as a sentence; the checks are not run yet."""
    found = []
    if changed := git(checkout, "status", "--porcelain").splitlines():
        found.append(
            f"the tree is not clean, {len(changed)} files differ from the last commit: {changed[0].strip()} ..."
        )
    if git(checkout, "tag", "--list", tag_of(wanted)):
        found.append(f"the tag {tag_of(wanted)} is there already: raise __version__")
    release = find_release((checkout / "CHANGELOG.md").read_text(encoding="utf-8"), wanted)
    if release is None:
        found.append(f"CHANGELOG.md has no entry for {wanted}")
    elif not release.changes:
        found.append(f"CHANGELOG.md says nothing under {wanted}")
    elif release.day is None:
        found.append(f"CHANGELOG.md gives {wanted} no date")
    return found


def tag_of(wanted: str) -> str:
    return f"v{wanted}"


def failing(checkout: Path, checks: Sequence[Command]) -> Command | None:
    """The first of these commands that fails; None when all pass."""
    for check in checks:
        print("+", *check, flush=True)
        if subprocess.run(check, cwd=checkout, check=False).returncode != 0:
            return check
    return None


def build_commands(python: str, linux: bool = sys.platform.startswith("linux")) -> list[Command]:
    """What builds all downloads of this system; `python` is that of the build's own environment."""
    build = "build_scripts/build.py"
    commands: list[Command] = [
        (sys.executable, build, "--onedir", "--smoke", "--archive"),
        (sys.executable, build, "--onefile", "--smoke", "--archive"),
    ]
    if linux:
        commands.append((sys.executable, "build_scripts/linux/make_deb.py"))
    commands.append((python, "-m", "pip", "install", "--quiet", "build"))
    commands.append((python, "-m", "build", "--outdir", str(RESULT), "."))
    return commands


def main() -> None:
    parser = argparse.ArgumentParser(description="Check, build and tag the version in scopa_gui/__init__.py.")
    parser.add_argument("--dry-run", action="store_true", help="say what stands in the way and what would be done")
    wanted = parser.parse_args()
    number = version()
    found = problems(ROOT, number)
    for problem in found:
        print("refused:", problem)
    if wanted.dry_run:
        for command in (*CHECKS, *build_commands("PYTHON"), ("git", "tag", tag_of(number))):
            print("would run:", *command)
    if found:
        raise SystemExit(1)
    if not wanted.dry_run:
        release(number)


def release(number: str) -> None:
    """Run the checks, build everything, write the sums and tag the commit; SystemExit when a check fails."""
    python = str(prepare_environment())
    languages: Command = (python, "build_scripts/messages.py", "check", "--all")
    if failed := failing(ROOT, (languages, *CHECKS)):
        raise SystemExit(f"refused: {' '.join(failed)} fails")
    for old in downloads(RESULT, number):  # of another commit, perhaps
        old.unlink()
    for command in build_commands(python):
        run(command)
    sums = write_sums(RESULT, number)
    git(ROOT, "tag", "--annotate", "--message", f"Scopa {number}", tag_of(number))
    print(f"tagged {tag_of(number)}; {sums.relative_to(ROOT)}:\n{sums.read_text(encoding='utf-8')}")


if __name__ == "__main__":
    main()

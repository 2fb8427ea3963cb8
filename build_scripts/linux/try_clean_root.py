"""Tries downloads where nothing else is: ``python build_scripts/linux/try_clean_root.py FILE ...``, as root on Debian.

Each FILE is our Debian package or the one-file program. A Debian without Python is laid into a folder (debootstrap,
smallest variant), only the libraries that the package depends on are added, and there an ordinary user tests the
program, opens its window on a private screen outside and drags a card; at the end the package is removed and must leave
nothing behind. Pictures of the windows are kept in build/clean_root/. Needs debootstrap and the window tests' tools.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tests.window.desktop import Desktop, Program, private_desktop, running_program  # noqa: E402  # the checkout's own
from tests.window.table import drag_card, options  # noqa: E402

PICTURES: Final = ROOT / "build" / "clean_root"
USER: Final = "player"
SEARCHED: Final = "PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
PYTHON: Final = re.compile(r"(^|/)bin/python|(^|/)libpython|(^|/)lib/python[0-9]")
LIMIT_SECONDS: Final = 900
CHANGES_ANYWAY: Final = ("proc", "dev", "home", "tmp", "run", "var/log", "var/cache", "var/lib/dpkg", "var/lib/apt")


class CleanRootError(Exception):
    """What was tried did not go as it must."""


def say(*words: object) -> None:
    print("*", *words, flush=True)


def codename() -> str:
    """The name of the Debian that runs here, for debootstrap."""
    lines = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)["VERSION_CODENAME"]


class CleanRoot:
    """A Debian in a folder, and what is run in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home" / USER

    def lay(self) -> None:
        """Fill the folder, unless it is filled already, and give it an ordinary user.

        A link makes every path of this folder mean the same from inside, so that both sides can name files alike.
        """
        if not (self.folder / "etc" / "debian_version").exists():
            say("laying a Debian of its own into", self.folder)
            self._outside("debootstrap", "--variant=minbase", codename(), str(self.folder))
            self.run("useradd", "--create-home", USER)
            inner = self.folder / self.folder.relative_to("/")
            inner.parent.mkdir(parents=True, exist_ok=True)
            inner.symlink_to("/")
        if not (self.folder / "proc" / "self").exists():
            self._outside("mount", "-t", "proc", "proc", str(self.folder / "proc"))

    def close(self, keep: bool) -> None:
        """Unmount what was mounted; the folder goes too unless it is kept."""
        if (self.folder / "proc" / "self").exists():
            self._outside("umount", str(self.folder / "proc"))
        if not keep:
            shutil.rmtree(self.folder)

    def command(self, *words: str) -> list[str]:
        """The command that runs these words inside, as the ordinary user."""
        return ["chroot", f"--userspec={USER}:{USER}", str(self.folder), "/usr/bin/env", SEARCHED, *words]

    def run(self, *words: str) -> str:
        """Run one command inside, as root; its output."""
        return self._outside("chroot", str(self.folder), *words)

    def _outside(self, *words: str) -> str:
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        environment |= {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
        done = subprocess.run(
            words, env=environment, capture_output=True, text=True, timeout=LIMIT_SECONDS, check=False
        )
        if done.returncode:
            raise CleanRootError(f"{' '.join(words)}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done.stdout

    def files(self) -> set[str]:
        """Every file and folder but those that any installation changes."""
        found = set()
        for folder, folders, files in os.walk(self.folder):
            inside = Path(folder).relative_to(self.folder).as_posix()
            folders[:] = [name for name in folders if f"{inside}/{name}".removeprefix("./") not in CHANGES_ANYWAY]
            found |= {f"{inside}/{name}".removeprefix("./") for name in (*folders, *files)}
        return found

    def must_have_no_python(self) -> None:
        pythons = [name for name in self.files() if PYTHON.search(name)]
        if pythons:
            raise CleanRootError(f"this root is not clean: {pythons[:5]}")


def fields(package: Path, name: str) -> str:
    """One field of a Debian package."""
    command = ["dpkg-deb", "--field", str(package), name]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout.strip()


def try_deb(clean: CleanRoot, desktop: Desktop, package: Path) -> None:
    """Install, use and remove the package; CleanRootError when a file stays behind."""
    needed = [words.split()[0] for words in fields(package, "Depends").split(",")]
    clean.run("apt-get", "update")
    clean.run("apt-get", "install", "--yes", "--no-install-recommends", *needed)
    clean.must_have_no_python()
    before = clean.files()
    shutil.copy(package, clean.folder / "tmp" / package.name)
    clean.run("dpkg", "--install", f"/tmp/{package.name}")
    added = clean.files() - before
    say("installed", package.name, f"with {', '.join(needed)}: {len(added)} files and folders")
    use(clean, desktop, ["scopa"], PICTURES / "deb.png")
    clean.run("dpkg", "--purge", fields(package, "Package"))
    left = clean.files() - before
    if left or before - clean.files():
        raise CleanRootError(
            f"removing it left behind {sorted(left)[:10]} or took {sorted(before - clean.files())[:10]}"
        )
    say("removed, nothing left behind")


def try_program(clean: CleanRoot, desktop: Desktop, program: Path) -> None:
    """Use the one-file program from the user's home."""
    clean.must_have_no_python()
    copy = clean.home / "scopa"
    shutil.copy(program, copy)
    copy.chmod(0o755)
    use(clean, desktop, [f"/home/{USER}/scopa"], PICTURES / "onefile.png")


def use(clean: CleanRoot, desktop: Desktop, program: Sequence[str], picture: Path) -> None:
    """Let the program test itself, be honest about a missing screen, open its window and take a dragged card."""
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": f"/home/{USER}"}
    told = subprocess.run(
        clean.command(*program, "--self-test"),
        env=environment,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    print(told.stdout, told.stderr, sep="", flush=True)
    if told.returncode:
        raise CleanRootError("its own test failed")
    dead = environment | {"DISPLAY": ":987"}
    unseen = subprocess.run(clean.command(*program), env=dead, capture_output=True, text=True, timeout=60, check=False)
    if unseen.returncode != 2:
        raise CleanRootError(f"without a screen it ended with {unseen.returncode}, not 2: {unseen.stderr}")
    say("without a screen:", unseen.stderr.strip().splitlines()[-1])
    folder = Path(tempfile.mkdtemp(dir=clean.home))
    shutil.chown(folder, *two_ids(clean))
    with running_program(desktop, folder, options("--deck", "napoletane"), clean.command(*program), 60) as window:
        play(window, picture)


def two_ids(clean: CleanRoot) -> tuple[int, int]:
    """User and group of the ordinary user, as numbers."""
    kept = clean.home.stat()
    return kept.st_uid, kept.st_gid


def play(window: Program, picture: Path) -> None:
    """Drag a card in the window that was found on the private screen, and end the program as a system would."""
    rest = window.idle("table")
    card = rest["hand"][0][0]
    event = drag_card(window, rest)
    if event["card"] != card:
        raise CleanRootError(f"dragged {card}, but {event} came of it")
    window.idle("table")
    window.wait_until_still()
    picture.parent.mkdir(parents=True, exist_ok=True)
    window.picture(picture)
    window.process.send_signal(signal.SIGTERM)
    code = window.process.wait(20)
    if code != 0:
        raise CleanRootError(f"asked to end, it ended with {code}")
    say("window opened, dragged", card, "->", event["kind"], "; picture in", picture.relative_to(ROOT))


@contextlib.contextmanager
def clean_root(folder: Path | None) -> Iterator[CleanRoot]:
    """A clean root in `folder`, which is kept, or in one of its own, which goes at the end."""
    clean = CleanRoot(folder.resolve() if folder else Path(tempfile.mkdtemp(prefix="scopa-root-")))
    clean.folder.chmod(0o755) if clean.folder.exists() else clean.folder.mkdir(parents=True)
    try:
        clean.lay()
        yield clean
    finally:
        clean.close(keep=folder is not None)


def main() -> None:
    parser = argparse.ArgumentParser(description="Try downloads in a Debian without Python.")
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a .deb of ours, or the one-file program")
    parser.add_argument("--root", metavar="FOLDER", type=Path, help="use and keep this root; laid where there is none")
    wanted = parser.parse_args()
    if os.geteuid() != 0:
        raise SystemExit("only root can lay a Debian into a folder and step into it")
    try:
        with clean_root(wanted.root) as clean, private_desktop(clean.home) as desktop:
            for file in sorted(wanted.files, key=lambda file: file.suffix != ".deb"):  # it brings the libraries
                (try_deb if file.suffix == ".deb" else try_program)(clean, desktop, file.resolve())
    except CleanRootError as fault:
        raise SystemExit(f"FAILED: {fault}") from fault
    say("all is well")


if __name__ == "__main__":
    main()

"""Reads CHANGELOG.md: the versions, their dates and what changed, for whoever makes a release of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CHANGELOG: Final = ROOT / "CHANGELOG.md"

_HEAD: Final = re.compile(r"^## \[(?P<version>[0-9][^\]]*)\](?: - (?P<day>\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)
_ITEM: Final = re.compile(r"^- (.+(?:\n {2,}.+)*)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Release:
    """One version: `day` is None while it has no date yet; each of `changes` is one line of plain text."""

    version: str
    day: date | None
    changes: tuple[str, ...]


def releases(text: str) -> Iterator[Release]:
    """The numbered versions of a changelog in its own order, newest first; *Unreleased* is none of them.

    Raises ValueError for a date that no calendar has.
    """
    heads = list(_HEAD.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    for head, end in zip(heads, ends, strict=True):
        day = date.fromisoformat(head["day"]) if head["day"] else None
        items = _ITEM.findall(text[head.end() : end])
        yield Release(head["version"], day, tuple(" ".join(item.split()) for item in items))


def find_release(text: str, version: str) -> Release | None:
    """The entry of one version; None where the changelog has none."""
    return next((release for release in releases(text) if release.version == version), None)

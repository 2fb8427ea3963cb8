"""Every option has its words and its place on the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scopa_gui.engine import ALLOWED, CLASSIC, FIELD_NAMES, GROUPS, INFO, OPTIONS, OptionInfo

SUITS = {"of_coins", "of_cups"}


def test_every_field_once() -> None:
    assert sorted(info.field for info in OPTIONS) == sorted(FIELD_NAMES)
    assert set(INFO) == set(FIELD_NAMES)


def test_groups_are_all_used_and_stand_together() -> None:
    order = list(dict.fromkeys(info.group for info in OPTIONS))
    assert order == list(GROUPS)
    assert [info.group for info in OPTIONS] == sorted((info.group for info in OPTIONS), key=order.index)


@pytest.mark.parametrize("info", OPTIONS, ids=lambda info: info.field)
def test_words(info: OptionInfo) -> None:
    assert info.label[0] == "option"
    assert info.meaning[0] == "option meaning"
    assert info.label[1]
    assert info.label[1][0].isupper()
    assert info.meaning[1].endswith(".")
    assert set(re.findall(r"{(\w+)}", info.meaning[1])) <= SUITS
    assert "{" not in info.label[1]


@pytest.mark.parametrize("info", OPTIONS, ids=lambda info: info.field)
def test_values(info: OptionInfo) -> None:
    assert info.allowed == ALLOWED[info.field]
    assert info.default == CLASSIC.value_of(info.field)
    assert len(info.allowed) > 1


def test_labels_differ() -> None:
    assert len({info.label for info in OPTIONS}) == len(OPTIONS)


def test_rules_page_names_every_field() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    assert [name for name in FIELD_NAMES if f"| `{name}` |" not in page] == []

"""The torture itself: it finds what is planted, makes it short, plays it again, and a short run of it finds nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from scopa_gui.app.saves import Saves
from scopa_gui.engine import GameRecord
from scopa_gui.ui.scenes.table.model import TableModel
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.scenes.table.words import TableWords
from tests.torture.rig import Rig, new_home
from tests.torture.runs import Fault, Run, play, shrink
from tests.torture.soak import play_hands
from tests.torture.steps import DIGITS, KINDS, LETTERS, NAMED, Step, random_steps
from tests.torture.ways import SCENES

PAST = Path(__file__).resolve().parent / "past"
"""Runs that once showed a fault, made short."""
SOURCES = tuple((Path(__file__).resolve().parents[2] / "scopa_gui" / "ui").rglob("*.py"))


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_a_short_run_finds_nothing(seed: int) -> None:
    fault = play(Run(seed, tuple(random_steps(seed, 60))))
    assert fault is None, fault.text


def test_steps_come_from_the_seed_alone_and_read_back(tmp_path: Path) -> None:
    run = Run(9, tuple(random_steps(9, 400)))
    assert run.steps == tuple(random_steps(9, 400))
    assert {step.do for step in run.steps} == set(KINDS)
    run.write(tmp_path / "run.json", "two\nlines")
    assert Run.read(tmp_path / "run.json") == run


def test_a_match_that_is_not_saved_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Saves.store

    def forgetful(self: Saves, record: GameRecord) -> None:
        if not record.hands or len(record.hands[-1].moves) != 3:
            store(self, record)

    monkeypatch.setattr(Saves, "store", forgetful)
    fault = play(Run(1, tuple(random_steps(1, 60))))
    assert fault is not None
    assert "the save is the session's record" in fault.text


def test_drawing_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = TableScene.draw

    def restless(self: TableScene, surface: object) -> None:
        draw(self, surface)  # type: ignore[arg-type]
        self.model.lights = {0: 0.5}

    monkeypatch.setattr(TableScene, "draw", restless)
    match = Step("match", ("scopa_classica", 2, "easy", 1))
    fault = play(Run(1, (match, Step("draw"))))
    assert fault is not None
    assert "drawing changed table" in fault.text


def test_a_fault_is_made_short() -> None:
    """Of sixty-two steps two matter; a judge stands in for the program."""
    steps = tuple(random_steps(3, 60))
    wanted = {steps[20], steps[41]}

    def judge(run: Run) -> Fault | None:
        return Fault(len(run.steps), "it", "") if wanted <= set(run.steps) else None

    assert set(shrink(Run(3, steps), "it", judge).steps) == wanted


def test_a_soak_counts_hands_and_looks_at_memory() -> None:
    rig = Rig(new_home(), 1)
    try:
        rig.do(Step("setting", ("animation", "off")))
        rig.do(Step("match", ("scopa_classica", 2, "easy", 1)))
        samples = play_hands(rig, 4, 2, pictures=False)
    finally:
        rig.close()
    assert [one.hands for one in samples] == [2, 4]
    assert len({one.files for one in samples}) == 1
    assert all(one.memory > 10_000_000 for one in samples)


HOT_SEAT = Step("match", ("scopa_classica", 2, "person", 1, 0, 1))
DECLARED = Step("match", ("cirulla_a_due", 2, "person", 1))
SHORT = Step("match", ("scopa_classica", 2, "easy", 1, 0, 1))


def scene_names() -> set[str]:
    """What every scene in the source calls itself."""
    found = (re.findall(r'name: ClassVar\[str\] = "(\w+)"', path.read_text("utf-8")) for path in SOURCES)
    return {name for names in found for name in names}


def test_there_is_a_way_to_every_scene() -> None:
    assert scene_names() <= {*SCENES}


@pytest.mark.parametrize("name", sorted(scene_names()))
def test_every_way_leads_to_its_scene(name: str) -> None:
    before = {"curtain": HOT_SEAT, "glance": DECLARED}.get(name, SHORT)
    steps = [Step("setting", ("animation", "off")), before]
    if name == "ask":
        steps.append(Step("menu", ("match_end",)))  # so that there is something to clear
    rig = Rig(new_home(), 1)
    try:
        for step in (*steps, Step("menu", (name,))):
            rig.do(step)
        assert rig.program.stack.top is not None
        assert rig.program.stack.top.name == name
    finally:
        rig.close()


def test_every_key_that_means_something_is_pressed() -> None:
    used = {name for path in SOURCES for name in re.findall(r"pygame\.(K_\w+)", path.read_text("utf-8"))}
    assert used
    assert {getattr(pygame, name) for name in used} <= {*NAMED, *DIGITS, *LETTERS}


def test_a_hand_that_is_not_veiled_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sit = TableModel.sit

    def careless(self: TableModel, viewer: int, words: TableWords, *, veiled: bool) -> None:
        sit(self, viewer, words, veiled=False)

    monkeypatch.setattr(TableModel, "sit", careless)
    go_on = (Step("forward", (0,)), Step("advance", (0.3, 0.1)))
    fault = play(Run(1, (Step("setting", ("animation", "off")), HOT_SEAT, *go_on * 8)))
    assert fault is not None
    assert "cards are seen by" in fault.text


@pytest.mark.parametrize("path", sorted(PAST.glob("*.json")), ids=lambda path: path.stem)
def test_faults_of_the_past_do_not_come_back(path: Path) -> None:
    fault = play(Run.read(path))
    assert fault is None, fault.text

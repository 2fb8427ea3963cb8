"""What keeps the window fast: counted, never timed. How fast it is, build_scripts/bench_ui.py measures."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from typing import Any, Final

import pygame
import pytest

from scopa_gui.app.decks import read_shelf
from scopa_gui.app.start import StartOptions
from scopa_gui.app.thinker import InlineThinker
from scopa_gui.engine import CARDS, Card
from scopa_gui.stage.geometry import Pose
from scopa_gui.ui import deck_art
from scopa_gui.ui import sprites as sprites_module
from scopa_gui.ui.deck_art import PATIENCE, Budget, DeckArt
from scopa_gui.ui.desk import drawing_desk
from scopa_gui.ui.fonts import Fonts
from scopa_gui.ui.look import TableLook
from scopa_gui.ui.patchwork import Patchwork, Piece
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.sprites import CardLook, CardSprites
from scopa_gui.ui.stretching import SIZE_REST
from tests.pilot import Pilot, piloted

NAMES: Final = [str(card) for card in CARDS]
FIRST_PICTURE: Final = """
import sys
from scopa_gui.app.start import parse_options
from scopa_gui.app.thinker import ProcessThinker
from scopa_gui.ui.patchwork import Patchwork, Piece
from scopa_gui.ui.program import Program
from scopa_gui.ui.window import begin_display
begin_display(headless=True)
program = Program(parse_options(["--headless", "--no-sound"]), ProcessThinker(lambda: 0.0))
program.begin()
assert program.draw()
print(*sorted(name for name in sys.modules if name.startswith("scopa_gui.")))
program.close()
"""


class SlowDesk(Executor):
    """Draws only when told to: what a frame does meanwhile can be looked at."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Put it on the pile."""
        future: Future[Any] = Future()
        self._waiting.append((future, lambda: fn(*args, **kwargs)))
        return future

    def __len__(self) -> int:
        return len(self._waiting)

    def begin(self) -> None:
        """Begin the first drawing, and come to no end."""
        self._waiting[0][0].set_running_or_notify_cancel()

    def work(self) -> None:
        """Draw everything that waits."""
        for future, draw in self._waiting:
            if future.running() or future.set_running_or_notify_cancel():
                future.set_result(draw())
        self._waiting.clear()


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The drawings read from now on, by the names of their files."""
    found: list[str] = []
    plain = deck_art.read_drawing

    def read(path: Any, height: int, tint: str = "") -> pygame.Surface:
        found.append(path.stem)
        return plain(path, height, tint)

    monkeypatch.setattr(deck_art, "read_drawing", read)
    return found


@pytest.fixture
def desk() -> SlowDesk:
    return SlowDesk()


@pytest.fixture
def art(window: pygame.Window, desk: SlowDesk) -> DeckArt:
    return DeckArt(read_shelf().deck("napoletane"), desk=desk)


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with piloted(game="scopa_classica", windowed=(960, 600)) as one:
        yield one


def test_the_first_picture_needs_no_other_scene_and_no_player() -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PICTURE], capture_output=True, text=True, check=True, timeout=120
    )
    read = done.stdout.split("\n")[-2].split()
    assert "scopa_gui.ui.scenes.title" in read
    scenes = [name for name in read if name.startswith("scopa_gui.ui.scenes.")]
    early = ("table", "learn", "decks", "settings", "statistics", "new_game", "open_hands")
    assert not [name for name in scenes if name.split(".")[3] in early]
    assert not {"scopa_gui.ai.expert", "scopa_gui.ai.greedy", "scopa_gui.ai.search", "scopa_gui.ui.showcase"} & {*read}


def test_no_frame_waits_for_a_drawing_that_the_desk_can_make(art: DeckArt, desk: SlowDesk, reads: list[str]) -> None:
    sprites = CardSprites(art)
    look = CardLook.of("7D", Pose(0, 0, 2, 90))
    budget = Budget(2)
    assert art.picture("3B", 90, budget).get_height() == 90
    sprites.sprite(look, budget)
    assert not reads
    assert budget.is_spent, "the frame must come again"
    desk.work()
    again = Budget(2)
    sprites.sprite(look, again)
    assert look in sprites
    assert art.picture("3B", 90, again) is art.picture("3B", 90)
    assert sorted(reads) == ["3B", "7D"]


def test_a_frame_that_waits_takes_the_drawing_under_way(art: DeckArt, desk: SlowDesk, reads: list[str]) -> None:
    art.ask("7D", 90)
    art.ask("7D", 90)
    assert len(desk) == 1
    desk.work()
    assert art.picture("7D", 90, Budget.unlimited()) is art.picture("7D", 90)
    assert reads == ["7D"]


def test_what_comes_from_the_desk_is_taken_in_one_by_one(art: DeckArt, desk: SlowDesk) -> None:
    for name in NAMES[:3]:
        art.ask(name, 60)
    art.collect()
    assert not any(art.is_ready(name, 60) for name in NAMES)
    desk.work()
    for count in (1, 2, 3, 3):
        art.collect()
        assert sum(art.is_ready(name, 60) for name in NAMES) == count


def test_what_is_kept_of_a_pack_is_bounded_by_the_window(fonts: Fonts) -> None:
    look = TableLook(read_shelf(), fonts)
    look.fit(320, 200)
    window = 320 * 200 * 4
    for turn in range(0, 60, 6):
        for name in NAMES[:12]:
            look.sprites.sprite(CardLook(name, 100, half_degrees=turn))
    assert window < look.sprites.kept_bytes <= 3 * window
    assert window < look.art.kept_bytes <= 2 * window


def test_a_pack_that_was_put_away_is_not_drawn_any_more(fonts: Fonts, desk: SlowDesk, reads: list[str]) -> None:
    look = TableLook(read_shelf(), fonts, desk)
    look.art.ask("7D", 90)
    look.art.close()
    desk.work()
    assert not reads


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The pixels that each picture of a table painted anew."""
    found: list[int] = []
    plain = Patchwork.paint

    def paint(self: Patchwork, surface: pygame.Surface, pieces: Sequence[Piece]) -> list[pygame.Rect]:
        areas = plain(self, surface, pieces)
        found.append(sum(area.width * area.height for area in areas))
        return areas

    monkeypatch.setattr(Patchwork, "paint", paint)
    return found


def test_while_a_card_is_dragged_only_its_surroundings_are_painted(pilot: Pilot, painted: list[int]) -> None:
    pilot.settle()
    (x, y), *_ = pilot.hand().values()
    pilot.carry((x, y), (x, y - 80))
    pilot.advance(2.0, draw=True)
    painted.clear()
    for step in range(20):
        pilot.move((x - 2 * step, y - 80), pressed=True)
        pilot.advance(0.016, draw=True)
    width, height = pilot.program.stack.size
    assert len(painted) == 20
    assert max(painted) < width * height / 6


def test_a_pulled_border_stretches_the_old_picture_until_it_rests(pilot: Pilot) -> None:
    program = pilot.program
    program.stretching.rest = SIZE_REST
    pilot.settle()
    program.draw()
    sizes: list[tuple[int, int]] = []
    for width in (1000, 1040, 1080):
        pilot.resize(width, 640)
        program.update(SIZE_REST / 2)
        assert program.draw()
        sizes.append(program.stack.size)
        assert program.surface.get_size() == (width, 640)
        assert len({*map(tuple, (program.surface.get_at((x, 300)) for x in range(100, 900, 50)))}) > 4
    assert sizes == [(960, 600)] * 3
    program.update(SIZE_REST)
    assert program.draw()
    assert program.stack.size == (1080, 640)


def test_a_size_before_the_first_picture_is_taken_at_once() -> None:
    program = Program(StartOptions(headless=True, windowed=(960, 600)), InlineThinker())
    program.stretching.rest = SIZE_REST
    program.begin()
    program.window.size = (1000, 640)
    program.handle(pygame.Event(pygame.WINDOWSIZECHANGED))
    assert program.stack.size == (1000, 640)
    program.close()


def test_cards_without_a_picture_share_one_stand_in(
    art: DeckArt, desk: SlowDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    baked: list[str] = []
    plain = sprites_module.bake

    def bake(picture: pygame.Surface, width: int, look: CardLook, *rest: Any) -> pygame.Surface:
        baked.append(look.name)
        return plain(picture, width, look, *rest)

    monkeypatch.setattr(sprites_module, "bake", bake)
    sprites, looks = CardSprites(art), [CardLook(name, 90, half_degrees=8) for name in NAMES[:5]]
    blanks = [sprites.sprite(look, Budget(2)) for look in looks for _ in range(3)]
    assert len(baked) == 1
    assert all(one is blanks[0] for one in blanks)
    desk.work()
    assert sprites.sprite(looks[0], Budget(2)) is not blanks[0], "its own picture has come"


def test_a_sprite_is_made_at_once_where_a_stand_in_would_cost_as_much(art: DeckArt, desk: SlowDesk) -> None:
    sprites, first, second = CardSprites(art), CardLook("7D", 90, half_degrees=8), CardLook("7D", 90, half_degrees=14)
    art.ask("7D", 180)
    desk.work()
    art.collect()
    sprites.sprite(first, Budget(0))
    assert first in sprites, "nothing of this height could stand in"
    assert sprites.sprite(second, Budget(0)) is sprites.sprite(first), "the card as it lay a moment ago stands in"
    assert second not in sprites


def test_a_card_held_still_for_a_moment_costs_nothing(pilot: Pilot, painted: list[int]) -> None:
    """Between two moves of the mouse there may be a frame in which nothing moves."""
    pilot.settle()
    start = next(iter(pilot.hand().values()))
    pilot.carry(start, (start[0], start[1] - 60))
    pilot.advance(2.0, draw=True)
    painted.clear()
    for _ in range(5):
        pilot.program._dirty = False
        pilot.scene(TableScene)._drawn = False
        pilot.program.draw()
    assert painted == [0] * 5


def test_where_the_desk_is_stuck_pictures_are_drawn_at_once(art: DeckArt, desk: SlowDesk, reads: list[str]) -> None:
    """The desk has the lowest priority: on a busy machine it may hardly ever get a turn."""
    for name in ("7D", "3B", "1C"):
        art.picture(name, 90, Budget(2))
    desk.begin()
    for _ in range(PATIENCE - 1):
        art.collect()
        assert not art.is_at_hand("7D", 90)
    art.collect()
    drawn = [art.picture(name, 90, Budget(2)) for name in ("7D", "3B")]
    assert reads == ["7D", "3B"]
    desk.work()
    assert reads == ["7D", "3B", "7D", "1C"], "only what was begun is drawn twice"
    assert [art.picture(name, 90) for name in ("7D", "3B")] == drawn
    art.collect()
    assert not art.is_at_hand("2S", 90), "it has got on"


def test_who_waits_in_a_long_row_goes_on_waiting(art: DeckArt, desk: SlowDesk, reads: list[str]) -> None:
    for name in NAMES:
        art.picture(name, 90, Budget(2))
    for _ in range(2 * PATIENCE):
        art.collect()
    assert not art.is_at_hand("7D", 90)
    assert not reads


def test_no_card_is_dealt_before_there_is_a_back(desk: SlowDesk) -> None:
    with piloted(begin=False, game="scopa_classica", speed="normal") as pilot:
        pilot.program.context.look._desk = desk
        pilot.program.context.look._use(pilot.program.context.look.deck)
        pilot.program.begin()
        table = pilot.scene(TableScene)
        pilot.advance(0.02, draw=True)
        first = dict(table.model.motion.poses)
        pilot.advance(0.2, draw=True)
        assert dict(table.model.motion.poses) == first
        desk.work()
        pilot.advance(0.2, draw=True)
        assert dict(table.model.motion.poses) != first


@pytest.mark.skipif(sys.platform != "linux", reason="only on Linux has a thread a priority of its own")
def test_the_desk_makes_way_for_the_window() -> None:
    desk = drawing_desk()
    policy = desk.submit(lambda: os.sched_getscheduler(threading.get_native_id())).result()
    desk.shutdown()
    assert policy == os.SCHED_IDLE
    assert os.sched_getscheduler(0) != os.SCHED_IDLE


def test_a_held_card_gets_sharp_whether_it_hangs_straight_or_leans(desk: SlowDesk) -> None:
    with piloted(begin=False, game="scopa_classica", speed="normal") as pilot:
        look = pilot.program.context.look
        look._desk = desk
        look._use(look.deck)
        pilot.program.begin()
        for _ in range(12):
            desk.work()
            pilot.advance(0.5, draw=True)
        pilot.settle()
        (name, (x, y)), *_ = pilot.hand().items()
        pilot.carry((x, y), (x, y - 120))
        pilot.advance(0.5, draw=True)
        desk.work()
        pilot.advance(0.5, draw=True)
        table = pilot.scene(TableScene)
        pose = table.model.motion.pose(Card.parse(name))
        assert pose is not None
        assert CardLook.of(name, pose, step=1.0) in look.sprites
        assert table._picture.is_finished

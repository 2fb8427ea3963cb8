"""Whatever is said at the table in six languages fits its place at the largest text size, in small windows too."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import ModuleType

import pytest

from scopa_gui.ai.levels import choose
from scopa_gui.app import i18n
from scopa_gui.app.hints import hint_words
from scopa_gui.app.i18n import LANGUAGES
from scopa_gui.app.session import SessionStatus
from scopa_gui.engine import Cards, Play, apply, why_not
from scopa_gui.stage.choice import Choice
from scopa_gui.stage.layout import TableLayout
from scopa_gui.ui import text
from scopa_gui.ui.scenes.table import things
from scopa_gui.ui.scenes.table.picture import CAPTION_LEADING, caption_lines
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.scenes.table.spots import layout_for
from tests.pilot import Pilot, piloted

SIZES = [(960, 600), (1280, 800)]
GAMES = ["scopa_classica", "scopa_a_sei_coppie", "quindici_con_assi", "escoba_de_15", "cirulla", "scopone"]


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    i18n.set_language("en")


def spoken(table: TableScene) -> Iterator[str]:
    """All that may stand in the line below the cards now that it is the person's turn."""
    words, state, view = table.model.words, table.session.state, table.session.view(0)
    yield words.turn(table.model.motion.board)
    yield hint_words(view, choose("medium", view, 1), words.talk, words.family)
    moves = view.legal_moves()
    plays = tuple(move for move in moves if isinstance(move, Play))
    if len(plays) < len(moves):
        yield words.offer()
    yield words.choice(Choice(plays))
    for move in moves:
        if isinstance(move, Play):
            yield words.preview(move)
        yield from (words.event(event) for event in apply(state, move)[1])
    for card in state.held[0]:
        for chosen in (None, state.table, *(Cards.of((one,)) for one in state.table)):
            refusal = why_not(state, card, chosen)
            if refusal is not None:
                yield words.refusal(refusal)
    yield from (words.not_yet(seat) for seat in range(state.seats))


def persons_turns(table: TableScene) -> Iterator[None]:
    """A hand, at each of the person's turns; the person plays at random."""
    chance, session = random.Random(2), table.session
    while session.status is SessionStatus.PLAYING:
        if session.turn != 0:
            assert session.tick()
            continue
        yield
        session.submit(0, chance.choice(session.view(0).legal_moves()))


@pytest.mark.parametrize("game", GAMES)
def test_every_line_below_the_cards_is_read_whole(game: str) -> None:
    with piloted(game=game, level="easy", speed="off", seed=5) as pilot:
        table, context = pilot.scene(TableScene), pilot.program.context
        context.change(text_size=160, warnings=True)
        options = table.session.record.options
        layouts = [layout_for(context, options, size) for size in SIZES]
        shortened, lines = set[tuple[int, str, str]](), set[tuple[str, str]]()
        for _ in persons_turns(table):
            for language in LANGUAGES:
                i18n.set_language(language)
                lines.update((language, line) for line in spoken(table))
        assert len(lines) > 100
        for layout in layouts:
            for language, line in lines:
                _, drawn = caption_lines(context.fonts, line, layout)
                if len(drawn) > 2 or " ".join(drawn) != line:
                    shortened.add((layout.width, language, line))
        assert not shortened


def test_two_lines_have_room_between_the_table_and_a_raised_card() -> None:
    words = "Am besten: Zwei der Kelche. " * 4
    with piloted(game="scopa_a_sei_coppie", speed="off") as pilot:
        table, context = pilot.scene(TableScene), pilot.program.context
        context.change(text_size=160)
        for size in SIZES:
            layout = layout_for(context, table.session.record.options, size)
            pixels, lines = caption_lines(context.fonts, words.strip(), layout)
            assert len(lines) == 2
            half = pixels * CAPTION_LEADING
            raised = stance_top(layout)
            assert layout.zone.bottom < layout.caption().center.y - half + layout.px(2)
            assert layout.caption().center.y + half - layout.px(4) < raised


def stance_top(layout: TableLayout) -> float:
    """The upper edge of the highest raised card."""
    return min(layout.hand(i, 3, raised=True).y for i in range(3)) - layout.hand_height / 2


class Shortened:
    """Notes all words that are drawn with an ellipsis."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *modules: ModuleType) -> None:
        self.words: list[str] = []
        plain = text.shorten
        for module in modules:

            def noted(*args: object, **more: object) -> str:
                found = plain(*args, **more)  # type: ignore[arg-type]
                if found != args[1]:
                    self.words.append(str(args[1]))
                return found

            monkeypatch.setattr(module, "shorten", noted)


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize(
    ("scene", "game"),
    [
        ("table", "scopa_classica"),
        ("table", "scopa_a_tre"),
        ("table", "scopone"),
        ("table", "scopa_a_sei_coppie"),
        ("table", "scopa_a_sei_squadre"),
        ("choice", "quindici_mista"),
        ("declaration", "cirulla"),
        ("declaration", "cirulla_a_due"),
    ],
)
def test_nothing_at_the_table_is_shortened(
    scene: str, game: str, left_handed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with piloted(scene=scene, game=game, speed="off", seed=3) as pilot:
        context = pilot.program.context
        context.change(text_size=160, table_total=True, cards_gone=True, left_handed=left_handed)
        seen = Shortened(monkeypatch, things, text)
        for size in SIZES:
            pilot.resize(*size)
            for language in LANGUAGES:
                context.change(language=language)
                draw(pilot)
                assert not seen.words, f"{language} at {size}"


def draw(pilot: Pilot) -> None:
    """Paint the table anew."""
    pilot.advance(0.05)
    pilot.picture()

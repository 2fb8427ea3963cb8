"""In every scene, in six languages at the largest text size, words stay in their place and apart from each other."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame
import pytest

from scopa_gui.app import curtain_words, i18n, notices
from scopa_gui.app.session import SessionStatus
from scopa_gui.ui import text
from scopa_gui.ui.fonts import Face, Fonts
from scopa_gui.ui.materials.chalk import Chalk
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.ask import AskScene
from scopa_gui.ui.scenes.curtain import CurtainScene
from scopa_gui.ui.scenes.glance import GlanceScene
from scopa_gui.ui.scenes.learn import TABS, LearnScene
from scopa_gui.ui.scenes.lesson_count import LessonCountScene
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.scenes.settings import TAB_KEYS, SettingsScene
from scopa_gui.ui.scenes.table.menu import TableMenuScene
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.showcase import played_session
from tests.pilot import Pilot, piloted

SIZES = [(960, 600), (1280, 800)]
LETTERS = 0.7
"""The share of a line's height that letters fill: boxes of two lines may touch above and below that."""
MAY_SHORTEN: dict[str, re.Pattern[str]] = {
    "count": re.compile(r"^(Velia|Amede|Nosotr)"),
    "match_end": re.compile(r"^…$"),
    "open_hands": re.compile(r"."),
    "decks": re.compile(r"^(Camp|Kamp|Romagn)"),
}
"""What may end in an ellipsis: names of pairs on the narrow slate and on tags, hands of a long match that are left out,
and the region on a pack's small card, which stands whole beside the chosen pack.
"""


@dataclass(frozen=True)
class Written:
    """Words, where their letters lie, the part of the surface that was open to them, and on which surface."""

    words: str
    rect: pygame.Rect
    open: pygame.Rect
    surface: int


class Pen:
    """Notes every line that is written."""

    def __init__(self) -> None:
        self.lines: list[Written] = []

    def note(self, surface: pygame.Surface, words: str, width: int, height: int, x: float, middle: float) -> None:
        rect = pygame.Rect(round(x), round(middle - height * LETTERS / 2), width, round(height * LETTERS))
        self.lines.append(Written(words, rect, surface.get_clip(), id(surface)))

    def out_of_place(self) -> list[Written]:
        """Lines in sight that reach over the left or right end of what was open to them."""
        return [
            one
            for one in self.lines
            if one.open.top < one.rect.centery < one.open.bottom
            and (one.rect.left < one.open.left - 1 or one.rect.right > one.open.right + 1)
        ]

    def on_each_other(self, window: pygame.Surface) -> list[tuple[str, str]]:
        """Pairs of lines in sight on the window that share a place."""
        seen = [one for one in self.lines if one.surface == id(window) and one.rect.colliderect(one.open) and one.words]
        found = []
        for i, one in enumerate(seen):
            for other in seen[i + 1 :]:
                shared = one.rect.clip(other.rect)
                if shared.width > 3 and shared.height > 3 and one.words != other.words:
                    found.append((one.words, other.words))
        return found


@pytest.fixture
def pen(monkeypatch: pytest.MonkeyPatch) -> Pen:
    """Every module that writes labels, and the chalk, tell this pen."""
    noted = Pen()
    plain, chalk = text.label, Chalk.label

    def label(
        surface: pygame.Surface,
        fonts: Fonts,
        words: str,
        face: Face,
        size: int,
        tone: str,
        at: tuple[float, float],
        align: text.Align = text.Align.CENTER,
    ) -> pygame.Rect:
        width = fonts.width(words, face, size)
        noted.note(surface, words, width, fonts.line_height(face, size), at[0] - width * align.value, at[1])
        return plain(surface, fonts, words, face, size, tone, at, align)

    def write(
        self: Chalk,
        surface: pygame.Surface,
        words: str,
        size: int,
        at: tuple[float, float],
        align: float = 0.5,
        *rest: str,
        **named: str,
    ) -> pygame.Rect:
        width = self.width(words, size)
        noted.note(surface, words, width, round(size * 0.9), at[0] - width * align, at[1])
        return chalk(self, surface, words, size, at, align, *rest, **named)

    for name, module in list(sys.modules.items()):
        if name.startswith("scopa_gui.ui") and getattr(module, "label", None) is plain:
            monkeypatch.setattr(module, "label", label)
    monkeypatch.setattr(Chalk, "label", write)
    return noted


@contextmanager
def large(language: str, size: tuple[int, int], game: str | None = None) -> Iterator[Pilot]:
    with piloted(lang=language, windowed=size, speed="off", game=game) as pilot:
        pilot.program.context.change(text_size=160)
        try:
            yield pilot
        finally:
            i18n.set_language("en")


def check(pilot: Pilot, pen: Pen, *, overlaps: bool = True) -> None:
    """Draw the whole picture and judge what was written."""
    for _ in range(40):  # cold cards are drawn a few a frame
        pilot.advance(0.02, draw=True)
        if not pilot.top.is_moving:
            break
    top = pilot.top
    top.resize(*pilot.program.window.size)
    if isinstance(top, PaperScene):
        top.restyle()
    pen.lines.clear()
    top.draw(pilot.program.surface)
    assert pen.lines or top.name == "table_menu", f"{top.name} writes nothing"
    assert pen.out_of_place() == [], top.name
    if overlaps:
        assert pen.on_each_other(pilot.program.surface) == [], top.name
    cut = [one.words for one in pen.lines if one.words.endswith(text.ELLIPSIS) and one.rect.colliderect(one.open)]
    may = MAY_SHORTEN.get(top.name)
    assert [words for words in cut if may is None or not may.match(words)] == [], top.name


def scenes(pilot: Pilot) -> Iterator[Callable[[], Scene | None]]:
    """Ways to put every scene of papers on top."""
    context = pilot.program.context
    routes = context.routes
    yield lambda: None  # the title
    yield routes.new_game
    yield lambda: routes.profiles("cirulla", NewGameScene(context).options)
    for tab in range(len(TAB_KEYS)):
        yield lambda tab=tab: _at_tab(SettingsScene(context), tab)  # type: ignore[misc]
    for tab in range(len(TABS)):
        yield lambda tab=tab: _at_tab(LearnScene(context), tab)  # type: ignore[misc]
    yield routes.decks
    yield routes.statistics
    yield lambda: AskScene(context, notices.clear_statistics())
    yield lambda: CurtainScene(context, "Bartolomeo")
    yield lambda: CurtainScene(context, "Bartolomeo", looks=True)
    yield lambda: GlanceScene(context)


def _at_tab(scene: SettingsScene | LearnScene, tab: int) -> Scene:
    scene.tab = tab
    return scene


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_scenes_of_papers(language: str, size: tuple[int, int], pen: Pen) -> None:
    with large(language, size) as pilot:
        for make in scenes(pilot):
            scene = make()
            if scene is not None:
                pilot.program.stack.push(scene)
            check(pilot, pen)
            if scene is not None:
                pilot.program.stack.pop()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["scopa_classica", "scopa_a_sei_coppie", "cirulla", "scopa_con_premi"])
def test_count_match_end_and_statistics(language: str, size: tuple[int, int], game: str, pen: Pen) -> None:
    with large(language, size, game=game) as pilot:
        context = pilot.program.context
        for until, make in (
            (SessionStatus.COUNT, context.routes.count),
            (SessionStatus.MATCH_END, context.routes.match_end),
        ):
            session = played_session(context, until)
            pilot.program.stack.push(make(session))
            check(pilot, pen)
            pilot.program.stack.pop()
        pilot.program.stack.push(context.routes.open_hands(session))
        check(pilot, pen, overlaps=False)
        pilot.program.stack.pop()
        pilot.program.stack.push(context.routes.statistics())
        check(pilot, pen)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_lessons_count(language: str, size: tuple[int, int], pen: Pen) -> None:
    with large(language, size) as pilot:
        session = played_session(pilot.program.context, SessionStatus.COUNT, hands=1)
        scene = LessonCountScene(pilot.program.context, session)
        pilot.program.stack.push(scene)
        for _ in scene.sheet.rows:
            check(pilot, pen)
            scene._continue()
        check(pilot, pen)
        assert "play" in scene.controls.centres()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_menu_of_a_table(language: str, size: tuple[int, int], pen: Pen) -> None:
    with large(language, size, game="scopa_a_sei_coppie") as pilot:
        pilot.settle()
        pilot.scene(TableScene)
        pilot.press(pygame.K_ESCAPE)
        assert isinstance(pilot.top, TableMenuScene)
        check(pilot, pen)


NOTICES: list[Callable[[], str]] = [
    notices.taken_back,
    notices.practice_match,
    notices.resumed,
    lambda: notices.save_unreadable("match.unreadable-12.json"),
    lambda: notices.save_does_not_add_up(12, 36, "match.unreadable-12.json"),
    lambda: notices.settings_unreadable("settings.unreadable-12.json"),
    lambda: notices.statistics_unreadable("statistics.unreadable-12.json"),
    lambda: notices.profiles_unreadable("profiles.unreadable-12.json"),
    notices.earlier_match_kept,
    notices.no_sound,
    notices.you_can_leave,
    curtain_words.nothing_to_declare,
]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_notices_on_their_slip(language: str, size: tuple[int, int], pen: Pen) -> None:
    with large(language, size) as pilot:
        title = pilot.top
        assert isinstance(title, PaperScene)
        window = pilot.program.surface.get_rect()
        for said in NOTICES:
            words = said()
            title.show_note(words)
            pen.lines.clear()
            title.draw(pilot.program.surface)
            slip = [one for one in pen.lines if one.words and one.words in words]
            assert slip, words
            assert all(window.contains(one.rect) for one in slip), words
            assert not any(one.words.endswith(text.ELLIPSIS) for one in slip)


def test_a_word_out_of_its_place_is_noticed(pen: Pen) -> None:
    """The pen itself: a line over the edge and two on each other."""
    with large("en", (960, 600)) as pilot:
        surface, fonts = pilot.program.surface, pilot.program.context.fonts
        pen.lines.clear()
        text.paragraph(surface, fonts, "Settebello", Face.SERIF, 30, "#ffffff", pygame.Rect(880, 50, 200, 0))
        assert [one.words for one in pen.out_of_place()] == ["Settebello"]
        text.label(surface, fonts, "Carte", Face.SERIF, 30, "#ffffff", (900, 66))
        assert pen.on_each_other(surface) == [("Settebello", "Carte")]

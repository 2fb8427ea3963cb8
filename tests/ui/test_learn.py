"""Learn as a person meets it: rules, words and the first lesson, from the title, from the table and by F1."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pygame
import pytest

from scopa_gui.app import i18n
from scopa_gui.app.lesson import PUPIL, SCRIPT
from scopa_gui.app.lesson_words import keys_words
from scopa_gui.app.session import SessionStatus
from scopa_gui.engine import Card, Play, legal_moves
from scopa_gui.stage.gesture_state import Mode
from scopa_gui.ui.materials import paper
from scopa_gui.ui.scenes import saying
from scopa_gui.ui.scenes.learn import LESSON, RULES, TABS, WORDS, LearnScene
from scopa_gui.ui.scenes.lesson import LessonScene
from scopa_gui.ui.scenes.lesson_count import LessonCountScene
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.scenes.title import TitleScene
from scopa_gui.ui.speaker import Speaker
from scopa_gui.ui.widgets.menu_row import MenuRow
from tests.pilot import Pilot, piloted

FREE_CLOTH = (640, 125)


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with piloted(speed="off") as one:
        one.settle()
        yield one
    i18n.set_language("en")


def drawn(pilot: Pilot) -> None:
    """Let everything be drawn, cards too."""
    for _ in range(120):
        pilot.advance(0.03, draw=True)
        if not pilot.top.is_moving:
            return
    raise AssertionError("the picture is never finished")


def learn(pilot: Pilot, rules: bool = True) -> LearnScene:
    pilot.program.stack.push(pilot.program.context.routes.learn(rules=rules))
    return pilot.scene(LearnScene)


def written(scene: LearnScene) -> tuple[str, tuple[int, ...]]:
    """Which game the rules are about, and how many players and points."""
    key, options = scene._game
    return key, (options.players, options.target)


# ------------------------------------------------------------------------------------------------ the sheet


def test_the_title_offers_the_lesson_until_it_is_done(pilot: Pilot) -> None:
    row = pilot.scene(TitleScene).controls.find("learn")
    assert isinstance(row, MenuRow)
    assert row.value == "3 minutes"
    pilot.click(pilot.button("learn"))
    assert pilot.scene(LearnScene).tab == LESSON
    pilot.press(pygame.K_ESCAPE)
    pilot.program.context.change(lesson_done=True)
    row = pilot.scene(TitleScene).controls.find("learn")
    assert isinstance(row, MenuRow)
    assert row.value == ""
    pilot.settle()
    pilot.click(pilot.button("learn"))
    assert pilot.scene(LearnScene).tab == RULES


def test_f1_opens_the_rules_from_anywhere_and_escape_goes_back(pilot: Pilot) -> None:
    for scene in ("new_game", "settings", "decks"):
        below = getattr(pilot.program.context.routes, scene)()
        pilot.program.stack.push(below)
        pilot.press(pygame.K_F1, pygame.K_F1)
        assert pilot.scene(LearnScene).tab == RULES
        pilot.press(pygame.K_ESCAPE)
        assert pilot.top is below


def test_the_rules_are_those_of_the_table_below() -> None:
    with piloted(game="scopone", speed="off") as pilot:
        pilot.settle()
        table = pilot.scene(TableScene)
        pilot.press(pygame.K_F1)
        assert written(pilot.scene(LearnScene)) == ("scopone", (4, 11))
        pilot.press(pygame.K_ESCAPE)
        assert pilot.top is table
        pilot.press(pygame.K_ESCAPE)
        pilot.settle()
        pilot.click(pilot.button("rules"))
        assert written(pilot.scene(LearnScene)) == ("scopone", (4, 11))


def test_without_a_table_the_rules_are_those_of_the_last_game(pilot: Pilot) -> None:
    pilot.program.context.change(game="scopa_a_tre", options="players=3 target=21")
    assert written(learn(pilot)) == ("scopa_a_tre", (3, 21))


def test_the_rules_are_those_of_the_game_that_is_being_set_up(pilot: Pilot) -> None:
    pilot.program.context.change(game="scopa_a_tre", options="players=3 target=21")
    pilot.program.stack.push(pilot.program.context.routes.new_game())
    scene = pilot.scene(NewGameScene)
    scene._choose_game("cirulla")
    scene._set_rule("target", 101)
    pilot.press(pygame.K_F1)
    assert written(pilot.scene(LearnScene)) == ("cirulla", (4, 101))
    pilot.press(pygame.K_ESCAPE)
    assert (scene.key, scene.options.target) == ("cirulla", 101), "reading changes nothing"
    scene._open_profiles()
    pilot.press(pygame.K_F1)
    assert written(pilot.scene(LearnScene)) == ("cirulla", (4, 101)), "from the profiles of that game too"


def test_a_card_that_is_held_goes_home_when_the_rules_are_asked_for() -> None:
    with piloted(game="scopa_classica", speed="off") as pilot:
        pilot.settle()
        table = pilot.scene(TableScene)
        place = next(iter(pilot.hand().values()))
        pilot.carry(place, FREE_CLOTH)
        pilot.press(pygame.K_F1)
        assert isinstance(pilot.top, LearnScene)
        assert table.model.gesture.mode is Mode.IDLE


def test_tabs_turn_the_sheet_and_each_stays_where_it_was(pilot: Pilot) -> None:
    scene = learn(pilot)
    drawn(pilot)
    pilot.press(pygame.K_DOWN, pygame.K_DOWN)
    place = scene._scroll.offset
    assert place > 0
    scene._turn_to(WORDS)
    assert scene._scroll.offset == 0
    pilot.press(pygame.K_END)
    assert scene._scroll.offset == scene._scroll.reach > 0
    scene._turn_to(RULES)
    assert scene._scroll.offset == place
    pilot.press(pygame.K_HOME)
    assert scene._scroll.offset == 0


def test_the_keyboard_reaches_everything(pilot: Pilot) -> None:
    scene = learn(pilot, rules=False)
    names = set(scene.controls.centres())
    assert names == {"back", "tabs", "begin"}
    seen = set()
    for _ in names:
        pilot.press(pygame.K_TAB)
        seen.add(scene.controls.focused)
    assert seen == names


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_every_sheet_is_drawn_with_large_words(language: str, size: tuple[int, int]) -> None:
    with piloted(lang=language, windowed=size, game="cirulla", scene="learn") as pilot:
        pilot.program.context.change(text_size=160)
        scene = pilot.scene(LearnScene)
        for tab in range(len(TABS)):
            scene._turn_to(tab)
            assert fits(scene), (language, tab)
            drawn(pilot)
            pilot.press(pygame.K_END)
            drawn(pilot)
    i18n.set_language("en")


def fits(scene: LearnScene) -> bool:
    """Blocks follow each other without overlap, heads beside their words left out, and end with the sheet."""
    sheet = scene._sheet
    tops = [block.top for block in sheet._blocks]
    ends = [block.top + block.height for block in sheet._blocks]
    in_order = tops == sorted(tops)
    no_overlap = all(top >= end or top == before for top, end, before in zip(tops[1:], ends, tops, strict=False))
    return in_order and no_overlap and max(ends) <= sheet.height and sheet.width <= scene._panel.width


# ------------------------------------------------------------------------------------------------ the lesson


def begin_lesson(pilot: Pilot) -> LessonScene:
    learn(pilot, rules=False)
    drawn(pilot)
    pilot.click(pilot.button("begin"))
    pilot.settle()
    return pilot.scene(LessonScene)


def play(pilot: Pilot, play: Play) -> None:
    """Drag a card onto one that it takes, or onto the cloth."""
    target = FREE_CLOTH if play.capture is None else pilot.table()[str(play.capture.sorted()[-1])]
    pilot.drag(pilot.hand()[str(play.card)], target)
    pilot.settle()


def finish_the_hand(pilot: Pilot, lesson: LessonScene) -> LessonCountScene:
    """Take what can be taken until the count, by dragging."""
    while pilot.top is lesson:
        best = max(legal_moves(lesson.session.state), key=lambda one: len(one.capture or ()))  # type: ignore[union-attr]
        assert isinstance(best, Play)
        play(pilot, best)
        if lesson.model.gesture.mode is Mode.CHOOSING:
            pilot.press(pygame.K_RETURN)
            pilot.settle()
    return pilot.scene(LessonCountScene)


def to_the_end(pilot: Pilot, count: LessonCountScene) -> list[str]:
    """Everything that the teacher says in the count, by its one button."""
    said = [count.said]
    while "play" not in count.controls.centres():
        assert set(count.controls.centres()) == {"continue"}, "a lesson's deck is not worth copying"
        pilot.settle()
        pilot.click(pilot.button("continue"))
        said.append(count.said)
    pilot.settle()
    return said


def test_a_newcomer_finishes_the_lesson_by_what_is_asked(pilot: Pilot) -> None:
    lesson = begin_lesson(pilot)
    for asked in SCRIPT:
        assert lesson.lesson.asked == asked
        assert lesson.said
        move = asked.move
        assert isinstance(move, Play)
        play(pilot, move)
    count = finish_the_hand(pilot, lesson)
    said = to_the_end(pilot, count)
    assert len(said) == len(set(said)) == 6
    pilot.click(pilot.button("continue"))
    assert isinstance(pilot.top, LearnScene)
    assert pilot.program.context.settings.lesson_done


def test_the_lesson_leads_on_to_a_match_with_an_easy_opponent(pilot: Pilot) -> None:
    lesson = begin_lesson(pilot)
    while pilot.top is lesson:
        asked = lesson.lesson.asked
        lesson.model.submit(asked.move if asked else legal_moves(lesson.session.state)[0])
        pilot.settle()
    to_the_end(pilot, pilot.scene(LessonCountScene))
    pilot.press(pygame.K_RETURN)
    pilot.settle()
    table = pilot.scene(TableScene)
    assert type(table) is TableScene
    record = table.session.record
    assert (record.preset, record.practice) == ("scopa_classica", False)
    assert [(seat.kind, seat.level) for seat in record.seats] == [("person", ""), ("computer", "easy")]
    assert pilot.program.context.matches.session is table.session
    assert pilot.program.context.settings.lesson_done
    assert [scene.name for scene in pilot.program.stack.scenes] == ["title", "table"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_lesson_is_finished_by_keys_alone_with_what_is_said_aloud(language: str) -> None:
    """Tab and Enter only look at what a person hears; the cards are found by their places in the hand."""
    stream = io.StringIO()
    with piloted(speed="off", lang=language, speak=True, windowed=(960, 600)) as pilot:
        context = pilot.program.context
        context.speaker = Speaker(stream)
        context.change(text_size=160)
        pilot.settle()
        pilot.press(pygame.K_DOWN)
        while pilot.scene(TitleScene).controls.focused != "learn":
            pilot.press(pygame.K_DOWN)
        pilot.press(pygame.K_RETURN)
        while pilot.scene(LearnScene).controls.focused != "begin":
            pilot.press(pygame.K_TAB)
        pilot.press(pygame.K_RETURN)
        pilot.settle()
        lesson = pilot.scene(LessonScene)
        assert aloud(keys_words()) in stream.getvalue(), "who hears the lesson is told the keys"
        for asked in SCRIPT:
            assert aloud(lesson.said) in stream.getvalue()
            assert isinstance(asked.move, Play)
            by_keys(pilot, lesson, asked.move)
        while pilot.top is lesson:
            assert aloud(lesson.said) in stream.getvalue()
            by_keys(pilot, lesson, next(move for move in legal_moves(lesson.session.state) if isinstance(move, Play)))
        count = pilot.scene(LessonCountScene)
        for _ in range(len(count.sheet.rows)):
            pilot.settle()
            assert aloud(count.said) in stream.getvalue()
            pilot.press(pygame.K_RETURN)
        pilot.advance(0.1)
        assert aloud(count.said) in stream.getvalue()
        pilot.press(pygame.K_RETURN)
        pilot.settle()
        assert type(pilot.scene(TableScene)) is TableScene
    i18n.set_language("en")


def aloud(words: str) -> str:
    """A saying as it is spoken: sums may break there."""
    return words.replace("\u00a0", " ")


def by_keys(pilot: Pilot, lesson: LessonScene, wanted: Play) -> None:
    """Choose the card by its number, walk to the capture with Tab where there are several, and play with Enter."""
    shown = sorted(pilot.hand().items(), key=lambda one: one[1][0])
    number = [name for name, _ in shown].index(str(wanted.card))
    pilot.press(pygame.K_1 + number, pygame.K_RETURN)
    gesture = lesson.model.gesture
    for _ in range(12):
        if gesture.mode is not Mode.CHOOSING:
            break
        if gesture.shown == wanted:
            pilot.press(pygame.K_RETURN)
            break
        pilot.press(pygame.K_TAB)
    pilot.settle()


WORDS_A_MINUTE = 180
SECONDS_TO_PLAY = 2.5
"""To find a card and drag it, once it is known which."""
SECONDS_TO_GO_ON = 1.0


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_lesson_takes_about_three_minutes(language: str) -> None:
    """Its words read at a usual pace, its motions at normal speed, and the newcomer's own hand."""
    with piloted(speed="normal", lang=language, begin=False) as pilot:
        pilot.program.stack.push(pilot.program.context.routes.lesson())
        lesson = pilot.scene(LessonScene)
        said: list[str] = []
        moving = plays = clicks = 0.0
        while pilot.top is lesson:
            while pilot.top is lesson and pilot.top.places() is None:
                pilot.advance(1 / 30)
                moving += 1 / 30
            if pilot.top is not lesson:
                break
            said += [lesson.said] * (lesson.said not in said)
            asked = lesson.lesson.asked
            lesson.model.submit(asked.move if asked else legal_moves(lesson.session.state)[0])
            plays += 1
        count = pilot.scene(LessonCountScene)
        while "play" not in count.controls.centres():
            said.append(count.said)
            count._continue()
            clicks += 1
        said.append(count.said)
        words = sum(len(one.split()) for one in said)
        seconds = words * 60 / WORDS_A_MINUTE + moving + plays * SECONDS_TO_PLAY + clicks * SECONDS_TO_GO_ON
        assert plays == 18
        assert 150 <= seconds <= 195, f"{words} words, {moving:.0f} s of motion, {seconds / 60:.1f} minutes"
    i18n.set_language("en")


def test_another_play_goes_home_with_an_answer_and_nothing_is_lost(pilot: Pilot) -> None:
    lesson = begin_lesson(pilot)
    before, words = lesson.session.record, lesson.said
    play(pilot, Play(Card.parse("10C")))
    assert lesson.session.record == before
    assert lesson.said not in ("", words)
    assert set(pilot.hand()) == {"3B", "8D", "10C"}
    assert lesson.needs_draw
    play(pilot, SCRIPT[0].move)  # type: ignore[arg-type]
    assert lesson.lesson.asked == SCRIPT[1]


def test_undo_leads_back_to_the_step_before(pilot: Pilot) -> None:
    lesson = begin_lesson(pilot)
    play(pilot, SCRIPT[0].move)  # type: ignore[arg-type]
    pilot.press(pygame.K_u)
    pilot.settle()
    assert lesson.lesson.asked == SCRIPT[0]


def test_the_lesson_touches_neither_the_match_nor_the_statistics(pilot: Pilot) -> None:
    context = pilot.program.context
    lesson = begin_lesson(pilot)
    assert context.matches.session is None
    while lesson.session.status is SessionStatus.PLAYING:
        asked = lesson.lesson.asked
        lesson.session.submit(PUPIL, asked.move if asked else legal_moves(lesson.session.state)[0])
        while lesson.session.tick():
            pass
    assert not context.statistics.played()
    assert context.matches.session is None
    assert pilot.log == [line for line in pilot.log if line["kind"] == "idle"]


def test_leaving_the_lesson_leaves_it_undone(pilot: Pilot) -> None:
    lesson = begin_lesson(pilot)
    pilot.press(pygame.K_ESCAPE)
    pilot.settle()
    pilot.click(pilot.button("leave"))
    assert isinstance(pilot.top, LearnScene)
    assert lesson not in pilot.program.stack.scenes
    assert not pilot.program.context.settings.lesson_done


def test_leaving_at_the_count_leaves_it_undone(pilot: Pilot) -> None:
    lesson = begin_lesson(pilot)
    while pilot.top is lesson:
        asked = lesson.lesson.asked
        lesson.model.submit(asked.move if asked else legal_moves(lesson.session.state)[0])
        pilot.settle()
    pilot.scene(LessonCountScene)
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, LearnScene)
    assert not pilot.program.context.settings.lesson_done


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("left_handed", [False, True])
def test_the_slip_covers_no_card_and_holds_its_words(
    language: str, left_handed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[pygame.Rect] = []
    lay = paper.lay_slip

    def watched(surface: pygame.Surface, rect: pygame.Rect, *rest: object, **named: object) -> None:
        laid.append(rect.copy())
        lay(surface, rect, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(saying, "lay_slip", watched)
    with piloted(lang=language, windowed=(960, 600), speed="off") as pilot:
        pilot.program.context.change(text_size=160, left_handed=left_handed)
        lesson = begin_lesson(pilot)
        layout = lesson.model.motion.layout
        for asked in SCRIPT:
            laid.clear()
            pilot.picture()
            assert len(laid) == 1, "no room for the words"
            poses = lesson.model.motion.poses
            cards = [pygame.Rect(*poses[card].bounds(layout.ratio).pixels()) for card in lesson.session.state.table]
            others = [pygame.Rect(*layout.slate.pixels()), pygame.Rect(*layout.stock(0).bounds(layout.ratio).pixels())]
            assert laid[0].collidelist([*cards, *others]) == -1, asked.step
            assert pilot.program.surface.get_rect().contains(laid[0])
            lesson.model.submit(asked.move)
            pilot.settle()
    i18n.set_language("en")

"""The window by ear: a match played from the spoken lines alone, every control and page in words, in six languages."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from scopa_gui.app import i18n
from scopa_gui.app.i18n import LANGUAGES
from scopa_gui.app.start import parse_options
from scopa_gui.ui.scenes.match_end import MatchEndScene
from scopa_gui.ui.scenes.papers import PaperScene
from scopa_gui.ui.scenes.table.scene import TableScene
from scopa_gui.ui.speaker import Speaker
from tests.pilot import Pilot, piloted

ROOT = Path(__file__).resolve().parent.parent.parent
FIRST_LINES = {
    "title": "Scopa",
    "new_game": "New game",
    "profiles": "Profiles",
    "settings": "Settings",
    "credits": "Settings",
    "decks": "Decks",
    "statistics": "Statistics",
    "learn": "Learn",
    "count": "Hand 3",
    "match_end": "Velia wins, 12 to 8.",
    "curtain": "Osvaldo to play.",
}
UNFINISHED = re.compile(r"[{}]|\bNone\b|%\(|\bspoken\b|_")
"""What must never be said: an open placeholder, a missing value, a name of the program's own."""
TURN = ("Your turn.", "You lead.")


class Ear:
    """Somebody who presses keys and hears lines, and knows nothing else."""

    def __init__(self, pilot: Pilot, stream: io.StringIO) -> None:
        self.pilot = pilot
        self._stream = stream
        self._heard = 0

    @property
    def everything(self) -> list[str]:
        """All lines so far."""
        return self._stream.getvalue().splitlines()

    def listen(self, seconds: float = 0.05) -> list[str]:
        """The lines since the last time, after a moment."""
        self.pilot.advance(seconds)
        lines = self.everything[self._heard :]
        self._heard += len(lines)
        return lines

    def press(self, *keys: int) -> list[str]:
        """Press keys, and what is said then."""
        self.pilot.press(*keys)
        return self.listen()

    def wait(self, most: float = 30.0) -> list[str]:
        """Wait for somebody to say something."""
        for _ in range(round(most / 0.05)):
            lines = self.listen()
            if lines:
                return lines
        raise AssertionError(f"silence after {self.everything[-3:]}")


@contextmanager
def heard(**options: object) -> Iterator[tuple[Pilot, Ear]]:
    """The program with its spoken lines."""
    usual: dict[str, object] = {"speed": "off", "level": "easy", "speak": True}
    try:
        with piloted(begin=False, **{**usual, **options}) as pilot:
            stream = io.StringIO()
            pilot.program.context.speaker = Speaker(stream)
            pilot.program.begin()
            yield pilot, Ear(pilot, stream)
    finally:
        i18n.set_language("en")


# ------------------------------------------------------------------------------------------------ a match by ear


def choose_card(ear: Ear) -> int:
    """Hear every card, and take the one that takes most: its number."""
    worth: dict[int, int] = {}
    number, n = 1, 1
    while number <= n:
        (line,) = set(ear.press(pygame.K_0 + number))
        found = re.fullmatch(r"(.+), (\d+) of (\d+)\. Takes (.+?)\.( Scopa!)?( .+)?", line)
        assert found, line
        assert int(found[2]) == number
        n = int(found[3])
        taken = [] if found[4] == "nothing" else re.split(", | and ", found[4])
        worth[number] = 10 * bool(found[5]) + len(taken) + ("coins" in found[1])
        number += 1
    return max(worth, key=lambda one: worth[one])


def play_card(ear: Ear) -> list[str]:
    """Play a card; of several captures, the one that is named first."""
    lines = ear.press(pygame.K_0 + choose_card(ear), pygame.K_RETURN)
    if re.match(r"1 of \d+: ", lines[-1]):
        lines = ear.press(pygame.K_RETURN)
    return lines


def test_a_whole_match_is_played_by_ear() -> None:
    with heard() as (pilot, ear):
        assert ear.listen() == ["Scopa", "Play: Classic scopa."]
        lines, hands, turns = ear.press(pygame.K_RETURN), 0, 0
        assert re.fullmatch(r"Classic scopa\. At the table: You, \w+ \(Beginner\)\.", lines[0])
        while (won := re.search(r"^(You win|\w+ wins), (\d+) to (\d+)\.$", "\n".join(lines), re.MULTILINE)) is None:
            if lines[-1] in TURN:
                assert any(line.startswith(("Table: ", "Empty table.")) for line in lines), lines
                turns += 1
                lines = play_card(ear)
            elif lines[-1] == "Continue.":
                assert any(line.startswith("Settebello: ") for line in lines), lines
                hands += 1
                lines = ear.press(pygame.K_RETURN)
            else:
                lines = ear.wait()
        assert turns == 18 * hands
        totals = [int(number) for number in re.findall(r"^\w+: (\d+) points? of 11\.$", "\n".join(lines), re.MULTILINE)]
        settled = pilot.scene(MatchEndScene).session.settled
        assert tuple(totals) == settled.totals
        assert sorted(totals) == sorted((int(won[2]), int(won[3])))
        assert (won[1] == "You win") == (settled.winner == 0)
        assert lines[-1] == "Rematch."
        assert not [line for line in ear.everything if UNFINISHED.search(line) or not line.strip()]


# ------------------------------------------------------------------------------------------------ the table


@pytest.fixture
def table() -> Iterator[Ear]:
    with heard(game="scopa_classica", seed=7) as (_pilot, ear):
        ear.listen(0.5)
        yield ear


def test_table_score_and_cards_are_read_as_often_as_asked(table: Ear) -> None:
    (first,) = table.press(pygame.K_t)
    assert re.fullmatch(r"Table: 4 cards, total \d+\. .+\.", first)
    assert table.press(pygame.K_t) == [first]
    (cards,) = table.press(pygame.K_c)
    assert cards.startswith("Your cards: ")
    assert cards.count(",") + cards.count(" and ") == 2
    score = table.press(pygame.K_r)
    assert [line.split(": ")[1] for line in score] == ["0 points of 11."] * 2 + ["0 cards won, 0 scopas."] * 2
    table.pilot.program.context.change(cards_gone=True)
    assert [line for line in table.press(pygame.K_r) if "gone" in line] == ["Sevens gone 0.", "Coins gone 0."]


def test_it_is_said_once_whose_turn_it_is_when_somebody_thinks_long(
    table: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table.pilot.scene(TableScene).session
    tick = session.tick
    monkeypatch.setattr(session, "tick", lambda: False)
    name = session.record.seats[1].name
    played = play_card(table)
    assert not any(name in line for line in played), played
    assert table.listen(0.6) == [], "a short silence says nothing"
    assert table.listen(0.6) == [f"{name} to play."]
    assert table.listen(5.0) == []
    monkeypatch.setattr(session, "tick", tick)
    answer = table.wait()
    assert answer[0].startswith(f"{name}: ")
    assert f"{name} to play." not in answer


def test_a_number_says_its_card_again(table: Ear) -> None:
    once = table.press(pygame.K_2)
    assert re.match(r".+, 2 of 3\. Takes ", once[0])
    assert table.press(pygame.K_2) == once
    assert re.match(r".+, 3 of 3\. ", table.press(pygame.K_RIGHT)[0])


def test_advice_and_taking_back_are_said(table: Ear) -> None:
    advice = table.press(pygame.K_h) or table.wait()
    assert "is best" in advice[0]
    table.press(pygame.K_RETURN)
    back = table.press(pygame.K_u)
    assert back[0] == "Taken back: your turn again."
    assert back[-1] in TURN
    assert any(line.startswith("Your cards: ") for line in back)


def test_captures_of_the_same_values_are_told_apart() -> None:
    with heard(scene="choice") as (_pilot, ear):
        ear.press(pygame.K_ESCAPE)
        (card,) = set(ear.press(pygame.K_3))
        assert card == "Six of batons, 3 of 3. Takes four, ace and ace. 3 possible captures: choose one."
        lines = [line for key in (pygame.K_RETURN, pygame.K_TAB, pygame.K_TAB) for line in ear.press(key)]
        assert [line[:8] for line in lines] == ["1 of 3: ", "2 of 3: ", "3 of 3: "]
        assert len({line[8:] for line in lines}) == 3


def test_a_refusal_is_said() -> None:
    with heard(scene="refusal") as (_pilot, ear):
        assert "There is a knight on the table: it comes before 2\u00a0+\u00a07.".replace("\u00a0", " ") in ear.listen()


def test_a_declaration_is_offered_with_its_answers_and_what_it_shows() -> None:
    with heard(scene="declaration") as (_pilot, ear):
        lines = ear.listen()
        assert {"Declaration: 3 points", "1 of 2: Declare.", "2 of 2: Keep quiet."} <= set(lines)
        assert re.match(r"You declare: 3 points\. Shown: .+ and .+\.", ear.press(pygame.K_RETURN)[0])


def test_the_menu_is_said_and_the_way_back(table: Ear) -> None:
    assert table.press(pygame.K_ESCAPE) == ["Classic scopa", table.everything[-2], "Resume."]
    assert table.press(pygame.K_DOWN) == ["Rules."]
    (back,) = table.press(pygame.K_ESCAPE)
    assert back.startswith("Classic scopa. At the table: You, ")


def test_cards_behind_the_curtain_are_not_said() -> None:
    with heard(scene="curtain", speed="off") as (_pilot, ear):
        lines = [*ear.listen(1.0), *ear.press(pygame.K_t, pygame.K_c, pygame.K_1)]
        assert lines[1] == "Osvaldo to play."
        assert not any(line.startswith("Your cards") or " of 3." in line for line in lines)
        assert any(line.startswith("Your cards: ") for line in ear.press(pygame.K_RETURN))


def test_the_lesson_is_spoken() -> None:
    with heard() as (pilot, ear):
        ear.listen()
        pilot.program.stack.push(pilot.program.context.routes.lesson())
        lines = ear.listen(1.0)
        assert "Have a seat: these cards are yours. A three takes a three; drag yours onto it." in lines
        assert ear.press(pygame.K_3, pygame.K_RETURN)[-1] == "That card can wait. Take the three with your three."


# ------------------------------------------------------------------------------------------------ pages


@pytest.mark.parametrize("scene", FIRST_LINES)
def test_every_scene_says_its_name_and_each_stop_of_the_keyboard(scene: str) -> None:
    with heard(scene=scene) as (pilot, ear):
        assert FIRST_LINES[scene] in ear.listen(1.0)
        top = pilot.top
        assert isinstance(top, PaperScene)
        stops = {part.name for part in top.controls.parts() if part.visible}
        seen = {top.controls.focused} - {None}
        for _ in range(len(stops)):
            lines, before = ear.press(pygame.K_TAB), top.controls.focused
            if before not in seen or len(stops) > 1:
                assert lines, f"nothing is said of {before}"
            seen.add(before)
        assert seen == stops
        assert not [line for line in ear.everything if UNFINISHED.search(line) or not line.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_controls_speak_every_language(language: str) -> None:
    with heard(scene="settings", lang=language) as (_pilot, ear):
        lines = ear.listen()
        for _ in range(8):
            lines += ear.press(pygame.K_TAB)
        assert len(set(lines)) >= 9
        assert not [line for line in lines if UNFINISHED.search(line)]
        if language != "en":
            assert not [line for line in lines if re.search(r"\b(of|off|Settings|Back)\b", line)]


def test_controls_say_their_state_as_it_changes() -> None:
    with heard(scene="settings") as (_pilot, ear):
        assert ear.listen() == ["Settings", "1 of 6: Game."]
        (animation,) = ear.press(pygame.K_TAB)
        assert animation == "Animation: 1 of 4: off. Off shows every result at once."
        assert ear.press(pygame.K_RIGHT) == ["Animation: 2 of 4: slow. Off shows every result at once."]
        assert ear.press(pygame.K_TAB) == ["Less motion: off. Cards fade instead of flying."]
        assert ear.press(pygame.K_SPACE) == ["Less motion: on. Cards fade instead of flying."]


def test_another_language_is_spoken_at_once() -> None:
    with heard(scene="settings") as (_pilot, ear):
        line = ear.listen()[-1]
        while "Language" not in line:
            line = ear.press(pygame.K_DOWN)[-1]
        lines = ear.press(pygame.K_TAB)
        while not any("italiano" in line.lower() for line in lines):
            lines = ear.press(pygame.K_LEFT)
            assert lines, "the languages begin without Italian"
        assert lines[0] == "Impostazioni"
        assert lines[-1].startswith("Lingua: ")


def test_a_rule_without_effect_says_why() -> None:
    with heard(scene="new_game") as (_pilot, ear):
        lines = ear.listen()
        while "Ace makes a scopa" not in lines[-1]:
            lines = ear.press(pygame.K_TAB)
        assert lines[-1].endswith("off. Not available. Without aces that take all this has no effect.")
        assert ear.press(pygame.K_SPACE) == []


def test_notes_and_questions_are_said() -> None:
    with heard(scene="statistics") as (_pilot, ear):
        assert "Matches: 3" in ear.listen()
        ear.press(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB)
        question = ear.press(pygame.K_RETURN)
        assert question[0].startswith("Clear the statistics?")
        assert question[-1] == "No."
    with heard(scene="profiles") as (_pilot, ear):
        line = ear.listen()[-1]
        while not line.startswith("Name: "):
            line = ear.press(pygame.K_TAB)[-1]
        ear.press(*[pygame.K_BACKSPACE] * 30)
        note = ear.press(pygame.K_RETURN)
        assert len(note) == 1
        assert ear.press(pygame.K_RETURN) == note, "what was asked for twice is answered twice"


def test_the_count_comes_row_by_row() -> None:
    with heard(scene="count", speed="normal") as (_pilot, ear):
        first = ear.listen(0.5)
        rest = ear.listen(5.0)
        assert first[0] == "Hand 3"
        assert [line.split(":")[0] for line in (*first, *rest) if re.match("[CSP].+: ", line)] == [
            *("Cards", "Coins", "Settebello", "Primiera", "Scopas"),
        ]
        assert not any(line.startswith(("Primiera: ", "Scopas: ", "Continue")) for line in first)
        assert re.fullmatch(r"You: \d+, \w+: \d+\.", first[2])
        assert re.fullmatch(r".+: \d+ points? of 11\.", rest[-2])
        assert rest[-1] == "Continue."


def test_a_page_is_read_as_it_is_scrolled() -> None:
    with heard(scene="learn") as (_pilot, ear):
        lines = ear.listen()
        assert lines[:2] == ["Learn", "Classic scopa"]
        while found := ear.press(pygame.K_PAGEDOWN):
            lines += found
        assert len(lines) == len(set(lines))
        assert any("makes a scopa" in line for line in lines)
        ear.press(pygame.K_TAB, pygame.K_TAB)
        words = ear.press(pygame.K_DOWN)
        assert words[0] == "2 of 3: Words."
        assert any(line.startswith("Capture (presa): ") for line in words)


def test_a_hand_is_followed_again_play_by_play() -> None:
    with heard(scene="open_hands") as (_pilot, ear):
        lines = ear.listen()
        assert lines[0] == "Open hands"
        on = ear.press(pygame.K_RIGHT)
        assert re.match(r"10 of 36\. .+", on[0])
        deal = ear.press(pygame.K_HOME)
        assert deal[0] == "Hand 3"
        assert deal[2].startswith("You: ")


# ------------------------------------------------------------------------------------------------ the stream


def test_nothing_is_printed_unless_it_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with piloted(game="scopa_classica", speed="off") as pilot:
        pilot.settle()
        pilot.press(pygame.K_1, pygame.K_RETURN, pygame.K_t, pygame.K_r, pygame.K_F1)
        pilot.advance(0.5)
    assert capsys.readouterr().out == ""


def test_lines_go_to_the_terminal_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    with piloted(speak=True):
        assert capsys.readouterr().out == "Scopa\nPlay: Classic scopa.\n"


def test_a_line_is_said_once_and_again_when_asked() -> None:
    stream = io.StringIO()
    speaker = Speaker(stream)
    for words in ("Your turn.", "Your turn.", "", "Two\n lines", "Your turn."):
        speaker.say(words)
    speaker.say("Your turn.", again=True)
    assert stream.getvalue().splitlines() == ["Your turn.", "Two lines", "Your turn.", "Your turn."]


class Broken(io.StringIO):
    """A pipe whose reader has gone."""

    def flush(self) -> None:
        raise BrokenPipeError


@pytest.mark.parametrize("stream", [None, Broken(), io.TextIOWrapper(io.BytesIO(), encoding="ascii")])
def test_a_stream_that_takes_nothing_is_no_fault(stream: io.StringIO | None) -> None:
    speaker = Speaker(stream)
    speaker.say("Tocca a te: è finita.")
    if stream is not None and not isinstance(stream, Broken):
        stream.close()
    speaker.say("Scopa!")


def test_a_reader_that_leaves_does_not_end_the_program() -> None:
    words = [sys.executable, "-m", "scopa_gui", "--speak", "--headless", "--no-sound", "--scene", "settings"]
    program = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert program.stdout is not None
    program.stdout.close()
    _, complaint = program.communicate(timeout=120)
    assert (program.returncode, complaint) == (0, b"")


def test_the_option_goes_with_a_window(capsys: pytest.CaptureFixture[str]) -> None:
    assert parse_options(["--speak"]).speak
    assert not parse_options([]).speak
    with pytest.raises(SystemExit):
        parse_options(["--speak", "--text"])
    assert "--speak" in capsys.readouterr().err

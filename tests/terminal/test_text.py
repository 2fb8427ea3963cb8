"""The text mode, typed by a script: a whole match, every word, and answers to what makes no sense."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest

from scopa_gui.app import i18n
from scopa_gui.app.captions import Talk
from scopa_gui.app.instance import Instance
from scopa_gui.app.saves import PRESENT, Saves, encode
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.app.settings import FILE as SETTINGS
from scopa_gui.app.start import StartOptions
from scopa_gui.app.statistics import FILE as STATISTICS
from scopa_gui.app.statistics import Statistics
from scopa_gui.engine import CARDS, PRESET_KEYS, cards_text, preset
from scopa_gui.terminal.program import EXIT_NO_TERMINAL, run
from scopa_gui.terminal.table import TextTable, read_numbers
from scopa_gui.terminal.words import COMMANDS, command_of
from tests.app.table import play_hand, record_of, session_of


class Typist:
    """Types an answer to every question: the script first, then what `then` says."""

    def __init__(self, script: Sequence[str], then: Callable[[], str] | None = None) -> None:
        self._script = iter(script)
        self._then = then

    def readline(self) -> str:
        line = next(self._script, None)
        if line is None and self._then is not None:
            line = self._then()
        return "" if line is None else line + "\n"


def tireless() -> Typist:
    """Plays on for ever: card 1, capture 1, Enter."""
    answers = cycle(["1", "1 1", ""])
    return Typist([], lambda: next(answers))


def played(options: StartOptions, *script: str, home: Path | None = None) -> str:
    """What the text mode says when this is typed."""
    out = io.StringIO()
    environment = {} if home is None else {"SCOPA_HOME": str(home)}
    assert run(options, Typist(script), out, environment) == 0
    return out.getvalue()


def table_with(deck: str, preset_key: str = "scopa_classica") -> tuple[GameSession, Callable[..., str]]:
    """A session that begins with this deck, the computer dealing, and what is said when something is typed at it."""
    record = replace(record_of(preset_key), draws=("2D 1D",))
    whole = f"{deck} " + cards_text(card for card in CARDS if str(card) not in deck.split())
    session, _ = session_of(record, whole)
    talk = Talk(seats=tuple(seat.name or "Me" for seat in record.seats), options=record.options, person=0)

    def typed(*script: str) -> str:
        out = io.StringIO()
        TextTable(session, talk, "latin", Typist(script), out, saved=False).play()
        return out.getvalue()

    return session, typed


# The person leads: 3D 7C 4S against 9D 9C 9S, on 3C 4C 7B 1S.
CHOICE_DECK = "3D 9D 7C 9C 4S 9S 3C 4C 2B 1S"


# ---------------------------------------------------------------------------------------------- a whole match


@pytest.mark.parametrize("game", PRESET_KEYS)
def test_a_whole_match_by_numbers(game: str) -> None:
    out = io.StringIO()
    assert run(StartOptions(text=True, game=game, seed=3, level="medium"), tireless(), out, {}) == 0
    said = out.getvalue()
    assert "The hand is over. The count:" in said
    assert re.search(r"(win|wins|goes to .*), \d+ to \d+\.", said)
    assert said.endswith("Goodbye.\n")
    assert not re.search(r"[{}\x1b\t]", said), "plain lines only"


def test_the_computers_play_a_demo() -> None:
    said = played(StartOptions(text=True, demo=True, game="scopone", seed=1, hands=2))
    assert said.count("The hand is over.") == 2
    assert "Which card" not in said
    assert " you" not in said


# ---------------------------------------------------------------------------------------------- choices


def test_several_captures_are_numbered_and_chosen() -> None:
    session, typed = table_with("7D 9D 5C 9C 4S 9S 3C 4C 5B 2S")
    said = typed("1", "9", "x", "2")
    assert "1: Take five and two" in said
    assert "2: Take four and three" in said
    assert said.count("The numbers are 1 to 2.") == 2
    assert session.record.hands[0].moves[0] == "7Dx3C+4C"


def test_the_capture_may_be_typed_at_once() -> None:
    session, typed = table_with("7D 9D 5C 9C 4S 9S 3C 4C 5B 2S")
    assert "The numbers are 1 to 2." in typed("1 3", "1,1")
    assert session.record.hands[0].moves[0] == "7Dx2S+5B"


def test_another_card_may_be_chosen_instead() -> None:
    session, typed = table_with("7D 9D 5C 9C 4S 9S 3C 4C 5B 2S")
    typed("1", "0", "2")
    assert session.record.hands[0].moves[0] == "5Cx5B"


def test_a_number_that_is_not_on_the_list() -> None:
    session, typed = table_with(CHOICE_DECK)
    said = typed("0", "4", "999")
    assert said.count("The numbers are 1 to 3.") == 3
    assert session.record.hands[0].moves == ()


def test_notation_is_understood_and_refusals_name_the_rule() -> None:
    session, typed = table_with(CHOICE_DECK)
    said = typed("3Dx1S+2B", "9B", "!low", "keep", "7C", "0", "3D")
    assert "There is a three on the table: it comes before 1 + 2." in said.replace("\u00a0", " ")
    assert "You do not hold this card." in said
    assert "No card is to be played now." in said
    assert "2 possible captures: choose one." in said
    assert session.record.hands[0].moves[0] == "3Dx3C"


def test_what_makes_no_sense_is_explained() -> None:
    _, typed = table_with(CHOICE_DECK)
    said = typed("hello", "", "1 2 3", "¹", "🂡")
    assert "“hello” is no number and no word known here. Type help." in said
    assert "“1 2 3” is no number" in said
    assert "“🂡”" in said
    assert said.count("no word known") == 4


def test_numbers() -> None:
    one = read_numbers(" 2 ")
    assert one is not None
    assert (one.first, one.second) == (2, None)
    two = read_numbers("2, 11")
    assert two is not None
    assert (two.first, two.second) == (2, 11)
    assert read_numbers("-1") is None
    assert read_numbers("2222") is None


# ---------------------------------------------------------------------------------------------- words


def test_help_names_every_word() -> None:
    _, typed = table_with(CHOICE_DECK)
    said = typed("help")
    for word in ("help", "table", "last", "score", "rules", "undo", "redo", "quit"):
        assert f"{word}: " in said


def test_words_may_be_shortened_and_typed_in_english_or_the_language() -> None:
    assert command_of("UNDO ") == "undo"
    assert command_of("sc") == "score"
    assert command_of("r") is None  # redo or rules
    assert command_of("") is None
    assert command_of("annulla") is None
    i18n.set_language("it")
    assert command_of("annulla") == "undo"
    assert command_of("undo") == "undo"
    assert command_of("aiuto") == "help"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_word_can_be_typed_in_every_language(language: str) -> None:
    i18n.set_language(language)
    for key, (word, _meaning) in COMMANDS.items():
        assert command_of(i18n.translate(word)) == key
        assert command_of(key) == key


def test_undo_and_redo() -> None:
    session, typed = table_with(CHOICE_DECK)
    said = typed("undo", "redo", "1", "undo", "redo", "quit")
    assert "There is nothing to take back." in said
    assert "Nothing was taken back." in said
    assert "Taken back: your turn again." in said
    assert "Played again." in said
    assert session.record.practice
    assert len(session.record.hands[0].moves) == 2


def test_the_last_plays_and_the_score_are_told_again() -> None:
    _, typed = table_with(CHOICE_DECK)
    said = typed("last", "1", "last", "score", "table")
    assert "Nobody has played yet." in said
    assert said.count("The three of coins takes three.") == 2
    assert "You: 2 cards won, 0 scopas." in said
    assert "You: 0 points of 11." in said


def test_the_rules_are_told() -> None:
    _, typed = table_with(CHOICE_DECK)
    said = typed("rules")
    assert "Target: 11" in said
    assert "Two players" in said


def test_leaving_says_that_nothing_is_kept() -> None:
    _, typed = table_with(CHOICE_DECK)
    assert typed("quit").endswith("Goodbye. This match is not kept: with --save it is.\n")
    _, typed = table_with(CHOICE_DECK)
    assert typed().endswith("with --save it is.\n"), "the end of the input leaves too"


def test_words_are_obeyed_at_the_count_too() -> None:
    session, typed = table_with(CHOICE_DECK)
    session.start()
    play_hand(session)
    assert session.status is SessionStatus.COUNT
    said = typed("score", "7D", "nonsense", "undo", "", "quit")
    assert "No card is to be played now." in said
    assert "There is nothing to take back." in said
    assert session.record.hands[1].moves == () or session.turn == 0
    assert len(session.record.hands) == 2


# ---------------------------------------------------------------------------------------------- cirulla


def test_a_declaration_is_made_by_number() -> None:
    session, typed = table_with("1D 9D 1C 9C 1S 9S 8C 3D 10C 5B", "cirulla_a_due")
    said = typed("x", "7", "table", "1", "quit")
    assert "1: Declaration: 10 points" in said
    assert "2: Declaration: 3 points" in said
    assert "3: Keep quiet" in said
    assert "The numbers are 1 to 3." in said
    assert "You declare: 10 points. Shown: ace of coins, ace of cups and ace of swords." in said
    assert session.record.hands[0].moves[0] == "!triple"


def test_keeping_quiet() -> None:
    session, typed = table_with("1D 9D 1C 10C 1S 8S 8C 3D 10S 5B", "cirulla_a_due")
    assert "You declare nothing." in typed("3", "quit")
    assert session.record.hands[0].moves == ("keep",)


def test_the_matta_is_named() -> None:
    _, typed = table_with("7C 9D 4C 10C 4S 8S 8C 3D 10S 5B", "cirulla_a_due")
    assert "1: Declaration: 10 points. Matta: four" in typed()


def test_open_cards_of_others_are_read() -> None:
    session, typed = table_with("9D 2D 10C 2C 8S 1S 8C 3D 10S 4B", "cirulla_a_due")
    said = typed("1", "quit")
    name = session.record.seats[1].name
    assert f"{name} declares: 3 points. Shown: two of coins, two of cups and ace of swords." in said
    assert f"{name} still holds, face up: " in said


# ---------------------------------------------------------------------------------------------- from the start


def test_the_drawn_cards_are_told_where_the_rules_ask_for_them() -> None:
    said = played(StartOptions(text=True, game="cirulla", seed=1))
    assert ("You draw " in said) == (preset("cirulla").options.first_dealer == "lowest_card")


def test_the_language_follows_option_and_environment() -> None:
    assert "Le tue carte:" in played(StartOptions(text=True, lang="it", seed=1))
    out = io.StringIO()
    run(StartOptions(text=True, seed=1), Typist([]), out, {"LANG": "it_IT.UTF-8"})
    assert "Le tue carte:" in out.getvalue()


def test_the_same_seed_deals_the_same_cards() -> None:
    first, second = (played(StartOptions(text=True, seed=8)) for _ in range(2))
    assert first == second
    assert first != played(StartOptions(text=True, seed=9))


def test_a_program_without_a_terminal() -> None:
    assert run(StartOptions(text=True), None, None) == EXIT_NO_TERMINAL


def test_a_stream_that_cannot_write_everything_is_no_fault() -> None:
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii")
    assert run(StartOptions(text=True, lang="it", seed=1), Typist([]), out, {}) == 0
    out.flush()
    assert b"Le tue carte" in raw.getvalue()


def test_the_event_log(tmp_path: Path) -> None:
    played(StartOptions(text=True, seed=1, event_log=tmp_path / "log.jsonl"), "quit")
    assert (tmp_path / "log.jsonl").read_text().startswith('{"kind":"HandStarted"')


# ---------------------------------------------------------------------------------------------- files


def test_nothing_is_kept_without_save(tmp_path: Path) -> None:
    played(StartOptions(text=True, seed=1), "1", "1", "quit", home=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_match_is_left_and_taken_up_again(tmp_path: Path) -> None:
    options = StartOptions(text=True, save=True, seed=1)
    first = played(options, "1", "1 1", "1", "quit", home=tmp_path)
    assert first.endswith("You can leave: the match stays as it is.\n")
    record = Saves(tmp_path / "data").load().record
    assert record is not None
    second = played(StartOptions(text=True, save=True), "quit", home=tmp_path)
    assert "Back where you left off." in second
    assert second.split("Table:")[1] == first.split("Table:")[-1]
    assert Saves(tmp_path / "data").load().record == record


def test_another_game_keeps_the_earlier_match(tmp_path: Path) -> None:
    played(StartOptions(text=True, save=True, seed=1), "1", "1", "quit", home=tmp_path)
    before = Saves(tmp_path / "data").load().record
    said = played(StartOptions(text=True, save=True, game="napola"), "quit", home=tmp_path)
    assert "The earlier match is kept" in said
    assert Saves(tmp_path / "data").load_earlier().record == before


def test_a_match_that_was_won_is_followed_by_a_new_one(tmp_path: Path) -> None:
    run(StartOptions(text=True, save=True, seed=2), tireless(), io.StringIO(), {"SCOPA_HOME": str(tmp_path)})
    won = Saves(tmp_path / "data").load().record
    assert won is not None
    statistics = Statistics(tmp_path / "data")
    assert statistics.tally(won.preset, "medium").matches == 1
    assert statistics.tally(won.preset, "medium").hands == len(won.hands)
    played(StartOptions(text=True, save=True), "quit", home=tmp_path)
    new = Saves(tmp_path / "data").load().record
    assert new is not None
    assert len(new.hands) == 1


def test_undo_makes_a_kept_match_practice(tmp_path: Path) -> None:
    said = played(StartOptions(text=True, save=True, seed=1), "1", "1 1", "undo", "1", "1 1", "undo", home=tmp_path)
    assert said.count("Practice match: it stays out of the statistics.") == 1


def test_damaged_files_are_told_in_one_line_each(tmp_path: Path) -> None:
    for folder, name in (("data", PRESENT), ("data", STATISTICS), ("config", SETTINGS)):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / name).write_text("{")
    said = played(StartOptions(text=True, save=True, seed=1), "quit", home=tmp_path)
    assert "The saved match cannot be read. It is kept as match.unreadable-1.json." in said
    assert "The settings cannot be read. They are kept as settings.unreadable-1.json." in said
    assert "The statistics cannot be read. They are kept as statistics.unreadable-1.json." in said


def test_an_edited_match_is_told_with_hand_and_play(tmp_path: Path) -> None:
    session, _ = session_of(record_of())
    session.start()
    play_hand(session)
    moves = session.record.hands[0].moves
    text = encode(session.record).decode().replace(f'"{moves[4]}"', f'"{moves[0]}"')
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / PRESENT).write_text(text)
    said = played(StartOptions(text=True, save=True, seed=1), "quit", home=tmp_path)
    assert "does not add up at hand 1, play 5" in said


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    said = played(StartOptions(text=True, save=True, seed=1), "1", "quit", home=tmp_path)
    assert "Saving fails:" in said


def test_a_second_copy_plays_without_saving(tmp_path: Path) -> None:
    played(StartOptions(text=True, save=True, seed=1), "1", "1 1", "quit", home=tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.json")}
    first = Instance(tmp_path / "data")
    said = played(StartOptions(text=True, save=True, seed=2), "1", "1 1", "quit", home=tmp_path)
    assert said.startswith("Scopa is open already: here you can play, but nothing is saved.\n")
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.json")} == before
    first.close()
    assert "open already" not in played(StartOptions(text=True, save=True), "quit", home=tmp_path)

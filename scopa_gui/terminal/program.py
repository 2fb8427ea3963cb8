"""The text mode from start to end: language, match, table; files of the person's only with --save."""

from __future__ import annotations

import io
import os
from collections.abc import Mapping
from contextlib import ExitStack, closing
from dataclasses import dataclass
from typing import TextIO

from scopa_gui.app import i18n, keeping_words, notices, telling_words
from scopa_gui.app.captions import Talk
from scopa_gui.app.card_words import Family
from scopa_gui.app.count_messages import you
from scopa_gui.app.decks import read_shelf
from scopa_gui.app.draws import drawn_cards
from scopa_gui.app.event_log import EventLog
from scopa_gui.app.files import Unreadable
from scopa_gui.app.instance import Instance
from scopa_gui.app.new_match import match_from_start, seeded_decks
from scopa_gui.app.opponents import gender_of
from scopa_gui.app.paths import UserFolders, user_folders
from scopa_gui.app.people import people_of
from scopa_gui.app.players import players_for
from scopa_gui.app.rule_words import level_name, preset_name
from scopa_gui.app.saves import Saves, goes_on, is_worth_keeping
from scopa_gui.app.seat_names import seat_names
from scopa_gui.app.session import GameSession, keep_nothing
from scopa_gui.app.settings import SettingsFile
from scopa_gui.app.start import StartOptions
from scopa_gui.app.statistics import Statistics
from scopa_gui.app.thinker import InlineThinker
from scopa_gui.engine import GameRecord, SeatRecord, preset
from scopa_gui.terminal import words
from scopa_gui.terminal.table import Lines, TextTable

EXIT_NO_TERMINAL = 2


def run(
    options: StartOptions, source: Lines | None, out: TextIO | None, environment: Mapping[str, str] = os.environ
) -> int:
    """Play in a terminal, reading lines from `source` and writing plain lines to `out`; the exit code."""
    if source is None or out is None:
        return EXIT_NO_TERMINAL  # a windowed program on Windows has no terminal: its console twin has
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(errors="replace")
    folders = user_folders(environment) if options.save else None
    instance = None if folders is None else Instance(folders.data)
    is_second = instance is not None and not instance.is_first
    settings = SettingsFile(None if folders is None else folders.config, only_reads=is_second)
    wanted = i18n.environment_languages(environment)
    i18n.set_language(options.lang or settings.settings.language or i18n.pick_language(wanted))
    if settings.unreadable is not None:
        out.write(notices.settings_unreadable(settings.unreadable.kept_as) + "\n")
    if is_second:  # the first copy keeps match and statistics, and writes them
        out.write(keeping_words.another_copy() + "\n")
        folders = None
    try:
        _Evening(options, settings, folders, out).play(source)
    finally:
        if instance is not None:
            instance.close()
    return 0


@dataclass(frozen=True, slots=True)
class _Evening:
    """One run of the text mode."""

    options: StartOptions
    settings: SettingsFile
    folders: UserFolders | None
    out: TextIO

    def play(self, source: Lines) -> None:
        """Find or make the match, greet, and play it."""
        saves = None if self.folders is None else Saves(self.folders.data)
        record, seed = self._match(saves)
        decks = seeded_decks(seed, record.options, len(record.hands))
        session = GameSession(
            record, players_for(record, InlineThinker()), decks, keep_nothing if saves is None else saves.store
        )
        talk = _talk(session)
        family = read_shelf().deck(self.options.deck or self.settings.settings.deck).family
        self._greet(record, talk, family)
        counted = len(people_of(record)) == 1
        log = self._watch(session, talk.person if counted else None)
        try:
            TextTable(session, talk, family, source, self.out, saved=saves is not None).play(self.options.hands)
        finally:
            session.close()
            log.close()
        if saves is not None and saves.trouble is not None:
            self._say(notices.saving_fails(saves.trouble))

    def _match(self, saves: Saves | None) -> tuple[GameRecord, int]:
        """The saved match where it goes on and no other game is asked for, else a new one; and a seed for its decks."""
        new, seed = match_from_start(self.options, self.settings.settings)
        if saves is None:
            return new, seed
        loaded = saves.load()
        self._report(loaded.unreadable)
        if loaded.record is not None and self.options.game is None and self.options.players is None:
            if goes_on(loaded.record):
                return loaded.record, seed
        elif loaded.record is not None and is_worth_keeping(loaded.record):
            self._say(notices.earlier_match_kept())
        self._report(saves.begin(new))
        return new, seed

    def _watch(self, session: GameSession, person: int | None) -> ExitStack:
        """Statistics and event log, where they are wanted; what is to be closed after the match."""
        stack = ExitStack()
        if self.folders is not None and person is not None:
            statistics = Statistics(self.folders.data)
            if statistics.unreadable is not None:
                self._say(notices.statistics_unreadable(statistics.unreadable.kept_as))
            statistics.watch(session, person)
        if self.options.event_log is not None:
            log = stack.enter_context(closing(EventLog(self.options.event_log)))
            session.subscribe(log.listen)
        return stack

    def _greet(self, record: GameRecord, talk: Talk, family: Family) -> None:
        """Name the game and the players, and tell who drew which card for the first deal."""
        self._say(telling_words.greeting(preset_name(record.preset), [_seated(seat) for seat in record.seats]))
        if record.hands or record.options.first_dealer != "lowest_card":
            return
        for draw in record.draws:
            for seat, card in enumerate(drawn_cards(draw)):
                if card is not None:
                    self._say(words.draws(talk.other(seat), card, family))

    def _report(self, unreadable: Unreadable | None) -> None:
        if unreadable is None:
            return
        if unreadable.hand is not None and unreadable.play is not None:
            self._say(notices.save_does_not_add_up(unreadable.hand, unreadable.play, unreadable.kept_as))
        else:
            self._say(notices.save_unreadable(unreadable.kept_as))

    def _say(self, line: str) -> None:
        self.out.write(line + "\n")


def _talk(session: GameSession) -> Talk:
    record = session.record
    return Talk(
        seats=seat_names(record),
        options=record.options,
        person=next((seat for seat in range(len(record.seats)) if session.is_person(seat)), None),
        sweep=preset(record.preset).sweep_word,
    )


def _seated(seat: SeatRecord) -> str:
    if seat.kind == "person":
        return seat.name or you()
    return telling_words.seated(seat.name, level_name(seat.level, gender_of(seat.name)))

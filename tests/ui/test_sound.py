"""The sound board: on a device that only notes what it is told, and on SDL's dummy driver and none."""

from __future__ import annotations

import logging
import math
import random
import shutil
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Final

import pygame
import pytest

from scopa_gui.app.paths import asset
from scopa_gui.stage.cues import Cue
from scopa_gui.ui import background, sound
from scopa_gui.ui.audio_device import MixerDevice, NoAudioError
from scopa_gui.ui.context import Sound
from scopa_gui.ui.sound import (
    BUTTONS,
    CARDS,
    CHANNELS,
    MIX,
    SLATE,
    STRINGS,
    SilentBoard,
    SoundBoard,
    sides,
    sound_board,
)

SOUNDS: Final = asset("sounds")
FRAME: Final = 1 / 60


@dataclass
class NotingDevice:
    """A device that plays nothing and notes everything. A started sound is busy until `silence`."""

    present: bool = True
    opened: int = 0
    closed: int = 0
    broken: set[str] = field(default_factory=set)
    loaded: list[Path] = field(default_factory=list)
    started: list[tuple[str, int, float, float]] = field(default_factory=list)
    busy: set[int] = field(default_factory=set)
    music: list[str] = field(default_factory=list)
    music_busy: bool = False
    music_gain: float = 0.0
    fades: int = 0

    def open(self, channels: int) -> None:
        self.opened += 1
        if not self.present:
            raise NoAudioError("no device")
        assert channels == CHANNELS

    def close(self) -> None:
        self.closed += 1

    def load(self, path: Path) -> object:
        if path.name in self.broken:
            raise NoAudioError(f"{path} is broken")
        self.loaded.append(path)
        return path

    def play(self, sound: object, channel: int, left: float, right: float) -> None:
        assert isinstance(sound, Path)
        self.started.append((f"{sound.parent.name}/{sound.stem}", channel, left, right))
        self.busy.add(channel)

    def is_busy(self, channel: int) -> bool:
        return channel in self.busy

    def play_music(self, path: Path, gain: float) -> None:
        assert not self.music_busy, "loading under a piece would hold the program up"
        if path.name in self.broken:
            raise NoAudioError(f"{path} is broken")
        self.music.append(path.stem)
        self.music_busy, self.music_gain = True, gain

    def set_music_gain(self, gain: float) -> None:
        self.music_gain = gain

    def fade_music(self, seconds: float) -> None:
        self.fades += 1
        self.music_busy = False

    def is_music_busy(self) -> bool:
        return self.music_busy


def board_on(device: NotingDevice, effects: int = 80, music: int = 0, folder: Path = SOUNDS) -> SoundBoard:
    board = SoundBoard(folder, random.Random(5), device)
    board.set_volumes(effects, music)
    return board


def pass_time(board: SoundBoard, seconds: float, step: float = FRAME) -> None:
    for _ in range(math.ceil(seconds / step)):
        board.update(step)


def power(started: tuple[str, int, float, float]) -> float:
    """Both ears together, in dB."""
    _, _, left, right = started
    return 10 * math.log10(left * left + right * right)


# ---------------------------------------------------------------------------------------------- cues


def test_every_cue_has_a_folder_and_every_folder_a_cue() -> None:
    folders = {path.name for path in SOUNDS.iterdir() if path.is_dir()}
    assert folders == {cue.value for cue in Cue} | {"music"}


@pytest.mark.parametrize("cue", Cue)
def test_every_cue_sounds_in_its_group(cue: Cue) -> None:
    device = NotingDevice()
    board_on(device).play(cue.value)
    ((name, channel, _, _),) = device.started
    assert name.partition("/")[0] == cue.value
    assert channel in sound.VOICES[cue]


def test_an_unknown_name_is_an_error_with_or_without_a_device() -> None:
    for present in (True, False):
        with pytest.raises(ValueError, match="trumpet"):
            board_on(NotingDevice(present=present)).play("trumpet")


# ---------------------------------------------------------------------------------------------- takes


@pytest.mark.parametrize("cue", [Cue.PLACE, Cue.SCOPA])
def test_takes_come_from_a_bag(cue: Cue) -> None:
    """Never the same twice in a row, and all of them as often."""
    device = NotingDevice()
    board = board_on(device)
    takes = len(list((SOUNDS / cue.value).glob("*.wav")))
    for _ in range(takes * 10):
        board.play(cue.value)
        pass_time(board, 0.1)
    names = [name for name, _, _, _ in device.started]
    assert all(one != other for one, other in pairwise(names))
    assert sorted(names.count(name) for name in set(names)) == [10] * takes


def test_same_chance_same_takes() -> None:
    heard = []
    for _ in range(2):
        device = NotingDevice()
        board = board_on(device)
        for cue in (Cue.PLACE, Cue.LIFT, Cue.PLACE, Cue.DEAL):
            board.play(cue.value, 0.3)
            pass_time(board, 0.1)
        heard.append(device.started)
    assert heard[0] == heard[1]
    assert len(heard[0]) == 4


def test_files_are_read_one_an_update_and_once() -> None:
    device = NotingDevice()
    board = board_on(device)
    assert device.loaded == []
    board.update(FRAME)
    assert len(device.loaded) == 1
    pass_time(board, 2)
    every = {path for path in SOUNDS.rglob("*.wav") if path.parent.name != "music"}
    assert set(device.loaded) == every
    assert len(device.loaded) == len(every)


def test_a_broken_file_is_said_once_and_left_out(caplog: pytest.LogCaptureFixture) -> None:
    device = NotingDevice(broken={"2.wav", "3.wav"})
    board = board_on(device)
    for _ in range(8):
        board.play("tap")
        pass_time(board, 0.2)
    assert {name for name, _, _, _ in device.started} == {"tap/1"}
    assert len(device.started) == 8
    assert sum("tap" in line.getMessage() for line in caplog.records) == 2


def test_an_empty_folder_is_silent(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    device = NotingDevice()
    board = board_on(device, music=50, folder=tmp_path)
    board.play("place")
    pass_time(board, 10)
    assert device.started == []
    assert len(caplog.records) == 1


# ---------------------------------------------------------------------------------------------- levels and sides


def test_sides_are_even_in_power_and_grow_steadily() -> None:
    assert sides(0.0) == pytest.approx((math.sqrt(0.5), math.sqrt(0.5)))
    places = [sides(step / 10) for step in range(-10, 11)]
    assert all(a[1] < b[1] and a[0] > b[0] for a, b in pairwise(places))
    assert all(left * left + right * right == pytest.approx(1.0) for left, right in places)
    assert min(left for left, _ in places) > 0.4, "both ears hear every card"
    assert sides(7.0) == sides(1.0)


def test_a_card_comes_from_its_side_and_a_scopa_from_the_middle() -> None:
    device = NotingDevice()
    board = board_on(device)
    board.play("place", 1.0)
    board.play("scopa", 1.0)
    (_, _, left, right), (_, _, scopa_left, scopa_right) = device.started
    assert left < right
    assert scopa_left == pytest.approx(scopa_right)


def test_volume_is_felt_as_squared_and_off_makes_no_call() -> None:
    levels = []
    for effects in (100, 50):
        device = NotingDevice()
        board_on(device, effects).play("place")
        levels.append(power(device.started[0]))
    assert levels[0] - levels[1] == pytest.approx(12.04, abs=0.01)
    off = NotingDevice()
    board = board_on(off, 0)
    for cue in Cue:
        board.play(cue.value)
    pass_time(board, 3)
    assert off.started == []


def test_levels_stay_within_their_spread() -> None:
    device = NotingDevice()
    board = board_on(device, 50)
    for _ in range(40):
        board.play("place")
        device.busy.clear()
        pass_time(board, 0.5)
    levels = [power(one) - 20 * math.log10(0.25) for one in device.started]
    assert max(map(abs, levels)) <= MIX.spread + 1e-9
    assert max(levels) - min(levels) > MIX.spread


def test_many_voices_share_the_loudness() -> None:
    device = NotingDevice()
    board = board_on(device, 50)
    device.busy = {8, 9, 10, 11}
    board.play("place")
    assert power(device.started[0]) - 20 * math.log10(0.25) == pytest.approx(-6.02, abs=MIX.spread)


def test_a_long_row_of_dealt_cards_grows_quieter() -> None:
    device = NotingDevice()
    board = board_on(device, 50)
    for _ in range(16):
        board.play("deal")
        device.busy.clear()
        pass_time(board, 0.07)
    levels = [power(one) - 20 * math.log10(0.25) for one in device.started]
    wanted = [0.0] * 4 + [-1.0, -2.0, -3.0, -4.0, -5.0] + [-6.0] * 7
    assert levels == pytest.approx(wanted, abs=MIX.spread + 1e-9)
    pass_time(board, 1.0)
    board.play("deal")
    assert power(device.started[-1]) - 20 * math.log10(0.25) == pytest.approx(0.0, abs=MIX.spread)


# ---------------------------------------------------------------------------------------------- gaps and channels


@pytest.mark.parametrize(
    ("cue", "apart", "heard"),
    [
        ("slide", 0.0, 1),
        ("slide", 0.02, 1),
        ("slide", 2 * FRAME, 2),  # cards 45 ms apart may come two frames apart
        ("slide", 0.07, 2),
        ("tap", 0.05, 1),
        ("tap", 0.07, 2),
        ("refuse", 0.3, 1),
        ("refuse", 0.5, 2),
    ],
)
def test_the_same_cue_needs_a_gap(cue: str, apart: float, heard: int) -> None:
    device = NotingDevice()
    board = board_on(device)
    board.play(cue)
    board.update(apart)
    board.play(cue)
    assert len(device.started) == heard


def test_other_cues_need_no_gap() -> None:
    device = NotingDevice()
    board = board_on(device)
    board.play("place")
    board.play("chalk")
    assert len(device.started) == 2


def test_groups_of_channels_do_not_overlap() -> None:
    taken = [*CARDS, *SLATE, *STRINGS, *BUTTONS]
    assert sorted(taken) == list(range(CHANNELS))


def test_the_oldest_of_a_full_group_gives_way_and_no_card_cuts_a_scopa() -> None:
    device = NotingDevice()
    board = board_on(device)
    board.play("scopa")
    for _ in range(10):
        board.update(0.05)
        board.play("slide")
    channels = [channel for name, channel, _, _ in device.started if name.startswith("slide")]
    assert channels == [*CARDS, 0, 1]
    assert device.started[0][1] in STRINGS


# ---------------------------------------------------------------------------------------------- devices come and go


def test_without_a_device_all_is_silent_and_said_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    device = NotingDevice(present=False)
    board = board_on(device, music=50)
    assert not board.is_audible
    for _ in range(60):
        board.play("place")
        board.play("win")
        pass_time(board, 1, 0.1)
    board.close()
    assert not device.started
    assert not device.music
    assert device.closed == 0
    assert len(caplog.records) == 1


def test_tries_grow_rarer_but_never_stop() -> None:
    device = NotingDevice(present=False)
    board = board_on(device)
    tried = []
    for second in range(1, 301):
        before = device.opened
        board.update(1.0)
        if device.opened > before:
            tried.append(second)
    gaps = [b - a for a, b in pairwise(tried)]
    assert tried[0] == 3
    assert gaps == sorted(gaps)
    assert gaps[-1] == MIX.last_retry


def test_a_device_that_appears_later_is_found() -> None:
    device = NotingDevice(present=False)
    board = board_on(device)
    pass_time(board, 5)
    device.present = True
    pass_time(board, MIX.last_retry)
    assert board.is_audible
    board.play("place")
    assert len(device.started) == 1


def test_a_device_that_goes_is_given_back_and_the_next_one_taken() -> None:
    device = NotingDevice()
    board = board_on(device, music=50)
    pass_time(board, 5)
    assert device.music_busy
    device.present, device.music_busy = False, False
    board.lose_device()
    assert not board.is_audible
    assert device.closed == 1
    board.play("place")
    assert device.started == []
    read = len(device.loaded)
    device.present = True
    pass_time(board, 5)
    board.play("place")
    assert len(device.started) == 1
    assert len(device.loaded) > read, "sounds belong to the device that read them"
    assert len(device.music) == 2


def test_a_device_that_nobody_needs_rests_until_somebody_comes() -> None:
    device = NotingDevice()
    board = board_on(device)
    pass_time(board, MIX.rest_after / 2)
    board.play("place")
    pass_time(board, MIX.rest_after + 5)
    assert device.closed == 0, "the sound is not over"
    device.busy.clear()
    pass_time(board, 1)
    assert (device.opened, device.closed) == (1, 1)
    pass_time(board, 2 * MIX.rest_after, 1.0)
    assert board.is_audible, "the settings must not say that there is no sound"
    assert (device.opened, device.closed) == (1, 1)
    board.wake()
    board.play("place")
    assert len(device.started) == 2
    assert device.opened == 2


def test_a_person_who_only_moves_the_mouse_keeps_the_device_awake() -> None:
    device = NotingDevice()
    board = board_on(device)
    for _ in range(10):
        pass_time(board, MIX.rest_after / 2, 0.1)
        board.wake()
    assert device.closed == 0


def test_a_sound_wakes_a_resting_device_but_not_one_that_is_turned_off() -> None:
    device = NotingDevice()
    board = board_on(device, effects=0)
    pass_time(board, MIX.rest_after + 2, 0.1)
    board.play("place")
    assert (device.opened, device.closed) == (1, 1)
    board.set_volumes(50, 0)
    board.play("place")
    assert (device.opened, len(device.started)) == (2, 1)


def test_music_keeps_the_device_and_wakes_it() -> None:
    device = NotingDevice()
    board = board_on(device, music=50)
    pass_time(board, 3 * MIX.rest_after, 0.1)
    assert device.closed == 0
    board.set_volumes(80, 0)
    pass_time(board, MIX.rest_after + 2, 0.1)
    assert device.closed == 1
    board.set_volumes(80, 50)
    pass_time(board, background.FIRST_WAIT + 3)
    assert device.opened == 2
    assert device.music_busy


def test_a_device_that_goes_while_it_rests_is_looked_for_when_it_is_needed() -> None:
    device = NotingDevice()
    board = board_on(device)
    pass_time(board, MIX.rest_after + 2, 0.1)
    device.present = False
    board.wake()
    assert not board.is_audible
    device.present = True
    pass_time(board, MIX.first_retry + 1)
    assert board.is_audible
    board.close()
    assert not board.is_audible


# ---------------------------------------------------------------------------------------------- music


def test_music_plays_in_turn_with_silences() -> None:
    device = NotingDevice()
    board = board_on(device, music=50)
    pass_time(board, 1 + background.FIRST_WAIT + 1)
    assert len(device.music) == 1
    assert device.music_gain == pytest.approx(0.25)
    device.music_busy = False
    pass_time(board, background.SHORTEST_SILENCE - 1)
    assert len(device.music) == 1
    pass_time(board, background.LONGEST_SILENCE - background.SHORTEST_SILENCE + 2)
    assert len(device.music) == 2
    assert set(device.music) == {path.stem for path in (SOUNDS / "music").glob("*.wav")}


def test_music_follows_its_volume_at_once() -> None:
    device = NotingDevice()
    board = board_on(device, music=0)
    pass_time(board, 200, 0.5)
    assert device.music == []
    board.set_volumes(80, 100)
    pass_time(board, background.FIRST_WAIT + FRAME)
    assert device.music_gain == 1.0
    board.set_volumes(80, 50)
    assert device.music_gain == 0.25
    assert device.fades == 0
    board.set_volumes(80, 0)
    assert device.fades == 1
    pass_time(board, 200, 0.5)
    assert len(device.music) == 1


@pytest.mark.parametrize("cue", ["win", "lose"])
@pytest.mark.parametrize("effects", [0, 80])
def test_no_music_under_the_end_of_a_match(cue: str, effects: int) -> None:
    device = NotingDevice()
    board = board_on(device, effects, music=50)
    pass_time(board, 5)
    board.play(cue)
    assert device.fades == 1
    pass_time(board, background.SHORTEST_SILENCE - 1)
    assert len(device.music) == 1


def test_a_broken_piece_is_left_out() -> None:
    device = NotingDevice(broken={"waltz.wav"})
    board = board_on(device, music=50)
    for _ in range(3):
        pass_time(board, 200, 0.5)
        device.music_busy = False
    assert set(device.music) == {"boat_song"}


# ---------------------------------------------------------------------------------------------- pygame itself


def test_the_real_mixer_on_the_dummy_driver() -> None:
    """SDL's dummy driver takes sounds as a card would; nothing else of pygame is started."""
    displayed = pygame.display.get_init()
    board = sound_board(SOUNDS, wanted=True)
    try:
        assert board.is_audible
        assert pygame.mixer.get_init() == (44_100, -16, 2)
        assert pygame.display.get_init() == displayed
        board.set_volumes(80, 50)
        for _ in range(120):
            board.update(0.05)
        board.play("place", -1.0)
        board.play("scopa")
        busy = [channel for channel in range(CHANNELS) if pygame.mixer.Channel(channel).get_busy()]
        assert busy == [CARDS[0], STRINGS[0]]
        assert pygame.mixer.music.get_busy()
        board.play("win")
    finally:
        board.close()
    assert pygame.mixer.get_init() is None


def test_the_real_mixer_where_there_is_no_device(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    board = SoundBoard(SOUNDS, random.Random(1), MixerDevice())
    board.set_volumes(80, 50)
    board.play("place")
    pass_time(board, 4)
    before = board.is_audible
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pass_time(board, MIX.last_retry)
    assert (before, board.is_audible) == (False, True)
    board.close()
    assert capfd.readouterr().err == ""


def test_the_real_mixer_refuses_a_broken_file(tmp_path: Path) -> None:
    device = MixerDevice()
    device.open(CHANNELS)
    try:
        broken = tmp_path / "broken.wav"
        broken.write_bytes(b"RIFF and no more")
        for path in (broken, tmp_path / "missing.wav"):
            with pytest.raises(NoAudioError):
                device.load(path)
            with pytest.raises(NoAudioError):
                device.play_music(path, 1.0)
    finally:
        device.close()


def test_broken_files_on_the_real_mixer_do_not_disturb(tmp_path: Path) -> None:
    folder = tmp_path / "sounds"
    shutil.copytree(SOUNDS / "tap", folder / "tap")
    (folder / "tap" / "1.wav").write_bytes(b"")
    board = SoundBoard(folder, random.Random(1), MixerDevice())
    try:
        board.set_volumes(80, 0)
        for _ in range(6):
            board.play("tap")
            board.update(0.1)
        assert pygame.mixer.Channel(BUTTONS[0]).get_busy()
    finally:
        board.close()


# ---------------------------------------------------------------------------------------------- no sound wanted


def test_the_silent_board_has_the_same_face() -> None:
    board: Sound = SilentBoard()
    board.set_volumes(100, 100)
    board.play("place", 0.5)
    board.update(1.0)
    before = pygame.mixer.get_init()
    assert isinstance(sound_board(SOUNDS, wanted=False), SilentBoard)
    assert pygame.mixer.get_init() == before
    face = {name for name in vars(SoundBoard) if not name.startswith("_")}
    assert face <= set(vars(SilentBoard))

"""Words wrap, shorten and stand on the middle of their capitals."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scopa_gui.ui import text
from scopa_gui.ui.fonts import KEPT_FONTS, Face, Fonts, MissingFontError
from scopa_gui.ui.materials.chalk import Chalk

LONG = "Un fante è in tavola: va preso prima di cinque più tre, così vuole la regola"
ALL = "àèéìòùÀÈÉçÇñÑäöüßâêôœŒãõ¡¿’“”„…–—€−×"


def ink_box(surface: pygame.Surface) -> pygame.Rect:
    return pygame.mask.from_threshold(surface, (255, 255, 255), (120, 120, 120)).get_bounding_rects()[0]


@pytest.mark.parametrize("width", [90, 150, 400])
def test_lines_keep_within_the_width_and_lose_no_word(fonts: Fonts, width: int) -> None:
    lines = text.wrap(fonts, LONG, Face.SANS, 16, width)
    assert all(fonts.width(line, Face.SANS, 16) <= width for line in lines)
    assert " ".join(lines) == LONG


def test_no_break_spaces_never_break(fonts: Fonts) -> None:
    words = "alfa beta 21\u00a0punti fine"
    for width in range(60, 300, 10):
        lines = text.wrap(fonts, words, Face.SANS, 16, width)
        assert any("21\u00a0punti" in line for line in lines)


def test_a_word_that_is_too_wide_is_broken_and_nothing_is_lost(fonts: Fonts) -> None:
    lines = text.wrap(fonts, "Donaudampfschifffahrtsgesellschaft ja", Face.SERIF, 20, 80)
    assert all(fonts.width(line, Face.SERIF, 20) <= 80 for line in lines)
    assert "".join(lines).replace(" ", "") == "Donaudampfschifffahrtsgesellschaftja"


def test_line_feeds_stay(fonts: Fonts) -> None:
    assert text.wrap(fonts, "uno\n\ndue", Face.SANS, 16, 400) == ["uno", "", "due"]


def test_shortening_ends_in_an_ellipsis_and_fits(fonts: Fonts) -> None:
    short = text.shorten(fonts, LONG, Face.SERIF, 20, 120)
    assert short.endswith("…")
    assert LONG.startswith(short[:-1])
    assert fonts.width(short, Face.SERIF, 20) <= 120
    assert text.shorten(fonts, "Tu", Face.SERIF, 20, 120) == "Tu"
    assert text.shorten(fonts, "Tu", Face.SERIF, 20, 1) == "…"


def test_a_size_shrinks_to_fit_but_never_under_fourteen(fonts: Fonts) -> None:
    size = text.fitting_size(fonts, "Impostazioni", Face.SERIF, 40, 120)
    assert 14 <= size < 40
    assert fonts.width("Impostazioni", Face.SERIF, size) <= 120
    assert text.fitting_size(fonts, LONG, Face.SERIF, 40, 20) == 14


def test_titles_shrink_before_a_word_is_broken(fonts: Fonts) -> None:
    size, lines = text.fitting_lines(fonts, "Asso piglia tutto", Face.SERIF, 32, 100, 2)
    assert 14 < size < 32
    assert lines == ["Asso piglia", "tutto"]
    size, lines = text.fitting_lines(fonts, LONG, Face.SERIF, 32, 100, 2)
    assert size == 14
    assert len(lines) == 2
    assert lines[1].endswith("…")


@pytest.mark.parametrize("face", list(Face))
@pytest.mark.parametrize("size", [14, 20, 33])
def test_labels_stand_on_the_middle_of_their_capitals(fonts: Fonts, face: Face, size: int) -> None:
    surface = pygame.Surface((200, 100))
    text.label(surface, fonts, "HHH", face, size, "#ffffff", (100, 50))
    assert ink_box(surface).centery == pytest.approx(50, abs=1.5)


def test_labels_align_to_both_sides(fonts: Fonts) -> None:
    surface = pygame.Surface((200, 100))
    left = text.label(surface, fonts, "Uno", Face.SANS, 16, "#ffffff", (20, 50), text.Align.LEFT)
    right = text.label(surface, fonts, "Uno", Face.SANS, 16, "#ffffff", (180, 50), text.Align.RIGHT)
    assert (left.left, right.right) == (20, 180)


def test_paragraphs_say_where_they_end_and_cut_what_is_too_long(fonts: Fonts) -> None:
    surface = pygame.Surface((200, 300))
    area = pygame.Rect(10, 10, 120, 0)
    end = text.paragraph(surface, fonts, LONG, Face.SANS, 16, "#ffffff", area)
    assert end - 10 == text.paragraph_height(fonts, LONG, Face.SANS, 16, 120)
    assert text.paragraph(surface, fonts, LONG, Face.SANS, 16, "#ffffff", area, most_lines=2) < end


def test_every_letter_of_the_six_languages_is_in_every_face(fonts: Fonts) -> None:
    for face in Face:
        missing = [c for c, metric in zip(ALL, fonts.font(face, 20).metrics(ALL), strict=True) if metric is None]
        assert missing == [], face


def test_small_words_are_drawn_with_fourteen_pixels(fonts: Fonts) -> None:
    assert fonts.width("Rosalba", Face.SANS, 6) == fonts.width("Rosalba", Face.SANS, 14)


def test_the_same_line_is_drawn_once(fonts: Fonts) -> None:
    assert fonts.line("Rosalba", Face.SERIF, 20, "#ffffff") is fonts.line("Rosalba", Face.SERIF, 20, "#ffffff")


def test_a_missing_face_is_named(tmp_path: Path) -> None:
    with pytest.raises(MissingFontError, match=r"serif\.ttf"):
        Fonts(tmp_path).font(Face.SERIF, 20)


def test_chalk_breaks_up_but_stays_readable(fonts: Fonts) -> None:
    chalk = Chalk(fonts)
    for size in (20, 40, 120):
        written = chalk.words("Scopa", size)
        plain = fonts.line("Scopa", Face.CHALK, size, "#efece2")
        full, broken = alpha_sum(plain), alpha_sum(written)
        assert 0.6 * full < broken < 1.12 * full
    assert chalk.words("Scopa", 40) is chalk.words("Scopa", 40)
    assert chalk.words("Scopa", 40, angle=8.0).get_height() > chalk.words("Scopa", 40).get_height()


def alpha_sum(surface: pygame.Surface) -> int:
    return sum(pygame.image.tobytes(surface, "RGBA")[3::4])


def test_many_sizes_keep_no_files_open_and_not_every_font(fonts: Fonts) -> None:
    """A window dragged through many sizes asks for many fonts."""
    opened = Path("/proc/self/fd")
    before = len(list(opened.iterdir())) if opened.is_dir() else 0
    fresh = Fonts(fonts._folder)
    for face in Face:
        for size in range(14, 120):
            assert fresh.width("Scopa", face, size) > 0
    assert len(fresh._fonts) <= KEPT_FONTS
    if opened.is_dir():
        assert len(list(opened.iterdir())) <= before + 1


def test_long_lines_are_dropped_by_their_bytes(fonts: Fonts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_gui.ui.fonts.KEPT_BYTES", 10_000_000)
    fresh = Fonts(fonts._folder)
    for number in range(60):
        fresh.line(f"{number} {'Scopa ' * 20}", Face.SERIF, 60, "#ffffff")
    assert 1 < len(fresh._lines) < 30

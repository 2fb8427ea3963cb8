"""The golden vectors of the rules, and that their checker sees every change in them."""

from __future__ import annotations

import copy
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from build_scripts import check_vectors
from scopa_gui.engine import PRESETS

ROOT = Path(__file__).resolve().parents[2]
VECTORS = ROOT / "tests" / "golden" / "vectors"
SCRIPT = ROOT / "build_scripts" / "check_vectors.py"
FILES = {"captures": 99, "scoring": 62, "deal": 67, "sweeps": 43, "match": 20, "traces": 33}
FILES["presets"] = 1 + len(PRESETS)  # the defaults, and one for each game kind
FILES_OF_ENTRIES = [name for name in FILES if name != "presets"]


def load(file: str) -> Any:
    return json.loads((VECTORS / f"{file}.json").read_text(encoding="utf-8"))


def write(folder: Path, file: str, data: object) -> None:
    (folder / f"{file}.json").write_text(json.dumps(data), encoding="utf-8")


def report(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    """The exit code and the lines of the checker for a folder."""
    code = check_vectors.main([str(folder)])
    return code, capsys.readouterr().out.splitlines()


# ------------------------------------------------------------------------------------------------ the vectors


@pytest.mark.parametrize("file", FILES)
def test_vectors(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(VECTORS / f"{file}.json", tmp_path)
    assert report(tmp_path, capsys) == (0, [f"{FILES[file]} passed, 0 failed"])


def test_all_of_them_from_the_shell() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(VECTORS)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (0, f"{sum(FILES.values())} passed, 0 failed\n")


def test_no_file_is_left_out() -> None:
    assert {path.stem for path in VECTORS.iterdir()} == set(FILES)


# ------------------------------------------------------------------------------------------------ changed vectors


def test_a_changed_capture_is_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = load("captures")
    chosen = next(entry for entry in entries if len(entry["captures"]) > 1)
    chosen["captures"].pop()
    write(tmp_path, "captures", entries)
    code, lines = report(tmp_path, capsys)
    assert code == 1
    assert len(lines) == 2
    assert lines[0].startswith(f"{chosen['id']}: expected ")
    assert ", got " in lines[0]
    assert lines[1] == f"{FILES['captures'] - 1} passed, 1 failed"


def test_the_order_of_captures_is_free(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = load("captures")
    for entry in entries:
        entry["captures"] = [group[::-1] for group in entry["captures"][::-1]]
    write(tmp_path, "captures", entries)
    assert report(tmp_path, capsys)[0] == 0


def changed(value: Any, chance: Random) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1
        case None:
            return "7D"
        case str():
            return "2B" if value != "2B" else "3B"
        case list():
            return value[1:] if value else ["9B"]
    raise AssertionError(value)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The place of each plain value, and of each list as a whole."""
    if isinstance(value, dict):
        for key in value:
            yield from leaves(value[key], (*path, key))
        return
    yield path
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from leaves(item, (*path, index))


def with_change(entry: Any, path: tuple[Any, ...], chance: Random) -> Any:
    entry = copy.deepcopy(entry)
    place = entry
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = changed(place[path[-1]], chance)
    return entry


JUDGED = {
    "captures": ("captures", "discard_allowed"),
    "traces": ("sides", "opening_table", "first_hands", "declarations", "plays", "expected"),
}
# A different value of the matta may pay as well, and is then rightly accepted.
FREE = ("expected", "a_valid_matta_value")


@pytest.mark.parametrize("file", FILES_OF_ENTRIES)
def test_every_judged_field_is_really_judged(file: str) -> None:
    chance = Random(file)
    for entry in load(file):
        judged = {key: entry[key] for key in JUDGED.get(file, ("expected",))}
        places = [path for path in leaves(judged) if path != FREE]
        for path in places if len(places) <= 15 else chance.sample(places, 15):
            result = check_vectors.check_entry(file, with_change(entry, path, chance))
            assert not result.passed, (entry["id"], path)
            assert result.id == entry["id"]


def test_a_matta_value_that_does_not_pay_is_seen() -> None:
    seen = 0
    for entry in load("deal"):
        if entry["kind"] == "declaration":
            wrong = copy.deepcopy(entry)
            wrong["expected"]["a_valid_matta_value"] = 11
            assert not check_vectors.check_entry("deal", wrong).passed
            seen += 1
    assert seen > 5


@pytest.mark.parametrize("file", FILES_OF_ENTRIES)
def test_broken_entries_fail_with_their_id(file: str) -> None:
    """Unknown games, options and kinds, or a field that is missing, are failures of that entry alone."""
    entry = load(file)[0]
    assert check_vectors.check_entry(file, entry).passed
    breakages: list[dict[str, object]] = [{"kind": "nonsense"}]
    if file != "match":
        breakages += [{"preset": "briscola"}, {"options": {"nonsense": 1}}, {"options": {"players": 5}}]
    for breakage in breakages:
        result = check_vectors.check_entry(file, entry | breakage)
        assert (result.passed, result.id) == (False, entry["id"]), breakage
    assert not check_vectors.check_entry(file, {"id": entry["id"]}).passed
    assert not check_vectors.check_entry(file, {}).passed


def preset_changes() -> list[tuple[str, str]]:
    """(change, id of the line that must appear)."""
    return [
        ("defaults", "defaults"),
        ("extra default", "defaults"),
        ("players", "presets.cirulla"),
        ("override", "presets.cirulla"),
        ("superfluous override", "presets.cirulla"),
        ("resolved", "presets.cirulla"),
        ("missing", "presets.cirulla"),
        ("unknown", "presets.briscola"),
    ]


@pytest.mark.parametrize(("change", "line"), preset_changes())
def test_changed_presets_are_seen(change: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = load("presets")
    cirulla = data["presets"]["cirulla"]
    match change:
        case "defaults":
            data["defaults"]["target"] = 21
        case "extra default":
            data["defaults"]["weather"] = "fine"
        case "players":
            cirulla["allowed_players"] = [2, 4]
        case "override":
            cirulla["overrides"]["target"] = 50
        case "superfluous override":
            cirulla["overrides"]["napola"] = "run"
        case "resolved":
            cirulla["resolved"]["grande"] = False
        case "missing":
            del data["presets"]["cirulla"]
        case "unknown":
            data["presets"]["briscola"] = cirulla
    write(tmp_path, "presets", data)
    code, lines = report(tmp_path, capsys)
    assert code == 1
    assert [one.split(":")[0] for one in lines[:-1]] == [line]
    assert lines[-1].endswith("1 failed")


# ------------------------------------------------------------------------------------------------ folders


def test_a_subset_of_files_is_enough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in ("match", "sweeps"):
        shutil.copy(VECTORS / f"{file}.json", tmp_path)
    assert report(tmp_path, capsys) == (0, [f"{FILES['match'] + FILES['sweeps']} passed, 0 failed"])


def test_no_such_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check_vectors.main([str(tmp_path / "nowhere")]) == 2
    assert check_vectors.main([]) == 2
    assert check_vectors.main([str(VECTORS), str(VECTORS)]) == 2
    assert capsys.readouterr().err.count("usage") == 3


def test_a_folder_without_vectors(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check_vectors.main([str(tmp_path)]) == 2
    assert "no vector files" in capsys.readouterr().err


def test_no_such_folder_from_the_shell(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(tmp_path / "nowhere")],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2


@pytest.mark.parametrize("text", ["", "[{", '"a string"', "[1]", "{}"])
@pytest.mark.parametrize("file", ["captures", "presets"])
def test_a_file_that_is_no_vector_file(
    file: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / f"{file}.json").write_text(text, encoding="utf-8")
    assert check_vectors.main([str(tmp_path)]) == 2
    assert f"{file}.json" in capsys.readouterr().err

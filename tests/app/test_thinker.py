"""Computer players: they think in a worker process, and the match goes on when it dies, fails or falls silent."""

from __future__ import annotations

import logging
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scopa_gui.ai.levels import choose
from scopa_gui.ai.strategy import Thought
from scopa_gui.app.new_match import new_match, seeded_decks
from scopa_gui.app.players import ComputerPlayer, match_seed, players_for, question_seed
from scopa_gui.app.session import GameSession, SessionStatus
from scopa_gui.app.thinker import FALLBACK_LEVEL, InlineThinker, Patience, ProcessThinker
from scopa_gui.app.worker import NICENESS, Question, Reply, reply_to, serve
from scopa_gui.engine import PlayerView, preset_options
from tests.app.table import record_of, session_of

ROOT = Path(__file__).resolve().parent.parent.parent
LIMIT = 60.0
LEVEL = "easy"


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def worker() -> Iterator[ProcessThinker]:
    """One worker for all tests that leave it alive."""
    thinker = ProcessThinker(time.monotonic, Patience(answer=LIMIT))
    thinker.warm()
    yield thinker
    thinker.close()


@pytest.fixture
def own_worker() -> Iterator[tuple[ProcessThinker, Clock]]:
    """A worker to be ended, and its clock."""
    clock = Clock()
    thinker = ProcessThinker(clock)
    yield thinker, clock
    thinker.close()


def view_of(seed: int = 1) -> PlayerView:
    session, _ = session_of(record_of(seed=seed), seed=seed)
    session.start()
    return session.view(session.state.turn)


def wait_for(thinker: ProcessThinker, number: int) -> Thought:
    """The answer, as soon as it is there; the limit is for a broken program only."""
    end = time.monotonic() + LIMIT
    while (thought := thinker.answer(number)) is None:
        assert time.monotonic() < end, "no answer"
        time.sleep(0.001)
    return thought


def test_the_worker_answers_what_the_same_player_answers_in_place(worker: ProcessThinker) -> None:
    for seed in range(3):
        view = view_of(seed)
        assert wait_for(worker, worker.ask(LEVEL, view, seed)) == choose(LEVEL, view, seed)


def test_questions_are_answered_by_number_and_once(worker: ProcessThinker) -> None:
    views = [view_of(seed) for seed in range(3)]
    numbers = [worker.ask(LEVEL, view, 0) for view in views]
    for number, view in reversed(list(zip(numbers, views, strict=True))):
        assert wait_for(worker, number) == choose(LEVEL, view, 0)
        assert worker.answer(number) is None
    assert len(set(numbers)) == 3


def test_a_forgotten_question_has_no_answer(worker: ProcessThinker) -> None:
    first, second, third = (worker.ask(LEVEL, view_of(), 0) for _ in range(3))
    worker.forget(first)
    worker.forget(second)
    wait_for(worker, third)
    assert worker.answer(first) is None
    assert worker.answer(second) is None


def test_a_player_that_fails_is_replaced_for_one_move(worker: ProcessThinker, caplog: pytest.LogCaptureFixture) -> None:
    view, pid = view_of(), worker.pid
    with caplog.at_level(logging.ERROR):
        thought = wait_for(worker, worker.ask("nobody", view, 5))
    assert thought == choose(FALLBACK_LEVEL, view, 5)
    assert "'nobody' failed" in caplog.text
    assert worker.pid == pid


def test_a_match_is_played_through_the_worker(worker: ProcessThinker) -> None:
    options = preset_options("scopa_a_tre")
    record = new_match("scopa_a_tre", options, (LEVEL,), random.Random(1), person=None)
    session = GameSession(record, players_for(record, worker), seeded_decks(1, options))
    session.start()
    end = time.monotonic() + LIMIT
    while session.status is SessionStatus.PLAYING:
        if not session.tick():
            assert time.monotonic() < end
            time.sleep(0.001)
    inline = GameSession(record, players_for(record, InlineThinker()), seeded_decks(1, options))
    inline.start()
    while inline.tick():
        pass
    assert session.record == inline.record


def gave_up(thinker: ProcessThinker) -> bool:
    return thinker.is_inline


def end_process(pid: int | None) -> None:
    """Kill a process of ours and wait until it is gone."""
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    end = time.monotonic() + LIMIT
    while is_running(pid):
        assert time.monotonic() < end
        time.sleep(0.001)


def test_a_killed_worker_is_started_once_more_then_replaced(
    own_worker: tuple[ProcessThinker, Clock], caplog: pytest.LogCaptureFixture
) -> None:
    thinker, _ = own_worker
    view = view_of()
    wait_for(thinker, thinker.ask(LEVEL, view, 0))
    first = thinker.pid
    end_process(first)
    assert wait_for(thinker, thinker.ask(LEVEL, view, 1)) == choose(LEVEL, view, 1)
    second = thinker.pid
    assert second not in (None, first)
    assert not gave_up(thinker)
    end_process(second)
    number = thinker.ask(LEVEL, view, 2)
    assert wait_for(thinker, number) == choose(FALLBACK_LEVEL, view, 2)
    assert gave_up(thinker)
    assert thinker.pid is None
    assert "started once more" in caplog.text
    assert "greedy player" in caplog.text
    assert thinker.answer(thinker.ask(LEVEL, view, 3)) == choose(FALLBACK_LEVEL, view, 3)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process without ending it")
def test_a_stopped_worker_is_given_up_after_a_while(own_worker: tuple[ProcessThinker, Clock]) -> None:
    thinker, clock = own_worker
    view = view_of()
    wait_for(thinker, thinker.ask(LEVEL, view, 0))
    pid = thinker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    number = thinker.ask(LEVEL, view, 1)
    thinker.step()
    clock.now = Patience().answer
    assert thinker.answer(number) is None
    clock.now += 0.1
    assert thinker.answer(number) == choose(FALLBACK_LEVEL, view, 1)
    assert thinker.pid != pid
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_closed_thinker_answers_in_place() -> None:
    thinker = ProcessThinker(Clock())
    thinker.close()
    thinker.warm()
    assert thinker.pid is None
    view = view_of()
    assert thinker.answer(thinker.ask(LEVEL, view, 1)) == choose(FALLBACK_LEVEL, view, 1)


def test_no_process_to_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: object, **_named: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("subprocess.Popen.__init__", refuse)
    thinker = ProcessThinker(Clock())
    view = view_of()
    assert thinker.answer(thinker.ask(LEVEL, view, 1)) == choose(FALLBACK_LEVEL, view, 1)


def test_a_worker_that_dies_while_it_thinks_is_asked_again(own_worker: tuple[ProcessThinker, Clock]) -> None:
    thinker, _ = own_worker
    view = view_of()
    wait_for(thinker, thinker.ask(LEVEL, view, 0))
    pid = thinker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    asked, forgotten = thinker.ask(LEVEL, view, 1), thinker.ask(LEVEL, view, 2)
    thinker.forget(forgotten)
    end_process(pid)
    assert wait_for(thinker, asked) == choose(LEVEL, view, 1)
    assert thinker.answer(forgotten) is None


class OneQuestion:
    """The worker's end of a pipe: one question, then nobody is there any more."""

    def __init__(self, question: Question) -> None:
        self.questions = [question]
        self.replies: list[Reply] = []

    def recv(self) -> Question:
        if not self.questions:
            raise EOFError
        return self.questions.pop()

    def send(self, reply: Reply) -> None:
        self.replies.append(reply)


def test_a_worker_steps_back_answers_and_ends_when_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    lowered: list[int] = []
    ignored: list[object] = []
    monkeypatch.setattr(os, "nice", lowered.append, raising=False)
    monkeypatch.setattr(signal, "signal", lambda number, handler: ignored.append((number, handler)))
    view = view_of()
    connection = OneQuestion(Question(4, LEVEL, view, 9))
    serve(connection)  # type: ignore[arg-type]  # it only receives and sends
    assert connection.replies == [Reply(4, choose(LEVEL, view, 9))]
    assert ignored == [(signal.SIGINT, signal.SIG_IGN)]
    assert lowered == ([] if sys.platform == "win32" else [NICENESS])


def test_an_inline_thinker_forgets_when_it_closes() -> None:
    thinker = InlineThinker()
    number = thinker.ask(LEVEL, view_of(), 1)
    thinker.close()
    assert thinker.answer(number) is None


def test_the_reply_of_a_failing_player_tells_why() -> None:
    reply = reply_to(Question(3, "nobody", view_of(), 0))
    assert reply.number == 3
    assert reply.thought is None
    assert "nobody" in reply.fault


def test_the_worker_does_not_load_pygame() -> None:
    code = "import scopa_gui.app.worker, sys; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60, check=False).returncode == 0


ORPHAN = """
import os, sys, time
from scopa_gui.app.thinker import ProcessThinker
if __name__ == "__main__":
    thinker = ProcessThinker(time.monotonic)
    thinker.warm()
    print(thinker.pid, flush=True)
    os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="asks the system about another process in the POSIX way")
def test_a_worker_whose_parent_was_killed_ends(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, timeout=60, check=False, env=environment
    )
    pid = int(done.stdout)
    end = time.monotonic() + LIMIT
    while is_running(pid):
        assert time.monotonic() < end, "the worker lives on"
        time.sleep(0.01)


def is_running(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    if status.exists():
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return not Path("/proc").is_dir()


# ---------------------------------------------------------------------------------------------- players


def test_a_player_answers_with_its_ticket_and_drops_older_questions() -> None:
    player = ComputerPlayer(InlineThinker(), LEVEL, 7)
    assert player.poll() is None
    view = view_of()
    player.ask(view, 1)
    player.ask(view, 2)
    assert player.poll() == (2, choose(LEVEL, view, question_seed(7, view)).move)
    assert player.poll() is None
    player.ask(view, 3)
    player.cancel()
    assert player.poll() is None


def test_chance_comes_from_match_hand_and_plays() -> None:
    view = view_of()
    assert question_seed(1, view) == question_seed(1, view)
    assert question_seed(1, view) != question_seed(2, view)
    assert question_seed(1, view) != question_seed(1, view_of(2))
    assert match_seed(record_of(seed=1)) != match_seed(record_of(seed=2))


def test_undo_does_not_roll_the_dice_again() -> None:
    record = record_of("cirulla_a_due", seed=5)
    session = GameSession(record, players_for(record, InlineThinker()), seeded_decks(5, record.options))
    session.start()
    while session.tick():
        pass
    for _ in range(3):
        move = session.view(0).legal_moves()[0]
        session.submit(0, move)
        while session.tick():
            pass
        after = session.record.hands
        session.undo()
        session.submit(0, move)
        while session.tick():
            pass
        assert session.record.hands == after


def test_persons_have_no_player() -> None:
    players = players_for(record_of(), InlineThinker())
    assert players[0] is None
    assert isinstance(players[1], ComputerPlayer)


def test_a_worker_is_one_process_and_goes_with_the_program() -> None:
    """No other process beside it; and a program that is killed leaves none behind."""
    code = (
        "import sys, time; sys.path[:] = sys.argv[1:]\n"
        "from scopa_gui.app.thinker import ProcessThinker\n"
        "thinker = ProcessThinker(time.monotonic); thinker.warm(); print(thinker.pid, flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", code, *sys.path], stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        pid = int(program.stdout.readline())
        if sys.platform == "linux":
            children = Path(f"/proc/{program.pid}/task/{program.pid}/children").read_text(encoding="ascii").split()
            assert children == [str(pid)]
        program.kill()
    end = time.monotonic() + LIMIT
    while is_running(pid):
        assert time.monotonic() < end, "the worker is still there"
        time.sleep(0.01)

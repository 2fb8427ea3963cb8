"""Where computer players think: in a process of its own, or in place when there is none."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from scopa_gui.ai.levels import choose
from scopa_gui.ai.strategy import Thought
from scopa_gui.app.worker import Question, Reply
from scopa_gui.engine import PlayerView

if TYPE_CHECKING:
    from scopa_gui.app.worker_process import WorkerProcess

log = logging.getLogger(__name__)

Choose: TypeAlias = Callable[[str, PlayerView, int], Thought]

FALLBACK_LEVEL: Final = "medium"
"""The greedy player: it answers in a blink, so it may answer in place."""


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds to wait for a worker that lives but does not answer, and for one that shall end."""

    answer: float = 20.0
    end: float = 1.0


class InlineThinker:
    """Answers in place when the answer is asked for: demos, tests, and the last resort."""

    def __init__(self, choose: Choose = choose) -> None:
        self._choose = choose
        self._numbers = itertools.count(1)
        self._questions: dict[int, Question] = {}

    def ask(self, level: str, view: PlayerView, seed: int) -> int:
        """See Thinker."""
        number = next(self._numbers)
        self._questions[number] = Question(number, level, view, seed)
        return number

    def step(self) -> None:
        """See Thinker; nothing waits here."""

    def answer(self, number: int) -> Thought | None:
        """See Thinker; thinks now."""
        question = self._questions.pop(number, None)
        return None if question is None else self._choose(question.level, question.view, question.seed)

    def forget(self, number: int) -> None:
        """See Thinker."""
        self._questions.pop(number, None)

    def close(self) -> None:
        """See Thinker."""
        self._questions.clear()


class ProcessThinker:
    """Asks one worker process, one question at a time.

    A worker that died is started once more, and asked again; then every question is answered in place by the greedy
    player. One that is silent for too long is ended, and its question answered in place. `clock` tells seconds.
    """

    def __init__(self, clock: Callable[[], float], patience: Patience = Patience()) -> None:
        self._clock = clock
        self._patience = patience
        self._numbers = itertools.count(1)
        self._waiting: dict[int, Question] = {}
        self._asked: Question | None = None
        self._asked_at = 0.0
        self._answers: dict[int, Thought] = {}
        self._forgotten: set[int] = set()
        self._process: WorkerProcess | None = None
        self._lost = 0
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The worker's process id, None when none runs."""
        return None if self._process is None else self._process.pid

    @property
    def is_inline(self) -> bool:
        """Whether the workers are given up and answers are made in place."""
        return self._closed or self._lost > 1

    def warm(self) -> None:
        """Start the worker, if none runs: after the first picture, so that the window does not wait for it."""
        if self._process is not None or self.is_inline:
            return
        # It takes a moment to read, and the first picture is there by now.
        from scopa_gui.app.worker_process import WorkerProcess

        try:
            self._process = WorkerProcess()
        except OSError as fault:
            log.warning("No worker process can be started (%s): the computer plays a simpler game.", fault)
            self._lost = 2

    def ask(self, level: str, view: PlayerView, seed: int) -> int:
        """See Thinker. It is sent with the next `step`: the frame of a play has enough to do."""
        number = next(self._numbers)
        self._waiting[number] = Question(number, level, view, seed)
        return number

    def step(self) -> None:
        """See Thinker."""
        self._collect()
        self._send_next()

    def answer(self, number: int) -> Thought | None:
        """See Thinker."""
        self.step()
        if self.is_inline and number in self._waiting:
            return _answer_in_place(self._waiting.pop(number))
        return self._answers.pop(number, None)

    def forget(self, number: int) -> None:
        """See Thinker. A worker already at it thinks to its end; nobody hears the answer."""
        self._waiting.pop(number, None)
        self._answers.pop(number, None)
        if self._asked is not None and self._asked.number == number:
            self._forgotten.add(number)

    def close(self) -> None:
        """End the worker. Questions put later are answered in place."""
        self._end_worker()
        self._waiting.clear()
        self._closed = True

    # ------------------------------------------------------------------------------------------ inside

    def _send_next(self) -> None:
        if self._asked is not None or not self._waiting or self.is_inline:
            return
        self.warm()
        if self._process is None:
            return
        number = next(iter(self._waiting))
        question = self._waiting.pop(number)
        self._asked, self._asked_at = question, self._clock()
        try:
            self._process.connection.send(question)
        except OSError:
            self._worker_is_dead()

    def _collect(self) -> None:
        """Take what the worker has said; notice when it is dead or silent."""
        process = self._process
        if process is None:
            return
        try:
            while process.connection.poll():
                self._take(process.connection.recv())
        except (EOFError, OSError):
            self._worker_is_dead()
            return
        if self._asked is not None and self._clock() - self._asked_at > self._patience.answer:
            log.warning("The worker process has been silent for too long: its question is answered in place.")
            self._put(self._asked, _answer_in_place(self._asked))
            self._asked = None
            self._worker_is_dead()

    def _take(self, reply: Reply) -> None:
        question = self._asked
        if question is None or question.number != reply.number:
            return
        self._asked = None
        if reply.thought is None:
            log.error("The player %r failed and is replaced for one move:\n%s", question.level, reply.fault)
        self._put(question, reply.thought or _answer_in_place(question))

    def _put(self, question: Question, thought: Thought) -> None:
        if question.number in self._forgotten:
            self._forgotten.discard(question.number)
        else:
            self._answers[question.number] = thought

    def _worker_is_dead(self) -> None:
        self._lost += 1
        log.warning(
            "The worker process is gone: %s.",
            "the greedy player answers in its place" if self.is_inline else "it is started once more",
        )
        question = self._asked
        self._end_worker()
        if question is not None and question.number not in self._forgotten:
            self._waiting = {question.number: question, **self._waiting}
        self._forgotten.clear()

    def _end_worker(self) -> None:
        """End our own worker, a stopped one too."""
        process, self._process, self._asked = self._process, None, None
        if process is not None:
            process.end(self._patience.end)


def _answer_in_place(question: Question) -> Thought:
    return choose(FALLBACK_LEVEL, question.view, question.seed)

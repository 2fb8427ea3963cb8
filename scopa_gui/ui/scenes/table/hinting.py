"""Asking for the best play: the strongest opponent thinks about what the person's seat knows."""

from __future__ import annotations

from typing import Final

from scopa_gui.ai.strategy import Thought
from scopa_gui.app.players import Thinker, question_seed
from scopa_gui.engine import PlayerView
from scopa_gui.ui.scenes.table.model import TableModel

ADVISER: Final = "expert"
"""The level that is asked; it is given the view, so it knows no more than the person."""


class HintSeeker:
    """One question at a time; an answer to a view that is no longer the present one is dropped."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._asked: tuple[int, PlayerView] | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether an answer is on its way."""
        return self._asked is not None

    def ask(self, view: PlayerView, seed: int) -> None:
        """Put the question, unless it is already put."""
        if self._asked is not None and self._asked[1] == view:
            return
        self.forget()
        self._asked = self._thinker.ask(ADVISER, view, question_seed(seed, view)), view

    def forget(self) -> None:
        """The answer is not wanted any more."""
        if self._asked is not None:
            self._thinker.forget(self._asked[0])
            self._asked = None

    def answer(self, view: PlayerView) -> Thought | None:
        """The answer about this very view, once; None while there is none. Never waits."""
        if self._asked is None:
            return None
        if self._asked[1] != view:
            self.forget()
            return None
        thought = self._thinker.answer(self._asked[0])
        if thought is not None:
            self._asked = None
        return thought


class Advice:
    """The hints of one table: asked for at any time, shown when they are there; nobody waits for them."""

    def __init__(self, thinker: Thinker, model: TableModel) -> None:
        self._seeker = HintSeeker(thinker)
        self._model = model

    def ask(self) -> None:
        """Ask for the best play; the match is practice from then on."""
        model = self._model
        if not model.can_ask:
            model.decline_hint()
            return
        model.session.mark_practice()
        self._seeker.ask(model.session.view(model.viewer), model.session.seed)

    def take(self) -> bool:
        """Show the advice if it has come and still holds; whether it is shown now."""
        model = self._model
        if not self._seeker.is_waiting:
            return False
        view = model.session.view(model.viewer)
        thought = self._seeker.answer(view)
        if thought is None or not model.can_ask:
            return False
        model.advise(thought, view)
        return True

    def forget(self) -> None:
        """The table is left."""
        self._seeker.forget()

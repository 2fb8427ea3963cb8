"""The people one plays against: first names, with the gender that the word for their level agrees with."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Final

from scopa_gui.app.rule_words import Gender

NAMES: Final[dict[str, Gender]] = {
    "Rosalba": "f",
    "Osvaldo": "m",
    "Ines": "f",
    "Gino": "m",
    "Carmela": "f",
    "Ettore": "m",
    "Mafalda": "f",
    "Nunzio": "m",
    "Assunta": "f",
    "Piero": "m",
    "Nives": "f",
    "Gennaro": "m",
    "Ornella": "f",
    "Fausto": "m",
    "Teresa": "f",
    "Amedeo": "m",
    "Velia": "f",
    "Libero": "m",
    "Agata": "f",
    "Renzo": "m",
    "Norma": "f",
    "Salvatore": "m",
    "Ida": "f",
    "Walter": "m",
}


def gender_of(name: str) -> Gender:
    """The gender of an opponent's name; masculine for names that are not ours."""
    return NAMES.get(name, "m")


def pick_names(count: int, rng: random.Random, taken: str = "", others: Collection[str] = ()) -> tuple[str, ...]:
    """So many different names, women and men in turn as far as chance begins; never one that is taken already.

    `taken` is the person's own name, `others` are those of people who sit down with a name.
    """
    away = {name.casefold() for name in (taken, *others)}
    by_gender = [
        [name for name, one in NAMES.items() if one == gender and name.casefold() not in away] for gender in ("f", "m")
    ]
    first = int(rng.random() * 2)
    names = []
    for number in range(count):
        pool = by_gender[(first + number) % 2]
        names.append(pool.pop(int(rng.random() * len(pool))))
    return tuple(names)

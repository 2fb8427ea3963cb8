"""Every form in which a card, a rank or a suit is spoken, as whole messages: no language builds them from parts."""

from typing import Final

from scopa_gui.engine.marks import NP_

Form = tuple[str, str]
"""Context and English text."""

CARD_LATIN: Final[tuple[Form, ...]] = (
    NP_("card|latin", "ace of coins"),
    NP_("card|latin", "two of coins"),
    NP_("card|latin", "three of coins"),
    NP_("card|latin", "four of coins"),
    NP_("card|latin", "five of coins"),
    NP_("card|latin", "six of coins"),
    NP_("card|latin", "seven of coins"),
    NP_("card|latin", "jack of coins"),
    NP_("card|latin", "knight of coins"),
    NP_("card|latin", "king of coins"),
    NP_("card|latin", "ace of cups"),
    NP_("card|latin", "two of cups"),
    NP_("card|latin", "three of cups"),
    NP_("card|latin", "four of cups"),
    NP_("card|latin", "five of cups"),
    NP_("card|latin", "six of cups"),
    NP_("card|latin", "seven of cups"),
    NP_("card|latin", "jack of cups"),
    NP_("card|latin", "knight of cups"),
    NP_("card|latin", "king of cups"),
    NP_("card|latin", "ace of swords"),
    NP_("card|latin", "two of swords"),
    NP_("card|latin", "three of swords"),
    NP_("card|latin", "four of swords"),
    NP_("card|latin", "five of swords"),
    NP_("card|latin", "six of swords"),
    NP_("card|latin", "seven of swords"),
    NP_("card|latin", "jack of swords"),
    NP_("card|latin", "knight of swords"),
    NP_("card|latin", "king of swords"),
    NP_("card|latin", "ace of batons"),
    NP_("card|latin", "two of batons"),
    NP_("card|latin", "three of batons"),
    NP_("card|latin", "four of batons"),
    NP_("card|latin", "five of batons"),
    NP_("card|latin", "six of batons"),
    NP_("card|latin", "seven of batons"),
    NP_("card|latin", "jack of batons"),
    NP_("card|latin", "knight of batons"),
    NP_("card|latin", "king of batons"),
)
"""The bare name of each card on Latin suits, by card index."""

CARD_FRENCH: Final[tuple[Form, ...]] = (
    NP_("card|french", "ace of diamonds"),
    NP_("card|french", "two of diamonds"),
    NP_("card|french", "three of diamonds"),
    NP_("card|french", "four of diamonds"),
    NP_("card|french", "five of diamonds"),
    NP_("card|french", "six of diamonds"),
    NP_("card|french", "seven of diamonds"),
    NP_("card|french", "jack of diamonds"),
    NP_("card|french", "queen of diamonds"),
    NP_("card|french", "king of diamonds"),
    NP_("card|french", "ace of hearts"),
    NP_("card|french", "two of hearts"),
    NP_("card|french", "three of hearts"),
    NP_("card|french", "four of hearts"),
    NP_("card|french", "five of hearts"),
    NP_("card|french", "six of hearts"),
    NP_("card|french", "seven of hearts"),
    NP_("card|french", "jack of hearts"),
    NP_("card|french", "queen of hearts"),
    NP_("card|french", "king of hearts"),
    NP_("card|french", "ace of spades"),
    NP_("card|french", "two of spades"),
    NP_("card|french", "three of spades"),
    NP_("card|french", "four of spades"),
    NP_("card|french", "five of spades"),
    NP_("card|french", "six of spades"),
    NP_("card|french", "seven of spades"),
    NP_("card|french", "jack of spades"),
    NP_("card|french", "queen of spades"),
    NP_("card|french", "king of spades"),
    NP_("card|french", "ace of clubs"),
    NP_("card|french", "two of clubs"),
    NP_("card|french", "three of clubs"),
    NP_("card|french", "four of clubs"),
    NP_("card|french", "five of clubs"),
    NP_("card|french", "six of clubs"),
    NP_("card|french", "seven of clubs"),
    NP_("card|french", "jack of clubs"),
    NP_("card|french", "queen of clubs"),
    NP_("card|french", "king of clubs"),
)
"""The bare name of each card on French suits, by card index."""

THE_LATIN: Final[tuple[Form, ...]] = (
    NP_("the|latin", "the ace of coins"),
    NP_("the|latin", "the two of coins"),
    NP_("the|latin", "the three of coins"),
    NP_("the|latin", "the four of coins"),
    NP_("the|latin", "the five of coins"),
    NP_("the|latin", "the six of coins"),
    NP_("the|latin", "the settebello"),
    NP_("the|latin", "the jack of coins"),
    NP_("the|latin", "the knight of coins"),
    NP_("the|latin", "the king of coins"),
    NP_("the|latin", "the ace of cups"),
    NP_("the|latin", "the two of cups"),
    NP_("the|latin", "the three of cups"),
    NP_("the|latin", "the four of cups"),
    NP_("the|latin", "the five of cups"),
    NP_("the|latin", "the six of cups"),
    NP_("the|latin", "the seven of cups"),
    NP_("the|latin", "the jack of cups"),
    NP_("the|latin", "the knight of cups"),
    NP_("the|latin", "the king of cups"),
    NP_("the|latin", "the ace of swords"),
    NP_("the|latin", "the two of swords"),
    NP_("the|latin", "the three of swords"),
    NP_("the|latin", "the four of swords"),
    NP_("the|latin", "the five of swords"),
    NP_("the|latin", "the six of swords"),
    NP_("the|latin", "the seven of swords"),
    NP_("the|latin", "the jack of swords"),
    NP_("the|latin", "the knight of swords"),
    NP_("the|latin", "the king of swords"),
    NP_("the|latin", "the ace of batons"),
    NP_("the|latin", "the two of batons"),
    NP_("the|latin", "the three of batons"),
    NP_("the|latin", "the four of batons"),
    NP_("the|latin", "the five of batons"),
    NP_("the|latin", "the six of batons"),
    NP_("the|latin", "the seven of batons"),
    NP_("the|latin", "the jack of batons"),
    NP_("the|latin", "the knight of batons"),
    NP_("the|latin", "the king of batons"),
)
"""The same with its article, as subject, object or after “with”."""

THE_FRENCH: Final[tuple[Form, ...]] = (
    NP_("the|french", "the ace of diamonds"),
    NP_("the|french", "the two of diamonds"),
    NP_("the|french", "the three of diamonds"),
    NP_("the|french", "the four of diamonds"),
    NP_("the|french", "the five of diamonds"),
    NP_("the|french", "the six of diamonds"),
    NP_("the|french", "the settebello"),
    NP_("the|french", "the jack of diamonds"),
    NP_("the|french", "the queen of diamonds"),
    NP_("the|french", "the king of diamonds"),
    NP_("the|french", "the ace of hearts"),
    NP_("the|french", "the two of hearts"),
    NP_("the|french", "the three of hearts"),
    NP_("the|french", "the four of hearts"),
    NP_("the|french", "the five of hearts"),
    NP_("the|french", "the six of hearts"),
    NP_("the|french", "the seven of hearts"),
    NP_("the|french", "the jack of hearts"),
    NP_("the|french", "the queen of hearts"),
    NP_("the|french", "the king of hearts"),
    NP_("the|french", "the ace of spades"),
    NP_("the|french", "the two of spades"),
    NP_("the|french", "the three of spades"),
    NP_("the|french", "the four of spades"),
    NP_("the|french", "the five of spades"),
    NP_("the|french", "the six of spades"),
    NP_("the|french", "the seven of spades"),
    NP_("the|french", "the jack of spades"),
    NP_("the|french", "the queen of spades"),
    NP_("the|french", "the king of spades"),
    NP_("the|french", "the ace of clubs"),
    NP_("the|french", "the two of clubs"),
    NP_("the|french", "the three of clubs"),
    NP_("the|french", "the four of clubs"),
    NP_("the|french", "the five of clubs"),
    NP_("the|french", "the six of clubs"),
    NP_("the|french", "the seven of clubs"),
    NP_("the|french", "the jack of clubs"),
    NP_("the|french", "the queen of clubs"),
    NP_("the|french", "the king of clubs"),
)
"""The same with its article on French suits."""

RANK_LATIN: Final[tuple[Form, ...]] = (
    NP_("rank|latin", "ace"),
    NP_("rank|latin", "two"),
    NP_("rank|latin", "three"),
    NP_("rank|latin", "four"),
    NP_("rank|latin", "five"),
    NP_("rank|latin", "six"),
    NP_("rank|latin", "seven"),
    NP_("rank|latin", "jack"),
    NP_("rank|latin", "knight"),
    NP_("rank|latin", "king"),
)
"""The bare rank, by capture value less one."""

RANK_FRENCH: Final[tuple[Form, ...]] = (
    NP_("rank|french", "ace"),
    NP_("rank|french", "two"),
    NP_("rank|french", "three"),
    NP_("rank|french", "four"),
    NP_("rank|french", "five"),
    NP_("rank|french", "six"),
    NP_("rank|french", "seven"),
    NP_("rank|french", "jack"),
    NP_("rank|french", "queen"),
    NP_("rank|french", "king"),
)

TAKEN_LATIN: Final[tuple[Form, ...]] = (
    NP_("taken|latin", "ace"),
    NP_("taken|latin", "two"),
    NP_("taken|latin", "three"),
    NP_("taken|latin", "four"),
    NP_("taken|latin", "five"),
    NP_("taken|latin", "six"),
    NP_("taken|latin", "seven"),
    NP_("taken|latin", "jack"),
    NP_("taken|latin", "knight"),
    NP_("taken|latin", "king"),
)
"""The rank as the object of “takes”."""

TAKEN_FRENCH: Final[tuple[Form, ...]] = (
    NP_("taken|french", "ace"),
    NP_("taken|french", "two"),
    NP_("taken|french", "three"),
    NP_("taken|french", "four"),
    NP_("taken|french", "five"),
    NP_("taken|french", "six"),
    NP_("taken|french", "seven"),
    NP_("taken|french", "jack"),
    NP_("taken|french", "queen"),
    NP_("taken|french", "king"),
)

A_LATIN: Final[tuple[Form, ...]] = (
    NP_("a|latin", "an ace"),
    NP_("a|latin", "a two"),
    NP_("a|latin", "a three"),
    NP_("a|latin", "a four"),
    NP_("a|latin", "a five"),
    NP_("a|latin", "a six"),
    NP_("a|latin", "a seven"),
    NP_("a|latin", "a jack"),
    NP_("a|latin", "a knight"),
    NP_("a|latin", "a king"),
)
"""The rank with the indefinite article, as subject."""

A_FRENCH: Final[tuple[Form, ...]] = (
    NP_("a|french", "an ace"),
    NP_("a|french", "a two"),
    NP_("a|french", "a three"),
    NP_("a|french", "a four"),
    NP_("a|french", "a five"),
    NP_("a|french", "a six"),
    NP_("a|french", "a seven"),
    NP_("a|french", "a jack"),
    NP_("a|french", "a queen"),
    NP_("a|french", "a king"),
)

RANKS_LATIN: Final[tuple[Form, ...]] = (
    NP_("ranks|latin", "aces"),
    NP_("ranks|latin", "twos"),
    NP_("ranks|latin", "threes"),
    NP_("ranks|latin", "fours"),
    NP_("ranks|latin", "fives"),
    NP_("ranks|latin", "sixes"),
    NP_("ranks|latin", "sevens"),
    NP_("ranks|latin", "jacks"),
    NP_("ranks|latin", "knights"),
    NP_("ranks|latin", "kings"),
)
"""The rank in the plural."""

RANKS_FRENCH: Final[tuple[Form, ...]] = (
    NP_("ranks|french", "aces"),
    NP_("ranks|french", "twos"),
    NP_("ranks|french", "threes"),
    NP_("ranks|french", "fours"),
    NP_("ranks|french", "fives"),
    NP_("ranks|french", "sixes"),
    NP_("ranks|french", "sevens"),
    NP_("ranks|french", "jacks"),
    NP_("ranks|french", "queens"),
    NP_("ranks|french", "kings"),
)

OF_LATIN: Final[tuple[Form, ...]] = (
    NP_("of", "of coins"),
    NP_("of", "of cups"),
    NP_("of", "of swords"),
    NP_("of", "of batons"),
)
"""The suit with its preposition, as after “the seven”."""

OF_FRENCH: Final[tuple[Form, ...]] = (
    NP_("of", "of diamonds"),
    NP_("of", "of hearts"),
    NP_("of", "of spades"),
    NP_("of", "of clubs"),
)

SUIT_LATIN: Final[tuple[Form, ...]] = (
    NP_("suit", "coins"),
    NP_("suit", "cups"),
    NP_("suit", "swords"),
    NP_("suit", "batons"),
)
"""The suit by itself, in the plural where the language has one."""

SUIT_FRENCH: Final[tuple[Form, ...]] = (
    NP_("suit", "diamonds"),
    NP_("suit", "hearts"),
    NP_("suit", "spades"),
    NP_("suit", "clubs"),
)

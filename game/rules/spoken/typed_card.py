"""A card as people type it: rank and suit, such as `5h`, `10c` or `jd`, or the rank alone."""

from collections.abc import Sequence

from game.rules.cards import RANK_LETTERS, SUIT_OF_LETTER, TEN, Card
from game.rules.errors import InvalidCard, quoted

_ONE_OF_TEN, _TEN = "1", "10"


def letters(card: Card) -> str:
    """A card as most people would type it."""
    return f"{_TEN}{card.suit.letter}" if card.rank == TEN else str(card)


def typed_on(typed: str, sign: str) -> str:
    """What is typed of a card, once a sign more is typed; nothing where the sign belongs to no card."""
    if typed == _ONE_OF_TEN and sign == "0":
        return _TEN
    if typed not in ("", _ONE_OF_TEN) and sign in SUIT_OF_LETTER:
        return typed + sign
    return sign if sign == _ONE_OF_TEN or (len(sign) == 1 and sign in RANK_LETTERS) else ""


def is_whole(typed: str) -> bool:
    """Whether a rank and a suit are typed."""
    return typed[-1:] in SUIT_OF_LETTER


def card_typed(hand: Sequence[Card], word: str) -> Card:
    """The card that a word names; the rank alone will do where the hand has one card of it."""
    letter = "T" if word == _TEN else word.upper()
    if len(letter) == 1 and letter in RANK_LETTERS:
        return _only_one(hand, RANK_LETTERS.index(letter) + 1, word)
    try:
        return Card.parse(word)
    except InvalidCard:
        raise InvalidCard(
            f"'{quoted(word)}' is no card: type rank and suit, such as 5h, 10d, js or ac."
        ) from None


def _only_one(hand: Sequence[Card], rank: int, word: str) -> Card:
    found = [card for card in hand if card.rank == rank]
    if len(found) > 1:
        raise InvalidCard(
            f"You hold more than one {word.upper()}: type the suit too, such as {letters(found[0]).lower()}."
        )
    if not found:
        raise InvalidCard(f"You hold no {word.upper()}.")
    return found[0]

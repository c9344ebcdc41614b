"""Cards: values that print as two letters and read back from them, however people type them."""

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from game.rules.errors import InvalidCard, InvalidHand, quoted

RANK_LETTERS = "A23456789TJQK"
SUIT_SIGNS = "♣♦♥♠"  # by suit
ACE, FIVE, TEN, JACK, QUEEN, KING = 1, 5, 10, 11, 12, 13
RANKS = range(ACE, KING + 1)
PIPS = (0, *(min(rank, TEN) for rank in RANKS))  # by rank


class Suit(IntEnum):
    """The four suits, in the order in which they are listed; none beats another."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """C, D, H or S."""
        return self.name[0]


SUIT_OF_LETTER = {suit.letter: suit for suit in Suit}
CARD_PATTERN = f"[{RANK_LETTERS}][{''.join(SUIT_OF_LETTER)}]"
"""A card as files have it."""


class Card(NamedTuple):
    """One card: `Card.parse("5H")` is the five of hearts, and prints as `5H`. The ten is `T`."""

    rank: int
    suit: Suit

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read a card from `5H`, `th` or `10H`."""
        word = text.strip().upper()
        letter = "T" if word[:-1] == "10" else word[:-1]
        if len(letter) != 1 or letter not in RANK_LETTERS or word[-1] not in SUIT_OF_LETTER:
            raise InvalidCard(
                f"'{quoted(text.strip())}' is not a card. Type a rank ({RANK_LETTERS}) and a suit (CDHS)."
            )
        return cls(RANK_LETTERS.index(letter) + 1, SUIT_OF_LETTER[word[-1]])

    @property
    def pips(self) -> int:
        """What the card counts toward fifteen and thirty-one."""
        return PIPS[self.rank]

    @property
    def rank_letter(self) -> str:
        """What stands for its rank in two letters: a ten is T."""
        return RANK_LETTERS[self.rank - 1]

    def __str__(self) -> str:
        return self.rank_letter + self.suit.letter


class Blank(Card):
    """A card that lies face down to this machine: all it knows of it is its place in the pack."""

    def __new__(cls, place: int) -> "Blank":
        return super().__new__(cls, 0, place)  # type: ignore[arg-type]  # no suit that anybody could see

    def __str__(self) -> str:
        return "a blank"


class NeverSeenCard(Blank):
    """A card of a real game that nobody saw: it was never played, so it fits nowhere."""

    @property
    def pips(self) -> int:
        return NEVER_FITS


NEVER_FITS = 99
Cards = tuple[Card, ...]


def are_known(cards: Iterable[Card]) -> bool:
    """Whether none of these lies face down to this machine."""
    return not any(isinstance(card, Blank) for card in cards)


def turned_up(cards: Cards, known: Mapping[Card, Card]) -> Cards:
    """Return the same cards, those known that lay face down."""
    return tuple(known.get(card, card) for card in cards)


PACK: Cards = tuple(Card(rank, suit) for rank in RANKS for suit in Suit)


def parse_cards(text: str) -> Cards:
    """Read several cards, run together or with spaces or commas between; none may stand there twice."""
    cards = tuple(Card.parse(word) for words in text.replace(",", " ").split() for word in _apart(words))
    for card in cards:
        if cards.count(card) > 1:
            raise InvalidHand(f"{card} is there more than once.")
    return cards


def _apart(word: str) -> list[str]:
    short = word.upper().replace("10", "T")
    pairs = [short[place : place + 2] for place in range(0, len(short), 2)]
    are_cards = all(pair[:1] in RANK_LETTERS and pair[1:] in SUIT_OF_LETTER for pair in pairs)
    return pairs if are_cards else [word]


def cards_text(cards: Cards) -> str:
    """Write the cards as `parse_cards` reads them."""
    return " ".join(map(str, cards))


def in_one_word(cards: Iterable[Card]) -> str:
    """Write the cards in one word, which `parse_cards` reads as well."""
    return "".join(map(str, cards))


_ONE_OF_TEN, _TEN = "1", "10"


def letters(card: Card) -> str:
    """Write a card as most people would type it."""
    return f"{_TEN}{card.suit.letter}" if card.rank == TEN else str(card)


def named_card(card: Card) -> str:
    """Name a card in two or three letters, with the sign of its suit."""
    return f"{letters(card)[:-1]}{SUIT_SIGNS[card.suit]}"


def signs_text(cards: Iterable[Card]) -> str:
    """Write cards with the signs of their suits, where they are seen."""
    return " ".join(map(named_card, cards))


def ranks_text(cards: Iterable[Card]) -> str:
    """Write cards by their ranks alone: `5 10 K`."""
    return " ".join(letters(card)[:-1] for card in sorted(cards))


def typed_on(typed: str, sign: str) -> str:
    """Return the typed part of a card, once a sign more is typed; nothing where that fits no card."""
    if typed == _ONE_OF_TEN and sign == "0":
        return _TEN
    if typed not in ("", _ONE_OF_TEN) and sign in SUIT_OF_LETTER:
        return typed + sign
    return sign if sign == _ONE_OF_TEN or (len(sign) == 1 and sign in RANK_LETTERS) else ""


def is_card(text: str) -> bool:
    """Tell whether a text is the name of a card."""
    try:
        Card.parse(text)
    except InvalidCard:
        return False
    return True


def is_whole(typed: str) -> bool:
    """Tell whether a rank and a suit are typed."""
    return typed[-1:] in SUIT_OF_LETTER


def card_typed(hand: Sequence[Card], word: str) -> Card:
    """Find the card that a word names; the rank alone will do where the hand has one card of it."""
    letter = "T" if word == _TEN else word.upper()
    if len(letter) == 1 and letter in RANK_LETTERS:
        return _only_one(hand, RANK_LETTERS.index(letter) + 1, word)
    try:
        return Card.parse(word)
    except InvalidCard:
        raise InvalidCard(
            f"'{quoted(word)}' is not a card: type rank and suit, such as 5h, 10d or js."
        ) from None


def _only_one(hand: Sequence[Card], rank: int, word: str) -> Card:
    called = _TEN if rank == TEN else word.upper()
    found = [card for card in hand if card.rank == rank]
    if len(found) > 1:
        raise InvalidCard(
            f"You have more than one {called}: type the suit too, such as {letters(found[0]).lower()}."
        )
    if not found:
        raise InvalidCard(f"You have no {called}.")
    return found[0]

"""Cards that a line means: `5`, `5h`, `5 h` or `five of hearts`; one alone as cribbage(6) reads it."""

import re
from collections.abc import Sequence

from game.rules.cards import RANK_LETTERS, SUIT_OF_LETTER, SUIT_SIGNS, TEN, Card, Suit
from game.rules.errors import IllegalMove
from game.rules.voice import RANK_WORDS, Voice

_RANKS = {letter: rank for rank, letter in enumerate(RANK_LETTERS, 1)} | {str(TEN): TEN}
_CARD = re.compile(rf"({'|'.join(_RANKS)})([{''.join(SUIT_OF_LETTER)}])?")

_LETTERS = {word: RANK_LETTERS[rank - 1] for rank, word in RANK_WORDS.items()} | {"knave": "J", "1": "A"}
_SIGNS = {SUIT_SIGNS[suit]: suit.name[0] for suit in Suit}
_SUIT_TYPED = "|".join([*(f"{suit.name}|{suit.name[:-1]}" for suit in Suit), f"[cdhs{SUIT_SIGNS}]"])
_RANK_TYPED = rf"{'|'.join(RANK_WORDS.values())}|knave|10|[2-9atjqk]|1(?=(?: of |\s*)(?:{_SUIT_TYPED}))"
"""A one alone is no ace: it may stand for anything."""
_CALLED = re.compile(
    rf"\b({_RANK_TYPED})(?:(?: of |\s*)({_SUIT_TYPED}))?(?![^\W{SUIT_SIGNS}])", re.IGNORECASE
)
_TOGETHER = re.compile(r"(?<![\w=])(?:(?:10|[2-9atjqk])[cdhs]){2,}\b", re.IGNORECASE)
"""Several cards without a space between them."""
_AFTER_A_SUIT = re.compile(r"(?<=[cdhs])", re.IGNORECASE)
_BETWEEN = re.compile(r"[,;.&+/]|\band\b", re.IGNORECASE)


def in_letters(text: str) -> str:
    """Write the cards that a text names in any way, such as ten of hearts, in letters; the rest stays."""
    parted = _TOGETHER.sub(lambda cards: _AFTER_A_SUIT.sub(" ", cards[0]), _BETWEEN.sub(" ", text))
    return _CALLED.sub(_in_letters, parted)


def _in_letters(called: re.Match[str]) -> str:
    rank, suit = called[1].lower(), (called[2] or "")[:1]
    return f"{_LETTERS.get(rank, called[1])}{_SIGNS.get(suit, suit)} "


def card_meant(hand: Sequence[Card], line: str, voice: Voice) -> Card:
    """Find the card of a hand that a line names by rank, with its suit where the rank alone will not do."""
    word = in_letters(" ".join(line.split())).strip().upper()
    found = _CARD.fullmatch(word)
    if not found:
        raise IllegalMove(voice.say(voice.not_understood, word=line))
    rank, suit = _RANKS[found[1]], SUIT_OF_LETTER.get(found[2] or "")
    meant = [card for card in hand if card.rank == rank and suit in (None, card.suit)]
    if not meant:
        words = voice.no_such_rank if suit is None else voice.not_held
        raise IllegalMove(voice.say(words, word=word, card=word))
    if len(meant) > 1:
        raise IllegalMove(voice.say(voice.ambiguous, word=word))
    return meant[0]

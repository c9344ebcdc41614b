"""A card that a line means, as cribbage(6) reads it: `5`, `5h`, `5 h` or `five of hearts`."""

import re
from collections.abc import Sequence

from game.rules.cards import RANK_LETTERS, RANKS, TEN, Card, Suit
from game.rules.errors import IllegalMove
from game.rules.voice import HOUSE, Voice

_RANKS = {letter.lower(): rank for rank, letter in enumerate(RANK_LETTERS, 1)} | {str(TEN): TEN}
_RANKS |= {HOUSE.named(Card(rank, Suit.CLUBS)).split()[0]: rank for rank in RANKS}
_SUITS = {suit.name.lower(): suit for suit in Suit} | {suit.letter.lower(): suit for suit in Suit}
_A_CARD = rf"({'|'.join(sorted(_RANKS, key=len, reverse=True))})\s*(?:of\s+)?({'|'.join(_SUITS)})"
_CARD, _NAMED = re.compile(f"{_A_CARD}?"), re.compile(rf"\b{_A_CARD}\b")


def in_letters(text: str) -> str:
    """Write the cards that a text names with their suits in two letters; the rest stays."""
    return _NAMED.sub(lambda card: str(Card(_RANKS[card[1]], _SUITS[card[2]])).lower(), text.lower())


def card_meant(hand: Sequence[Card], line: str, voice: Voice) -> Card:
    """Find the card of a hand that a line names by rank, with its suit where the rank alone will not do."""
    found = _CARD.fullmatch(line)
    if not found:
        raise IllegalMove(voice.say(voice.not_understood, word=line))
    rank, suit = _RANKS[found[1]], _SUITS.get(found[2] or "")
    meant = [card for card in hand if card.rank == rank and suit in (None, card.suit)]
    if not meant:
        words = voice.no_such_rank if suit is None else voice.not_held
        raise IllegalMove(voice.say(words, word=line.upper(), card=line.upper()))
    if len(meant) > 1:
        raise IllegalMove(voice.say(voice.ambiguous, word=line.upper()))
    return meant[0]

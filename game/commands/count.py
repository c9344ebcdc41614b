"""Counts a hand in the terminal."""

from game.commands.printing import put
from game.commands.words import DONE, Misspelled, Words
from game.rules.card_meant import in_letters
from game.rules.cards import Card, cards_text, parse_cards
from game.rules.counting import points, show
from game.rules.events import HandShown
from game.rules.spoken import aloud, no_flush
from game.rules.voice import HOUSE


def do(words: Words) -> int:
    """Count a hand aloud."""
    if "--starter" not in words:
        raise Misspelled("--count needs --starter and a card.")
    hand = parse_cards(in_letters(words["--count"]))
    starter = Card.parse(in_letters(words["--starter"]).strip())
    if not 3 <= len(hand) <= 5:
        raise Misspelled(f"A hand has 3 to 5 cards besides the starter, not {len(hand)}.")
    crib = "--crib" in words
    scores = show(hand, starter, crib=crib)
    put(f"{cards_text(hand)} + {starter}: {aloud(HOUSE, scores, hand)}. {points(scores)}")
    if why_not := no_flush(HOUSE, HandShown(0, crib, hand, starter, scores)):
        put(why_not)
    return DONE

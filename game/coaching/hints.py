"""The first hint: what to look at in these very cards, without naming the discard or the card to play."""

import re
from collections.abc import Iterator, Sequence

from game.coaching.patterns import on_or_off, pattern, thrown
from game.players.weigh.option import Option, PointsFrom
from game.rules.cards import FIVE, Card, Cards, ranks_text
from game.rules.counting import Kind, peg, show
from game.rules.in_words import capital, listed, number_word
from game.rules.spoken import plural, rank_in_figures, rank_word
from game.rules.view import View

THE_SCORE = "Play the score, not the points"
YOUR_CRIB = "For your crib: which two go together?"
ONE_FOR_YOURS = "For your crib: which card helps it most?"
KEEP_LOWEST = "Low cards peg well: keep your lowest?"
LONGEST = 40
"""Letters of a hint, beside all the words to click."""
ALL_TOGETHER = "A little of everything: weigh it all"
NOT_ONLY_POINTS = "Don't grab the first points you see"
_OTHERWISE = {
    PointsFrom.HAND: "Look at what the hand counts",
    PointsFrom.CRIB: "Which discard helps their crib least?",
    PointsFrom.PEGGED: "Keep the cards that peg well",
    PointsFrom.CONCEDED: "Think what they can peg on your cards",
    PointsFrom.NOW: "You can score here",
    PointsFrom.REPLY: "What could they score on your card?",
    PointsFrom.LATER: "What do you keep for later?",
}
_PLACES = {
    PointsFrom.HAND: "the hand",
    PointsFrom.CRIB: "the crib",
    PointsFrom.PEGGED: "your pegging",
    PointsFrom.CONCEDED: "their pegging",
    PointsFrom.NOW: "points now",
    PointsFrom.REPLY: "their reply",
    PointsFrom.LATER: "what you keep",
}
_FELT = 0.1  # points
"""From how much on a part is worth a word."""
_RANK = "(?:10|[2-9AJQK])"
_RANKS = re.compile(rf"\b{_RANK}(?: {_RANK})*(?= make | are in a row|\?)")
_MADE = {Kind.FIFTEEN: "fifteen", Kind.THIRTY_ONE: "thirty-one", Kind.PAIR: "a pair", Kind.RUN: "a run"}


def of_the_score(view: View, best: Option, other: Option) -> str:
    """Hint at the race, where points alone would choose otherwise."""
    return _short(capital(on_or_off(view, best, other))) or THE_SCORE


def of_tempting_points(view: View, best: Option, tempting: Option) -> str:
    """Hint at the price of points that can be had at once."""
    behind = pattern(view, best, tempting, PointsFrom.REPLY)
    return (behind and _short(f"Careful: {behind}")) or NOT_ONLY_POINTS


def of_trade(view: View, best: Option, other: Option, usual: str, words: str) -> str:
    """Hint at what the best choice gains and what it gives up for that, if it does; else say the usual."""
    ahead = _ahead(view, best, other)
    if not ahead:
        return usual
    (gain, gained), (price, paid) = ahead[0], ahead[-1]
    if gained < _FELT or paid > -_FELT:
        return usual
    return _short(words.format(gain=_PLACES[gain], price=_PLACES[price])) or usual


def _ahead(view: View, best: Option, other: Option) -> list[tuple[PointsFrom, float]]:
    """List by how much the best choice is ahead in each part that may be told, the most first.

    Where each pegs for himself nobody is told that there are points now."""
    is_told = {*_PLACES} - ({PointsFrom.NOW} if view.house.counting.in_play else set())
    ahead = [(part, points) for part, points in best.ahead_of(other).items() if part in is_told]
    return sorted(ahead, key=lambda each: -each[1])


def of_part(view: View, best: Option, other: Option, part: PointsFrom | None) -> str:
    """Hint at the part of the points in which the best choice is ahead, in these cards if they show it."""
    if part is None:
        gains = [_PLACES[gain] for gain, points in _ahead(view, best, other)[:2] if points >= _FELT]
        usual = f"Look at {listed(gains)}" if gains else ALL_TOGETHER
        return of_trade(view, best, other, usual, "Weigh {gain} against {price}")
    of_cards = _of_cards(view, best, other, part) if view.kept else _of_discard(view, best, other, part)
    return of_cards or _OTHERWISE.get(part, ALL_TOGETHER)


def _of_cards(view: View, best: Option, other: Option, part: PointsFrom) -> str:
    match part:
        case PointsFrom.NOW:
            pile = tuple(card for _, card in view.pile)
            made = [_MADE[score.kind] for score in peg((*pile, *best.cards)) if score.kind in _MADE]
            return f"One of your cards makes {listed(made)}" if made else ""
        case PointsFrom.LATER if best.cards[0].rank > (low := min(view.hand)).rank and low.pips < FIVE:
            return KEEP_LOWEST
    return _short(capital(pattern(view, best, other, part)))


def _of_discard(view: View, best: Option, other: Option, part: PointsFrom) -> str:
    kept = tuple(sorted(card for card in view.hand if card not in best.cards))
    match part:
        case PointsFrom.HAND:
            return next(_figures(kept), "")
        case PointsFrom.CRIB if view.crib_is_ours:
            return YOUR_CRIB if len(best.cards) > 1 else ONE_FOR_YOURS
        case PointsFrom.CRIB:
            gift = thrown(other.cards)
            return f"Their crib would like {gift}" if gift and gift != thrown(best.cards) else ""
        case PointsFrom.PEGGED | PointsFrom.CONCEDED if low := [card for card in kept if card.pips < FIVE]:
            return f"Low cards peg well: keep your {ranks_text(low)}?"
    return ""


def _figures(kept: Cards) -> Iterator[str]:
    """Name what the kept cards make, the largest thing first, as a question whether to keep it."""
    scores = show(kept[:-1], kept[-1])
    of = {kind: [score.cards for score in scores if score.kind is kind] for kind in Kind}
    if runs := of[Kind.RUN]:
        yield f"{ranks_text({card for run in runs for card in run})} are in a row: keep them?"
    if len({card.suit for card in kept}) == 1:
        suit = kept[0].suit.name.lower()
        yield f"{number_word(len(kept)).capitalize()} {suit} are a flush: keep them?"
    if fifteens := of[Kind.FIFTEEN]:
        cards, many = {card for fifteen in fifteens for card in fifteen}, number_word(len(fifteens))
        yield f"{ranks_text(cards)} make {'a 15' if many == 'one' else f'{many} 15s'}: keep them?"
    if pairs := of[Kind.PAIR]:
        called = plural(rank_in_figures(pairs[0][0].rank))
        yield f"The {called} are {'a pair' if len(pairs[0]) == 2 else 'alike'}: keep them?"


def ranks_by_name(words: str) -> str:
    """Write a hint for somebody to whom it is read: its ranks by their names, several alike as one."""

    def named(found: re.Match[str]) -> str:
        the = "" if words[: found.start()].endswith("your ") else "the "
        return _ranks_named(found[0].split(), the)

    return capital(_RANKS.sub(named, words))


def _ranks_named(ranks: Sequence[str], the: str) -> str:
    names = {rank: rank_word(Card.parse(f"{rank.replace('10', 'T')}S").rank) for rank in ranks}
    return listed([f"{the}{plural(name)}" if ranks.count(rank) > 1 else name for rank, name in names.items()])


def _short(words: str) -> str:
    """Return words that have room beside all that can be clicked, or nothing."""
    return words if len(words) <= LONGEST else ""

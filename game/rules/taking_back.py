"""Taking back: the last own move, while nothing has come to light from it and nobody has answered it (X6)."""

from collections.abc import Iterable, Sequence

from game.rules import events
from game.rules.counting import points
from game.rules.log import SeatMove
from game.rules.moves import Claim, LayAway, Play
from game.rules.stage import Stage

NOTHING = range(0)
ANY_CARD_FITS = 21
"""Up to this count every card can be played, so that a turn tells nothing of a hand."""


def to_take_back(seat: int, moves: Sequence[SeatMove], told: Iterable[events.Event], stage: Stage) -> range:
    """Return the log places of moves a seat may take back; `told` is the outcome of the latest move."""
    if stage.phase in (events.Phase.LAY_AWAY, events.Phase.CUT_STARTER) or _has_only_laid_away(stage, moves):
        return _laid_away(seat, moves)
    if not moves or moves[-1][0] != seat or not all(_is_known_to(seat, event) for event in told):
        return NOTHING
    if _silence_tells_of_a_hand(seat, stage):
        return NOTHING
    return _with_its_card(moves) if stage.phase is events.Phase.PLAY else range(len(moves) - 1, len(moves))


def _laid_away(seat: int, moves: Sequence[SeatMove]) -> range:
    """Return the seat's own discard: others' later discards lie face down, and answer nothing."""
    for place in reversed(range(len(moves))):
        sitter, move = moves[place]
        if not isinstance(move, LayAway):
            break
        if sitter == seat:
            return range(place, place + 1)
    return NOTHING


def _has_only_laid_away(stage: Stage, moves: Sequence[SeatMove]) -> bool:
    """Tell whether the starter was turned up with the last discard, and no card is played yet."""
    return stage.phase is events.Phase.PLAY and isinstance(moves[-1][1], LayAway)


def _is_known_to(seat: int, event: events.Event) -> bool:
    """Tell whether somebody who made a move knew that this would come of it."""
    match event:
        case events.Played() | events.CountCleared() | events.Claimed() | events.Pegged() | events.LaidAway():
            return True
        case events.WentGo(who):
            return who == seat
        case events.CountSettled():
            return event.said == points(event.scores)
        case _:
            return False


def _silence_tells_of_a_hand(seat: int, stage: Stage) -> bool:
    """Tell whether go is said by itself: then silence tells of a card that fits, in another's hand."""
    another_plays = any(stage.asks(other) is events.Ask.PLAY for other in stage.waiting if other != seat)
    return another_plays and not stage.game.house.go_by_hand and stage.count > ANY_CARD_FITS


def _with_its_card(moves: Sequence[SeatMove]) -> range:
    """Return the count with its card: the claim for a card is taken back with it."""
    last = len(moves)
    (_, before), (_, move) = moves[-2:]
    is_of_card = isinstance(move, Claim) and isinstance(before, Play)
    return range(last - 2 if is_of_card else last - 1, last)

"""What nobody saw of a real game, and is not judged; and where its board had other points than its cards."""

from collections.abc import Iterator

from game.review.reviewing import Reviewing
from game.rules.cards import Blank
from game.rules.counting import Reason
from game.rules.events import LaidAway, Pegged
from game.rules.in_words import listed, so_many


def seen_notes(review: Reviewing) -> list[str]:
    """Say what was not judged, and who pegged too many or too few; nothing of a game played here."""
    game = review.game
    if not (game.heading.unseen or game.heading.boards):
        return []
    again, hidden, board = game.begun_again(), dict[int, list[int]](), list[tuple[int, Pegged]]()
    for seat, move in game.moves:
        deal = again.deals
        for event in again.apply(seat, move):
            match event:
                case LaidAway(who, cards) if any(isinstance(card, Blank) for card in cards):
                    hidden.setdefault(who, []).append(deal)
                case Pegged(reason=Reason.BOARD):
                    board.append((deal, event))
    cribs = {deal for deals in hidden.values() for deal in deals}
    return [*_not_judged(review, hidden), *_miscounted(review, cribs, board)]


def _not_judged(review: Reviewing, hidden: dict[int, list[int]]) -> Iterator[str]:
    for seat, deals in hidden.items():
        where = f"deal{'s' * bool(deals[1:])} {listed([*map(str, deals)])}"
        name = review.name(seat)
        yield (
            f"Nobody saw {name}'s discards in {where}: there {name}'s moves are not judged, and the luck is "
            "an average of what they may have been."
        )


def _miscounted(review: Reviewing, cribs: set[int], board: list[tuple[int, Pegged]]) -> Iterator[str]:
    for deal, pegged in board:
        dealer = (review.game.first_dealer or 0) + deal - 1
        if deal in cribs and pegged.side == review.game.form.side(dealer % review.game.form.seats):
            yield f"By the board {review.name(pegged.seat)}'s crib of deal {deal} made {pegged.holes}."
        else:
            much = f"{so_many(abs(pegged.holes), 'point')} too {'many' if pegged.holes > 0 else 'few'}"
            yield f"In deal {deal} {review.name(pegged.seat)} pegged {much}."

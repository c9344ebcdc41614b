"""What nobody saw of a real game, and is not judged; and where its board had other points than its cards."""

from collections.abc import Iterator

from game.players.never_seen import crib_counts, crib_words
from game.review.reviewing import Reviewing
from game.rules.cards import Blank, are_known
from game.rules.counting import Reason
from game.rules.events import LaidAway, Pegged
from game.rules.in_words import listed, so_many
from game.rules.spoken import whose
from game.rules.stage import Deal
from game.rules.voice import HOUSE


def seen_notes(review: Reviewing) -> list[str]:
    """Say what was not judged, and who pegged too many or too few; nothing of a game played here."""
    game = review.game
    if not (game.heading.unseen or game.heading.boards):
        return []
    again, hidden, board = game.begun_again(), dict[int, list[int]](), list[tuple[Deal, Pegged]]()
    for seat, move in game.moves:
        deal = again.deal
        for event in again.apply(seat, move):
            match event:
                case LaidAway(who, cards) if not are_known(cards):
                    hidden.setdefault(who, []).append(deal.number)
                case Pegged(reason=Reason.BOARD):
                    board.append((deal, event))
    cribs = {deal for deals in hidden.values() for deal in deals}
    return [*_not_judged(review, hidden), *_miscounted(review, cribs, board)]


def _not_judged(review: Reviewing, hidden: dict[int, list[int]]) -> Iterator[str]:
    for seat, deals in hidden.items():
        where = f"deal{'s' * bool(deals[1:])} {listed([*map(str, deals)])}"
        theirs = whose(HOUSE, review.name(seat))
        yield (
            f"Nobody saw {theirs} discards in {where}: there {theirs} moves are not judged, and the luck is "
            "an average of what they may have been."
        )


def _miscounted(review: Reviewing, cribs: set[int], board: list[tuple[Deal, Pegged]]) -> Iterator[str]:
    for deal, pegged in board:
        if deal.number in cribs and pegged.side == review.game.form.side(deal.dealer):
            name = review.name(pegged.seat)
            crib = f"{whose(HOUSE, name)} crib of deal {deal.number}"
            yield crib_words(name, pegged.holes, _counts(deal), crib)
        else:
            much = f"{so_many(abs(pegged.holes), 'point')} too {'many' if pegged.holes > 0 else 'few'}"
            yield f"In deal {deal.number} {review.name(pegged.seat)} pegged {much}."


def _counts(deal: Deal) -> set[int]:
    """Return what a crib may count of which nobody saw all."""
    crib, kept = ([card for hand in hands for card in hand] for hands in (deal.laid_away, deal.kept))
    seen = tuple(card for card in crib if not isinstance(card, Blank))
    assert deal.starter, "it was counted"
    return crib_counts(seen, deal.starter, kept)

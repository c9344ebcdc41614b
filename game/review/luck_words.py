"""What the cards brought, in words: in a sentence, and deal by deal."""

from game.players.hindsight.luck import LUCKY, VERY_LUCKY, DealLuck
from game.review.reviewing import Reviewing

HEADS = "deal\tcards dealt\tstarter\tboth"
BOTH_HANDS = "Chances to win that the cards brought, all hands being known."
_NOTHING = 0.0005


def share(value: float) -> str:
    """So much of a game, one way or the other."""
    return f"{100 * value:+.1f} %" if abs(value) >= _NOTHING else "0.0 %"


def cards_gave(review: Reviewing, seat: int, name: str) -> str:
    """What all cards of a game brought somebody."""
    brought = review.luck.luck(review.game.form.side(seat))
    if abs(brought) < _NOTHING:
        return f"the cards were even to {name}"
    size = f"{100 * abs(brought):.1f} %"
    return f"the cards gave {name} {size}" if brought > 0 else f"the cards took {size} from {name}"


def how_lucky(brought: float) -> str:
    """The word for so much luck in one deal; none for what is usual."""
    size = abs(brought)
    if size < LUCKY:
        return ""
    word = "lucky" if brought > 0 else "unlucky"
    return f"very {word}" if size >= VERY_LUCKY else word


def luck_rows(review: Reviewing, seat: int) -> list[str]:
    """Deal by deal, and how all parts add up to the result."""
    side, luck = review.game.form.side(seat), review.luck
    rows = [BOTH_HANDS, "", HEADS, *(luck_row(deal, side) for deal in luck.deals)]
    if not review.is_whole:
        return rows
    even = f"{100 / review.game.form.sides:.0f} %"
    cards = sum(deal.luck(side) for deal in luck.deals)
    played = sum(deal.laid_away[side] + deal.play[side] for deal in luck.deals)
    parts = (
        f"the first deal {share(luck.opening[side])}, the cards {share(cards)}, all choices {share(played)}"
    )
    return [*rows, "", f"Even chances are {even}; {parts}: together {_result(review, side)}."]


def _result(review: Reviewing, side: int) -> str:
    return "a win" if review.game.outcome and review.game.outcome.winner == side else "a loss"


def luck_row(deal: DealLuck, side: int) -> str:
    """What the cards of one deal brought."""
    brought = deal.luck(side)
    named = f"{deal.deal}  {how_lucky(brought)}".rstrip()
    return f"{named}\t{share(deal.dealt[side])}\t{share(deal.starter[side])}\t{share(brought)}"

"""A game in a few sentences: for a friend, and below its end."""

from collections import Counter

from game.club.one_number import A_DECISION
from game.coaching.coach import games
from game.players.levels import the_player
from game.review.account import WHOLE, DealAccount, account_of
from game.review.miscounts import said_words
from game.review.review_words import (
    A_GAME,
    FAR,
    called,
    ended,
    how_far,
    luck_of,
    named,
    one_of_each_side,
    the_cards,
    whose,
)
from game.review.reviewing import Judged, Reviewing
from game.review.wrong_counts import Miscount, of_side, prices
from game.rules.counting import Reason
from game.rules.events import Pegged
from game.rules.in_words import capital, listed
from game.rules.moves import LayAway
from game.sheets.sheets import EndingWords

NOTHING_DECIDED = "There was nothing to decide."
_A_HAIR = 0.0005
"""Nearer to each other than this, no twenty games tell two players apart."""
_A_GAME_IN_100 = 0.005
"""From here on a cost is told as a game; less is rounded to none."""
_OPEN_FROM = 0.05
"""A game is open while the best move wins it no less often than this, and loses it no less often: in a game
that is won or lost every move is cheap, and tells nobody from a better player."""
_OPEN_COSTS = 1.1
"""How much more a move of an open game costs than any move (`A_DECISION`), measured over 12 games a pair."""
_FEWEST_OPEN = 5
"""From fewer moves of an open game nobody is said to play like anybody."""


def two_lines(review: Reviewing, seat: int) -> list[str]:
    """Tell a friend whom the player played like, and his greatest loss or help."""
    if not review.of({seat}):
        return [NOTHING_DECIDED]
    like, luck, lost = _played_like(review, seat), _luck_words(review, seat), _dearest(review, seat)
    return [f"{like}.", *filter(None, (luck, lost))]


def first_told(review: Reviewing, seat: int) -> list[str]:
    """Tell an ear first how it ended, where it turned, what cost most, and the luck; then all else."""
    account, turn = account_of(review, review.game.form.side(seat)), _turn(review, seat)
    told = [f"{ended(review, seat, account)}, {_scores(review, seat)}."] if account else []
    told += [f"The game turned in deal {turn.deal}. {_turn_in_figures(review, seat, turn)}"] if turn else []
    if not review.of({seat}):
        return [*told, NOTHING_DECIDED]
    dearest = f"{_dearest(review, seat, names_deal=True)} {_to_try(review, seat)}".strip()
    return [*told, dearest, *filter(None, [_luck_words(review, seat)]), f"{_played_like(review, seat)}."]


def _scores(review: Reviewing, seat: int) -> str:
    """Tell the scores, the own one first."""
    scores, side = review.game.scores, review.game.form.side(seat)
    others = [str(score) for at, score in enumerate(scores) if at != side]
    return f"{scores[side]} to {listed(others)}"


def _played_like(review: Reviewing, seat: int) -> str:
    """Say who gives away as much in a move of an open game; of who counted wrong, of the cards alone."""
    made, who = [one for one in review.of({seat}) if _is_open(one)], called(review, seat)
    if len(made) < _FEWEST_OPEN:
        return f"Too few moves mattered to say whom {who} played like"
    like = _like(sum(one.judgment.counted for one in made) / len(made) / _OPEN_COSTS)
    played = "played the cards" if any(one.seat == seat for one in _wrong(review, seat)) else "played"
    return f"{capital(who)} {played} like {like}"


def _is_open(one: Judged) -> bool:
    return _OPEN_FROM <= one.judgment.best.chance <= 1 - _OPEN_FROM


def _like(a_decision: float) -> str:
    """Name the players who give away as much in a decision."""
    nearest = min(A_DECISION.values(), key=lambda rate: abs(rate - a_decision))
    alike = [the_player(level) for level, rate in A_DECISION.items() if abs(rate - nearest) < _A_HAIR]
    return " or ".join(alike)


def _wrong(review: Reviewing, seat: int) -> list[Miscount]:
    return of_side(review, review.game.form.side(seat))


def _worst(review: Reviewing, seat: int) -> Judged | None:
    """Find the dearest move, if it is worth a mark."""
    worst = max(review.of({seat}), key=lambda one: one.cost, default=None)
    return worst if worst and worst.judgment.mark else None


def _counts_cost(review: Reviewing, seat: int) -> float:
    """Return what the wrong counts cost, as a share of a game, where they cost more than any move."""
    cost, worst = sum(prices(review, review.game.form.side(seat)).values()), _worst(review, seat)
    return cost if cost > (worst.cost if worst else _A_GAME_IN_100) else 0.0


def _dearest(review: Reviewing, seat: int, *, names_deal: bool = False) -> str:
    """Name what cost most as somebody remembers it: a move, or the wrong counts; and its cost."""
    name = called(review, seat)
    most = "cost you most" if name == "you" else "cost most"
    if cost := _counts_cost(review, seat):
        return f"{capital(whose(name))} wrong counts {most}: {games(cost)}."
    if not (worst := _worst(review, seat)):
        return f"No move of {'yours' if name == 'you' else whose(name)} cost as much as one game in 100."
    cards = the_cards(worst.judgment.chosen) + f" in deal {worst.decision.deal}" * names_deal
    return f"{capital(whose(name))} {_does(worst)} of {cards} {most}: {games(worst.cost)}."


def _to_try(review: Reviewing, seat: int) -> str:
    """Tell what to do instead of the dearest move, or which count was worst."""
    if _counts_cost(review, seat):
        worst = max(_wrong(review, seat), key=lambda one: max(0, one.missed) + one.taken)
        return f"The worst was in deal {worst.deal}: {said_words(review, worst)}."
    move = _worst(review, seat)
    return f"Next time {_does(move)} {the_cards(move.judgment.best.cards)}." if move else ""


def _does(one: Judged) -> str:
    return "discard" if isinstance(one.decision.move, LayAway) else "play"


def _turn_in_figures(review: Reviewing, seat: int, turn: DealAccount) -> str:
    """Tell how far the chance to win went in the deal in which the game turned."""
    name, way = capital(named(review, seat)), "rose" if turn.ends > turn.begins else "fell"
    return f"{name} {way} from {turn.begins / 10:.0f} to {games(turn.ends / WHOLE)} there."


def _turn(review: Reviewing, seat: int) -> DealAccount | None:
    """Return the deal that moved the chances most toward how it ended, if any moved them far."""
    side, outcome = review.game.form.side(seat), review.game.outcome
    account = account_of(review, side)
    if not account or not outcome:
        return None
    sign = 1 if outcome.winner == side else -1
    turn = max(account.deals, key=lambda deal: sign * (deal.ends - deal.begins))
    is_far = sign * (turn.ends - turn.begins) > FAR * WHOLE
    return turn if is_far and len(account.deals) > 1 else None


def _luck_words(review: Reviewing, seat: int, *, has_parts: bool = True) -> str:
    """Tell what luck did for somebody, and of which parts of the account that is the sum."""
    account = account_of(review, review.game.form.side(seat))
    if not account:
        return ""
    parts = [one for one in luck_of(account) if one.part]
    luck, of_these = sum(one.part for one in parts), ", ".join(one.words for one in parts)
    gave = f"{'gave' if luck > 0 else 'cost'} {named(review, seat)} {games(luck / A_GAME)}"
    told = f"Luck {gave if luck else 'was even'}"
    return f"{told}: {of_these}." if has_parts and len(parts) > 1 else f"{told}."


_MOST_SENTENCES = 4


def ending_words(review: Reviewing, *, names_deal: bool = False) -> EndingWords:
    """Write what stands below the end of a game; of several sides how each of them played.

    In lines there is room to name the deal of the move that cost most, and the parts of luck."""
    if not review.is_whole:
        return EndingWords([how_far(review)], made=_made_words(review))
    seats = one_of_each_side(review)
    if len(seats) > 1 or not review.of(seats):
        return EndingWords([f"{_played_like(review, seat)}." for seat in seats if review.of({seat})])
    seat, turn = seats[0], _turn(review, seats[0])
    told = [*filter(None, (_dearest(review, seat, names_deal=names_deal), _to_try(review, seat)))]
    turn_told, luck = len(told), _luck_words(review, seat, has_parts=names_deal)
    if turn:
        told += [f"The game turned in deal {turn.deal}.", _turn_in_figures(review, seat, turn)]
    told += [luck] * bool(luck)
    return EndingWords(told[:_MOST_SENTENCES], turn.deal if turn else 0, turn_told)


def _made_words(review: Reviewing) -> list[str]:
    """Tell in three parts what the only side of people made of its hands, its cribs and all else."""
    game = review.game
    sides = {game.form.side(seat) for seat in review.people}
    if len(sides) > 1:
        return []
    (side,), made = sides, Counter[Reason]()
    for event in game.told_again():
        if isinstance(event, Pegged) and event.side == side:
            made[event.reason] += event.holes
    hands, cribs = made[Reason.HAND], made[Reason.CRIB]
    who = "You made" if game.form.sides == game.form.seats else "You two:"
    rest = made.total() - hands - cribs
    return [f"{who} {hands} in hands,", f"{cribs} in cribs,", f"{rest} pegging."]

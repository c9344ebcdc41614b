"""What is said of a game that was judged, on any screen."""

from collections.abc import Sequence

from game.coaching.tutor_words import MARK_WORDS
from game.coaching.words_of_parts import small_cards
from game.players.levels import LEVELS
from game.review.luck_words import cards_gave
from game.review.plays_like import the_player
from game.review.reviewing import Judged, Reviewing
from game.rules.moves import LayAway

COSTLIEST = 3
BEST = "="
NOTHING_GIVEN_AWAY = "Nothing was given away that is worth a question."
WRITE_DOWN = "Write it down beside the kept game"
JUDGING = "The game is judged; that takes some seconds."
NOT_OVER = "This game is not over, and is judged as far as it goes."
HEADS = "deal, score\tcards\tbetter\tgiven away"


def amount(value: float) -> str:
    """So much of a game."""
    return f"{100 * value:.1f} %"


def is_you(review: Reviewing, seat: int) -> bool:
    """Whether a seat is whoever reads this: the only person at the table."""
    return review.people == (seat,)


def called(review: Reviewing, seat: int) -> str:
    """What somebody is called within a sentence."""
    if is_you(review, seat):
        return "you"
    level = review.seats[seat].partition(" ")[0]
    is_alone = sum(who.partition(" ")[0] == level for who in review.seats) == 1
    return the_player(level) if level in LEVELS and is_alone else review.name(seat)


def gave_away(review: Reviewing) -> str:
    """Everybody with what his decisions cost."""
    costs = [(called(review, seat), review.given_away(seat)) for seat in review.seats_people_first]
    (first, most), *others = costs
    words = f"{first} gave away {amount(most)} of a game"
    words += "".join(f", {name} {amount(cost)}" for name, cost in others)
    if len(review.people) == 1 and review.luck.deals:
        words += f"; {cards_gave(review, review.people[0], called(review, review.people[0]))}"
    return f"{words[0].upper()}{words[1:]}."


def how_far(review: Reviewing) -> str:
    """While it is not yet whole."""
    return f"{review.share:.0%} is judged....".replace("%", " %")


def costliest(review: Reviewing) -> list[Judged]:
    """What cost the people most; nothing that is not worth a mark."""
    marked = [one for one in review.of(review.people) if one.judgement.mark]
    return sorted(marked, key=lambda one: -one.cost)[:COSTLIEST]


def where(one: Judged) -> str:
    """The deal and the score, the own one first."""
    return f"Deal {one.decision.deal}, {' : '.join(_scores(one))}"


def _scores(one: Judged) -> list[str]:
    view = one.decision.view
    side = view.form.side(view.seat)
    others = [score for at, score in enumerate(view.scores) if at != side]
    return [str(score) for score in (view.scores[side], *others)]


def question(review: Reviewing, one: Judged) -> str:
    """Which decision it was, without a word of what was right."""
    what = "what to lay away" if isinstance(one.decision.move, LayAway) else "which card"
    name = "" if len(review.people) == 1 else f"{review.name(one.seat)}, "
    return f"{where(one)}: {name}{what}"


def decision_rows(judged: Sequence[Judged]) -> list[str]:
    """A table of decisions: where, what was chosen, what would have been better, and by how much."""
    return [HEADS, *map(_row, judged)]


def _row(one: Judged) -> str:
    judgement = one.judgement
    shown = amount(judgement.cost)
    is_best = judgement.best is judgement.taken
    better, cost = ("", "") if is_best else (small_cards(judgement.best.cards), shown)
    words = f"{cost}  {MARK_WORDS[judgement.mark]}".rstrip()
    stood = f"{one.decision.deal}, {':'.join(_scores(one))}"
    return f"{stood}\t{small_cards(judgement.chosen)}\t{better}\t{words}"

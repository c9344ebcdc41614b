"""What is said and asked of a game that was judged, on any screen: what was given away, and what was luck."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.coaching.coach import MARK_WORDS, amount, cost_words
from game.coaching.coach_page import small_cards
from game.players.levels import LEVELS
from game.players.luck import LUCKY, VERY_LUCKY, DealLuck, Station, Stop
from game.players.weigh.weighing import Judgement
from game.practice.position import position_in
from game.practice.rounds import Round, beside_then
from game.review.reviewing import Judged, Reviewing
from game.rules.moves import LayAway
from game.store.judged import GAMES, JudgedGame

FEWEST_GAMES = 20
"""One game cannot tell two neighbours apart, so far do single games lie from each other."""
GAMES_AVERAGED = 20
A_DECISION = {"champ": 0.0001, "skipper": 0.0034, "bsd": 0.0045, "deckhand": 0.0048, "landlubber": 0.0102}
"""What each level gives away of a game in a decision; over 200 games, `python -m tools.bench levels`."""
_A_HAIR = 0.0005
"""Nearer to each other than this, no twenty games tell two players apart."""


def in_chances(games: Sequence[JudgedGame]) -> list[JudgedGame]:
    """Those that can be held against each other."""
    return [game for game in games if game.unit == GAMES and game.decisions]


def averages(games: Sequence[JudgedGame]) -> list[float]:
    """After each game, what was given away in one of the latest."""
    given = [game.given_away for game in games]
    latest = (given[max(0, end - GAMES_AVERAGED) : end] for end in range(1, len(given) + 1))
    return [sum(some) / len(some) for some in latest]


def plays_like(games: Sequence[JudgedGame]) -> str:
    """A sentence, or how many games are missing for one."""
    if len(games) < FEWEST_GAMES:
        return f"After {FEWEST_GAMES} games that were judged it says whom you play like."
    a_decision = sum(game.given_away for game in games) / sum(game.decisions for game in games)
    nearest = min(A_DECISION.values(), key=lambda rate: abs(rate - a_decision))
    alike = [the_player(level) for level, rate in A_DECISION.items() if abs(rate - nearest) < _A_HAIR]
    return f"Over {len(games)} games that is playing like {' or '.join(alike)}."


def the_player(level: str) -> str:
    """A player within a sentence."""
    title = LEVELS[level].title
    return title if title.isupper() else f"the {title.lower()}"


LUCK_HEADS = "deal\tcards dealt\tstarter\tboth"
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
    size = amount(abs(brought))
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
    rows = [BOTH_HANDS, "", LUCK_HEADS, *(luck_row(deal, side) for deal in luck.deals)]
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


COSTLIEST = 3
NOTHING_GIVEN_AWAY = "Nothing was given away that is worth a question."
WRITE_DOWN = "Write it down beside the kept game"
JUDGING = "The game is judged; that takes some seconds."
NOT_OVER = "This game is not over, and is judged as far as it goes."
DECISION_HEADS = "deal, score\tcards\tbetter\tgiven away"


def called(review: Reviewing, seat: int) -> str:
    """What somebody is called within a sentence: the only person at the table is whoever reads this."""
    if review.people == (seat,):
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
    return [DECISION_HEADS, *map(_row, judged)]


def _row(one: Judged) -> str:
    judgement = one.judgement
    shown = amount(judgement.cost)
    is_best = judgement.best is judgement.taken
    better, cost = ("", "") if is_best else (small_cards(judgement.best.cards), shown)
    words = f"{cost}  {MARK_WORDS[judgement.mark]}".rstrip()
    stood = f"{one.decision.deal}, {':'.join(_scores(one))}"
    return f"{stood}\t{small_cards(judgement.chosen)}\t{better}\t{words}"


@dataclass(frozen=True)
class ChanceGraph:
    """Values from the first deal to the last; where deals begin, and what is marked."""

    values: list[float]
    deals: dict[int, int]
    """By the number of the deal, where it begins."""
    marks: dict[int, str]
    """By the place, which of the costliest decisions led there."""


def chance_graph(review: Reviewing, seat: int) -> ChanceGraph:
    """The chances of a seat's side, all cards being known. Where a deal ends the next begins."""
    side = review.game.form.side(seat)
    seen = [one for one in review.stations if one.stop is not Stop.BEFORE or one.deal == 1]
    starts = {station.deal + 1: at for at, station in enumerate(seen) if station.stop is Stop.AFTER}
    deals = {deal: at for deal, at in ({1: 0} | starts).items() if deal <= review.game.deals}
    marks: dict[int, str] = {}
    for number, one in enumerate(costliest(review), 1):
        if (at := _after(seen, one)) is not None:
            marks[at] = f"{marks[at]} {number}" if at in marks else str(number)
    return ChanceGraph([station.values[side] for station in seen], deals, marks)


def _after(stations: list[Station], one: Judged) -> int | None:
    """The first station after a decision."""
    return next((at for at, station in enumerate(stations) if station.at > one.decision.at), None)


TITLE = "REVIEW"


class AskedAgain(Round):
    """Positions as they stood; the answer also tells what was chosen in the game."""

    def __init__(self, review: Reviewing) -> None:
        self.costly = costliest(review)
        game, names = review.game, [review.name(seat) for seat in range(len(review.seats))]
        places = [one.decision.at for one in self.costly]
        super().__init__(TITLE, [position_in(game.heading, game.moves, at, names) for at in places])

    def verdict(self, judgement: Judgement) -> str:
        then = self.costly[len(self.judged) - 1].judgement
        return beside_then(judgement, then.chosen, cost_words(then))

"""What is said and asked of a game that was judged, on any screen: its account, its moves, its luck."""

from collections.abc import Sequence

from game.coaching.coach import MARK_WORDS, amount, cost_shown, cost_words, figure
from game.players.levels import LEVELS, the_player
from game.players.luck import Station, Stop
from game.players.weigh.weighing import Judgment, Mark
from game.practice.rounds import Round, beside_then
from game.review.account import WHOLE, Account, account_of, costs_of, seats_beside
from game.review.opened_move import OpenedMove, score_words
from game.review.reviewing import Judged, Reviewing
from game.review.wrong_counts import prices
from game.rules import spoken
from game.rules.cards import Cards
from game.rules.in_words import capital, listed, so_many, together
from game.rules.moves import LayAway
from game.rules.presets import PRESETS
from game.rules.voice import HOUSE, YOU
from game.sheets.marks import small_cards
from game.values import frozen, replace

A_GAME = 100
"""In games of a hundred."""


def whole(value: int) -> int:
    """Return a share of a game as games in a hundred."""
    return round(value / 10)


def share(value: int) -> str:
    """Write such games with their sign."""
    return f"{value:+d}" if value else "0"


def percent_of(value: int) -> str:
    """Write a chance to win."""
    return f"{whole(value)}%"


def in_games(value: int) -> str:
    """Write what such a share cost."""
    return amount(value / WHOLE)


def parts_of(account: Account) -> tuple[int, int, int, int]:
    """Return own moves, theirs, cards and rest in games of a hundred; the rest takes what rounding leaves."""
    own, theirs, cards = whole(account.own), whole(account.theirs), whole(account.cards)
    return own, theirs, cards, whole(account.ends) - whole(account.begins) - own - theirs - cards


COSTLIEST = 3
NOTHING_GIVEN_AWAY = "No move cost enough to try again."
WRITE_DOWN = "Write it beside the saved game"
JUDGING = "Reviewing the game takes a few seconds."
NOT_OVER = "This game isn't over: it is reviewed as far as it goes."
DECISION_HEADS = "score\tplayed\tbetter\tcost\tverdict"
MARKED = " !"
"""What follows the cost of an error or a blunder: a costly move."""
UNMARKED = " " * len(MARKED)
THE_COST = "The cost is how many more games in 100 the better move wins."


def called(review: Reviewing, seat: int) -> str:
    """Name somebody within a sentence: the only person at the table is whoever reads this."""
    if review.people == (seat,):
        return "you"
    level, name = review.seats[seat].partition(" ")[0], review.name(seat)
    is_alone = sum(who.partition(" ")[0] == level for who in review.seats) == 1
    if level not in LEVELS or not is_alone:
        return name
    return f"the {name.lower()}" if _is_originals(name, level) else the_player(level)


def in_title(review: Reviewing, seat: int) -> str:
    """Name somebody in the title of a page."""
    name = review.name(seat)
    return "you" if name == YOU else name


def _is_originals(name: str, level: str) -> bool:
    """Tell whether somebody bears the name that an original gives its own player."""
    return (name, level) in ((one.manner.voice.rival.upper(), one.level) for one in PRESETS.values())


WHAT_MOVED_IT = "Its ups and downs, added up, in %:"
ON_BOTH_SIDES = "wrong counts on both sides"
NO_ACCOUNT = "No deal is finished yet, so there is nothing to add up."


def account_words(review: Reviewing, seat: int, *, in_short: bool = False) -> str:
    """Tell in short how a game ended, and else what moved its chance to win step by step: it adds up."""
    account = account_of(review, review.game.form.side(seat))
    if not account:
        return NO_ACCOUNT
    begins = f"{capital(whose(named(review, seat)))} chance to win began at {percent_of(account.begins)}."
    if not in_short:
        return f"{begins} {WHAT_MOVED_IT} {_summed(review, seat, account)}"
    return " ".join(filter(None, [f"{ended(review, seat, account)}.", begins, turn_words(review, seat)]))


def _summed(review: Reviewing, seat: int, account: Account) -> str:
    """Add up all that moved the chance: as it rises and falls, either sum may pass a hundred."""
    own, *others, counts = _what_moved(account, _moves_words(review, seat, account))
    if sum(any(prices(review, side).values()) for side in range(review.game.form.sides)) > 1:
        counts = replace(counts, name=ON_BOTH_SIDES)  # what the own ones cost is another sum
    told = [own, *(one for one in (*others, counts) if one.part)]
    return f"{listed([one.words for one in told])}."


@frozen
class Moved:
    """What moved a chance, what it did, and by how many games of a hundred: more of them or fewer."""

    name: str
    did: str
    part: int

    @classmethod
    def of_others(cls, name: str, part: int) -> "Moved":
        """Say that something else than the own moves gave or took its part."""
        return cls(name, "gave" if part > 0 else "took", part)

    @property
    def deed(self) -> str:
        """What it did, without the figure."""
        return f"{self.name} {self.did}".strip()

    @property
    def words(self) -> str:
        return f"{self.deed} {abs(self.part)}"


def luck_of(account: Account) -> list[Moved]:
    """Return what was luck: the cards, and how the play fell."""
    *_, cards, rest = parts_of(account)
    return [
        Moved.of_others("the cards", cards),
        Moved.of_others("the play", rest - whole(account.counts)),
    ]


def _what_moved(account: Account, own_moves: str) -> list[Moved]:
    """List all that moved the chance to win, the own moves first."""
    own, theirs, *_ = parts_of(account)
    counts = Moved.of_others("wrong counts", whole(account.counts))
    return [Moved(own_moves, "cost", own), Moved.of_others(THEIRS, theirs), *luck_of(account), counts]


def account_above_bars(review: Reviewing, seat: int) -> str:
    """Tell how it ended, or how far it is reviewed, above the bars that have its figures."""
    account = account_of(review, review.game.form.side(seat))
    if review.is_behind:
        return f"{how_far(review)}. {WHAT_MOVED_IT}" if account else how_far(review)
    if not account:
        return NO_ACCOUNT
    game = "a game" if review.game.outcome else "in a game"
    begun = f"{game} that began at {percent_of(account.begins)}"
    return f"{ended(review, seat, account)} {begun}. {WHAT_MOVED_IT}"


def ended(review: Reviewing, seat: int, account: Account) -> str:
    """Say who won or lost, or how it stands."""
    return f"{capital(named(review, seat))} {_result(review, seat, account)}"


def _moves_words(review: Reviewing, seat: int, account: Account) -> str:
    """Say whose moves an account adds up, and how many they are."""
    over = {deal.deal for deal in account.deals}
    made = sum(one.decision.deal in over for one in review.of(seats_beside(review, seat)))
    return f"{whose(named(review, seat))} {so_many(made, 'move')}"


def one_of_each_side(review: Reviewing) -> list[int]:
    """List the people by whose eyes an account is given: of partners one is enough."""
    sides = {review.game.form.side(seat): seat for seat in reversed(review.people)}
    return sorted(sides.values())


def named(review: Reviewing, seat: int) -> str:
    """Name somebody's side within a sentence."""
    if not review.game.form.partners:
        return called(review, seat)
    if review.people == (seat,):
        return "your side"
    return together([review.name(one) for one in seats_beside(review, seat)])


def whose(name: str) -> str:
    """Name within a sentence whom something belongs to."""
    return spoken.whose(HOUSE, YOU if name == "you" else name)


def _result(review: Reviewing, seat: int, account: Account) -> str:
    outcome = review.game.outcome
    if not outcome:
        is_you = called(review, seat) == "you" and not review.game.form.partners
        return f"{'stand' if is_you else 'stands'} at {percent_of(account.ends)}"
    return "won" if outcome.winner == review.game.form.side(seat) else "lost"


FAR = 0.1  # of a game: how far beyond its beginning the tide must have gone


def turn_words(review: Reviewing, seat: int) -> str:
    """Tell how near the other end a game was; nothing where it never was."""
    side, outcome = review.game.form.side(seat), review.game.outcome
    if not outcome:
        return ""
    is_won = outcome.winner == side
    turn = (min if is_won else max)(review.stations, key=lambda station: station.values[side])
    apart = abs(turn.values[side] - review.stations[0].values[side])
    if apart < FAR:
        return ""
    return f"In deal {turn.deal} {named(review, seat)} stood at {turn.values[side]:.0%}."


def the_cards(cards: Cards) -> str:
    """Name cards as somebody remembers them: the queen, the pair of 8s, the 5 and the 10."""
    ranks = [spoken.rank_in_figures(card.rank) for card in sorted(cards)]
    if len(ranks) > 1 and len({*ranks}) == 1:
        return f"the pair of {ranks[0]}s"
    return listed([f"the {rank}" for rank in ranks])


def how_far(review: Reviewing) -> str:
    """Tell how far the review is, while it is not yet whole."""
    return f"Reviewing your game: {review.share:.0%}"


def costliest(review: Reviewing) -> list[Judged]:
    """List the costliest moves of the people; nothing that is not worth a mark."""
    marked = [one for one in review.of(review.people) if one.judgment.mark]
    return sorted(marked, key=_by_cost)[:COSTLIEST]


def _by_cost(one: Judged) -> float:
    return -cost_shown(one.judgment)


def where(one: Judged) -> str:
    """Tell the deal and the score, the own one first."""
    return f"Deal {one.decision.deal}, {score_words(one.decision.view)}"


def _scores(one: Judged) -> str:
    return "-".join(map(str, one.decision.view.own_score_first))


def choice(review: Reviewing, one: Judged) -> str:
    """Name a choice by its cards, and whose it was."""
    what = " discard of" if isinstance(one.decision.move, LayAway) else ""
    return f"{whose(called(review, one.seat))}{what} {small_cards(one.judgment.chosen)}"


def shown_cost(review: Reviewing, one: Judged) -> str:
    """Return the cost of a move, as the account has it."""
    return in_games(costs_of(review, seats_beside(review, one.seat))[one.decision.at])


def decision_rows(review: Reviewing, seat: int) -> list[str]:
    """Tabulate decisions deal by deal: the score, the choice, the better one, by how much, and the sum."""
    shown = costs_of(review, seats_beside(review, seat))
    rows, deal = [THE_COST, "", DECISION_HEADS], 0
    for one in review.of({seat}):
        if one.decision.deal != deal:
            deal = one.decision.deal
            rows += [""] * (deal > 1) + [f"# Deal {deal}"]
        rows.append(decision_row(one, shown[one.decision.at]))
    costs = sum(shown[one.decision.at] for one in review.of({seat}))
    return [*rows, *["", f"# In all {figure(costs / WHOLE)} games in 100"] * (costs > 0)]


def decision_row(one: Judged, shown: int) -> str:
    """Write one of them, with the cost that the account has of it."""
    return "\t".join([*_cells(one, shown), _MARKS[one.judgment.mark]])


def _cells(one: Judged, cost: int) -> tuple[str, str, str, str]:
    """Write the score, the choice, and where that costs anything the better one and its cost."""
    judgment = one.judgment
    is_better = cost and not judgment.is_best
    better, price = (small_cards(judgment.best.cards), figure(cost / WHOLE)) if is_better else ("", "")
    return _scores(one), small_cards(judgment.chosen), better, price


_MARKS = {mark: words.rpartition(" ")[2] for mark, words in MARK_WORDS.items()}


@frozen
class ChanceGraph:
    """Values from the first deal to the last; where deals begin, and what is marked."""

    values: list[float]
    deals: dict[int, int]
    """By the number of the deal, where it begins."""
    marks: dict[int, str]
    """By the place, which of the costliest decisions led there."""
    lit: int | None = None
    """The place of what is pointed at."""


def moves_told(review: Reviewing, *, in_order: bool = False) -> list[Judged]:
    """Return the moves of the people, the costliest first or as they were made."""
    made = review.of(review.people)
    return made if in_order else sorted(made, key=_by_cost)


def list_rows(review: Reviewing, moves: Sequence[Judged]) -> list[tuple[str, ...]]:
    """Write a row for each of them: deal, score, the play, the better one, and its cost."""
    shown: dict[int, int] = {}
    for seat in review.people:
        shown |= costs_of(review, seats_beside(review, seat))
    return [_list_row(one, shown[one.decision.at]) for one in moves]


def move_sentences(review: Reviewing, moves: Sequence[Judged]) -> list[str]:
    """Tell the same, a move a sentence with its number, and what a cost is."""
    told = (f"{at}: {_move_words(*row)}" for at, row in enumerate(list_rows(review, moves), 1))
    return [THE_COST, *told]


def _move_words(deal: str, score: str, chosen: str, better: str, cost: str) -> str:
    own, *others = score.split("-")
    told = f"deal {deal}, {own} to {' and '.join(others)}: {chosen}"
    return f"{told} cost {cost.partition(' ')[0]}. Better: {better}." if better else f"{told}, the best."


def _list_row(one: Judged, cost: int) -> tuple[str, ...]:
    *cells, price = _cells(one, cost)
    mark = MARKED if one.judgment.mark >= Mark.ERROR else UNMARKED
    return (str(one.decision.deal), *cells, price and f"{price}{mark}")


OWN, THEIRS = "{} moves", "theirs"


def sums(account: Account, own_moves: str = OWN.format("your")) -> list[list[Moved]]:
    """Return two bars of equal length, in games of a hundred: the losses with what is left, and all gains."""
    parts = _what_moved(account, own_moves)
    had = [Moved("the start", "", whole(account.begins)), *(one for one in parts if one.part > 0)]
    went = [replace(one, part=-one.part) for one in parts if one.part < 0]
    ends = "the end" if account.ends == WHOLE else "now"
    return [went + [Moved(ends, "", whole(account.ends))] * bool(account.ends), had]


def chance_graph(review: Reviewing, seat: int, pointed: Judged | None = None) -> ChanceGraph:
    """Plot the chances of a seat's side, all cards being known. Where a deal ends the next begins.

    The costliest moves are marked by their numbers, and so is the one that is pointed at."""
    side = review.game.form.side(seat)
    seen = [one for one in review.stations if one.stop is not Stop.BEFORE or one.deal == 1]
    starts = {station.deal + 1: at for at, station in enumerate(seen) if station.stop is Stop.AFTER}
    deals = {deal: at for deal, at in ({1: 0} | starts).items() if deal <= review.game.deals}
    marks: dict[int, str] = {}
    marked = {one.decision.at for one in costliest(review)} | ({pointed.decision.at} if pointed else set())
    for number, one in enumerate(moves_told(review), 1):
        if one.decision.at in marked and (at := _beside(seen, one)) is not None:
            marks[at] = f"{marks[at]} {number}" if at in marks else str(number)
    lit = _beside(seen, pointed) if pointed else None
    return ChanceGraph([station.values[side] for station in seen], deals, marks, lit)


def _beside(stations: list[Station], one: Judged) -> int | None:
    """Find the first station after a decision, or where that begins the next deal the last before it."""
    after = (at for at, station in enumerate(stations) if station.at > one.decision.at)
    return next((at - (stations[at].stop is Stop.AFTER) for at in after), None)


TITLE = "Review"


class AskedAgain(Round):
    """Positions as they stood; the answer also tells the choice in the game."""

    def __init__(self, opened: Sequence[OpenedMove]) -> None:
        self._opened = opened
        super().__init__(TITLE, [one.position for one in opened])

    @property
    def question(self) -> str:
        opened = self._opened[len(self.judged)]
        return f"Deal {opened.made.deal}. {opened.asked}"

    def verdict(self, judgment: Judgment) -> str:
        then = self._opened[len(self.judged) - 1].judgment
        return beside_then(judgment, then.chosen, cost_words(then))

"""Cadences: the ways in which a hand is told, item by item or in one sentence, each in its own order."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Protocol

from game.rules.cards import Cards
from game.rules.counting import SHORTEST_RUN, Kind, Score, for_alike, points
from game.rules.in_words import number_word
from game.values import frozen, replace

PAIR, TRIPLE, QUADRUPLE = for_alike(2), for_alike(3), for_alike(4)


@frozen
class CountStep:
    """One breath of a count: the words, the cards they are about, and the total so far."""

    words: str
    cards: Cards
    total: int
    whole: int | None = None
    """The total of the whole hand, where a source shows that before it has counted to it."""
    rows: tuple["CountStep", ...] = ()
    """Each score in it by itself, if it has several."""

    @property
    def shown(self) -> int:
        """The total that stands beside the hand meanwhile."""
        return self.total if self.whole is None else self.whole

    @property
    def listed(self) -> tuple["CountStep", ...]:
        """Its rows in a list, one for each score."""
        return self.rows or (self,)


SHORTEST_FLUSH = 3  # where three cards are kept


@frozen
class Terms:
    """What a source calls each thing that counts; `{n}` is its points, `{sum}` the same in words."""

    fifteen: str
    fifteens: str
    pair: str
    pairs: str
    triple: str
    quadruple: str
    run: str
    runs: str
    flush: str
    nobs: str
    repeated: tuple[str, ...] = ()
    """Runs that share cards: twice, three times, four times."""
    triple_alone: str = ""
    """Three alike with no pair beside them, where that is said otherwise."""
    flush_of_three: str = ""
    """A flush of three cards in hand, where that is said otherwise."""


@frozen
class CalledKind:
    """All of one kind in a hand, as it is called together."""

    kind: Kind
    term: str
    scores: Sequence[Score]

    @property
    def points(self) -> int:
        return points(self.scores)

    @property
    def cards(self) -> Cards:
        return tuple(sorted({*chain.from_iterable(score.cards for score in self.scores)}))

    @property
    def words(self) -> str:
        """Its name, which is that of the whole kind, even if the game needs less of it."""
        return self.called(self.points)

    def called(self, so_far: int) -> str:
        """Name it, where all of its kind make so many with it."""
        length, times = number_word(len(self.scores[0].cards)), number_word(len(self.scores))
        sum_word = number_word(so_far)
        return self.term.format(
            n=self.points, sum=sum_word, length=length, Length=length.capitalize(), times=times
        )

    def step(self, terms: Terms, total: int, words: str = "", whole: int | None = None) -> CountStep:
        """Tell it in one breath, and each of its scores in a row of its own."""
        rows, before, so_far = list[CountStep](), total - self.points, 0
        for score in self.scores:
            so_far += score.points
            (alone,) = items([score], terms, [score.kind])
            rows.append(CountStep(alone.called(so_far), score.cards, before + so_far, whole))
        return CountStep(words or self.words, self.cards, total, whole, tuple(rows) * (len(rows) > 1))


def items(scores: Sequence[Score], terms: Terms, order: Iterable[Kind]) -> Iterator[CalledKind]:
    """Name the scores of a hand, kind by kind."""
    for kind in order:
        of_kind = [score for score in scores if score.kind is kind]
        if kind is Kind.PAIR:
            yield from _alike(of_kind, terms)
        elif of_kind:
            yield CalledKind(kind, _term(of_kind, terms), of_kind)


def _term(scores: Sequence[Score], terms: Terms) -> str:
    many = len(scores) > 1
    match scores[0].kind:
        case Kind.FIFTEEN:
            return terms.fifteens if many else terms.fifteen
        case Kind.RUN if many and _share_cards(scores) and len(scores) - 2 < len(terms.repeated):
            return terms.repeated[len(scores) - 2]
        case Kind.RUN:
            return terms.runs if many else terms.run
        case Kind.FLUSH:
            return (len(scores[0].cards) == SHORTEST_FLUSH and terms.flush_of_three) or terms.flush
        case _:
            return terms.nobs


def _share_cards(runs: Sequence[Score]) -> bool:
    return bool({*runs[0].cards} & {*runs[-1].cards}) or len(runs) > 2


def _alike(scores: Sequence[Score], terms: Terms) -> Iterator[CalledKind]:
    """Name three and four alike each for themselves, and then the pairs together."""
    pairs = [score for score in scores if score.points == PAIR]
    for score in scores:
        if score.points == QUADRUPLE:
            yield CalledKind(Kind.PAIR, terms.quadruple, [score])
        elif score.points == TRIPLE:
            alone = terms.triple_alone if len(scores) == 1 else ""
            yield CalledKind(Kind.PAIR, alone or terms.triple, [score])
    if pairs:
        yield CalledKind(Kind.PAIR, terms.pairs if len(pairs) > 1 else terms.pair, pairs)


def named(scores: Sequence[Score]) -> list[str]:
    """Name all that cards make, kind by kind."""
    return [item.words for item in items(scores, _NAMED, TALK_ORDER)]


class Cadence(Protocol):
    """A way to tell a hand that counts something."""

    def steps(self, scores: Sequence[Score], needed: int | None = None) -> list[CountStep]:
        """Tell it item by item; where running sums are told, no further than the game needs."""

    def told(self, scores: Sequence[Score], needed: int | None = None) -> str:
        """Tell it in one sentence."""


def summed(parts: Iterable[CalledKind], needed: int | None = None) -> Iterator[tuple[CalledKind, int]]:
    """Yield each item with the total so far; none follows that which brings the game home."""
    total = 0
    for item in parts:
        total += item.points
        yield item, total
        if needed is not None and total >= needed:
            return


@frozen
class ByKind:
    """The points of each kind, and the total first or last: CRIB.DOC and CRIBBAGE 128."""

    terms: Terms
    order: tuple[Kind, ...]
    sentence: str
    """With `{items}` and `{points}`, or `{total}` and the `{s}` of several."""
    total_first: bool = False

    def steps(self, scores: Sequence[Score], needed: int | None = None) -> list[CountStep]:
        whole = points(scores) if self.total_first else None
        return [
            item.step(self.terms, total, whole=whole)
            for item, total in summed(items(scores, self.terms, self.order))
        ]

    def told(self, scores: Sequence[Score], needed: int | None = None) -> str:
        total = points(scores)
        words, s = ", ".join(step.words for step in self.steps(scores)), "s" * (total != 1)
        return self.sentence.format(items=words, points=f"{total} point{s}", total=total, s=s)


@frozen
class ItemByItem:
    """Names and the sum so far, which a fifteen has in its own name: the Amiga."""

    terms: Terms
    order: tuple[Kind, ...]

    def steps(self, scores: Sequence[Score], needed: int | None = None) -> list[CountStep]:
        parts = summed(items(scores, self.terms, self.order), needed)
        return [item.step(self.terms, total) for item, total in parts]

    def told(self, scores: Sequence[Score], needed: int | None = None) -> str:
        steps = self.steps(scores, needed)
        begins = steps[:1] if scores[0].kind is Kind.FIFTEEN else []
        with_sums = (f"{step.words} {step.total}" for step in steps[len(begins) :])
        return ", ".join([*(step.words for step in begins), *with_sums])


@frozen
class InOneBreath:
    """All items, and behind a dash how many in all: Hoyle."""

    terms: Terms
    order: tuple[Kind, ...]

    def steps(self, scores: Sequence[Score], needed: int | None = None) -> list[CountStep]:
        parts = summed(items(scores, self.terms, self.order))
        steps = [item.step(self.terms, total) for item, total in parts]
        if not steps:
            return steps
        *before, last = steps
        return [*before, replace(last, words=f"{'and ' * bool(before)}{last.words}{_in_all(scores, before)}")]

    def told(self, scores: Sequence[Score], needed: int | None = None) -> str:
        line = ", ".join(step.words for step in self.steps(scores))
        if [item.kind for item in items(scores, self.terms, self.order)] == [Kind.PAIR, Kind.RUN]:
            line = line.replace(", and", " and")
        return line


def _in_all(scores: Sequence[Score], before: Sequence[CountStep]) -> str:
    """End a hand with its total, unless fifteens alone have said it."""
    total = number_word(points(scores))
    if not before:
        return "" if scores[0].kind is Kind.FIFTEEN else f": {total}"
    has_four = any(score.points == QUADRUPLE and score.kind is Kind.PAIR for score in scores)
    return f", making {total}" if has_four else f"—{total} in all"


@frozen
class TotalAlone:
    """The total and no reason: cribbage(6); `explained` is what its -e adds after a miscount."""

    def steps(self, scores: Sequence[Score], needed: int | None = None) -> list[CountStep]:
        return []

    def told(self, scores: Sequence[Score], needed: int | None = None) -> str:
        return str(points(scores))


def explained(scores: Sequence[Score]) -> str:
    """Tell the points in fifteens, pairs and runs, and before them his nobs and a flush."""
    of = {kind: points(score for score in scores if score.kind is kind) for kind in Kind}
    words = ["His Nobs"] * bool(of[Kind.NOBS])
    words += [f"{number_word(of[Kind.FLUSH]).capitalize()}-flush"] * bool(of[Kind.FLUSH])
    fifteens = of[Kind.FIFTEEN]
    words.append(f"{fifteens} points in fifteens" if fifteens else "No fifteens")
    if of[Kind.PAIR] or of[Kind.RUN]:
        return ", ".join([*words, f"{of[Kind.PAIR]} points in pairs", f"{of[Kind.RUN]} in runs"])
    return ", ".join([*words, "No pairs/runs"])


TALK_ORDER = (Kind.FIFTEEN, Kind.RUN, Kind.PAIR, Kind.FLUSH, Kind.NOBS)
_TALK = Terms(
    fifteen="fifteen",
    fifteens="fifteen",
    pair="a pair",
    pairs="a pair",
    triple="three of a kind",
    quadruple="four of a kind",
    run="a run of {length}",
    runs="{times} runs of {length}",
    flush="a flush",
    nobs="his nobs",
)
_NAMED = replace(
    _TALK, fifteen="a fifteen", fifteens="{times} fifteens", pairs="{times} pairs", runs="{times} runs"
)
_RUNS = {2: "a double run", 3: "a triple run", 4: "a double double run"}


@frozen
class TableTalk:
    """As it is said over the board: fifteens one by one, a run with its pairs, and the sum as it grows."""

    def steps(self, scores: Sequence[Score], needed: int | None = None) -> list[CountStep]:
        parts = [*summed(_talked(scores), needed)]
        steps, with_is = [], False
        for number, (item, total) in enumerate(parts):
            noun = item.words
            if needed is not None and total >= needed:
                words = f"{noun} makes the game"
            elif item.kind is Kind.FIFTEEN:
                words = f"{'' if number else 'fifteen '}{number_word(total)}"
            elif number == 0 and len(parts) > 1:
                words = noun
            else:
                words = f"{noun}{'' if with_is else ' is'} {number_word(total)}"
                with_is = True
            steps.append(item.step(_TALK, total, words))
        return steps

    def told(self, scores: Sequence[Score], needed: int | None = None) -> str:
        steps, parts = self.steps(scores, needed), [*_talked(scores)]
        line = steps[0].words
        for number, step in enumerate(steps[1:], 1):
            is_last = number == len(steps) - 1 and parts[number].kind is not Kind.FIFTEEN
            after_triple = parts[number - 1].scores[0].points == TRIPLE and parts[number].points == PAIR
            line += f"{' and' if is_last and not after_triple else ','} {step.words}"
        return line


def _talked(scores: Sequence[Score]) -> Iterator[CalledKind]:
    for item in items(scores, _TALK, TALK_ORDER):
        if item.kind is Kind.RUN:
            yield _with_pairs(item, scores)
        elif item.kind is Kind.PAIR:
            in_runs = _in_runs(scores)
            apart = [score for score in item.scores if score not in in_runs]
            yield from (CalledKind(Kind.PAIR, item.term, [score]) for score in apart)
        else:
            yield from (CalledKind(item.kind, item.term, [score]) for score in item.scores)


def _in_runs(scores: Sequence[Score]) -> list[Score]:
    """Return the pairs that double a run."""
    runs = [score for score in scores if score.kind is Kind.RUN]
    if len(runs) not in _RUNS or not _share_cards(runs):
        return []
    cards = {*chain.from_iterable(run.cards for run in runs)}
    return [score for score in scores if score.kind is Kind.PAIR and {*score.cards} <= cards]


def _with_pairs(item: CalledKind, scores: Sequence[Score]) -> CalledKind:
    doubled = _in_runs(scores)
    if not doubled:
        return item
    longer = " of {length}" * (len(item.scores[0].cards) > SHORTEST_RUN)
    return CalledKind(Kind.RUN, f"{_RUNS[len(item.scores)]}{longer}", [*item.scores, *doubled])

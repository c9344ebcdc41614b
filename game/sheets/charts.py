"""Charts as parts of a page: curves over a scale, bars about a line, sums, figures beside the average."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.sheets.page_parts import Content, Lines
from game.sheets.read_aloud import spoken
from game.sheets.sheet import Told
from game.sheets.teller import Teller, sentence
from game.values import fresh, frozen


@frozen
class Curve:
    """Values from left to right. The first is drawn thick, others thin or in dots; letters mark some."""

    name: str
    values: Sequence[float]
    is_dotted: bool = False
    labels: Mapping[int, str] = fresh(default_factory=dict)
    lit: int | None = None
    """Of which value the label alone is lit, where the others can have another color; None: all are."""
    has_points: bool = False
    """Whether each step is seen: where it rises in one color, where it falls in another."""


@frozen
class Scale:
    """The values at the foot and at the top, and those at which a line is drawn, each with its words.

    Where less is better, zero may be at the top. Columns are begun at a share of the way along, and have
    their words below them."""

    low: float
    high: float
    marks: Sequence[tuple[float, str]]
    columns: Sequence[tuple[float, str]] = ()
    each: str = ""
    """What a column is, such as a deal: it stands beside their words."""
    each_is_told: bool = False

    def holds(self, value: float) -> bool:
        """Tell whether a value is no farther out than the scale."""
        return min(self.low, self.high) <= value <= max(self.low, self.high)

    def said(self, value: float) -> str:
        """Say a value, a share in percent."""
        is_share = any(value == 1 and words.startswith("100") for value, words in self.marks)
        return format(value, ".0%" if is_share else ".0f")


def _curve_said(curve: Curve, scale: Scale) -> str:
    """Say where a curve begins and ends, and how far it goes."""
    first, last, low, high = (
        scale.said(value)
        for value in (curve.values[0], curve.values[-1], min(curve.values), max(curve.values))
    )
    name = f"{curve.name}: " if curve.name else ""
    return f"{name}from {first} to {last}, lowest {low}, highest {high}"


@frozen
class Graph(Content):
    """Curves over a scale, with the names of those that have one."""

    curves: Sequence[Curve]
    scale: Scale

    def said(self) -> Iterable[str]:
        named = [curve for curve in self.curves if curve.name] or self.curves
        named = [curve for curve in named if curve.values]
        return [*(_curve_said(curve, self.scale) for curve in named), *self._columns_said(named)]

    def told(self, teller: Teller, number: int) -> Told:
        for at, one in enumerate(self.said()):
            yield ("part", number, at), sentence(teller.named(spoken([one])))

    def _columns_said(self, curves: Sequence[Curve]) -> Iterator[str]:
        """Say how high each curve is where a column begins."""
        for share, label in self.scale.columns if self.scale.each_is_told else ():
            values = [(one.name, one.values[round(share * (len(one.values) - 1))]) for one in curves]
            told = ", ".join(f"{name} {self.scale.said(value)}".strip() for name, value in values)
            yield f"{self.scale.each} {label} begins at {told}"


@frozen
class Bar:
    """How many above the line, and how many below it."""

    label: str
    up: int
    down: int
    in_words: str = ""
    """Its label as it is said, where that is another."""


@frozen
class Bars(Content):
    """Bars side by side, above and below a line."""

    bars: Sequence[Bar]
    counted: tuple[str, str] = ("above", "below")
    """What is counted above the line, and what below it."""

    def said(self) -> Iterable[str]:
        for bar in self.bars:
            both = zip((bar.up, bar.down), self.counted, strict=True)
            if told := ", ".join(f"{number} {what}" for number, what in both if number):
                yield f"{bar.in_words or bar.label}: {told}"


@frozen
class Share:
    """A piece of a sum: its name and figure, how much it is, and what it is: a side's, or nobody's (None)."""

    name: str
    figure: str
    size: float
    side: int | None = None
    is_result: bool = False
    """Whether it is of what was won by this side: won and lost have colors of their own."""
    brief: str = ""
    """Its name in less room."""

    @property
    def words(self) -> str:
        return f"{self.name} {self.figure}".strip()

    @property
    def named(self) -> str:
        """The least that still says of what its figure is."""
        return f"{self.brief or self.name} {self.figure}".strip()


@frozen
class Sums(Content):
    """Bars of pieces, all drawn to one scale, so that their sums can be seen to be the same."""

    bars: Sequence[Sequence[Share]]

    def said(self) -> Iterable[str]:
        return [share.words for bar in self.bars for share in bar]


@frozen
class Compared:
    """One's own figure beside the average."""

    name: str
    own: float
    usual: float


@frozen
class Comparison(Content):
    """Figures beside the average: two bars to one scale, both in figures, and how far they are apart."""

    rows: Sequence[Compared]

    @staticmethod
    def figures(own: str, usual: str, apart: str) -> Lines:
        """Write the figures of a row, or what stands above them, as wide as their columns."""
        return f"{own:>6}", f"{usual:>6}", f"{apart:>7}"

    def said(self) -> Iterable[str]:
        return [f"{one.name} {one.own:.2f}, average {one.usual:.2f}" for one in self.rows]

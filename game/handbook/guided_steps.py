"""The guide through a first game: a sentence or two for each step, told when it is due or has happened."""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from textwrap import wrap
from typing import NamedTuple

from game.handbook.texts import Passages
from game.players.weigh.option import Options, PointsFrom
from game.rules.cadence import named
from game.rules.cards import FIVE, Card, Cards, Suit, letters, parse_cards
from game.rules.counting import (
    FOR_FIFTEEN,
    FOR_GO,
    FOR_HEELS,
    FOR_LAST,
    FOR_THIRTY_ONE,
    SHORTEST_RUN,
    THIRTY_ONE,
    Kind,
    Score,
    Scores,
    for_alike,
    points,
    show,
)
from game.rules.events import Phase
from game.rules.forms import Form
from game.rules.in_words import capital, listed, number_word
from game.rules.spoken import plural, rank_in_figures, scored
from game.rules.voice import HOUSE
from game.sheets.sheets import Thing
from game.values import frozen, replace

FOR_HANDS = "> "
"""Begins the line of a step that says what the hands do."""


OUR_SIDE, THEIR_SIDE, HAND = "your side", "their side", "hand"
ROWS, COLUMNS = 2, 39
"""What has room at the foot of every machine."""


class News(Enum):
    """What comes for the first time, in the order of a deal: `PARTS` begin with some of these."""

    CUT_FOR_DEAL = auto()
    CUT_FOR_PARTNERS = auto()
    THREE_FOR_LAST = auto()
    CUT_PACK = auto()
    DEAL = auto()
    WORTH = auto()
    WORTH_TOO = auto()
    PARTNER = auto()
    OWN_CRIB = auto()
    THEIR_CRIB = auto()
    OWN_WAY = auto()
    CUT_STARTER = auto()
    STARTER = auto()
    HEELS = auto()
    PLAY = auto()
    LEAD = auto()
    MADE_FIFTEEN = auto()
    MADE_PAIR = auto()
    MADE_THREE = auto()
    MADE_FOUR = auto()
    MADE_RUN = auto()
    MADE_THIRTY_ONE = auto()
    SAY_GO = auto()
    GO = auto()
    FOR_GO = auto()
    FOR_OWN_GO = auto()
    LAST_CARD = auto()
    NEW_COUNT = auto()
    COUNT_CARD = auto()
    HAND = auto()
    CRIB = auto()
    NOTHING = auto()
    COUNT = auto()
    CALL_MUGGINS = auto()
    END = auto()


CUTS = News.CUT_FOR_DEAL, News.CUT_FOR_PARTNERS, News.CUT_PACK, News.CUT_STARTER
DISCARDS = News.OWN_CRIB, News.THEIR_CRIB
EXAMPLES = {News.WORTH: (Kind.FIFTEEN,), News.WORTH_TOO: (Kind.RUN, Kind.FLUSH, Kind.PAIR)}
"""What each of these shows in the hand, if it is there."""
MOST_NAMED = {Kind.FIFTEEN: 3, Kind.PAIR: 2}
"""How many cards such an example has at the most: more have no room, or make more than is said."""
PARTS = {
    Phase.CUT_FOR_DEAL: News.CUT_FOR_DEAL,
    Phase.CUT_PACK: News.CUT_PACK,
    Phase.LAY_AWAY: News.WORTH,
    Phase.CUT_STARTER: News.CUT_STARTER,
    Phase.PLAY: News.PLAY,
    Phase.SHOW: News.HAND,
}
"""What each part of a deal begins with."""
AT_ANY_TIME = News.CALL_MUGGINS, News.END


def part_of(news: News) -> str:
    """Say to which part of a deal a step belongs, where that is always the same."""
    begun = [first for first in PARTS.values() if first.value <= news.value]
    return "" if news in AT_ANY_TIME else f"Part {len(begun)} of {len(PARTS)}"


def part_in(phase: Phase) -> str:
    """Say to which part of a deal a moment of a game belongs."""
    return part_of(PARTS[phase]) if phase in PARTS else ""


class Step(NamedTuple):
    """What is told once: a title, a sentence or two, the thing on the table, and what the hands do now."""

    title: str
    words: str
    thing: Thing
    news: News
    keys: str = ""
    cards: Cards = ()
    """The cards that it names, to be lit."""
    place: str = ""
    """Which part of a deal it belongs to."""

    @property
    def is_of_a_hand(self) -> bool:
        """Whether it names cards of somebody's hand: at one terminal nobody else may hear it."""
        return self.news in (*EXAMPLES, *DISCARDS, News.LEAD, News.OWN_WAY)


class Advice(NamedTuple):
    """What to discard, in short, and these cards."""

    words: str
    cards: Cards


class Lead(NamedTuple):
    """The card to lead, and the key of the reason."""

    card: Card
    why: str


@frozen
class Told:
    """Of whom a step speaks, by name, and which cards the coach would keep and discard."""

    name: str = "LANDLUBBER"
    is_you: bool = False
    dealer: str = "LANDLUBBER"
    kept: Cards = parse_cards("5H 6D 7S 8C")
    thrown: Cards = parse_cards("2S KH")
    ahead_in: PointsFrom | None = None
    """In what it is better than keeping the most."""
    crib_is_ours: bool = True
    cost: float = 0.0
    """What another discard than this gave away of a game."""
    scores: Scores = ()
    """What a card made that was played."""
    held: Scores = ()
    """What the cards of a hand make that is to be discarded from, best those to keep."""
    lead: Lead = Lead(Card.parse("4H"), "lead_low")
    side: str = ""
    """What partners are called who score together."""


_THINGS = {
    **dict.fromkeys(CUTS, Thing.DECK),
    **dict.fromkeys((News.DEAL, News.OWN_WAY), Thing.CRIB),
    **dict.fromkeys((*DISCARDS, News.LEAD), Thing.LIT),
    **dict.fromkeys((News.STARTER, News.HEELS), Thing.STARTER),
    **dict.fromkeys((*EXAMPLES, News.PLAY, News.SAY_GO, News.COUNT_CARD), Thing.HAND),
    **dict.fromkeys((News.MADE_FIFTEEN, News.MADE_THIRTY_ONE, News.NEW_COUNT), Thing.COUNT),
    **dict.fromkeys((News.MADE_PAIR, News.MADE_THREE, News.MADE_FOUR, News.MADE_RUN), Thing.PLAYED),
    **dict.fromkeys((News.FOR_GO, News.FOR_OWN_GO, News.LAST_CARD), Thing.PLAYED),
    News.GO: Thing.SPEECH,
    News.END: Thing.BOARD,
    **dict.fromkeys((News.HAND, News.CRIB, News.NOTHING, News.COUNT), Thing.SHOW),
}
"""What each step speaks of; all others of the plate of whose points they are."""
_MADE = {
    Kind.FIFTEEN: News.MADE_FIFTEEN,
    Kind.RUN: News.MADE_RUN,
    Kind.THIRTY_ONE: News.MADE_THIRTY_ONE,
}
_ALIKE = {2: News.MADE_PAIR, 3: News.MADE_THREE, 4: News.MADE_FOUR}


def guide_words(form: Form, starter: str, target: int, of: Told | None = None) -> dict[News, Step]:
    """Return the words of each step, by the rules of this form and the hole that wins."""
    texts, of = Passages("guide", most=THIRTY_ONE), of or Told()
    texts = Passages(
        "guide",
        starter=starter,
        target=target,
        hands=texts.words("hands"),
        whose_crib="Your side's crib" if form.partners else "Your crib",
        by="you" if of.is_you else of.name,
        whom=of.side or ("you" if of.is_you else of.name),
        shared=f" for {of.side}" if of.side else "",
        and_side=f", and {of.side}" if of.side else "",
        whose="yours" if of.is_you or of.side == OUR_SIDE else "theirs",
        led=rank_in_figures(of.lead.card.rank),
        why_led=texts.words(of.lead.why),
        dealer=of.dealer,
        own_way=_own_way(texts, of),
        whose_discard=texts.title("costs" if _games_lost(of) else "as_good"),
        fifteens=_with_example(texts, News.WORTH, of),
        others=_with_example(texts, News.WORTH_TOO, of),
        deals=texts.words("you_deal" if of.is_you else "they_deal", by=of.name),
        crib=texts.words("crib_from_pack" if form.from_pack else "crib_of_discards"),
        goes=texts.words("you_went" if of.is_you else "they_went", by=of.name, one=number_word(FOR_GO)),
        new_count=texts.words("goes_on" if form.played_out else "is_over"),
        most=THIRTY_ONE,
        heels=number_word(FOR_HEELS),
        fifteen=number_word(FOR_FIFTEEN),
        thirty_one=number_word(FOR_THIRTY_ONE),
        pair=number_word(for_alike(2)),
        three=number_word(for_alike(3)),
        four=number_word(for_alike(4)),
        shortest=number_word(SHORTEST_RUN),
        one=number_word(FOR_GO),
        for_last=number_word(FOR_LAST),
    )
    advice = _advice(texts, of)
    return {news: _step(texts, news, of, advice) for news in News}


def _advice(texts: Passages, of: Told) -> str:
    """Say what to discard, as the coach would, with the most that has room of why."""
    return _that_fits([texts.words("discards", discard=_discard(of), why=why) for why in _whys(texts, of)])


def _that_fits(said: Sequence[str], columns: int = COLUMNS) -> str:
    """Return the first that has room at the foot, or else the last."""
    return next((words for words in said if len(wrap(f"{words}.", columns)) <= ROWS), said[-1])


def advised(of: Told, marked: Cards = ()) -> Advice:
    """Say in short what is still to discard beside cards that are marked."""
    left = tuple(card for card in of.thrown if card not in marked)
    return Advice(capital(_discard(replace(of, thrown=left))), of.thrown)


def _discard(of: Told) -> str:
    return Passages("guide").words("discard", thrown=_thrown(of))


def _own_way(texts: Passages, of: Told) -> str:
    """Say what another discard gives away, in games of a hundred, and why if that has room."""
    lost = _games_lost(of)
    said = texts.words(
        "costs" if lost else "as_good",
        thrown=_thrown(of),
        more=f"{lost} more {'game' if lost == 1 else 'games'}",
    )
    ahead, worth = _ahead(of), points(held_by(of.kept))
    keys = ("would_keep", "worth_hand") if ahead == HAND and worth else (f"gains_{ahead}",)
    with_why = [f"{said}: {texts.words(key, worth=worth)}" for key in keys * bool(lost)]
    return _that_fits([*with_why, said], COLUMNS - 1)


def _games_lost(of: Told) -> int:
    return round(100 * of.cost)


def held_by(cards: Cards) -> Scores:
    """Return what cards of a hand make before a starter is cut."""
    *hand, last = cards
    return tuple(score for score in show(hand, last, crib=True) if score.kind is not Kind.NOBS)


def _example(news: News, of: Told) -> Score | None:
    """Return what the hand has of that which a step says scores: of a run all that go on with it."""
    of_kind = (score for score in of.held if score.kind in EXAMPLES.get(news, ()))
    fits = [one for one in of_kind if len(one.cards) <= MOST_NAMED.get(one.kind, len(one.cards))]
    is_run = fits and fits[0].kind is Kind.RUN
    return max(fits, key=lambda one: len(one.cards)) if is_run else next(iter(fits), None)


def _with_example(texts: Passages, news: News, of: Told) -> str:
    """Say what scores, with what the hand has of it."""
    if not (score := _example(news, of)):
        return texts.words(f"{news.name.lower()}_none")
    ranks = listed([rank_in_figures(card.rank) for card in score.cards])
    return texts.words(f"{news.name.lower()}_here", cards=ranks, what=score.kind.value)


def lead_of(options: Options, hand: Cards) -> Lead:
    """Say which card the coach would lead, and what speaks for it."""
    best, *others = options
    (card,) = best.cards
    if [one.rank for one in hand].count(card.rank) > 1:
        return Lead(card, "lead_pair")
    if card.pips < FIVE:
        return Lead(card, "lead_low")
    is_least = all(best.answered <= other.answered for other in others)
    return Lead(card, "lead_least" if is_least else "lead_rest")


def _thrown(of: Told) -> str:
    """Name the cards of a discard, by their ranks where these are enough: of two eights it tells which."""
    ranks, kept = [card.rank for card in of.thrown], {card.rank for card in of.kept}
    if len(ranks) == 2 and ranks[0] == ranks[1]:
        suits = [Suit(card.suit).name.lower() for card in of.thrown]
        called = plural(rank_in_figures(ranks[0]))
        return f"the {called} of {listed(suits)}" if ranks[0] in kept else f"the two {called}"
    if len(ranks) > 1 and {*ranks} <= kept:
        return listed([*map(letters, of.thrown)])  # in words they would be too long
    names = (rank_in_figures(card.rank) for card in of.thrown)
    of_suits = (f" of {Suit(card.suit).name.lower()}" if card.rank in kept else "" for card in of.thrown)
    return listed([f"the {name}{suit}" for name, suit in zip(names, of_suits, strict=True)])


def _whys(texts: Passages, of: Told) -> Iterator[str]:
    """Say what the rest makes, by name and in points, and in what its discard is better; then that alone."""
    scores = held_by(of.kept)
    ahead, worth = _ahead(of), points(scores)
    if worth:
        yield texts.words(f"made_{ahead}", made=listed(named(scores)), worth=worth)
        yield texts.words(f"worth_{ahead}", worth=worth)
    if ahead != HAND or not worth:
        yield texts.words(f"why_{ahead}")


def _ahead(of: Told) -> str:
    """Return in what a discard is better than the one that keeps the most."""
    if of.ahead_in is PointsFrom.CRIB:
        return "own" if of.crib_is_ours else "theirs"
    return "play" if of.ahead_in in (PointsFrom.PEGGED, PointsFrom.CONCEDED) else HAND


def news_of(score: Score) -> News:
    """Return which step explains what a card made."""
    return _ALIKE[len(score.cards)] if score.kind is Kind.PAIR else _MADE[score.kind]


def _of_card(texts: Passages, news: News, scores: Scores) -> dict[str, str]:
    """Fill in the sum where a card made two things at once."""
    others = [score for score in scores if news_of(score) is not news]
    also = texts.words("also", other=_named(others[0]), sum=number_word(points(scores))) if others else ""
    third = texts.words("third") if news is News.MADE_PAIR else ""
    return {"also": also or third}


def _named(score: Score) -> str:
    return f"the {score.kind.value}" if score.kind.is_sum else scored(HOUSE, score)


def _step(texts: Passages, news: News, of: Told, advice: str) -> Step:
    card = _of_card(texts, news, of.scores)
    words, *keys = texts.lines(news.name, advice=advice, **card)
    hands = keys[0].removeprefix(FOR_HANDS) if keys else ""
    made = {news_of(score): score.cards for score in of.scores if score.kind in (Kind.PAIR, Kind.RUN)}
    example = _example(news, of)
    held = {news: example.cards} if example else {}
    named = {**dict.fromkeys(DISCARDS, of.thrown), News.LEAD: (of.lead.card,), **made, **held}
    return Step(
        texts.title(news.name),
        words,
        _THINGS.get(news, Thing.PLATE),
        news,
        hands,
        named.get(news, ()),
    )

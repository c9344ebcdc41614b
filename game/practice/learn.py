"""Learn to play: eight lessons as data, each a few cards with what is said of them and asked about them."""

from game.players.player import think_through
from game.players.weigh.weighing import quick_options
from game.practice.own_count import NOW_YOU
from game.rules.cards import Cards, in_one_word, parse_cards
from game.rules.counting import Kind
from game.rules.forms import FORMS
from game.rules.position_reader import read_position
from game.sheets.sheets import Thing
from game.values import frozen

TITLE = "Learn to play"
FORM = FORMS["six-card"]


@frozen
class Lay:
    """How the table lies from here on: the own cards, how many the others hold, who deals, and the pegs."""

    hand: str = ""
    starter: str = ""
    theirs: int = 0
    deals: bool | None = None
    """Whether it is one's own deal; nothing where that does not matter."""
    pegs: tuple[int, int] | None = None
    """Nothing where the pegs stay in their holes."""


@frozen
class Say:
    """A sentence or two, with the cards that they are about and what these score."""

    words: str
    lit: Cards = ()
    points: int = 0
    short: str = ""
    """What is written down for the points."""
    thing: Thing | None = None
    """What it speaks of, if not of the cards."""


@frozen
class Count:
    """All that the cards on the table count, of these kinds, item by item."""

    kinds: tuple[Kind, ...] = tuple(Kind)
    words: str = ""
    """Said when it has been counted; without these the last item says what the hand makes."""


@frozen
class Take:
    """Cards of the hand are to be taken: all sets of a kind, one after the other."""

    words: str
    kind: Kind
    hint: str
    """Where to look; `{card}` is one of a set that is left, `{others}` are as many as go with it."""


@frozen
class Pick:
    """One of a few answers is right."""

    words: str
    choices: tuple[str, ...]
    right: int
    why: str
    """Said when it is right, or shown."""
    wrong: str
    hint: str
    thing: Thing | None = None
    """What it speaks of, if not of the cards."""


@frozen
class Number:
    """The hand is counted by whoever learns, and the number typed."""

    words: str


@frozen
class ToCrib:
    """Two cards go to a crib: one's own, or theirs."""

    words: str
    deals: bool
    best: str
    """The two that the lesson is about; `other` are the two beside which they are laid."""
    other: str
    why: str
    hint: str


@frozen
class PlayCard:
    """One card of the hand is the one to be played."""

    words: str
    card: str
    why: str
    wrong: str
    """Said of `{card}`, which makes `{count}`, where that is not over 31."""
    hint: str
    points: int = 0
    short: str = ""


@frozen
class They:
    """They play a card, and what it scores."""

    card: str
    words: str
    points: int = 0
    short: str = ""


@frozen
class NewCount:
    """The count starts over."""

    words: str


Beat = Lay | Say | Count | Take | Pick | Number | ToCrib | PlayCard | They | NewCount


@frozen
class Lesson:
    """Its title, what it is about in a line of a list, and all that happens in it."""

    title: str
    about: str
    beats: tuple[Beat, ...]


LESSONS = (
    Lesson(
        "Fifteens",
        "Cards that add up to 15 score 2",
        (
            Lay("5H QD 10S 2C 8C 7D"),
            Say("Cards adding up to 15 score 2 points. Face cards count ten, the ace one."),
            Take(
                words="Take the cards of one fifteen.",
                kind=Kind.FIFTEEN,
                hint="Look at the {card}: which {others} 15 with it?",
            ),
            Say("Four fifteens, 2 points each: 8. A card may be in more than one."),
        ),
    ),
    Lesson(
        "Pairs",
        "Two of a kind score 2, three 6, four 12",
        (
            Lay("7S 7D 7H 4C"),
            Pick(
                "Two of a kind are a pair: 2 points. How many pairs are in three sevens?",
                ("1", "2", "3"),
                2,
                "Three: each seven pairs with both others.",
                "More: every seven pairs with every other one.",
                "Put a finger on two sevens, then on two others. In how many ways?",
            ),
            Count((Kind.PAIR,), "Three of a kind: 6 points."),
            Lay("7S 7D 7H 7C"),
            Pick(
                "And how many pairs are in four sevens?",
                ("4", "5", "6"),
                2,
                "Six: three pairs as before, and three with the fourth seven.",
                "More: the fourth seven pairs with all three others.",
                "Three sevens were three pairs. With how many does the fourth pair?",
            ),
            Say(
                "Four of a kind: six pairs, 12 points.",
                parse_cards("7S 7D 7H 7C"),
                12,
                "four of a kind for 12",
            ),
        ),
    ),
    Lesson(
        "Runs",
        "Three in a row score 3, four 4",
        (
            Lay("3H 4D 4S 5C KD"),
            Say("Three or more in a row are a run: a point a card. Suits don't matter."),
            Take(
                words="Take the cards of a run.",
                kind=Kind.RUN,
                hint="Look at the {card}: which cards are next to it?",
            ),
            Count((Kind.PAIR,), "Two runs and the pair: 8. That is a double run."),
            Count((Kind.FIFTEEN,)),
        ),
    ),
    Lesson(
        "Flush and nobs",
        "Four of a suit, and the right jack",
        (
            Lay("2H 3H 9H KH", "5H"),
            Say(
                "The starter, at some tables the cut, is turned up. It counts with every hand.",
                parse_cards("5H"),
            ),
            Pick(
                "Four of a suit: a flush, 4 points. And with a starter of that suit?",
                ("4", "5", "9"),
                1,
                "Five: all five cards are hearts.",
                "A point a card: four cards and the starter.",
                "Count the hearts, and look at the starter, too.",
            ),
            Count((Kind.FLUSH, Kind.FIFTEEN)),
            Lay("4C 9S JD 2H", "6D"),
            Take(
                words="The jack of the starter's suit is his nobs: 1 point. Take it.",
                kind=Kind.NOBS,
                hint="Which card has a J in its corner?",
            ),
            Count((Kind.FIFTEEN,)),
        ),
    ),
    Lesson(
        "Count a hand",
        "Four cards and the starter, item by item",
        (
            Lay("5H 6D 7C 8H", "7S"),
            Say("Count with the starter: fifteens, then runs, then pairs. Then you count one."),
            Count(),
            Lay("7S 8S 8H 9D", "2C"),
            Number(NOW_YOU),
        ),
    ),
    Lesson(
        "The crib",
        "Two cards for the dealer",
        (
            Lay("2C 3D 7S 8S 8H KD", deals=True),
            Say(
                "Keep four of your six. The other two go to the crib, the dealer's extra hand.",
                thing=Thing.CRIB,
            ),
            ToCrib(
                words="You deal, so the crib is yours. Which two go there?",
                deals=True,
                best="2C 3D",
                other="3D KD",
                why="Your crib counts for you: discard cards that go together.",
                hint="Keep 7 8 8 together. Of the rest, which two are neighbors?",
            ),
            Lay("2C 3D 7S 8S 8H KD", deals=False),
            ToCrib(
                words="Now they deal, and it counts for them. Which two?",
                deals=False,
                best="3D KD",
                other="2C 3D",
                why="Their crib: no fives, no pairs, no neighbors.",
                hint="Keep 7 8 8 together, and don't give them 2 and 3, which are neighbors.",
            ),
            Say("Safer: a king and a low card.", thing=Thing.CRIB),
            Say(
                "The crib counts last, as a hand does. A flush there needs all five of a suit.",
                thing=Thing.CRIB,
            ),
        ),
    ),
    Lesson(
        "The play",
        "Up to 31, and go",
        (
            Lay("10C 5H 7D 3H", "JC", theirs=4, deals=True),
            Say(
                "A jack turned up is his heels: 2 for the dealer, which is you.",
                parse_cards("JC"),
                points=2,
                short="two for his heels",
                thing=Thing.STARTER,
            ),
            Say(
                "Cards played add up, to 31 at most. The sum is the count; some say total.",
                thing=Thing.COUNT,
            ),
            They("KS", "You deal, so they lead. A king: the count is ten."),
            PlayCard(
                words="Which card makes 15?",
                card="5H",
                why="Fifteen two: 2 points.",
                wrong="The {card} makes {count}, not 15.",
                hint="The count is 10. How much is left to 15?",
                points=2,
                short="fifteen two",
            ),
            They("10D", "They play a ten: 25."),
            PlayCard(
                words="Which can you play without going over 31?",
                card="3H",
                why="No points this time.",
                wrong="",
                hint="From 25 to 31 there are 6 left. Which card is no more than that?",
            ),
            Say("No card of theirs fits: go. Nor yours: you played last, 1 point.", (), 1, "one for the go"),
            NewCount("The count starts over from zero. Whoever did not play last leads."),
            They("7S", "They lead a seven."),
            PlayCard(
                words="Two of a kind in a row score 2 here, too. Make a pair.",
                card="7D",
                why="A pair: 2 points.",
                wrong="The {card} and their seven are no pair.",
                hint="They led a seven. Which card is like it?",
                points=2,
                short="a pair is two",
            ),
            They(
                "7H",
                "A third seven: three of a kind, 6 for them. The count: 21.",
                6,
                "three of a kind is six",
            ),
            PlayCard(
                words="Make 31.",
                card="10C",
                why="Thirty-one for two: 2 points.",
                wrong="The {card} makes {count}, not 31.",
                hint="From 21 to 31 there are 10 left.",
                points=2,
                short="thirty-one for two",
            ),
            Say("And the very last card scores 1. Not this time: 31 gives 2 and no more."),
            Say("Runs count in the play, too, in any order: 4 6 5."),
        ),
    ),
    Lesson(
        "The board",
        "Two pegs, 121 holes",
        (
            Lay(pegs=(116, 118), deals=False),
            Say("The front peg is your score, the one behind it shows where you were.", thing=Thing.BOARD),
            Say("Pegs never go back. {table.board}", thing=Thing.BOARD),
            Say("Whoever has 121 first wins, in the middle of anything.", thing=Thing.BOARD),
            Say(
                "The dealer counts last: your hand first, then theirs, then their crib.",
                thing=Thing.PLATE,
            ),
            Pick(
                "You are at 116 with 5 to count, they at 118 with 8. They deal. Who wins?",
                ("You", "They"),
                0,
                "You: 116 and 5 are 121, before they count anything.",
                "They deal, so they count last, and your 5 are enough.",
                "Who counts first? And how many do you need?",
                Thing.PLATE,
            ),
            Say(
                "Whoever loses with 90 or less is skunked: by some rules that is two games.",
                thing=Thing.BOARD,
            ),
        ),
    ),
)


@frozen
class Worth:
    """What a discard keeps in the hand, and what it brings to the crib, on average."""

    hand: float
    crib: float
    deals: bool

    @property
    def together(self) -> float:
        return self.hand + self.crib if self.deals else self.hand - self.crib


def worth_of(hand: Cards, discard: Cards, *, deals: bool) -> Worth:
    """Ask the champ's odds for a discard at the start of a game."""
    view = read_position(f"scores=0:0 dealer={'me' if deals else 'them'} hand={in_one_word(hand)}")
    options = think_through(quick_options(view))
    option = next(option for option in options if option.stands_for(discard))
    return Worth(round(option.hand, 1), round(option.crib, 1), deals)

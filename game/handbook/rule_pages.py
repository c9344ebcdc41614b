"""What the handbook says of a game, page by page: the rules of its form and house alone.

The words lie in `assets/handbook/rules.txt` and `coach.txt`; which of them a game needs is decided here."""

from typing import NamedTuple

from game.coaching.coach import TUTORS, marked_from
from game.handbook import about_cards, tips
from game.handbook.help_page import About, Page, drawn, prose, streets
from game.handbook.own_rules import own_pages
from game.handbook.texts import Passages
from game.practice.rounds import COMES_AGAIN, KEPT_FROM
from game.rules.cards import parse_cards
from game.rules.counting import FOR_HEELS, FOR_LAST, THIRTY_ONE
from game.rules.forms import Form
from game.rules.house import ASKED_TARGETS, Counting, House, Low
from game.rules.in_words import listed, number_word
from game.rules.outcome import DOUBLE_SKUNK_MARGIN, SKUNK_MARGIN
from game.rules.voice import HOUSE, Voice

STARTER_WORDS = ("starter", "start", "cut")
_ASKED = listed([*map(str, ASKED_TARGETS)], "or")
_ROUNDS = {61: "once", 91: "one and a half times", 121: "twice", 181: "three times"}
_BEFORE, _REAR, _FRONT = 3, 7, 12
"""Where the pegs of the board stand that is drawn, and where the front one stood before."""


class RulePages:
    """The pages about a game of a form in a house, whose starter is called like that."""

    def __init__(self, form: Form, house: House, starter: str) -> None:
        self._form, self._house, self._starter = form, house, starter
        laid = "one card" if form.laid_away == 1 else f"{number_word(form.laid_away)} cards"
        self._texts = Passages(
            "rules",
            starter=starter,
            laid=laid,
            dealt=number_word(form.dealt),
            kept=number_word(form.kept),
            seats=number_word(form.seats),
            other="the other team" if form.partners else "an opponent" if form.sides > 2 else "your opponent",
            most=THIRTY_ONE,
        )

    def _only_if(self, holds: object, key: str, **words: str | int) -> str:
        """Return a sentence, or nothing where it does not hold."""
        return self._texts.words(key, **words) if holds else ""

    def game(self) -> Page:
        """Say how many play, to how many points, draw the board, and tell a deal in six lines."""
        house, target = self._house, self._house.target_of(self._form)
        return self._texts.page(
            About.GAME,
            form=self._form.title,
            target=target,
            players=self._texts.words("partners_play" if self._form.partners else "each_for_himself"),
            rounds=_ROUNDS[target],
            asked=self._only_if(house.target_after_cut, "asked_target", targets=_ASKED),
            streets=streets(_REAR, _FRONT, _BEFORE),
            before=_BEFORE,
            rear=_REAR,
            front=_FRONT,
            scored=number_word(_FRONT - _REAR),
            turned_up=self._texts.words("top_turned_up" if house.starter_from_top else "cut_and_turned_up"),
        )

    def crib(self) -> Page:
        """Explain the cut for deal, the deal, the crib and the card turned up."""
        form, house, words = self._form, self._house, self._texts.words
        partners_cut = house.cuts_for_partners(form)
        three_for_last = house.has_three_for_last(form)
        others = [f"the {word}" for word in STARTER_WORDS if word not in self._starter.lower().split()]
        yours, theirs = {1: ("5H", "KC"), 2: ("5H 5S", "AD KC")}[form.laid_away]
        return self._texts.page(
            About.CRIB,
            lowest=words("low_ones_play" if partners_cut else "low_deals"),
            turns=words("deal_alternates" if form.seats == 2 else "deal_passes"),
            cut_before=self._only_if(house.cut_before_deal, "cut_before"),
            three_for_last=self._only_if(three_for_last, "three_for_last", points=number_word(FOR_LAST)),
            next_game=words(f"next_{house.next_deal.value}"),
            made=words("crib_with_one" if form.from_pack else "crib_of_theirs"),
            whose=words("for_both" if form.partners else "for_the_dealer"),
            which=words("which_of_two" if form.laid_away == 1 else "which_of_four"),
            cribs=drawn(parse_cards(yours), parse_cards(theirs)),
            who_cuts=words("starter_from_top" if house.starter_from_top else "cut_for_starter"),
            others=" or ".join(others),
            heels=number_word(FOR_HEELS),
            in_time=self._only_if(house.counting.in_play, "heels_in_time"),
            stink_hole=self._only_if(house.stink_hole, "stink_hole"),
        )

    def counting(self) -> Page:
        """Say who counts, the price of a mistake, and how many games a win counts."""
        rules = self._house.counting
        hand = about_cards.first_hand(self._form)
        slip = ""
        if not rules.by_players:
            who_counts = [self._texts.words("table_counts"), *hand]
        else:
            who_counts = prose(*filter(None, self._who_counts(rules)))
            when = self._only_if(rules.low is Low.CALLED, "if_called")
            slip = self._only_if(rules.low is not Low.LOST, "say_two_fewer", when=when)
        return self._texts.page(
            About.COUNTING,
            who_counts=who_counts,
            slip=slip,
            slip_drawn=hand if slip else "",
            worth=self._worth(),
        )

    def _who_counts(self, rules: Counting) -> list[str]:
        return [
            _together(self._texts.words("you_count"), self._only_if(rules.in_play, "in_the_play")),
            self._texts.words(f"low_{rules.low.value}"),
            self._too_high(rules),
            self._calling(rules) if rules.low is Low.CALLED else "",
            self._only_if(rules.takes_any, "takes_any"),
            self._only_if(self._house.nineteen, "say_nineteen"),
        ]

    def _too_high(self, rules: Counting) -> str:
        if rules.count_again:
            return self._texts.words("count_again")
        cost = self._texts.words(f"penalty_{rules.penalty.value}")
        return _together(
            self._texts.words("too_high", cost=cost),
            self._only_if(rules.false_game, "false_game", holes=rules.false_game),
        )

    def _calling(self, rules: Counting) -> str:
        """Explain muggins, with the fine print of tournaments where they hold."""
        return _together(self._texts.words("calling"), self._only_if(rules.in_play, "fine_print"))

    def _worth(self) -> list[str]:
        """Say how many games a win counts."""
        stakes = self._house.stakes
        several = self._form.sides > 2
        if stakes.lurch:
            key = "lurched"
        elif stakes.skunk is None:
            key = "every_win"
        else:
            key = "skunked" if stakes.double_skunk == stakes.skunk else "skunked_twice"
        prices = self._texts.lines(
            key,
            plain=stakes.plain,
            half=(self._house.target_of(self._form) + 1) // 2,
            lurch=stakes.lurch or 0,
            skunk=stakes.skunk or 0,
            skunk_margin=SKUNK_MARGIN,
            double=stakes.double_skunk or 0,
            double_margin=DOUBLE_SKUNK_MARGIN,
        )
        several_lose = self._only_if(several, "one_wins")
        each = self._only_if(several and stakes.lurch, "each_lurch")
        return [*prices, *["", _together(several_lose, each)] * several]


def _together(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


class Ways(NamedTuple):
    """Where to find them on a screen; these are the window's."""

    hint: str = "Press {hint}"
    signs: str = "Rough figures have a ~, your choice a star."
    tutor: str = "under Options, Play"
    practice: str = "on the title"
    quizzes: str = "a discard quiz, and old games with the hands switched"
    review: str = "after a game or in Records"


AT_THE_WINDOW = Ways()


BEST_ROW = {  # a test holds it, and those below, to the coach's own
    "hand": "8.1",
    "crib": "-4.3",
    "you peg": "2.1",
    "they peg": "4.3",
    "points": "1.6",
    "to win": "42.9%",
}
THIRD_ROW, FEWER, JACK_COSTS = "41.5%", "1.4", "0.6"


def coach_pages(ways: Ways = AT_THE_WINDOW) -> list[Page]:
    """Explain the coach and the tutor, then practice and the review."""
    texts = Passages("coach", **ways._asdict())
    (word, first), *others = TUTORS.items()
    less = " or ".join(f"{marked_from(mark)} ({name})" for name, mark in others)
    figures = {head.replace(" ", "_"): figure for head, figure in BEST_ROW.items()}
    return [
        texts.page(
            About.COACH,
            **figures,
            third_row=THIRD_ROW,
            fewer=FEWER,
            jack_costs=JACK_COSTS,
            costs=texts.words("costs", most=marked_from(first), word=word, less=less),
        ),
        texts.page(
            About.PRACTICE,
            kept_from=marked_from(KEPT_FROM),
            comes_again=COMES_AGAIN,
            to_count=about_cards.to_count("6D 7C 7S 8H", "9D"),
            as_reviewed=["\tplayed\tbetter\tcost", f"discard\t[2H] [JD]\t[2H] [KC]\t{FEWER}"],
        ),
    ]


def rule_pages(form: Form, house: House, voice: Voice = HOUSE) -> list[Page]:
    """Return the pages for a game of this form in this house, behind the source's own, with its starter."""
    ours = RulePages(form, house, voice.starter)
    return [
        *own_pages(voice.source, form, house),
        ours.game(),
        ours.crib(),
        about_cards.the_play(form, house),
        about_cards.runs(),
        about_cards.the_show(form, voice.starter),
        about_cards.hands_to_count(form),
        about_cards.the_best(form),
        ours.counting(),
        *tips.tip_pages(form, house),
    ]

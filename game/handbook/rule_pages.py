"""What the handbook says of a game, page by page: the rules of its form and house alone."""

from typing import NamedTuple

from game.coaching.coach import TUTORS, percent
from game.handbook import about_cards, tips
from game.handbook.help_page import About, Page, drawn, priced, prose, streets
from game.handbook.own_rules import own_pages
from game.practice.rounds import COMES_AGAIN, KEPT_FROM
from game.rules.cards import parse_cards
from game.rules.counting import FOR_HEELS, FOR_LAST, THIRTY_ONE
from game.rules.forms import Form
from game.rules.house import ASKED_TARGETS, Counting, House, Low, NextDeal, Penalty
from game.rules.in_words import listed, number_word
from game.rules.outcome import DOUBLE_SKUNK_MARGIN, SKUNK_MARGIN
from game.rules.voice import HOUSE, Voice

STARTER_WORDS = ("starter", "start", "cut")
_ASKED = listed([*map(str, ASKED_TARGETS)], "or")
_ROUNDS = {61: "once", 91: "one and a half times", 121: "twice", 181: "three times"}


def the_game(form: Form, house: House) -> list[str]:
    """Say how many play, to how many points, and draw the board."""
    target, asked = house.target_of(form), house.target_after_cut
    players = "Four play, two against two. Partners face each other and peg for one score."
    if not form.partners:
        players = f"{number_word(form.seats).capitalize()} play, each for himself."
    return [
        f"# {form.title}, {target} up",
        *prose(
            f"{players} Be the first to peg {target} points, {_ROUNDS[target]} round the board. The game "
            "ends with that point.",
            *([f"After the cut for deal you choose {_ASKED}."] * asked),
        ),
        "",
        *_the_board(),
    ]


def _the_board() -> list[str]:
    """Draw a side's two streets with a peg at seven and one at twelve: five points were scored."""
    return [
        *streets(7, 12),
        "",
        "Pegs go out along one row and home along the other. The front one is at 12. It came from 7: a score "
        "of five.",
    ]


def a_deal(form: Form, house: House, starter: str) -> list[str]:
    """Tell a deal in six lines."""
    laid = "one card" if form.laid_away == 1 else f"{number_word(form.laid_away)} cards"
    turned_up = f"Turn up the top card: the {starter}."
    if not house.starter_from_top:
        turned_up = f"Cut the deck and turn up the {starter}."
    return [
        "# A deal in six lines",
        f"1. Everybody gets {number_word(form.dealt)} cards.",
        f"2. Discard {laid} to the crib. It is the dealer's.",
        f"3. {turned_up}",
        f"4. Play cards in turn, up to {THIRTY_ONE}, and peg what they make.",
        f"5. Count the hands with the {starter}, the dealer's last.",
        "6. The dealer counts the crib.",
    ]


def the_deal(form: Form, house: House) -> list[str]:
    """Explain the cut for deal, the deal, and who deals next."""
    return ["# The deal", *prose(*_deal_sentences(form, house), _next_game(house))]


def _deal_sentences(form: Form, house: House) -> list[str]:
    lowest = "and the low card deals"
    if form.partners and house.cut_for_partners:
        lowest = "the two low cards play the two high ones, and the lowest deals"
    turns = "alternates" if form.seats == 2 else "passes to the left"
    sentences = [
        f"Everybody cuts a card, {lowest}. Ace is low, suits are equal, and a tie is cut again. "
        f"After that the deal {turns}."
    ]
    if house.cut_before_deal:
        sentences.append("Before each deal the player at the dealer's left cuts the deck.")
    sentences.append(f"Everybody is dealt {number_word(form.dealt)} cards.")
    if house.has_three_for_last(form):
        sentences.append(
            f"The first non-dealer starts with {number_word(FOR_LAST)} points, three for last, to make up "
            "for the dealer's crib. It happens once a game."
        )
    return sentences


def _next_game(house: House) -> str:
    return {
        NextDeal.LOSER: "The loser deals first in the next game.",
        NextDeal.WINNER: "The winner deals first in the next game.",
        NextDeal.CUT: "Cut for deal again before the next game.",
    }[house.next_deal]


def the_crib(form: Form, house: House, starter: str) -> list[str]:
    """Explain the discard, the crib and the card turned up."""
    laid = "one card" if form.laid_away == 1 else f"{number_word(form.laid_away)} cards"
    crib = f"Everybody discards {laid}, face down. "
    if form.from_pack:
        crib += "With one card from the deck, which nobody sees, they make the crib. "
    else:
        crib += "They make the crib. "
    crib += "It is a hand of four, and it counts for the dealer"
    crib += " and his partner." if form.partners else "."
    by_hand = house.counting.in_play
    heels = "Here he must take his heels before he plays a card, or lose them." if by_hand else ""
    others = [f"the {word}" for word in STARTER_WORDS if word not in starter.lower().split()]
    turned_up = "The player at the dealer's left cuts the deck, and the dealer turns up the next card"
    if house.starter_from_top:
        turned_up = "Nobody cuts: the dealer turns up the top card of the deck"
    stink = "You can't win on heels, a go or a last card from the hole before the last: the stink hole."
    return [
        "# The crib",
        *prose(
            crib,
            "Give your own crib fives, pairs, neighbors and cards that make fifteen. Give theirs nothing: a "
            "king or an ace, with a card far from it, does the least harm.",
        ),
        "",
        *_for_either_crib(form),
        "",
        *prose(
            f"You keep {number_word(form.kept)} cards to play and to count.",
        ),
        "",
        f"# The {starter}",
        *prose(
            f"{turned_up}: the {starter}. Others call it {' or '.join(others)}. It counts with every hand "
            "and the crib. Nobody plays it.",
            f"If it is a jack, the dealer pegs {number_word(FOR_HEELS)} for his heels. {heels}",
            *([stink] if house.stink_hole else []),
        ),
    ]


def _for_either_crib(form: Form) -> list[str]:
    """Draw cards for the own crib, and for that of the others."""
    yours, theirs = {1: ("5H", "KC"), 2: ("5H 5S", "AD KC")}[form.laid_away]
    which = {1: ("one is", "other"), 2: ("two are", "others")}[form.laid_away]
    return [
        f"The first {which[0]} for your own crib, the {which[1]} for theirs:",
        *drawn(parse_cards(yours), parse_cards(theirs)),
    ]


def counting(form: Form, house: House) -> list[str]:
    """Say who counts, and the price of a mistake."""
    rules = house.counting
    if not rules.by_players:
        told = prose("The table counts, and tells you why each peg moved. It reads a hand like this:")
        return ["# Who counts", *told, *about_cards.first_hand(form)]
    who = "You count your own hand and crib."
    if rules.in_play:
        who += (
            " In the play call your points as you play a card, or you peg none. Take your own heels, in time."
        )
    sentences = [who, _too_low(rules), _too_high(rules)]
    if rules.low is Low.CALLED:
        sentences.append(_calling(rules))
    if rules.takes_any:
        sentences.append(
            "You may claim a total that no hand can have. Like any other it is too high or too low."
        )
    if house.nineteen:
        sentences.append("You may say nineteen for a hand worth nothing.")
    lines = ["# Who counts", *prose(*sentences)]
    if rules.low is not Low.LOST:
        when = ", if they call muggins" * (rules.low is Low.CALLED)
        lines += ["", f"# Say two fewer here: two are theirs{when}", *about_cards.first_hand(form)]
    return lines


def _too_low(rules: Counting) -> str:
    return {
        Low.LOST: "You lose the points you don't see.",
        Low.TAKEN: "The other team takes the points you don't see: muggins.",
        Low.CALLED: "The other team takes the points you don't see, if it sees them: muggins!",
    }[rules.low]


def _too_high(rules: Counting) -> str:
    if rules.count_again:
        return "If you count too high, you count again."
    cost = {
        Penalty.NONE: "and lose nothing",
        Penalty.TWO: "and the other team pegs two",
        Penalty.EXCESS: "and the other team pegs the difference",
    }[rules.penalty]
    words = f"If you count too high you peg the right points, {cost}."
    if rules.false_game:
        words += f" Claim the game by mistake and you go back {rules.false_game} holes."
    return words


def _calling(rules: Counting) -> str:
    """Explain muggins, with the fine print of tournaments where they hold."""
    words = (
        "After each count of the other team, before its peg moves, say how many points it missed, or let "
        "the count stand. Call too many and you peg only what they missed; call too few and you peg what you "
        "called."
    )
    if rules.in_play:
        words += (
            " You can't call more than the holes they still had to peg, nor heels, nor penalties. They "
            "peg their own count first, so a player can win on less than he holds."
        )
    return words


def worth(form: Form, house: House) -> list[str]:
    """Say how many games a win counts."""
    stakes = house.stakes
    each = ""
    if form.sides > 2:
        badly = " Each lurch counts." if stakes.lurch else ""
        each = f" One player wins, all others lose.{badly}"
    if stakes.lurch:
        half = (house.target_of(form) + 1) // 2
        words = f"A loser with fewer than {half} points is lurched, and the win counts {stakes.lurch}."
    elif stakes.skunk is None:
        words = f"Every win counts {stakes.plain}."
    else:
        words = f"A win counts {stakes.plain}; by {SKUNK_MARGIN} or more, a skunk, {stakes.skunk}"
        if stakes.double_skunk != stakes.skunk:
            words += f"; by {DOUBLE_SKUNK_MARGIN} or more, a double skunk, {stakes.double_skunk}"
        words += "."
    return ["# Stakes", *prose(words + each)]


class Ways(NamedTuple):
    """Where to find them on a screen; these are the window's."""

    hint: str = "Press {hint}"
    signs: str = " A ~ marks rough figures, a = what is as good, a * your own choice."
    tutor: str = "under Options, Play"
    practice: str = "on the title"
    quizzes: str = "a discard quiz, and old games with the hands switched"
    review: str = "after a game or in Records"


AT_THE_WINDOW = Ways()


COACHED = "dealer=them hand=2H5H6C7SJDKC"
"""The position that explains the coach's page; a test holds the figures of its rows to his own."""
BEST_ROW = {
    "hand": "8.1",
    "crib": "-4.3",
    "you peg": "2.1",
    "they peg": "4.3",
    "points": "1.6",
    "to win": "43%",
}
THIRD_ROW, JACK_COSTS = "-1.4", "0.5"
_MEANINGS = {
    "hand": "your four, averaged over every starter",
    "crib": "your discards, which cost you in theirs",
    "you peg": "your pegging in the play, on average",
    "they peg": "theirs",
    "points": "everything together",
    "to win": "your chance to win the game",
}


def _one_row(ways: Ways) -> list[str]:
    """Explain a row of the coach's page, figure by figure."""
    discard, kept = parse_cards("2H KC"), parse_cards("5H 6C 7S JD")
    return [
        "# One of his rows",
        *prose("No score yet, and their crib. Of these six cards the coach discards the first two:"),
        *drawn(discard, kept),
        *priced(*((f"{head}: {_MEANINGS[head]}", figure) for head, figure in BEST_ROW.items())),
        "",
        f"Each other row says how far it is behind. Deuce and jack are at {THIRD_ROW}: 1.4 games fewer in a "
        f"hundred, because the jack costs {JACK_COSTS} more in their crib.{ways.signs}",
    ]


def coach_pages(ways: Ways = AT_THE_WINDOW) -> list[Page]:
    """Explain the coach and the tutor, then practice and the review."""
    (word, first), *others = TUTORS.items()
    less = " or ".join(f"{percent(mark)} ({word})" for word, mark in others)
    costs = f"{percent(first)} of a game or more ({word}), {less}"
    coach = [
        "# The coach",
        *prose(
            f"{ways.hint} and the coach tells you where to look. Ask again and he ranks every choice. He "
            "sees only your cards."
        ),
        "",
        *_one_row(ways),
        "",
        "# The tutor",
        *prose(f"Turn him on {ways.tutor}. He warns you before a move that costs {costs}: you choose which."),
    ]
    practice = [
        "# Practice",
        *prose(
            f"Practice, {ways.practice}, brings back mistakes that cost you {percent(KEPT_FROM)} of a game, "
            f"{COMES_AGAIN}. It has a hand of the day, a counting drill, {ways.quizzes}."
        ),
        "",
        "# One of the counting drill",
        *about_cards.to_count("6D 7C 7S 8H", "9D"),
        "# The review",
        *prose(f"The review, {ways.review}, prices every move and tells luck from skill."),
    ]
    return [
        Page("COACH AND TUTOR", coach, About.COACH),
        Page("PRACTICE AND REVIEW", practice, About.PRACTICE),
    ]


def rule_pages(form: Form, house: House, voice: Voice = HOUSE) -> list[Page]:
    """Return the pages for a game of this form in this house, behind the source's own, with its starter."""
    starter = voice.starter
    the_game_and_deal = [*the_game(form, house), "", *a_deal(form, house, starter)]
    deal_and_crib = [*the_deal(form, house), "", *the_crib(form, house, starter)]
    play_and_go = [*about_cards.what_a_card_pegs(house), "", *about_cards.the_go(form, house)]
    who_counts = [*counting(form, house), "", *worth(form, house)]
    return [
        *own_pages(voice.source, form, house),
        Page("HOW TO PLAY", the_game_and_deal, About.GAME),
        Page(f"THE CRIB AND THE {starter.upper()}", deal_and_crib, About.CRIB),
        Page("THE PLAY", play_and_go, About.PLAY),
        Page("RUNS IN THE PLAY", about_cards.runs(), About.RUNS),
        Page("THE SHOW", about_cards.the_show(form, starter), About.SHOW),
        Page("HANDS TO COUNT", about_cards.hands_to_count(form), About.HANDS),
        Page("THE BEST HANDS", about_cards.the_best(form), About.BEST_HAND),
        Page("WHO COUNTS, AND STAKES", who_counts, About.COUNTING),
        Page("TIPS: DISCARDS", tips.discards(form), About.DISCARDS),
        Page("TIPS: PEGGING", tips.traps(form), About.PEGGING),
        Page("TIPS: THE SCORE", tips.the_score(form, house), About.SCORE),
    ]

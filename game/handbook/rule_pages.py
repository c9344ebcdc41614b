"""What the handbook says of a game, page by page: the rules of its form and house alone."""

from typing import NamedTuple

from game.coaching.coach import TUTORS, percent
from game.handbook import about_cards
from game.handbook.page_parts import About, Page, prose
from game.practice.rounds import COMES_AGAIN, KEPT_FROM
from game.rules.counting import FOR_HEELS, FOR_LAST
from game.rules.forms import Form
from game.rules.house import ASKED_TARGETS, Counting, House, Low, NextDeal, Penalty
from game.rules.outcome import DOUBLE_SKUNK_MARGIN, SKUNK_MARGIN
from game.rules.spoken import listed, number_word

STARTER_WORDS = ("starter", "start", "cut")
_ASKED = listed([*map(str, ASKED_TARGETS)], "or")
_ROUNDS = {61: "once", 91: "one and a half times", 121: "twice", 181: "three times"}


def the_game(form: Form, house: House) -> list[str]:
    """What it is about."""
    target, asked = house.target_of(form), house.target_after_cut
    players = "Four play, two against two: partners face each other and peg for one score."
    if not form.partners:
        players = f"{number_word(form.seats).capitalize()} play, each for himself."
    return [
        f"# {form.title}, {target} up",
        *prose(
            f"{players} Be the first to peg {target} points, {_ROUNDS[target]} round the board. "
            "The game ends with the point that gets there: nothing after it counts.",
            *([f"Once the deal has been cut for, you are asked whether to play to {_ASKED}."] * asked),
        ),
    ]


def the_deal(form: Form, house: House) -> list[str]:
    """From the first cut to the hands."""
    return ["# The deal", *prose(*_deal_sentences(form, house), _next_game(house))]


def _deal_sentences(form: Form, house: House) -> list[str]:
    lowest = "and the lowest deals"
    if form.partners and house.cut_for_partners:
        lowest = "the two lowest play against the two highest, and the lowest of all deals"
    turns = "is each player's in turn" if form.seats == 2 else "passes to the left"
    sentences = [
        f"Everybody cuts a card, {lowest}. Ace is low, suits are equal, and a tie is cut again. "
        f"After that the deal {turns}."
    ]
    if house.cut_before_deal:
        sentences.append("Before each deal the player at the dealer's left cuts the pack.")
    sentences.append(f"Each player is dealt {number_word(form.dealt)} cards.")
    if house.has_three_for_last(form):
        sentences.append(
            f"The side that does not deal first begins with {number_word(FOR_LAST)} points, three for last: "
            "once in a game, against the dealer's advantage."
        )
    return sentences


def _next_game(house: House) -> str:
    return {
        NextDeal.LOSER: "The next game is dealt first by the loser of this one.",
        NextDeal.WINNER: "The next game is dealt first by the winner of this one.",
        NextDeal.CUT: "For the next game the deal is cut for again.",
    }[house.next_deal]


def the_crib(form: Form, house: House, starter: str) -> list[str]:
    """Laying away, and the card turned up."""
    laid = "one card" if form.laid_away == 1 else f"{number_word(form.laid_away)} cards"
    crib = f"Each player lays {laid} away, face down. "
    if form.from_pack:
        crib += "They and one card from the pack, which nobody sees, make the crib. "
    else:
        crib += "Together they make the crib. "
    crib += "It is a hand of four that counts for the dealer"
    crib += " and his partner." if form.partners else "."
    by_hand = house.counting.in_play
    heels = "Here he must take them himself before he plays a card, or they are lost." if by_hand else ""
    others = [f"the {word}" for word in STARTER_WORDS if word != starter]
    turned_up = "The player at the dealer's left cuts the pack, and the dealer turns up the card below"
    if house.starter_from_top:
        turned_up = "Nobody cuts: the dealer turns up the top card of the pack"
    stink = "Nobody wins by heels, a go or a last card from the last hole but one: the stink hole."
    return [
        "# The crib",
        *prose(
            crib,
            "Give your own crib fives, pairs, neighbours and cards that make fifteen. Give nothing to the "
            "other side's: a king or an ace with a card far from it does least harm.",
            f"You keep {number_word(form.kept)} cards to play and to count.",
        ),
        "",
        f"# The {starter}",
        *prose(
            f"{turned_up}: the {starter}, which others call {' or '.join(others)}. It counts with every hand "
            "and with the crib, but it is not played.",
            f"If it is a jack, the dealer gets {number_word(FOR_HEELS)} for his heels. {heels}",
            *([stink] if house.stink_hole else []),
        ),
    ]


def counting(house: House) -> list[str]:
    """Who counts, and what becomes of mistakes."""
    rules = house.counting
    if not rules.by_players:
        return ["# Who counts", *prose("The table counts, and says why each peg moved.")]
    who = "You count your own hand and crib."
    if rules.in_play:
        who += (
            " In the play you say what your card pegs as you choose it, or it pegs nothing; and you take "
            "your own heels, in time."
        )
    sentences = [who, _too_low(rules), _too_high(rules)]
    if rules.low is Low.CALLED:
        sentences.append(_calling(rules))
    if rules.takes_any:
        sentences.append(
            "A number that no hand can have is taken too: it is too high or too low like any other."
        )
    if house.nineteen:
        sentences.append("Nineteen may be said of a hand of nothing, where no hand can count nineteen.")
    return ["# Who counts", *prose(*sentences)]


def _too_low(rules: Counting) -> str:
    return {
        Low.LOST: "Points you do not see are lost.",
        Low.TAKEN: "Points you do not see go to the other side: muggins.",
        Low.CALLED: "Points you do not see go to the other side if it sees them: muggins!",
    }[rules.low]


def _too_high(rules: Counting) -> str:
    if rules.count_again:
        return "If you count too much, you are asked to count again."
    cost = {
        Penalty.NONE: "nothing more",
        Penalty.TWO: "and the other side gets two",
        Penalty.EXCESS: "and the other side gets what was too much",
    }[rules.penalty]
    words = f"If you count too much you get what is there, {cost}."
    if rules.false_game:
        words += f" Who claims the game so and has not got it goes back {rules.false_game} holes."
    return words


def _calling(rules: Counting) -> str:
    """The fine print of the tournament law, and the old law without it."""
    words = (
        "After each count of the other side, while its peg still stands, say how many points it missed, "
        "or let the count stand. Who calls too many gets what was missed, and who calls too few "
        "gets what he called."
    )
    if rules.in_play:
        words += (
            " What is called can be no more than the holes that could still have been pegged, and neither "
            "heels nor penalties can be called. What was counted is pegged first, so that a player can win "
            "on less than he holds."
        )
    return words


def worth(form: Form, house: House) -> list[str]:
    """The scale of the stakes."""
    stakes = house.stakes
    each = ""
    if form.sides > 2:
        badly = " A lurch counts for each who has it." if stakes.lurch else ""
        each = f" It is one win, however many lose.{badly}"
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
    return ["# What a win is worth", *prose(words + each)]


class Ways(NamedTuple):
    """How one comes to them on a screen; the window's are the usual ones."""

    hint: str = "{hint}"
    signs: str = "First figures have a ~, what is as good a =, your own choice a *. "
    tutor: str = "under Options, At the table"
    practice: str = "on the title"
    quizzes: str = "a quiz of lay-aways, and games played once more from the other side"
    review: str = "up at the end of a game or in the records"


AT_THE_WINDOW = Ways()


def coach_page(ways: Ways = AT_THE_WINDOW) -> Page:
    """What each of them does."""
    (word, first), *others = TUTORS.items()
    lines = [
        "# The coach",
        *prose(
            f"Asked by {ways.hint}, the coach says where to look, and names no card. Asked again he shows "
            "every choice, best first: what it counts, what both sides peg, and the chance to win; of the "
            f"others, what they lack of it. {ways.signs}He knows no more than you do."
        ),
        "",
        "# The tutor",
        *prose(
            f"Chosen {ways.tutor}, he asks before you give away {percent(first)} of a game ({word}), "
            f"{', or '.join(f'{percent(mark)} or more ({word})' for word, mark in others)}."
        ),
        "",
        "# Practice",
        *prose(
            f"Practice, {ways.practice}, asks again what cost you {percent(KEPT_FROM)} of a game, "
            f"{COMES_AGAIN}. It also has a hand of the day, a counting drill, {ways.quizzes}."
        ),
        "",
        "# The review",
        *prose(
            f"The review, {ways.review}, tells what everybody gave away, decision by decision, how the "
            "chance to win went, and how lucky the cards were."
        ),
    ]
    return Page("THE COACH, PRACTICE AND THE REVIEW", lines, About.COACH)


def rule_pages(form: Form, house: House, starter: str = "starter") -> list[Page]:
    """All pages for a game of this form in this house; sources have their own word for the card turned up."""
    the_game_and_deal = [*the_game(form, house), "", *the_deal(form, house)]
    play_and_go = [*about_cards.what_a_card_pegs(house), "", *about_cards.the_go(form, house)]
    who_counts = [*counting(house), "", *worth(form, house)]
    return [
        Page("HOW TO PLAY", the_game_and_deal, About.GAME),
        Page(f"THE CRIB AND THE {starter.upper()}", the_crib(form, house, starter), About.CRIB),
        Page("THE PLAY OF THE CARDS", play_and_go, About.PLAY),
        Page("RUNS IN THE PLAY", about_cards.runs(), About.RUNS),
        Page("THE SHOW", about_cards.the_show(form, starter), About.SHOW),
        Page("HANDS TO COUNT", about_cards.hands_to_count(form), About.HANDS),
        Page("THE BEST HAND", about_cards.the_best(form), About.BEST_HAND),
        Page("WHO COUNTS, AND WHAT A WIN IS WORTH", who_counts, About.COUNTING),
        Page("A FEW WORDS OF ADVICE", about_cards.advice(form), About.ADVICE),
    ]

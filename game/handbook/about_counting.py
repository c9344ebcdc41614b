"""Help on who counts, what a miscount costs, and what a win is worth."""

from game.handbook.page_parts import prose
from game.rules.forms import Form
from game.rules.house import Counting, House, Low, Penalty


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
        words = f"A win counts {stakes.plain}; by 31 or more, a skunk, {stakes.skunk}"
        if stakes.double_skunk != stakes.skunk:
            words += f"; by 61 or more, a double skunk, {stakes.double_skunk}"
        words += "."
    return ["# What a win is worth", *prose(words + each)]

"""What the help says, for each form and house, in lines of at most 74 characters."""

from typing import NamedTuple

from game.rules.counts import Counting, Low, Penalty
from game.rules.forms import Form
from game.rules.house import House
from game.rules.stakes import Stakes


class Page(NamedTuple):
    """One page of help."""

    title: str
    lines: list[str]


def pages(form: Form, house: House) -> list[Page]:
    """All pages for a game of this form in this house."""
    return [
        Page("HOW TO PLAY", _the_game(form, house)),
        Page("THE PLAY OF THE CARDS", _the_play(form, house)),
        Page("THE SHOW", _the_show(form)),
        Page("WHO COUNTS, AND WHAT A WIN IS WORTH", [*_counting(house.counting), "", *_worth(house.stakes)]),
        Page("A FEW WORDS OF ADVICE", _advice()),
        Page("THE KEYS", _keys(house)),
    ]


def _the_game(form: Form, house: House) -> list[str]:
    laid = "one card" if form.laid_away == 1 else "two cards"
    lines = [
        f"# {form.title}, {house.target_of(form)} up",
        f"Be the first to peg {house.target_of(form)} points. A game ends with the point that gets there:",
        "nothing after it counts.",
        "",
        "Everybody cuts a card, and the lowest deals; the ace is low, suits are equal,",
        "and a tie is cut again. After that the deal goes round to the left.",
        "",
        f"Each player gets {form.dealt} cards and lays {laid} away, unseen. They make the crib,",
        "a further hand that counts for the dealer. Help your own crib; give nothing",
        "to the other side's: kings and aces, far apart in rank, do least harm.",
        "",
        "Then the pack is cut for the starter, which belongs to every hand and to the",
        "crib. If it is a jack the dealer pegs two at once: two for his heels.",
    ]
    if form.from_pack:
        lines += ["", "With three at the table one card of the pack goes to the crib to make it four."]
    if form.partners:
        lines += ["", "Partners sit opposite each other and peg for one score, the dealer's crib too."]
    if house.has_three_for_last(form):
        lines += ["", "Who does not deal first begins with three points: three for last."]
    return lines


def _the_play(form: Form, house: House) -> list[str]:
    lines = [
        "The player at the dealer's left lays a card, then the next, and the cards are",
        "added up as they fall: court cards are ten, aces one. Nobody may pass 31. Who",
        "cannot play says go, and the others play on as long as they can.",
        "",
        "# What a card pegs",
        "the count comes to fifteen        2      the count comes to thirty-one    2",
        "same rank as the card before      2      a third of that rank in a row    6",
        "a fourth                         12      three or more that make a run    1 each",
        "the last card below thirty-one    1      (a go, or the last card of all)",
        "",
        "The cards of a run may fall in any order: [5C] [7D] [6S] is a run of three with the",
        "six, and a four after it makes a run of four. A card of a rank already there",
        "breaks it: [2C] [3D] [3S] [4H] is none. Queen, king, ace is no run.",
        "",
    ]
    if form.played_out:
        lines += ["After 31 or a go the count begins again from nothing, until all are played."]
    else:
        lines += ["The play stops at 31 or the first go; cards still in hand are not played."]
    if house.go_by_hand:
        lines += ["", "Go is called by hand at this table: 0, G, or up and fire."]
    return lines


def _the_show(form: Form) -> list[str]:
    flush = form.kept
    return [
        "The hands are counted in turn from the dealer's left, then the dealer's crib.",
        "The starter counts as a card of each.",
        "",
        "every set of cards that adds up to fifteen   2     a pair                    2",
        "every run of three or more, each card        1     three of a rank           6",
        f"all {flush} cards in hand of one suit             {flush}     four of a rank           12",
        f"the same with the starter                    {flush + 1}     jack of the starter's suit 1",
        "",
        "In the crib a flush counts only with the starter. Two ways through a run are",
        "two runs. This hand holds three fifteens, two runs of three and a pair: 14.",
        "= 4D 4H 5S 6D + KC",
        "",
        "",
        "",
        "",
        "And this is the best hand of all: eight fifteens, six pairs, and his nobs: 29.",
        "= 5H 5S 5D JC + 5C",
    ]


def _counting(counting: Counting) -> list[str]:
    if not counting.by_players:
        return ["# Who counts", "The table counts, and tells the reason of every score under the board."]
    lines = ["# Who counts", "You count your own hand and crib: type the points, then fire."]
    if counting.in_play:
        lines += ["In the play you say what your card pegs, too."]
    lines += {
        Low.LOST: ["What you do not see is lost."],
        Low.TAKEN: ["What you do not see goes to the other side."],
        Low.CALLED: ["What you do not see can be called by the other side: muggins!"],
    }[counting.low]
    if counting.count_again:
        lines += ["If you count too much, you are asked to count again."]
    lines += {
        Penalty.NONE: [],
        Penalty.TWO: ["If you count too much you get what is there, and the other side gets two."],
        Penalty.EXCESS: ["If you count too much the other side gets what was too much."],
    }[counting.penalty]
    if counting.false_game:
        lines += [f"Who says he is out and is not goes back {counting.false_game} holes."]
    return lines


def _worth(stakes: Stakes) -> list[str]:
    lines = ["# What a win is worth"]
    if stakes.lurch:
        return [*lines, f"A loser who has not come half way is lurched: the win counts {stakes.lurch}."]
    if stakes.skunk is None:
        return [*lines, "Every win counts one."]
    lines += [f"A win counts {stakes.plain}; by 31 or more, a skunk, it counts {stakes.skunk};"]
    return [*lines, f"by 61 or more, a double skunk, {stakes.double_skunk}."]


def _advice() -> list[str]:
    return [
        "# Laying away",
        "Count what each choice leaves in hand before you look at the crib. Fives are",
        "the best cards there are: keep them, or give them to your own crib only.",
        "Pairs, neighbours, and two cards that make fifteen are gifts to a crib.",
        "",
        "# Playing",
        "Lead from a pair: if it is paired, you make three of a rank for six. A four",
        "or lower is a safe lead, since nothing makes fifteen of it; a five is the",
        "worst. Do not leave a count of 5 or 21: there are sixteen tens in the pack.",
        "",
        "# The state of the game",
        "Each side makes about thirteen a deal on the whole, sixteen as dealer and ten",
        "when not. If you are ahead of that, play off: break runs, do not pair. If you",
        "are behind, play on: take every chance at a run or a pair, and invite more.",
    ]


def _keys(house: House) -> list[str]:
    lines = [
        "                  keyboard            keypad          pad or joystick",
        "point             arrows              8 2 4 5 6       stick, hat or d-pad",
        "fire              Enter, Space        Enter           A",
        "back, leave       Esc                 -               B, start",
        "help              F1, H, ?            /               select",
        "fast              .                   .               right shoulder",
        "sound on, off     M",
        "full screen       Alt+Enter, F11",
    ]
    if house.go_by_hand:
        lines.insert(3, "go                0, G                0               up and fire, Y")
    if house.counting.in_play:
        lines.insert(3, "take his heels    up                  8               up")
    return [*lines, "", "The mouse works everywhere: click a card, a line or a word.", "",
            "Any press hurries what is moving along; it never plays a card for you."]

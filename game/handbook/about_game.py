"""Help on the game as a whole: who plays, the deal, the crib and the starter."""

from game.handbook.page_parts import prose
from game.rules.forms import Form
from game.rules.house import House, NextDeal

STARTER_WORDS = ("starter", "start", "cut")
_NUMBERS = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven"}
_ROUNDS = {61: "once", 91: "one and a half times", 121: "twice", 181: "three times"}


def the_game(form: Form, house: House) -> list[str]:
    """What it is about."""
    target, asked = house.target_of(form), house.target_after_cut
    players = "Four play, two against two: partners face each other and peg for one score."
    if not form.partners:
        players = f"{_NUMBERS[form.seats]} play, each for himself."
    return [
        f"# {form.title}, {target} up",
        *prose(
            f"{players} Be the first to peg {target} points, {_ROUNDS[target]} round the board. "
            "The game ends with the point that gets there: nothing after it counts.",
            *(["Once the deal has been cut for, you are asked whether to play to 61, 91 or 121."] * asked),
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
    sentences.append(f"Each player is dealt {_NUMBERS[form.dealt].lower()} cards.")
    if house.has_three_for_last(form):
        sentences.append(
            "The side that does not deal first begins with three points, three for last: once in a game, "
            "against the dealer's advantage."
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
    laid = "one card" if form.laid_away == 1 else "two cards"
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
            f"You keep {_NUMBERS[form.kept].lower()} cards to play and to count.",
        ),
        "",
        f"# The {starter}",
        *prose(
            f"{turned_up}: the {starter}, which others call {' or '.join(others)}. It counts with every hand "
            "and with the crib, but it is not played.",
            f"If it is a jack, the dealer gets two for his heels. {heels}",
            *([stink] if house.stink_hole else []),
        ),
    ]

"""What the handbook says of a game, page by page: the rules of its form and house alone."""

from game.handbook.about_counting import counting, worth
from game.handbook.about_game import the_crib, the_deal, the_game
from game.handbook.about_play import runs, the_go, what_a_card_pegs
from game.handbook.about_show import hands_to_count, the_best, the_show
from game.handbook.about_tactics import advice
from game.handbook.page_parts import Page
from game.rules.forms import Form
from game.rules.house import House


def rule_pages(form: Form, house: House) -> list[Page]:
    """All pages for a game of this form in this house."""
    return [
        Page("HOW TO PLAY", [*the_game(form, house), "", *the_deal(form, house)]),
        Page("THE CRIB AND THE STARTER", the_crib(form, house)),
        Page("THE PLAY OF THE CARDS", [*what_a_card_pegs(house), "", *the_go(form, house)]),
        Page("RUNS IN THE PLAY", runs()),
        Page("THE SHOW", the_show(form)),
        Page("HANDS TO COUNT", hands_to_count(form)),
        Page("THE BEST HAND", the_best(form)),
        Page("WHO COUNTS, AND WHAT A WIN IS WORTH", [*counting(house), "", *worth(form, house)]),
        Page("A FEW WORDS OF ADVICE", advice(form)),
    ]

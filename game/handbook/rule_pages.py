"""What the handbook says of a game, page by page: the rules of its form and house alone."""

from game.handbook.about_counting import counting, worth
from game.handbook.about_game import the_crib, the_deal, the_game
from game.handbook.about_play import runs, the_go, what_a_card_pegs
from game.handbook.about_show import hands_to_count, the_best, the_show
from game.handbook.about_tactics import advice
from game.handbook.page_parts import About, Page
from game.rules.forms import Form
from game.rules.house import House


def rule_pages(form: Form, house: House, starter: str = "starter") -> list[Page]:
    """All pages for a game of this form in this house; sources have their own word for the card turned up."""
    the_game_and_deal = [*the_game(form, house), "", *the_deal(form, house)]
    play_and_go = [*what_a_card_pegs(house), "", *the_go(form, house)]
    who_counts = [*counting(house), "", *worth(form, house)]
    return [
        Page("HOW TO PLAY", the_game_and_deal, About.GAME),
        Page(f"THE CRIB AND THE {starter.upper()}", the_crib(form, house, starter), About.CRIB),
        Page("THE PLAY OF THE CARDS", play_and_go, About.PLAY),
        Page("RUNS IN THE PLAY", runs(), About.RUNS),
        Page("THE SHOW", the_show(form, starter), About.SHOW),
        Page("HANDS TO COUNT", hands_to_count(form), About.HANDS),
        Page("THE BEST HAND", the_best(form), About.BEST_HAND),
        Page("WHO COUNTS, AND WHAT A WIN IS WORTH", who_counts, About.COUNTING),
        Page("A FEW WORDS OF ADVICE", advice(form), About.ADVICE),
    ]

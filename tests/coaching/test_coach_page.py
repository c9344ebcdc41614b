"""The page of all choices: its figures, its marks, and that no hidden card is in it."""

from collections.abc import Callable, Sequence

import pytest

from game.coaching.coach import Analysis, cost_words
from game.coaching.coach_page import QUICK_WORDS, CoachPage, page_lines
from game.players.weigh.weighing import Judgment
from game.practice.rounds import given_away_words
from game.rules.cards import cards_text, parse_cards
from game.rules.forms import FORMS
from game.values import replace
from tests.coaching.analyses import card, dealt, keep, led, made_up
from tests.rules.positions import Position, at_lay_away, at_play

KEEPS = (
    keep("2H 9H", 9.04, -4.0, 3.1, 2.9, 0.554),
    keep("2H KD", 9.0, -4.1, chance=0.5501),
    keep("5D JC", 5.0, -4.5, chance=0.514),
)


def heads(page: CoachPage) -> list[str]:
    return [column.head for column in page.columns]


def column(page: CoachPage, head: str) -> Sequence[str]:
    return next(column.cells for column in page.columns if column.head == head)


def test_what_is_laid_away_is_signed_by_whose_crib_it_is() -> None:
    page = CoachPage(made_up(*KEEPS))
    assert heads(page) == ["hand", "crib", "you peg", "they peg", "points", "to win"]
    assert column(page, "crib") == ("-4.0", "-4.1", "-4.5")
    assert column(page, "hand") == ("9.0", "9.0", "5.0")
    assert page.title == "DISCARD TO THEIR CRIB"
    own = CoachPage(made_up(keep("2H 9H", 9.0, 4.0, chance=0.5), *KEEPS, position=dealt(dealer=0)))
    assert column(own, "crib")[0] == "+4.0"


def test_every_choice_has_its_chance_to_win() -> None:
    assert column(CoachPage(made_up(*KEEPS)), "to win") == ("55.4%", "55.0%", "51.4%")


def test_first_figures_are_marked_and_give_no_reason() -> None:
    page = CoachPage(made_up(*KEEPS, is_careful=False))
    assert column(page, "to win") == ("~55%", "~55%", "~51%")
    assert page.why(2) == QUICK_WORDS


def test_first_figures_leave_room_for_the_next() -> None:
    rough, careful = (CoachPage(made_up(*KEEPS, is_careful=is_careful)) for is_careful in (False, True))
    assert [one.wide([]) for one in rough.columns] == [one.wide([]) for one in careful.columns]


def test_the_own_choice_is_starred_once_it_is_whole() -> None:
    assert CoachPage(made_up(*KEEPS)).starred is None
    assert CoachPage(made_up(*KEEPS), parse_cards("JC 5D")).starred == 2


def test_the_own_choice_has_the_cards_that_were_chosen_and_not_their_like() -> None:
    mine, like = (tuple(sorted(parse_cards(cards))) for cards in ("5D JC", "5D JS"))
    alike = replace(KEEPS[2], cards=like, alike=(like, mine))
    page = CoachPage(made_up(*KEEPS[:2], alike), parse_cards("JC 5D"))
    told = page_lines(page, cards_text)
    assert any(line.startswith("3: 5D JC, your choice: ") for line in told)
    assert any(line.endswith("The same: 5D JS.") for line in told)


@pytest.mark.parametrize(
    ("own", "left"),
    [
        ("", "The other 4 win less."),
        ("3C 4C", "The other 3 win less."),
        ("3D 4D", "Of the other 3, one wins more than yours, and the rest less."),
        ("3H 4H", "Of the other 3, two win more than yours, and the rest less."),
        ("3S 4S", "The other 3 win more than yours."),
    ],
)
def test_choices_between_the_best_and_the_own_one_do_not_win_less(own: str, left: str) -> None:
    more = [keep(cards, 4.0, -4.5, chance=0.4) for cards in ("3C 4C", "3D 4D", "3H 4H", "3S 4S")]
    page = CoachPage(made_up(*KEEPS, *more), parse_cards(own))
    assert left in page_lines(page, cards_text, 3)


def test_why_is_of_the_line_pointed_at_or_of_the_best_before_the_own_choice() -> None:
    page = CoachPage(made_up(*KEEPS), parse_cards("5D JC"))
    assert page.why(0) == page.why(2)
    assert page.why(0).startswith("[2H] [9H] over [5D] [JC]: the hand keeps 4.0 more, ")


def test_what_is_as_good_has_no_reason() -> None:
    page = CoachPage(made_up(*KEEPS))
    assert page.why(0) == page.why(1) == "[2H] [9H] or [2H] [KD]: either will do."


def test_a_choice_as_good_as_the_best_is_held_against_the_own_one() -> None:
    page = CoachPage(made_up(*KEEPS), parse_cards("5D JC"))
    assert page.why(1).startswith("[2H] [KD] over [5D] [JC]: the hand keeps 4.0 more, ")
    assert page.why(1).endswith(" [2H] [9H] are as good.")


def test_the_reason_names_what_wins_as_often_as_the_best() -> None:
    cards = [card(name, 0, 0.5, 1.0, chance) for name, chance in (("KD", 0.6), ("JC", 0.6), ("5D", 0.5))]
    page = CoachPage(made_up(*cards))
    assert page.why(2).startswith("[KD] over [5D]: ")
    assert page.why(2).endswith(". [JC] is as good.")
    assert page.why(1) == "[KD] or [JC]: either will do."


def test_who_pegs_for_himself_is_not_told_what_a_card_pegs() -> None:
    cards = card("KD", 2, 0.5, 1.0, 0.6), card("5D", 0, 0.5, 1.0, 0.5)
    page = CoachPage(made_up(*cards, position=led()))
    assert heads(page) == ["makes", "now", "you peg later", "they peg", "to win"]
    assert column(page, "makes") == ("10", "5")
    counting = CoachPage(made_up(*cards, position=led(house="counting=acc")))
    assert heads(counting) == ["makes", "you peg", "they peg", "to win"]


def told(position: Position) -> list[str]:
    """All of a page that anybody reads."""
    analysis = Analysis(position.game.view(0))
    lines: list[str] = []
    while analysis.step():
        if analysis.options and not lines:
            lines = page_lines(CoachPage(analysis), cards_text)
    page = CoachPage(analysis)
    return [*lines, *page_lines(page, cards_text), *(page.why(at) for at in range(len(page.options)))]


@pytest.mark.parametrize("make", [dealt, led])
def test_hidden_cards_change_nothing(make: Callable[..., Position]) -> None:
    first = told(make("6D 8S KC TD", "3H AC"))
    assert first == told(make("AS 2C 9S QH", "5H 5C"))
    assert len(first) > 8


@pytest.mark.parametrize("form", FORMS)
def test_every_form_has_its_page(form: str) -> None:
    hands = [" ".join(ranks[: FORMS[form].kept]) for ranks in ("A5678", "9TJQK", "A2349", "TJQK8")]
    seats = FORMS[form].seats
    keeps, cards = (Analysis(make(form, *hands[:seats]).game.view(0)) for make in (at_lay_away, at_play))
    for analysis in (keeps, cards):
        while not analysis.options:
            analysis.step()
        page = CoachPage(analysis, analysis.options[0].cards)
        assert page.starred == 0
        assert heads(page)[-1] == "to win"
        assert all(len(column.cells) == len(page.options) for column in page.columns)


def test_a_cost_is_what_the_figures_beside_it_are_apart() -> None:
    """55.9 beside 50.7 was told as 5.1."""
    best, taken = card("KD", 0, 0.6, 1.4, 0.5586), card("JC", 0, 0.6, 1.4, 0.5073)
    page = CoachPage(made_up(best, taken, position=led()), taken.cards)
    assert page.figures[0][1:] == ("50.7%", "55.9%")
    judged = Judgment(taken.cards, (best, taken))
    assert cost_words(judged) == "5.2 games in 100"
    assert given_away_words([judged] * 3) == "cost 15.6 games in 100"

"""All that coach, review and practice tell of whole games is written down."""

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.coaching.ask import ask_lines
from game.coaching.coach import Analysis, cost_words, hint, objection_words
from game.coaching.coach_page import CoachPage, page_lines
from game.coaching.laid_out import LaidOut
from game.players.weigh.weighing import Mark
from game.practice.counting_drill import DrillResult, best_of, drill
from game.practice.lessons import LESSONS, LessonsRound, lessons_now
from game.practice.quiz import DayResult, hands_of, result_of, some_position
from game.practice.rounds import MistakesRound, asked_now, collect, position_of
from game.review import in_short, review_text, review_words
from game.review.account import account_of, costs_of
from game.review.opened_move import OpenedMove
from game.review.reviewing import Reviewing
from game.rules.cards import PACK
from game.rules.errors import CribbageError
from game.rules.forms import FORMS
from game.rules.house import House
from game.rules.match_length import Length, Stand
from game.sheets.marks import small_cards
from game.store.practice_files import Mistakes
from tests import texts
from tests.conftest import CheckText
from tests.scenes.review.review_pictures import Faint, whole_review
from tests.store.games import finished_game

TODAY = date(1987, 11, 18)
NAMES = ("person ANN", "skipper BEN", "person CY", "bsd DI")
pytestmark = pytest.mark.usefixtures("faint_judge", "faint_coach")


@cache
def of_match() -> Reviewing:
    """A short game between two people that belongs to a match."""
    game = finished_game("7", "five-card", "counting=hoyle")
    review = Faint(lambda: game, (NAMES[0], NAMES[2]), stand=Stand(Length.parse("5"), (1, 2)))
    review.finish()
    return review


def of_review(review: Reviewing) -> Iterator[object]:
    """Everything that its pages say."""
    yield from review_text.review_lines(review)
    for seat in range(review.game.form.seats):
        yield review_text.match_words(review, seat)
        yield review_words.account_above_bars(review, seat)
        yield review_words.turn_words(review, seat), review_words.called(review, seat)
        account = account_of(review, review.game.form.side(seat))
        assert account
        yield review_words.sums(account), account.begins, account.ends
        yield costs_of(review, {seat}), costs_of(review, {seat}, 0.3)
        for one in (None, *review.judged[::7]):
            graph = review_words.chance_graph(review, seat, one)
            yield graph.values, graph.deals, graph.marks
    yield in_short.ending_words(review).sentences, review_words.how_far(review), review.seats_people_first
    for in_order in (False, True):
        yield review_words.list_rows(review, review_words.moves_told(review, in_order=in_order))


def of_moves(review: Reviewing) -> Iterator[object]:
    """Every move opened, and the coach about it."""
    for one in review.judged:
        opened = OpenedMove.of(review, one)
        yield opened.question, opened.names, opened.chosen, opened.is_best
        yield opened.page.figures, opened.why(), opened.in_short, opened.lying
        yield hint(opened.analysis), cost_words(one.judgment)
        if one.judgment.mark is not Mark.NONE:
            yield objection_words(one.judgment)
        page = CoachPage(opened.analysis)
        yield page.title, page.columns, page.place_of(opened.chosen)
        yield page_lines(page, small_cards)


def _lines(told: Iterable[str]) -> list[str]:
    return "\n".join(told).splitlines()


@pytest.mark.parametrize("review", [whole_review, of_match])
@pytest.mark.parametrize("told", [of_review, of_moves])
def test_what_is_told_of_a_game(
    review: Callable[[], Reviewing], told: Callable[[Reviewing], Iterator[object]], check_text: CheckText
) -> None:
    check_text(
        f"{told.__name__.removeprefix('of_')}_told_of_{review.__name__.removeprefix('of_')}",
        _lines(map(texts.written, told(review()))),
    )


def test_both_sides_are_compared(check_text: CheckText) -> None:
    check_text("both_sides", _lines(review_text.both_sides(whole_review(), of_match())))


def test_what_is_asked_in_every_position(check_text: CheckText) -> None:
    told: list[str] = []
    for form, house in (("six-card", "counting=hoyle"), ("five-card", ""), ("four-handed", "")):
        game = finished_game("ask", form, house)
        again = game.begun_again()
        for number, (seat, move) in enumerate(game.moves[:30]):
            told += ask_lines(again.view(seat), small_cards) if number % 4 == 0 else ()
            told += ask_lines(again.view(game.form.left_of(seat)), small_cards) if number % 9 == 0 else ()
            again.apply(seat, move)
    check_text("asked", _lines(told))


@pytest.mark.parametrize(
    ("form", "house"), [("six-card", "usual"), ("five-card", "target=61"), ("seven-card", "")]
)
def test_cards_are_laid_out_in_any_order(form: str, house: str, check_text: CheckText) -> None:
    chance, told = Random(form), []
    for _ in range(6):
        table, cards = LaidOut(FORMS[form], House.parse(house)), chance.sample(PACK, 14)
        for step in range(28):
            deed = chance.randrange(8) if step > FORMS[form].dealt else 0
            card = chance.choice([*table.hand, *cards[:3]]) if deed else cards.pop()
            if deed < 4 and cards:
                table = table.put(card)
            elif deed < 6:
                table = table.lay(card)
            else:
                table = table.score(deed - 6, chance.randrange(-9, 150))
            told.append(texts.written([table.line, table.count, table.kept, table.used]))
            try:
                told.append(texts.written(table.view().to_count))
            except CribbageError as error:
                told.append(str(error))
    check_text(f"laid_out_{form}", _lines(told))


def of_practice(folder: Path) -> Iterator[object]:
    """Each thing that can be practiced, and what is noted of it."""
    for form in FORMS.values():
        for hand in drill(form, "drill", 12):
            yield hand, hand.scores, hand.points
        yield [some_position(form, f"{number}").view for number in range(3)]
    results = [
        DrillResult("1987-11-18", right, 10, seconds) for right, seconds in ((8, 60.2), (9, 71), (9, 70.5))
    ]
    yield [(str(one), one.words, one.rank) for one in results], best_of([*map(str, results), "drill of none"])
    for day in ("1987-11-18", "2026-11-23"):
        yield [position.view for position in hands_of(day)]
    noted: list[str] = []
    lessons = LessonsRound(lessons_now(["lesson 1 1987-11-17", "lesson 3 1987-11-17"]), TODAY, noted.append)
    yield [(one.name, one.position.view) for one in LESSONS]
    game = whole_review().game
    judged = [(one.decision, one.judgment) for one in whole_review().judged]
    mistakes = collect(game, judged, NAMES[:2], TODAY, "a game")
    kept = Mistakes(folder)
    yield mistakes, kept.add(mistakes), [position_of(one).view for one in mistakes]
    due = asked_now(TODAY, mistakes)
    asked = MistakesRound(kept, due, mistakes[0].due, noted.append)
    for one in (lessons, asked):
        chosen = iter(judgment for _, judgment in judged)
        while not one.is_over:
            judgment = next(chosen)
            yield one.heading, one.position.view
            yield one.answer(Analysis.found(one.position.view, judgment.options), judgment.chosen)
        yield one.words, one.right
    yield noted, kept.all()
    of_day = DayResult.of("1987-11-18", [judgment for _, judgment in judged[:5]])
    yield (
        of_day,
        str(of_day),
        of_day.line,
        DayResult.parse(str(of_day)),
        result_of("1987-11-18", [str(of_day)]),
    )


def test_what_is_practiced(tmp_path: Path, check_text: CheckText) -> None:
    check_text("practice", _lines(map(texts.written, of_practice(tmp_path))))

"""Help on what teaches: the coach and the tutor, practice, and the review of a game."""

from typing import NamedTuple

from game.handbook.page_parts import About, Page, prose


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
            f"Chosen {ways.tutor}, he asks before you give away 4 % of a game (blunders), 2 % or more "
            "(errors), or 1 % or more (doubtful)."
        ),
        "",
        "# Practice",
        *prose(
            f"Practice, {ways.practice}, asks again what cost you 2 % of a game, after 1, 3, 7 and 21 days. "
            f"It also has a hand of the day, a counting drill, {ways.quizzes}."
        ),
        "",
        "# The review",
        *prose(
            f"The review, {ways.review}, tells what everybody gave away, decision by decision, how the "
            "chance to win went, and how lucky the cards were."
        ),
    ]
    return Page("THE COACH, PRACTICE AND THE REVIEW", lines, About.COACH)

"""What is drawn is said too: once, and only what is new."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.devices.button import Button, Press
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.presets import PRESETS
from game.rules.voice import YOU
from game.scenes.front.options import OptionsScene
from game.sheets.pages import reading_page
from game.sheets.read_aloud import spoken
from game.sheets.sheet import Said, Sheet
from game.sheets.sheets import TitleSheet
from game.sheets.table_said import HOLDS, table_in_full
from tests.rules.positions import at_lay_away
from tests.scenes.driver import Visit, at_home, at_table
from tests.scenes.seen import Moment, moment

DOWN, FIRE, RIGHT = Button.DOWN, Button.FIRE, Button.RIGHT


@pytest.fixture
def screen() -> Screen:
    return Screen(switched_on(USUAL))


def news(visit: Visit, screen: Screen) -> str:
    visit.stack.draw(screen)
    return screen.news()


def test_a_menu_says_its_line_and_then_what_changes(screen: Screen, tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.stack.lay_over(OptionsScene(home.session))
    first = news(home, screen)
    assert first.startswith("OPTIONS. Game CHAMP '87. Choose the rules, the cards and the score")
    assert news(home, screen) == ""
    home.press(DOWN)
    assert news(home, screen).startswith("Opponents Landlubber. A month at the table")


def test_a_box_is_read_with_its_answer_and_of_the_table_then_what_it_asks(
    screen: Screen, tmp_path: Path
) -> None:
    home = at_home(tmp_path, preset="hoyle")
    home.until_still()
    asks = "26. Cut for deal, the lowest dealing"
    assert news(home, screen) == asks
    home.press(Button.BACK)
    assert news(home, screen) == "Quit this game? It is saved. Continue any time. Keep playing"
    home.press(DOWN)
    assert news(home, screen) == "Title"
    home.press(Button.BACK)
    assert news(home, screen) == asks


@pytest.fixture
def table() -> Visit:
    position = at_lay_away(
        "six-card", "5H 6D KS QC", "TC TD 7S 4C", laid=("2H 3H", "AS AC"), starter="JD", dealer=0
    )
    visit = at_table(position, "TC TD 7S 4C")
    visit.until(lambda: visit.is_asked)
    return visit


def test_the_card_pointed_at_is_named_and_whether_it_is_chosen(table: Visit, screen: Screen) -> None:
    assert moment(table.scene) is Moment.LAY_AWAY
    first = news(table, screen)
    assert "Discard two cards to SEAT0's crib" in first
    assert first.endswith("two of hearts")
    table.press(RIGHT)
    assert news(table, screen) == "three of hearts"
    table.press(FIRE)
    assert "three of hearts, to be discarded" in news(table, screen)


def test_all_that_lies_there_can_be_told(table: Visit) -> None:
    hand = "two of hearts, three of hearts, five of hearts, six of diamonds, queen of clubs, king of spades"
    assert [*table_in_full(table.top)] == [
        f"SEAT0 holds {hand}",
        "SEAT1 holds 4",
        "SEAT0's deal",
        "SEAT0: 0, SEAT1: 0, of 121",
    ]
    table.top.seats[1].hand.clear()
    assert [*table_in_full(table.top)][1] == "SEAT0's deal"


def test_bsd_says_i_of_its_own_cards() -> None:
    """As its lines of the play and the deal do."""
    bsd = PRESETS["bsd"].manner.voice
    assert [bsd.say(HOLDS, name, cards="4") for name in (YOU, "ME", "BEN")] == [
        "You hold 4",
        "I hold 4",
        "BEN holds 4",
    ]


def test_what_is_typed_of_a_card_is_said(table: Visit, screen: Screen) -> None:
    """Or whoever hears the table would not know that fire takes it."""
    news(table, screen)
    table.stack.press(Press(None, digit=6))
    assert news(table, screen) == "Card: 6"


def test_cards_played_and_scores_are_said_once(table: Visit, screen: Screen) -> None:
    table.lay_away("2H", "3H")
    table.until_asked(Moment.PLAY)
    heard = ""
    table.play("5H")
    for _ in range(3000):
        table.tick()
        heard += f"{said}. " if (said := news(table, screen)) else ""
        if table.is_asked and len(table.top.played) > 2:
            break
    assert "SEAT0: five of hearts, 15" in heard
    assert heard.count("SEAT0: Fifteen two") == 1


def test_all_that_lies_on_the_table_is_told_but_no_card_face_down(table: Visit, screen: Screen) -> None:
    table.lay_away("2H", "3H")
    table.until_asked(Moment.PLAY)
    table.stack.draw(screen)
    told = screen.in_full
    assert "SEAT0 holds five of hearts, six of diamonds, queen of clubs, king of spades" in told
    assert "The starter: jack of diamonds" in told
    assert "SEAT1 ten of clubs. The count is 10" in told
    assert "SEAT1 holds 3" in told
    assert "seven of spades" not in told


def test_a_page_is_read_with_its_cards(screen: Screen) -> None:
    lines = ["# Heading", "A pair: [5H] [5D]", "= 5H 5S + 5C", ". fifteen two\t2"]
    screen.show([reading_page("COUNTING", lines, "{back} back")])
    assert screen.news() == (
        "COUNTING. Heading. A pair: five of hearts five of diamonds. "
        "five of hearts, five of spades, five of clubs. fifteen two, 2"
    )


def test_signs_that_a_voice_would_spell_are_left_out() -> None:
    assert spoken(["► Sound", "", "─── deal 1 ───"]) == "Sound. deal 1"


def test_nothing_is_put_into_words_while_nobody_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Sheet] = []

    said = TitleSheet.said

    def noted(sheet: TitleSheet) -> Iterator[tuple[Said, str]]:
        asked.append(sheet)
        return said(sheet)

    monkeypatch.setattr(TitleSheet, "said", noted)
    screen, home = Screen(switched_on(USUAL)), at_home(tmp_path, begin=False)
    home.stack.draw(screen)
    assert not asked
    assert screen.news()
    assert asked

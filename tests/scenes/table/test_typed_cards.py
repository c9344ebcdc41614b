"""Cards and heights typed: rank and suit, as at a terminal, on every machine where the letters are free."""

from pathlib import Path

import pygame
import pytest

from game.devices.button import Button, Press
from game.devices.keyboard import DEFAULT_KEYS, press_of
from game.rules.cards import cards_text, parse_cards
from game.rules.moves import Claim, Cut, LayAway, Play
from game.scenes.front.options import display
from game.scenes.help_pages import Help
from game.scenes.table.discard import LayAwayInput
from game.scenes.table.game_scene import GameScene
from game.session.run_options import RunOptions
from game.sheets.spots import CardSpot
from game.sheets.table_state import InHand
from game.store.settings import Settings
from game.window.app import App
from game.window.opening import open_window
from tests.rules.positions import at_lay_away
from tests.scenes.driver import ASKED_BEFORE, Visit, at_table, past_the_discard
from tests.scenes.seen import Moment, input_of, moment

HAND, OTHERS = "5H 5D JD TC", "2C 3C 4C 6C"
ENTER, BACKSPACE = "\r", "\b"
TYPED_ON_THE_TYPEWRITER = {ENTER: pygame.K_RETURN, BACKSPACE: pygame.K_BACKSPACE}
ON_KEYPAD = {1: pygame.K_KP1, 4: pygame.K_KP4, 6: pygame.K_KP6}


def event(sign: str) -> pygame.event.Event:
    key = TYPED_ON_THE_TYPEWRITER.get(sign, ord(sign))
    return pygame.event.Event(pygame.KEYDOWN, key=key, unicode=sign, mod=0)


def type_in(visit: Visit, signs: str) -> None:
    """As the keyboard of any machine brings it."""
    for sign in signs:
        press = press_of(event(sign), DEFAULT_KEYS)
        assert press
        visit.stack.press(press)


def laying_away() -> Visit:
    visit = at_table(at_lay_away("six-card", HAND, OTHERS, dealer=0))
    visit.until(lambda: visit.is_asked)
    assert moment(visit.at) is Moment.LAY_AWAY
    return visit


def playing(house: str = "") -> Visit:
    position = at_lay_away("six-card", HAND, OTHERS, dealer=0, house=house)
    visit = past_the_discard(position, "2C 3C")
    visit.until_still()
    assert moment(visit.at) is Moment.PLAY
    return visit


def last_card(visit: Visit) -> str:
    return str(next(move.card for seat, move in reversed(visit.game.moves) if isinstance(move, Play)))


@pytest.mark.parametrize(
    ("typed", "card"),
    [("5h", "5H"), ("jd", "JD"), ("10c", "TC"), ("j\r", "JD"), ("j5\b5d", "5D"), ("10\r", "TC")],
)
def test_a_card_is_played_by_its_letters(typed: str, card: str) -> None:
    visit = playing()
    type_in(visit, typed)
    assert last_card(visit) == card
    assert visit.top.typed == ""


def test_a_letter_waits_for_the_next_one() -> None:
    visit = playing()
    type_in(visit, "5")
    assert visit.top.prompt == "Card: 5_"
    assert visit.is_asked
    type_in(visit, "\b")
    assert visit.top.prompt == "Play a card"


def test_a_rank_alone_is_not_enough_for_one_of_two() -> None:
    visit = playing()
    type_in(visit, "5\r")
    assert visit.top.message == "You have more than one 5: type the suit too, such as 5d."
    type_in(visit, "kd")
    assert visit.top.message == "You don't have KD"
    assert visit.is_asked


def test_an_arrow_gives_a_letter_up() -> None:
    visit = playing()
    type_in(visit, "5")
    visit.press(Button.RIGHT)
    assert visit.top.typed == ""
    assert visit.is_asked


def test_a_click_gives_a_letter_up() -> None:
    visit = laying_away()
    type_in(visit, "5")
    visit.click(CardSpot(InHand(0, 2)))
    assert visit.top.typed == ""


@pytest.mark.parametrize("arrow", [4, 6])
def test_an_arrow_of_the_keypad_is_no_rank(arrow: int) -> None:
    """Whoever plays with it alone would have played a four or a six with the next fire."""
    visit = playing()
    for figure in (1, arrow):
        press = press_of(pygame.event.Event(pygame.KEYDOWN, key=ON_KEYPAD[figure], mod=0), DEFAULT_KEYS)
        assert press
        visit.stack.press(press)
    assert visit.top.typed == ""


def test_what_is_not_held_is_told_as_it_is_typed() -> None:
    visit = playing()
    type_in(visit, "10d")
    assert visit.top.message == "You don't have 10D"


def test_help_is_a_suit_only_after_a_rank() -> None:
    visit = playing()
    assert not visit.at.types(Press(Button.HELP, letter="H"))
    assert not visit.at.types(Press(Button.TELL, letter="T"))
    type_in(visit, "h")
    assert isinstance(visit.scene, Help)


def test_two_cards_are_discarded_by_letters() -> None:
    visit = laying_away()
    asked = input_of(visit.at, LayAwayInput)
    type_in(visit, "5h\r")
    assert cards_text(tuple(asked.hand[at] or parse_cards("")[0] for at in asked.faded)) == "5H"
    type_in(visit, "jd")
    assert (0, LayAway(parse_cards("5H JD"))) in visit.game.moves


def test_the_same_card_typed_again_is_taken_back() -> None:
    visit = laying_away()
    asked = input_of(visit.at, LayAwayInput)
    type_in(visit, "5h 5h")
    assert not asked.faded


def test_where_numbers_peg_a_card_is_typed_before_its_number() -> None:
    """The five is first taken for a number, until its suit is there."""
    visit = playing("counting=acc go_by_hand=yes")
    type_in(visit, "jd2\r")
    assert last_card(visit) == "JD"
    visit.until_still()
    type_in(visit, "5h")
    assert visit.at.entry is None
    type_in(visit, "2\r")
    assert last_card(visit) == "5H"
    assert (0, Claim(2)) in visit.game.moves


@pytest.fixture
def at_terminal(tmp_path: Path) -> App:
    settings = Settings()
    settings.take_out("loadstar")  # heights are named there
    for name, value in {**ASKED_BEFORE, "machine": "tty", "muted": True}.items():
        setattr(settings, name, value)
    return App(settings, RunOptions(tmp_path, seed="7", begin=True), open_window(settings))


def typed_at(app: App, signs: str) -> GameScene:
    for sign in signs:
        pygame.event.clear()
        pygame.event.post(event(sign))
        app.frame(0)
    assert isinstance(app.stack.top, GameScene)
    return app.stack.top


def until_asked(app: App) -> GameScene:
    for _ in range(2000):
        app.frame(1)
        scene = app.stack.top
        assert isinstance(scene, GameScene)
        if scene.asked is not None:
            return scene
        if scene.acting.mover.waits:
            scene.acting.mover.hurry()
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("letter", "lmh")
def test_at_the_terminal_heights_are_letters(at_terminal: App, letter: str) -> None:
    """H is no help there, and M no silence."""
    scene = until_asked(at_terminal)
    assert moment(scene) is Moment.CUT_FOR_DEAL
    typed_at(at_terminal, letter)
    assert any(isinstance(move, Cut) for _, move in scene.context.table.game.moves)
    assert at_terminal.settings.muted


def test_at_the_terminal_t_is_a_ten(at_terminal: App) -> None:
    typed_at(at_terminal, "h")
    for _ in range(3):
        scene = until_asked(at_terminal)
        if moment(scene) is Moment.LAY_AWAY:
            break
        typed_at(at_terminal, "\r")
    assert moment(scene) is Moment.LAY_AWAY
    typed_at(at_terminal, "t")
    assert scene.top.typed == "T"


def test_at_the_terminal_the_left_hand_still_walks_through_a_list(at_terminal: App) -> None:
    """S and F are keys for it, though lines begin with them."""
    at_terminal.session.change("left_hand", True)
    at_terminal.frame(1)
    group = display(at_terminal.session)
    at_terminal.stack.lay_over(group)
    pygame.event.clear()
    for sign in "sf":
        pygame.event.post(event(sign))
    at_terminal.frame(0)
    assert group.chosen == 1
    assert at_terminal.settings.four_colour

"""What the README says is so."""

import contextlib
import io
import re
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game import machines
from game.commands.words import help_page
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.players.levels import LEVELS
from game.rules.cards import cards_text
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.presets import PRESETS
from game.window.enlarging import Enlarger
from game.window.window import save_shot
from tests.rules.positions import at_lay_away
from tests.scenes.driver import Visit, past_the_discard
from tests.scenes.seen import Moment
from tests.sources import HOUSE

README = (HOUSE / "README.md").read_text(encoding="utf-8")
PICTURE, MACHINES, QUARTER = HOUSE / "assets/table.png", HOUSE / "assets/machines.png", (640, 480)


def test_deals_are_checked_by_hand_as_it_says() -> None:
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert code
    for word in ("", "my own"):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(code[1].replace('"1987", ""', f'"1987", "{word}"'), {})
        game = Game(FORMS["six-card"], House(), "1987", word=word)
        assert printed.getvalue().splitlines() == [game.seal, cards_text(game.pack("1"))]


def test_it_has_every_word_of_the_command_line() -> None:
    for word in re.findall(r"^  (--[a-z-]+)", help_page(), re.MULTILINE):
        assert re.search(rf"{word}\b", README), word


def test_it_has_every_level_and_its_character() -> None:
    for name, player in LEVELS.items():
        assert f"| `{name}` | {player.character} |" in README


def test_it_has_every_preset() -> None:
    for preset in PRESETS.values():
        assert f"| {preset.title} |" in README


def test_its_pictures_are_there() -> None:
    for picture in re.findall(r"!\[.*?\]\((.*?)\)", README):
        assert (HOUSE / picture).exists()


def the_middle_of_the_play() -> Visit:
    """A count in which both sides have run, and thirty-one is to be had."""
    hands, laid = ("AS 5C 7S JD", "4H 6D 8H QC"), ("2H KS", "9C TC")
    position = at_lay_away("six-card", *hands, laid=laid, starter="5D", dealer=0, scores=(81, 92))
    visit = past_the_discard(position, "4H 6D 8H QC", speed=3, names=("YOU", "SKIPPER"))
    for card in ("5C", "7S"):
        visit.until_asked(Moment.PLAY)
        visit.play(card)
    visit.until_asked(Moment.PLAY)
    visit.go_to("AS")
    return visit


def check(picture: Surface, kept: Path, *, redraw: bool) -> None:
    """Hold a picture to the one that is delivered, or draw that one anew."""
    if redraw:
        pygame.image.save(picture, kept)
    drawn, old = (pygame.image.tobytes(image, "RGB") for image in (picture, pygame.image.load(kept)))
    assert len(drawn) == len(old)
    # Other processors may round an enlarged pixel otherwise.
    assert drawn == old or max(abs(one - other) for one, other in zip(drawn, old, strict=True)) < 4


def test_its_picture_shows_the_table_as_it_is(tmp_path: Path, redraw: bool) -> None:
    """After a change of the table `pytest --redraw` draws the picture anew."""
    screen, shot = Screen(switched_on(USUAL)), tmp_path / "table.png"
    the_middle_of_the_play().stack.draw(screen)
    save_shot(screen.surface, shot)
    check(pygame.image.load(shot), PICTURE, redraw=redraw)


def test_its_other_picture_shows_it_on_every_machine(redraw: bool) -> None:
    """Two side by side, each in the shape of its monitor."""
    visit, (wide, high) = the_middle_of_the_play(), QUARTER
    sheet = Surface((2 * wide, (len(machines.names()) + 1) // 2 * high), 0, 32)
    for number, name in enumerate(machines.names()):
        screen = visit.drawn(Screen(switched_on(name)))
        place = Rect(number % 2 * wide, number // 2 * high, wide, high)
        Enlarger().enlarge(screen.surface, sheet.subsurface(place))
    check(sheet, MACHINES, redraw=redraw)

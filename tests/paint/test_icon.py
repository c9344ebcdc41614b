import pygame

from game.machines.ega.machine import EGA
from game.paint.pages.title_page import icon
from tests.conftest import CheckPicture

ENLARGED = 8


def test_the_windows_icon_is_the_first_letter_of_the_logo(check_picture: CheckPicture) -> None:
    check_picture(pygame.transform.scale_by(icon(EGA), ENLARGED), "icon")

"""The machine and the cards that the settings ask for."""

from game.machines import switched_on
from game.screen.looks.card_plan import CardStyle, Faces, SuitInks
from game.screen.machine import Machine
from game.store.settings import Settings


def cards_wanted(settings: Settings) -> CardStyle:
    """Their colours and their faces."""
    return CardStyle(
        SuitInks.FOUR_COLOURS if settings.four_colour else SuitInks.USUAL,
        Faces.LARGE if settings.big_index or settings.contrast else Faces.USUAL,
    )


def machine_wanted(settings: Settings) -> Machine:
    """Switched on, as far as it was not."""
    return switched_on(settings.machine_now, contrast=settings.contrast)

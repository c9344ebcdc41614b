"""Positions in the show, where the players count for themselves."""

from game.devices.button import Button
from game.rules.cards import parse_cards
from game.rules.moves import Accept
from game.rules.voice import HOUSE, Voice
from tests.rules.positions import at_lay_away
from tests.scenes.driver import Visit, at_table
from tests.scenes.seen import Moment

OWN, OTHER = "5D 5S JC QH", "6D 7S 8C 9H"  # 20 and 9 with the starter 5H
LAID = ("2C 4C", "TC KC")
TRUE = 20


def at_the_show(
    house: str, *, calls: int = 0, wait: bool = False, said: int | None = None, voice: Voice = HOUSE
) -> Visit:
    """Where the other side's hand has been counted, as it is or as it is made to say."""
    position = at_lay_away("six-card", OWN, OTHER, laid=LAID, starter="5H", house=house, dealer=0)
    visit = at_table(position, wait=wait, calls=calls, voice=voice)
    player = visit.context.table.players[1]
    assert player
    if said is not None:
        player.claim = lambda *_: said  # type: ignore[method-assign]
    lay_away(visit)
    visit.until_asked(Moment.SHOW)
    return visit


def counting(house: str, *, calls: int = 0, wait: bool = False, voice: Voice = HOUSE) -> Visit:
    """Where the person is asked what the own hand counts."""
    visit = at_the_show(house, calls=calls, wait=wait, voice=voice)
    while Accept() in visit.game.legal(0):
        visit.press(Button.FIRE)
        visit.until_still()
    return visit


def lay_away(visit: Visit) -> None:
    visit.until(lambda: visit.is_asked)
    visit.lay_away(*parse_cards(LAID[0]))

"""Where the pips of a card stand, and how pictures are laid on a card both ways up."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import pygame

from game.paint.looks.card_plan import USUAL_CARDS, CardPlan, CardStyle, Faces, Indices
from game.paint.looks.drawings import Drawings
from game.paint.looks.look import Look, drawings
from game.paint.looks.monitor import CLEAR, Ink, Point
from game.rules.cards import ACE, JACK, KING, PACK, QUEEN, TEN, Card
from game.values import replace


def card_sheet(look: Look, name: str) -> Drawings:
    """Return the drawings of one file of card art."""
    return drawings(look, look.folder / look.cards.folder / f"{name}.txt")


def suit_name(card: Card) -> str:
    """Name the suit as the sheets call it."""
    return card.suit.name.lower()


def lay_twice(surface: pygame.Surface, picture: pygame.Surface, at: Point) -> None:
    """Lay a picture on a card, and once more with the card turned round."""
    surface.blit(picture, at)
    width, height = (whole - part for whole, part in zip(surface.get_size(), picture.get_size(), strict=True))
    surface.blit(pygame.transform.flip(picture, True, True), (width - at[0], height - at[1]))


def corner_alone(face: pygame.Surface, corner: Point, inside: Point) -> pygame.Surface:
    """Return a card that shows its upper left corner alone, on the paper that begins at a point."""
    bare = face.copy()
    bare.fill(face.get_at_mapped(inside), bare.get_rect().inflate(-2, -2))
    bare.blit(face.subsurface((0, 0), corner), (0, 0))
    return bare


def without_lower_index(face: pygame.Surface, corner: Point, plan: CardPlan) -> pygame.Surface:
    """Return a face whose lower corner bears no index, as it would be seen in part."""
    bare, index = face.copy(), face.get_rect()
    index.topleft = index.right - corner[0], index.bottom - corner[1]
    index.width, index.height = corner[0] - plan.indices.middle // 2, corner[1] - plan.indices.top
    bare.fill(face.get_at_mapped(plan.thick), index)
    return bare


def lay_indices(look: Look, surface: pygame.Surface, card: Card, ink: Ink) -> None:
    """Rank over suit in two corners."""
    rank = card_sheet(look, "indices")[card.rank_letter]
    suit = card_sheet(look, "pips")[f"small {suit_name(card)}"]
    stack(surface, [rank.surface(ink), suit.surface(ink)], look.cards.indices, lay_twice)


def index_of(look: Look, card: Card, ink: Ink) -> tuple[pygame.Surface, pygame.Surface]:
    """Return the rank, and the suit that stands below it, where one file has all of a face."""
    sheet = card_sheet(look, "faces")
    return sheet[f"rank {card.rank_letter}"].surface(ink), sheet[suit_name(card)].surface(ink)


def lay_pips(
    look: Look, surface: pygame.Surface, card: Card, ink: Ink, sheet: str = "pips", name: str = "pip "
) -> None:
    """Lay as many pips as an ace to a ten has, in their places; the ace's own is larger."""
    if card.rank == ACE:
        large = card_sheet(look, sheet)[f"ace {suit_name(card)}"].surface(ink)
        surface.blit(large, large.get_rect(center=surface.get_rect().center))
        return
    pip = card_sheet(look, sheet)[f"{name}{suit_name(card)}"].surface(ink)
    places = look.cards.pips[card.rank]
    for place in places.paired:
        lay_twice(surface, pip, place)
    for place in places.single:
        surface.blit(pip, place)


def lay_big_face(look: Look, surface: pygame.Surface, card: Card, ink: Ink) -> None:
    """Rank over suit, large at the left, where overlapping cards show it, and small at the right."""
    rank = card_sheet(look, "big")[card.rank_letter].surface(ink)
    suit = card_sheet(look, "pips")[f"large {suit_name(card)}"].surface(ink)
    stack(surface, [rank, suit], look.cards.large_strip)
    stack(surface, [pygame.transform.scale2x(picture) for picture in (rank, suit)], look.cards.large)


def stack(
    surface: pygame.Surface,
    pictures: Sequence[pygame.Surface],
    place: Indices,
    lay: Callable[[pygame.Surface, pygame.Surface, Point], object] = pygame.Surface.blit,
) -> None:
    """Stack pictures below one another, laid once or both ways up."""
    top = place.top
    for picture in pictures:
        lay(surface, picture, (place.middle - picture.get_width() // 2, top))
        top += picture.get_height() + place.gap


COURTS = {JACK: "jack", QUEEN: "queen", KING: "king"}


def lay_court(look: Look, surface: pygame.Surface, card: Card, ink: Ink) -> None:
    """Lay the court picture within its frame."""
    frame = look.cards.court
    pygame.draw.rect(surface, ink, frame, 1)
    lay_twice(surface, _half(look, card, ink), (frame.x + 1, frame.y + 1))


def _half(look: Look, card: Card, ink: Ink) -> pygame.Surface:
    """Draw the figure that all four suits share, with this suit's own things laid over it."""
    court = COURTS[card.rank]
    sheet = card_sheet(look, "courts")
    half = sheet[court].surface(ink, card.suit)
    for name, drawing in sheet.items():
        if name.startswith(f"{court} {suit_name(card)}"):
            half.blit(drawing.surface(ink, card.suit), drawing.at)
    half.blit(card_sheet(look, "pips")[f"small {suit_name(card)}"].surface(ink), look.cards.court_suit)
    return half


FacePainter = Callable[[Look, pygame.Surface, Card, Ink], None]
BackPainter = Callable[[Look, pygame.Surface], None]


def lay_usual_face(look: Look, surface: pygame.Surface, card: Card, ink: Ink) -> None:
    """Lay indices in two corners; pips, or a figure."""
    lay_indices(look, surface, card, ink)
    (lay_pips if card.rank <= TEN else lay_court)(look, surface, card, ink)


FACES: Mapping[Faces, FacePainter] = {Faces.USUAL: lay_usual_face, Faces.LARGE: lay_big_face}


def lay_back(look: Look, surface: pygame.Surface) -> None:
    """Lay a quarter of the pattern, turned over into the other three."""
    quarter = card_sheet(look, "back")["quarter"].surface()
    width, height = quarter.get_size()
    for right in (False, True):
        for below in (False, True):
            flipped = pygame.transform.flip(quarter, right, below)
            surface.blit(flipped, (width * right, height * below))


class CardArt:
    """Pictures of cards in the style chosen."""

    def __init__(
        self,
        look: Look,
        style: CardStyle = USUAL_CARDS,
        faces: Mapping[Faces, FacePainter] = FACES,
        back: BackPainter = lay_back,
    ) -> None:
        self.inks, self.is_large = look.inks.suits[style.suits], style.faces is Faces.LARGE
        self._look, self._lay_face, self._lay_back = look, faces[style.faces], back
        self.usual = CardArt(look, replace(style, faces=Faces.USUAL), faces, back) if self.is_large else self
        """The same with small indices, for cards of which little shows."""
        self._drawn: dict[tuple[Card | None, bool, bool, bool, bool], pygame.Surface] = {}
        self._ahead: Iterator[Card] = iter(PACK)

    def face(
        self,
        card: Card | None,
        *,
        faded: bool = False,
        lit: bool = False,
        old: bool = False,
        quiet: bool = False,
    ) -> pygame.Surface:
        """Draw a card, or the back of None: `faded` when it is to be discarded, `lit` while it is counted.

        An `old` one, of a count that is over, lies on gray; a `quiet` one has a quiet light."""
        key = (card, faded, lit, old, quiet)
        if key not in self._drawn:
            self._drawn[key] = self._draw(*key)
        return self._drawn[key]

    def covered(self, face: pygame.Surface, seen: int) -> pygame.Surface:
        """Leave rank and suit alone of a face of which little is seen: on few pixels half a face is a jumble.
        So is half of an index: of other faces the lower one goes."""
        if not (corners := self._look.cards.corners):
            return face
        corner = corners[self.is_large]
        is_close = seen <= corner[0] + 3 * self._look.cell[0] // 2
        if is_close:
            return corner_alone(face, corner, self._look.cards.thick)
        is_cut = face.get_width() - corner[0] < seen < face.get_width() and not self.is_large
        return without_lower_index(face, corner, self._look.cards) if is_cut else face

    def back(self) -> pygame.Surface:
        return self.face(None)

    def draw_ahead(self) -> bool:
        """Draw one card of the pack before it is asked for; whether there are others."""
        for card in self._ahead:
            self.face(card)
            return True
        return False

    def _draw(self, card: Card | None, faded: bool, lit: bool, old: bool, quiet: bool) -> pygame.Surface:
        if faded or old:
            return _fade(self._look, self.face(card, lit=lit, quiet=quiet), old)
        surface = _blank(self._look, lit, quiet)
        if card is None:
            self._lay_back(self._look, surface)
        else:
            self._lay_face(self._look, surface, card, self.inks[card.suit])
        _shade_edge(self._look, surface)
        return surface


def _blank(look: Look, lit: bool, quiet: bool) -> pygame.Surface:
    """Draw a card with nothing on it."""
    plan, inks = look.cards, look.inks.paper
    surface = look.palette.blank(plan.size)
    surface.fill(inks.outline)
    across, down = plan.thick if lit else (1, 1)
    inside = surface.get_rect().inflate(-2 * across, -2 * down)
    surface.fill(inks.lit if lit else inks.quiet_light if quiet else inks.paper, inside)
    _clip_corners(look, surface)
    return surface


def _clip_corners(look: Look, surface: pygame.Surface) -> None:
    width, height = surface.get_size()
    for y, (cut, end) in enumerate(look.cards.corner):
        for row in (y, height - 1 - y):
            for ink, span in ((look.inks.paper.outline, end), (CLEAR, cut)):
                surface.fill(ink, (0, row, span, 1))
                surface.fill(ink, (width - span, row, span, 1))


def _shade_edge(look: Look, surface: pygame.Surface) -> None:
    """Shade a card along its right and its lower edge, where the machine has an ink for that."""
    (wide, high), (across, down), ink = surface.get_size(), look.stroke, look.inks.paper.edge
    if ink is not None:
        surface.fill(ink, (wide - 1 - across, 2, across, high - 3))
        surface.fill(ink, (2, high - 1 - down, wide - 3, down))


def _fade(look: Look, surface: pygame.Surface, old: bool) -> pygame.Surface:
    """Exchange each ink for its lighter neighbor; an old card has some that are its own."""
    inks = look.inks.paper.on_gray if old else look.inks.paper.faded
    faded = bytes(inks.get(number, number) for number in range(256))
    return look.palette.picture(pygame.image.tobytes(surface, "P").translate(faded), surface.get_size())

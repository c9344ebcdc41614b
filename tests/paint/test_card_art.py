"""Card art: 52 faces that nobody can mistake for one another."""

from itertools import combinations, product

import pygame
import pytest

from game.machines import names
from game.machines.ega.machine import EGA
from game.machines.power import switched_on
from game.machines.tty.faces import RANK
from game.paint.brushes.card_art import CardArt, card_sheet
from game.paint.looks.card_plan import CardStyle, Faces, SuitInks
from game.paint.looks.monitor import CLEAR
from game.rules.cards import JACK, PACK, RANKS, Card, Suit
from tests.pictures import RGB, Color

CARD_SIZE, FRAME = EGA.cards.size, EGA.cards.court
STYLES = [CardArt(EGA, CardStyle(suits, faces)) for suits, faces in product(SuitInks, Faces)]
PLAIN = STYLES[0]
PAPER_ALONE = bytes(number == Color.WHITE for number in range(256))
STRIP = pygame.Rect(0, 0, 16, CARD_SIZE[1])
CORNERS = ((0, 0), (63, 0), (0, 65), (63, 65))


def pixels(surface: pygame.Surface, area: pygame.Rect | None = None) -> bytes:
    return pygame.image.tobytes(surface.subsurface(area or surface.get_rect()), "P")


def shape(surface: pygame.Surface, area: pygame.Rect) -> bytes:
    """Paper or not paper: what an eye without colors sees."""
    return pixels(surface, area).translate(PAPER_ALONE)


def numbers(surface: pygame.Surface) -> set[int]:
    return set(pixels(surface))


@pytest.mark.parametrize("art", STYLES)
@pytest.mark.parametrize(("faded", "lit"), list(product((False, True), repeat=2)))
def test_only_ega_colors_and_clear_corners(art: CardArt, faded: bool, lit: bool) -> None:
    for card in PACK:
        assert numbers(art.face(card, faded=faded, lit=lit)) <= {*range(len(RGB)), CLEAR}


@pytest.mark.parametrize("faded", [False, True])
def test_the_back_keeps_to_the_sixteen_colors_too(faded: bool) -> None:
    assert numbers(PLAIN.face(None, faded=faded)) <= {*range(len(RGB)), CLEAR}


@pytest.mark.parametrize("art", STYLES)
def test_all_cards_have_one_size_and_clipped_corners(art: CardArt) -> None:
    for surface in (art.back(), *map(art.face, PACK)):
        assert surface.get_size() == CARD_SIZE
        assert {surface.get_at_mapped(corner) for corner in CORNERS} == {CLEAR}


def test_a_clipped_corner_lets_the_table_through() -> None:
    table = pygame.Surface(CARD_SIZE)
    table.fill(RGB[Color.GREEN])
    table.blit(PLAIN.back(), (0, 0))
    assert {tuple(table.get_at(corner))[:3] for corner in CORNERS} == {RGB[Color.GREEN]}


@pytest.mark.parametrize("art", STYLES)
@pytest.mark.parametrize(("faded", "lit"), [(False, False), (True, False), (False, True)])
def test_all_faces_differ(art: CardArt, faded: bool, lit: bool) -> None:
    assert len({pixels(art.face(card, faded=faded, lit=lit)) for card in PACK}) == len(PACK)


@pytest.mark.parametrize("art", STYLES)
def test_all_faces_differ_without_their_color(art: CardArt) -> None:
    assert len({shape(art.face(card), art.face(card).get_rect()) for card in PACK}) == len(PACK)


@pytest.mark.parametrize("art", STYLES)
def test_the_left_sixteen_pixels_tell_a_card_without_its_color(art: CardArt) -> None:
    assert len({shape(art.face(card), STRIP) for card in PACK}) == len(PACK)


@pytest.mark.parametrize("art", STYLES)
@pytest.mark.parametrize("rank", RANKS)
def test_the_suits_of_a_rank_differ_by_many_pixels(art: CardArt, rank: int) -> None:
    shapes = [shape(art.face(Card(rank, suit)), STRIP) for suit in Suit]
    for one, other in combinations(shapes, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= 6


@pytest.mark.parametrize("card", [card for card in PACK if card.rank >= JACK], ids=str)
def test_a_court_card_is_the_same_turned_round(card: Card) -> None:
    face = PLAIN.face(card)
    assert pixels(pygame.transform.rotate(face, 180)) == pixels(face)
    assert len(numbers(face.subsurface(FRAME))) >= 6


@pytest.mark.parametrize("card", [card for card in PACK if card.rank in (2, 4, 10)], ids=str)
def test_pips_in_pairs_are_the_same_turned_round(card: Card) -> None:
    face = PLAIN.face(card)
    assert pixels(pygame.transform.rotate(face, 180)) == pixels(face)


@pytest.mark.parametrize("court", ["jack", "queen", "king"])
@pytest.mark.parametrize("suit", Suit)
def test_no_cap_of_the_amiga_runs_into_the_suit_beside_it(court: str, suit: Suit) -> None:
    look = switched_on("amiga").look
    ink = look.inks.suits[SuitInks.USUAL][suit]
    figure, sign = card_sheet(look, "courts")[court].surface(ink, suit), card_sheet(look, "pips")
    place = pygame.Rect(look.cards.court_suit, sign[f"small {suit.name.lower()}"].size)
    beside = pixels(figure, place.inflate(2, 0).clip(figure.get_rect()))
    assert int(ink) not in beside


def test_the_back_is_the_same_in_every_mirror() -> None:
    back = PLAIN.back()
    for across, down in ((True, False), (False, True)):
        assert pixels(pygame.transform.flip(back, across, down)) == pixels(back)


@pytest.mark.parametrize("card", PACK, ids=str)
def test_every_state_of_a_card_can_be_seen(card: Card) -> None:
    states = {pixels(PLAIN.face(card, faded=f, lit=lit)) for f, lit in product((False, True), repeat=2)}
    assert len(states) == 4


def test_a_lit_card_is_told_by_a_thick_frame_and_not_by_its_paper_alone() -> None:
    plain, lit = (PLAIN.face(Card.parse("5H"), lit=state) for state in (False, True))
    assert plain.get_at_mapped((1, 33)) == Color.WHITE
    assert lit.get_at_mapped((1, 33)) == Color.BLACK


@pytest.mark.parametrize("art", STYLES)
def test_the_thick_frame_touches_no_index(art: CardArt) -> None:
    for card in PACK:
        beside = pygame.Rect(2, 4, 1, 40)
        assert set(pixels(art.face(card, lit=True), beside)) == {Color.YELLOW}


def test_a_faded_card_has_paler_ink_on_the_same_paper() -> None:
    faded = PLAIN.face(Card.parse("AH"), faded=True)
    assert numbers(faded) == {Color.WHITE, Color.DARK_GRAY, Color.LIGHT_RED, CLEAR}


def test_the_pc_does_not_darken_the_paper_of_a_discard() -> None:
    """CRIB.DOC: it fades to a lighter shade."""
    paper, light = EGA.inks.paper, EGA.palette.rgb
    assert paper.paper not in paper.faded
    for ink, faded in paper.faded.items():
        assert sum(light[int(faded)]) >= sum(light[int(ink)])


def test_a_card_of_an_old_count_lies_on_gray_on_the_pc() -> None:
    """It is told from those of the open count, which it may touch; a discard lies apart. Red stays dark, or
    nobody could read it on gray."""
    old = PLAIN.face(Card.parse("AH"), faded=True, old=True)
    assert numbers(old) == {Color.LIGHT_GRAY, Color.DARK_GRAY, Color.RED, CLEAR}


def test_no_court_of_an_old_count_glares_on_its_gray() -> None:
    """Its green and its blades shone out of the row brighter than the cards that count."""
    for card in PACK:
        old = numbers(PLAIN.face(card, faded=True, old=True))
        assert not old & {Color.LIGHT_GREEN, Color.LIGHT_CYAN, Color.YELLOW}


@pytest.mark.parametrize("card", PACK, ids=str)
def test_on_the_c128_what_is_laid_away_keeps_its_ink_and_is_gray(card: Card) -> None:
    machine = switched_on("c128")
    ink, gray = machine.look.inks.suits[SuitInks.USUAL][card.suit], machine.look.palette.names["LIGHT_GRAY"]
    art = CardArt(machine.look, faces=machine.faces)
    assert set(numbers(art.face(card, faded=True))) == {ink, gray}


def test_on_the_amiga_a_discard_rises_and_an_old_card_is_gray_with_its_own_suit() -> None:
    look = switched_on("amiga").look
    faded = {card: numbers(CardArt(look).face(Card.parse(card), faded=True)) for card in ("AH", "AS")}
    assert look.table.chosen_raised
    assert faded["AH"] - faded["AS"] == {look.palette.names["DARK_RED"]}
    assert all(look.palette.names["GRAY"] in inks for inks in faded.values())


def test_two_inks_or_four() -> None:
    two, four = ([numbers(art.face(Card(2, suit))) for suit in Suit] for art in STYLES[0::2])
    assert [ink in seen for ink, seen in zip((0, 4, 4, 0), two, strict=True)] == [True] * 4
    assert [ink in seen for ink, seen in zip((2, 1, 4, 0), four, strict=True)] == [True] * 4


def test_a_card_is_drawn_once() -> None:
    art = CardArt(EGA)
    assert art.face(PACK[0]) is art.face(PACK[0])
    assert art.back() is art.back()
    assert art.face(PACK[0]) is not art.face(PACK[0], lit=True)


@pytest.mark.parametrize("machine", names())
def test_large_print_is_large_in_the_corner_that_overlapping_cards_show(machine: str) -> None:
    made = switched_on(machine)
    large, usual = (
        CardArt(made.look, CardStyle(faces=faces), made.faces, made.back)
        for faces in (Faces.LARGE, Faces.USUAL)
    )
    wide, high = made.look.cards.size
    strip = RANK if machine == "tty" else pygame.Rect(2, 2, wide * 3 // 10, high - 4)
    paper = made.look.inks.paper.paper
    for card in PACK[::5]:
        if card.rank >= JACK:
            continue  # robes are no ink of an index
        ink = [sum(ink != paper for ink in pixels(art.face(card), strip)) for art in (large, usual)]
        assert ink[0] > ink[1] * 3 // 2, card


@pytest.mark.parametrize("card", PACK[::7])
def test_a_card_of_which_half_the_lower_index_would_be_seen_bears_none(card: Card) -> None:
    assert EGA.cards.corners
    (wide, high), (broad, tall) = CARD_SIZE, EGA.cards.corners[0]
    face, inside = PLAIN.face(card), pygame.Rect(wide - broad, high - tall, broad - 2, tall - 2)
    assert PLAIN.covered(face, wide) is face
    cut = PLAIN.covered(face, wide - 8)
    assert {*pixels(face, inside)} != {*pixels(cut, inside)} == {int(Color.WHITE)}
    assert pixels(cut, STRIP) == pixels(face, STRIP)

"""Every text of the table fits its place, with the longest names and words that there are."""

import pytest
from pygame import Rect

from game.machines.amiga.machine import AMIGA
from game.machines.ega.machine import EGA
from game.paint.brushes.page_text import fitted
from game.paint.looks.look import Look
from game.paint.pages.game_ending import SMALL_WIDE, race_below
from game.paint.table.plates import PARTNER, chip_area, chip_words, panel_rows
from game.rules import spoken
from game.rules.cards import PACK, named_card, parse_cards
from game.rules.counting import Reason, show
from game.rules.errors import LONGEST_NAME
from game.rules.outcome import STAKES, outcome_of
from game.rules.presets import PRESETS
from game.rules.voice import HOUSE, YOU
from game.values import replace
from tests.paint.tables import four_seats

NAME, SCORE = "M" * LONGEST_NAME, "181"
VOICES = [HOUSE, *(preset.manner.voice for preset in PRESETS.values())]
WORDS = {
    PARTNER,
    *(voice.thinking for voice in VOICES),
    *(voice.your_turn for voice in VOICES),
    *(voice.say(voice.counting, "ABC") for voice in VOICES),
    *(voice.on_plate(voice.go, "ABC") for voice in VOICES),
    *(voice.say(voice.has_discarded, "ABC") for voice in VOICES),
    *(voice.say(voice.pegs, "ABC", n=24, points=voice.points(24)) for voice in VOICES),
    *(voice.say(voice.muggins, "ABC", said=12) for voice in VOICES),
    *(spoken.said_of_count(voice, 29, None, "ABC") for voice in VOICES),
    *(spoken.said_of_count(voice, 12, 31, "ABC", on_plate=True) for voice in VOICES),
}
"""All that a plate may say."""
SEATS = tuple(EGA.table.by_seats)
TWENTY_NINE = show(parse_cards("5H 5C 5S JD"), parse_cards("5D")[0])


def has_room(area: Rect, words: str) -> bool:
    return len(words) <= EGA.columns_in(area) and EGA.rows_in(area) > 0


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("word", sorted(WORDS))
def test_names_words_and_scores_fit_their_plates(seats: int, word: str) -> None:
    for seat in EGA.table.by_seats[seats].seats:
        plate = seat.plate
        figures = SCORE * 2 if plate.is_wide else SCORE
        assert has_room(plate.name, NAME)
        assert has_room(plate.word, word)
        assert has_room(plate.score, figures)
        score = plate.score.copy()
        if score.colliderect(plate.word):  # beside a long word its figures are not wide
            score.width = EGA.width(SCORE)
            score.right = plate.score.right
        parts = [plate.band, plate.name, plate.word, plate.chip, score]
        assert all(plate.area.contains(part) for part in parts)
        assert all(part.collidelistall(parts) == [number] for number, part in enumerate(parts))


@pytest.mark.parametrize("look", [EGA, AMIGA], ids=["ega", "amiga"])
@pytest.mark.parametrize(("name", "words"), [("M", "DEALS"), (NAME, "")])
def test_the_dealers_chip_of_four_says_the_same_on_every_plate(look: Look, name: str, words: str) -> None:
    """Cards on one plate and the word on another look like two things."""
    top, plates = four_seats(), [places.plate for places in look.table.by_seats[4].seats]
    top.seats = [replace(seat, name=name) for seat in top.seats]
    assert chip_words(look, plates, top) == words or look is AMIGA
    for plate in plates:
        chip, left = chip_area(look, plate, chip_words(look, plates, top)), plate.name.left
        assert not chip.colliderect(Rect(left, plate.name.top, look.width(name), plate.name.height))


@pytest.mark.parametrize("seats", SEATS)
def test_whose_crib_it_is_fits(seats: int) -> None:
    places = EGA.table.by_seats[seats]
    for crib in (*places.cribs, *places.laying_away):
        assert has_room(crib.owner.inflate(-EGA.cell[0], 0), NAME)  # with air at both ends


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("crib", [False, True])
def test_the_longest_count_fits_its_panel(seats: int, *, crib: bool) -> None:
    """Twenty-nine takes four lines; where three or four play the oldest is left out."""
    show, plan = EGA.table.by_seats[seats].show, EGA.table.count_panel
    inside = show.count_panel.inflate(-2 * plan.margin[0], 0)
    inside.height -= plan.title + plan.margin[1]
    inside.width = show.total.left - plan.margin[0] - inside.left
    cards = " ".join(named_card(card) for card in parse_cards("TC TD TH TS JC"))
    assert has_room(inside, f"{HOUSE.say(HOUSE.crib if crib else HOUSE.hand, NAME)} {cards}")
    for voice in VOICES:
        words = [step.words for step in spoken.steps(voice, TWENTY_NINE)]
        rows = list(panel_rows(words, EGA.columns_in(inside)))
        assert EGA.rows_in(inside) >= min(len(rows), 3 + (seats == 2))


def test_cards_that_are_counted_lie_in_line_with_the_hand_and_end_at_the_total() -> None:
    places = EGA.table.by_seats[2]
    assert places.show.cards.point(0, 4)[0] == places.seats[0].hand.point(0, 4)[0]
    assert places.show.count_panel.contains(places.show.total)
    assert places.show.total.left == places.counter.left


def test_the_verdict_of_a_cut_fits() -> None:
    area = EGA.table.fan.verdict
    for voice in VOICES:
        assert has_room(area, voice.say(voice.deals_first, NAME))


@pytest.mark.parametrize("look", [AMIGA, EGA], ids=["amiga", "ega"])
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_of_a_spread_pack_lies_on_a_plate(look: Look, seats: int) -> None:
    (wide, high), plan = look.cards.size, look.table.fan
    left, top = look.table.by_seats[seats].fan or plan.at
    across = (len(PACK) - 1) * plan.step + wide
    air = look.stroke[1]
    marks_below = plan.lifted + plan.gap + look.cell[1] + air
    pack = Rect(left, top - plan.lifted, across, plan.lifted + high + marks_below)
    assert not [seat.plate for seat in look.table.by_seats[seats].seats if pack.colliderect(seat.plate.area)]


def test_what_is_being_read_begins_where_the_words_before_it_end() -> None:
    rows = list(panel_rows(["fifteen two", "fifteen four", "a pair is six"], 20))
    assert [words for words, _ in rows] == ["fifteen two, fifteen", "four, a pair is six"]
    assert [words[read:] for words, read in rows] == ["", "a pair is six"]
    assert [read for _, read in panel_rows(["a double pair royal"], 10)] == [0, 0]
    assert not list(panel_rows([], 20))


def test_what_is_being_read_stands_in_one_row_if_that_has_room_for_it() -> None:
    """One lit letter of it stood alone at the end of a row."""
    rows = list(panel_rows(["a pair is twenty", "a pair is twenty-two"], 20))
    assert rows == [("a pair is twenty,", 17), ("a pair is twenty-two", 0)]


@pytest.mark.parametrize("names", [[NAME], [NAME, NAME]])
def test_the_banner_has_room_for_the_longest_names(names: list[str]) -> None:
    plan = EGA.table.ending
    room = EGA.columns_in(plan.heading)
    for voice in VOICES:
        assert (2 if len(names) == 1 else 1) * EGA.width(spoken.winners(voice, names)) <= plan.heading.width
        for loser in (120, 40):
            outcome = outcome_of((181, loser), 0, 0, Reason.THREE_FOR_LAST, STAKES["2-3-3"])
            told = f"{spoken.scores_words(outcome)}: {spoken.how_won(outcome, names)}."
            assert len(fitted(told, room)) == 1
            assert has_room(plan.heading, spoken.worth_alone(voice, outcome, "game point", YOU))


@pytest.mark.parametrize("seats", SEATS)
def test_names_of_the_last_hands_and_of_the_race_fit(seats: int) -> None:
    ending = EGA.table.ending
    plates = [*ending.plates[seats], *ending.small.get(seats, ())]
    assert len(plates) == seats
    assert all(has_room(plate, NAME) for plate in plates)
    for plate in ending.small.get(seats, ()):
        cards = 5 * (SMALL_WIDE + EGA.stroke[0]) + EGA.stroke[0]
        assert has_room(Rect(plate.left, plate.top, plate.width - cards, plate.height), NAME)
    race = EGA.pages.race
    assert (race.area.right - race.plot.right) // EGA.cell[0] - 1 >= LONGEST_NAME


@pytest.mark.parametrize("seats", SEATS)
def test_the_last_hands_lie_apart_and_above_the_race(seats: int) -> None:
    """Hands on one another are slivers; whole cards are seen, or small ones."""
    ending, (wide, high) = EGA.table.ending, EGA.cards.size
    cribs = [ending.cribs[seats]] if seats in ending.cribs else []
    plates, small = [*ending.plates[seats], *cribs, ending.starters[seats]], ending.small.get(seats, ())
    hands = [Rect(plate.left, plate.bottom + ending.gap, plate.width, high) for plate in plates]
    things = [*plates, *hands, *small, race_below(EGA, seats).area, ending.banner]
    assert all(area.collidelistall(things) == [at] for at, area in enumerate(things))
    cards = {2: 5, 3: 4, 4: 5}[seats]
    assert all((plate.width - wide) // (cards - 1) >= 12 for plate in ending.plates[seats])

"""The show: hands and crib are counted aloud with their cards lit, and stay until the button."""

from pathlib import Path

import pytest

from game.devices.button import Button
from game.machines.power import switched_on
from game.rules.cards import Card, parse_cards
from game.rules.presets import PRESETS
from game.rules.voice import HOUSE, Voice
from game.scenes.table.acting import SAY_SECONDS
from game.scenes.table.game_scene import GameScene
from tests.rules.positions import at_lay_away
from tests.scenes.at_the_show import LAID, OTHER, OWN, lay_away
from tests.scenes.driver import Visit, at_table, past_the_discard, when_asked
from tests.scenes.ink import InkScreen
from tests.scenes.seen import Moment

FIRE = Button.FIRE


def showing(
    own: str = OWN,
    other: str = OTHER,
    laid: tuple[str, str] = LAID,
    starter: str = "5H",
    scores: tuple[int, int] = (0, 0),
) -> Visit:
    """The first card played by the other seat, the crib the person's own; the pace waits for the button."""
    position = at_lay_away("six-card", own, other, laid=laid, starter=starter, dealer=0, scores=scores)
    visit = past_the_discard(position, wait=True)
    visit.until_moment(Moment.SHOW)
    visit.until_waiting()
    return visit


def lit_until_waiting(visit: Visit) -> list[frozenset[Card]]:
    """What is lit one after the other until the table waits again."""
    visit.press(FIRE)
    seen: list[frozenset[Card]] = []
    while not visit.context.acting.mover.waits:
        if visit.top.lit and visit.top.lit not in seen[-1:]:
            seen.append(visit.top.lit)
        visit.tick()
    return seen


def next_shown(visit: Visit) -> None:
    visit.press(FIRE)
    visit.until_waiting()


def test_on_the_pc_a_list_is_laid_with_its_first_row() -> None:
    """An empty frame flashed before each count, and stood there while muggins was called."""
    visit = showing()
    visit.press(FIRE)
    visit.until(lambda: visit.top.count_panel is not None)
    assert "SEAT1'S HAND" not in visit.drawn(InkScreen(switched_on("ega"))).words
    visit.until(lambda: bool(visit.read()))
    assert "SEAT1'S HAND" in visit.drawn(InkScreen(switched_on("ega"))).words


def test_the_non_dealer_shows_first_then_the_dealer_then_the_crib() -> None:
    visit = showing()
    said, titles = [], []
    for _ in range(3):
        next_shown(visit)
        said.append([seat.says for seat in visit.top.seats])
        titles.append(visit.top.count_panel and visit.top.count_panel.title)
    assert said == [["", "counts"], ["counts", ""], ["counts", ""]]
    assert titles == ["SEAT1's hand", "SEAT0's hand", "SEAT0's crib"]
    assert visit.top.crib == [*parse_cards("2C 4C TC KC")]
    assert visit.top.seats[1].hand == [*parse_cards(OTHER)]
    assert visit.top.seats[0].hand == [*parse_cards(OWN)]


def test_what_a_miscount_cost_is_gone_when_the_next_hand_is_counted(tmp_path: Path) -> None:
    """It stood where the keys are told."""
    table = {"preset": "hoyle", "form": "three-handed", "house": "counting=hoyle"}
    visit = when_asked(Moment.SHOW, tmp_path, **table)
    assert any("missed" in reason.text for reason in visit.top.reasons)
    assert visit.top.message == ""


def test_nothing_goes_on_without_the_button() -> None:
    visit = showing()
    for _ in range(3):
        told, pegs = visit.told(), list(visit.top.pegs)
        visit.tick(1000)
        assert (visit.told(), visit.top.pegs) == (told, pegs)
        assert visit.top.message == "{fire} goes on"
        next_shown(visit)


def test_each_item_is_lit_while_it_is_read() -> None:
    visit = showing()
    visit.press(FIRE)
    visit.until_waiting()
    items = lit_until_waiting(visit)
    fifteens = "5D JC, 5S JC, 5H JC, 5D QH, 5S QH, 5H QH, 5D 5S 5H"
    assert set(items) == {frozenset(parse_cards(text)) for text in fifteens.split(", ")}
    assert items[-1] == frozenset(parse_cards("5D 5S 5H"))


def test_a_finger_goes_down_the_rows_of_a_double_run_told_in_one_breath() -> None:
    visit = showing(other="6D 7S 8C 8H", starter="KC", laid=("2C 4C", "TC 3C"))
    items = lit_until_waiting(visit)
    rows = "7S 8C, 7S 8H, 6D 7S 8C, 6D 7S 8H, 8C 8H"
    assert items == [frozenset(parse_cards(text)) for text in rows.split(", ")]


def test_a_hand_that_wins_is_read_as_far_as_it_is_needed_and_listed_to_its_end() -> None:
    visit = showing(scores=(0, 114))
    next_shown(visit)
    assert visit.read() == ("fifteen makes the game",)
    assert visit.top.count_panel
    assert [step.total for step in visit.top.count_panel.to_come] == [4, 9]
    assert visit.on(GameScene).clickable.typed_so == "", "no more of it is read"


def test_his_nobs_is_lit_with_the_starter_of_his_suit() -> None:
    items = lit_until_waiting(showing(other="2D 6S 8H JS", starter="KS", laid=("2C 4C", "TC 3C")))
    assert items[-1] == frozenset(parse_cards("JS KS"))


def test_the_reasons_are_told_in_words() -> None:
    visit = showing()
    next_shown(visit)
    next_shown(visit)
    assert visit.told()[-1].startswith("Fifteen two, four")
    assert visit.told()[-1].endswith("three of a kind is twenty")


def test_the_light_goes_out_once_the_score_is_acknowledged() -> None:
    visit = showing()
    next_shown(visit)
    visit.press(FIRE)
    visit.tick()
    assert not visit.top.lit


def test_a_hand_that_counts_nothing_says_so_and_waits() -> None:
    visit = showing(other="2D 4H 8S TD", laid=("2C 4C", "TC KC"), starter="QD", own="3H 7C 9D KH")
    next_shown(visit)
    assert visit.told()[-1] == "No score"
    line = visit.top.reasons[-1]
    assert (line.who, line.points, line.kind) == ("SEAT1", 0, "hand"), "as of any other hand"
    told = visit.told()
    visit.tick(600)
    assert visit.told() == told


def test_four_of_a_suit_in_the_crib_say_why_they_count_nothing() -> None:
    visit = showing(laid=("2C 4C", "TC KC"), starter="5H")
    for _ in range(3):
        next_shown(visit)
    assert any("No flush" in reason for reason in visit.told())


def test_a_five_flush_in_the_crib_says_nothing_of_the_kind() -> None:
    visit = showing(laid=("2C 4C", "TC KC"), starter="5C")
    for _ in range(3):
        next_shown(visit)
    assert not any("No flush" in reason for reason in visit.told())
    assert "a flush is nine" in visit.told()[-1]


def test_the_pegs_walk_to_the_score_of_the_game() -> None:
    visit = showing()
    for _ in range(3):
        next_shown(visit)
    assert [pegs.front for pegs in visit.top.pegs] == visit.game.scores


def test_the_reasons_of_the_whole_game_can_be_read_back() -> None:
    visit = showing()
    visit.press(Button.EARLIER, Button.EARLIER)
    assert visit.top.reasons_back == min(4, len(visit.top.reasons) - 1)
    visit.press(Button.LATER)
    assert visit.top.reasons_back == min(4, len(visit.top.reasons) - 1) - 2
    visit.press(*[Button.EARLIER] * 99)
    assert visit.top.reasons_back == len(visit.top.reasons) - 1
    assert visit.context.acting.mover.waits, "to read is not to go on"
    next_shown(visit)
    assert visit.top.reasons_back == 0


def test_the_crib_is_turned_up_card_by_card_while_it_is_looked_at() -> None:
    """In the time that it took before, and the own hand is open all along."""
    visit = showing()
    next_shown(visit)
    visit.press(FIRE)
    assert visit.top.seats[0].hand == [*parse_cards("5D 5S JC QH")]
    visit.until_waiting()
    visit.context.acting.pace.speed = 3
    visit.press(FIRE)
    open_cards = []
    for _ in range(visit.context.acting.pace.frames(SAY_SECONDS)):
        open_cards.append(sum(card is not None for card in visit.top.crib))
        visit.tick()
    assert [*dict.fromkeys(open_cards)] == [0, 1, 2, 3, 4]
    assert visit.until(lambda: bool(visit.read())) <= 1, "and then the first item is read"


@pytest.mark.parametrize(("voice", "keeps"), [(PRESETS["amiga"].manner.voice, True), (HOUSE, False)])
def test_the_log_tells_a_capital_of_the_source_from_one_of_its_own(voice: Voice, keeps: bool) -> None:
    position = at_lay_away("six-card", OWN, OTHER, laid=LAID, starter="5H", dealer=0)
    visit = at_table(position, voice=voice)
    lay_away(visit)
    visit.answer_until(lambda: any(one.kind == "crib" for one in visit.top.reasons))
    hands = [one for one in visit.top.reasons if one.kind == "hand"]
    assert [(one.text[:1].isupper(), one.keeps_capital) for one in hands] == [(True, keeps)] * 2

"""The show: hands and crib are counted aloud with their cards lit, and stay until the button."""

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.rules.cards import Card, parse_cards
from game.rules.moves import Accept, CallMuggins, Claim
from game.scenes.table.acting import SAY_SECONDS
from tests.rules.positions import at_lay_away
from tests.scenes.driver import Visit, past_the_discard
from tests.scenes.seen import Moment

FIRE = Button.FIRE
OTHER, OWN = "6D 7S 8C 9H", "5D 5S JC QH"  # twelve with a five; a run of five and fifteens
LAID = ("2C 4C", "TC KC")


def showing(
    own: str = OWN,
    other: str = OTHER,
    laid: tuple[str, str] = LAID,
    starter: str = "5H",
    house: str = "",
    calls: int = 0,
) -> Visit:
    """The first card played by the other seat, the crib the person's own; the pace waits for the button."""
    position = at_lay_away("six-card", own, other, laid=laid, starter=starter, house=house, dealer=0)
    visit = past_the_discard(position, wait=True, calls=calls)
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


# Where the players count.


def asked_to_claim(house: str, calls: int = 0) -> Visit:
    """The other side's hand is counted; the person's own, a twenty, is asked for."""
    visit = showing(house=house, calls=calls)
    while not (visit.is_asked and _own_is_shown(visit)):
        if visit.is_asked:
            visit.answer()
        elif visit.context.acting.mover.waits:
            visit.press(FIRE)
        visit.tick()
    return visit


def _own_is_shown(visit: Visit) -> bool:
    shown = visit.game.view(0).to_count
    return shown is not None and shown.seat == 0 and not shown.crib


def test_the_right_count_is_not_told_before_it_is_claimed() -> None:
    visit = asked_to_claim("counting=bsd")
    assert visit.at.entry is not None
    assert not visit.top.lit
    assert not any("pair royal" in reason for reason in visit.told())


def test_a_claim_is_typed_and_taken_back_and_fired() -> None:
    visit = asked_to_claim("counting=bsd")
    visit.stack.press(Press(None, digit=2))
    visit.stack.press(Press(None, digit=1))
    visit.press(Button.BACKSPACE)
    visit.stack.press(Press(None, digit=0))
    visit.press(FIRE)
    assert visit.game.moves[-1] == (0, Claim(20))
    visit.until_waiting()
    assert visit.told()[-1].endswith("three of a kind is twenty")


def test_figures_that_are_typed_read_nothing_back() -> None:
    visit = asked_to_claim("counting=bsd")
    visit.stack.press(Press(Button.EARLIER, digit=9))
    assert visit.at.entry
    assert (visit.at.entry.digits, visit.top.reasons_back) == ("9", 0)
    visit.stack.press(Press(Button.EARLIER))
    assert (visit.at.entry.digits, visit.top.reasons_back) == ("9", 2)


def test_one_is_not_taken_before_the_nought_of_ten() -> None:
    visit = asked_to_claim("counting=bsd")
    moves = len(visit.game.moves)
    visit.stack.press(Press(None, digit=1))
    visit.tick(600)
    assert len(visit.game.moves) == moves


def test_a_claim_too_high_costs_what_the_house_says() -> None:
    visit = asked_to_claim("counting=bsd")
    visit.number(24)
    visit.answer_until(lambda: any("for the miscount" in reason for reason in visit.told()))
    assert visit.told()[-1] == "2 points for the miscount"


def test_a_count_that_no_cards_can_make_is_refused_with_a_sentence() -> None:
    visit = asked_to_claim("counting=hoyle")
    moves = len(visit.game.moves)
    visit.number(27)
    assert len(visit.game.moves) == moves
    assert visit.ear.heard[-1] is Tune.ERROR
    assert visit.is_asked
    assert visit.at.entry is not None


def test_where_the_house_counts_again_it_asks_again() -> None:
    visit = asked_to_claim("counting=loadstar")
    visit.number(24)
    visit.until_waiting()
    assert "24 is too high: count again" in visit.top.message
    visit.press(FIRE)
    visit.until(lambda: visit.is_asked)
    assert not any("pair royal" in reason for reason in visit.told())
    visit.number(20)
    visit.until_waiting()
    assert visit.told()[-1].endswith("three of a kind is twenty")


def test_muggins_is_called_on_a_count_too_low_and_told() -> None:
    visit = asked_to_claim("counting=hoyle", calls=2)
    visit.number(18)
    visit.answer_until(lambda: Tune.MUGGINS in visit.ear.heard)
    assert visit.game.moves[-1] == (1, CallMuggins(2))
    visit.answer_until(lambda: visit.told()[-1] == "2 points by muggins")


def test_a_count_that_stands_is_accepted_without_a_word() -> None:
    visit = asked_to_claim("counting=hoyle", calls=0)
    visit.number(20)
    visit.answer_until(lambda: (1, Accept()) in visit.game.moves)
    visit.until(lambda: visit.is_asked or visit.context.acting.mover.waits)
    assert Tune.MUGGINS not in visit.ear.heard


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

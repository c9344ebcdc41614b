"""Counting by hand: what is hidden until a count is settled, what is told then, and what it cost."""

import pytest

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.paint.table.count_list import count_rows
from game.rules.counting import show_points
from game.rules.events import Ask, Phase
from game.rules.house import COUNTINGS, Low
from game.rules.moves import Accept, CallMuggins, Claim, Play, TakeHeels
from game.rules.pack import LEAST_IN_A_PACKET
from game.rules.presets import PRESETS
from game.sheets.spots import ButtonSpot
from tests.rules.positions import at_lay_away
from tests.scenes.at_the_show import LAID, OWN, TRUE, at_the_show, counting, lay_away
from tests.scenes.driver import Visit, at_table
from tests.scenes.seen import Moment, moment

FIRE = Button.FIRE


def heard(visit: Visit) -> list[str]:
    """All messages from now on until somebody is asked, or the next deal."""
    told: list[str] = []
    while not visit.is_asked and moment(visit.scene) is not Moment.DEAL:
        for words in (visit.top.message, *visit.read()):
            if words and words not in told:
                told.append(words)
        if visit.context.acting.mover.waits:
            visit.press(FIRE)
        visit.tick()
    return told


# The person's own count.


@pytest.mark.parametrize(
    ("house", "said", "words"),
    [
        ("counting=bsd", 18, "SEAT0 said 18. It is 20: 2 lost."),
        ("counting=bsd", 24, "SEAT0 said 24. It is 20: 2 for SEAT1."),
        ("counting=loadstar", 18, "SEAT0 said 18. It is 20: 2 for SEAT1."),
        ("counting=partner", 24, "SEAT0 said 24. It is 20: nothing lost."),
        ("counting=hoyle", 24, "SEAT0 said 24. It is 20: 4 for SEAT1."),
    ],
)
def test_a_miscount_and_its_cost_are_told_in_a_sentence(house: str, said: int, words: str) -> None:
    visit = counting(house)
    visit.number(said)
    assert words in heard(visit)


def test_a_right_count_needs_no_sentence() -> None:
    visit = counting("counting=bsd")
    visit.number(TRUE)
    assert not any("said" in words for words in heard(visit))


def test_the_right_count_is_read_item_by_item_after_the_claim_and_not_before() -> None:
    visit = counting("counting=bsd")
    assert not visit.top.lit
    assert not visit.read()
    visit.number(18)
    told = heard(visit)
    assert told[:3] == ["fifteen two", "four", "six"]
    assert any(words.startswith("It counts 20: fifteen") for words in visit.told())


def test_a_hand_that_was_counted_too_high_is_told_once_as_its_peg_moves() -> None:
    """It counts 20: fifteen fourteen..., and in the next line the same once more."""
    visit = counting("counting=hoyle", voice=PRESETS["hoyle"].manner.voice)
    visit.number(24)
    heard(visit)
    assert len([words for words in visit.told() if "ifteen fourteen" in words]) == 1


def test_after_a_colon_a_hand_begins_with_a_small_letter() -> None:
    visit = counting("counting=bsd", voice=PRESETS["hoyle"].manner.voice)
    visit.number(18)
    heard(visit)
    assert any(words.startswith("It counts 20: fifteen") for words in visit.told())


def test_it_is_not_read_where_the_source_explains_only_if_asked() -> None:
    visit = counting("counting=bsd")
    visit.context.manner = PRESETS["bsd"].manner
    visit.number(18)
    assert "fifteen two" not in heard(visit)


def test_nineteen_is_nothing_only_where_it_cannot_be_held() -> None:
    visit = counting("counting=bsd nineteen=yes")
    visit.number(19)
    assert "SEAT0 said 0. It is 20: 20 lost." in heard(visit)


def test_a_count_no_hand_can_have_is_refused_and_asked_for_again() -> None:
    visit = counting("counting=hoyle")
    visit.number(27)
    assert visit.is_asked
    assert visit.top.message == "Nothing here can count 27"
    assert visit.ear.heard[-1] is Tune.ERROR
    visit.number(TRUE)
    assert not visit.is_asked


def test_h12_under_bsd_it_costs_two_and_says_so() -> None:
    visit = counting("counting=bsd")
    visit.number(27)
    assert "SEAT0 said 27. It is 20: 2 for SEAT1." in heard(visit)


def test_a_claim_too_high_stands_among_the_reasons() -> None:
    visit = counting("counting=bsd")
    visit.number(24)
    visit.answer_until(lambda: visit.told()[-1] == "2 points for the miscount")


def test_figures_that_are_typed_read_nothing_back() -> None:
    visit = counting("counting=bsd", wait=True)
    visit.stack.press(Press(Button.EARLIER, digit=9))
    assert visit.at.entry
    assert (visit.at.entry.digits, visit.top.reasons_back) == ("9", 0)
    visit.stack.press(Press(Button.EARLIER))
    assert (visit.at.entry.digits, visit.top.reasons_back) == ("9", 2)


def test_of_a_count_too_high_that_is_read_aloud_the_list_tells_what_is_held() -> None:
    visit = read_aloud()
    visit.number(24)
    visit.until(lambda: visit.top.count_panel is not None and visit.top.count_panel.total == TRUE)
    assert visit.read()[0] == "fifteen two"
    assert visit.top.lit


def test_an_open_count_that_no_items_make_is_told_as_its_number() -> None:
    visit = read_aloud()
    visit.number(17)
    visit.until(lambda: bool(visit.read()))
    panel = visit.top.count_panel
    assert panel
    assert (panel.words, panel.total) == (("seventeen",), 17)


def read_aloud() -> Visit:
    """Where the person is asked what the own hand counts, at a table that reads each claim."""
    visit = counting("counting=acc", voice=PRESETS["acc"].manner.voice)
    visit.context.manner = PRESETS["acc"].manner
    return visit


def test_where_the_house_counts_again_it_asks_again() -> None:
    visit = counting("counting=loadstar", wait=True)
    visit.number(24)
    visit.until_waiting()
    assert "24 is too high: count again" in visit.top.message
    visit.press(FIRE)
    visit.until(lambda: visit.is_asked)
    visit.number(TRUE)
    visit.until_waiting()
    assert visit.told()[-1].endswith("three of a kind is twenty")


def test_muggins_is_called_on_a_count_too_low_and_told() -> None:
    visit = counting("counting=hoyle", calls=2)
    visit.number(18)
    visit.answer_until(lambda: Tune.MUGGINS in visit.ear.heard)
    assert visit.game.moves[-1] == (1, CallMuggins(2))
    visit.answer_until(lambda: visit.told()[-1] == "2 points by muggins")


def test_a_figure_typed_while_count_again_stands_is_the_first_of_the_count() -> None:
    visit = counting("counting=loadstar", wait=True)
    visit.number(TRUE + 1)
    visit.until_waiting()
    assert "count again" in visit.top.message
    visit.stack.press(Press(None, digit=2))
    visit.number(0)
    assert visit.game.moves[-1] == (0, Claim(TRUE))


def test_the_mouse_types_a_count() -> None:
    visit = counting("counting=bsd")
    for name in ("2", "0", "OK"):
        visit.stack.click(ButtonSpot(name))
    assert not visit.is_asked
    heard(visit)
    assert "Fifteen two, four, six" in " ".join(visit.told())


# The computer's count, and the person who may call.


def asked_to_call(said: int | None = None) -> Visit:
    """The other side has counted its nine, or says something else."""
    visit = at_the_show("counting=hoyle", said=said)
    assert Accept() in visit.game.legal(0)
    return visit


@pytest.mark.parametrize("said", [None, 4])
def test_nothing_gives_the_right_count_away_before_the_call(said: int | None) -> None:
    """What is seen and told is the same for a right count as for a wrong one, but for its number."""
    visit = asked_to_call(said)
    claimed = visit.game.view(0).claimed
    assert claimed
    assert visit.told()[-1] == f"{claimed.said} points"
    assert not visit.top.lit
    assert visit.at.entry
    assert visit.at.entry.digits == "0"
    assert visit.top.seats[1].says == f"I count {claimed.said}"
    assert "fifteen" not in visit.top.message + visit.at.entry.prompt


def test_the_person_has_all_the_time_there_is() -> None:
    visit = asked_to_call(4)
    moves = list(visit.game.moves)
    visit.tick(3000)
    assert visit.game.moves == moves


def test_a_right_call_pegs_what_was_missed_and_tells_it() -> None:
    visit = asked_to_call(4)
    before, missed = visit.game.scores[0], 9 - 4
    visit.number(missed)
    assert visit.game.moves[-1] == (0, CallMuggins(missed))
    assert visit.game.scores[0] == before + missed
    told = heard(visit)
    assert f"SEAT1 said 4. It is 9: {missed} for SEAT0." in told
    assert "fifteen two" in told


def test_a_call_of_too_much_gets_what_was_missed() -> None:
    visit = asked_to_call(4)
    before = visit.game.scores[0]
    visit.number(25)
    assert visit.game.scores[0] == before + 9 - 4


def test_a_figure_too_many_and_fire_at_once_let_no_count_stand() -> None:
    visit = asked_to_call(4)
    moves = list(visit.game.moves)
    visit.number(30)
    assert visit.game.moves == moves
    visit.number(9 - 4)
    assert visit.game.moves[-1] == (0, CallMuggins(9 - 4))


def test_fire_alone_lets_the_count_stand_and_then_it_is_told() -> None:
    visit = asked_to_call(4)
    visit.press(FIRE)
    assert visit.game.moves[-1] == (0, Accept())
    told = heard(visit)
    assert "fifteen two" in told
    assert any(words.startswith("SEAT1 said 4. It is") and words.endswith("lost.") for words in told)


def test_the_persons_own_count_is_explained_only_after_the_other_side_has_spoken() -> None:
    visit = counting("counting=hoyle", wait=True)
    visit.number(TRUE)
    visit.until(lambda: visit.game.asks(1) is Ask.CALL_MUGGINS)
    assert not visit.top.lit
    visit.until_waiting()
    assert (1, Accept()) in visit.game.moves
    assert visit.top.lit


# Counting in the play.


def test_in_the_play_a_card_is_counted_and_called() -> None:
    position = at_lay_away("six-card", OWN, "TS TD 2S 3S", laid=LAID, starter="KH", house="counting=acc")
    visit = at_table(position, "TS")
    lay_away(visit)
    visit.until_asked(Moment.PLAY)
    visit.play("5D")
    assert visit.game.moves[-1] == (0, Claim(0)), "the first card of a count asks nothing"
    visit.until(lambda: len(visit.game.deal.played) == 2)
    visit.until_still()  # the other side plays a ten, and says what it pegs
    assert Accept() in visit.game.legal(0)
    assert visit.at.entry is None
    assert visit.told()[-1] == "2 points"
    visit.press(FIRE)
    assert [type(move) for _, move in visit.game.moves[-3:]] == [Accept, Play, Claim]


def test_a_wrong_count_in_the_play_is_told_too() -> None:
    house = "counting=acc-without-muggins"
    position = at_lay_away("six-card", OWN, "TS TD 2S 3S", laid=LAID, starter="KH", house=house, dealer=0)
    visit = at_table(position, "TS", wait=True)
    lay_away(visit)
    visit.until_asked(Moment.PLAY)
    visit.play("5D")
    visit.until_waiting()
    assert visit.top.message.startswith("SEAT0 said 0. It is 2: 2 lost")


def test_heels_taken_while_a_card_is_counted_are_told_as_heels() -> None:
    hands = (OWN, "TS TD 2S 3S")
    position = at_lay_away("six-card", *hands, laid=LAID, starter="JH", house="counting=acc", dealer=1)
    visit = at_table(position, "TS")
    player = visit.context.table.players[1]
    assert player
    player.takes_heels = lambda view: view.claimed is not None  # type: ignore[method-assign]
    lay_away(visit)
    visit.until_asked(Moment.STARTER)
    visit.number(LEAST_IN_A_PACKET)
    visit.until_asked(Moment.PLAY)
    visit.play("5D")
    visit.until(lambda: (1, TakeHeels()) in visit.game.moves)
    visit.until(lambda: "Two for his heels" in visit.told())


@pytest.mark.parametrize("counting_of", [name for name, row in COUNTINGS.items() if row.low is Low.CALLED])
def test_a_false_call_is_told_until_it_is_read(counting_of: str) -> None:
    visit = at_the_show(f"counting={counting_of}", wait=True)
    while visit.game.asks(0) is not Ask.CALL_MUGGINS or visit.game.phase is not Phase.SHOW:
        visit.until_still()
        if visit.game.asks(0) is not Ask.CALL_MUGGINS:
            visit.answer()
    visit.until_still()
    shown = visit.game.view(0).to_count
    claimed = visit.game.view(0).claimed
    assert shown
    assert claimed
    true = show_points(shown.cards, shown.starter, crib=shown.crib)
    assert claimed.said == true, "a puppet counts rightly"
    visit.number(3)
    visit.until_waiting()
    assert visit.top.message == "SEAT0 called 3: nothing was missed   {fire} goes on"
    assert not visit.top.seats[0].says, "it is called no more"
    visit.tick(600)
    assert visit.top.message == "SEAT0 called 3: nothing was missed   {fire} goes on"


def test_a_count_that_was_called_is_listed_as_it_is() -> None:
    """A row said `three` beside a hand that was told to count nine."""
    acc = PRESETS["acc"].manner
    visit = at_the_show("counting=acc", wait=True, said=3, voice=acc.voice)
    visit.context.manner = acc
    visit.number(9 - 3)
    visit.until(lambda: visit.top.message.startswith("It counts 9"))
    panel = visit.top.count_panel
    assert panel
    assert [step.total for step in panel.steps] == [2, 4, 9]
    assert (panel.total, panel.words) == (9, ("three",)), "what is heard stays as it is"


def test_what_was_missed_and_called_is_named_by_its_cards_and_lit_in_the_list() -> None:
    """The fifteen that was missed stood as "four" below one that was counted."""
    acc = PRESETS["acc"].manner
    visit = at_the_show("counting=acc", wait=True, said=7, voice=acc.voice)
    visit.context.manner = acc
    visit.number(2)
    visit.until_waiting()
    assert visit.top.message.startswith("Missed: fifteen two (7♠ 8♣)")
    panel = visit.top.count_panel
    assert panel
    assert [row.is_lit for row in count_rows(panel)] == [False, True, False]

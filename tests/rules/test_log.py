"""The log is the game: it plays again on any machine, or says which line cannot be played."""

from random import Random

import pytest

from game.rules.cards import cards_text
from game.rules.errors import InvalidLog
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.log import Heading, read_log
from game.rules.moves import Cut
from game.rules.presets import PRESETS
from tests.rules.random_games import play_out, state


def log_of(house: House | None = None, moves: int = 10_000) -> list[str]:
    """A game of so many moves, or to its end, as text."""
    game = Game(FORMS["six-card"], house or House(), "a log")
    play_out(game, Random(7), moves=moves)
    return game.to_lines()


GOOD = log_of(moves=30)


def changed(number: int, line: str) -> list[str]:
    """The good log with one line, counted from 1, replaced."""
    return [*GOOD[: number - 1], line, *GOOD[number:]]


def test_log_is_plain_text_that_a_person_can_read() -> None:
    assert GOOD[:4] == ["crib log 1", "form six-card", f"house {House()}", "seed a log"]
    assert GOOD[4].startswith("0 cut ")
    assert all(line == line.strip() and line.isascii() for line in GOOD)


@pytest.mark.parametrize("name", PRESETS)
def test_log_rebuilds_the_game_at_every_move(name: str) -> None:
    game = Game(FORMS["six-card"], PRESETS[name].house, "rebuilt")
    random = Random(1)
    for _ in range(60):
        again = Game.from_lines(game.to_lines())
        assert state(again) == state(game)
        play_out(game, random, moves=1)


def test_log_may_come_from_a_file_with_its_line_ends() -> None:
    assert state(Game.from_lines(f"{line}\r\n" for line in GOOD)) == state(Game.from_lines(GOOD))


def test_log_keeps_a_dealer_who_was_not_cut_for() -> None:
    game = Game(FORMS["six-card"], House(), "dealt", dealer=1)
    assert "dealer 1" in game.to_lines()
    assert state(Game.from_lines(game.to_lines())) == state(game)


def test_log_names_only_the_house_rules_that_are_not_usual() -> None:
    assert GOOD[2] == "house usual"
    assert log_of(house=House.parse("nineteen=yes target=61"), moves=0)[2] == "house target=61 nineteen=yes"


OLD = (
    "house target=form three_for_last=form go_by_hand=no counting=automatic nineteen=no stakes=1-2-4 "
    "next_deal=loser cut_before_deal=no cut_for_partners=no stink_hole=no"
)


def test_log_of_0_3_0_that_names_every_rule_is_read_as_before() -> None:
    assert state(Game.from_lines(changed(3, OLD))) == state(Game.from_lines(GOOD))
    assert Game.from_lines(changed(3, OLD)).to_lines() == GOOD


@pytest.mark.parametrize(
    "rule", ["of_another_version=no", "of_another_version=form", "of_another_version=none"]
)
@pytest.mark.parametrize("house", [OLD, "house"])
def test_rule_of_another_version_does_no_harm_while_it_is_off(house: str, rule: str) -> None:
    assert state(Game.from_lines(changed(3, f"{house} {rule}"))) == state(Game.from_lines(GOOD))


@pytest.mark.parametrize(
    "rule", ["of_another_version=yes", "of_another_version=2", "of_another_version", "of_another_version="]
)
def test_rule_of_another_version_that_is_on_is_refused(rule: str) -> None:
    sentence = f"Line 3: This version of CRIB doesn't know the house rule '{rule}'."
    assert complaint(changed(3, f"{OLD} {rule}")) == sentence


def test_same_seed_and_moves_give_the_same_game() -> None:
    assert log_of(moves=60) == log_of(moves=60)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([], "Line 1: this is not a log"),
        (["something else"], "Line 1: this is not a log"),
        (changed(1, "crib log 2"), "Line 1: this is not a log"),
        (changed(2, "form nine-card"), "Line 2: unknown form 'nine-card'"),
        (changed(3, "house target=100"), "Line 3: House rule 'target' must be"),
        (changed(4, "seed"), "Line 4: a seed is one word"),
        (changed(4, "seed  two  blanks"), "Line 4: a seed is one word"),
        (changed(4, GOOD[1]), "Line 4: the form is there a second time"),
        (changed(5, "dealer 2"), "Line 5: there is no seat 2"),
        (changed(5, "dealer x"), "Line 5: there is no seat x"),
        (changed(5, "0 cut 2"), "Line 5: Cut 4 to 48"),
        (changed(6, "0 cut 20"), "Line 6: It is not your turn"),
        (changed(6, "7 cut 20"), "Line 6: There is no seat 7"),
        (changed(7, "0 lay"), "Line 7: The cards must be cut first"),
        (changed(7, "0 lay 5H 1X"), "Line 7: 'lay 5H 1X' is not a move"),
        (changed(7, "dance"), "Line 7: 'dance' does not begin with a seat"),
        (changed(7, ""), "Line 7: "),
        (changed(7, "0 dance"), "Line 7: 'dance' is not a move"),
        (GOOD[:2], "Line 2: the house is missing"),
        (GOOD[:3], "Line 3: the seed is missing"),
        ([GOOD[0], *GOOD[2:]], "the form is missing"),
    ],
)
def test_damaged_log_is_refused_with_its_line(lines: list[str], sentence: str) -> None:
    with pytest.raises(InvalidLog) as refused:
        Game.from_lines(lines)
    assert sentence in str(refused.value)
    assert str(refused.value).startswith("Line ")


def test_any_damage_to_a_line_is_refused_or_read_as_another_game() -> None:
    random = Random(3)
    for _ in range(300):
        number = random.randrange(len(GOOD))
        line = GOOD[number]
        place = random.randrange(len(line))
        broken = line[:place] + random.choice("0 9XZ\t=é-") + line[place + 1 :]
        sentence = complaint([*GOOD[:number], broken, *GOOD[number + 1 :]])
        assert not sentence or sentence.startswith("Line ")


def complaint(lines: list[str]) -> str:
    """What is said of a log; nothing if it can be played."""
    try:
        Game.from_lines(lines)
    except InvalidLog as refused:
        return str(refused)
    return ""


def test_move_after_the_end_names_its_line() -> None:
    lines = [*log_of(), "0 go"]
    with pytest.raises(InvalidLog, match=f"Line {len(lines)}: The game is over"):
        Game.from_lines(lines)


def test_a_log_may_bring_its_packs() -> None:
    """Where no seed has made them, but several machines together."""
    game = Game(FORMS["six-card"], House(), "packs")
    packs = tuple((name, game.pack(name)) for name in ("cut 1", "cut 2", "1"))
    dealt = Game.begun(Heading(FORMS["six-card"], House(), "wire 5", packs=packs))
    for seat, depth in enumerate((20, 30)):
        game.apply(seat, Cut(depth))
        dealt.apply(seat, Cut(depth))
    assert Game.from_lines(dealt.to_lines()).deal == dealt.deal == game.deal
    for row in ("pack 1 5H 6H", "pack 5H", f"pack {cards_text(packs[0][1])}"):
        with pytest.raises(InvalidLog, match="Line 5"):
            read_log(["crib log 1", "form six-card", "house usual", "seed wire 5", row])

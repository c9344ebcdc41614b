from pathlib import Path

import pytest

from game.store.standings import Standing, standings_of
from game.store.usual_figures import EXPECTED
from game.store.wasco_file import Wasco
from game.store.wasco_line import HEADING, GameRecord, PointsInHands
from game.store.wasco_page import FIGURES, LUCK_TOLD, WON, page
from tests.store.games import record


def stand(tmp_path: Path, *records: GameRecord) -> list[Standing]:
    path = tmp_path / "WASCO"
    path.write_text(HEADING + "".join(f"{record.to_line()}\n" for record in records))
    counts = Wasco(path.parent).count()
    assert counts.strange == 0
    return standings_of(counts)


def test_games_are_added_up_by_initials(tmp_path: Path) -> None:
    mum, you = stand(
        tmp_path,
        record(1, "YOU", scores=(121, 80), result="won-skunk"),
        record(2, "MUM", scores=(100, 121), result="lost"),
        record(3, "YOU", scores=(50, 121), result="lost-double-skunk"),
        record(4, "YOU", scores=(121, 120), result="won", best="28:5H5S5CKD+5D"),
    )
    assert (mum.initials, mum.games, mum.won, mum.lost, mum.margin) == ("MUM", 1, 0, 1, -21)
    assert (you.games, you.won, you.lost, you.skunks_given, you.skunks_taken) == (3, 2, 1, 1, 1)
    assert you.margin == pytest.approx((41 - 71 + 1) / 3)
    assert you.best == "28:5H5S5CKD+5D"


def test_games_with_hints_are_told_where_there_are_any(tmp_path: Path) -> None:
    games = [record(1), record(2, preset="champ+hints"), record(3, preset="bsd+hints", initials="BOB")]
    first, other = stand(tmp_path, *games)
    assert (first.with_hints, other.with_hints) == (1, 1)
    lines = [*page([first], games[:2])]
    heads, row = lines[1:3]
    assert heads.endswith("  with hints")
    assert row.endswith(" 1")
    assert sum(line.endswith("  *") for line in lines) == 1
    assert "* with hints." in lines
    assert not any("with hints" in line for line in page(stand(tmp_path, record(1)), [record(1)]))


def test_a_game_on_a_chosen_seed_stands_outside_the_standings(tmp_path: Path) -> None:
    games = [record(1), record(2, preset="champ+seed"), record(3, preset="bsd+seed+hints", initials="BOB")]
    [only] = stand(tmp_path, *games)
    assert (only.initials, only.games, only.with_hints) == ("ABC", 1, 0)
    lines = [*page([only], games)]
    assert "The last 3 games, the newest last:" in lines
    assert sum(line.endswith(("  +", "  *+")) for line in lines) == 2
    assert "* with hints; + from a seed you chose, not counted above." in lines


def test_the_page_says_who_won_then_the_last_games_then_figures(tmp_path: Path) -> None:
    games = [record(number, initials) for number, initials in enumerate(["ABC"] * 12 + ["MUM"])]
    lines = [*page(stand(tmp_path, *games), games)]
    order = [lines.index(words) for words in (WON, "The last 10 games, the newest last:", FIGURES, LUCK_TOLD)]
    assert order == sorted(order)
    assert max(map(len, lines)) <= 79


def test_it_can_be_of_one_player_alone(tmp_path: Path) -> None:
    games = [record(1, "ABC"), record(2, "MUM")]
    lines = [*page(stand(tmp_path, *games), games, "MUM")]
    assert "The last game:" in lines
    assert not any("ABC" in line for line in lines)
    assert [*page(stand(tmp_path, *games), games, "XYZ")] == ["WASCO holds no games of XYZ."]


def test_averages_stand_beside_what_is_usual_in_the_forms_played(tmp_path: Path) -> None:
    [you] = stand(
        tmp_path,
        record(
            1,
            hands=(PointsInHands(90, 10), PointsInHands(0, 0)),
            cribs=(PointsInHands(0, 0), PointsInHands(9, 1)),
            deals=10,
            pegged=(20, 1),
        ),
        record(
            2, form="five-card", hands=(PointsInHands(10, 10), PointsInHands(0, 0)), deals=10, pegged=(30, 1)
        ),
    )
    assert you.hand.each == 5
    assert you.hand.usual == pytest.approx((EXPECTED["six-card"].hand + EXPECTED["five-card"].hand) / 2)
    assert you.crib.each == 4
    assert you.pegging.each == 2.5


def test_luck_is_by_the_hand_dealt_for_both_sides_and_all_seats(tmp_path: Path) -> None:
    [two] = stand(tmp_path, record(deals=10, luck=(5.0, -2.0)))
    assert (two.luck.each, two.their_luck.each) == (0.5, -0.2)
    [three] = stand(tmp_path, record(form="three-handed", deals=10, luck=(5.0, -2.0, 4.0), scores=(61, 1, 2)))
    assert (three.luck.each, three.their_luck.each) == (0.5, 0.1)
    [four] = stand(tmp_path, record(form="four-handed", deals=10, luck=(5.0, -2.0)))
    assert (four.luck.each, four.their_luck.each) == (0.25, -0.1)


def test_chance_grows_small_with_many_games(tmp_path: Path) -> None:
    [few] = stand(tmp_path, record(1))
    [many] = stand(tmp_path, *(record(number) for number in range(100)))
    assert few.chance == pytest.approx(10 * many.chance)
    assert few.chance == pytest.approx(2 * EXPECTED["six-card"].spread / 3)


def test_strange_lines_are_counted_and_remarks_are_not(tmp_path: Path) -> None:
    path = tmp_path / "WASCO"
    whole = record().to_line()
    path.write_bytes(
        b"# remark\n\nv2 later\n"
        + whole.encode()
        + b"\r\n\x00\xff\n"
        + whole.replace("won", "one").encode()
        + b"\nABC"
    )
    counts = Wasco(path.parent).count()
    assert counts.strange == 3
    assert [standing.games for standing in standings_of(counts)] == [1]


def test_nobody_stands_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "WASCO").mkdir()
    assert standings_of(Wasco(tmp_path).count()) == []


def test_nobody_stands_in_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert standings_of(Wasco(tmp_path).count()) == []
    assert "the record book" in "\n".join(page([], []))


def test_one_game_is_no_list_of_games(tmp_path: Path) -> None:
    assert "The last game:" in page(stand(tmp_path, record(1)), [record(1)])
    assert "The last 2 games, the newest last:" in page([], [record(1), record(2)])


def test_the_page_tells_it_all(tmp_path: Path) -> None:
    records = [record(number, scores=(121, 80 + number)) for number in range(12)]
    text = "\n".join(page(stand(tmp_path, *records), records))
    assert "ABC     12   12     0             0      0   +35.5\n" in text
    assert "ABC  8.00  8.07  4.00  4.84    3.33  2.76  24 with 4D 4H 5S 6D + 5H\n" in text
    assert "by chance up to" in text
    assert text.count("2026-11-18  6 cards") == 10
    assert "won     121-91\n\n" in text
    assert max(map(len, text.split("\n"))) < 80

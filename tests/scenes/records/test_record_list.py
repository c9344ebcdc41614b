"""Everybody in WASCO, the pictures of each player, and the games that were kept."""

from pathlib import Path
from random import Random

import pytest

from game.devices.button import Button
from game.machines import USUAL, names
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.events import DealerChosen
from game.scenes.box import Notice
from game.scenes.records import record_list
from game.scenes.records.kept_games import NONE_YET, UNREADABLE, KeptGames, OneGame
from game.scenes.records.record_list import ALL, EMPTY, HOW_TO_SIGN, KEPT_GAMES, PlayerRecord, Records
from game.scenes.records.record_pictures import best_hand, won_less_lost
from game.scenes.records.replay import Replay
from game.scenes.records.review_page import ReviewPage
from game.scenes.scene import LayOver, Scene, TakeOff
from game.session.telling import CardNames
from game.session.typed import NotUnderstood
from game.sheets.charts import Graph
from game.sheets.page_parts import Grid, Words
from game.sheets.pages import PageSheet, reading_page
from game.sheets.spots import PartSpot
from game.sheets.teller import Teller
from game.store.ended_games import EndedGames
from game.store.judged import COUNTED, JudgedGame, JudgedGames
from game.store.kept_game import read_game
from game.store.standings import History
from game.store.wasco_file import Wasco
from game.store.wasco_line import HEADING
from game.values import replace
from tests.conftest import CheckPicture
from tests.scenes.driver import Ear, Visit, at_home
from tests.scenes.ink import InkScreen
from tests.scenes.shown import T, draw, only_sheet, rows_of_a_page, shown
from tests.store.games import record, saved_game

SCREEN = Screen(switched_on(USUAL))


def some_games(folder: Path, number: int = 60) -> None:
    chance = Random(1987)
    lines = []
    for game in range(number):
        won, other = chance.random() < 0.55, chance.randint(55, 120)
        changes: dict[str, object] = {
            "begun": f"2026-{1 + game // 6 % 12:02}-18T20:15:00",
            "scores": (121, other) if won else (other, 121),
            "result": ("won" if won else "lost") + ("-skunk" if other < 91 else ""),
            "luck": (chance.gauss(0, 8), chance.gauss(0, 8)),
        }
        lines.append(record(game, chance.choice(("ABC", "MUM")), **changes).to_line())
    (folder / "WASCO").write_text(HEADING + "\n".join(lines) + "\n")


def some_judged_games(folder: Path) -> None:
    chance = Random(1987)
    for game in range(24):
        begun, given = f"2026-11-18T20:{game:02}:00", chance.uniform(0.02, 0.2)
        judged = JudgedGame("MUM", begun, "six-card", given, COUNTED, 32, "1a2b3c4d")
        assert JudgedGames(folder).add(judged) is None


def keep_game(folder: Path, seed: str) -> None:
    path = folder / "unfinished.txt"
    path.write_text("\n".join(saved_game(seed).to_lines()) + "\n")
    assert EndedGames(folder).take(path) is None


def test_without_a_number_the_newest_game_is_one_in_which_a_card_was_played(tmp_path: Path) -> None:
    for seed in ("a", "b"):
        keep_game(tmp_path, seed)
    games = KeptGames(tmp_path)
    newest, before = games.paths
    newest.write_text(newest.read_text().partition(" play ")[0].rpartition("\n")[0] + "\n")
    for line, path in (("replay", before), ("replay 2", before), ("replay 1", newest)):
        replay = games.named(line)
        assert isinstance(replay, Replay)
        assert replay.game.seed == read_game(path).seed


def visit(scene: Scene) -> Visit:
    return Visit(scene, Ear())


def opened(records: Records, kind: type[T]) -> T:
    """Open the first line, which leads to such a scene."""
    answer = records.choose(0)
    assert isinstance(answer, LayOver)
    assert isinstance(answer.scene, kind)
    return answer.scene


def test_the_title_and_the_end_of_a_game_lead_to_the_records(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.press(Button.DOWN, Button.DOWN, Button.DOWN, Button.DOWN, Button.FIRE)
    assert isinstance(home.scene, Records)
    home.press(Button.BACK)
    assert not isinstance(home.scene, Records)


def board(records: Records) -> Grid:
    page = only_sheet(records, PageSheet)
    grid = page.rows[0][0].content
    assert isinstance(grid, Grid)
    return grid


def test_everybody_stands_on_the_board_and_all_games_below(tmp_path: Path) -> None:
    some_games(tmp_path)
    keep_game(tmp_path, "a")
    records = Records(tmp_path)
    assert [records.line(index)[0] for index in range(records.size)] == ["MUM", "ABC", KEPT_GAMES]
    assert records.line(2)[1] == "1 saved"
    grid, games = board(records), Wasco(tmp_path).latest()
    own = [one.won for one in games if one.initials == "ABC"]
    assert [*map(str, (sum(own), len(own) - sum(own), len(own)))] == list(grid.rows[1][1:4])
    assert grid.rows[-1][1:4] == [str(sum(row)) for row in zip(*_figures(grid), strict=True)]
    skunks = [[*map(int, row[7].split(" : "))] for row in grid.rows]
    assert skunks[-1] == [*map(sum, zip(*skunks[:-1], strict=True))]
    assert int(grid.rows[-1][5]) == max(int(row[5]) for row in grid.rows[:-1])


def _figures(grid: Grid) -> list[list[int]]:
    return [[*map(int, row[1:4])] for row in grid.rows[:-1]]


def test_one_game_is_one_and_the_best_hand_is_sorted_and_told_in_words(tmp_path: Path) -> None:
    line = record(1, "ABC", best="24:6C4D5H5S+6D").to_line()
    (tmp_path / "WASCO").write_text(f"{HEADING}{line}\n")
    page = only_sheet(Records(tmp_path), PageSheet)
    assert page.rows[1][0].at_right == "1 game"
    history = History(Wasco(tmp_path).latest())
    hand = best_hand("24:6C4D5H5S+6D", history)
    assert [str(card) for card in hand.cards] == ["4D", "5H", "5S", "6C", "6D"]


def test_games_from_a_seed_are_said_not_to_count(tmp_path: Path) -> None:
    lines = [record(number, "ABC").to_line() for number in range(2)]
    lines[1] = record(1, "ABC", preset="champ+seed").to_line()
    (tmp_path / "WASCO").write_text(HEADING + "\n".join(lines) + "\n")
    records = Records(tmp_path)
    for at in range(records.size):
        records.chosen = at
        assert _words(records).count("1 game from a seed: not counted") == 1


def test_initials_with_games_from_a_seed_alone_are_told_where_they_are(tmp_path: Path) -> None:
    games = [record(1, "ABC"), record(2, "JX", preset="champ+seed"), record(3, "ABC", preset="champ+seed")]
    (tmp_path / "WASCO").write_text(HEADING + "".join(f"{game.to_line()}\n" for game in games))
    records = Records(tmp_path)
    with pytest.raises(NotUnderstood, match="JX has no game that counts here"):
        records.other_line("jx")
    assert records.other_line("abc") is None
    assert records.other_line("zz") is None


def test_the_curve_ends_where_won_less_lost_stands(tmp_path: Path) -> None:
    some_games(tmp_path)
    own = [one for one in Wasco(tmp_path).latest() if one.initials == "ABC"]
    steps = won_less_lost(History(own), latest=10).curves[0].values
    assert len(steps) == 11
    assert steps[-1] == sum(1 if one.won else -1 for one in own[-10:])


def test_without_games_it_says_how_one_is_recorded(tmp_path: Path) -> None:
    records = Records(tmp_path)
    assert records.size == 1
    assert HOW_TO_SIGN in _words(records)
    board = only_sheet(records, PageSheet).rows[0][0].content
    assert isinstance(board, Grid)
    assert not any(board.rows[-1][1:]), "no table of zeros"


def test_beside_a_saved_game_of_nobody_it_says_which_games_count(tmp_path: Path) -> None:
    keep_game(tmp_path, "a")
    words = _words(Records(tmp_path))
    assert "1 saved  Games without initials don't count here." in words
    assert EMPTY not in words


def test_who_has_set_initials_is_told_what_comes_under_them(tmp_path: Path) -> None:
    words = _words(Records(tmp_path, initials="JX"))
    assert EMPTY in words
    assert "Your next game, under JX, will be the first." in words
    assert HOW_TO_SIGN not in words


def test_a_chart_is_told_without_its_picture(tmp_path: Path) -> None:
    lines = [
        record(at, "ABC", begun=f"2026-11-18T20:15:0{at}", scores=scores, result=result).to_line()
        for at, (scores, result) in enumerate([((121, 120), "won"), ((60, 121), "lost"), ((80, 121), "lost")])
    ]
    (tmp_path / "WASCO").write_text(HEADING + "\n".join(lines) + "\n")
    teller = Teller(CardNames().row)
    told = [[line for _, line in page.told(teller)] for page in opened(Records(tmp_path), PlayerRecord).pages]
    assert ["Games won and lost, November 2026.", "NOV: 1 won, 2 lost."] in [page[2:] for page in told]
    assert [
        "By how many points games were won or lost.",
        "46 or more: 1 lost. 31 to 45: 1 lost. 1 to 15: 1 won.",
    ] in [page[2:] for page in told]


def test_strange_lines_are_told_of_once(tmp_path: Path) -> None:
    (tmp_path / "WASCO").write_bytes(b"\x00\xff\n")
    assert "made no sense" in _words(Records(tmp_path))
    assert "made no sense" not in _words(Records(tmp_path))


def _words(records: Records) -> str:
    page = only_sheet(records, PageSheet)
    words = [part.content for row in page.rows for part in row if isinstance(part.content, Words)]
    return " ".join(line for one in words for line in one.lines)


@pytest.mark.parametrize("number", [1, 2, 60, 900])
def test_the_pictures_are_leafed_through_both_ways(tmp_path: Path, number: int) -> None:
    some_games(tmp_path, number)
    player = opened(Records(tmp_path), PlayerRecord)
    hands = visit(player)
    for at in range(len(player.pages)):
        hands.stack.draw(SCREEN)
        page = only_sheet(player, PageSheet)
        assert page.at_right == f"{at + 1} of {len(player.pages)}" * (number > 1)
        hands.press(Button.RIGHT)
    assert player.at == 0
    hands.press(Button.LEFT)
    assert player.at == len(player.pages) - 1
    hands.stack.click(None)
    assert hands.stack.top is None


@pytest.mark.parametrize(
    ("number", "numbered"), [(2, [1, 2]), (8, [*range(1, 9)]), (60, [*range(10, 61, 10)])]
)
def test_games_are_numbered_below_their_curve(tmp_path: Path, number: int, numbered: list[int]) -> None:
    lines = [record(game, "ABC").to_line() for game in range(number)]
    (tmp_path / "WASCO").write_text(HEADING + "\n".join(lines) + "\n")
    player = opened(Records(tmp_path), PlayerRecord)
    parts = [row[-1].content for page in player.pages if isinstance(page, PageSheet) for row in page.rows]
    scale = next(content for content in parts if isinstance(content, Graph)).scale
    assert [int(words) for _, words in scale.columns] == numbered
    assert all(0 <= along <= 1 for along, _ in scale.columns)


@pytest.mark.parametrize("machine", ["ega", "amiga", "c128"])
def test_a_number_below_a_curve_stands_in_the_middle_of_its_line(
    machine: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some_judged_games(tmp_path)
    some_games(tmp_path)
    lines: list[int] = []

    player, screen = opened(Records(tmp_path), PlayerRecord), InkScreen(switched_on(machine))
    grain = type(screen.machine.look.grain)
    monkeypatch.setattr(grain, "upright", lambda *drawn: lines.append(drawn[3]))
    shown(screen, player.pages[5])
    look = screen.machine.look
    middles = [screen.areas_of(number)[0].centerx - look.inside.left for number in ("5", "10", "15", "20")]
    assert all(abs(at - line) <= look.cell[0] // 2 for at, line in zip(middles, lines, strict=True))


def test_one_who_played_long_ago_has_figures_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some_games(tmp_path)
    monkeypatch.setattr(record_list, "LOOKED_AT", 10)
    player = opened(Records(tmp_path), PlayerRecord)
    assert len(player.pages) == 1
    draw(player, SCREEN)


def test_a_record_with_impossible_months_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "WASCO").write_text(record(begun="9999-77-99T99:99:99").to_line() + "\n")
    player = opened(Records(tmp_path), PlayerRecord)
    for page in player.pages:
        SCREEN.show([page])


def test_a_click_leafs_on_and_leaves_after_the_last_page(tmp_path: Path) -> None:
    some_games(tmp_path)
    player = opened(Records(tmp_path), PlayerRecord)
    player.pages = [reading_page("LONG", ["a line"] * 3 * rows_of_a_page(SCREEN)), *player.pages[1:]]
    for at in range(len(player.pages)):
        assert player.at == at
        draw(player, SCREEN)
        answer = player.click(None)
    assert isinstance(answer, TakeOff)


def test_many_players_scroll_and_the_mouse_finds_the_right_one(tmp_path: Path) -> None:
    lines = (record(game, f"P{game:02}").to_line() for game in range(40))
    (tmp_path / "WASCO").write_text("\n".join(lines) + "\n")
    records = Records(tmp_path)
    hands, screen = visit(records), Screen(switched_on(USUAL))
    hands.press(*[Button.DOWN] * 30)
    assert [row[0] for row in board(records).rows] == [f"P{at}" for at in range(25, 31)] + [ALL]
    hands.stack.draw(screen)
    wide, high = screen.surface.get_size()
    pointed = set()
    for y in range(high):
        spot = screen.spot_at((wide // 8, y))
        hands.stack.hover(spot)
        hands.stack.draw(screen)
        assert screen.spot_at((wide // 8, y)) == spot
        if isinstance(spot, PartSpot) and not spot.part:
            pointed.add(records.line(records.chosen)[0])
    assert pointed == {*(f"P{at}" for at in range(25, 31)), KEPT_GAMES}


def test_a_kept_game_is_opened_and_a_spoilt_one_says_why(tmp_path: Path) -> None:
    keep_game(tmp_path, "a")
    keep_game(tmp_path, "b")
    newest = EndedGames(tmp_path).paths[0]
    newest.write_bytes(b"\x00\xff")
    kept = opened(Records(tmp_path), KeptGames)  # nobody has initials: all games are all there is
    assert kept.line(0)[1] == UNREADABLE
    assert kept.line(1)[0] == "2026-11-18  ANN - COMPUTER"
    assert not kept.card
    hands = visit(kept)
    hands.press(Button.FIRE)
    assert not isinstance(hands.scene, KeptGames | Replay)
    hands.press(Button.FIRE, Button.DOWN, Button.FIRE)
    assert isinstance(hands.scene, OneGame)
    assert [*kept.card][::2] == ["ANN against COMPUTER", "90-121, ended in deal 11"]
    assert [*hands.scene.lines] == [*kept.card]
    hands.press(Button.FIRE)
    assert isinstance(hands.scene, Replay)
    hands.press(Button.BACK, Button.FIRE, Button.DOWN, Button.FIRE)
    assert isinstance(hands.scene, ReviewPage)
    hands.press(Button.BACK)
    assert isinstance(hands.scene, KeptGames)


def test_partners_stand_together_as_they_cut(tmp_path: Path) -> None:
    game = saved_game(form="four-handed")
    seats = ("person YOU", "skipper WEST", "skipper NORTH", "skipper EAST")
    path = tmp_path / "unfinished.txt"
    path.write_text("\n".join(replace(game, seats=seats).to_lines()) + "\n")
    assert EndedGames(tmp_path).take(path) is None
    reached = game.played().game
    again = reached.begun_again()
    events = [event for seat, move in reached.moves for event in again.apply(seat, move)]
    cut = next(event for event in events if isinstance(event, DealerChosen))
    kept = KeptGames(tmp_path)
    names = [seats[place].partition(" ")[2] for place in cut.places]
    sides = [f"{names[0]} & {names[2]}", f"{names[1]} & {names[3]}"]
    assert kept.line(0)[0].endswith(" - ".join(sides))
    assert kept.card[0] == " against ".join(sides)


def test_where_no_game_was_kept_it_says_so(tmp_path: Path) -> None:
    hands = visit(Records(tmp_path))
    hands.press(Button.DOWN, Button.FIRE)
    assert hands.on(Notice).lines == (NONE_YET,)
    hands.press(Button.FIRE)
    assert isinstance(hands.scene, Records)


def test_pictures_of_the_record(tmp_path: Path, check_picture: CheckPicture) -> None:
    some_games(tmp_path)
    keep_game(tmp_path, "a")
    records = Records(tmp_path)
    some_judged_games(tmp_path)
    draw(records, SCREEN)
    check_picture(SCREEN.surface, "records")
    player = opened(records, PlayerRecord)
    names = ("figures", "months", "share", "margins", "luck", "given_away")
    for page, name in zip(player.pages, names, strict=True):
        SCREEN.show([page])
        check_picture(SCREEN.surface, f"record_{name}")


def test_the_luck_fills_its_chart_and_a_sentence_says_how_far_chance_goes(tmp_path: Path) -> None:
    some_games(tmp_path)
    player = opened(Records(tmp_path), PlayerRecord)
    page = player.pages[4]
    assert isinstance(page, PageSheet)
    graph = next(part.content for row in page.rows for part in row if isinstance(part.content, Graph))
    you, others = graph.curves
    most = max(map(abs, [*you.values, *others.values]))
    assert most <= graph.scale.high < most + 5
    (told,) = [part.content for row in page.rows for part in row if isinstance(part.content, Words)]
    assert told.lines[1] == "In 35 games luck alone stays within 94 points, 19 times in 20."


def test_a_game_of_which_the_end_is_lost_says_from_where_on(tmp_path: Path) -> None:
    finished = EndedGames(tmp_path)
    finished.folder.mkdir(parents=True)
    lines = saved_game().to_lines()
    (finished.folder / "00001-2026-11-18.txt").write_text("\n".join(lines[: len(lines) // 2]) + "\nnonsen\n")
    assert "lost from deal" in KeptGames(tmp_path).line(0)[1]


def test_the_best_hand_tells_each_kind_with_its_cards(tmp_path: Path) -> None:
    some_games(tmp_path)
    hand = best_hand("24:4D4H5S6D+5H", History(Wasco(tmp_path).latest()))
    assert hand.below[:3] == [
        "8 in fifteens   [4D] [4H] [5S] [6D] [5H]",
        "12 in runs   [4D] [4H] [5S] [6D] [5H]",
        "4 in pairs   [4D] [4H] [5S] [5H]",
    ]


@pytest.mark.parametrize("machine", names())
def test_the_best_hand_is_told_beside_it_where_there_is_room(machine: str, tmp_path: Path) -> None:
    some_games(tmp_path)
    screen = visit(opened(Records(tmp_path), PlayerRecord)).drawn(InkScreen(switched_on(machine)))
    (told,) = (area for words in screen.words if "in fifteens" in words for area in screen.areas_of(words))
    assert told.left > screen.surface.get_width() / 3
    assert not screen.faults

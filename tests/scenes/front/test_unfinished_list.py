"""Several games may wait, and none is set aside without a question."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.devices.button import Button
from game.machines import USUAL, names
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.events import Phase
from game.scenes.box import Notice
from game.scenes.front.choose_game import ChooseGame, TableCard
from game.scenes.front.rooms import new_game
from game.scenes.front.title import NOTE_LETTERS, Title
from game.scenes.front.unfinished_list import IF_ASIDE, Resume, UnfinishedList, about
from game.scenes.records.kept_games import KeptGames
from game.scenes.table.game_scene import GameScene
from game.session.who_plays import scores_by_name
from game.sheets.sheets import BlankSheet
from game.store.ended_games import EndedGames
from game.store.kept_game import CLUB, MATCH, WON, KeptGame
from game.store.unfinished import UnfinishedGames
from game.store.wasco_file import Wasco
from game.values import replace
from tests.conftest import CheckPicture
from tests.scenes.driver import Home, at_home, at_the_end
from tests.scenes.ink import InkScreen
from tests.store.games import saved_game

FIRE, UP, DOWN, BACK = Button.FIRE, Button.UP, Button.DOWN, Button.BACK


def leave(folder: Path, initials: str, moves: int = 40, form: str = "six-card") -> KeptGame:
    """A game of somebody that waits."""
    whole = saved_game(f"seed{initials}", form, initials)
    saved = KeptGame(whole.seats, initials, whole.lines[:moves], whole.extras)
    assert UnfinishedGames(folder).begin(saved) is None
    return saved


def waiting(folder: Path) -> set[str]:
    return {one.initials for one in UnfinishedGames(folder).look()}


def answers(home: Home) -> list[str]:
    return [words for words, _ in home.on(Resume).answers]


def test_of_a_game_of_a_match_it_is_said_how_that_stands(tmp_path: Path) -> None:
    saved = leave(tmp_path, "ANN")
    assert about(replace(saved.played(), extras={MATCH: "3 0 1", WON: "0 1"}))[-1] == (
        "Best of 3: ANN 0, COMPUTER 1."
    )


@pytest.mark.parametrize("form", ["six-card", "three-handed"])
def test_a_title_tells_whose_each_score_of_a_game_that_waits_is(form: str) -> None:
    kept, seats = saved_game("1987", form), ("person ANN", "skipper B", "skipper C")
    waits = KeptGame(seats[: len(kept.seats)], "ANN", kept.lines[:40]).played()
    told = [f"{name} {score}" for name, score in zip(("ANN", "B", "C"), waits.game.scores, strict=False)]
    assert scores_by_name(waits, NOTE_LETTERS) == [*told, f"deal {waits.game.deals}"]


def test_the_game_of_the_initials_given_is_offered_first(tmp_path: Path) -> None:
    saved = {initials: leave(tmp_path, initials) for initials in ("ANN", "BEN", "")}
    home = at_home(tmp_path, begin=False, initials="ANN")
    home.tick()
    assert isinstance(home.scene, Resume)
    assert home.scene.lines[0] == "ANN has an unfinished game."
    assert answers(home) == ["Continue", "Other games", "Later"]
    assert IF_ASIDE not in home.scene.lines
    home.press(DOWN, FIRE)
    assert isinstance(home.scene, UnfinishedList)
    assert [one.initials for one in home.scene.games.found] == ["ANN", "", "BEN"]
    assert {home.scene.line(index)[0] for index in range(3)} == {"2026-11-18  ANN - COMPUTER"}
    assert home.scene.line(home.scene.chosen)[1] not in home.scene.card, "its line says how it stands"
    assert not any("begun" in words for words in home.scene.card), "and when it was begun"
    home.press(DOWN, DOWN, FIRE)
    home.press(FIRE)
    assert tuple(home.game.to_lines()) == saved["BEN"].lines


def test_play_again_begins_another_game_while_one_waits_on(tmp_path: Path) -> None:
    home = at_the_end(tmp_path)
    leave(tmp_path, "", form="three-handed")
    home.press(FIRE)
    assert len(home.at.context.top.seats) == 2
    assert 3 in {len(kept.seats) for kept in UnfinishedGames(tmp_path).look()}


def test_of_four_it_is_told_who_plays_together(tmp_path: Path) -> None:
    leave(tmp_path, "ANN", form="four-handed")
    home = at_home(tmp_path, begin=False, initials="ANN")
    home.tick()
    assert home.on(Resume).lines[2] == "ANN and COMPUTER C against COMPUTER B and COMPUTER D"


def test_what_was_said_before_the_question_is_over_when_the_game_goes_on(tmp_path: Path) -> None:
    """A call of muggins that was done with stood beside the next count."""
    before = at_home(tmp_path, preset="acc", seed=4, level="landlubber")
    before.answer_until(lambda: "2 points by muggins" in before.told() and before.game.phase is Phase.SHOW)
    before.until_still()
    after = at_home(tmp_path, preset="acc", seed=4, level="landlubber", begin=False)
    after.tick()
    after.press(FIRE)
    after.until_still()
    assert (after.game.moves, after.top.message) == (before.game.moves, before.top.message)


def test_a_new_game_of_other_initials_leaves_it_waiting(tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    home = at_home(tmp_path, initials="BEN")
    assert isinstance(home.scene, GameScene)
    assert waiting(tmp_path) == {"ANN", "BEN"}


def from_the_title(folder: Path) -> Home:
    home = at_home(folder, begin=False, initials="ANN")
    home.tick()
    home.press(BACK, DOWN, FIRE)
    return home


def from_choose_game(folder: Path) -> Home:
    home = at_home(folder, begin=False, initials="ANN")
    home.tick()
    home.press(BACK, DOWN, DOWN, FIRE)
    assert isinstance(home.scene, ChooseGame)
    home.press(FIRE)
    assert isinstance(home.scene, TableCard)
    home.press(FIRE)
    return home


def from_the_command_line(folder: Path) -> Home:
    return at_home(folder, initials="ANN")


DOORS = pytest.mark.parametrize("door", [from_the_title, from_choose_game, from_the_command_line])
Door = Callable[[Path], Home]


@DOORS
def test_no_door_sets_a_game_of_the_same_initials_aside(door: Door, tmp_path: Path) -> None:
    saved = leave(tmp_path, "ANN")
    home = door(tmp_path)
    assert isinstance(home.scene, Resume)
    assert answers(home) == ["Continue", "Keep it, start a new one", "Give it up, start a new one", "Title"]
    assert IF_ASIDE in home.scene.lines
    home.press(FIRE)
    assert tuple(home.game.to_lines()) == saved.lines
    assert EndedGames(tmp_path).paths == []


@DOORS
@pytest.mark.parametrize("buttons", [(BACK,), (DOWN, DOWN, DOWN, FIRE)])
def test_who_does_not_answer_is_back_at_the_title(
    door: Door, buttons: tuple[Button, ...], tmp_path: Path
) -> None:
    leave(tmp_path, "ANN")
    home = door(tmp_path)
    home.press(*buttons)
    home.tick(5)
    assert isinstance(home.scene, Title)
    assert waiting(tmp_path) == {"ANN"}
    assert EndedGames(tmp_path).paths == []


@pytest.mark.parametrize("answer", ["Continue", "Title"])
def test_a_word_whose_cards_were_not_sat_down_to_is_no_longer_dealt(answer: str, tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    home = at_home(tmp_path, begin=False, initials="ANN")
    home.session.duplicate = "monday champ"
    home.stack.lay_over(new_game(home.session))
    assert home.session.duplicate, "it is still to be asked"
    home.take_line(answer)
    assert not home.session.duplicate


@DOORS
def test_kept_for_later_it_waits_beside_the_new_one(door: Door, tmp_path: Path) -> None:
    saved = leave(tmp_path, "ANN")
    home = door(tmp_path)
    home.press(DOWN, FIRE)
    assert home.game.moves == []
    assert {one.lines for one in UnfinishedGames(tmp_path).look()} == {
        saved.lines,
        tuple(home.game.to_lines()),
    }


def test_a_game_of_the_club_is_not_in_the_way_of_another(tmp_path: Path) -> None:
    saved = leave(tmp_path, "ANN")
    games = UnfinishedGames(tmp_path)
    assert games.give_up(games.look()[0])
    assert games.begin(replace(saved, extras={**saved.extras, CLUB: "1 2 3"})) is None
    assert isinstance(from_the_command_line(tmp_path).scene, GameScene)


@DOORS
def test_set_aside_by_an_answer_it_lies_among_the_games(door: Door, tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    home = door(tmp_path)
    home.press(DOWN, DOWN, FIRE)
    assert isinstance(home.scene, GameScene)
    assert home.game.moves == []
    assert len(EndedGames(tmp_path).paths) == 1
    assert waiting(tmp_path) == {"ANN"}
    assert KeptGames(tmp_path).line(0)[1].endswith(", given up in deal 4")


def test_a_game_that_cannot_be_set_aside_waits_on(tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    (tmp_path / "games").touch()
    home = at_home(tmp_path, initials="ANN")
    home.press(DOWN, DOWN, FIRE)
    assert isinstance(home.scene, Title)
    home.tick()
    assert isinstance(home.scene, Notice)
    assert waiting(tmp_path) == {"ANN"}


def spoil(folder: Path, line: int, words: str) -> None:
    path = folder / "unfinished.txt"
    lines = path.read_text().split("\n")
    lines[line - 1] = words
    path.write_text("\n".join(lines))


def test_a_damaged_file_is_told_of_and_the_good_part_can_be_played_on_from(tmp_path: Path) -> None:
    saved = leave(tmp_path, "")
    spoil(tmp_path, 30, "0 play XX")
    for _ in range(2):
        home = at_home(tmp_path, begin=False)
        home.tick()
        assert "is damaged. The game is kept as far as it can be read" in " ".join(home.on(Resume).lines)
        home.press(DOWN, FIRE)
        home.press(FIRE)
        assert isinstance(home.scene, Resume), "the title asks as well"
    spoilt = (tmp_path / "unfinished.txt").read_bytes()
    home.press(FIRE)
    above = 30 - 1 - len(home.game.to_lines())
    assert tuple(home.game.to_lines()) == saved.lines[: 30 - 1 - above]
    assert (tmp_path / "unfinished.not-understood.txt").read_bytes() == spoilt
    home.until_still()
    home.answer()
    assert at_home(tmp_path, begin=False).session.complaints == []


def test_what_cannot_be_read_at_all_is_offered_until_somebody_decides(tmp_path: Path) -> None:
    (tmp_path / "unfinished-2.txt").write_text("nonsense\n")
    for _ in range(2):
        home = at_home(tmp_path, begin=False)
        home.tick()
        assert "can't be read: it is damaged" in " ".join(home.on(Resume).lines)
        home.press(FIRE)
        assert isinstance(home.scene, Title)
    home.press(FIRE)
    home.press(DOWN, FIRE)
    home.tick()
    assert [path.name for path in tmp_path.glob("unfinished*")] == ["unfinished-2.not-understood.txt"]


def test_a_game_whose_record_waits_is_told_of_and_recorded_when_the_title_is_seen(tmp_path: Path) -> None:
    (tmp_path / "WASCO").mkdir()
    home = at_the_end(tmp_path, initials="ANN")
    home.press(BACK)
    home.tick()
    assert "goes into the record" in " ".join(home.on(Notice).lines)
    home.press(FIRE)
    (tmp_path / "WASCO").rmdir()
    again = at_home(tmp_path, begin=False)
    assert again.session.complaints == []
    assert len(Wasco(tmp_path).latest()) == len(EndedGames(tmp_path).paths) == 1


def test_one_that_cannot_be_read_is_pointed_at_like_any_other(tmp_path: Path) -> None:
    leave(tmp_path, "")
    (tmp_path / "unfinished-2.txt").write_text("nonsense\n")
    home = at_home(tmp_path, begin=False)
    home.tick()
    home.press(DOWN, FIRE, DOWN)
    assert "can't be read: it is damaged" in " ".join(home.on(UnfinishedList).card)


def test_picture_of_the_list(tmp_path: Path, check_picture: CheckPicture) -> None:
    for initials in ("ANN", "BEN", ""):
        leave(tmp_path, initials)
    spoil(tmp_path, 30, "0 play XX")
    (tmp_path / "unfinished-9.txt").write_text("nonsense\n")
    home = at_home(tmp_path, begin=False, initials="ANN")
    home.tick()
    home.press(DOWN, FIRE)
    screen = home.drawn(Screen(switched_on(USUAL)))
    check_picture(screen.surface, "unfinished_list")


def test_the_table_of_the_game_that_waits_stands_behind_it(tmp_path: Path) -> None:
    for moves, initials in ((40, "ANN"), (60, "BEN")):
        leave(tmp_path, initials, moves)
    home, screen = at_home(tmp_path, begin=False, initials="ANN"), Screen(switched_on("ega"))
    home.tick()
    seen = []
    for buttons in ((DOWN, FIRE), (DOWN,), ()):
        home.stack.draw(screen)
        (behind,) = (one.behind for one in home.scene.picture() if isinstance(one, BlankSheet))
        assert screen._table
        assert behind
        assert screen._table.top == behind
        seen.append([pegs.front for pegs in behind.pegs])
        home.press(*buttons)
    assert seen[0] == seen[1] != seen[2], "in the list the one that is lit"
    home.press(UP, FIRE, FIRE)
    assert [pegs.front for pegs in home.top.pegs] == seen[0]


@pytest.mark.parametrize("machine", names())
def test_games_of_four_name_both_sides_on_every_machine(machine: str, tmp_path: Path) -> None:
    """The Amiga had no button for a line of two rows."""
    for initials, form in (("ANN", "six-card"), ("BEN", "four-handed")):
        leave(tmp_path, initials, form=form)
    home, screen = at_home(tmp_path, begin=False, initials="ANN"), InkScreen(switched_on(machine))
    home.tick()
    home.press(DOWN, FIRE)
    home.stack.draw(screen)
    assert home.on(UnfinishedList).line(1)[0] == "2026-11-18  ANN & COMPUTER C - COMPUTER B & COMPUTER D"
    assert not screen.faults

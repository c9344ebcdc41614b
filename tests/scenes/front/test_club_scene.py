"""An evening at the club at the window, by buttons: each game is written down and signed before the next."""

from pathlib import Path

import pytest

from game.club.book import WATCHED, Book
from game.club.duplicate import duplicate_game
from game.club.evening import BRACKET, YOU
from game.club.scoring import Entry, Result
from game.devices.button import Button, Press
from game.machines import names
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.scenes.box import LONGEST_SPELLED, Notice, TypedBox
from game.scenes.front.club_scene import ClubScene
from game.scenes.front.open_scene import open_scene
from game.scenes.front.title import Title
from game.scenes.front.unfinished_list import IF_ASIDE_AT_THE_CLUB, SET_ASIDE, Resume
from game.scenes.scene import Way
from game.scenes.spelling import DASH, DONE, ERASE, Spelling
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.session.club_session import ClubSession
from game.sheets.page_parts import Grid
from game.sheets.pages import PageSheet
from game.store.ended_games import EndedGames
from game.store.unfinished import UnfinishedGames
from tests.conftest import CheckPicture
from tests.scenes.driver import Home, at_home
from tests.scenes.every_scene import scene_on
from tests.scenes.ink import InkScreen
from tests.scenes.shown import only_sheet

FIRE, BACK = Button.FIRE, Button.BACK
UP, DOWN, LEFT, RIGHT = Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = at_home(tmp_path, club="night", seed="club")
    assert isinstance(home.scene, ClubScene)
    return home


def club(home: Home) -> ClubSession:
    return home.on(ClubScene).club


def club_scene(home: Home) -> ClubScene:
    return home.on(ClubScene)


def won_by(home: Home, spread: int) -> None:
    """The next game as if it had been played."""
    meeting = club(home).evening.next_meeting
    assert meeting
    evening = club(home).evening
    club(home).book.note(evening, Result(*meeting, spread))


def others_play(home: Home, left: int = 0) -> None:
    """All games of the other tables but so many, as if they had been played."""
    evening, book = club(home).evening, club(home).book
    others = [meeting for meeting in evening.meetings if YOU not in meeting]
    for meeting in others[left:]:
        book.note(evening, Result(*meeting, 7))


def test_the_title_leads_to_the_club(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.take_line("More ways to play")
    home.take_line("Club night")
    assert isinstance(home.scene, ClubScene)
    home.press(BACK)
    home.take_line("More ways to play")
    home.take_line("Short tournament")
    assert club(home).evening.kind == "short"


def test_a_word_is_typed_whose_cards_are_the_same_for_everybody(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.stack.lay_over(open_scene(home.session, Way.MORE_WAYS))
    home.press(UP, UP, UP, FIRE)
    assert isinstance(home.scene, TypedBox)
    home.press(FIRE)
    assert isinstance(home.scene, Notice)
    home.press(FIRE)
    for letter in "monday":
        home.stack.press(Press(None, typed=letter))
    home.press(FIRE)
    assert isinstance(home.scene, GameScene)
    assert home.game.seed == duplicate_game("monday").seed
    assert home.top.seats[1].name == "CHAMP"


def test_hands_without_a_keyboard_spell_the_word(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.stack.lay_over(open_scene(home.session, Way.MORE_WAYS))
    home.take_line("Duplicate")
    home.press(DOWN, FIRE)
    spelling = home.on(Spelling)
    for sign in (*"A1", DASH, *"B", ERASE, *"C", DONE):
        spelling.chosen = spelling.signs.index(sign)
        home.press(FIRE)
    home.press(UP, FIRE)
    assert home.game.seed == duplicate_game("a1-c").seed


def test_a_word_is_spelled_on_only_as_far_as_its_page_has_room(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.stack.lay_over(open_scene(home.session, Way.MORE_WAYS))
    home.take_line("Duplicate")
    for _ in range(LONGEST_SPELLED + 1):
        home.stack.press(Press(None, typed="a"))
    home.press(DOWN, FIRE)
    assert only_sheet(home.on(Spelling), PageSheet).rows[0][0].title == "a" * LONGEST_SPELLED


def test_a_long_list_is_read_row_by_row_from_your_own(tmp_path: Path) -> None:
    home = at_home(tmp_path, club="day", seed="club")
    scene = club_scene(home)
    scene.chosen = scene.choices.index("Standings")
    home.press(FIRE)

    def pointed() -> str:
        [[part]] = only_sheet(home.scene, PageSheet).rows
        assert isinstance(part.content, Grid)
        assert part.content.lit is not None
        assert part.content.chosen is None  # it is read, and nothing in it can be taken
        return part.content.rows[part.content.lit][0]

    assert pointed() == "1"
    home.press(DOWN, DOWN)
    assert pointed() == "3"
    home.press(UP, UP, UP)
    assert pointed() == "40"
    home.press(FIRE)
    assert home.scene is scene


def test_a_wrong_card_is_not_signed(home: Home) -> None:
    won_by(home, 35)
    home.press(RIGHT)  # two points
    home.number(35)
    assert "it's 3 points" in " ".join(home.on(Notice).lines)
    home.press(FIRE)
    home.press(RIGHT, UP, DOWN, FIRE)
    assert club(home).evening.to_sign is None
    assert club(home).evening.signed == {1}


def test_the_head_says_after_which_game_all_stand_so_once_it_is_signed(home: Home) -> None:
    """Beside 'after game 1' all stood as before it."""
    won_by(home, 14)
    assert only_sheet(club_scene(home), PageSheet).at_right == "game 1 of 9"
    club(home).write(Entry(2, 14))
    assert only_sheet(club_scene(home), PageSheet).at_right == "after game 1 of 9"


def test_the_spread_is_typed_in_figures(home: Home) -> None:
    four = Press(None, digit=4)
    assert not club_scene(home).types(four, at_keyboard=True), "nothing is to be signed"
    won_by(home, 42)
    assert club_scene(home).types(four)
    home.press(RIGHT, RIGHT)
    for press in (four, Press(None, digit=2)):
        home.stack.press(press)
    assert club_scene(home).spread == 42


def test_a_loss_is_written_in_the_other_column(home: Home) -> None:
    won_by(home, -12)
    home.number(12)
    assert not isinstance(home.scene, Notice)
    assert club(home).evening.to_sign is None


def test_a_game_is_played_to_its_end_and_leads_back(home: Home, tmp_path: Path) -> None:
    home.press(FIRE)
    assert isinstance(home.scene, GameScene)
    assert home.top.seats[1].name == "WALLY"
    home.until_scene(GameOver)
    assert home.on(GameOver).names[0] == "TO THE CLUB"
    home.press(FIRE)
    assert isinstance(home.scene, ClubScene)
    result = club(home).evening.to_sign
    assert result
    assert result.rival == "club-wally"
    assert Book(tmp_path).evenings("")[0].yours == [result]


def test_a_game_of_a_book_that_is_lost_counts_on_no_other_night(home: Home, tmp_path: Path) -> None:
    home.press(FIRE)
    home.until_scene(GameOver)
    (tmp_path / "club.txt").unlink()
    again = at_home(tmp_path, club="night", seed="another")
    assert club(again).evening.number == 1
    assert not club(again).evening.yours


def test_a_game_that_was_left_is_continued(home: Home, tmp_path: Path) -> None:
    home.press(FIRE)
    home.until_still()
    home.answer()
    again = at_home(tmp_path, club="night")
    again.press(FIRE)
    assert isinstance(again.scene, GameScene)
    assert again.top.seats[1].name == "WALLY"
    assert again.game.seed == home.game.seed
    assert len(again.game.moves) == len(home.game.moves)


def test_a_game_given_up_is_lost_by_what_was_needed(home: Home, tmp_path: Path) -> None:
    home.press(FIRE)
    home.until_still()
    home.answer()
    [kept] = UnfinishedGames(tmp_path).look()
    assert IF_ASIDE_AT_THE_CLUB in Resume(UnfinishedGames(tmp_path), kept, [SET_ASIDE]).lines
    EndedGames(tmp_path).take(kept.path)
    again = at_home(tmp_path, club="night")
    [result] = club(again).evening.yours
    assert result.spread == home.game.scores[0] - 121
    assert club(again).evening.to_sign == result


def test_the_other_tables_play_while_nothing_happens(home: Home) -> None:
    others_play(home, left=2)
    for _ in range(100_000):
        if not home.scene.idle():
            break
    assert len(club(home).evening.results) == 36


def test_season_card_and_standings_can_be_read(home: Home) -> None:
    papers = set()
    for right in range(1, 5):
        home.press(*[RIGHT] * right, FIRE)
        assert not isinstance(home.scene, ClubScene)
        for sheet in home.scene.picture():
            grids = [
                part for row in getattr(sheet, "rows", []) for part in row if isinstance(part.content, Grid)
            ]
            papers |= {(part.content.by_hand, part.is_dark) for part in grids}
        home.press(BACK, *[LEFT] * right)
    home.press(BACK)
    assert isinstance(home.scene, Title)
    assert papers == {(True, False), (False, True)}


def test_an_evening_that_is_over_says_how_and_another_begins(home: Home, tmp_path: Path) -> None:
    others_play(home)
    for _ in range(9):
        won_by(home, 5)
        home.press(RIGHT)
        home.number(5)
    assert club(home).evening.is_over
    assert "grand slam" in str(home.scene.picture())
    home.press(BACK)
    assert [one.is_over for one in Book(tmp_path).evenings("")] == [True]


def test_a_tournament_waits_for_the_others_before_its_bracket(tmp_path: Path) -> None:
    home = at_home(tmp_path, club="short", seed="club")
    for _ in range(9):
        won_by(home, 40)
        home.press(LEFT)
        home.number(40)
    assert club(home).evening.next_meeting is None
    assert "still playing" in str(home.scene.picture())
    assert club(home).evening.meetings[0].round < BRACKET
    assert "Bracket" not in club_scene(home).choices
    others_play(home)
    assert club(home).evening.meetings[0].round > BRACKET
    scene = club_scene(home)
    sheet = only_sheet(scene, PageSheet)
    grids = [part.content for part in sheet.rows[0] if isinstance(part.content, Grid)]
    assert [len(grid.rows) for grid in grids] == [11, 40]
    home.press(*[RIGHT] * scene.choices.index("Bracket"), FIRE)
    assert "BRACKET" in str(home.scene.picture())


@pytest.mark.parametrize("machine", names())
def test_a_card_to_write_on_says_how_to_leave_it(machine: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(switched_on(machine)), "scorecard", tmp_path)
    assert "leave" in {words.strip() for words in screen.words}
    assert not screen.faults


def test_it_looks_the_same_as_it_did(tmp_path: Path, check_picture: CheckPicture) -> None:
    screen = scene_on(Screen(switched_on("ega")), "scorecard", tmp_path)
    check_picture(screen.surface, "club_ega")


def demo(folder: Path) -> Home:
    return at_home(folder, club="night", seed="club", demo=True, level="bsd")


def test_a_demo_plays_signs_and_ends_by_itself(tmp_path: Path) -> None:
    home = demo(tmp_path)
    others_play(home)
    evening = club(home).evening
    for meeting in evening.meetings[1:]:  # the first of the nine is played
        club(home).book.note(evening, Result(*meeting, 5))
    scenes = set()
    for _ in range(50_000):
        if not home.stack.top:
            break
        scenes.add(type(home.scene))
        home.tick()
    assert not home.stack.top
    assert scenes == {ClubScene, GameScene, GameOver}
    [evening] = Book(tmp_path).evenings(WATCHED)
    assert evening.is_over
    assert evening.signed == {*range(1, 10)}
    assert len(EndedGames(tmp_path).paths) == 1


def test_a_demo_leaves_your_evening_to_you(tmp_path: Path) -> None:
    first = at_home(tmp_path, club="night", seed="club")
    own = club(first).evening.number
    home = demo(tmp_path)
    assert club(home).evening.number != own
    home.press(FIRE)
    assert isinstance(home.scene, Title)
    home.stack.lay_over(open_scene(home.session, Way.CLUB))
    assert not club(home).is_demo
    assert club(home).evening.number == own


def test_who_takes_other_initials_finds_an_evening_of_his_own(home: Home) -> None:
    home.press(BACK)
    home.session.settings.initials = "XYZ"
    home.stack.lay_over(open_scene(home.session, Way.CLUB))
    assert club(home).evening.initials == "XYZ"

"""Several games may wait, and the terminal too asks before one is set aside."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.store.ended_games import EndedGames
from game.store.kept_game import DUPLICATE, MATCH, WON, KeptGame
from game.store.settings import load_settings
from game.store.unfinished import UnfinishedGames
from game.terminal.between_games import KEPT
from game.terminal.conversation import NOTHING_BEHIND
from tests.store.games import finished_game, saved_game
from tests.terminal.reader import Reader
from tests.terminal.talk import lines_of, talk


def leave(folder: Path, initials: str, more: Mapping[str, str] = {}) -> None:
    whole = saved_game(f"seed{initials}", initials=initials)
    kept = KeptGame(whole.seats, initials, whole.lines[:40], {**whole.extras, **more})
    assert UnfinishedGames(folder).begin(kept) is None


def waiting(folder: Path) -> list[str]:
    return sorted(one.initials for one in UnfinishedGames(folder).look())


def test_each_is_offered_and_refused_it_waits_on(tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    leave(tmp_path, "BEN")
    said = talk(lines_of("no", "", ""), saves=tmp_path)[1]
    assert "BEN has an unfinished game. ANN against COMPUTER. " in said
    assert "Other games, later or Enter to continue: no\n" in said
    assert waiting(tmp_path) == ["", "ANN", "BEN"]


def test_a_duplicate_that_waits_is_told_by_its_word_and_a_game_of_a_match_by_how_that_stands(
    tmp_path: Path,
) -> None:
    leave(tmp_path, "ANN", {DUPLICATE: "monday champ"})
    assert "ANN against COMPUTER. Duplicate monday, begun " in talk(lines_of(), saves=tmp_path)[1]
    leave(tmp_path / "match", "ANN", {MATCH: "3 0 1", WON: "0 1"})
    said = talk(lines_of("", "score", "table"), saves=tmp_path / "match")[1]
    assert said.count("playing to 121. Best of 3: ANN 0, COMPUTER 1.") == 1, "where it waits"
    assert said.count("\nBest of 3: YOU 0, COMPUTER 1.\n") == 2, "where it is played"


def test_back_from_a_word_to_a_game_that_waits_leaves_the_word(tmp_path: Path) -> None:
    leave(tmp_path, "")
    said = talk(lines_of("duplicate", "monday", "back", "no"), saves=tmp_path)[1]
    assert "back; or Enter to continue: back" in said
    assert "Duplicate monday" not in said


def test_the_word_of_the_question_continues_and_gives_nothing_up(tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    said = talk(lines_of("continue"), saves=tmp_path)[1]
    assert "Your game is saved." in said
    said = talk(lines_of("no", "yes", "help", "quince", "continue"), "ANN", saves=tmp_path)[1]
    assert "If you give it up, you can still replay it: see Records." in said
    choices = "continue; keep it, start a new one; give it up, start a new one; or back"
    assert f"'quince' is not a choice. Type {choices}." in said, "as elsewhere"
    assert f"Type {choices}, or the beginning of it. Enter is continue." in said
    assert said.endswith("Your game is saved. Continue any time, here or in the window.\n")
    assert waiting(tmp_path) == ["ANN"]


def test_who_names_initials_is_asked_of_no_other_game(tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    said = talk(lines_of(""), "CYN", saves=tmp_path)[1]
    assert " an unfinished game: " not in said
    assert waiting(tmp_path) == ["ANN", "CYN"]


def test_who_asks_for_a_game_is_not_offered_another(tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    said = talk(lines_of("", "", ""), "--preset", "bsd", "--seed", "3", saves=tmp_path)[1]
    assert "BSD: " in said
    assert " an unfinished game: " not in said
    assert waiting(tmp_path) == ["", "ANN"]


@pytest.mark.parametrize(
    ("answer", "wait", "given_up"), [("keep", 2, 0), ("", 1, 0), ("continue", 1, 0), ("give it up", 1, 1)]
)
def test_one_of_the_same_initials_waits_on_beside_the_new_one_unless_it_is_given_up(
    answer: str, wait: int, given_up: int, tmp_path: Path
) -> None:
    leave(tmp_path, "ANN")
    talk(lines_of("bsd", answer, "no", "l"), "ANN", saves=tmp_path)
    assert waiting(tmp_path) == ["ANN"] * wait
    assert len(EndedGames(tmp_path).paths) == given_up


@pytest.mark.parametrize("answer", ["no", "back"])
def test_a_game_that_was_named_and_not_played_leaves_the_settings_as_they_were(
    answer: str, tmp_path: Path
) -> None:
    leave(tmp_path, "ANN")
    talk(
        lines_of("options", "sound 3", "back", "loadstar", answer),
        "ANN",
        "--level",
        "skipper",
        saves=tmp_path,
    )
    settings = load_settings(tmp_path)[0]
    assert (settings.preset, settings.level) == ("champ", "champ")


def test_who_declines_both_games_is_asked_again(tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    code, said = talk(lines_of("no", "back", "no", "", "home", "quit"), "ANN", saves=tmp_path)
    assert code == 0
    assert said.count("ANN has an unfinished game. ANN against ") == 5, "named each time"
    assert said.count("Later or Enter to continue:") == 3
    assert said.count("Play it?") == 1
    assert waiting(tmp_path) == ["ANN"]


def test_help_where_it_is_offered_promises_no_more_than_comes(tmp_path: Path) -> None:
    talk(lines_of("champ"), saves=tmp_path)
    said = talk(lines_of("help"), saves=tmp_path)[1]
    assert "Type continue or later, or the beginning of either. Enter is continue.\n" in said
    assert "help rules: " in said, "it ends as any other help does"


def test_it_is_asked_before_bsd_offers_its_instructions(tmp_path: Path) -> None:
    talk(lines_of("bsd", "no", "l"), saves=tmp_path)
    said = talk(lines_of("no", "bsd", "keep"), saves=tmp_path)[1]
    assert said.index("Keep it, start a new one") < said.index("instructions")


def test_leave_leaves(tmp_path: Path) -> None:
    said = talk(lines_of("leave"), "--preset", "champ", "--seed", "3", saves=tmp_path)[1]
    assert said.endswith("Your game is saved. Continue any time, here or in the window.\n")


def test_a_line_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    path = tmp_path / "unfinished.txt"
    path.write_text(path.read_text().replace("0 play", "0 plays", 1))
    (tmp_path / "unfinished-2.txt").write_text("nonsense\n")
    said = talk(lines_of("other games", "2", "later", "back"), saves=tmp_path)[1]
    assert (
        "unfinished.txt, is damaged. The game is kept as far as it can be read, and continues in deal 1."
        in said
    )
    assert "\nunfinished-2.txt holds an unfinished game that can't be read: it is damaged, or" in said
    assert "Line " not in said, "no player knows what a line of a file is"
    assert (tmp_path / "unfinished-2.txt").read_text() == "nonsense\n"


def test_who_plays_again_goes_on_with_a_game_that_is_not_given_up(tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    reader, again = Reader("again"), iter(("yes", None))

    def answer(heard: str) -> str | None:
        if "Keep it, start" in heard:
            return "continue"
        return next(again) if "? Yes, no, choose" in heard else reader.answer(heard)

    words = ("ANN", "--new", "--level", "deckhand", "--preset", "amiga", "--seed", "3")
    said = talk(answer, *words, saves=tmp_path)[1]
    assert said.count("Keep it, start") == 1
    assert len(EndedGames(tmp_path).paths) == 2
    assert waiting(tmp_path) == []


def test_several_are_continued_by_their_numbers(tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    leave(tmp_path, "BEN")
    said = talk(lines_of("practice", "back", "other games", "2", "", "table"), saves=tmp_path)[1]
    assert said.count("Other games, later or Enter to continue:") == 2
    assert re.search(r"\n1: [\d-]+ ANN - COMPUTER, 25-34, deal 4\.\n2: ", said)
    assert said.count("YOU 32, COMPUTER 20, of 121.") == 2


def test_one_that_is_given_up_is_offered_no_more(tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    leave(tmp_path, "BEN")
    said = talk(lines_of("other", "1", "give", "later"), saves=tmp_path)[1]
    assert said.endswith("Play it? Yes, no for another, or a game's name; Enter for yes: \nGoodbye!\n")
    assert waiting(tmp_path) == ["ANN"]
    assert len(EndedGames(tmp_path).paths) == 1


def test_home_leaves_the_game_for_the_questions_and_it_is_offered_again(tmp_path: Path) -> None:
    typed = "learn", "home", "help", "home", "options", "back", "home", "no", "home"
    said = talk(lines_of(*typed), "--preset", "champ", "--seed", "3", saves=tmp_path)[1]
    assert said.count(f"home\n{KEPT}\nYou have an unfinished game. YOU against ") == 1
    assert said.count(NOTHING_BEHIND) == 2
    assert "\nhome: save the game, and back to where you are offered one.\n" in said


def test_a_game_left_at_the_cut_stands_behind_those_that_were_dealt(tmp_path: Path) -> None:
    talk(lines_of(), "--new", "--preset", "champ", saves=tmp_path)
    leave(tmp_path, "")
    talk(lines_of(), "--new", "--preset", "champ", saves=tmp_path)
    said = talk(lines_of("other games"), saves=tmp_path)[1]
    assert re.search(r"\n1: .*, 28-25, .*\n2: .*not dealt yet.*\n3: .*not dealt yet", said)


def test_a_games_name_begins_it_where_one_that_waits_is_offered(tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    leave(tmp_path, "BEN")
    said = talk(lines_of("quince", "hoyle", ""), saves=tmp_path)[1]
    assert "'quince' is not a choice. Type continue, other games or later." in said
    assert said.count("later or Enter to continue:") == 2, "the other game is not offered any more"
    assert "HOYLE: five cards to 61, YOU against ADVERSARY." in said
    assert "Play it?" not in said
    assert waiting(tmp_path) == ["", "ANN", "BEN"]


@pytest.mark.usefixtures("true_names")
def test_a_name_of_an_originals_own_is_told_at_its_table_too(tmp_path: Path) -> None:
    said = talk(lines_of("table"), "--preset", "hoyle", saves=tmp_path)[1]
    assert "HOYLE: five cards to 61, YOU against ADVERSARY. The skipper plays as ADVERSARY.\n" in said
    assert "No cards have been dealt.\nThe skipper plays as ADVERSARY.\n" in said


def test_a_room_is_looked_at_where_a_game_that_waits_is_offered(tmp_path: Path) -> None:
    leave(tmp_path, "ANN")
    said = talk(lines_of("options", "back", "records", "back", "no", "no"), saves=tmp_path)[1]
    assert said.count("Later or Enter to continue:") == 3
    assert "6: Controls. 5 and 6: for the window only." in said


def test_partners_are_named_by_their_sides_once_they_are_known(tmp_path: Path) -> None:
    lines = finished_game("moved 4", "four-handed", "cut_for_partners=yes").to_lines()
    seats = ("person ANN", "deckhand BEN", "deckhand CY", "deckhand DI")
    for number, said in [
        (6, "ANN, BEN, CY and DI, partners by the cut. "),
        (60, "ANN and BEN against CY and DI. "),
    ]:
        folder = tmp_path / str(number)
        UnfinishedGames(folder).begin(KeptGame(seats, "ANN", tuple(lines[:number]), {}))
        assert f"ANN has an unfinished game. {said}" in talk(lines_of(), saves=folder)[1]

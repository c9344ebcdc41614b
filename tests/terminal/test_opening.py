"""The questions before a game: Enter leaves everything as it is, and what is chosen is remembered."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.club.duplicate import FIRST, LINES
from game.rules import spoken
from game.rules.game import Game
from game.scenes.front.more_ways import KNOWS_CARDS
from game.scenes.records.kept_games import NONE_YET
from game.store.ended_games import EndedGames, review_of
from game.store.setting_words import PERSON
from game.store.settings import load_settings
from game.store.unfinished import UnfinishedGames
from game.store.wasco_file import Wasco
from game.terminal.between_games import EVENING_KEPT, FIRST_RIVALS, FRIEND_HOW
from game.terminal.conversation import MORE, MORE_HOW, NOTHING_BEHIND
from game.terminal.help_in_lines import HOME
from game.terminal.pressed_in_lines import FURTHER_BACK, HERE
from game.terminal.scenes_in_lines import TO_LEAVE
from game.terminal.shared_words import DESK_HOW, GAME_WAITS, NO_GAME
from game.terminal.text_session import GOODBYE
from tests.programs import python
from tests.scenes.records.test_record_list import keep_game, some_games
from tests.store.games import record
from tests.terminal.reader import Reader
from tests.terminal.talk import lines_of, talk
from tests.terminal.test_the_program import WITHOUT_PYGAME


def begun(folder: Path) -> Game:
    """The game that was begun, and left."""
    (waiting,) = UnfinishedGames(folder).look()
    assert waiting.game
    return waiting.game


def asked(*answers: str, saves: Path) -> list[str]:
    return talk(lines_of(*answers), saves=saves)[1].splitlines()


def test_enter_plays_what_was_played_last(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text("preset = hoyle\nform = three-handed\nlevel = champ\n")
    said = asked("", "", saves=tmp_path)
    assert said[2].startswith(
        "HOYLE: three players to 61, YOU, B and C. The champ plays as B and C. Play it? "
    )
    assert begun(tmp_path).form.name == "three-handed"


def test_a_setting_that_cannot_be_saved_is_told_as_the_options_are_left(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").mkdir()
    said = asked("options", "tutor off", "back", saves=tmp_path)
    (trouble,) = (at for at, line in enumerate(said) if line.startswith("Can't write settings.txt"))
    assert said[trouble + 1].startswith("CHAMP '87: ")


@pytest.mark.parametrize("named", ["loadstar", "LOADSTAR 128", "load"])
def test_a_games_name_begins_it(named: str, tmp_path: Path) -> None:
    said = asked(named, saves=tmp_path)
    assert load_settings(tmp_path)[0].preset == "loadstar"
    assert begun(tmp_path).house.counting.name == "automatic"
    assert said[2].endswith(f" Play it? Yes, no for another, or a game's name; Enter for yes: {named}")
    assert said[3] == "LOADSTAR 128: six cards, YOU against COMPUTER. The deckhand plays as COMPUTER."


@pytest.mark.parametrize(
    ("named", "told"),
    [
        ("hoyle three", "HOYLE: three players to 61, "),
        ("hoyle partners", "HOYLE: partners, five cards to 121, "),
        ("hoyle four", "HOYLE: partners, five cards to 121, "),
        ("hoyle 4", "HOYLE: partners, five cards to 121, "),
        ("hoyle three-handed", "HOYLE: three players to 61, "),
        ("amiga partners, four cards", "AMIGA V1.0: partners, four cards to 61, "),
        ("amiga partners four", "AMIGA V1.0: partners, four cards to 61, "),
        ("amiga four", "'amiga four' could be amiga partners five cards, amiga partners four cards or "),
        (
            "four players",
            "'four players' could be partners five cards, partners four cards or partners six cards. ",
        ),
        ("four cards", "AMIGA V1.0: partners, four cards to 61, "),
        ("amiga, four cards", "AMIGA V1.0: partners, four cards to 61, "),
        ("4", "'4' is not a choice. "),
        ("amiga partners, six cards", "AMIGA V1.0: partners, six cards to 181, "),
        ("three players", "HOYLE: three players to 61, "),
        ("partners", "'partners' could be partners five cards, partners four cards or partners six cards. "),
        ("cards", "'cards' is not a choice. "),
    ],
)
def test_a_kind_of_game_begins_it(named: str, told: str, tmp_path: Path) -> None:
    assert asked(named, saves=tmp_path)[3].startswith(told)


def test_whoever_takes_it_from_the_shelf_may_change_it_there_as_at_the_window(tmp_path: Path) -> None:
    said = asked("no", "loadstar", "muggins", "opponents", "play", "", saves=tmp_path)
    settings = load_settings(tmp_path)[0]
    assert begun(tmp_path).house.counting.name == "loadstar"
    assert settings.preset == "loadstar"
    assert any(line.startswith("3: Muggins, yes.") for line in said)
    assert any(line.startswith("LOADSTAR 128: six cards, YOU against ") for line in said)


@pytest.mark.usefixtures("true_names")
@pytest.mark.parametrize(
    ("named", "rival"), [("opponents champ", "CHAMP."), ("leave", f"LANDLUBBER. {FIRST_RIVALS}")]
)
def test_a_first_game_with_the_guide_is_against_whoever_is_named(
    named: str, rival: str, tmp_path: Path
) -> None:
    (tmp_path / "settings.txt").write_text("guide = yes\n")
    *_, said = asked("options", named, "leave", saves=tmp_path)[:-1]
    assert said.startswith(f"CHAMP '87: six cards to 121, YOU against {rival} Play it? ")


def test_whoever_only_looked_is_asked_again(tmp_path: Path) -> None:
    said = asked("no", "bsd", "back", "back", "", saves=tmp_path)
    assert sum("Play it?" in line for line in said) == 2
    assert load_settings(tmp_path)[0].preset == "champ"
    assert begun(tmp_path).form.name == "six-card"


@pytest.mark.parametrize("word", ["home", "title"])
def test_home_leads_from_however_deep_to_where_a_game_is_offered(word: str, tmp_path: Path) -> None:
    said = asked("practice", "3", word, "ask", word, "options", "play", "help", word, saves=tmp_path)
    assert sum("Play it?" in line for line in said) == 4, "at first, and after each room"
    assert HOME in said


def test_whoever_hears_a_menu_again_chooses_its_lines_by_number(tmp_path: Path) -> None:
    said = asked("options", "play", "speed", "again", "2", saves=tmp_path)
    assert any(line.startswith("Guide, ask before a game. Type another: ") for line in said)


def test_two_people_sit_down_by_name(tmp_path: Path) -> None:
    seated = ("3", "human", "2", "Ann", "4", "Ben")
    said = asked("no", "hoyle", "seats", *seated, "back", "1", "", saves=tmp_path)
    (waiting,) = UnfinishedGames(tmp_path).look()
    assert waiting.seats == ("person ANN", "person BEN")
    assert load_settings(tmp_path)[0].seats.count(PERSON) == 2
    assert any(line.startswith("Name 2? Type it, or 1 to 4 for another line") for line in said)


def test_back_at_the_first_question_says_how_to_leave(tmp_path: Path) -> None:
    said = asked("back", "records", "back", "back now", saves=tmp_path)
    assert said.count(NOTHING_BEHIND) == 2
    assert not any("is not a choice" in line for line in said)


@pytest.mark.parametrize("typed", ["quince", "2"])
def test_a_page_whose_rows_are_told_by_number_asks_for_that(typed: str, tmp_path: Path) -> None:
    said = asked("records", typed, saves=tmp_path)
    assert f"Records? 1, Enter for All games or back: {typed}" in said
    assert f"'{typed}' is not a choice. Type 1 or back." in said


@pytest.mark.parametrize("typed", [["demo"], ["more", "demo"]])
def test_a_demo_is_one_game_and_leads_back(typed: list[str], tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text("level = landlubber\n")
    said = asked(*typed, "leave", saves=tmp_path)
    assert sum(line.endswith("of 121.") for line in said) > 5
    assert sum("Play it?" in line for line in said) == 2
    (end,) = (at for at, line in enumerate(said) if line.startswith("Won by "))
    assert not [line for line in said[end - 1 : end + 2] if line.endswith("of 121.")], "it is told once"
    assert not UnfinishedGames(tmp_path).look()
    assert not EndedGames(tmp_path).paths


def test_help_at_more_is_that_questions_own(tmp_path: Path) -> None:
    said = asked("bsd", "yes", "help", "no", "quit", saves=tmp_path)
    at = next(at for at, line in enumerate(said) if line.endswith(f"{MORE} help"))
    assert said[at + 1] == MORE_HOW
    assert said[at + 2].startswith(MORE)


def test_a_number_at_more_takes_that_line_of_the_list(tmp_path: Path) -> None:
    for number in range(30):
        keep_game(tmp_path, str(number))
    said = asked("records", "all", "2", "back", saves=tmp_path)
    assert f"{MORE} 2" in said
    assert any(line.startswith("Saved games? 1 to 30") and line.endswith(" 2") for line in said)
    assert not any("not a choice" in line for line in said)


def test_a_name_at_more_takes_that_line_of_the_list_behind_the_page(tmp_path: Path) -> None:
    some_games(tmp_path)
    keep_game(tmp_path, "1")
    said = asked("records", "mum", "more", "nobody", "all games", saves=tmp_path)
    assert "'nobody' is not a choice. Type more or no." in said
    assert said.count("Saved games, newest first.") == 1


def test_help_at_the_length_tells_the_lengths(tmp_path: Path) -> None:
    said = asked("bsd", "no", "help", "quit", saves=tmp_path)
    assert "Type L for 121 or S for 61 points." in said
    assert "back: one step back." in said, "as at any question that has one"


def test_the_length_of_a_game_for_once_is_not_that_of_the_next_evening(tmp_path: Path) -> None:
    talk(lines_of("no", "short"), "--preset", "bsd", saves=tmp_path)
    settings, _ = load_settings(tmp_path)
    assert (settings.preset, settings.target) == ("champ", 0)


def test_a_line_of_several_values_says_them_and_waits_for_one(tmp_path: Path) -> None:
    said = asked("options", "opponents", "leave", "options", "2", "skipper", "play", "talk", saves=tmp_path)
    values = "Opponents, Champ. Type another: Landlubber, Deckhand, BSD, Skipper or Shipmate."
    assert said.count(values) == 2
    assert "Opponents? Type one of these, another line, or back: skipper" in said
    assert "2: Opponents, Skipper. Knows the odds cold, but never looks at the score." in said
    assert any(line.startswith("4: Talk, no.") for line in said), "what is yes or no is switched"
    assert load_settings(tmp_path)[0].level == "skipper"


def test_a_value_that_there_is_not_is_told_the_values_once_more(tmp_path: Path) -> None:
    said = asked("options", "opponents", "dragon", "play", saves=tmp_path)
    values = "Opponents, Champ. Type another: Landlubber, Deckhand, BSD, Skipper or Shipmate."
    assert said.count(values) == 1
    assert said.count(f"'dragon' will not do. {values}") == 1


def test_enter_keeps_what_a_line_of_several_values_is(tmp_path: Path) -> None:
    said = asked("options", "opponents", "", "", "play", "", "back", saves=tmp_path)
    assert sum(line.startswith("Opponents, Champ. Type another: Landlubber") for line in said) == 3
    assert any("Enter for Match or back:" in line for line in said), "one that can be changed here"
    assert load_settings(tmp_path)[0].level == "champ"


@pytest.mark.parametrize(("typed", "preset"), [(("own", "back"), "champ"), (("hoyle", "back"), "hoyle")])
def test_play_on_the_shelf_plays_the_chosen_game(typed: Sequence[str], preset: str, tmp_path: Path) -> None:
    said = asked("no", *typed, "play", "", saves=tmp_path)
    assert not [line for line in said if "is not a choice" in line]
    assert load_settings(tmp_path)[0].preset == preset
    assert begun(tmp_path)


def test_partners_that_are_cut_for_are_told_of_before_the_cut(tmp_path: Path) -> None:
    said = talk(lines_of(), "--preset", "hoyle", "--form", "four-handed", saves=tmp_path)[1]
    assert "YOU, B, C and D, partners by the cut." in said


@pytest.mark.parametrize(("word", "told"), [("rules", "help 3: The play."), ("tips", "help 9: Tips: ")])
def test_what_help_has_may_be_asked_for_by_its_name_in_a_game(word: str, told: str, tmp_path: Path) -> None:
    said = asked("", word, saves=tmp_path)
    assert any(line.startswith(told) for line in said)


@pytest.mark.usefixtures("true_names")
def test_any_house_rule_is_changed_for_the_own_table(tmp_path: Path) -> None:
    said = asked("no", "your own", "say go", "back", "1", "1", "", saves=tmp_path)
    assert begun(tmp_path).house.go_by_hand
    assert any(line.startswith("8: Say go, yourself.") for line in said)
    told = f"CHAMP '87: six cards to 121, YOU against LANDLUBBER. {FIRST_RIVALS}"
    assert f"{told} Your own rules: say go (yourself)." in said


def test_rooms_can_be_looked_at_before_the_first_game(tmp_path: Path) -> None:
    said = asked("records", "back", "options", "back", "loadstar", saves=tmp_path)
    assert "WASCO, the record book, is still empty." in said
    assert "6: Controls. 5 and 6: for the window only." in said
    assert "7: Display. Large print: cards by their names. The rest of it is set at the window." in said
    assert load_settings(tmp_path)[0].preset == "loadstar"


def test_the_display_has_nothing_but_what_text_shows(tmp_path: Path) -> None:
    said = asked("options", "display", saves=tmp_path)
    assert "1: Large print, no. Big letters on the cards; in text, their names in full." in said
    assert not any(line.startswith("2: ") for line in said[said.index("Display.") :])


@pytest.mark.parametrize("word", ["options", "records", "replay", "bsd"])
def test_a_word_of_the_first_question_says_where_it_is_asked_for(word: str, tmp_path: Path) -> None:
    keep_game(tmp_path, "1")
    said = asked("more", word, "back", "replay", word, saves=tmp_path)
    assert said.count(FURTHER_BACK.format(word)) == 2, "at a list, and where a line is asked for"


def test_the_word_of_a_room_typed_in_it_leads_nowhere_else(tmp_path: Path) -> None:
    for word in ("options", "house rules", "club night"):
        said = asked(word, word, saves=tmp_path)
        assert HERE in said
        assert FURTHER_BACK.format(word) not in said


@pytest.mark.parametrize(
    ("word", "opens"),
    [
        ("drill", "Hand 1 of 10: "),
        ("mistakes", "You have no mistakes to practice yet."),
        ("hand of the day", "Hand of the day: 1 of 5."),
        ("rules of thumb", "Rules of thumb: 1 of 20."),
        ("switch sides", "No saved games yet."),
    ],
)
def test_what_is_practiced_is_named_at_the_first_question(word: str, opens: str, tmp_path: Path) -> None:
    said = asked(word, "back", "back", "leave", saves=tmp_path)
    assert any(line.startswith(opens) for line in said)


@pytest.mark.parametrize(("typed", "opens"), [("3", "Hand 1 of 10: "), ("drill", "Hand 1 of 10: ")])
def test_a_list_still_hears_its_numbers_and_names_behind_a_box(
    typed: str, opens: str, tmp_path: Path
) -> None:
    said = asked("practice", "1", typed, saves=tmp_path)
    assert any(line.startswith(opens) for line in said)


def test_back_after_a_hint_leaves_a_game_from_the_other_side_at_once(tmp_path: Path) -> None:
    keep_game(tmp_path, "1")
    said = asked("switch sides", "1", "hint", "back", saves=tmp_path)
    assert "Leave, quit CRIB or Enter to keep playing: " in said


def test_no_at_a_cut_names_the_way_out(tmp_path: Path) -> None:
    said = asked("champ", "no", saves=tmp_path)
    assert f"'no' is not a cut. Type a number, or Enter. {TO_LEAVE.format('', 'saved')}" in said


def test_again_before_anything_happened_is_answered(tmp_path: Path) -> None:
    said = asked("hoyle", "again", "leave", saves=tmp_path)
    assert "Nothing has happened yet." in said


def test_what_more_there_is_to_play_can_be_reached_before_the_first_game(tmp_path: Path) -> None:
    said = asked("more", "2", "back", "loadstar", saves=tmp_path)
    assert "2: Play a friend. One of you opens a table, the other sits down." in said
    assert load_settings(tmp_path)[0].preset == "loadstar"


def test_the_desk_answers_one_position_after_the_other_and_leads_back_to_its_menu(tmp_path: Path) -> None:
    typed = ("1", "help", "5S 6D 7C 8H KH KD mine 0-0", "5S", "ask 5S 6D 7C 8H KH QD mine 0-0", "back")
    said = asked("more", *typed, "back", saves=tmp_path)
    assert [line for line in said if line in DESK_HOW] == [*DESK_HOW]
    assert sum(line.startswith("1: ") and "to win" in line for line in said) == 2
    assert any(line.startswith("You typed 1 card") for line in said)
    assert sum(line.startswith("Position?") for line in said) == 5
    assert sum(line.startswith("More ways to play? ") for line in said) == 2


def test_a_kind_of_game_is_opened_by_name_in_the_list_of_games_too(tmp_path: Path) -> None:
    said = asked("no", "hoyle three", "", "", saves=tmp_path)
    assert "2: Kind of game, Three players. How many play, and with how many cards." in said
    assert begun(tmp_path).form.name == "three-handed"


def test_initials_stand_once_behind_you_who_play_under_them(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text("initials = ABC\n")
    assert asked(saves=tmp_path)[2].startswith("CHAMP '87: six cards to 121, YOU (ABC) against CHAMP. ")


def test_ask_alone_opens_the_desk_and_leads_back_to_the_question(tmp_path: Path) -> None:
    said = asked("ask", "5S 6D 7C 8H KH KD mine 0-0", "", saves=tmp_path)
    assert sum("to win" in line for line in said) > 9
    assert sum(line.startswith("Position?") for line in said) == 2
    assert "Play it?" in said[-2]


def test_a_position_is_priced_where_ask_alone_is_a_line_of_the_list(tmp_path: Path) -> None:
    said = asked("more", "ask 5S 6D 7C 8H KH KD mine 0-0", "back", saves=tmp_path)
    assert sum("to win" in line for line in said) > 9


@pytest.mark.parametrize("name", ["duplicate", "compare", "friend", "play a friend"])
def test_a_line_of_more_ways_to_play_is_opened_by_its_name(name: str, tmp_path: Path) -> None:
    said = asked(name, *["back"] * ("friend" not in name), "back", saves=tmp_path)
    assert "is not a choice" not in " ".join(said)
    assert "More ways to play." in said, "the list is behind it"


@pytest.mark.parametrize(
    ("room", "word", "told"),
    [
        ("options", "values", "values: all that a line can be."),
        ("records", "all games", "all games: the saved games, to be replayed or reviewed."),
        ("practice", "nobs", "his nobs: the jack of the starter's suit in your hand: one."),
    ],
)
def test_help_with_a_word_of_a_room_tells_of_that_word(
    room: str, word: str, told: str, tmp_path: Path
) -> None:
    assert told in asked(room, f"help {word}", "back", saves=tmp_path)


def test_again_at_a_list_is_all_of_it_whatever_was_told_since(tmp_path: Path) -> None:
    said = asked("practice", "counting drill", "1", "leave", "again", "back", saves=tmp_path)
    assert any(re.match(r"\d of 1 right\.", line) for line in said)
    assert said.count("Practice.") == 2


def test_the_desk_keeps_the_cards_that_a_crib_and_a_score_are_added_to(tmp_path: Path) -> None:
    said = asked("more", "1", "mine", "5S 6D 7C 8H KH KD", "0 0", "mine", "back", "back", saves=tmp_path)
    asked_back = [line for line in said if line.startswith(("Your cards first", "Whose crib"))]
    assert [line[:4] for line in asked_back] == ["Your", "Whos", "Whos"]
    assert any(line.startswith("1: ") and "to win" in line for line in said)


def test_again_at_the_desk_prices_the_same_position_once_more(tmp_path: Path) -> None:
    said = asked("ask", "ask again", "5S 6D 7C 8H KH KD mine 0-0", "ask again", "again", "", saves=tmp_path)
    assert any(line.startswith("Type your cards, whose crib it is") for line in said), "none was asked yet"
    assert sum(line.startswith("1: ") and "to win" in line for line in said) == 3


def test_ask_again_at_a_table_prices_its_choices_once_more(tmp_path: Path) -> None:
    said = asked("", "low", "ask", "ask again", saves=tmp_path)
    assert sum(line.startswith("1: ") and "to win" in line for line in said) == 2


@pytest.mark.parametrize("way", [(), ("options",), ("no",)])
def test_the_house_rules_are_opened_by_name(tmp_path: Path, way: tuple[str, ...]) -> None:
    said = asked(*way, "house rules", "back", saves=tmp_path)
    assert "House rules: CHAMP '87." in said


def test_what_only_a_window_can_show_is_not_offered_in_text(tmp_path: Path) -> None:
    said = asked("more", "friend", "back", "options", "controls", "4", "back", "back", saves=tmp_path)
    assert FRIEND_HOW in said
    refused = "'4' is not a choice. Type a number from 1 to 3, a name from the list, or back."
    assert refused in said, "there are no keys to choose"


def test_a_game_that_a_room_leads_to_is_played_as_every_other(tmp_path: Path) -> None:
    said = asked("more", "duplicate", "score 5", "table", "leave", saves=tmp_path)
    assert "Type it, back or Enter to play: score 5" in said, "what is typed there is the word"
    assert "Champ's deal and crib." in said or "Your deal and crib." in said
    assert said[-1] == "Your game is saved. Continue any time, here or in the window."


def test_the_game_of_a_word_is_told_as_it_will_be_dealt(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text("preset = hoyle\nform = three-handed\n")
    said = asked("more", "duplicate", "score 5", "leave", saves=tmp_path)
    told = said[said.index("Type it, back or Enter to play: score 5") + 1]
    assert told == "Duplicate score-5: six cards to 121, YOU against CHAMP."


def test_of_the_game_of_a_word_nothing_is_asked_first(tmp_path: Path) -> None:
    said = talk(lines_of(), "--duplicate", "monday", "--preset", "bsd", saves=tmp_path)[1]
    assert "Duplicate monday: six cards to 121" in said
    assert "instructions" not in said
    assert "Long (121)" not in said


def test_the_cards_of_a_word_are_known_to_whoever_played_them(tmp_path: Path) -> None:
    (tmp_path / LINES).write_text(f"{FIRST} 1 monday champ YOU 72-121 a.7 ba468184\n")
    said = asked("duplicate", "monday", "back", "tuesday", saves=tmp_path)
    assert said.count(" ".join(KNOWS_CARDS)) == 1
    assert "Duplicate tuesday: six cards to 121, YOU against CHAMP." in said


@pytest.mark.parametrize(("goes_there", "options"), [(["club night"], []), ([], ["--club"])])
def test_home_from_a_game_at_the_club_offers_it(
    goes_there: Sequence[str], options: Sequence[str], tmp_path: Path
) -> None:
    said = talk(lines_of(*goes_there, "", "home"), *options, saves=tmp_path)[1]
    assert f"{EVENING_KEPT}\nYou have an unfinished game at the club. YOU against " in said
    assert said.count(EVENING_KEPT) == 2, "and at the end of the input"


def test_back_at_a_table_is_not_back_from_a_page_that_was_read_before(tmp_path: Path) -> None:
    said = talk(lines_of("scorecard", "1", "back", "leave"), "--club", saves=tmp_path)[1]
    assert "back\nQuit this game? It is saved." in said


def test_a_game_that_waits_behind_the_desk_is_not_denied(tmp_path: Path) -> None:
    said = asked(
        "", "low", "ask the champ", "table", "hint", "again", "undo", "back", "leave", saves=tmp_path
    )
    assert said.count(GAME_WAITS) == 3
    told = said[next(at for at, line in enumerate(said) if line.endswith("go back: table")) :]
    assert any(re.fullmatch(r"Your hand: (\w+, ){5}\w+\.", line) for line in told), "and no question names it"
    assert NO_GAME not in said


def test_house_rules_are_told_by_the_part_of_a_game_they_are_about(tmp_path: Path) -> None:
    said = asked("no", "your own", "back", "no", saves=tmp_path)
    told = said[said.index("House rules: CHAMP '87.") + 1 :]
    headings = [line for line in told if line in ("Game:", "Deal:", "Play:", "Count:", "End:", "All:")]
    assert headings == ["Game:", "Deal:", "Play:", "Count:", "End:", "All:"]
    assert told[told.index("Deal:") + 1].startswith("6: Cut before the deal")
    assert told[told.index("All:") + 1].startswith("15: Original rules")


def test_names_keep_their_capitals_where_a_title_has_small_letters(tmp_path: Path) -> None:
    said = asked("records", "1", "back", "no", "bsd", "back", "your own", saves=tmp_path)
    assert said[said.index("1: All games, 0 saved.") - 1] == "Records."
    assert "Replay a game." not in said, "that is told already"
    assert said[said.index("Records? 1, Enter for All games or back: 1") + 1] == "No saved games yet."
    assert any(line.startswith("BSD? 1 to ") for line in said)
    assert "House rules: CHAMP '87." in said


def test_a_puzzle_is_found_among_the_practice(tmp_path: Path) -> None:
    assert "Practice." in asked("puzzle", saves=tmp_path)


def test_where_there_is_one_choice_its_number_is_asked_for(tmp_path: Path) -> None:
    keep_game(tmp_path, "a")
    assert "'2' is not a choice. Type 1 or back." in asked("records", "1", "2", saves=tmp_path)


def test_the_records_are_opened_by_name_and_a_saved_game_is_told_in_sentences(tmp_path: Path) -> None:
    keep_game(tmp_path, "a")
    said = asked("records", "help", "all", "1", "replay", "help", saves=tmp_path)
    assert "all games: the saved games, to be replayed or reviewed." in said
    kept = re.compile(r"^\w+ against .*\. .*, begun [-\d]+\. [-\d]+, ended in deal \d+")
    assert any(map(kept.match, said))
    assert "Enter: the next deal. table: all hands as they lie. score: the score." in said


def test_of_two_games_of_the_same_players_each_has_its_number(tmp_path: Path) -> None:
    keep_game(tmp_path, "a")
    keep_game(tmp_path, "b")
    said = asked("records", "1", "3", "1", "back", "2", "back", saves=tmp_path)
    assert "'3' is not a choice. Type a number from 1 to 2, a name from the list, or back." in said
    assert sum("Review it" in line for line in said) == 2


def test_what_tells_of_a_game_says_that_there_is_none_yet(tmp_path: Path) -> None:
    said = asked("score", "again", "table", "undo", "seal", saves=tmp_path)
    assert said.count("You aren't in a game now.") == 4
    assert any(re.match("Deck seal of the next game: [0-9a-f]{64}[.]", line) for line in said)


NOT_A_CHOICE = (
    "'{}' is not a choice. Type yes, no, a game's name, such as BSD, practice, records, options or more."
)


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        (["maybe"], NOT_A_CHOICE.format("maybe")),
        (["1"], NOT_A_CHOICE.format("1")),
        (["no", "8"], "'8' is not a choice. Type a number from 1 to 7, a name from the list, or back."),
    ],
)
def test_what_is_no_answer_gets_one_sentence(answers: list[str], sentence: str, tmp_path: Path) -> None:
    assert asked(*answers, saves=tmp_path)[-3] == sentence


@pytest.mark.parametrize("answers", [["quit"], ["learn", "back", "leave"], []])
def test_who_quits_before_a_game_hears_a_goodbye(answers: list[str], tmp_path: Path) -> None:
    assert asked(*answers, saves=tmp_path)[-1].endswith(GOODBYE)


def test_another_game_can_be_another_kind_of_game(tmp_path: Path) -> None:
    reader = Reader(1)
    rest = iter(["records", "back", "review", "write", "", "quince", "bsd", "play", "no", "s", ""])

    def answer(heard: str) -> str | None:
        line = None if "another" in reader.questions else reader.answer(heard)
        return next(rest, None) if line is None else line

    words = ("ABC", "--preset", "amiga", "--form", "five-card", "--level", "landlubber")
    said = talk(answer, *words, saves=tmp_path)[1]
    assert "'quince' is not a choice. Type yes, no, choose, " in said
    assert said.count("BSD: six cards, ") == 1
    assert "Every move by " not in said
    (path,) = EndedGames(tmp_path).paths
    assert f"Saved as {review_of(path).name}." in said
    assert review_of(path).exists()
    assert begun(tmp_path).target == 61
    assert begun(tmp_path).house.counting.name == "bsd"


def test_bsds_length_is_a_letter_and_a_figure_is_told_which(tmp_path: Path) -> None:
    said = talk(lines_of("", "61", "s"), "--preset", "bsd", saves=tmp_path)[1]
    assert "'61' is not a choice. Type L for 121, S for 61 or back." in said
    assert begun(tmp_path).target == 61


@pytest.mark.parametrize(("answer", "target"), [("short", 61), ("long", 121), ("", 121), ("S", 61)])
def test_bsds_length_may_be_a_word_and_is_not_told_before(answer: str, target: int, tmp_path: Path) -> None:
    said = talk(lines_of("", answer), "--preset", "bsd", saves=tmp_path)[1]
    assert "BSD: six cards, YOU against ME.\n" in said
    assert begun(tmp_path).target == target


def test_bsds_short_question_names_its_letters_once(tmp_path: Path) -> None:
    said = talk(lines_of("", "s"), "--preset", "bsd", "-q", saves=tmp_path)[1]
    assert "L or S? Enter for L: " in said
    assert said.count("L or S") == 1


def test_bsds_length_is_not_asked_for_where_the_command_line_has_it(tmp_path: Path) -> None:
    said = talk(lines_of("", ""), "--preset", "bsd", "--target", "61", saves=tmp_path)[1]
    assert "Long" not in said
    assert begun(tmp_path).target == 61


@pytest.mark.parametrize("word", ["play", "PLAY it"])
def test_the_verb_of_the_question_is_a_yes(word: str, tmp_path: Path) -> None:
    asked(word, saves=tmp_path)
    assert begun(tmp_path).form.name == "six-card"


def said_after_a_game(lines: Sequence[str], *words: str, saves: Path, preset: str = "amiga") -> str:
    """All that is said in a game against the landlubber, and to the lines that are typed after it."""
    reader, rest = Reader(1), iter([*lines, None])

    def answer(heard: str) -> str | None:
        line = None if "another" in reader.questions else reader.answer(heard)
        return next(rest) if line is None else line

    return talk(answer, *words, "--preset", preset, "--level", "landlubber", saves=saves)[1]


def test_a_saved_game_is_reviewed_by_the_word_alone(tmp_path: Path) -> None:
    """In the list of saved games, and at the first question of another evening."""
    said = said_after_a_game(["records", "all games", "review 1", "back"], saves=tmp_path).splitlines()
    assert "1: All games, 1 saved, to replay or review." in said, "nobody has won or lost"
    assert sum(line.startswith("Review? A move, 1 to ") for line in said) == 1
    evening = talk(lines_of("review", "back"), saves=tmp_path)[1].splitlines()
    assert sum(line.startswith("Review? A move, 1 to ") for line in evening) == 1
    begun = tmp_path / "begun"
    assert NONE_YET in talk(lines_of("review", "yes", "low"), saves=begun)[1]
    assert NONE_YET in talk(lines_of("review"), saves=begun)[1], "where that game is offered"


def test_a_saved_game_is_replayed_by_the_word_alone(tmp_path: Path) -> None:
    said = said_after_a_game(["replay", "back", "replay 2", "rep", "back"], saves=tmp_path)
    assert said.count("\nDeal 2? Enter to go on, a deal's number, or back: ") == 2
    assert "There is no game 2: 1 game saved, the newest first.\n" in said
    evening = talk(lines_of("replay 1", "back", "records", "all games", "replay", "back"), saves=tmp_path)[1]
    assert evening.count("\nDeal 2? ") == 2
    begun = tmp_path / "begun"
    assert NONE_YET in talk(lines_of("replay", "yes", "low"), saves=begun)[1]
    assert NONE_YET in talk(lines_of("replay"), saves=begun)[1], "where that game is offered"
    said = talk(lines_of("help"), saves=tmp_path)[1]
    assert "replay: your last game again.\nreview: what its moves cost you." in said


def test_a_list_that_one_comes_back_to_is_not_told_over(tmp_path: Path) -> None:
    said = asked("more", "1", "", "2", "back", "more", saves=tmp_path)
    assert said.count("More ways to play.") == 2, "once as often as it is opened"
    assert sum(line.startswith("More ways to play? ") for line in said) == 4
    assert sum(line.startswith("1: Ask the champ.") for line in said) == 2, "nothing was set in it"


def test_at_a_table_of_bsd_the_program_says_i_in_a_replay_too(tmp_path: Path) -> None:
    said = said_after_a_game(["replay", "table", "back"], "--target", "61", saves=tmp_path, preset="bsd")
    replayed = said[said.rindex(" replay\n") :]
    assert re.search(r"\nI discard \(\w+, \w+\)\.\nYou discard \(\w+, \w+\)\.\n", replayed)
    assert "\nI hold " in replayed
    assert "ME:" not in replayed


def test_a_position_needs_no_word_before_it_at_the_first_question(tmp_path: Path) -> None:
    typed = ("5S 6D 7C 8H KH KD mine 45-60", "scores=45:60 dealer=me hand=5S6D7C8HKHKD", "5s 6d")
    said = asked(*typed, "yes", "low", saves=tmp_path)
    assert said.count("Discard 7C and 8H; KD and KH are as good.") == 2
    assert any(line.startswith("You typed 2 cards, and 6 are dealt: ") for line in said)
    waiting = asked(f"ask {typed[0]}", saves=tmp_path)
    assert "Discard 7C and 8H; KD and KH are as good." in waiting, "where a game waits"


def test_where_cards_are_told_in_words_each_sentence_begins_large(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text("big_index = yes\n")
    said = asked("ask 100-deals 5S 6D 7C 8H KH KD mine 45-60", saves=tmp_path)
    (best,) = (line for line in said if " ahead, " in line)
    assert re.match(r"[A-Z][a-z]+ of ", best)


def test_who_has_made_no_mistakes_is_pointed_at_the_lessons_again(tmp_path: Path) -> None:
    said = asked("practice", "1", "back", "back", saves=tmp_path)
    assert sum("Enter for Rules of thumb or back: " in line for line in said) == 2
    assert not any("Enter for My mistakes" in line for line in said)


def test_saved_games_of_one_name_are_told_apart_by_number(tmp_path: Path) -> None:
    said = said_after_a_game(["records", "all games", "back", "back"], "ABC", saves=tmp_path)
    assert "\nSaved games, newest first.\n1: " in said
    assert "Saved games? Enter for 1 or back: " in said
    assert re.search(r"\d: All games, .*1 saved, to replay or review\.\n", said)


def test_the_record_reads_in_whole_sentences(tmp_path: Path) -> None:
    said = said_after_a_game(["records", "charts", "back", "charts and more"], "ABC", saves=tmp_path)
    assert "Records? 1 or 2, Enter for ABC or back: " in said
    assert "'charts' is not a choice" not in said
    assert "'charts and more' is not a choice" in said
    assert re.search(r"\nWon \d, skunks \d\. Lost \d, skunks \d\.\n", said)
    assert re.search(r"\nYours: [-+.\d]+ points from average; theirs: [-+.\d]+; most stay within ", said)
    assert re.search(
        r"\nBest hand\.\n\w+, \w+, \w+, with \w+\.\n\d+ (?:in|for) [a-z ]+: \w+, [\w, ;]+\.\n", said
    )
    assert "ABC's best hand" not in said, "it stands on the page of ABC"


def test_every_page_of_a_record_is_read_one_after_the_other(tmp_path: Path) -> None:
    for number in range(3):
        Wasco(tmp_path).add(record(number, result="won" if number else "lost-skunk", scores=(121, 97)))
    said = asked("records", "charts", *[""] * 3, "no", "leave", saves=tmp_path)
    assert said.count(f"{MORE} ") == 3
    assert said.count(f"{MORE} no") == 1
    assert "1: ABC, won 2, lost 1, margin " in "\n".join(said), "for an ear"
    assert any(line.endswith("skunks 1 taken.") for line in said), "and none that was not"
    assert "2: All games, won 2, lost 1, 0 saved." in said
    assert any(
        line.startswith("Points pegged in a deal, ") and " in all games, par 2." in line for line in said
    )
    assert not any("last 20" in line or "last 100" in line for line in said), "nothing twice"
    assert not any("dealt first in" in line for line in said), "nor what is missing"
    told = [line for line in said if re.search(r", \d of \d\.$", line)]
    assert [line[-7:] for line in told] == [f"{at} of 6." for at in range(1, 5)]
    assert any(re.fullmatch(r"[A-Z]{3}: 2 won, 1 lost\.", line) for line in said)
    assert not any(" -," in line or line.endswith(" -.") for line in said)


def test_options_name_keys_and_say_what_is_the_windows(tmp_path: Path) -> None:
    rooms = ("play", "back", "sound", "back", "controls", "back", "display", "back")
    said = asked("options", *rooms, "back", saves=tmp_path)
    assert "8: As the original, no. 6 to 8: for the window only." in said
    assert "3: Speech, no. Reads the game aloud; F3 reads the table." in said
    assert not [line for line in said if "{" in line or "pygame" in line]


def test_every_room_opens_without_pygame(tmp_path: Path) -> None:
    rooms = ("options", "display", "back", "play", "back", "game", "7", "back", "back", "back")
    others = ("records", "back", "more", "8", "back", "club", "back", "practice", "back", "help 20")
    lines = "\n".join([*rooms, *others, ""])
    done = python("-c", WITHOUT_PYGAME, "--text", "--saves", tmp_path, input=lines)
    assert "Display." in done.stdout, done.stderr
    assert done.stdout.count("Play it?") == 6
    assert not done.stderr
    assert "Your evening is saved" not in done.stdout, "nobody has sat down there"


def test_a_word_of_a_menu_can_be_cleared(tmp_path: Path) -> None:
    asked("options", "initials", "abc", saves=tmp_path)
    assert load_settings(tmp_path)[0].initials == "ABC"
    said = asked("options", "initials", "none", saves=tmp_path)
    assert "Initials? Type it, none to clear it, or 1 to 7 for another line, or back: none" in said
    assert "3: Initials, (none). To record your games, type 1 to 3 letters or digits." in said
    assert not load_settings(tmp_path)[0].initials


def test_a_table_with_open_hands_tells_each_once(tmp_path: Path) -> None:
    lines = ["records", "", "1", "replay", "table", "back"]
    said = said_after_a_game(lines, saves=tmp_path).splitlines()
    table = said[next(at for at, line in enumerate(said) if line.endswith(": table")) + 1 :]
    holders = [line.partition(" ")[0] for line in table if re.match(r"\w+ holds? ", line)]
    assert len(holders) == 2
    assert "You" in holders
    assert not [line for line in table if line.startswith("Your hand: ")]


def cards_named(line: str) -> list[str]:
    """The cards in a line of their figures and suits."""
    return re.findall(r"\b(?:10|[2-9AJQK])[CDHS]\b", line)


def test_a_replay_tells_what_was_dealt_and_what_was_discarded(tmp_path: Path) -> None:
    keep_game(tmp_path, "a")
    said = asked("records", "1", "1", "replay", "back", saves=tmp_path)
    told = said[said.index("") + 1 :]
    hand, discarded = set(cards_named(told[1])), set(cards_named(told[3]))
    assert (told[1].partition(":")[0], told[3].partition(" (")[0]) == ("ANN's hand", "ANN: discarded")
    assert (len(hand), len(discarded), discarded - hand) == (6, 2, set())


def test_the_review_of_a_game_opens_in_its_replay(tmp_path: Path) -> None:
    keep_game(tmp_path, "a")
    said = asked("records", "1", "1", "replay", "review", "", "", saves=tmp_path)
    assert any(line.startswith("Review? A move, 1 to ") for line in said)
    asked_on = "Deal 2? Enter to go on, a deal's number, or back:"
    assert sum(line.startswith(asked_on) for line in said) == 2, "back at its deal"


def test_a_replay_turns_to_the_deal_that_is_typed(tmp_path: Path) -> None:
    keep_game(tmp_path, "a")
    said = asked("records", "1", "1", "replay", "deal 4", "2", "again", "99", "back", saves=tmp_path)
    none = [line for line in said if line.startswith("'99' is not a deal of this game. Type 1 to ")]
    asked_on = [line.partition("?")[0] for line in said if line in none or line.startswith("Deal ")]
    assert none
    assert asked_on == ["Deal 2", "Deal 5", "Deal 3", "Deal 3", *none, "Deal 3"]


def test_a_replay_says_who_discarded_where_the_source_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spoken, "discarded", lambda *_: "")
    keep_game(tmp_path, "a")
    said = asked("records", "1", "1", "replay", "back", saves=tmp_path)
    assert [line for line in said if line.startswith("ANN: discarded (")]


def test_answers_with_commas_are_parted_by_something_stronger(tmp_path: Path) -> None:
    said = asked("no", "1", "1", "back", saves=tmp_path)
    assert "No, I know it; learn to play; or Enter for yes, explain it: back" in said


def test_after_a_game_the_words_speak_of_it(tmp_path: Path) -> None:
    reader, rest = Reader(1), iter(["again", "review", "back", "again", "score", "help", None])

    def answer(heard: str) -> str | None:
        is_over = "? Yes, no, choose" in heard or heard.startswith("Reviewing") or "Review?" in heard
        return next(rest) if is_over else reader.answer(heard)

    said = talk(answer, "--preset", "amiga", "--level", "landlubber", saves=tmp_path)[1]
    after = said.partition("Yes, no, choose")[2]
    assert "You aren't in a game now." not in after
    assert after.count(" up.\n") == 2, "again tells how it ended"
    assert "review: each move with its price, and your luck." in after
    assert "undo" not in after


def test_who_has_finished_a_game_is_not_asked_if_it_is_the_first(tmp_path: Path) -> None:
    keep_game(tmp_path, "a")
    said = "\n".join(asked("no", "champ", "play", saves=tmp_path))
    assert "Is this your first game of cribbage?" not in said
    assert "Cut a card" in said


def test_before_a_game_help_says_what_can_be_answered(tmp_path: Path) -> None:
    said = asked("help", saves=tmp_path)
    assert any(line.startswith("yes: this game. no: another one") for line in said)
    assert not any(line.startswith("undo") for line in said)


def said_of_initials(initials: str, saves: Path) -> str:
    """Play a game to its end, and type these whenever initials are asked for."""
    reader = Reader(1)

    def answer(heard: str) -> str | None:
        return initials if "Initials to save" in heard else reader.answer(heard)

    return talk(answer, "--preset", "amiga", "--level", "landlubber", saves=saves)[1]


def test_initials_for_a_game_are_answered(tmp_path: Path) -> None:
    assert "Enter for none: abc\nSaved under ABC.\n" in said_of_initials("abc", tmp_path)


@pytest.mark.parametrize("initials", ["JS", "GO", "YES"])
def test_initials_that_a_table_hears_otherwise_are_asked_for_twice(initials: str, tmp_path: Path) -> None:
    said = said_of_initials(initials.lower(), tmp_path)
    again = f"Type {initials} again if these are your initials, or Enter for none."
    assert said.count(f"The game is over. {again}") == 1
    assert f"Saved under {initials}.\n" in said


def test_no_initials_are_no(tmp_path: Path) -> None:
    assert "Saved under" not in said_of_initials("no", tmp_path)


def test_a_target_that_was_given_is_not_asked_for_after_the_cut(tmp_path: Path) -> None:
    words = ("--preset", "loadstar", "--seed", "3")
    said = talk(lines_of("", ""), *words, "--target", "61", saves=tmp_path / "given")[1]
    assert "61, 91 or 121" not in said
    assert "The game is to 61 points" in said
    assert "61, 91 or 121" in talk(lines_of("", ""), *words, saves=tmp_path / "asked")[1]


def test_the_records_are_numbered_by_the_list_and_enter_is_for_its_first_line_all_the_time(
    tmp_path: Path,
) -> None:
    for number in range(36):
        Wasco(tmp_path).add(record(number, initials="ABCDEFGH"[number % 8], scores=(121, 97)))
    said = asked("records", "9", "8", "back", "back", saves=tmp_path)
    assert any(line.startswith("8: H, won ") for line in said)
    assert any(line.startswith("9: All games, ") for line in said)
    assert any(line.startswith("H against the average") for line in said)
    asked_for = [line for line in said if line.startswith("Records? ")]
    assert all(line.startswith("Records? 1 to 9, Enter for A or back: ") for line in asked_for)
    assert len(asked_for) == 3


@pytest.mark.parametrize("word", ["back", "home"])
def test_back_at_the_length_of_a_game_leads_back_to_the_first_question(word: str, tmp_path: Path) -> None:
    said = asked("bsd", "", word, "", "short", "quit", saves=tmp_path)
    first = [line for line in said if " Play it? " in line]
    assert len(first) == 2
    assert first[1].startswith("BSD: ")
    assert begun(tmp_path).house.target == 61


@pytest.mark.parametrize("word", ["back", "home"])
def test_back_at_the_instructions_leads_back_to_the_first_question(word: str, tmp_path: Path) -> None:
    said = asked("bsd", word, "champ", "quit", saves=tmp_path)
    assert not any("nothing to go back to" in line for line in said)
    assert [line.partition(":")[0] for line in said if " Play it? " in line][1:] == ["BSD"]
    assert load_settings(tmp_path)[0].preset == "champ"

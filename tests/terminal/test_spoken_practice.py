"""Practice in a terminal: the same questions, answered in lines."""

import io
import re
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.practice.rounds import AT_ONCE, NONE_DUE, mistake_of
from game.rules.cards import parse_cards
from game.rules.counting import show_points
from game.rules.moves import LayAway, Play
from game.scenes.front.open_scene import open_scene
from game.scenes.practice.table_question import NO_HINTS
from game.scenes.records.kept_games import NONE_YET
from game.scenes.scene import Way
from game.session.run_options import RunOptions
from game.session.telling import CardNames
from game.store.practice_files import Mistakes, PracticeNotes
from game.store.settings import Settings
from game.terminal.conversation import Conversation, Hangup
from game.terminal.help_in_lines import BEFORE_A_GAME
from game.terminal.scenes_in_lines import play_scene
from game.terminal.session_in_lines import SessionInLines
from tests.players.positions import decisions
from tests.practice.test_spaced_repetition import a_mistake, first_mistake
from tests.store.games import finished_game
from tests.terminal.talk import Answer, Typist, lines_of, talk

MENU = re.compile(r"Practice\? 1 to 6, Enter for .* or back: $")
DAY_PAGE = re.compile(r"The hand of the day\? 1 to 5, Enter to go to practice or back: $")
IN_MENU = re.compile(r"Practice[.?]|[1-6]: (My|Hand|Counting|Discard quiz|Switch|First)")
_TO_COUNT = re.compile(r"(Hand|Crib) \d+ of 10: ([^.]*), with (\w+)\. How many points\?")
_HAND = re.compile(r"Your hand: ([^.]*)\. Discard")


def practiced(folder: Path, thing: str, answer: Answer) -> str:
    """All that was said while one thing was practiced."""
    heard = io.StringIO()

    things = iter([thing])

    def choose(text: str) -> str | None:
        if DAY_PAGE.search(text):
            return "leave"
        return next(things, "leave") if MENU.search(text) else answer(text)

    practice(Conversation(Typist(heard, choose), heard), folder)
    told = heard.getvalue().partition(f"{thing}\n")[2].splitlines(keepends=True)
    return "".join(line for line in told if not IN_MENU.match(line))


def practice(conversation: Conversation, folder: Path) -> None:
    """Practice till it is left."""
    session = SessionInLines(Settings(), RunOptions(folder), conversation)
    session.cards = CardNames()
    play_scene(session, open_scene(session, Way.PRACTICE))


def typing(*lines: str, then: Answer) -> Answer:
    """These lines first, whatever is asked."""
    rest = iter(lines)
    return lambda text: next(rest, None) or then(text)


def count(text: str) -> str:
    found = _TO_COUNT.search(text)
    assert found, text
    hand = parse_cards(found[2].replace("10", "T"))
    [starter] = parse_cards(found[3].replace("10", "T"))
    return str(show_points(hand, starter, crib=found[1] == "Crib"))


def lay_away(text: str) -> str:
    found = _HAND.search(text)
    assert found, text
    first, second, *_ = found[1].split(", ")
    return f"{first} {second}"


def test_a_drill_that_is_all_right(tmp_path: Path) -> None:
    told = practiced(tmp_path, "drill", count)
    assert told.count("Right: ") == 10
    assert "10 of 10 right in " in told
    assert PracticeNotes(tmp_path).lines[-1].startswith(f"drill {date.today()} right 10 of 10")


def test_a_wrong_count_is_told_with_its_reasons(tmp_path: Path) -> None:
    """And its cards, as in the lessons."""
    told = practiced(tmp_path, "drill", lambda _: "29").splitlines()
    wrong = [at for at, line in enumerate(told) if re.fullmatch(r"It counts [1-9]\d*\.", line)]
    assert wrong
    for at in wrong:
        assert re.fullmatch(r".*: .* for \d+\.( That makes \d+\.)?", told[at + 1]), told[at + 1]


def test_the_hand_of_the_day_is_asked_once(tmp_path: Path) -> None:
    told = practiced(tmp_path, "hand", lay_away)
    line = next(line for line in told.splitlines() if line.startswith(f"CRIB {date.today()}: "))
    assert "1: " in told
    assert line in practiced(tmp_path, "hand", lay_away).splitlines()


def test_each_hand_of_the_day_is_told_by_who_chose_its_cards(tmp_path: Path) -> None:
    told = practiced(tmp_path, "hand", lay_away).splitlines()
    [opened] = [line for line in told if line.startswith("Hand: ")]
    assert " Best: " in opened or " Both: " in opened
    assert "opy" not in "".join(told), "there is nothing to copy it to"


def test_the_help_names_practice_by_words_that_its_list_takes(tmp_path: Path) -> None:
    [told] = [line for line in BEFORE_A_GAME if line.startswith("practice: ")]
    for words in told.removeprefix("practice: ").partition(".")[0].split(", "):
        said = practiced(tmp_path / words, words.removeprefix("a "), lambda _: "leave")
        assert "is not a choice" not in said, words


def test_its_word_opens_no_second_list_behind_a_quiz_that_was_named(tmp_path: Path) -> None:
    said = talk(lines_of("quiz", "back", "practice", "back", ""), saves=tmp_path)[1]
    assert said.count("\n6: Rules of thumb, ") == 1
    assert said.count("? Yes, no for another, or a game's name") == 2, "one step back"


def test_a_quiz_tells_how_it_went(tmp_path: Path) -> None:
    assert "of 5 right, cost" in practiced(tmp_path, "quiz", lay_away).splitlines()[-1]


def test_an_answer_of_a_quiz_stands(tmp_path: Path) -> None:
    told = practiced(tmp_path, "quiz", typing("undo", then=lay_away))
    assert "In practice an answer stands." in told
    assert "the rules of this table" not in told


@pytest.mark.parametrize(
    ("opened", "way_out"),
    [
        (("practice", "3"), "Type leave to end the practice."),
        (("learn", "1"), "Type leave to go back to the lessons."),
    ],
)
def test_no_at_a_drill_or_a_lesson_tells_how_to_leave_it(
    opened: tuple[str, ...], way_out: str, tmp_path: Path
) -> None:
    told = talk(lines_of(*opened, "no", "options"), saves=tmp_path)[1]
    assert re.search(rf"'no' is not a .* {way_out}\n", told)
    assert f"That comes between games. {way_out}\n" in told


def test_the_score_of_a_drill_is_what_was_right(tmp_path: Path) -> None:
    told = talk(lines_of("practice", "3", "19", "score"), saves=tmp_path)[1]
    assert "Right so far: 0 of 1.\n" in told, "there is no nineteen"
    assert "of 121" not in told.rpartition("Practice?")[2]


def test_no_at_its_question_tells_how_to_leave_it(tmp_path: Path) -> None:
    told = practiced(tmp_path, "quiz", typing("no", "options", then=lambda _: "leave"))
    assert "js. Type leave to end the practice." in told
    assert "That comes between games. Type leave to end the practice." in told


def test_mistakes_come_on_their_day(tmp_path: Path) -> None:
    told = practiced(
        tmp_path,
        "mistakes",
        typing("rules of thumb", then=lambda text: "leave" if "Play a card" in text else lay_away(text)),
    )
    assert f"{NONE_DUE}\nEnter for rules of thumb, or back: rules of thumb\n" in told
    assert "Rules of thumb: 1 of 20" in told
    kept = Mistakes(tmp_path)
    kept.add([a_mistake()])
    if kept.all()[0].due > date.today():
        kept.path.write_text(kept.path.read_text().replace(f"due {kept.all()[0].due}", f"due {date.today()}"))
    again = practiced(tmp_path, "mistakes", lay_away)
    before = re.search(r"Last time: (\w+), (\w+), ", again)
    assert before, again
    (hand,) = {*re.findall(r"Your hand: ([\w, ]+)\. Discard", again)}
    assert {*before.groups()} <= {*hand.split(", ")}
    assert kept.all()[0].due > date.today()


def test_nothing_is_practiced_by_back(tmp_path: Path) -> None:
    assert not practiced(tmp_path, "back", lay_away)


def test_without_a_saved_game_there_is_no_list_to_choose_from(tmp_path: Path) -> None:
    assert practiced(tmp_path, "5", lambda _: pytest.fail("there is nothing to choose")) == f"{NONE_YET}\n"


def test_a_round_that_is_left_tells_how_it_went_so_far(tmp_path: Path) -> None:
    told = practiced(tmp_path, "rules", typing("9c ks", "back", then=lay_away))
    assert re.search(r"^1 of 1 right, cost [\d.]+ games in 100\.$", told, re.MULTILINE)


@pytest.mark.parametrize("thing", ["drill", "quiz", "hand"])
def test_practice_gives_no_hints(thing: str, tmp_path: Path) -> None:
    told = practiced(tmp_path, thing, typing("hint", "leave", then=lay_away))
    assert NO_HINTS in told


def test_what_is_asked_for_is_that_of_the_question(tmp_path: Path) -> None:
    told = practiced(tmp_path, "hand", typing("table", "score", "again", "leave", then=lay_away)).splitlines()
    question = "Your hand: "
    table, score, again, leave = (at for at, line in enumerate(told) if line.startswith(question))
    empty, *begun = told[:table]
    assert not empty, "as before any deal"
    assert begun[0] == "Hand of the day: 1 of 5. Which choice wins most often?"
    assert told[table + 1 : score] == begun[1:]
    assert told[score + 1 : again] == [begun[1]]
    assert told[again + 1 : leave] == begun


def test_again_tells_the_verdict_too(tmp_path: Path) -> None:
    told = practiced(tmp_path, "drill", typing("0", "again", "leave", then=count)).splitlines()[1:]
    assert re.match("It counts|Right", told[0])
    told, told_of_it = told[:-1], told[-1]
    assert re.fullmatch("[01] of 1 right.", told_of_it)
    half = len(told) // 2
    assert told[: half - 1] == told[half:-1], "but for the line that was asked and answered"


def test_leaving_a_drill_notes_nothing(tmp_path: Path) -> None:
    practiced(tmp_path, "drill", lambda text: "leave" if "Right: " in text else count(text))
    assert not PracticeNotes(tmp_path).lines


def test_a_mistake_that_was_answered_is_put_away_though_the_next_is_left(tmp_path: Path) -> None:
    game, kept = finished_game(), Mistakes(tmp_path)
    _, judgment = first_mistake(game)
    mine = [one for one in decisions(game) if one.seat == 0 and isinstance(one.move, LayAway)]
    kept.add([mistake_of(game, one, judgment, (), date.today() - timedelta(1)) for one in mine[:2]])
    practiced(tmp_path, "mistakes", lambda text: "leave" if "Last time: " in text else lay_away(text))
    assert sorted(mistake.due > date.today() for mistake in kept.all()) == [False, True]


def test_no_more_mistakes_come_than_at_the_window(tmp_path: Path) -> None:
    game, kept = finished_game(), Mistakes(tmp_path)
    _, judgment = first_mistake(game)
    mine = [one for one in decisions(game) if isinstance(one.move, LayAway)][: AT_ONCE + 1]
    kept.add([mistake_of(game, one, judgment, (), date.today() - timedelta(1)) for one in mine])
    assert len(kept.all()) == AT_ONCE + 1
    assert f"My mistakes: 1 of {AT_ONCE}." in practiced(tmp_path, "mistakes", lambda _: "leave")


def test_mistakes_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    Mistakes(tmp_path).path.write_text("no mistakes\n")
    assert "of mistakes.txt made no sense" in practiced(tmp_path, "mistakes", lambda _: "leave")


def test_what_is_no_card_is_refused_as_at_the_table(tmp_path: Path) -> None:
    game, kept = finished_game(house="counting=acc"), Mistakes(tmp_path)
    _, judgment = first_mistake(game)
    played = next(one for one in decisions(game) if isinstance(one.move, Play))
    kept.add([mistake_of(game, played, judgment, (), date.today() - timedelta(1))])
    told = practiced(tmp_path, "mistakes", typing("heels", "go", "leave", then=lay_away))
    assert told.count("There are no heels to take.") == 1
    assert told.count("You can play a card.") == 1


def test_words_mean_what_they_meant_once_practice_is_left(tmp_path: Path) -> None:
    heard = io.StringIO()
    conversation = Conversation(Typist(heard, lines_of("leave", "score")), heard)
    conversation.words["score"] = lambda _: conversation.say("The score of the game.")
    practice(conversation, tmp_path)
    with pytest.raises(Hangup):
        conversation.ask("Another game?", str)
    assert "The score of the game." in heard.getvalue()


def test_a_costly_answer_hears_the_best_one_at_once(tmp_path: Path) -> None:
    said = practiced(tmp_path, "quiz", lay_away).splitlines()
    costly = [at for at, line in enumerate(said) if line.startswith("Yours costs ")]
    assert costly
    for at in costly:
        best = re.search(r"games in 100\. Best: ([^.]*)\.$", said[at])
        assert best, said[at]
        assert re.split(r" {2,}", said[at + 2].strip())[:2] == ["1:", best[1]]

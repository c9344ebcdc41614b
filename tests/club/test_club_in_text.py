"""An evening at the club in the text edition, from the first cut to the year's list."""

import os
import re
from io import StringIO
from pathlib import Path

import pytest

from game.club.book import BUSY, WATCHED, Book
from game.club.duplicate import duplicate_game, duplicate_table
from game.club.evening import YOU, Evening
from game.club.other_tables import OtherTables
from game.club.scoring import Result
from game.commands.commandline import main
from game.players.characters import CHARACTERS
from game.scenes.table.game_context import NO_HINTS
from game.session.club_session import ClubSession
from game.session.next_table import new_table
from game.session.run_options import RunOptions
from game.session.session import Session
from game.store.ended_games import EndedGames
from game.store.judged import COUNTED, JudgedGame, JudgedGames
from game.store.kept_game import CLUB, CLUB_OPEN, KeptGame
from game.store.settings import Settings
from game.store.unfinished import NOT_OURS, UnfinishedGames
from game.table import Sitter
from game.terminal.between_games import EVENING_KEPT, KEPT, NOT_KEPT
from game.terminal.spoken_tutor import WITH_THE_NEXT
from game.terminal.text_session import GOODBYE
from tests.terminal.reader import Reader
from tests.terminal.talk import Answer, lines_of, talk

NIGHT = ("--text", "--demo", "--club", "--level", "bsd", "--seed", "club")


pytestmark = pytest.mark.usefixtures("faint_judge")


@pytest.fixture(autouse=True)
def a_quick_night(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody plays in no time, under his own name."""

    def sitter(_: OtherTables, player: str) -> Sitter:
        return Sitter(CHARACTERS[player].seat_name, "landlubber")

    monkeypatch.setattr(OtherTables, "sitter", sitter)


def at_the_club(saves: Path, *words: str) -> int:
    return main([*NIGHT, *words, "--saves", str(saves)])


def test_a_night_plays_itself_and_leaves_nine_kept_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert at_the_club(tmp_path) == 0
    said = capsys.readouterr().out
    assert "Game 9 of 9: you play LEONA of Portland." in said
    assert said.count("signs your card.") == 9
    assert "Your place: " in said
    assert len(EndedGames(tmp_path).paths) == 9
    [evening] = Book(tmp_path).evenings(WATCHED)
    assert evening.is_over
    assert len(evening.results) == 45
    assert sum(one.spread for one in evening.standings) == 0
    Book(tmp_path).begin(Evening(0, "night", WATCHED, "1987-11-25", evening.seed, evening.shipmate))
    twin = ClubSession(Session(Settings(), RunOptions(tmp_path)), "night", is_demo=True)
    assert not twin.evening.yours, "another night of the same cards is played itself"


def test_who_comes_back_signs_first_and_reads_before_the_next_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    book, evening = Book(tmp_path), Evening(0, "night", "ABC", "1987-11-18", "0" * 16, "shipmate-36")
    book.begin(evening)
    for meeting in evening.meetings:
        if YOU not in meeting or meeting.round == 1:
            book.note(evening, Result(*meeting, 17))
    typed = ("two", "help", "0 -17", "0 +17", "2 17", "card", "sc", "year", "sc", "leave")
    monkeypatch.setattr("sys.stdin", StringIO("\n".join(typed)))
    assert main(["--text", "--club", "ABC", "--saves", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "Write the points and the spread" in said
    assert "Your game points and the spread: 2 for a win, 3 if it was by 31 or more, 0 for a loss.\n" in said
    assert "Type cards as rank and suit" not in said
    assert "Wally looks at the board and won't sign: the spread is +17." in said
    assert "Wally looks at the board and won't sign: it's 2 points." in said, "the spread was right"
    assert "'card' is not a choice" in said
    assert "So far, points 2, +17, -0, net +17." in said, "for an ear"
    assert "\nGame 1: WALLY, points 2, +17, signed W.\n" in said
    assert said.count("You won, 121 to") == 1, "the question need not say it again"
    assert "Nobody yet: finish an evening to be on it." in said
    assert said.index("won't sign") < said.index("Game 2 of 9: you play DOT of Astoria.")
    home = said.partition("leave\n")[2]
    assert home.startswith("CHAMP '87: six cards"), "home is where a game is offered"


def test_before_the_first_game_a_list_of_zeros_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("standings\nback\nseason\nback\nleave\n"))
    assert main(["--text", "--club", "ABC", "--saves", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    names = "ABC, LEONA, SAM, HANK, RUBY, JUDGE, MABEL, VERN, DOT and WALLY"
    assert said.count("9 games.\n") == 1, "the evening is named once, and not on each of its pages"
    assert f"\nStandings.\nAll stand at zero points: {names}.\nClub night " in said
    assert "\n3: Standings.\n" in said, "who has not played has no place"
    assert "\nSeason.\nNothing yet: finish an evening to see its figures.\nClub night " in said


@pytest.mark.parametrize("kind", ["short", "day"])
def test_the_first_question_waits_for_no_other_table(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("sit\nmiddle\n"))
    assert main(["--text", "--tournament", kind, "--seed", "club", "--saves", str(tmp_path)]) == 0
    assert "you play ABNER of Nantucket." in capsys.readouterr().out
    assert not Book(tmp_path).evenings("")[0].results


def test_before_your_next_game_the_others_have_played_the_round_that_you_have(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    book, evening = Book(tmp_path), Evening(0, "night", "ABC", "1987-11-18", "0" * 16, "shipmate-36")
    book.begin(evening)
    book.note(evening, Result(*evening.meetings[0], 17))
    monkeypatch.setattr("sys.stdin", StringIO("2 +17\n"))
    assert main(["--text", "--club", "ABC", "--saves", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "Game 2 of 9: you play DOT of Astoria." in said
    assert said.endswith(f"{EVENING_KEPT}\n")
    results = Book(tmp_path).evenings("ABC")[0].results
    assert [one.round for one in results] == [1] * 5


def test_an_evening_is_opened_by_its_name_and_a_game_of_it_leads_back_to_its_card(tmp_path: Path) -> None:
    reader = Reader("club")

    def sits_down(heard: str) -> str | None:
        if "Play it?" in heard:
            return "short tournament"
        return "sit down" if "Enter for Sit down" in heard else None

    def plays_on(heard: str) -> str | None:
        if "Your card" in heard:
            return None
        if "Enter to go to the club" in heard:
            return "to the club"
        return "" if "Enter to continue:" in heard else reader.answer(heard)

    _, said = talk(sits_down, saves=tmp_path)
    assert "Short tournament" in said
    _, said = talk(plays_on, saves=tmp_path)
    assert "You have an unfinished game at the club. " in said
    assert "\nShort tournament " in said
    assert re.search(r"You (won|lost), \d+ to \d+\. Write down your game against \w+", said)
    assert said.rstrip().endswith(EVENING_KEPT)
    [evening] = Book(tmp_path).evenings("")
    assert evening.to_sign


def test_a_game_of_the_club_that_is_left_is_kept(tmp_path: Path) -> None:
    typed = "club night", "sit down", "", "back", "no", "back", "yes", "leave"
    _, said = talk(lines_of(*typed), saves=tmp_path)
    assert "is not a choice" not in said
    assert said.count("Quit this game?") == 2
    assert "\nLeave, quit CRIB or Enter to keep playing: " in said, "nobody has met a title"
    assert "Play it?" in said.rpartition("Quit this game?")[2], "the title's question"
    _, said = talk(lambda heard: "" if "Enter to continue:" in heard else None, saves=tmp_path)
    assert said.rstrip().endswith(KEPT)


def test_leave_saves_a_game_of_the_club_and_quits_as_at_any_table(tmp_path: Path) -> None:
    said = talk(lines_of("club night", "sit down", "", "leave"), saves=tmp_path)[1]
    assert said.endswith(f": leave\n{EVENING_KEPT}\n")


def test_an_evening_that_nothing_can_be_written_of_is_not_said_to_be_saved(tmp_path: Path) -> None:
    (tmp_path / "club.txt").mkdir()
    said = talk(lines_of("club night", "sit down", "", "leave"), saves=tmp_path)[1]
    assert said.endswith(NOT_KEPT.format("evening") + "\n")


def test_the_club_is_open_to_one_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fcntl = pytest.importorskip("fcntl")
    lock = os.open(tmp_path / f".{CLUB_OPEN}.lock", os.O_RDWR | os.O_CREAT)
    fcntl.flock(lock, fcntl.LOCK_EX)
    at_the_club(tmp_path)
    os.close(lock)
    heard = capsys.readouterr()
    assert BUSY in heard.out + heard.err
    assert "Game 1 of 9" not in heard.out


def leave_a_game_of_the_club(folder: Path) -> None:
    kept = KeptGame(("you ABC", "club-dot DOT"), "ABC", tuple(duplicate_game("x").to_lines()), {CLUB: "1 2"})
    UnfinishedGames(folder).begin(kept)


def test_a_game_of_the_club_is_left_alone_while_another_program_is_there(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    leave_a_game_of_the_club(tmp_path)
    lock = os.open(tmp_path / f".{CLUB_OPEN}.lock", os.O_RDWR | os.O_CREAT)
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    here = UnfinishedGames(tmp_path)
    [found] = here.look()
    assert not here.take_up(found)
    assert not here.give_up(found)
    assert here.complaints[0] == NOT_OURS
    os.close(lock)
    assert here.take_up(found)
    lock = os.open(tmp_path / f".{CLUB_OPEN}.lock", os.O_RDWR)
    with pytest.raises(BlockingIOError):
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    here.look()
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    os.close(lock)


def test_a_game_of_the_club_that_another_program_has_leads_to_no_list_in_lines(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    leave_a_game_of_the_club(tmp_path)
    lock = os.open(tmp_path / f".{CLUB_OPEN}.lock", os.O_RDWR | os.O_CREAT)
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    said = talk(lines_of(""), saves=tmp_path)[1]
    os.close(lock)
    assert f"{NOT_OURS}\n" in said
    assert "Continue game" not in said, "the title is the window's"
    assert "? Yes, no for another, or a game's name" in said


def test_a_shipmate_is_tuned_from_game_to_game_of_one_match(tmp_path: Path) -> None:
    settings = Settings()
    settings.level = "shipmate"
    session = Session(settings, RunOptions(tmp_path))
    first = new_table(session)
    assert first.sitters[1].level == "shipmate-36"
    judged = JudgedGames(tmp_path)
    for number in range(9):
        judged.add(JudgedGame("-", "1987-11-18T20:15:00", "six-card", 0.4, COUNTED, 32, f"{number:08x}"))
    match = session.match.match
    second = new_table(session)
    assert second.sitters[1].name == first.sitters[1].name
    assert (second.sitters[1].level or "") > "shipmate-36"
    assert session.match.match is match


def test_a_game_cut_off_before_the_book_had_it_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book, evening = Book(tmp_path), Evening(0, "night", WATCHED, "1987-11-18", "0" * 16, "shipmate-36")
    book.begin(evening)
    *others, last = evening.meetings
    assert YOU not in last
    for meeting in others:
        if meeting[:2] != (9, YOU):
            book.note(evening, Result(*meeting, 5))
    file = tmp_path / "club.txt"
    before = file.read_bytes()
    at_the_club(tmp_path)
    [played] = EndedGames(tmp_path).paths
    capsys.readouterr()
    file.write_bytes(before)
    played.rename(tmp_path / "unfinished.txt")  # as it lay when the program ended
    at_the_club(tmp_path)
    assert "you play" not in capsys.readouterr().out
    assert len(EndedGames(tmp_path).paths) == 1
    assert [one.is_over for one in Book(tmp_path).evenings(WATCHED)] == [True]


def test_a_match_and_a_word_play_themselves_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = ("--text", "--demo", "--preset", "amiga", "--level", "landlubber", "--saves", str(tmp_path))
    assert main([*plain, "--target", "61", "--match", "3"]) == 0
    said = capsys.readouterr().out
    assert "win the match, 2 to" in said.replace("wins", "win")
    assert main([*plain, "--duplicate", "monday"]) == 0
    first = duplicate_table("monday", Sitter("ABC")).game.deal.hands[0]
    said = capsys.readouterr().out
    assert all(str(card).replace("T", "10") in said for card in first)
    assert "CPU" in said
    assert not EndedGames(tmp_path).paths


def test_the_end_of_a_game_at_the_club_is_told_once_and_has_a_score(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OtherTables, "step", lambda _: False)  # nobody asks how those end
    reader, lines = Reader("club", until="never"), iter(["score", "go home", "leave"])

    def answer(heard: str) -> str | None:
        asked = heard.rpartition("\n")[2]
        if "to the club" in asked or "Play it?" in asked:
            return next(lines, None)
        return "" if "Sit down" in asked else reader.answer(heard)

    said = talk(answer, "--club", "--seed", "3", saves=tmp_path)[1]
    assert "Reviewing your game: 0%" not in said
    assert re.search(
        r"\nYOU \d+, WALLY \d+, of 121\.\nReview, records, go home, Enter to go to the club", said
    )
    assert re.search(r"Play it\? Yes, no .*: leave\n", said), "from home it leads out"


def test_back_from_a_page_of_the_club_is_back_to_its_list(tmp_path: Path) -> None:
    typed = ("scorecard", "back", "season", "back", "back")
    said = talk(lines_of(*typed), "--club", "--seed", "3", saves=tmp_path)[1]
    assert said.count("1: Sit down with WALLY.") == 3, "at first, and after each page"
    assert said.count("you play WALLY") == 1, "whoever comes back hears what can be chosen, and no more"
    assert said.count("Play it? ") == 1, "the second time it is left"
    season = said[said.index("\nSeason.\n") :].split("? 1 to 6")[0]
    assert not re.search(r"^\d+: .*year|^1: evenings", season, re.MULTILINE | re.IGNORECASE)


def test_after_a_page_of_the_club_enter_is_for_its_first_line(tmp_path: Path) -> None:
    said = talk(lines_of("scorecard", "back"), "--club", "--seed", "3", saves=tmp_path)[1]
    assert said.count("Enter for Sit down with WALLY or back: ") == 3


def test_leave_where_a_game_of_the_club_asks_leads_to_where_a_game_is_offered(tmp_path: Path) -> None:
    said = talk(lines_of("sit down", "low", "back", "leave"), "--club", "--seed", "3", saves=tmp_path)[1]
    assert said.partition("to keep playing: leave\n")[2].startswith("CHAMP '87: "), (
        "who was at the club has played"
    )


def test_home_from_the_club_is_the_question_that_every_evening_begins_with(tmp_path: Path) -> None:
    said = talk(lines_of("back", "quit"), "--club", "--seed", "3", saves=tmp_path)[1]
    assert said.count("Play it? Yes, no for another, or a game's name; Enter for yes: quit\n") == 1
    assert said.endswith(f"{GOODBYE}\n")


def test_after_home_another_evening_is_opened_by_its_name(tmp_path: Path) -> None:
    said = talk(lines_of("club night", "home", "short tournament"), saves=tmp_path)[1]
    assert "\nShort tournament " in said.partition(": short tournament\n")[2]


def test_at_the_first_cut_again_tells_nothing_of_the_lobby(tmp_path: Path) -> None:
    said = talk(lines_of("sit down", "again"), "--club", "--seed", "3", saves=tmp_path)[1]
    assert said.count(": Scorecard") == 1


def test_home_from_a_game_of_the_club_says_that_the_evening_is_saved_and_leaves_it_be(tmp_path: Path) -> None:
    typed = "sit down", "home", "options", "home", "no", "yes", "quit"
    said = talk(lines_of(*typed), "--club", "--seed", "3", saves=tmp_path)[1]
    assert said.count(EVENING_KEPT) == 1
    assert said.partition(": home\n")[2].startswith(f"{EVENING_KEPT}\n")
    assert len(UnfinishedGames(tmp_path).look()) == 2


def test_practice_beside_a_game_leaves_it_under_way_whatever_waits_at_the_club(tmp_path: Path) -> None:
    for typed in (["sit down", "", "practice", "leave", ""], ["home", "bsd", "", "practice", "leave", ""]):
        said = talk(lines_of("club night", *typed, "home", "quit"), saves=tmp_path / str(len(typed)))[1]
        assert re.search(rf": home\n({EVENING_KEPT}|{KEPT})\n", said)


def test_at_the_club_nothing_gives_a_hint(tmp_path: Path) -> None:
    asks = ("ask", "ask 5S 6D 7C 8H KH KD mine 45-60")
    said = talk(lines_of("club night", "sit down", "", "hint", *asks, "tutor on"), saves=tmp_path)[1]
    assert said.count(f"{NO_HINTS}\n") == 1 + len(asks)
    assert f"{WITH_THE_NEXT}Tutor, " in said


def after_a_game(*typed: str) -> Answer:
    """Sit down at the club and play, then type these lines."""
    reader, lines = Reader(1), iter(typed)

    def answer(heard: str) -> str | None:
        if "Enter for Sit down" in heard:
            return ""
        is_over = "Enter to go to the club" in heard or "Your card, such as" in heard
        return next(lines, None) if is_over else reader.answer(heard)

    return answer


def test_the_club_speaks_as_its_tournament_does_whatever_game_is_chosen(tmp_path: Path) -> None:
    """Who calls muggins, what was missed with its cards, and the score with it."""
    said = talk(after_a_game(), "--club", "--seed", "3", saves=tmp_path)[1]
    calls = re.findall(r"Muggins: \d+!\n(.*)\n(.*)\n", said)
    taken = [(first, then) for first, then in calls if not first.startswith(("Nothing was missed", "Only"))]
    assert len(taken) > 1
    for first, then in taken:
        missed = r"(Missed: (fifteen|thirty-one) for two|Missed: .* \(.*\)|It counts \d+: .*)\.$"
        assert re.match(missed, first), "of a part of a count there is no set, of a count of the play no need"
        assert re.match(r"\w+: now \d+\.$", then)


def test_back_from_a_game_of_the_club_is_back_to_the_club(tmp_path: Path) -> None:
    said = talk(after_a_game("back", "help"), "--club", "--seed", "3", saves=tmp_path)[1]
    assert "Review, records, go home, Enter to go to the club or back: back" in said
    assert "Your game points and the spread" in said.partition("or back: back\n")[2]


def test_quit_at_the_question_of_leaving_ends_the_program(tmp_path: Path) -> None:
    said = talk(lines_of("club night", "", "", "back", "quit", ""), saves=tmp_path)[1]
    assert said.count("Play it? ") == 1, "it does not lead to the first question"
    assert said.endswith(f"{EVENING_KEPT}\n")

"""The club's book: whatever was torn off, the evening goes on from there, and nothing counts twice."""

from pathlib import Path
from types import SimpleNamespace

from game.club.book import LISTED, Book, season, years_list
from game.club.club_words import bracket, end_of_evening, list_board, scorecard, season_board
from game.club.duplicate import NO_CUTS
from game.club.evening import CONSOLATION, YOU, Evening
from game.club.other_tables import FORM, OtherTables, your_result
from game.club.scoring import Entry, Result
from game.players.player import think_through
from game.rules.cards import parse_cards
from game.rules.game import Game
from game.session.club_session import ClubSession
from game.session.run_options import RunOptions
from game.session.session import Session
from game.store.settings import Settings
from game.table import Sitter, Table
from tests.rules.scripted_packs import ScriptedPacks


def evening(kind: str = "night", initials: str = "ABC", date: str = "1987-11-18T20:15:00") -> Evening:
    return Evening(0, kind, initials, date, "0123456789abcdef", "shipmate-36")


def begun(folder: Path) -> tuple[Book, Evening]:
    book, one = Book(folder), evening()
    assert book.begin(one) is None
    return book, one


def play_all(book: Book, one: Evening, spread: int = 5) -> None:
    for meeting in one.meetings:
        book.note(one, Result(*meeting, spread))
        if meeting.player == YOU:
            book.sign(one, meeting.round)


def test_what_was_noted_is_read_again(tmp_path: Path) -> None:
    book, one = begun(tmp_path)
    first = one.next_meeting
    assert first
    book.note(one, Result(*first, 7))
    book.sign(one, 1)
    again = Book(tmp_path).unfinished("ABC", "night")
    assert again == one
    assert again.yours == [Result(1, YOU, first.rival, 7)]
    assert again.signed == {1}
    assert again.next_meeting
    assert again.next_meeting.round == 2


def test_a_game_is_noted_once(tmp_path: Path) -> None:
    book, one = begun(tmp_path)
    result = Result(*one.meetings[0], 12)
    book.note(one, result)
    Book(tmp_path).note(one, result)
    assert (tmp_path / "club.txt").read_text().count("game 1") == 1


def test_a_night_torn_off_at_any_letter_goes_on(tmp_path: Path) -> None:
    book, one = begun(tmp_path)
    play_all(book, one)
    path = tmp_path / "club.txt"
    whole = path.read_bytes()
    start = whole.index(b" .\n") + 3
    for end in range(start, len(whole), 23):
        path.write_bytes(whole[:end])
        torn = Book(tmp_path).unfinished("ABC", "night")
        if torn is None:
            assert end > len(whole) - 3
            continue
        missing = Book(tmp_path)
        for meeting in torn.meetings:
            missing.note(torn, Result(*meeting, 5))
        while due := torn.to_sign:
            missing.sign(torn, due.round)
        found = Book(tmp_path).evenings("ABC")
        assert [each.is_over for each in found] == [True]
        assert found[0].standings == one.standings


def test_strange_lines_say_nothing_and_stay(tmp_path: Path) -> None:
    book, one = begun(tmp_path)
    path = tmp_path / "club.txt"
    with path.open("ab") as file:
        file.write(b"game 9 1 you club-dot +5 .\nrubbish\ngame 1 1 you\n\xff\xfe\n")
    with path.open("ab") as file:
        file.write(b"game 1 1 you club-nobody +5 .\n")
    book.note(one, Result(*one.meetings[0], 5))
    assert len(Book(tmp_path).evenings("ABC")[0].results) == 1
    assert b"rubbish" in path.read_bytes()


def test_lines_that_found_no_room_are_written_with_the_next_for_which_there_is_some(tmp_path: Path) -> None:
    book, one, shut = Book(tmp_path), evening(), tmp_path / "club.txt"
    shut.mkdir()
    assert book.begin(one)
    assert not book.is_on_disk
    shut.rmdir()
    assert book.note(one, Result(*one.meetings[0], 5)) is None
    assert book.is_on_disk
    assert Book(tmp_path).unfinished("ABC", "night") == one


def test_each_has_evenings_of_his_own(tmp_path: Path) -> None:
    book, one = begun(tmp_path)
    other = evening(initials="XYZ")
    book.begin(other)
    assert (one.number, other.number) == (1, 2)
    assert [each.number for each in book.evenings("XYZ")] == [2]


def test_a_season_counts_nights_that_are_over(tmp_path: Path) -> None:
    book, one = begun(tmp_path)
    play_all(book, one, spread=35)
    book.begin(evening())
    last_year = evening(date="1986-01-01T00:00:00")
    book.begin(last_year)
    play_all(book, last_year, spread=-3)
    found = book.evenings("ABC")
    year, life = season(found, "1987"), season(found)
    assert [year[name] for name in ("evenings", "points", LISTED, "grand slams")] == [1, 27, 27, 1]
    assert [life[name] for name in ("evenings", "points", LISTED)] == [2, 27, 27]
    board = season_board(found, "1987")
    assert ["spread", "+315", "+288"] in board.rows
    assert board.in_words, "for an ear"
    assert ["spread", "+315 in 1987", "+288 in all"] in board.in_words.rows
    pins = [season_board([one] * nights, "1987").rows[-1][2] for nights in (3, 4, 12)]
    assert pins == ["none", "bronze", "bronze, silver and gold"]


def test_a_tournament_is_no_night_of_the_list_and_has_a_bracket(tmp_path: Path) -> None:
    book, one = Book(tmp_path), evening("short")
    book.begin(one)
    while one.meetings:
        play_all(book, one)
    assert one.your_standing.points == 18
    assert [season([one])[name] for name in ("evenings", "points", LISTED)] == [1, 18, 0]
    rows = bracket(one, "ABC").rows
    own = SimpleNamespace(evening=one, you="ABC", initials="ABC", book=book)
    pages = ClubSession.pages.fget(own)  # type: ignore[attr-defined]
    assert pages["bracket"]().rows == rows
    assert pages["scorecard"]() == scorecard(one)
    assert len(rows) == 7
    assert {row[3] for row in rows} == {"3-0"}
    assert "You win the tournament." in [*end_of_evening(one, "ABC")]


def test_the_years_list_has_everybody_whose_night_brought_enough(tmp_path: Path) -> None:
    book = Book(tmp_path)
    for spread, date in ((35, "1987-01-07"), (-35, "1987-01-14"), (35, "1986-12-31")):
        one = evening(date=date)
        book.begin(one)
        play_all(book, one, spread)
    found = book.evenings("ABC")
    listing = list_board(found, "1987", "ABC")
    assert listing.rows[listing.lit or 0][1:] == ["ABC", "27", "1"]
    points = {who: number for who, number, _ in years_list(found, "1987")}
    assert len(points) > 3
    by_night = [each for one in found[:2] for each in one.standings if each.qualifies]
    assert points == {who: sum(each.points for each in by_night if each.player == who) for who in points}
    assert [*points.values()] == sorted(points.values(), reverse=True)


def test_what_is_not_signed_counts_nowhere(tmp_path: Path) -> None:
    book, one = begun(tmp_path)
    for spread in (35, -12, 9):
        first = one.next_meeting
        assert first
        book.note(one, Result(*first, spread))
        if spread != 9:
            book.sign(one, first.round)
    card = scorecard(one, Entry(2, 14))
    assert card.lit == 2
    assert card.rows[1:4] == [
        ["2", "DOT", "0", "", "12", "D."],
        ["3", "VERN", "2", "14", "", ""],
        ["4", "", "", "", "", ""],
    ]
    assert card.rows[9:] == [["", "so far", "3", "35", "12", "net +23"]]
    assert (one.your_standing.points, one.your_standing.spread) == (3, 23)
    book.sign(one, 3)
    card = scorecard(one)
    assert card.lit == 3
    assert card.rows[3] == ["4", "MABEL", "", "", "", ""]


def test_a_hand_of_28_is_in_the_book_and_in_the_season(tmp_path: Path) -> None:
    top = parse_cards("5H KH 5S KS 5D QH 5C QS AC JS 2C JH TD")
    game = Game(FORM, NO_CUTS, "28", dealer=1, packs=ScriptedPacks({"1": top}))
    table = Table(game, [Sitter("ABC", "bsd"), Sitter("DOT", "deckhand")])
    book, one = begun(tmp_path)
    meeting = one.meetings[0]
    for _ in range(30):
        if (result := your_result(meeting, game)).best:
            break
        [seat, *_] = game.waiting
        table.answer(seat, think_through(table.think(seat)))
    assert result == Result(*meeting, result.spread, 28)
    book.note(one, result)
    assert Book(tmp_path).evenings("ABC")[0].yours == [result]
    book.sign(one, 1)
    play_all(book, one)
    assert season(book.evenings("ABC"))["hands of 28"] == 1
    assert "A 28 hand" in " ".join(end_of_evening(one, "ABC"))


def test_a_night_and_a_tournament_wait_side_by_side(tmp_path: Path) -> None:
    book, night = begun(tmp_path)
    short = evening("short")
    book.begin(short)
    assert book.unfinished("ABC", "night") == night
    assert book.unfinished("ABC", "short") == short
    assert book.unfinished("ABC", "day") is None


def test_a_consolation_ends_when_its_nine_games_are_played(tmp_path: Path) -> None:
    book, one = Book(tmp_path), evening("short")
    book.begin(one)
    for _ in range(600):  # 340 games are played, of which nine are your consolation
        for meeting in one.meetings[:1]:
            book.note(one, Result(*meeting, -5 if meeting.player == YOU else 5))
            book.sign(one, meeting.round)
    assert one.is_over
    assert [game.round - CONSOLATION for game in one.yours[-9:]] == [*range(1, 10)]


def test_the_others_play_what_is_due_and_not_your_games() -> None:
    one = evening()
    *others, last = [meeting for meeting in one.meetings if YOU not in meeting]
    for meeting in others:
        one.add(Result(*meeting, 5))
    tables = OtherTables(one, one.add)
    assert not tables.is_done
    while tables.step():
        pass
    assert tables.is_done
    assert one.results[-1][:3] == last
    assert {meeting.player for meeting in one.meetings} == {YOU}


def test_a_night_begun_under_no_initials_goes_on_under_those_that_are_given(tmp_path: Path) -> None:
    def night_of(initials: str) -> Evening:
        return ClubSession(Session(Settings(initials=initials), RunOptions(tmp_path)), "night").evening

    begun = night_of("")
    named = night_of("ABC")
    assert (named.number, named.seed) == (begun.number, begun.seed)
    assert Book(tmp_path).unfinished("ABC", "night") == named
    assert night_of("").number == 2, "nobody has begun another"
    assert night_of("ABC").number == 1
    assert night_of("XYZ").number == 2
    assert night_of("").number == 3
    assert night_of("XYZ").number == 2

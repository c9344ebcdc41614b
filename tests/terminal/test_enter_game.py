"""A game of a real board is typed in, card by card, and is kept, corrected and reviewed like any other."""

import io
import re
import shutil
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from game.commands.words import FAILED
from game.devices.button import Button, Press
from game.players.never_seen import crib_counts, crib_words
from game.review.review_text import review_lines
from game.review.reviewing import Reviewing
from game.review.what_was_seen import seen_notes
from game.rules import counting
from game.rules.cards import Blank, Card, cards_text, parse_cards
from game.rules.errors import CribbageError
from game.rules.events import HandShown
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import LayAway
from game.scenes.box import Notice
from game.scenes.records.entered_lines import EnteredLines
from game.scenes.records.kept_games import CORRECT, NO_REAL_BOARD, KeptGames, OneGame
from game.session.entered import DEAL_WRITTEN, HEAD, PARTED, PLAYED, EnteredDeal, EnteredGame, read_board
from game.session.run_options import RunOptions
from game.store.ended_games import review_of
from game.store.kept_game import TYPED_IN, read_game, verify
from game.store.real_board import FILE_NAME
from game.store.safe_files import LEFT_ALONE
from game.store.settings import Settings
from game.store.statistics import record_of
from game.terminal import enter_game
from game.terminal.answers_between_games import ENTER_HOW
from game.terminal.between_games import NOT_KEPT
from game.terminal.conversation import NOTHING_BEHIND, Conversation
from game.terminal.enter_game import ANY_TIME, KEPT, KEPT_SO_FAR, NOTHING_TYPED, REVIEWED, TAKEN, EnterGame
from game.terminal.help_in_lines import A_REAL_BOARD
from game.terminal.session_in_lines import SessionInLines
from game.values import replace
from tests.programs import end_child
from tests.scenes.driver import Ear, Visit
from tests.scenes.replays import replayed
from tests.sources import HOUSE
from tests.store.test_killed import needs_fork
from tests.store.test_lock import asleep_over
from tests.terminal.talk import lines_of, talk

OLD = HOUSE / "tests/store/from_0_5_0"
NAMES = ("ANN", "BOB")
ABOVE = ["ann bob", "1987-11-18", "Portland", "champ", "no", "me"]
RECORDED = """\
names ANN, BOB
date 1987-11-18
place Portland
rules champ
muggins no
dealt ANN
7H 2H QH 2C 8C 2D / 2H QH / 3S / 7S 2D 4S 2C 8S 8C TC 7H / 2S 5S / 21-4
9D 2D KH 8C KC QS / 2D KC / 7D / 9D 6D QS 5C KH JD 8C TC / ? / 27-18
JD 2H 9H 6H TS 8C / JD 2H / 2C / 2D TS 8D 6H 7D 8C KH 9H / 5H 4D / 38-23
KS TD KC 5S 2H 4D / TD 4D / TS / 2H TH 5S 4S KC 6D KS 3C / 7C 6C / 48-28
KH QH 7C 2C 9C KS / KH 9C / JC / KD QH 6D 2C 6C KS JS 7C / ? / 64-33
KH AH 8H KS AD 4S / AH 8H / 3H / AD AS 4S JS KH 3C KS 8C / JD 9C / 70-43
8D 3H QH 5S 2D JS / 8D QH / KD / TC JS KS 3H QD 2D 8C 5S / 2H 9D / 81-46
6S TD 9H 2D 4C JC / TD 4C / 3S / 6S 5D JC 8S 2D 9C 9H 7D / 3H 3C / 89-60
5S 7S 7H 4D QD AS / 5S AS / KC / KH 4D TC 7S 5C QD JC 7H / 8H 3C / 98-72
JS 8S 6S 9S 6D 5D / 6D 5D / 3C / JS 7D 6S 6C 2D 8S 9H 9S / 2H 8H / 107-82
7S 8H 4C 3C 8C 9C / 7S 8H / QS / KC 8C AH 3C 2D 4C JS 9C / 2S 3H / ?"""
"""A game as two friends wrote it down: nobody saw Bob's discards in deals 2 and 5, and the board has two
slips. In deal 3 Ann pegged two too few, in deal 6 Bob two too many."""


def real_game(seed: str) -> tuple[EnteredGame, list[int]]:
    """A random game as it would be written down, board and all, and how it ended."""
    random, deals = Random(seed), list[EnteredDeal]()
    game = Game(FORMS["six-card"], House(), seed, dealer=0)
    while not game.outcome:
        deal, hand = game.deal, tuple(game.deal.hands[0])
        while not game.outcome and game.deal is deal:
            seat = game.waiting[0]
            game.apply(seat, random.choice(game.legal(seat)))
        assert deal.starter
        played = tuple(card for _, card in deal.played)
        deals.append(EnteredDeal(hand, deal.laid_away[0], deal.starter, played, deal.laid_away[1]))
        deals[-1] = replace(deals[-1], board=tuple(game.scores))
    return EnteredGame(NAMES, deals=tuple(deals)), game.scores


def without(game: EnteredGame, *hidden: int, board: bool) -> EnteredGame:
    """The same with cribs that nobody saw, and boards only there, or nowhere."""
    deals = [
        replace(
            deal,
            theirs=() if at in hidden else deal.theirs,
            board=deal.board if board and at in hidden else (),
        )
        for at, deal in enumerate(game.deals)
    ]
    return replace(game, deals=tuple(deals))


def typed(game: EnteredGame) -> list[str]:
    """What is typed of it, answer by answer."""
    deals = [part.replace("?", "") for deal in game.deals for part in str(deal).split(" / ")]
    return [*ABOVE, *deals]


def entered(folder: Path, lines: list[str]) -> str:
    speaks = io.StringIO()
    conversation = Conversation(io.StringIO("\n".join([*lines, ""])), speaks)
    EnterGame(SessionInLines(Settings(), RunOptions(folder), conversation)).run()
    return speaks.getvalue().replace("\n", " ")


def kept_there(folder: Path) -> Path:
    (path,) = (one for one in (folder / "games").glob("*.txt") if "review" not in one.name)
    return path


def test_a_whole_game_is_kept_with_its_score_names_day_and_place(tmp_path: Path) -> None:
    game, scores = real_game("a real board")
    told = entered(tmp_path, typed(without(game, board=False)))
    won, lost = sorted(scores, reverse=True)
    path = kept_there(tmp_path)
    end = f"{NAMES[scores.index(won)]} wins, {won} to {lost}. {KEPT} {REVIEWED.format(path)}"
    assert told.rstrip().endswith(end)
    assert told.count("The board after the deal, yours first") == len(game.deals)
    kept = read_game(kept_there(tmp_path)).played()
    assert (kept.game.scores, kept.trouble) == (scores, "")
    assert kept.seats == ("person ANN", "person BOB")
    assert (kept.extras["begun"][:10], kept.extras["place"]) == ("1987-11-18", "Portland")


def test_answers_are_taken_back_and_looked_at(tmp_path: Path) -> None:
    game, scores = real_game("taken back")
    lines = typed(without(game, board=False))
    lines[18:18] = ["table", "undo", lines[17]]
    lines[9:9] = ["table", "back", lines[8]]
    lines[2:2] = ["undo", lines[1]]
    said = entered(tmp_path, ["table", *lines])
    assert f"{NOTHING_TYPED} Who played?" in said
    first = game.deals[0]
    begun = PARTED.join(map(cards_text, (first.hand, first.laid, (first.starter,))))
    assert (
        f"names ANN, BOB date 1987-11-18 place Portland rules champ muggins no dealt ANN deal 1: {begun} All"
        in said
    )
    assert "'back' is" not in said
    assert KEPT in said
    assert read_game(kept_there(tmp_path)).played().game.scores == scores


def test_each_answer_is_taken_back_alone_whatever_it_is_of(tmp_path: Path) -> None:
    game, scores = real_game("taken back")
    lines = typed(without(game, board=False))
    deal, after = len(ABOVE), len(ABOVE) + 6
    lines[after + 1 : after + 1] = ["back", "back", "", lines[after]]
    lines[deal:deal] = ["undo", lines[deal - 1]]
    said = entered(tmp_path, ["undo", *lines])
    assert f"{NOTHING_BEHIND} Who played?" in said
    assert said.count("Who dealt first?") == said.count("Deal 1, ANN 0, BOB 0.") == 2
    assert f"Back to deal 1: {str(game.deals[0]).rpartition(PARTED)[0]} The board after the deal" in said
    assert said.count("Deal 2, ANN") == 3
    assert KEPT in said
    assert read_game(kept_there(tmp_path)).played().game.scores == scores


@pytest.mark.parametrize("at", [1, 5, 6, 8, 11, 12, 20])
def test_whoever_leaves_goes_on_at_the_very_answer(tmp_path: Path, at: int) -> None:
    lines = typed(EnteredGame.from_lines(RECORDED.splitlines()))
    said = entered(tmp_path, lines[:at])
    assert said.rstrip().endswith(KEPT_SO_FAR)
    left = (tmp_path / FILE_NAME).read_text()
    again = entered(tmp_path, ["table"])
    assert "You began to type in a game: ANN against BOB, " in again
    assert all(line in again.replace(f"deal {n}: ", "") for n in (1, 2) for line in left.splitlines()[:6])
    assert (tmp_path / FILE_NAME).read_text() == left
    assert KEPT in entered(tmp_path, ["", *lines[at:]])
    assert read_game(kept_there(tmp_path)).played().game.scores == [121, 89]
    assert not (tmp_path / FILE_NAME).exists()


def test_a_game_that_was_left_is_dropped_only_where_that_is_said_twice(tmp_path: Path) -> None:
    entered(tmp_path, ABOVE[:3])
    said = entered(tmp_path, ["no", "", "no", "no", "back", "no", "yes", "carl dora"])
    assert said.count("You began to type in a game: ANN against BOB, 0-0, deal 1.") == 1
    assert "Back to" not in said
    assert (tmp_path / FILE_NAME).read_text() == "names CARL, DORA\n"
    assert not entered(tmp_path, ["no", "yes"]).endswith(f"{KEPT_SO_FAR} ")
    assert "You began" not in entered(tmp_path, [])


def test_of_a_damaged_game_nothing_is_lost(tmp_path: Path) -> None:
    lines = RECORDED.splitlines()
    path = tmp_path / FILE_NAME
    torn = "\n".join([*lines[:7], lines[7][:29]])
    path.write_text(torn)
    said = entered(tmp_path, ["", "7d"])
    told = "Line 8: '7' is not a card. Type a rank (A23456789TJQK) and a suit (CDHS)."
    assert "Back to deal 2: 9D 2D KH 8C KC QS / 2D KC The starter:" in said
    copy = tmp_path / "real-board.not-understood.txt"
    assert f"{FILE_NAME} is damaged. {told} The whole file is saved as {copy.name}." in said
    assert copy.read_text() == torn
    assert path.read_text().splitlines() == [*lines[:7], "9D 2D KH 8C KC QS / 2D KC / 7D"]


def test_where_no_copy_can_be_made_the_damaged_game_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE_NAME).write_text("names ANN\n")
    monkeypatch.setattr(enter_game, "keep_copy", lambda _: None)
    code, said = talk(lines_of("ann bob"), "--enter", saves=tmp_path)
    assert (code, said.rstrip().endswith(LEFT_ALONE)) == (FAILED, True)
    assert (tmp_path / FILE_NAME).read_text() == "names ANN\n"


def test_a_day_may_be_today_or_yesterday_in_a_word(tmp_path: Path) -> None:
    said = entered(tmp_path, ["", "Yesterday", "table", "undo", "today", "table"])
    assert re.findall(r"date (\S+)", said) == [str(date.today() - timedelta(ago)) for ago in (1, 0)]


def test_a_clock_set_back_takes_no_day_back(tmp_path: Path) -> None:
    tomorrow = str(date.today() + timedelta(1))
    (tmp_path / FILE_NAME).write_text(f"names ANN, BOB\ndate {tomorrow}\nplace Portland\n")
    assert "damaged" not in entered(tmp_path, [""])
    assert "still to come" in entered(tmp_path, ["", "undo", "undo", tomorrow])


def test_what_is_no_text_is_moved_aside_and_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    assert f"Can't read {FILE_NAME}. It is saved as real-board.not-understood.txt." in entered(tmp_path, [])
    tmp_path.joinpath("file").touch()
    said = entered(tmp_path / "file", ABOVE[:3])
    assert said.count(f"Can't write {FILE_NAME}: ") == 1
    assert NOT_KEPT.format("game") in said


@needs_fork
def test_a_game_is_typed_in_by_one_program_at_a_time(tmp_path: Path) -> None:
    other = asleep_over(tmp_path / FILE_NAME)
    assert talk(lines_of(*ABOVE), "--enter", saves=tmp_path) == (FAILED, f"{TAKEN}\n")
    end_child(other)
    assert KEPT_SO_FAR in entered(tmp_path, ABOVE)


def test_a_recorded_game_with_hidden_cribs_and_miscounts_is_right_to_the_hole() -> None:
    game = EnteredGame.from_lines(RECORDED.splitlines())
    assert game.game().scores == [121, 89]
    assert game.notes() == [
        "Deal 2: nobody saw BOB's crib. By the board it made 2.",
        "Deal 3: ANN pegged 2 points too few.",
        "Deal 5: nobody saw ANN's crib. By the board it made 9.",
        "Deal 6: BOB pegged 2 points too many.",
    ]
    assert EnteredGame.from_lines(game.to_lines()) == game
    assert game.kept().played().game.scores == [121, 89]


@pytest.mark.parametrize(
    ("bob", "said"),
    [
        (23, "By the board it made 7."),
        (35, "It counts at most 8: BOB pegged at least 11 points too many."),
        (14, "It counts at least 0: BOB pegged at least 2 points too few."),
    ],
)
def test_a_crib_that_nobody_saw_counts_what_it_can(bob: int, said: str) -> None:
    deals = RECORDED.splitlines()[: len(HEAD) + 2]
    game = EnteredGame.from_lines([*deals[:-1], deals[-1].replace("27-18", f"27-{bob}")])
    assert game.notes() == [f"Deal 2: nobody saw BOB's crib. {said}"]
    gap = crib_words("BOB", 19, crib_counts(parse_cards("5H 5S"), Card.parse("5D"), ()))
    assert gap == "By the board it made 19, which it can't count: BOB pegged too many or too few."


def test_two_games_of_a_day_are_two_and_a_corrected_one_keeps_its_day() -> None:
    one, two = (real_game(seed)[0].with_line(HEAD.index("date"), "") for seed in ("x", "maine"))
    seals = {game.kept().played().game.seal for game in (one, two)}
    assert len(seals) == 2
    kept = EnteredGame.of(one.kept())
    assert kept
    assert kept.day == str(date.today())
    assert replace(kept, place="Bangor").kept().extras["begun"] == one.kept().extras["begun"]


def test_cards_that_nobody_saw_are_nowhere_in_the_game() -> None:
    game = EnteredGame.from_lines(RECORDED.splitlines()).game()
    again, cribs = game.begun_again(), 0
    for seat, move in game.moves:
        hides = isinstance(move, LayAway) and seat == 1 and again.deals in (2, 5)
        deal = again.deal
        events = again.apply(seat, move)
        assert not hides or all(isinstance(card, Blank) for card in deal.laid_away[1])
        cribs += sum(isinstance(event, HandShown) and event.crib for event in events)
    assert cribs == again.deals - 2


def test_its_review_speaks_with_the_names_and_judges_what_was_known() -> None:
    kept = EnteredGame.from_lines(RECORDED.splitlines()).kept().played()
    review = Reviewing(lambda: kept.game, kept.seats)
    review.finish()
    assert {one.decision.deal for one in review.of({0})} == {*range(1, kept.game.deals + 1)}
    assert {one.decision.deal for one in review.of({1})} == {*range(1, kept.game.deals + 1)} - {2, 5}
    told = " ".join(review_lines(review))
    assert "Nobody saw BOB's discards in deals 2 and 5: there BOB's moves are not judged" in told
    assert "In deal 3 ANN pegged 2 points too few." in told
    assert "By the board ANN's crib of deal 5 made 9." in told
    assert "In deal 6 BOB pegged 2 points too many." in told
    assert " YOU" not in told
    account = [deal.luck(0) for deal in review.lucks]
    assert len(account) == kept.game.deals


def test_the_replay_shows_backs_for_what_nobody_saw() -> None:
    replay = replayed(EnteredGame.from_lines(RECORDED.splitlines()).kept())
    replay._turn_to_deal(2)
    hand = next(
        one.top.seats[1].hand for one in replay.pictures if one.deal == 2 and len(one.top.seats[1].hand) == 6
    )
    assert hand.count(None) == 2
    while replay._reaches(replay.at + 1):
        replay.at += 1
    assert replay.pictures[-1].deal == 11


def test_a_crib_that_nobody_saw_counts_its_average_where_there_is_no_board() -> None:
    game, _ = real_game("x")
    guessed = without(game, 1, 4, board=False)
    told = guessed.notes()
    assert [note[:37] for note in told] == [
        "Deal 2: nobody saw BOB's crib. It cou",
        "Deal 5: nobody saw ANN's crib. It cou",
    ]
    assert all(2 <= int(note.split(" counts ")[1].split(",")[0]) <= 9 for note in told)


def test_a_crib_that_may_have_ended_the_game_needs_its_board() -> None:
    game, _ = real_game("maine")
    last = len(game.deals) - 2
    with pytest.raises(CribbageError, match="may have ended the game: type the board after it"):
        without(game, last, board=False).game()
    assert without(game, last, board=True).game().outcome


@pytest.mark.parametrize("seed", ["r 8", "r 55", "r 163"])
def test_what_nobody_saw_of_a_hand_had_not_fitted_when_the_play_was_won(seed: str) -> None:
    """Each is won on a go, after it, or in the count that followed it."""
    game, scores = real_game(seed)
    assert len(game.deals[-1].played) < 8
    assert game.game().scores == scores


def test_muggins_takes_what_was_missed() -> None:
    game, _ = real_game("x")
    own, other = game.deals[0].board
    deals = (replace(game.deals[0], board=(own - 2, other + 2)),)
    for muggins, told in (
        (True, ["Deal 1: ANN pegged 2 points too few: BOB took 2 by muggins."]),
        (False, None),
    ):
        written = replace(game, deals=deals, muggins=muggins)
        assert written.notes() == (
            told or ["Deal 1: ANN pegged 2 points too few.", "Deal 1: BOB pegged 2 points too many."]
        )
        assert written.game().scores == [own - 2, other + 2]


def test_a_game_may_go_on_that_the_cards_had_ended() -> None:
    game, scores = real_game("x")
    won = scores.index(121)
    short = [*scores]
    short[won] = 119
    written = replace(game, deals=(*game.deals[:-1], replace(game.deals[-1], board=tuple(short))))
    assert not written.game().outcome
    assert written.game().scores == short
    assert f"{NAMES[won]} was out by the cards, and pegged too few." in written.notes()[-1]


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ("64-4", "cannot be. Type the board"),
        ("400", "such as 34-25"),
        ("a-b", "such as 34-25"),
        ("34-b", "such as 34-25"),
        ("21-40", "BOB"),
    ],
)
def test_a_board_that_no_count_can_give_is_refused_with_an_example(board: str, said: str) -> None:
    game = EnteredGame.from_lines(RECORDED.splitlines()[: len(HEAD) + 1])
    with pytest.raises(CribbageError, match=said):
        replace(game, deals=(replace(game.deals[0], board=read_board(board)),)).game()


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["5h 5s"], "Type 6 cards, not 2."),
        (["5h 5h 5s 5d 5c 4h"], "5H is there more than once."),
        (["5h 6h 7h 8h 9h 10h", "2c 3c", "ac", "5h", ""], "two of your own six"),
        (["5h 6h 7h 8h 9h 10h", "9h 10h", "ac", "2c 5h", "", ""], "not over"),
        (["5h 6h 7h 8h 9h 10h", "9h 10h", "5h", "2c 5h", ""], "elsewhere already"),
        (["5h 6h 7h 8h 9h 10h", "9h 10h", "ac", "2c 5h 3c 6h 4c 7h 10c 8h", "2c qs"], "elsewhere already"),
    ],
)
def test_what_cannot_be_is_said_and_a_game_broken_off_is_not_among_those_saved(
    tmp_path: Path, lines: list[str], said: str
) -> None:
    told = entered(tmp_path, [*ABOVE, *lines])
    assert said in told
    assert KEPT_SO_FAR in told
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize(
    ("wrong", "at", "said"),
    [
        ("3H 4H", 1, "You discard two of your own six cards, such as 7H 2H."),
        ("7H 2H QH", 1, "Type 2 cards, not 3."),
        ("7H", 2, "7H is elsewhere already: in your hand."),
        ("3S 4S", 2, "Type 1 card, not 2."),
        ("7S 2D 4S 2C 8S 8C TC QH", 3, "QH is elsewhere already: in the crib."),
        ("3S 2D", 3, "3S is elsewhere already: the starter."),
        ("2S 4S", 4, "4S is elsewhere already: among those played."),
        ("2S 7H", 4, "7H is elsewhere already: among those played."),
        ("2S 5S 9C", 4, "Type up to 2 cards, not 3."),
        ("99-4", 5, "cannot be. Type the board"),
    ],
)
def test_cards_that_cannot_be_are_refused_at_once_and_asked_again(
    tmp_path: Path, wrong: str, at: int, said: str
) -> None:
    lines = typed(EnteredGame.from_lines(RECORDED.splitlines()))
    lines.insert(len(ABOVE) + at, wrong)
    told = entered(tmp_path, lines)
    assert said in told
    assert KEPT in told


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("7S 2D 4S", "Deal 1 is not over: type all cards that were played."),
        ("7S 4S 2D 2C 8S 8C TC 7H", "4S: it was ANN's turn."),
        ("7S 2D 2C 8S 8C TC 7H", "2C: it was BOB's turn."),
        ("TC 8C 8S 7H 2D 2C 4S 7S", "7H: That card would pass 31."),
        ("7S 2D 4S 2C 8S 8C TC 9C", "They played 5 cards of four: 7S 4S 8S TC 9C."),
    ],
)
def test_cards_in_an_order_that_cannot_be_are_named_and_typed_again(
    tmp_path: Path, order: str, said: str
) -> None:
    lines = typed(EnteredGame.from_lines(RECORDED.splitlines()))
    lines.insert(len(ABOVE) + PLAYED, order)
    told = entered(tmp_path, lines)
    assert f"{order} {said} All cards played, in order:" in told
    assert KEPT in told


def test_whoever_has_no_name_is_told_in_words_of_the_table(tmp_path: Path) -> None:
    deal = ["5h jd 3c 4c 9h 9s", "9h 9s", "kd", "5h 10d 6d jd 3c 7d 4c 8d", "5h jd 10d 6d 3c 7d 4c 8d"]
    told = entered(tmp_path, [*[""] * 5, "them", *deal])
    assert "6D: it was your turn." in told
    assert "JD: it was FRIEND's turn." in told
    nameless = RECORDED.replace("ANN, BOB", "").replace("dealt ANN", "dealt me").splitlines()
    game = EnteredGame.from_lines(nameless)
    assert "Deal 5: nobody saw your crib. By the board it made 9." in game.notes()
    kept = game.kept().played()
    review = Reviewing(lambda: kept.game, kept.seats)
    notes = " ".join(seen_notes(review))
    assert "Nobody saw FRIEND's discards in deals 2 and 5" in notes
    assert "By the board your crib of deal 5 made 9." in notes


def test_a_game_that_goes_on_after_the_cards_had_ended_it_can_be_typed(tmp_path: Path) -> None:
    """In deal 11 Ann pegs two too few and stays at 119: a deal more decides."""
    game = EnteredGame.from_lines(RECORDED.splitlines())
    deals = (*game.deals[:-1], replace(game.deals[-1], board=(119, 90)))
    more = "4H 5H 6H JC KD 9S / KD 9S / AC / JC 5S 6H 4C 5H TC 4H 8S / 2S 3H / ?"
    lines = [*typed(replace(game, deals=deals)), *(part.replace("?", "") for part in more.split(" / "))]
    told = entered(tmp_path, lines)
    assert "Deal 12, ANN 119, BOB 90." in told
    assert KEPT in told


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["ann ann"], "two different names"),
        (["bartholomew bob"], "A name has at most 10 letters, such as ANN or BOB."),
        (["", "last Sunday"], "such as 1987-11-18"),
        (["", str(date.today() + timedelta(1))], "is still to come. Type the day you played"),
        (["", "", "", "chess"], "not 'chess'"),
        (["", "", "", "", "perhaps"], "yes or no"),
        (["", "", "", "", "", "carl"], "Type YOU or FRIEND."),
    ],
)
def test_what_stands_above_the_deals_is_refused_with_an_example(
    tmp_path: Path, lines: list[str], said: str
) -> None:
    assert said in entered(tmp_path, lines)


def test_no_seal_is_said_to_prove_it(tmp_path: Path) -> None:
    entered(tmp_path, typed(EnteredGame.from_lines(RECORDED.splitlines())))
    assert verify(kept_there(tmp_path)) == (False, [TYPED_IN])


def test_a_hand_that_nobody_saw_is_counted_nowhere() -> None:
    kept = EnteredGame.from_lines(RECORDED.splitlines()).kept()
    before = {**counting._rank_points}
    record_of(replace(kept, initials="ANN"))
    new = {key for key in counting._rank_points if key not in before}
    assert all(sum(key >> 3 * rank & 7 for rank in range(13)) > 4 for key in new)


def test_a_line_is_corrected_later(tmp_path: Path) -> None:
    entered(tmp_path, typed(EnteredGame.from_lines(RECORDED.splitlines())))
    path = kept_there(tmp_path)
    review_of(path).write_text("as it was\n")
    deal = RECORDED.splitlines()[len(HEAD) + 10]
    short, won = deal.replace("/ ?", "/ 120-90"), deal.replace("/ ?", "/ 121-90")
    said = entered(tmp_path, ["correct", "1", "17", short, "back", "2", "1987-11-19", "17", won])
    assert "The game isn't over." in said
    assert "Deal 11: BOB pegged 1 point too many." in said
    kept = read_game(path).played()
    assert (kept.game.scores, kept.extras["begun"][:10]) == ([121, 90], "1987-11-19")
    assert not review_of(path).exists()


def test_a_card_that_is_elsewhere_is_named_in_a_corrected_line_too() -> None:
    game = EnteredGame.from_lines(RECORDED.splitlines())
    twice = str(game.deals[0]).replace("/ 3S /", "/ 5S /")
    with pytest.raises(CribbageError, match="5S is elsewhere already: the starter"):
        game.with_line(len(HEAD), twice).game()


def test_a_deal_is_corrected_as_its_help_and_the_list_write_it(tmp_path: Path) -> None:
    entered(tmp_path, typed(EnteredGame.from_lines(RECORDED.splitlines())))
    whole = RECORDED.splitlines()[len(HEAD) + 1].replace("/ ? /", "/ 5H 5S /")
    said = entered(tmp_path, ["correct", "1", "8", "help", f"Deal 2: {whole}"])
    assert "8: deal 2: 9D 2D KH 8C KC QS, 27-18" in said
    assert f"help {DEAL_WRITTEN}" in said
    assert whole in kept_there(tmp_path).read_text()


def test_a_crib_of_which_one_card_was_seen_is_not_said_to_be_unseen() -> None:
    deals = RECORDED.replace("8C TC / ? / 27-18", "8C TC / 5H / 27-18").splitlines()[: len(HEAD) + 2]
    (note,) = EnteredGame.from_lines(deals).notes()
    assert note.startswith("Deal 2: nobody saw all of BOB's crib.")


def test_only_games_of_a_real_board_are_corrected(tmp_path: Path) -> None:
    shutil.copytree(OLD / "games", tmp_path / "games")
    assert f"{NO_REAL_BOARD} Who played?" in entered(tmp_path, ["correct"])
    entered(tmp_path, typed(EnteredGame.from_lines(RECORDED.splitlines())))
    said = entered(tmp_path, ["correct", "back", "ann bob"])
    assert "newest first. 1: 1987-11-18 ANN - BOB, 121-89. Real boards? Enter for 1 or back: back Who" in said


def test_enter_before_a_game_is_told_how_a_real_one_is_typed_in(tmp_path: Path) -> None:
    said = talk(lines_of("enter"), saves=tmp_path)[1]
    assert f" enter\n{ENTER_HOW}\n" in said
    assert f"\nenter: {A_REAL_BOARD}\n" in talk(lines_of("help enter"), saves=tmp_path)[1]


def test_a_line_is_corrected_at_the_window(tmp_path: Path) -> None:
    entered(tmp_path, typed(EnteredGame.from_lines(RECORDED.splitlines())))
    hands = Visit(KeptGames(tmp_path), Ear())
    hands.press(Button.FIRE, Button.RIGHT, Button.RIGHT)
    kept = hands.on(OneGame)
    assert kept.choices[kept.chosen] == CORRECT
    hands.press(Button.FIRE)
    lines = hands.on(EnteredLines)
    assert lines.line(2) == ("place", "Portland")
    hands.press(Button.DOWN, Button.DOWN, Button.FIRE)
    for _ in "Portland":
        hands.press(Button.BACKSPACE)
    for letter in "Bangor":
        hands.stack.press(Press(None, typed=letter))
    hands.press(Button.FIRE)
    assert hands.scene is lines
    assert read_game(kept_there(tmp_path)).extras["place"] == "Bangor"
    hands.press(Button.UP, Button.UP, Button.FIRE)
    for _ in range(5):
        hands.press(Button.BACKSPACE)
    hands.press(Button.FIRE)
    assert "two different names" in hands.on(Notice).lines[0]


def test_help_tells_what_each_question_takes(tmp_path: Path) -> None:
    heads = ("ANN BOB", "", "", "", "", "")
    deal = ("5h 6h 7h 8h 9h 10h", "9h 10h", "2d")
    asked = [line for answer in (*heads, *deal) for line in ("help", answer)]
    said = talk(lines_of(*asked, "help"), "--enter", saves=tmp_path)[1].splitlines()
    told = [said[at + 1] for at, line in enumerate(said) if line.endswith(" help")]
    assert len(told) == len({*told}) == len(heads) + len(deal) + 1
    assert all(line.endswith(ANY_TIME) for line in told)
    assert "is not a" not in "\n".join(said)

"""Duplicate: the same cards for everybody, and a line that tells the truth or is found out."""

import re
from pathlib import Path

import pytest

from game.club.comparing import BY_DEALS, deals_of, think_compared
from game.club.duplicate import (
    LINES,
    NotThatGame,
    PlayedDuplicate,
    duplicate_table,
    match_points,
    plain_word,
    played_by,
    sheet,
)
from game.commands.commandline import main
from game.players.player import think_through
from game.rules.game import Game
from game.scenes.front.compare_scene import NO_LINES, READING, TITLE, compare, lines_to_compare
from game.scenes.front.more_ways import KNOWS_CARDS
from game.sheets.pages import reading_page
from game.table import Sitter
from game.values import replace
from tests.scenes.shown import read_on
from tests.terminal.talk import lines_of, talk


def line_of(who: str, level: str, word: str = "monday", rival: str = "deckhand", at: int = 0) -> str:
    table = duplicate_table(word, Sitter(who, level), rival)
    while waiting := table.game.waiting:
        seat = waiting[at]
        table.answer(seat, think_through(table.think(seat)))
    return str(played_by(who, word, rival, table.game))


ABC, XYZ = line_of("ABC", "bsd"), line_of("XYZ", "landlubber")


def game_of(line: str) -> Game:
    return think_through(PlayedDuplicate.parse(line).think_game())


def test_a_line_is_played_again_to_the_same_game() -> None:
    assert str(PlayedDuplicate.parse(ABC)) == ABC
    assert game_of(ABC).outcome
    assert game_of(ABC).begun_again().pack("1") == game_of(XYZ).begun_again().pack("1")


@pytest.mark.parametrize("at", [0, -1], ids=["first", "last"])
@pytest.mark.parametrize("rival", ["landlubber", "deckhand"])
def test_it_does_not_matter_who_discards_first(rival: str, at: int) -> None:
    line = line_of("ABC", "bsd", rival=rival, at=at)
    assert str(played_by("ABC", "monday", rival, game_of(line))) == line


def test_a_line_spoils_no_card() -> None:
    assert len(ABC) < 160
    assert not {"H", "S", "D", "K", "Q", "J"} & {*ABC.split()[-2]}


def test_each_letter_that_was_changed_on_the_way_is_found() -> None:
    for at, letter in enumerate(ABC):
        with pytest.raises(NotThatGame):
            game_of(f"{ABC[:at]}{'1' if letter != '1' else '2'}{ABC[at + 1 :]}")


def test_a_score_that_was_forged_with_its_check_is_found_out() -> None:
    true = PlayedDuplicate.parse(ABC)
    for scores in ((121, true.scores[0]), (true.scores[0] + 1, true.scores[1])):
        with pytest.raises(NotThatGame, match="doesn't fit"):
            game_of(str(replace(true, scores=scores)))


def test_a_rival_who_was_made_to_play_worse_is_found_out() -> None:
    true = PlayedDuplicate.parse(ABC)
    own, theirs = true.moves.split(".")
    forged = replace(true, moves=f"{own}.{(int(theirs[0], 16) + 1) % 15:x}{theirs[1:]}")
    with pytest.raises(NotThatGame, match="the way deckhand plays"):
        game_of(str(forged))


def test_a_game_that_breaks_off_is_found_out() -> None:
    true = PlayedDuplicate.parse(ABC)
    own, theirs = true.moves.split(".")
    with pytest.raises(NotThatGame, match="is cut short"):
        game_of(str(replace(true, moves=f"{own[:9]}.{theirs}")))
    for more in (f"{own}0.{theirs}", f"{own}.{theirs}0"):
        with pytest.raises(NotThatGame, match="doesn't fit"):
            game_of(str(replace(true, moves=more)))


@pytest.mark.parametrize("line", ["", "rubbish", ABC[:60], ABC.replace(" 1 ", " 2 "), f"{ABC}0 1"])
def test_what_is_no_line_is_refused(line: str) -> None:
    with pytest.raises(NotThatGame):
        game_of(line)


def test_lines_are_ranked_by_match_points() -> None:
    own, other = PlayedDuplicate.parse(ABC), PlayedDuplicate.parse(XYZ)
    points = {one.who: points for points, one in match_points([own, other])}
    best = max((own, other), key=lambda one: one.spread).who
    assert sorted(points.values()) == [0, 2]
    assert points[best] == 2
    nobody = str(replace(own, rival="nobody"))
    lines = think_through(think_compared([XYZ, ABC, ABC, nobody, line_of("OLD", "bsd", "tuesday")]))
    assert "isn't a player here" in lines[0]
    assert "different cards" in lines[1]
    assert [line.split()[1] for line in lines[3:5]] == [best, "XYZ" if best == "ABC" else "ABC"]


def test_they_are_compared_deal_by_deal_beside_the_champ() -> None:
    made = deals_of(game_of(ABC))
    own = PlayedDuplicate.parse(ABC)
    assert sum(deal.brought for deal in made) == own.spread
    assert made[-1].scores == own.scores
    lines = think_through(think_compared([ABC, XYZ, line_of("ABC", "skipper")]))
    told = lines[lines.index(BY_DEALS) :]
    assert [line.split()[0] for line in told[2:6]] == ["ABC", "XYZ", "ABC", "CHAMP"]
    assert told[1].startswith("Deal 1, ")
    assert f"  {made[0].brought:+}" in told[2]
    assert re.fullmatch(
        r"CHAMP won most on the others in deal \d+ .+, and lost most in deal \d+ .+", told[-1]
    )
    assert max(map(len, lines)) <= 80


def test_they_are_compared_at_the_window(tmp_path: Path) -> None:
    told: list[str | None] = []
    scene = compare(tmp_path, "", told.append)
    assert scene.picture() == [reading_page(TITLE, [NO_LINES], READING)]
    assert "Not a duplicate line" in str(compare(tmp_path, "hello", told.append).pages)
    (tmp_path / LINES).write_text(f"{line_of('OLD', 'bsd', 'tuesday')}\n{ABC}\n")
    scene = compare(tmp_path, XYZ, told.append)
    assert (tmp_path / LINES).read_text().splitlines()[-1] == XYZ
    while not scene.is_still:
        scene.tick()
    (page,) = scene.pages
    assert [*read_on(page).lines] == think_through(think_compared([ABC, XYZ]))
    assert not any(told)


def test_whoever_asks_for_cards_that_he_has_played_is_told_so(tmp_path: Path) -> None:
    known, dealt = " ".join(KNOWS_CARDS), ("--duplicate", "monday", "--level", "bsd")
    assert known not in talk(lines_of(), *dealt, saves=tmp_path)[1]
    (tmp_path / LINES).write_text(f"{line_of('YOU', 'bsd', rival='bsd')}\n")
    assert f"YOU against BSD.\n{known}\n" in talk(lines_of(), *dealt, saves=tmp_path)[1]


def test_a_friends_line_that_cannot_be_kept_is_compared_and_told_of(tmp_path: Path) -> None:
    (tmp_path / LINES).mkdir()
    told: list[str | None] = []
    assert lines_to_compare(tmp_path, XYZ, told.append) == [XYZ]
    assert told == [f"Can't write {LINES}: it is not a file."]


def test_a_sheet_is_one_page_and_the_cards_of_the_word() -> None:
    lines = [*sheet("monday")]
    assert len(lines) <= 60
    assert max(map(len, (*lines, *sheet("m" * 40)))) <= 80
    hands = duplicate_table("monday", Sitter("ABC")).game.deal.hands
    for card in (*hands[0], *hands[1]):
        assert str(card) in " ".join(lines[3:6])


def test_a_word_may_be_a_date_or_have_capitals() -> None:
    assert plain_word("Monday, 18 Nov") == "monday-18-nov"
    assert plain_word("1987-11-18") == "1987-11-18"
    assert plain_word("!!") == ""


def test_files_are_compared_as_they_were_sent(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    first.write_text(f"Dear all,\n  {ABC}\n")
    second.write_text(f"{XYZ}\n")
    assert main(["--compare", str(first), str(second)]) == 0
    assert "ABC" in capsys.readouterr().out
    assert main(["--compare", str(tmp_path / "none")]) == 2
    second.write_text("nothing")
    assert main(["--compare", str(second)]) == 2
    assert "crib-duplicate 1" in capsys.readouterr().err

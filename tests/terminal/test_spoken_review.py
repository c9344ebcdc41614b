"""The review as a short talk: what matters first, any move on request, and no list longer than a screen."""

import io
import re
from contextlib import suppress
from datetime import date
from pathlib import Path

import pytest

from game.devices.button import with_keys
from game.devices.tune_player import Silence
from game.practice.rounds import due_on
from game.review.in_short import two_lines
from game.review.review_words import JUDGING, THE_COST, account_words
from game.review.reviewer import PRACTICED, Reviewer
from game.review.reviewing import Reviewing
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.presets import PRESETS
from game.rules.voice import HOUSE, Voice
from game.scenes.practice.table_question import TYPED_HELP
from game.scenes.records.kept_games import KeptGames
from game.scenes.records.move_page import MovePage
from game.scenes.records.review_page import COSTLIEST_MOVES, ReviewPage
from game.scenes.records.review_page import TYPED_HELP as REVIEW_HELP
from game.scenes.records.review_scene import BothSidesPage, chance_page
from game.scenes.scene import Scene
from game.session.run_options import RunOptions
from game.session.telling import CardNames
from game.sheets.teller import Teller
from game.store.practice_files import Mistakes
from game.store.settings import Settings
from game.terminal.conversation import MORE, Conversation, Hangup
from game.terminal.help_in_lines import KEYS
from game.terminal.news_of_scenes import A_SCREEN
from game.terminal.scenes_in_lines import play_scene
from game.terminal.session_in_lines import SessionInLines
from tests.scenes.records.test_record_list import keep_game
from tests.scenes.review.review_pictures import whole_review
from tests.terminal.talk import Typist, lines_of

OF_THE_TABLE = "the table's word was heard"


def talked(folder: Path, *lines: str, page: Scene | None = None, voice: Voice = HOUSE) -> list[str]:
    """All that is said till these are typed, where a table's words are known."""
    heard = io.StringIO()
    conversation = Conversation(Typist(heard, lines_of(*lines)), heard)
    conversation.words |= dict.fromkeys(
        ("again", "ask", "practice", "position", "leave"), lambda _: conversation.say(OF_THE_TABLE)
    )
    session = SessionInLines(Settings(), RunOptions(folder), conversation)
    session.cards = CardNames(are_words=lambda: session.settings.big_index)
    session.cards.voice = voice
    conversation.words["words"] = lambda _: session.change("big_index", True)
    page = page or ReviewPage(Reviewer(folder, whole_review()), Silence())
    with suppress(Hangup):
        play_scene(session, page)
    return heard.getvalue().splitlines()


def test_it_begins_with_the_result_the_turn_the_worst_move_and_the_luck_and_fits_a_screen(
    tmp_path: Path,
) -> None:
    said = talked(tmp_path)
    begins = ["You lost, 60 to 61.", "The game turned in deal 10. You fell ", "Your play of the 3 in deal 10"]
    begins += [
        "Luck cost you 2 games in 100: the cards gave 14, the play took 16.",
        two_lines(whole_review(), 0)[0],
    ]
    assert all(line.startswith(words) for line, words in zip(said, begins, strict=False)), said[:5]
    assert said[5] == account_words(whole_review(), 0)
    assert [line[:3] for line in said if line[1:3] == ": "] == ["1: ", "2: ", "3: "]
    assert said[next(at for at, line in enumerate(said) if line.startswith("1: ")) - 1] == COSTLIEST_MOVES
    assert len(said) <= A_SCREEN
    assert said[-1].startswith("Review? A move, 1 to ")


def test_while_a_game_is_judged_it_says_at_once_what_takes_so_long(tmp_path: Path) -> None:
    game = Game(FORMS["five-card"], House(), "1", dealer=0)
    while len(game.moves) < 3:
        game.apply(game.waiting[0], game.legal(game.waiting[0])[0])
    review = Reviewing(lambda: game, ("person YOU", "landlubber LANDLUBBER"))
    said = talked(tmp_path, page=ReviewPage(Reviewer(tmp_path, review), Silence()))
    assert said[0] == JUDGING
    assert said.count(JUDGING) == 1
    assert JUDGING not in talked(tmp_path)


def test_cards_are_called_as_in_the_game_after_the_table_of_the_coach_too(tmp_path: Path) -> None:
    """That table is the house's."""
    said = talked(
        tmp_path, "moves", "no", "1", "play it on", "back", "moves", voice=PRESETS["bsd"].manner.voice
    )
    first, again = (at for at, line in enumerate(said) if line == "Moves.")
    assert said[first : first + A_SCREEN] == said[again : again + A_SCREEN]
    assert any(re.search(r"\bT[CDHS]\b", line) for line in said[first : first + A_SCREEN])


def test_cards_of_a_saved_game_are_called_as_it_called_them(tmp_path: Path) -> None:
    keep_game(tmp_path, "a")
    last_played = PRESETS["bsd"].manner.voice
    said = talked(tmp_path, "review", "moves", page=KeptGames(tmp_path), voice=last_played)
    moves = " ".join(said[said.index("Moves.") :])
    assert re.search(r"\b10[CDHS]\b", moves)
    assert not re.search(r"\bT[CDHS]\b", moves)


def test_where_nothing_was_decided_no_move_is_offered(tmp_path: Path) -> None:
    review = Reviewing(lambda: Game(FORMS["six-card"], House(), "1"), ("person YOU", "champ CHAMP"))
    said = talked(tmp_path, "help", "1", page=ReviewPage(Reviewer(tmp_path, review), Silence()))
    asked = "Review? Write, more or help; Enter to go back: "
    assert [line for line in said if line.startswith(asked)] == [f"{asked}help", f"{asked}1", asked]
    assert not any("A number" in line or line.startswith("deals") for line in said)
    assert said[-2].endswith(" Type write, more or back.")


def test_the_list_of_more_pages_numbers_each_once_and_says_nothing_of_looking(tmp_path: Path) -> None:
    said = talked(tmp_path, "more")
    listed = [line for line in said[said.index("Review pages.") :] if line[1:3] == ": "]
    assert [int(line[0]) for line in listed] == [*range(1, 1 + len(listed))]
    assert not any(line.startswith("1: Looking") for line in said)


def test_both_sides_of_a_game_are_told_as_soon_as_the_first_is_judged(tmp_path: Path) -> None:
    page = BothSidesPage(Reviewer(tmp_path, whole_review()), whole_review())
    assert talked(tmp_path, page=page)[0] == "Both sides."


def test_a_move_is_opened_and_asked_of(tmp_path: Path) -> None:
    said = "\n".join(talked(tmp_path, "1", "coach", "deeper", "practice", "back"))
    assert "Deal " in said
    assert "Your hand: " in said
    assert " over " in said
    assert "1: " in said
    assert "to win" in said
    assert "±" in said
    assert PRACTICED in said
    assert due_on(date.today(), Mistakes(tmp_path).all())
    assert OF_THE_TABLE not in said
    assert "[" not in said


def test_a_move_is_asked_again_on_its_table(tmp_path: Path) -> None:
    said = "\n".join(talked(tmp_path, "1", "try again", "leave", "back", ""))
    assert "Review: 1 of 1." in said


def test_a_move_is_asked_about_by_name_and_enter_goes_back(tmp_path: Path) -> None:
    said = talked(tmp_path, "1", "maybe", "", "")
    words = "ry it again, play it on, coach's page, ask deeper, practice it, position or"
    asked = [line for line in said if line.startswith(f"This move? T{words} Enter to go back: ")]
    assert len(asked) == 2
    assert f"'maybe' is not a choice. Type t{words} back." in said


def test_from_a_move_another_is_opened_by_its_number_and_all_are_listed(tmp_path: Path) -> None:
    said = talked(tmp_path, "1", "2", "back", "2", "moves", "", "1", "99")
    opened = [said[at + 1] for at, line in enumerate(said) if line.endswith(": 2")]
    assert len(opened) == 2
    assert opened[0] == opened[1]
    assert THE_COST in said
    assert any(line.startswith("Type a number from 1 to ") for line in said)
    assert not any("'2' is not a choice" in line for line in said)


def test_a_move_is_played_on_to_the_end_of_its_deal(tmp_path: Path) -> None:
    listed = [re.match(r"(\d+): deal (\d+), ", line) for line in talked(tmp_path, "moves", "")]
    number, deal = next(map(int, move.groups()) for move in listed if move and int(move[2]) < 8)
    said = talked(tmp_path, f"{number}", "play on", "", "")
    begins = next(at for at, line in enumerate(said) if line.endswith(": play on"))
    ended = r"That deal: \d+ to \d+; in (your|the) game \d+ to \d+\. Enter to go back: "
    [asked] = [at for at, line in enumerate(said) if re.fullmatch(ended, line)]
    assert said[asked + 1].startswith("This move? ")
    dealt = re.compile(r".*deal\. \w+ \d+, \w+ \d+, of \d+\.")
    assert not [*filter(dealt.fullmatch, said[begins:asked])], "nothing is told of other deals"
    assert f"Deal {deal + 1}" not in "".join(said[begins:asked])


def test_what_was_played_out_is_told_as_ask_tells_it(tmp_path: Path) -> None:
    said = talked(tmp_path, "1", "deeper", "")
    assert any(re.fullmatch(r"1: [^.]+\. [\d.]+% ± [\d.]+% to win\.", line) for line in said)
    assert not [line for line in said if "best best" in line]


def test_the_table_of_a_move_is_left_by_back(tmp_path: Path) -> None:
    said = talked(tmp_path, "1", "try again", "back", "", "")
    assert not [line for line in said if line.startswith("'back' is not")]


def test_help_tells_what_each_word_of_this_page_does(tmp_path: Path) -> None:
    said = talked(tmp_path, "help", "1", "help", "try", "help", "leave", "", "")
    for line in (*REVIEW_HELP, *MovePage.typed_help, *TYPED_HELP):
        is_here = not line.startswith("counts")
        assert said.count(with_keys(line, KEYS)) == is_here
    asked = next(line for line in said if line.startswith("Review? "))
    named = [word.removeprefix("or ") for word in asked.partition("; ")[2].partition("; ")[0].split(" or ")]
    assert "help" in named


def test_figures_of_a_move_stay_after_the_coach_was_asked(tmp_path: Path) -> None:
    said = talked(tmp_path, "1", "coach", "again", "back", "1", "")
    told = {line for line in said if line.startswith(("You chose ", "Better, "))}
    assert len(told) == 2


def test_what_is_no_move_is_refused_with_a_sentence(tmp_path: Path) -> None:
    assert any("99" in line for line in talked(tmp_path, "999", ""))


def test_no_list_is_longer_than_a_screen_unasked(tmp_path: Path) -> None:
    said = talked(tmp_path, "moves", "no")
    assert any(MORE in line for line in said)
    assert len([line for line in said if ": deal " in line]) < A_SCREEN
    for yes in ("more", ""):
        assert len([line for line in talked(tmp_path, "moves", yes) if ": deal " in line]) > A_SCREEN


def test_words_of_the_table_mean_the_review_here(tmp_path: Path) -> None:
    said = talked(tmp_path, "again", "1", "again", "position", "leave", "")
    assert OF_THE_TABLE not in said
    first = two_lines(whole_review(), 0)[0]
    assert said.count(first) == 2, "the opening is told again"
    asked = next(line for line in said if line.endswith(("discard?", "card?")))
    assert said.count(asked) == 2, "so is the move"
    assert len([line for line in said if "scores=" in line]) == 1, "a position is printed when asked for"


def test_after_a_move_was_tried_again_words_mean_the_review(tmp_path: Path) -> None:
    said = talked(tmp_path, "1", "try", "back", "coach", "back", "back", "")
    assert not [line for line in said if line.startswith("No hint now")]
    assert [line for line in said if re.match(r"1: .*\d%$", line)], "the coach's page is told"


def test_deals_stand_in_a_table(tmp_path: Path) -> None:
    said = talked(tmp_path, "deals", "")
    heads = next(at for at, line in enumerate(said) if line.split()[:3] == ["deal", "chance", "cards"])
    rows = said[heads + 1 :][: whole_review().game.deals + 1]
    assert [row.split()[0] for row in rows] == [*map(str, range(1, len(rows))), "end"]
    assert {len(row) for row in rows[:-1]} == {len(said[heads])}, "figures end below one another"


def test_moves_are_sentences_and_deals_where_hands_are_told_in_words(tmp_path: Path) -> None:
    said = talked(tmp_path, "words", "moves", "no", "deals", "")
    sentence = r"1: deal \d+, \d+ to \d+: .+ cost [\d.]+\. Better: .+\."
    assert THE_COST in said, "and what a cost is, is told once"
    assert any(re.fullmatch(sentence, line) for line in said)
    deal = r"Deal \d+: chance \d+, cards [-+\d]+, .+, rest [-+\d]+\."
    told = [line for line in said if re.fullmatch(deal, line)]
    assert len(told) == whole_review().game.deals
    assert any(line.startswith("End: chance 0, cards ") for line in said), "the sum is no deal"


def test_it_can_be_written_down(tmp_path: Path) -> None:
    said = talked(tmp_path, "write", "")
    assert any(line.startswith("No file") or "Saved" in line or "saved" in line for line in said)


@pytest.mark.parametrize("word", ["leave", "back", "no"])
def test_who_leaves_a_long_list_is_where_it_was_asked_for(word: str, tmp_path: Path) -> None:
    said = talked(tmp_path, "moves", word)
    assert said[-2] == f"{MORE} {word}"
    assert said[-1].startswith("Review? A move, 1 to ")
    assert OF_THE_TABLE not in said


def test_back_after_a_list_that_was_left_early_leaves_the_review(tmp_path: Path) -> None:
    said = talked(tmp_path, "moves", "no", "back")
    assert sum(line.startswith("Review? ") for line in said) == 2


def test_the_chance_is_told_a_deal_a_line() -> None:
    [page] = chance_page(whole_review()).pages
    told = [words for _, words in page.told(Teller(CardNames().row))]
    deals = [line for line in told if re.search(r"[Dd]eal \d+ begins at \d+%", line)]
    assert deals, told
    assert len(deals) == len(whole_review().lucks)


def test_back_from_a_page_of_the_review_is_back_to_its_list(tmp_path: Path) -> None:
    said = talked(tmp_path, "deals", "back", "back")
    assert said.count(COSTLIEST_MOVES) == 1, "whoever comes back has heard the review"
    assert len([line for line in said if line.startswith("1: Deal ")]) == 2, "what can be opened comes again"
    assert sum(line.startswith("Review? ") for line in said) == 3


def test_what_is_typed_at_the_review_is_taken_at_its_more_pages_too(tmp_path: Path) -> None:
    said = talked(tmp_path, "more", "moves", "no", "deals", "review", "")
    assert not any("is not a choice" in line or "Not here" in line for line in said)
    assert sum(line.startswith("Review pages? ") for line in said) == 3
    assert THE_COST in said
    assert sum(line.startswith("Review? ") for line in said) == 2


def test_what_is_asked_of_a_move_is_no_position_in_the_list_of_moves(tmp_path: Path) -> None:
    said = talked(tmp_path, "ask deeper", "practice it")
    for line in ("ask deeper", "practice it"):
        assert any(one.startswith(f"'{line}' is not a choice. Type a number from 1 to ") for one in said)
    assert OF_THE_TABLE not in said


def test_where_a_deal_has_been_played_on_no_other_word_is_an_enter(tmp_path: Path) -> None:
    said = talked(tmp_path, "1", "play on", "maybe", "", "")
    assert "'maybe' is not a deal of this game. Type 1 to 10." in said

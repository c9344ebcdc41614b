"""`hint` in a terminal: where to look, then every choice; and the tutor's question."""

import re
from pathlib import Path

import pytest

from game.store.settings import load_settings
from game.store.unfinished import UnfinishedGames
from tests.terminal.reader import Reader
from tests.terminal.talk import PseudoTerminal, lines_of, talk
from tests.terminal.test_left_and_gone_on_with import moves_kept

OPENING = ("--preset", "champ", "--seed", "4")


class Asker(Reader):
    """Does as it is told at the first question for the crib, and leaves."""

    def __init__(self, *typed: str) -> None:
        super().__init__(1)
        self.typed = [*typed]
        self.heard: list[str] = []

    def answer(self, heard: str) -> str | None:
        if self.heard or "Discard two" in heard:
            self.heard.append(heard)
            return self.typed.pop(0) if self.typed else None
        return super().answer(heard)


def discards_hinted(folder: Path) -> list[str]:
    """Which discards the second hint lists, best first."""
    asker = Asker("hint", "hint")
    talk(asker.answer, *OPENING, saves=folder)
    rows = (re.match(r"\d+: (\w+) and (\w+): ", line) for line in asker.heard[-1].splitlines())
    return [f"{row[1]}, {row[2]}" for row in rows if row]


@pytest.mark.parametrize("second", ["hint", "hint again"])
def test_the_first_hint_says_what_to_look_at_and_the_second_tells_the_five_best_and_why(
    second: str, tmp_path: Path
) -> None:
    asker = Asker("hint", second)
    talk(asker.answer, *OPENING, saves=tmp_path)
    _, hint, page = asker.heard
    assert "make a 15: keep them?" in hint
    assert "crib" not in hint.split("Your hand")[0]
    lines = [line for line in page.splitlines() if re.match(r"\d+: ", line)]
    assert len(lines) == 5
    assert re.search(r"\nThe other \d+ win less\.\n", page)
    assert " over " in page
    assert "hints" in (tmp_path / "unfinished.txt").read_text()


def test_choices_stand_in_columns_at_a_terminal_and_are_sentences_down_a_pipe(tmp_path: Path) -> None:
    seen = Asker("hint", "hint", "quit")
    terminal = PseudoTerminal("--text", *OPENING, saves=tmp_path / "seen")
    terminal.play(seen.answer)
    shown = terminal.said.decode().splitlines()
    lines = [line for line in shown if re.match(r"\d: ", line)]
    heads = shown[shown.index(lines[0]) - 1]
    assert heads.split() == ["hand", "crib", "you", "peg", "they", "peg", "points", "to", "win"]
    figures = r"[\d.]+ +[+-][\d.]+ +[\d.]+ +[\d.]+ +-?[\d.]+ +[\d.]+%"
    assert all(re.fullmatch(rf"\d: +\w+, \w+ +{figures}", line) for line in lines)
    assert len({len(line) for line in (heads, *lines)}) == 1, "in columns"
    asker = Asker("hint", "hint")
    talk(asker.answer, *OPENING, saves=tmp_path / "heard")
    assert re.search(r"\n1: \w+ and \w+: hand [\d.]+, crib ", asker.heard[-1])


def test_where_hands_are_told_in_words_each_choice_is_a_sentence(tmp_path: Path) -> None:
    asker = Asker("words", "hint", "hint")
    talk(asker.answer, *OPENING, saves=tmp_path)
    [best, *_] = [line for line in asker.heard[-1].splitlines() if line.startswith("1: ")]
    assert re.fullmatch(
        r"1: \w+ of \w+ and \w+ of \w+: hand [\d.]+, crib [+-][\d.]+, you peg [\d.]+, they peg [\d.]+, "
        r"points -?[\d.]+, [\d.]+% to win\.(?: The same: [\w, ;]+\.)?",
        best,
    )


def test_there_is_nothing_to_hint_at_the_cut(tmp_path: Path) -> None:
    _, said = talk(lines_of("hint"), *OPENING, saves=tmp_path)
    assert "No hint now" in said


def test_the_tutor_asks_and_thinking_again_keeps_the_cards(tmp_path: Path) -> None:
    *_, costly = discards_hinted(tmp_path / "first")
    asker = Asker(costly, "", costly, "no", costly, "2", "show", "discard")
    talk(asker.answer, *OPENING, "--tutor", "doubtful", saves=tmp_path)
    _, objection, again, _, refused, _, number, shown, *_ = asker.heard
    assert objection.endswith("\nDiscard them, show me or Enter to think again: ")
    assert re.search(r"(Doubtful\.|An error!|Blunder!) It costs \d+ games? in 100\.", objection)
    assert "Think again." in again
    assert "is not a choice" not in refused, "no is to think again"
    assert "'2' is not a choice. Type think again, discard them or show me." in number
    assert "your choice" in shown
    assert moves_kept(tmp_path)[-1].split()[1] in ("lay", "cut", "play")


def test_the_tutors_question_explains_its_answers(tmp_path: Path) -> None:
    *_, costly = discards_hinted(tmp_path / "first")
    asker = Asker(costly, "help")
    talk(asker.answer, *OPENING, "--tutor", "doubtful", saves=tmp_path)
    *_, told = asker.heard
    assert "think again, or Enter: choose once more." in told
    assert "discard them: your choice stands. show me: the best choices, and what each is worth." in told
    assert told.endswith("think again: ")


def test_other_cards_at_the_tutors_question_are_played(tmp_path: Path) -> None:
    best, *_, costly = discards_hinted(tmp_path / "first")
    asker = Asker(costly, best.split(",")[0], costly, best)
    talk(asker.answer, *OPENING, "--tutor", "doubtful", saves=tmp_path)
    _, objection, slip, _, after = asker.heard
    assert objection.endswith("think again: ")
    assert "\nDiscard two cards.\n" in slip
    assert "is not a choice" not in after
    assert "lay" in [move.split()[1] for move in moves_kept(tmp_path)]


def test_after_a_slip_at_the_tutors_question_words_are_words_again(tmp_path: Path) -> None:
    *_, costly = discards_hinted(tmp_path / "first")
    asker = Asker(costly, costly.split(",")[0], "score", "table", "help")
    talk(asker.answer, *OPENING, "--tutor", "doubtful", saves=tmp_path)
    _, _, slip, *told = asker.heard
    assert "Discard two cards." in slip
    assert len(told) == 3
    assert not [heard for heard in told if "is not a card" in heard]


def test_the_tutor_leaves_to_the_rules_what_cannot_be_laid_away(tmp_path: Path) -> None:
    first = Asker("hint")
    talk(first.answer, *OPENING, saves=tmp_path / "first")
    one, two, three, *_ = first.heard[0].partition("Your hand: ")[2].partition(".")[0].split(", ")
    asker = Asker(one, f"{one} {two} {three}", f"{one} {one}")
    code, said = talk(asker.answer, *OPENING, "--tutor", "doubtful", saves=tmp_path)
    assert code == 0
    assert said.count("Discard two cards.") == 2
    assert said.count("Discard two different cards.") == 1


class LastCard(Reader):
    """Asks for a hint with one card left, and leaves."""

    is_asked = False

    def answer(self, heard: str) -> str | None:
        if self.is_asked:
            return None
        self.is_asked = bool(re.search(r"Your hand: \w+\. ", heard))
        return "hint" if self.is_asked else super().answer(heard)


def test_the_only_card_that_fits_is_named(tmp_path: Path) -> None:
    _, said = talk(LastCard(1).answer, *OPENING, saves=tmp_path)
    assert re.search(r"Your hand: (\w+)\. [^\n]*hint\nOnly one choice: \1\.", said)
    assert "No hint now" not in said


def test_the_tutor_is_switched_on_and_off_in_a_game_and_in_the_options(tmp_path: Path) -> None:
    typed = ("", "tutor", "", "tutor on", "tutor errors", "tutor zz", "tutor off", "quit")
    said = talk(lines_of(*typed), "--preset", "champ", "--seed", "3", "--new", saves=tmp_path)[1]
    assert "Tutor? Off, blunders, errors or doubtful, Enter for off:" in said
    assert "Tutor, blunders. Warns you before a costly discard or play." in said
    assert "Tutor, errors. Warns you" in said
    assert "'zz' will not do. Tutor can be off, blunders, errors or doubtful." in said
    assert "The tutor is off." in said
    assert "Tutor, off. Warns you" not in said, "who is off warns nobody"
    assert "is not a card" not in said
    switched = ("options", "play", "tutor on", "off", "on", "tutor no")
    said = talk(lines_of(*switched), saves=tmp_path / "options")[1]
    assert said.count("3: Tutor, blunders. Warns you") == 2
    assert said.count("3: Tutor, off. Warns you") == 3, "at first, and after each word"
    assert "The guide is off" not in said, "off is the line's own here"
    assert "will not do" not in said


def test_ask_alone_prices_the_moment_at_the_table_and_is_noted_as_a_hint(tmp_path: Path) -> None:
    asker = Asker("ask")
    talk(asker.answer, *OPENING, saves=tmp_path)
    assert re.match(r"ask\nDiscard \w+ and \w+", asker.heard[-1])
    assert "1: " in asker.heard[-1]
    assert "Position?" not in asker.heard[-1]
    [waiting] = UnfinishedGames(tmp_path).look()
    assert waiting.hints


@pytest.mark.parametrize("typed", [("ask 5S 6D 7C 8H KH KD mine 45-60",), ("ask champ", "back")])
def test_to_ask_of_other_cards_is_no_hint(typed: tuple[str, ...], tmp_path: Path) -> None:
    talk(Asker(*typed).answer, *OPENING, saves=tmp_path)
    [waiting] = UnfinishedGames(tmp_path).look()
    assert not waiting.hints


def test_what_is_typed_at_any_question_is_told_at_the_tutors_too(tmp_path: Path) -> None:
    typed = ("tutor", "table", "seal", "position", "help nobs", "score", "doubtful")
    said = talk(lines_of(*typed), *OPENING, saves=tmp_path)[1]
    assert "will not do" not in said
    for told in (
        "No cards have been dealt.",
        "Deck seal: ",
        "Not here. Go back to your game first.",
        "CHAMP 0",
    ):
        assert told in said.partition("Tutor? ")[2]
    assert said.count("Tutor? ") == len(typed) - 1, "none of them answers it"
    assert load_settings(tmp_path)[0].tutor == "doubtful"


def test_whoever_types_tutor_alone_is_asked_when_he_warns(tmp_path: Path) -> None:
    said = talk(lines_of("options", "tutor", "values", "doubtful", "tutor", "back"), saves=tmp_path)[1]
    assert "'values' will not do. Tutor can be off, blunders, errors or doubtful.\nTutor? " in said
    assert said.count("\nTutor, doubtful. Warns you before a costly discard or play.") == 2
    assert "Enter for doubtful: back" in said
    assert load_settings(tmp_path)[0].tutor == "doubtful"


def test_at_his_own_question_the_tutor_is_called_once_and_yes_leaves_him_on(tmp_path: Path) -> None:
    said = talk(lines_of("tutor", "tutor doubtful", "tutor", "yes"), *OPENING, saves=tmp_path)[1]
    assert said.count("Tutor? ") == 2, "no answer is asked for again"
    assert said.count("\nTutor, doubtful. Warns you") == 2
    assert load_settings(tmp_path)[0].tutor == "doubtful"


def test_at_the_tutors_box_nobody_is_sent_home_out_of_a_game(tmp_path: Path) -> None:
    *_, costly = discards_hinted(tmp_path / "first")
    asker = Asker(costly, "review")
    talk(asker.answer, *OPENING, "--tutor", "doubtful", saves=tmp_path)
    assert "'review' is not a choice. Type think again, discard them or show me." in "".join(asker.heard)


def test_a_table_without_hints_has_the_tutor_from_the_next_game_on(tmp_path: Path) -> None:
    typed = lines_of("", "tutor on", "tutor off")
    said = talk(typed, "--preset", "acc", "--seed", "3", "--new", saves=tmp_path)[1]
    assert "From your next game: Tutor, blunders. Warns you before a costly discard or play." in said
    assert "\nTutor, blunders" not in said, "said once, with when it begins"
    assert "The tutor is off." in said


def test_a_tutor_called_at_a_question_warns_of_its_answer(tmp_path: Path) -> None:
    best = discards_hinted(tmp_path / "hinted")[0].replace(",", "").lower()
    silent, warned = (Asker("tutor off", best), Asker("tutor doubtful", "as ac"))
    for name, asker in {"silent": silent, "warned": warned}.items():
        talk(asker.answer, *OPENING, saves=tmp_path / name)
    assert "hink again" not in silent.heard[-1]
    assert "hink again" in warned.heard[-1]

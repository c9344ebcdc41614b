"""At a terminal a game is reviewed while its players think of what to type; its end is told in two lines."""

from io import StringIO
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import pytest

from game.devices.button import with_keys
from game.players.player import Thought
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.position_line import position_line
from game.rules.presets import PRESETS
from game.session.run_options import RunOptions
from game.store.settings import Settings
from game.terminal.conversation import Conversation
from game.terminal.help_in_lines import KEYS
from game.terminal.session_in_lines import SessionInLines
from game.terminal.text_session import TextSession
from game.terminal.watched_game import NEXT_DEAL
from tests.terminal.reader import Reader
from tests.terminal.talk import Typist

PATIENCE = 20


class AtTerminal(Typist):
    def isatty(self) -> bool:
        return True


class Glass(StringIO):
    def isatty(self) -> bool:
        return True


def test_what_goes_on_beside_a_line_has_stopped_when_the_line_has_come() -> None:
    heard, was_seen, steps = Glass(), Event(), list[int]()

    def answer(_: str) -> str:
        assert was_seen.wait(PATIENCE)
        return "yes"

    def beside() -> bool:
        steps.append(1)
        was_seen.set()
        return True

    conversation = Conversation(AtTerminal(heard, answer), heard)
    conversation.beside = beside
    assert conversation.agrees("Do you hear me?", usual=False)
    taken = len(steps)
    assert taken
    was_seen.clear()
    assert not was_seen.wait(0.02)
    assert len(steps) == taken


def test_a_long_question_leaves_room_for_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    heard = Glass()
    conversation = Conversation(AtTerminal(heard, lambda _: "5h jd"), heard)
    hand, how = "Your hand: AC, 5H, 7S, 9C, 9S, JD.", "Discard two to the crib (such as 5h jd):"
    conversation.ask(f"{hand} {how}", str)
    assert heard.getvalue() == f"{hand}\n{how} "
    fits = how.replace("the crib", "the crib of SKIPPER")
    conversation.ask(f"{hand} {fits}", str)
    assert heard.getvalue().endswith(f"{hand}\n{fits} "), "what fits the line is not broken"
    longer = how.replace("the crib", "the crib of SKIPPER and all of his merry mates")
    conversation.ask(longer, str)
    assert heard.getvalue().endswith("mates\n(such as 5h jd): "), "an example stays whole"
    conversation.ask(
        "WASCO, the records of everybody? 1 to 9, ABC to clear, Enter for All games or back:", str
    )
    assert heard.getvalue().endswith("to clear,\nEnter for All games or back: "), "as the last clause does"
    conversation.ask(f"{hand} Discard two:", str)
    assert heard.getvalue().endswith(f": {hand} Discard two: "), "a short one has room in its line"


def test_a_position_and_an_invitation_can_be_copied_as_they_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    heard = Glass()
    conversation = Conversation(AtTerminal(heard, lambda _: ""), heard)
    view = Game(FORMS["six-card"], PRESETS["bsd"].house, "1", dealer=0).view(0)
    conversation.say(position_line(view))
    assert heard.getvalue() == f"{position_line(view)}\n"
    invitation = f"crib1:192.168.1.2:4000:{'K' * 52}"
    conversation.say(f"Friends who want to watch: --watch {invitation}")
    assert heard.getvalue().endswith(f"\n{invitation}\n")


def test_ctrl_c_as_soon_as_a_question_is_seen_does_not_ask_it_again() -> None:
    class Impatient(Glass):
        is_pressed = False

        def flush(self) -> None:
            if self.getvalue().endswith("for no: ") and not self.is_pressed:
                self.is_pressed = True
                raise KeyboardInterrupt

    heard = Impatient()
    conversation = Conversation(AtTerminal(heard, lambda _: "never typed"), heard)
    with pytest.raises(KeyboardInterrupt):
        conversation.agrees("Do you hear me?", usual=False)
    conversation.say("", "Bye.")
    assert heard.getvalue() == "Do you hear me? Yes or no, or Enter for no: \nBye.\n"


def test_a_long_thought_is_stopped_by_enter_and_says_when_it_is_over() -> None:
    heard, taken = Glass(), list[int]()
    conversation = Conversation(AtTerminal(heard, lambda _: wait_until(heard, taken)), heard)
    conversation.wait_for(thinks(taken, 10**9), "Enter stops it:", "Done. Press Enter:")
    assert 3 <= len(taken) < 10**9
    assert "Done" not in heard.getvalue()
    taken.clear()
    conversation.wait_for(thinks(taken, 2), "Enter stops it:", "Done. Press Enter:")
    assert len(taken) == 2
    assert heard.getvalue().endswith("\nDone. Press Enter: ")


def test_a_long_thought_is_stopped_by_back_as_well() -> None:
    heard, taken = Glass(), list[int]()
    conversation = typing_in_a_thought(heard, taken, "back")
    conversation.words["back"] = lambda _: conversation.say("There is nothing to go back to here.")
    conversation.wait_for(thinks(taken, 10**9), "Enter stops it:", "Done. Press Enter:")
    assert "nothing to go back to" not in heard.getvalue()


def test_what_is_typed_in_a_long_thought_stops_it_and_answers_the_next_question() -> None:
    heard, taken = Glass(), list[int]()
    conversation = typing_in_a_thought(heard, taken, "practice it")
    conversation.words["practice"] = lambda _: conversation.say("Practice.")
    conversation.wait_for(thinks(taken, 10**9), "Enter stops it:", "Done. Press Enter:")
    with conversation.answering({"practice"}):
        assert conversation.ask("This move?", str) == "practice it"
    assert "Practice.\n" not in heard.getvalue()


def typing_in_a_thought(heard: Glass, taken: list[int], line: str) -> Conversation:
    """Talk with somebody who types one line while a thought is under way."""
    lines = iter([f"{line}\n"])

    def typed(_: str) -> str:
        wait_until(heard, taken)
        return next(lines)

    return Conversation(AtTerminal(heard, typed), heard)


def thinks(taken: list[int], steps: int) -> Thought[None]:
    """Think so many steps."""
    while len(taken) < steps:
        taken.append(1)
        yield


def wait_until(heard: StringIO, taken: list[int]) -> str:
    """Press Enter after three steps, or when told that it is over."""
    until = monotonic() + PATIENCE
    while len(taken) < 3 and "Done" not in heard.getvalue():
        assert monotonic() < until
        sleep(0.001)
    return ""


def test_the_two_lines_come_before_the_next_question(tmp_path: Path) -> None:
    heard = Glass()
    conversation = Conversation(AtTerminal(heard, Reader(3).answer), heard)
    settings = Settings(level="landlubber", target=61)
    TextSession(SessionInLines(settings, RunOptions(tmp_path, seed="7"), conversation)).run(is_chosen=True)
    said = " ".join(heard.getvalue().split())
    cost, turn, again = (said.index(words) for words in (" cost you most: ", "The game ", "Another game?"))
    assert said.index("Won by ") < cost < turn < again


@pytest.mark.parametrize("leaves", [False, True])
def test_a_demo_comes_deal_by_deal_at_a_terminal_and_can_be_left(leaves: bool, tmp_path: Path) -> None:
    heard, asked = Glass(), list[str]()

    def answer(text: str) -> str:
        asked.append(text)
        return "leave" if leaves else ""

    conversation = Conversation(AtTerminal(heard, answer), heard)
    options = RunOptions(tmp_path, seed="7", demo=True)
    session = SessionInLines(Settings(level="landlubber", target=61), options, conversation)
    TextSession(session).run(is_chosen=True)
    assert all(text.rstrip().endswith(with_keys(NEXT_DEAL, KEYS)) for text in asked)
    assert (len(asked) == 1) is leaves
    assert ("wins" in heard.getvalue()) is not leaves
    behind = heard.getvalue().rpartition("or leave: ")[2]
    assert not leaves or "of 61." not in behind, "nobody has seen more than was told before"


def test_a_demo_is_left_by_a_word_that_keeps_nothing(tmp_path: Path) -> None:
    heard, typed = Glass(), iter(["club night", "leave"])
    conversation = Conversation(AtTerminal(heard, lambda _: next(typed)), heard)
    session = SessionInLines(Settings(), RunOptions(tmp_path, seed="7", demo=True), conversation)
    TextSession(session).run(is_chosen=True)
    assert "That comes between games. Type leave to stop watching.\n" in heard.getvalue()


def test_news_that_comes_while_a_line_is_typed_leaves_the_question_below() -> None:
    heard = StringIO()

    def answer(_: str) -> str:
        conversation.say("BEN: hello")
        return "yes"

    conversation = Conversation(Typist(heard, answer), heard)
    assert conversation.agrees("Do you hear me?", usual=False)
    question = "Do you hear me? Yes or no, or Enter for no: "
    assert heard.getvalue() == f"{question}\nBEN: hello\n{question}yes\n"

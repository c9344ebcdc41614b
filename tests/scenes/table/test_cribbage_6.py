"""A whole game of the real cribbage(6), as a terminal of 80 by 24 showed it, and ours with the same cards.

`cribbage_6.txt` has the screens one after the other, each time the program waited, without its messages:
where cards, crib, count, board and pegs stood. Before each stands what was typed there; `space` is where it
asked whether one had read. The game was one to 61, with the first deal of the next.

`cribbage_6_said.txt` has what it said in two more games, with slips of every kind, message by message, each
sentence in the words that ours has for it; before them the cards of a deal, its own hand as it plays them."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from game.players.player import QuickPlayer
from game.rules.cards import PACK, Card, Cards, parse_cards
from game.rules.game import Game
from game.rules.match import Match
from game.rules.pack import LEAST_IN_A_PACKET, DealtPacks
from game.rules.presets import PRESETS
from game.rules.view import View
from game.scenes.table.typed_game import TypedGame
from game.scenes.table.typed_prompts import AgainPrompt, OpeningPrompt, Prompt
from game.sheets.message_window import MessageWindow
from game.values import fresh, mutable
from tests.scenes.driver import Home, at_home
from tests.scenes.seen import latest
from tests.scenes.table.test_typed_game import asked, typed, waits
from tests.scenes.table.test_typed_screen import COLUMNS, LINES, OWN, PROGRAM, screen

LEFT, BOARD, MESSAGES = {OWN: 0, PROGRAM: 26}, 38, 10
PLAYED, CRIB = 12, 17
HAND, KEPT = 6, 4
SPACE, THE_END = "space", "end"
RAN_ON = re.compile(r"Score:  6[2-9]")
"""The program's score went on beyond 61; ours stops in the game hole."""


@mutable
class Screen:
    """What stood there, and what was typed then."""

    typed: str
    text: str

    @property
    def lines(self) -> list[str]:
        lines = self.text.splitlines()
        return [line.ljust(COLUMNS) for line in lines + [""] * (LINES - len(lines))]

    def cards(self, left: int) -> list[Card | None]:
        """Read the cards that lie one over the other; those without a face are none."""
        found: list[Card | None] = []
        while left + len(found) < BOARD and 2 * len(found) + 1 < CRIB:
            corner = self.lines[2 * len(found) + 1][left + len(found) :][:6]
            if not (match := re.fullmatch(r"\|(..)   (?:\||-|$)?", corner)):
                break
            found.append(Card.parse(match[1]) if match[1].strip() else None)
        return found

    def open(self, left: int) -> list[Card]:
        return [card for card in self.cards(left) if card]

    @property
    def dealer(self) -> int:
        return OWN if self.lines[CRIB].index("CRIB") < LEFT[PROGRAM] else PROGRAM

    @property
    def starter(self) -> Card | None:
        corner = self.lines[CRIB + 2][LEFT[self.dealer] + 1 :][:2]
        return Card.parse(corner) if corner.strip() else None


@mutable
class RealDeal:
    """The cards of a deal, as far as they were seen."""

    dealer: int
    own: Cards
    discarded: list[Card] = fresh(default_factory=list)
    starter: Card | None = None
    shown: list[Card] = fresh(default_factory=list)
    """What the program kept."""
    crib: list[Card] = fresh(default_factory=list)
    laid: Cards = ()
    """What the program discarded."""
    on_table: list[Card] = fresh(default_factory=list)
    """In the order in which they were played."""

    def see(self, seen: Screen) -> None:
        """Note what a screen adds."""
        self.starter = self.starter or seen.starter
        if len(seen.open(LEFT[OWN])) > KEPT and seen.typed != THE_END:
            self.discarded.append(Card.parse(seen.typed))
        self.on_table += [card for card in seen.open(PLAYED) if card not in self.on_table]
        if not self.shown and len(faces := seen.open(LEFT[PROGRAM])) == KEPT:
            self.shown = faces
        lie, kept = seen.open(LEFT[self.dealer]), {*self.own} - {*self.discarded}
        if self.starter and len(lie) == KEPT and lie != self.shown and {*lie} != kept:
            self.crib = lie

    def fill(self) -> None:
        """Let any card stand for one that nobody saw."""
        seen = {*self.own, *self.shown, *self.crib, self.starter}
        free = iter([card for card in PACK if card not in seen])
        self.starter = self.starter or next(free)
        self.shown += [next(free) for _ in range(KEPT - len(self.shown))]
        theirs = [card for card in self.crib if card not in self.discarded]
        self.laid = (*theirs, *(next(free) for _ in range(HAND - KEPT - len(theirs))))

    @property
    def pack(self) -> Cards:
        """Deal these, and turn the starter up below the smallest packet."""
        self.fill()
        hands = [self.own, (*self.shown, *self.laid)]
        assert self.starter
        dealt = [*chain.from_iterable(zip(hands[1 - self.dealer], hands[self.dealer], strict=True))]
        rest = [card for card in PACK if card not in (*dealt, self.starter)]
        return (*dealt, *rest[:LEAST_IN_A_PACKET], self.starter, *rest[LEAST_IN_A_PACKET:])


SCREENS = [
    Screen(typed.removeprefix(">").strip(), text)
    for typed, _, text in (
        block.partition("\n")
        for block in (Path(__file__).parent / "cribbage_6.txt").read_text().rstrip("\n").split("\n----\n")
    )
]
AT_A_TABLE = [seen for seen in SCREENS if "CRIB" in seen.text]


def deals() -> Iterator[RealDeal]:
    deal: RealDeal | None = None
    for seen in AT_A_TABLE:
        if len(seen.open(LEFT[OWN])) == HAND:
            if deal:
                yield deal
            deal = RealDeal(seen.dealer, tuple(seen.open(LEFT[OWN])))
        assert deal
        deal.see(seen)
    assert deal
    yield deal


class AsItPlayed(QuickPlayer):
    """Discards and plays as the real program did."""

    name = "recorded"

    def __init__(self, real: list[RealDeal]) -> None:
        super().__init__()
        self.real = real

    def pick_lay_away(self, view: View) -> Cards:
        return next(deal.laid for deal in self.real if {*view.hand} == {*deal.shown, *deal.laid})

    def pick_card(self, view: View) -> Card:
        order = next(deal.on_table for deal in self.real if {*view.kept} == {*deal.shown})
        return min(view.playable, key=lambda card: (*order, card).index(card))

    def cut(self, view: View) -> int:
        return LEAST_IN_A_PACKET


def until_it_waits(home: Home, player: AsItPlayed) -> None:
    for _ in range(1000):
        if isinstance(home.scene, TypedGame):
            home.context.table.players[PROGRAM] = player
        if (isinstance(home.scene, Prompt) and home.scene.is_still) or waits(home) or asked(home):
            return
        home.tick()
    raise AssertionError("it never waited")


def answer(home: Home, line: str) -> None:
    """Type what was typed then: where only Return was, cut as deep as the starter lies."""
    type_in(home, line or str(LEAST_IN_A_PACKET))


def type_in(home: Home, line: str) -> None:
    """Type a letter, the space bar, or a line and Return."""
    if line == SPACE:
        typed(home, "_")
    else:
        typed(home, line if isinstance(home.scene, Prompt) else f"{line}|")


def at_its_table(folder: Path, patch: pytest.MonkeyPatch, *games: list[RealDeal]) -> Home:
    """Deal the cards of these games, one after the other, and answer what comes before the first."""
    packs = iter(games)

    def next_game(match: Match, seed: str, _: str = "") -> Game:
        dealt = next(packs)
        pack = DealtPacks({str(number): deal.pack for number, deal in enumerate(dealt, 1)})
        assert match.next_dealer in (None, dealt[0].dealer), "the loser deals"
        return Game(match.form, match.house, seed, dealer=dealt[0].dealer, packs=pack)

    patch.setattr(Match, "next_game", next_game)
    home = at_home(
        folder, preset="bsd", level="bsd", machine="source", wait=True, as_original=True, explain=False
    )
    home.stack.is_typed_at = True
    typed(home, "ns")
    return home


def test_our_game_is_the_real_one_with_the_same_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = [*deals()]
    home, player = at_its_table(tmp_path, monkeypatch, real[:-1], real[-1:]), AsItPlayed(real)
    for number, seen in enumerate(AT_A_TABLE):
        until_it_waits(home, player)
        scene = home.scene
        assert isinstance(scene, TypedGame | AgainPrompt | OpeningPrompt)
        told = latest(scene.messages)
        assert waits(home) == (seen.typed == SPACE), f"screen {number}: {told}"
        lines = [
            line[:BOARD].rstrip() if row >= MESSAGES else line
            for row, line in enumerate(screen(scene.top, scene.messages))
        ]
        wanted = RAN_ON.sub("Score:  61", seen.text).splitlines()
        assert lines[: len(wanted)] == wanted, f"screen {number}: {told}"
        assert not any(lines[len(wanted) :])
        answer(home, seen.typed)


def test_the_recorded_game_has_all_that_waits() -> None:
    """Both deal, many stops, a score beyond the game hole, and a second game."""
    assert {deal.dealer for deal in deals()} == {OWN, PROGRAM}
    assert len([seen for seen in AT_A_TABLE if seen.typed == SPACE]) > 15
    assert any("Games:   1" in seen.text for seen in AT_A_TABLE)
    assert RAN_ON.search(AT_A_TABLE[-4].text)


# What it says.


SAID = (Path(__file__).parent / "cribbage_6_said.txt").read_text().splitlines()
SEATS = {"YOU": OWN, "ME": PROGRAM}


def told_deal(line: str) -> RealDeal:
    """Read the cards of a deal: one's own, the program's, what it discards, and the starter."""
    dealer, _, cards = line.removeprefix("deal ").partition(": ")
    own, kept, laid, [starter] = (parse_cards(part) for part in cards.split(" / "))
    return RealDeal(SEATS[dealer], own, [], starter, [*kept], [*laid], (), [*kept])


def test_it_says_what_the_real_one_says_and_waits_where_it_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games: list[list[RealDeal]] = [[]]
    for line in SAID:
        if line.startswith("deal "):
            games[-1].append(told_deal(line))
        elif line == "> y":
            games.append([])
    said: list[str] = []
    say, wait = MessageWindow.say, MessageWindow.wait

    def note(window: MessageWindow, words: str, room: int = 0) -> None:
        said.append(words)
        say(window, words, room)

    def note_stop(window: MessageWindow, words: str) -> None:
        said[-1] += words
        wait(window, words)

    home, player = at_its_table(tmp_path, monkeypatch, *games), AsItPlayed([*chain.from_iterable(games)])
    monkeypatch.setattr(MessageWindow, "say", note)
    monkeypatch.setattr(MessageWindow, "wait", note_stop)
    until_it_waits(home, player)
    said.clear()
    wanted: list[str] = []
    for number, line in enumerate([line for line in SAID if not line.startswith("deal ")][1:], 1):
        if not line.startswith(">"):
            wanted.append(line.strip())
            continue
        until_it_waits(home, player)
        assert said == wanted, f"before {line!r}, line {number}"
        said.clear()
        wanted.clear()
        type_in(home, line.removeprefix(">").strip())


def test_what_was_said_has_slips_of_every_kind() -> None:
    voice = PRESETS["bsd"].manner.voice
    told = {line.strip() for line in SAID}
    assert {voice.not_held, voice.no_such_rank, voice.not_understood, voice.past_31} <= told
    for kind in (
        "You left some",
        "Really only",
        "You get one point for last--More--",
        "GO",
        "I SKUNKED YOU!",
    ):
        assert any(line.startswith(kind) for line in told)

"""The records: everybody in WASCO, each player's pictures, and the games that were kept."""

from collections.abc import Sequence
from pathlib import Path

from game.club.one_number import A_DECISION, in_chances, number_words, numbers
from game.devices.button import Button, Press
from game.devices.speaker import Speaker
from game.players.levels import LEVELS
from game.rules.cards import parse_cards
from game.scenes.menu import MenuScene
from game.scenes.pace import USUAL_SPEED
from game.scenes.reading import Leafing
from game.scenes.records.kept_games import KeptGames
from game.scenes.scene import FIRE, Answer, LayOver, TakeOff, Way
from game.screen.page_parts import (
    Compared,
    Comparison,
    Curve,
    Hand,
    PageSheet,
    Part,
    Scale,
    Share,
    Sums,
    Words,
)
from game.screen.sheets import Bar, BarsSheet, CurvesSheet, Sheet
from game.screen.spots import Spot
from game.store.ended_games import MOST_KEPT, EndedGames
from game.store.judged import JudgedGame, JudgedGames
from game.store.standings import WIDTH_OF_MARGINS, History, Standing, standings_of
from game.store.wasco_file import LOOKED_AT, Wasco
from game.store.wasco_page import hints_words, luck_words

FOOTER = "{left} {right} pages   {back} back"
_MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"]


def record_pictures(standing: Standing, history: History, judged: Sequence[JudgedGame]) -> list[Sheet]:
    """Draw one after the other, to be leafed through; none of games too long ago to be read again."""
    who = standing.initials
    pages: list[Sheet] = [figures(standing)]
    if history.records:
        pages += [_months(who, history), _share(who, history), _margins(who, history), _luck(who, history)]
    if in_chances(judged):
        pages.append(_one_number(who, judged))
    return pages


def figures(standing: Standing) -> PageSheet:
    """Draw the figures beside the average, the luck of the cards, and the best hand."""
    points, _, cards = standing.best.partition(":")
    compared = [
        Compared("Hand", standing.hand.each, standing.hand.usual),
        Compared("Crib", standing.crib.each, standing.crib.usual),
        Compared("Pegging", standing.pegging.each, standing.pegging.usual),
    ]
    results = [
        Share(f"won {standing.won}, skunks {standing.skunks_given}", standing.won, 0),
        Share(f"lost {standing.lost}, skunks {standing.skunks_taken}", standing.lost, 1),
    ]
    games = f"{standing.games} games, margin {standing.margin:+.1f}"
    rows = [
        [Part(games, Sums([results]), hints_words(standing))],
        [Part("Points a deal", Comparison(compared), "you, average, apart")],
        [Part("Luck of the cards", Words([*luck_words(standing)]))],
    ]
    if cards:
        best = parse_cards(
            " ".join(cards.replace("+", "")[at : at + 2] for at in range(0, len(cards) - 1, 2))
        )
        rows.append([Part("Best hand", Hand(best, words={len(best) - 1: "cut"}), f"{points} points")])
    return PageSheet(f"{standing.initials} AGAINST THE AVERAGE", "WASCO", rows, FOOTER, on_wood=True)


def _months(initials: str, history: History) -> Sheet:
    months = history.months()
    bars = [Bar(_month(month), won, lost) for month, won, lost in months]
    words = ["Games won above the line, lost below it,", f"from {months[0][0]} to {months[-1][0]}."]
    return BarsSheet(f"{initials}: MONTH BY MONTH", words, bars, FOOTER)


def _month(word: str) -> str:
    """Name a month; in a record that was edited there may be more than twelve."""
    month = word.partition("-")[2]
    return dict(enumerate(_MONTHS, 1)).get(int(month), month)


def _share(initials: str, history: History) -> Sheet:
    shares = history.share_won()
    words = ["Your share of games won, after each game."]
    scale = Scale(0, 1, [(share / 4, f"{25 * share}%") for share in range(5)])
    curve = Curve(f"{shares[-1]:.0%} now", shares)
    return CurvesSheet(f"{initials}: THE SHARE WON", words, [curve], scale, FOOTER)


def _margins(initials: str, history: History) -> Sheet:
    bars = [
        Bar(_margin(least), number if least >= 0 else 0, number if least < 0 else 0)
        for least, number in history.margins()
    ]
    words = ["Games won (above) and lost (below), by points."]
    return BarsSheet(f"{initials}: BY HOW MUCH", words, bars, FOOTER)


def _margin(least: int) -> str:
    nearest = least if least >= 0 else -least - WIDTH_OF_MARGINS
    return f"{nearest + 1}+"


def _luck(initials: str, history: History) -> Sheet:
    luck, theirs, chance = history.luck(), history.their_luck(), history.chance()
    most = max(map(abs, [*luck, *theirs, chance[-1], 1.0]))
    scale = Scale(-most, most, [(-most, f"{-most:+.0f}"), (0, "0"), (most, f"{most:+.0f}")])
    curves = [
        Curve("you", luck),
        Curve("the others", theirs),
        Curve("chance", chance, is_dotted=True),
        Curve("", [-value for value in chance], is_dotted=True),
    ]
    words = [
        "The points your cards could hold, against average, added up.",
        "Between the dots it is luck alone.",
    ]
    return CurvesSheet(f"{initials}: THE LUCK OF THE CARDS", words, curves, scale, FOOTER)


def _one_number(initials: str, games: Sequence[JudgedGame]) -> Sheet:
    """Draw what a decision costs, from the first game that tells; luck has a page of its own."""
    levels = [(1000 * cost, LEVELS[level].title) for level, cost in A_DECISION.items()]
    found = [each.thousandths for each in numbers(games)]
    most = max([*found, *(cost for cost, _ in levels)])
    curves = [Curve(f"{found[-1]:.1f} now", found)] if found else []
    words = ["Thousandths of a game that a decision costs.", number_words(games)]
    return CurvesSheet(f"{initials}: ONE NUMBER", words, curves, Scale(0, most, levels), FOOTER)


KEPT_GAMES = "Replay a game"
NOBODY = ("WASCO holds no games yet.", "Type your initials under Options to record your games.")


class Records(MenuScene):
    """Everybody by initials; strange lines are set aside, and told of once."""

    title, note = "WASCO", "{fire} charts"

    def __init__(self, folder: Path, speed: int = USUAL_SPEED, speaker: Speaker | None = None) -> None:
        """Take `speed`, that of games looked at again, and the speaker of their reviews."""
        super().__init__()
        self.folder, self.speed, self.speaker = folder, speed, speaker
        self.wasco = Wasco(folder)
        counts = self.wasco.count()
        self.standings = standings_of(counts)
        self.complaint = self.wasco.set_strange_lines_aside() if counts.strange else ""
        self.kept = len(EndedGames(folder).paths)

    @property
    def size(self) -> int:
        return 1 + len(self.standings)

    def line(self, index: int) -> tuple[str, str]:
        if not index:
            return KEPT_GAMES, f"{self.kept} saved"
        standing = self.standings[index - 1]
        return standing.initials, f"{standing.won} won, {standing.lost} lost"

    @property
    def card(self) -> Sequence[str]:
        if self.complaint:
            return (self.complaint,)
        if not self.standings:
            return NOBODY
        if not self.chosen:
            # As long as the others, lest the rows move away under the mouse that points at them.
            rest = ("",) * len(luck_words(self.standings[0]))
            return (f"Your last {MOST_KEPT} games, step by step", *rest)
        standing = self.standings[self.chosen - 1]
        best = standing.best.partition(":")[0]
        shown = f"margin {standing.margin:+.1f}, a hand {standing.hand.each:.2f}, best hand {best}"
        return (f"{standing.initials}: {shown}", *luck_words(standing))

    def choose(self, index: int) -> Answer:
        if not index:
            return LayOver(KeptGames(self.folder, self.speed, self.speaker))
        standing = self.standings[index - 1]
        latest = self.wasco.latest(LOOKED_AT)
        own = [game for game in latest if game.initials == standing.initials and not game.has_seed]
        judged = JudgedGames(self.folder).of(standing.initials)
        return LayOver(PlayerRecord(standing, History(own), judged))


class PlayerRecord(Leafing):
    """Fire leafs on, round and round; a click leaves after the last page."""

    def __init__(self, standing: Standing, history: History, judged: Sequence[JudgedGame]) -> None:
        super().__init__(record_pictures(standing, history, judged))

    def press(self, press: Press) -> Answer:
        return super().press(press._replace(button=Button.RIGHT) if press.chosen else press)

    def click(self, spot: Spot | None) -> Answer:
        return TakeOff() if self.at + 1 == len(self.pages) else self.press(FIRE)

    def help(self) -> Way:
        return Way.HELP

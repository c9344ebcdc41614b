"""The shuffle: the seal is shown, and then a word of the player's is mixed in: no card is chosen."""

from collections.abc import Sequence
from time import perf_counter_ns

from game.devices.button import Press
from game.evening.shuffle import Shuffle
from game.rules.pack import LONGEST_WORD
from game.scenes.front.evening import Evening
from game.scenes.menu import Row, RowScene, WordRow
from game.scenes.scene import Answer, StartOver, Way
from game.screen.sheets import MenuSheet, Sheet
from game.screen.spots import Spot

NOTE = "Type a word, or just press the button: when you press is a word too"


def word_row(shuffle: Shuffle, note: str) -> WordRow:
    """The line in which a word is typed."""

    def put(typed: str) -> None:
        shuffle.typed = typed

    return WordRow("A word of yours", LONGEST_WORD // 2, lambda: shuffle.typed, put, note)


class Shuffling(RowScene):
    """One line, on which the button begins the game."""

    heading = "THE SHUFFLE"

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self.shuffle = evening.shuffle
        self.moments = [perf_counter_ns()]

    @property
    def rows(self) -> list[Row]:
        return [word_row(self.shuffle, NOTE)]

    def press(self, press: Press) -> Answer:
        self.moments.append(perf_counter_ns())
        return super().press(press)

    def click(self, spot: Spot | None) -> Answer:
        self.moments.append(perf_counter_ns())
        return super().click(spot)

    def choose(self, index: int) -> Answer:
        self.shuffle.mix(self.moments)
        return StartOver(Way.NEW_GAME)

    def back(self) -> Answer:
        return StartOver(Way.TITLE)

    def picture(self) -> Sequence[Sheet]:
        seal, half = self.shuffle.seal, len(self.shuffle.seal) // 2
        card = [
            "The seal of the cards",
            seal[:half],
            seal[half:],
            "",
            "It binds the cards to a seed that is not told before the end.",
            "Your word is mixed in now: so none of them can be chosen.",
        ]
        return [MenuSheet(self.heading, [(row.words, row.value_words) for row in self.rows], 0, NOTE, card)]

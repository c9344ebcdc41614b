"""A screen that can be heard as well: what is drawn is kept in words, and the new ones can be asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.devices.key_names import with_keys
from game.screen.looks.card_plan import USUAL_CARDS, CardStyle
from game.screen.machine import Machine
from game.screen.screen import Screen

if TYPE_CHECKING:
    from game.screen.charts import AdviceSheet, Bar, Curve, Scale, Series
    from game.screen.menu_bar import OpenMenu
    from game.screen.said_of_table import Said
    from game.screen.tabletop import Ending, Flight, SpreadPack, Tabletop


class HeardScreen(Screen):
    """While it `listens`, it keeps what it draws in words too."""

    def __init__(self, machine: Machine | None = None, style: CardStyle = USUAL_CARDS) -> None:
        super().__init__(machine, style)
        self.listens = False
        self._now: dict[Said, str] = {}
        self._before: dict[Said, str] = {}
        self._in_full: Sequence[str] = ()

    def news(self) -> str:
        """What the latest picture says that the one asked for before did not say."""
        new = [words for said, words in self._now.items() if words and self._before.get(said) != words]
        self._before = self._now
        return _spoken(new)

    @property
    def in_full(self) -> str:
        """All that the latest picture says."""
        return _spoken(self._in_full or self._now.values())

    def _begin(self, *said: tuple[Said, str]) -> None:
        self._now, self._in_full = {}, ()
        self._add(said)

    def _add(self, said: Iterable[tuple[Said, str]]) -> None:
        if self.listens:
            self._now |= {thing: with_keys(words, self._words) for thing, words in said}

    def clear(self) -> None:
        super().clear()
        self._begin()

    def tabletop(
        self, top: Tabletop, flights: Sequence[Flight] = (), spread: SpreadPack | None = None
    ) -> None:
        super().tabletop(top, flights, spread)
        self._begin()
        if self.listens:
            from game.screen.said_of_table import table_in_full, table_said

            self._add(table_said(top, spread))
            self._in_full = [*table_in_full(top)]

    def page(self, title: str, lines: Sequence[str], footer: str = "", scroll: int = 0) -> None:
        super().page(title, lines, footer, scroll)
        self._begin((("page", title), _spoken([title, *self._named(lines)]) if self.listens else ""))

    def menu(
        self,
        title: str,
        lines: Sequence[tuple[str, str]],
        chosen: int,
        note: str = "",
        card: Sequence[str] = (),
        lit: str = "",
        longest_value: int = 0,
        unseen: tuple[int, int] = (0, 0),
    ) -> None:
        super().menu(title, lines, chosen, note, card, lit, longest_value, unseen)
        line = (("line",), " ".join(lines[chosen]))
        self._begin((("menu", title), title), line, (("card",), ". ".join(card)), (("note",), note))

    def bars(self, title: str, words: Sequence[str], bars: Sequence[Bar], footer: str = "") -> None:
        super().bars(title, words, bars, footer)
        self._begin((("page", title), ". ".join([title, *words])))

    def curves(
        self, title: str, words: Sequence[str], curves: Sequence[Curve], scale: Scale, footer: str = ""
    ) -> None:
        super().curves(title, words, curves, scale, footer)
        self._begin((("page", title), ". ".join([title, *words])))

    def box(self, lines: Sequence[str], choices: Sequence[str] = (), chosen: int | None = None) -> None:
        super().box(lines, choices, chosen)
        self._in_full = ()
        answer = "" if chosen is None else choices[chosen]
        self._add([(("box",), " ".join(lines)), (("answer",), answer)])

    def advice(self, top: Tabletop, sheet: AdviceSheet) -> None:
        super().advice(top, sheet)
        figures = ", ".join(f"{column.head} {column.cells[sheet.chosen]}" for column in sheet.figures)
        choice = f"{sheet.choices[sheet.chosen]}: {figures}" if sheet.choices else ""
        self._begin((("advice",), sheet.title), (("choice",), choice), (("why",), sheet.why))

    def title(self, lines: Sequence[str], chosen: int | None = None, footer: str = "") -> None:
        super().title(lines, chosen, footer)
        self._begin((("title",), "CRIB"), (("line",), "" if chosen is None else lines[chosen]))

    def number(self, prompt: str, digits: str, lit: str = "") -> None:
        super().number(prompt, digits, lit)
        self._add([(("prompt",), prompt), (("digits",), digits), (("key",), lit)])

    def ending(self, top: Tabletop, ending: Ending, series: Series) -> None:
        super().ending(top, ending, series)
        self._begin((("ending",), f"{ending.heading}. {ending.sentence}. {ending.worth}"))

    def pull_down(self, menu: OpenMenu) -> None:
        super().pull_down(menu)
        if (bar := self.machine.menu) and menu.column is not None:
            title, items = bar.columns[menu.column]
            item = "" if menu.item is None else items[menu.item].words
            self._begin((("column", title), title), (("item",), item))

    def buttons(self, names: Sequence[str], lit: str = "", marks: Sequence[str] = ()) -> None:
        super().buttons(names, lit, marks)
        self._add([(("button",), lit.lower())])


def _spoken(lines: Iterable[str]) -> str:
    """Who reads aloud is called in when somebody listens."""
    from game.screen.read_aloud import spoken

    return spoken(lines)

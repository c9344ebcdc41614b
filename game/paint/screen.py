"""What pictures are shown on: sheets in, the picture and its spots out, and what of it is news to an ear."""

from collections.abc import Mapping, Sequence

from pygame import Surface

from game.devices.button import with_keys
from game.devices.keyboard import key_names
from game.paint.brushes.card_art import CardArt
from game.paint.brushes.picture import Behind, Picture, Spotting
from game.paint.looks.card_plan import USUAL_CARDS, CardStyle
from game.paint.looks.monitor import Point
from game.paint.machine import Machine
from game.paint.painters import USUAL
from game.sheets.pictures import in_full
from game.sheets.read_aloud import spoken
from game.sheets.scrolling import Seen
from game.sheets.sheet import Said, Sheet
from game.sheets.sheets import BlankSheet, TableSheet, TitleSheet
from game.sheets.spots import Spot
from game.values import replace


class Screen:
    """The picture, and the sheets that are on it."""

    def __init__(self, machine: Machine, style: CardStyle = USUAL_CARDS) -> None:
        self._style = style
        self._keys: Mapping[str, str] = key_names()
        self._table: TableSheet | None = None
        """The last that was seen."""
        self.sheets: list[Sheet] = []
        """What is heard and can be taken: those since the last that began a picture."""
        self._before: dict[Said, str] = {}
        self.become(machine)

    def become(self, machine: Machine) -> None:
        """Become this machine, which draws from now on; what was drawn is lost."""
        self.machine, self._look = machine, machine.look
        self._paint = {**USUAL, **machine.painters}
        self._name_keys()
        self._picture = Picture(self._look, self._cards())
        self._put_behind(self._table)

    @property
    def surface(self) -> Surface:
        """The picture as it is now."""
        return self._picture.whole

    def show_cards(self, style: CardStyle) -> None:
        """Choose how the cards are drawn from now on."""
        self._style = style
        self._picture.art = self._cards()
        self._put_behind(self._table)

    def _cards(self) -> CardArt:
        return CardArt(self._look, self._style, self.machine.faces, self.machine.back)

    def draw_ahead(self) -> bool:
        """Draw something that will be wanted, while there is time; whether there is more of it."""
        return self._picture.art.draw_ahead()

    def show_keys(self, names: Mapping[str, str]) -> None:
        """Show the names of keys from now on, where a text has a mark for one, such as `{back}`."""
        self._keys = names
        self._name_keys()

    def _name_keys(self) -> None:
        """Name keys as on this machine."""
        own = self.machine.keys
        keys = {mark: own.get(name, name) for mark, name in self._keys.items()}
        told = {mark: with_keys(words, keys) for mark, words in self.machine.words.by_mark.items()}
        self._words = {**keys, **told}

    def show(self, sheets: Sequence[Sheet]) -> Seen:
        """Paint sheets, one over the other; how much was seen of the last that may be longer than that."""
        seen = Seen()
        for sheet in sheets:
            named = sheet.named(self._words)
            if isinstance(named, BlankSheet) and named.behind:
                self._put_behind(TableSheet(named.behind))
                continue
            self.sheets = [named] if sheet.begins else [*self.sheets, named]
            seen = self._paint[type(sheet)](self._picture, named) or seen
            match named:
                case TableSheet():
                    self._put_behind(named)
                case BlankSheet(is_curtain=True) | TitleSheet():  # the table was left
                    self._put_behind(None)
        return seen

    def _put_behind(self, table: TableSheet | None) -> None:
        """Let a table stand behind menus, with nothing in the air above it."""
        self._table, picture = table, self._picture
        if table:
            still = replace(table, flights=())
            picture.behind = Behind(lambda picture: self._paint[TableSheet](picture, still), [])
        else:
            picture.behind = None

    @property
    def spotting(self) -> Spotting:
        """What can be clicked on the picture, and where it lies there."""
        return self._picture.spotting

    def spot_at(self, point: Point) -> Spot | None:
        """Return the spot at this point of the picture."""
        left, upper = self._look.inside.topleft
        return self.spotting.at((point[0] - left, point[1] - upper))

    @property
    def spots(self) -> list[Spot]:
        """All that can be clicked on the picture, in the order in which it was drawn."""
        return self.spotting.spots

    def frame(self, spot: Spot) -> None:
        """Draw a frame around what can be clicked, for whoever has one button; it covers nothing else."""
        area = self.spotting.area(spot)
        if not area:
            return
        canvas, inks, (across, down) = self._picture.canvas, self._look.inks, self._look.stroke
        if area.height < 2 * self._look.cell[1]:
            self._look.grain.point_at(canvas, area, inks)
        else:
            canvas.outline(area, inks.lit)
            canvas.outline(area.inflate(-2 * across, -2 * down), inks.ground)

    @property
    def blinks_after(self) -> int | None:
        """How many steps from now the blinking changes its color; None where nothing does."""
        return self._picture.blinks_after

    def blinks(self, steps: int) -> bool:
        """Let these steps go by; tell whether the blinking has changed its color."""
        return self._picture.blinks(steps)

    def news(self) -> str:
        """Say those words of the latest picture that the one asked for before did not say."""
        now = {thing: words for sheet in self.sheets for thing, words in sheet.said()}
        new = [words for thing, words in now.items() if words and self._before.get(thing) != words]
        self._before = now
        return spoken(new)

    @property
    def in_full(self) -> str:
        """All that the latest picture says."""
        return spoken(in_full(self.sheets))

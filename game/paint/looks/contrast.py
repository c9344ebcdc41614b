"""Any machine for weak eyes: a dark cloth, light words, a thick highlight, in the machine's own colors."""

from functools import lru_cache

from game.paint.looks.inks import (
    FigureInks,
    Inks,
    PanelInks,
    PaperInks,
    PlateInks,
    RaceInks,
    SideInks,
    WoodInks,
)
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink, Palette
from game.values import replace

THICKER, COLORFUL = 4, 100
"""How far the highlight grows across, short of the next card; how much its hue counts against a middle."""


@lru_cache(maxsize=8)  # machines
def in_high_contrast(look: Look) -> Look:
    """Return the same machine with other colors for the same roles; its drawings and its places stay."""
    across, down = look.table.cursor_frame
    return replace(
        look,
        inks=_Contrast(look.palette, look.inks).inks(),
        table=replace(look.table, cursor_frame=(across + min(across, THICKER), 2 * down)),
    )


class _Contrast:
    """The roles given out anew: everything is dark, light, or the color of what is in hand."""

    def __init__(self, palette: Palette, inks: Inks) -> None:
        self.palette, self.usual = palette, inks
        by_light = sorted(palette.names.values(), key=self._light)
        self.dark, self.next_to_light, self.light = by_light[0], by_light[-2], by_light[-1]
        self.middle = min(by_light, key=self._off_middle)
        self.lit = inks.lit if self._light(inks.lit) > self._light(self.light) / 2 else self.light

    def _light(self, ink: Ink) -> int:
        red, green, blue = self.palette.rgb[ink]
        return 299 * red + 587 * green + 114 * blue

    def _off_middle(self, ink: Ink) -> float:
        """Return how far a color is from a third of the light, and how far from gray."""
        rgb = self.palette.rgb[ink]
        return abs(3 * self._light(ink) - self._light(self.light)) + COLORFUL * (max(rgb) - min(rgb))

    def inks(self) -> Inks:
        dark, light, lit, panel = self.dark, self.light, self.lit, self._panel()
        figures = self.usual.figures
        return replace(
            self.usual,
            border=dark,
            ground=dark,
            felt=dark,
            on_felt=light,
            shadow=dark,
            lit=lit,
            crib=light,
            reasons=light,
            older_reasons=light,
            button=dark,
            button_words=light,
            wood=WoodInks(dark, dark, self.middle, light, light, [dark] * len(self.usual.wood.shades)),
            paper=self._paper(self.usual.paper),
            plate=PlateInks(
                dark, light, lit, dark, self.middle, light, self.usual.plate.edges and (light, light)
            ),
            counter=panel,
            panel=panel,
            figures=FigureInks(light, light, light, figures.up, figures.down, figures.curves),
            race=RaceInks(panel, grid=light, words=light, special=lit),
            sides=[self._side(side) for side in self.usual.sides],
            wall=dark,
            page_border=None,
            newest=None,
            refusal=None,
            cloth=[dark] * len(self.usual.cloth),
            shade=(),
        )

    def _panel(self) -> PanelInks:
        dark, light, lit = self.dark, self.light, self.lit
        return PanelInks(
            back=dark,
            frame=light,
            title=lit,
            words=light,
            value=lit,
            bar=light,
            bar_words=dark,
            head=light,
            head_words=dark,
        )

    def _paper(self, usual: PaperInks) -> PaperInks:
        """Keep cards light on dark where a machine draws them so; faded ones can still be read."""
        if self._light(usual.paper) < self._light(self.middle):
            return replace(usual, faded={**usual.faded, self.light: self.next_to_light})
        is_framed = usual.lit == usual.paper
        lit = self.light if is_framed else self.lit
        return replace(usual, paper=self.light, lit=lit, outline=self.dark, quiet=None)

    def _side(self, usual: SideInks) -> SideInks:
        """Draw holes and pegs on the light, and words on the dark, in the lighter of its colors."""
        own = max(usual.inlay, usual.words, key=self._light)
        own = own if self._light(own) > self._light(self.light) / 2 else self.light
        return SideInks(self.light, inlay_words=self.dark, figures=self.dark, rule=self.dark, words=own)

"""The sources of the game, a row each: what they are, what they play, and what they do in their own way."""

from dataclasses import dataclass, replace

from game.rules.forms import FORMS
from game.rules.house import ASKED_TARGETS, AUTOMATIC, COUNTINGS, Counting, House, NextDeal, Undo
from game.rules.outcome import LURCH, PLAIN, STAKES
from game.rules.spoken import listed


@dataclass(frozen=True, slots=True)
class Manner:
    """What a source calls the card turned up, and what it does in its own way: nothing of it is a rule."""

    starter: str = "starter"
    blanks: bool = False
    """Whether the fast mode switches the picture off."""
    explains: bool = True
    """Whether the right count is read after a player's own."""
    tells_goes: bool = True
    """Whether a go is among the reasons."""


PLAIN_MANNER = Manner()


@dataclass(frozen=True, slots=True)
class Muggins:
    """Who counts without and with muggins, where a source leaves it to the table."""

    without: Counting
    with_muggins: Counting
    note: str


@dataclass(frozen=True, slots=True)
class Preset:
    """One source: the forms it plays (the first by choice), the targets it knows, the rules of its house."""

    name: str
    title: str
    whence: str
    known_as: str
    about: str
    house: House
    forms: tuple[str, ...] = ("six-card",)
    targets: tuple[int, ...] = ()  # none: each form's own
    muggins: Muggins | None = None
    manner: Manner = PLAIN_MANNER
    machine: str = "ega"
    """On which machine it came."""

    def plays(self, form: str, house: House) -> bool:
        """Whether all is as the source has it, with whatever it leaves to the table (X1).

        To take moves back is the table's own affair, but where the game counts (X6)."""
        usual, muggins = self.house, self.muggins
        countings = (muggins.without, muggins.with_muggins) if muggins else (usual.counting,)
        is_its_target = house.target in (None, FORMS[form].target, *self.targets)
        is_its_rule = replace(house, target=None, counting=usual.counting, undo=usual.undo) == usual
        is_ours = is_its_target and is_its_rule and house.undo is not Undo.YES
        return form in self.forms and house.counting in countings and is_ours


_PARTNERS = ("four-handed", "four-handed-five-card", "four-handed-seven-card")

PRESETS = {
    preset.name: preset
    for preset in (
        Preset(
            "champ",
            "CHAMP '87",
            whence="PC, 1987",
            known_as="Cribbage Champ, shareware from Wichita, Kansas",
            about="Six cards, 121. The table counts for you and knows when you must say go; it beeps when "
            "the go is yours. Each score has its reason {table.reasons}. Its games are kept in a file "
            "named WASCO.",
            house=House(stakes=PLAIN, next_deal=NextDeal.CUT),
            manner=Manner(starter="cut", tells_goes=False),  # CRIB.DOC: an obvious go needs no reason
        ),
        Preset(
            "loadstar",
            "LOADSTAR 128",
            whence="Commodore 128",
            known_as="CRIBBAGE 128, from a magazine that came on disks",
            about="Cut low, in the middle or high, then choose "
            f"{listed([*map(str, ASKED_TARGETS)], 'or')}. You say go: {{go}}, or "
            "up and the button. Made fast ({fast}) it thinks in the dark. With muggins you count, and it "
            "takes what you miss.",
            house=House(
                stakes=PLAIN,
                next_deal=NextDeal.CUT,
                go_by_hand=True,
                target_after_cut=True,
                starter_from_top=True,
            ),
            targets=ASKED_TARGETS[::-1],
            muggins=Muggins(
                AUTOMATIC, COUNTINGS["loadstar"], "You count, and the other side takes what you miss"
            ),
            manner=Manner(blanks=True),
            machine="c128",
        ),
        Preset(
            "amiga",
            "AMIGA V1.0",
            whence="Amiga",
            known_as="Cribbage v1.0, the game with the Help key",
            about="Five cards, which it likes best, six or seven; two players, or four seated as at whist. "
            "Three for last in the five-card game, whose play ends at the first go. Help shows the rules "
            "at any time.",
            house=House(stakes=PLAIN, next_deal=NextDeal.CUT),
            forms=("five-card", "six-card", "seven-card", *_PARTNERS),
            manner=Manner(starter="start"),
            machine="amiga",
        ),
        Preset(
            "bsd",
            "BSD",
            whence="Unix, since 1980",
            known_as="cribbage(6), the game on every Berkeley system",
            about="You count your own hand and crib: too much gives two to the other side, what you miss is "
            "lost, and nineteen is nothing. A skunk wins two games and a double skunk four; the loser "
            "deals the next.",
            house=House(stakes=STAKES["1-2-4"], counting=COUNTINGS["bsd"], nineteen=True),
            targets=(121, 61),
            manner=Manner(explains=False),  # only when asked to, as cribbage -e
            machine="tty",
        ),
        Preset(
            "hoyle",
            "HOYLE",
            whence="about 1900",
            known_as="The game of the old rule books, with pegs of ivory or bone",
            about="Five, six or seven cards; three players, each for himself; four, whose partners are cut "
            "for. A loser not half way home is lurched and pays double. Muggins by the old law, if "
            "wanted.",
            house=House(stakes=LURCH, cut_before_deal=True, cut_for_partners=True),
            forms=("six-card", "five-card", "seven-card", "three-handed", "four-handed"),
            muggins=Muggins(
                AUTOMATIC,
                COUNTINGS["hoyle"],
                "Everybody counts; what is missed can be called, what is too much costs",
            ),
            manner=Manner(starter="start"),
        ),
        Preset(
            "acc",
            "ACC",
            whence="tournaments of today",
            known_as="The law of the American Cribbage Congress",
            about="Nothing is done for you: say go, count what you play and what you hold, take your own "
            "heels, and watch what the other side counts. A win is two game points, a skunk three.",
            house=House(stakes=STAKES["2-3-3"], counting=COUNTINGS["acc"], go_by_hand=True, undo=Undo.NO),
            muggins=Muggins(
                COUNTINGS["acc-without-muggins"],
                COUNTINGS["acc"],
                "What the other side misses is yours if you call it",
            ),
        ),
    )
}

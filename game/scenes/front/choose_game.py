"""Choose a game: each original with its card, the house rules, and the seats."""

from collections.abc import Sequence
from functools import partial

from game.players.levels import LEVELS, STRENGTHS
from game.rules.errors import LONGEST_NAME
from game.rules.forms import FORMS
from game.rules.house import PARTS, RULES
from game.rules.preset import Muggins, Preset
from game.rules.presets import PRESETS
from game.scenes.front.setting_rows import SettingRows
from game.scenes.front.title import to_the_table
from game.scenes.front.window_session import WindowSession
from game.scenes.menu import MenuScene
from game.scenes.rows import ChoiceRow, DoorRow, Row, RowScene, WordRow
from game.scenes.scene import STAY, Answer, LayOver
from game.session.kind_typed import kind_typed
from game.session.typed import is_short_for
from game.session.who_sits import chosen_sitters, person_name, seat_words
from game.sheets.pages import Medium, MenuSheet, Shelf
from game.store.setting_words import PERSON
from game.values import replace


class HouseRules(RowScene):
    """One line for each rule of the house, in the order in which a game meets it."""

    def __init__(self, session: WindowSession) -> None:
        super().__init__(f"HOUSE RULES: {PRESETS[session.settings.preset].title}", self._lines)
        self.session, self.make = session, SettingRows(session)

    def _lines(self) -> list[Row]:
        source = DoorRow("Original rules", self._play_by_the_book, "Undo all your changes")
        rules = [
            self.make.rule(name, rule.words, rule.in_words_for(self.session.form), rule.note)
            for name, rule in RULES.items()
        ]
        return [self.make.form(FORMS), *rules, source]

    def menu(self) -> MenuSheet:
        parts = (PARTS.get(name, "") for name in RULES)
        return replace(super().menu(), headings=["Game", *parts, "All"])

    def _play_by_the_book(self) -> Answer:
        self.session.settings.play_by_the_book()
        self.session.settings_changed()
        return STAY


def rules_by_name(session: WindowSession, line: str) -> Answer | None:
    """Open the house rules for whoever types their name in a list from which a longer way leads there."""
    return LayOver(HouseRules(session)) if is_short_for(line.lower(), "house rules") else None


SOMEBODY_PLAYS = "; one seat at least is for a human"
_WHERE = {2: ("below", "above"), 3: ("below", "left", "right"), 4: ("below", "left", "above", "right")}


class Seats(RowScene):
    """A line for each seat of the form, and a line below it where a person sits."""

    shows_beside = True

    def __init__(self, session: WindowSession) -> None:
        super().__init__("THE SEATS", self._lines)
        self.session, self.settings = session, session.settings

    @property
    def words(self) -> list[str]:
        return seat_words(self.settings, self.session.form, self.session.level)

    def _lines(self) -> list[Row]:
        rows: list[Row] = []
        for seat, word in enumerate(self.words):
            rows.append(self._seat_row(seat))
            if word == PERSON:
                rows.append(self._name_row(seat, self.words[:seat].count(PERSON)))
        return rows

    def _seat_row(self, seat: int) -> Row:
        form = self.session.form
        sitters = [(PERSON, "human"), *((name, level.title) for name, level in LEVELS.items())]
        partner = f", partner of seat {(seat + 2) % 4 + 1}" if form.partners else ""
        is_last_human = self.words[seat] == PERSON and self.words.count(PERSON) == 1
        note = f"Who sits here{partner}{SOMEBODY_PLAYS * is_last_human}"
        words = f"Seat {seat + 1}, {_WHERE[form.seats][seat]}"
        get, put = (lambda: self.words[seat]), partial(self._seat, seat)
        return ChoiceRow(words, sitters, get, put, note, ("", *STRENGTHS))

    def _seat(self, seat: int, word: str) -> None:
        words = self.words
        words[seat] = word
        if PERSON not in words:
            return
        if word != PERSON:
            self.settings.level = word
        self.session.change("seats", tuple(words))

    def _name_row(self, seat: int, person: int) -> Row:
        """Make a row for a name; the people are counted from the first seat."""
        has_keys = self.session.is_at_window
        note = "Type a name, or {left} {right}" if has_keys else "Type a name"
        usual = person_name(self.settings, person, self.settings.initials)
        get, put = partial(self._name, person), partial(self._call, person)
        return WordRow(f"  Name {seat + 1}", LONGEST_NAME, get, put, note, usual, is_spelled=has_keys)

    def _name(self, person: int) -> str:
        return self.settings.names[person] if person < len(self.settings.names) else ""

    def _call(self, person: int, name: str) -> None:
        """Name a person; a name that is taken back to nothing is the standard one again."""
        missing = person + 1 - len(self.settings.names)
        names = [*self.settings.names, *[""] * missing]
        names[person] = name
        self.session.change("names", tuple(names))


SWITCHES = {
    "-e explain": ("explain", "Reads the right count after a wrong one"),
    "-q short messages": ("short_messages", "Says the same in fewer words"),
    "-r no cut asked": ("random_cut", "Cuts the deck for you"),
}
"""What is typed behind the name of the program that is typed at, and what it does."""


def card_of(preset: Preset) -> MenuSheet:
    """Return what there is to read about an original."""
    return MenuSheet(preset.whence.upper(), (), 0, card=(preset.known_as, preset.about))


class TableCard(RowScene):
    """Fire on the first line sits down and begins; who only looked at it leaves all as it was."""

    shows_beside = True

    def __init__(self, session: WindowSession, name: str = "", form: str = "") -> None:
        self.session, self.settings, self.make = session, session.settings, SettingRows(session)
        self._before = self.settings.all_set
        self.settings.take_out(name or self.settings.preset, form)
        self._taken = self.settings.all_set
        self.session.settings_changed()
        self.preset = PRESETS[self.settings.preset]
        super().__init__(self.preset.title, self._lines)

    def back(self) -> Answer:
        if self.settings.all_set == self._taken != self._before:
            vars(self.settings).update(self._before)
            self.session.settings_changed()
        return super().back()

    def _lines(self) -> list[Row]:
        """List only the source's open choices; any other rule is changed among the house rules."""
        is_by_the_book = self.preset.plays(self.settings.form, self.settings.house_rules)
        people = sum(sitter.is_person for sitter in chosen_sitters(self.session))
        card = partial(card_of, self.preset)
        return [
            DoorRow("Play", lambda: to_the_table(self.session), "Cut for deal and begin", shows=card),
            *self._game_rows(),
            self.make.opponents(),
            DoorRow(
                "Seats",
                lambda: LayOver(Seats(self.session)),
                "Humans and computer players in any seat, and their names",
                "1 human" if people == 1 else f"{people} humans",
                lambda: Seats(self.session).menu(),
            ),
            DoorRow(
                "House rules",
                lambda: LayOver(HouseRules(self.session)),
                "Change any other rule for your own table",
                "original" if is_by_the_book else "your own",
                card,
            ),
        ]

    def _game_rows(self) -> list[Row]:
        rows = []
        if len(self.preset.forms) > 1:
            rows.append(self.make.form(self.preset.forms))
        if self.preset.targets:
            rows.append(self._target_row())
        if muggins := self.preset.muggins:
            rows.append(self.make.rule("counting", "Muggins", self._muggins_values(muggins), muggins.note))
        by_players = self.settings.house_rules.counting.by_players
        if self.preset.manner.is_typed and by_players:
            rows += [self.make.yes_or_no(words, *row) for words, row in SWITCHES.items()]
        elif by_players:
            about = "Reads the right count after yours"
            rows.append(self.make.yes_or_no("Explain counts", "explain", about))
        return rows

    def _muggins_values(self, muggins: Muggins) -> Sequence[tuple[str, str]]:
        """Offer muggins with them and without; the house rules may have it otherwise."""
        rules = self.settings.house_rules
        counting, otherwise = rules.words["counting"], rules.value_in_words("counting", self.session.form)
        values = {str(muggins.without): "no", str(muggins.with_muggins): "yes"}
        return [*({counting: otherwise} | values).items()]

    def _target_row(self) -> Row:
        usual = self.session.form.target
        others = [(target, str(target)) for target in self.preset.targets if target != usual]
        targets = [(0, str(usual)), *others]
        return self.make.setting("Target", "target", targets, "Points needed to win")


OWN_TABLE = "Your own rules"
TITLE, NOW = "CHOOSE A GAME", "On the table: {}"
SHELF_KEYS = "{left} {right} look   {fire} choose   {back} back"
LIST_KEYS = "{up} {down} look   {fire} choose   {back} back"
MEDIA = {
    "champ": Medium.DISK,
    "loadstar": Medium.DISK,
    "amiga": Medium.SMALL_DISK,
    "bsd": Medium.REEL,
    "hoyle": Medium.BOOK,
    OWN_TABLE: Medium.CARD,
}
"""What each came on; any other is a booklet."""
OWN_CARD = (
    "Your last game, with any rule changed",
    "Play any original your way. Its cards and board stay. You pick who counts, what a miscount "
    "costs, who says go, what a win is worth and who deals next.",
)


class ChooseGame(MenuScene):
    """A line for each original; the last is for your own rules."""

    are_side_by_side = True

    def __init__(self, session: WindowSession) -> None:
        super().__init__()
        self.session = session
        self.names = [*PRESETS, OWN_TABLE]
        self.chosen = self.names.index(session.settings.preset)

    @property
    def size(self) -> int:
        return len(self.names)

    def choose(self, index: int) -> Answer:
        name = self.names[index]
        if name == OWN_TABLE:
            return LayOver(HouseRules(self.session))
        return LayOver(TableCard(self.session, name))

    def other_line(self, line: str) -> Answer | None:
        """Open the card of a kind that is named, or play the chosen game at once: `play` is the first line of
        its card."""
        if kind := kind_typed(line):
            return LayOver(TableCard(self.session, *kind.split()))
        if line.lower() != "play":
            return rules_by_name(self.session, line)
        if (name := self.names[self.chosen]) != OWN_TABLE:
            self.session.settings.take_out(name)
            self.session.settings_changed()
        return to_the_table(self.session)

    def menu(self) -> MenuSheet:
        lines = [(preset.title, preset.whence) for preset in PRESETS.values()]
        cards = [*((preset.known_as, preset.about) for preset in PRESETS.values()), OWN_CARD]
        lines.append((OWN_TABLE, ""))
        now = NOW.format(PRESETS[self.session.settings.preset].title)
        media = [MEDIA.get(name, Medium.BOOKLET) for name in self.names]
        shelf = Shelf(media, now, SHELF_KEYS)
        card = cards[self.chosen]
        return MenuSheet(TITLE, lines, self.chosen, "", card, self.pointed, footer=LIST_KEYS, shelf=shelf)

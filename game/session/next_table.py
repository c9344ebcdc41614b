"""The next table: a new game of the match, or the one that waits; each move of it is kept."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from game.club.book import WATCHED
from game.club.duplicate import LINES, duplicate_table, played_by
from game.engines.engine import Engine
from game.practice.position import OtherSide, other_side
from game.rules.errors import CribbageError
from game.rules.forms import Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.log import SeatMove, read_log
from game.rules.match import Match
from game.rules.match_length import Length, read_length
from game.rules.presets import PRESETS
from game.rules.voice import YOU
from game.session.match_under_way import MatchUnderWay
from game.session.session import FIRST_RIVAL, Session
from game.session.shuffle import Shuffle
from game.session.who_sits import chosen_sitters, players_alone
from game.store.ended_games import first_side
from game.store.kept_game import CLUB, DUPLICATE, GUIDED, HINTS, MATCH, SEED, TURNED, KeptGame, read_game
from game.store.line_file import LineFile
from game.store.setting_words import PERSON, as_chosen
from game.table import Cuts, Journal, Sitter, Table
from game.values import replace


def new_table(session: Session) -> Table:
    """Set up the match's next game, or the first of another where the rules or the people have changed."""
    if words := session.next_duplicate():
        return _duplicate_table(session, *words.split())
    let_programs_in(session)
    settings, match, shuffle = session.settings, _match_to_go_on(session), session.next_shuffle()
    table = match.next_table(*_chosen(session), shuffle)
    extras = {"preset": settings.preset, **match.extras}
    extras |= {SEED: "yes"} if shuffle.is_wished else {}
    table.counts = bool(settings.initials)
    table.has_target = session.run_options.has_target
    table.discards_in_turn = PRESETS[settings.preset].manner.discards_in_turn
    people = tuple(map(str, table.cutters))
    kept = KeptGame(people, settings.initials, tuple(table.game.to_lines()), extras)
    _begin(session, table, match, kept)
    return table


def games_won(session: Session) -> tuple[int, ...]:
    """Return the games won by each side in the match that the next game belongs to; of a new one nothing."""
    match = _match_to_go_on(session).goes_on(*_chosen(session))
    return match.won if match else ()


def game_of_match(session: Session) -> str:
    """Say which game of a match the next one is, and how long that is; nothing of one without an end."""
    *_, length = chosen = _chosen(session)
    if not length or session.duplicate:
        return ""
    match = _match_to_go_on(session).goes_on(*chosen)
    return f"Game {sum(match.games) + 1 if match else 1}, {length.words}"


def _match_to_go_on(session: Session) -> MatchUnderWay:
    """Return the match under way; beside an unfinished game of it another begins."""
    session.match.leave_with(session.unfinished.found)
    return session.match


def _chosen(session: Session) -> tuple[Form, House, list[Sitter], Length | None]:
    """Return what is agreed on for the next game, as the settings have it."""
    settings = session.settings
    return session.form, settings.house_rules, chosen_sitters(session), read_length(settings.match)


def demo_table(session: Session, match: Match | None = None) -> Table:
    """Seat players alone at the next game of a match, and keep nothing of it; a seed or a word is dealt that
    was wished for it."""
    let_programs_in(session)
    if session.run_options.demo and (words := session.next_duplicate()):
        word, rival = words.split()
        table = duplicate_table(word, Sitter(WATCHED, session.level), rival)
        table.journal = UnkeptJournal(session)
        return table
    was_wished = session.run_options.demo and session.shuffle.is_wished
    shuffle = session.next_shuffle() if was_wished else Shuffle.fresh()
    game = (match or Match(session.form, session.settings.house_rules)).next_game(shuffle.seed)
    source = PRESETS[session.settings.preset]
    return Table(game, players_alone(source, game.form, session.level), UnkeptJournal(session))


def turned_table(session: Session, path: Path) -> Table:
    """Set up a kept game once more, with its packs and cuts and the deal turned; it counts for nothing."""
    kept = read_game(path)
    turned = _other_side(kept)
    sitters = [sitter_of(session, seat) for seat in turned.seats]
    table = Table(Game.begun(turned.heading), sitters, cuts=turned.cuts)
    extras = {TURNED: path.name, "preset": kept.source}
    _begin(session, table, _LoneGame(), KeptGame(turned.seats, "", tuple(table.game.to_lines()), extras))
    return table


def _other_side(kept: KeptGame) -> OtherSide:
    return other_side(kept.played().game, kept.seats)


def _settled_cuts(session: Session, kept: KeptGame) -> Cuts:
    """Return the cuts of the game whose other side this is, as long as that is kept."""
    try:
        first = first_side(session.run_options.saves, kept)
        return _other_side(read_game(first)).cuts if first else {}
    except CribbageError:
        return {}


@contextmanager
def unfinished_table(session: Session, kept: KeptGame) -> Iterator[tuple[Table, list[SeatMove]]]:
    """Set up a saved game, with the moves to be made again within; those that follow are kept."""
    log = read_log(kept.lines)
    sitters = [sitter_of(session, seat) for seat in kept.seats]
    counts, cuts = bool(kept.initials), _settled_cuts(session, kept)
    in_turn = session.manner_kept(kept).discards_in_turn
    table = Table(
        Game.begun(log.heading),
        sitters,
        hints=kept.hints,
        counts=counts,
        cuts=cuts,
        discards_in_turn=in_turn,
    )
    match = _match_of(session, kept)
    if match is session.match:
        _choose_the_same(session, kept, table)
    chosen = chosen_sitters(session)
    match.take_up(log.heading, table.cutters, kept.extras, session.settings.house_rules, chosen)
    table.match = match.match
    yield table, [seat_move for _, seat_move in log.moves]
    _keep(session, table, match)


def _choose_the_same(session: Session, kept: KeptGame, table: Table) -> None:
    """Choose what a continued game is played by, until the program ends: the next one is the same again."""
    settings, length = session.settings, kept.extras.get(MATCH, "").partition(" ")[0]
    seats = [as_chosen(one.level) if one.level else PERSON for one in table.cutters]
    levels = {*seats} - {PERSON}
    with settings.for_now():
        settings.take_out(kept.source if kept.source in PRESETS else settings.preset, table.game.form.name)
        for name, word in table.game.house.words.items():
            if name != "cut_for_partners":  # which is done once in a match
                settings.set_rule(name, word)
        settings.match = length if read_length(length) else ""
        usual = {settings.level, FIRST_RIVAL} if kept.is_guided else {settings.level}
        if len(levels) != 1:
            settings.seats = tuple(seats)
        elif not levels <= usual:
            settings.play_against(*levels)
    session.settings_changed()


def lone_table(
    session: Session, game: Game, sitters: Sequence[Sitter], extras: dict[str, str], initials: str
) -> Table:
    """Return the table of a game that belongs to no match: at the club, or of a word's cards."""
    table = Table(game, sitters, counts=True)
    kept = KeptGame(tuple(map(str, sitters)), initials, tuple(game.to_lines()), extras)
    _begin(session, table, _match_of(session, kept), kept)
    return table


def _match_of(session: Session, kept: KeptGame) -> MatchUnderWay:
    """Return the match that a game belongs to, or what there is instead where it belongs to none."""
    if DUPLICATE in kept.extras:
        return _DuplicateGame(session, kept)
    return _LoneGame() if {CLUB, TURNED} & kept.extras.keys() else session.match


def _duplicate_table(session: Session, word: str, rival: str) -> Table:
    """Set up a word's cards, the same for everybody who plays them."""
    initials = session.settings.initials
    table = duplicate_table(word, Sitter(initials or YOU), rival)
    extras = {"preset": session.settings.preset, DUPLICATE: f"{word} {rival}", SEED: "yes"}
    return lone_table(session, table.game, table.cutters, extras, initials)


class _LoneGame(MatchUnderWay):
    """A game that belongs to no match."""

    def take_up(self, *_: object) -> None:
        """Take up nothing: nothing was won before that counts here."""

    def finish(self, table: Table) -> None:
        """Finish nothing: the club finds its games among those kept, and another side counts for nothing."""


LINE_KEPT = f"Your line, which Compare sets beside the champ's, is now in {LINES}:"


class _DuplicateGame(_LoneGame):
    """A word's cards: their outcome is a line that can be sent to others."""

    def __init__(self, session: Session, kept: KeptGame) -> None:
        super().__init__()
        self._session, self._kept = session, kept

    def finish(self, table: Table) -> None:
        word, rival = self._kept.extras[DUPLICATE].split()
        who = self._kept.initials or YOU
        line = str(played_by(who, word, rival, table.game))
        path = self._session.run_options.saves / LINES
        self._session.tell(LineFile(path, bytes.decode).add(line.encode()) or LINE_KEPT)
        self._session.tell(line)


def let_programs_in(session: Session) -> None:
    """Let programs sit down, which run among the saves that were named."""
    Engine.saves = session.run_options.saves


def sitter_of(session: Session, seat: str) -> Sitter:
    """Return who sat there; for a player that this version does not know, the one that is chosen."""
    let_programs_in(session)
    try:
        return Sitter.parse(seat)
    except ValueError:
        return Sitter(seat.partition(" ")[2] or seat, session.level)


def _begin(session: Session, table: Table, match: MatchUnderWay, kept: KeptGame) -> None:
    """Begin a new game, kept from now on; the others wait on."""
    guided = {GUIDED: "yes"} if session.is_guided_first_game else {}
    session.tell(session.unfinished.begin(replace(kept, extras=kept.extras | guided)))
    _keep(session, table, match)


def _keep(session: Session, table: Table, match: MatchUnderWay) -> None:
    """Keep every move on disk as it is made; the last one ends the game."""
    table.journal = _KeptJournal(session, table, match)


class UnkeptJournal(Journal):
    """Keeps nothing, and tells the session whatever must be said."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def tell(self, sentence: str) -> None:
        self._session.tell(sentence)


class _KeptJournal(UnkeptJournal):
    """The log of the game under way, in its file."""

    def __init__(self, session: Session, table: Table, match: MatchUnderWay) -> None:
        super().__init__(session)
        self._table, self._match = table, match

    def append(self, line: str) -> None:
        self._session.tell(self._session.unfinished.append(line))
        if self._table.game.outcome:
            self._end()

    def _end(self) -> None:
        """End the match first; then the record, the file and the news (`UnfinishedGames.finish`)."""
        self._match.finish(self._table)
        self._session.tell(self._session.unfinished.finish())

    def rewrite(self, lines: Sequence[str]) -> None:
        self._session.tell(self._session.unfinished.rewrite(lines))

    @property
    def is_kept(self) -> bool:
        return self._session.is_kept

    def note_hints(self, hints: Sequence[int]) -> None:
        self._session.tell(self._session.unfinished.note(HINTS, " ".join(map(str, hints))))

"""What the club says and hangs on its wall, for any screen."""

from collections.abc import Iterator, Sequence

from game.club.book import LISTED, season, years_list
from game.club.evening import NIGHT, YOU, Evening, Event, Meeting, round_mark, round_words
from game.club.scoring import QUALIFIES, ClubStanding, Entry
from game.players.characters import CHARACTERS
from game.rules.in_words import listed
from game.sheets.page_parts import Grid

PINS = {100: "bronze", 200: "silver", 300: "gold", 500: "platinum"}
"""By the points of all years on the list: the marks are ours."""


def name_of(player: str, you: str) -> str:
    """Return the name of somebody; you by your initials."""
    return you if player == YOU else CHARACTERS[player].seat_name


def introduction(event: Event, meeting: Meeting) -> list[str]:
    """Return which game comes next, against whom, and the words said on sitting down."""
    who = CHARACTERS[meeting.rival]
    words = f"{round_words(event, meeting.round)}: you play {who.seat_name} of {who.town}."
    return [words, *[f'"{who.line}"'] * bool(who.line)]


def scorecard(evening: Evening, written: Entry | None = None) -> Grid:
    """Return your card: signed games, the one you write down now or play next, empty lines, and the sums."""
    played, unsigned, meeting = evening.yours, evening.to_sign, evening.next_meeting
    signed, rows = [one for one in played if one.round in evening.signed], []
    for one in played:
        who, is_signed = CHARACTERS[one.rival], one in signed
        entry = one.entry if is_signed else written if one == unsigned else None
        rows.append([round_mark(one.round), who.seat_name, *_cells(entry), f"{who.name[0]}." * is_signed])
    lit = played.index(unsigned) if unsigned else len(played) if meeting else None
    if meeting and not unsigned:
        rows.append([round_mark(meeting.round), CHARACTERS[meeting.rival].seat_name, *_cells(None), ""])
    rows += [[str(number + 1), *[""] * 5] for number in range(len(rows), evening.event.games)]
    plus, minus = (sum(max(sign * one.spread, 0) for one in signed) for sign in (1, -1))
    points = sum(one.entry.points for one in signed)
    rows.append(["", "so far", str(points), str(plus), str(minus), f"net {plus - minus:+}"])
    heads = ("game", "opponent", "points", "+", "-", "signed")
    return Grid(heads, rows, by_hand=True, last_is_total=True, lit=lit)


def _cells(entry: Entry | None) -> list[str]:
    """Write points, and the spread in the column where it belongs."""
    if not entry:
        return ["", "", ""]
    spread = str(abs(entry.spread))
    return [str(entry.points), *((spread, "") if entry.points else ("", spread))]


def standings_board(evening: Evening, you: str) -> Grid:
    """Return how all stand after your last game."""
    rows = [
        [str(one.place), name_of(one.player, you), str(one.points), _won_and_lost(one), f"{one.spread:+}"]
        for one in evening.standings_now
    ]
    heads, own, in_words = ("", "player", "points", "record", "spread"), evening.your_standing, None
    if not own.played:
        names = listed([name for _, name, *_ in rows])
        in_words = _said_alone(f"all stand at zero points: {names}", len(rows))
    return Grid(heads, rows, lit=own.place - 1, in_words=in_words)


def _said_alone(sentence: str, rows: int) -> Grid:
    """Return what an ear hears in place of as many rows of nothing but zeros."""
    return Grid(("", ""), [["", sentence], *[["", ""]] * (rows - 1)])


def _won_and_lost(one: ClubStanding) -> str:
    return f"{one.won}-{one.played - one.won}"


def bracket(evening: Evening, you: str) -> Grid:
    """Return the matches of the bracket, with the games that each has won."""
    rows = [
        [str(tie.round), name_of(tie.player, you)]
        + ([name_of(tie.rival, you), f"{tie.won[0]}-{tie.won[1]}"] if tie.rival else ["", "waits"])
        for tie in evening.ties
    ]
    return Grid(("round", "match", "", "games"), rows)


def list_board(evenings: Sequence[Evening], year: str, you: str) -> Grid:
    """Return the year's list, as you and the others stand on it."""
    found = years_list(evenings, year)
    rows = [
        [str(at), name_of(who, you), *map(str, (points, nights))]
        for at, (who, points, nights) in enumerate(found, 1)
    ]
    at = next((at for at, (who, *_) in enumerate(found) if who == YOU), None)
    heads, nobody = (year, "player", "points", "nights"), "nobody yet"
    if rows:
        return Grid(heads, rows, lit=at)
    how = Grid(heads, [["", f"{nobody}: finish an evening to be on it", "", ""]])
    return Grid(heads, [["", nobody, "", ""]], in_words=how)


def season_board(evenings: Sequence[Evening], year: str) -> Grid:
    """Add up your evenings of a year, and of all years."""
    now, life = season(evenings, year), season(evenings)
    rows = [[name, *(f"{one[name]:{'+' * (name == 'spread')}}" for one in (now, life))] for name in now]
    pins = [pin for mark, pin in PINS.items() if life[LISTED] >= mark]
    below = ["pins", "", listed(pins or ["none"])]
    told = [[name, f"{this} in {year}", f"{every} in all"] for name, this, every in rows]
    nothing = _said_alone("nothing yet: finish an evening to see its figures", len(rows) + 1)
    in_words = Grid(("", "", ""), [*told, below]) if life["evenings"] else nothing
    return Grid(("", year, "all years"), [*rows, below], in_words=in_words)


def end_of_evening(evening: Evening, you: str) -> Iterator[str]:
    """Say how it ended."""
    own, first = evening.your_standing, evening.standings[0]
    who = "you finish" if first == own else f"{name_of(first.player, you)} finishes"
    after = f" after {own.played} games," * bool(evening.ties)
    yield f"{evening.event.title}: {who} first{after} with {first.points} points."
    yield (
        f"Your place: {own.place} of {len(evening.standings)}, with {own.points} points, "
        f"{own.won} of {own.played} won, spread {own.spread:+}."
    )
    if evening.ties:
        winner = evening.ties[-1].winner
        yield "You win the tournament." if winner == YOU else f"{name_of(winner, you)} wins the tournament."
    if own.won == own.played:
        yield f"A grand slam: you won all {own.played} games. The whole room stands up."
    for hand in filter(None, (one.best for one in evening.yours)):
        yield f"A {hand} hand! It goes on the wall with your name."
    if evening.kind == NIGHT:
        goes = "goes on" if own.qualifies else f"falls short of the {QUALIFIES} points it takes for"
        yield f"Your night {goes} the year's list."

"""Anything that the other sides may sign, at any moment of a game of two, three or four: refused or taken.

Each begins with what a real game leaves, and is signed by a side that belongs to it. A million of them is the
slow test; `FUZZED` says how many it throws, and `--fuzz-seed` makes other ones."""

import copyreg
import os
import pickle
from collections import Counter
from functools import cache
from random import Random

import pytest

pytest.importorskip("nacl")

from game.rules.cards import Blank
from game.rules.errors import CribbageError
from game.wire.checked import is_said
from game.wire.encryption import GUEST, HOST
from game.wire.heading import WireHeading
from game.wire.invitation import Invitation
from game.wire.locks import letters_of
from game.wire.party import Party
from game.wire.record import Record
from game.wire.side import Side, signing_key
from game.wire.slots import Peer, Slot
from tests.wire.parties import Open, heading_of, play, secret_of, sides_of

TABLES = {
    "two": ("six-card", "usual", ()),
    "two who claim": ("five-card", "counting=acc go_by_hand=yes", ()),
    "three": ("three-handed", "usual", ()),
    "four": ("four-handed-five-card", "usual", ()),
}
DEALS = 2
A_VISIT = 40  # lines at one moment of a game
WHOLE = 0.05  # of the time all is compared that a refusal must leave as it was
FEW, MANY = 600, int(os.environ.get("FUZZED", "1000000")) // len(TABLES)
ODD = ["", "0", "-1", "1", "52", "99999999999", "x", "A" * 43, "5H", "XX", "claim", "~"]
BESIDE = [
    "have 3 {key}",
    "heard 1",
    "say 1 hello",
    "sit {chance}",
    "you 2",
    "at 7",
    "program 9.9",
    "row game 2 {key}",
]


copyreg.pickle(Blank, lambda blank: (Blank, (blank.suit,)))


@cache
def begun(table: str) -> list[str]:
    """The lines of some deals that were really played, and the last seeds."""
    sides = sides_of(heading_at(table))
    assert play(sides, Random(table), DEALS) is None
    return sides[0].record.lines


def heading_at(table: str) -> WireHeading:
    return heading_of(*TABLES[table])


@cache
def moments(table: str, me: int) -> list[bytes]:
    """A side at each line of it, with its secrets; -1 has none."""
    heading = heading_at(table)
    side = Side(Record(heading), me, secret_of(me), print)
    found = []
    for line in [*begun(table), ""]:
        found.append(pickle.dumps(side))
        if line and me < 0:
            side.record.add(line)
        elif line:
            side.hear(line)
    return found


def at_line(table: str, n: int) -> Record:
    side = pickle.loads(moments(table, -1)[n])
    assert isinstance(side, Side)
    return side.record


def bent(random: Random, words: list[str], lines: list[str]) -> list[str]:
    """A kind and its words, some of them others."""
    words = [*words]
    for _ in range(random.choice((1, 1, 2))):
        at, how = random.randrange(len(words)), random.randrange(7)
        if how == 0:
            words[at] = random.choice(ODD)
        elif how == 1 and words[at].isdecimal():
            words[at] = str(int(words[at]) + random.choice((-1, 1, 52)))
        elif how == 2 and len(words) > 1:
            del words[at]
        elif how == 3:
            words.insert(at, random.choice(ODD))
        elif how == 4:
            words[at] = random.choice(random.choice(lines).split(" ")[3:-1])
        elif len(words[at]) > 40:
            cut = 43 * random.randrange(1, 2 + len(words[at]) // 43)
            turned, other = words[at][cut:] + words[at][:cut], letters_of(random.randbytes(32))
            words[at] = random.choice((turned, words[at][:-1], other))
        else:
            words[at] += random.choice("Ab0_")
    return words or ["play"]


def any_line(random: Random, record: Record, lines: list[str]) -> str:
    """The next line of the real game, or any other one, bent, and signed by somebody at the table.

    Now and then it is an old one again, or stands in another place."""
    at = len(record.lines)
    if random.random() < 0.02:
        return random.choice(lines)
    base = lines[at] if at < len(lines) and random.random() < 0.6 else random.choice(lines)
    side = int(base.split(" ")[1]) if random.random() < 0.9 else random.randrange(len(record.heading.sides))
    if random.random() < 0.6 and record.states.speaker is not None:
        side = record.states.speaker
    words = bent(random, base.split(" ")[3:-1], lines)
    if random.random() < 0.05:
        return elsewhere(random, record, side, words)
    if random.random() < 0.95:
        return record.signed(signing_key(secret_of(side)), side, *words)
    spoilt = record.signed(signing_key(secret_of(side)), side, *words).split(" ")
    spoilt[random.choice((0, 1, 2, -1))] = random.choice([*ODD, str(random.randrange(2 + at))])
    return " ".join(spoilt)


def elsewhere(random: Random, record: Record, side: int, words: list[str]) -> str:
    """A line that is signed as it must be, by its number before or after the one that is due."""
    head = random.choice(record.heads[-3:])
    line = " ".join([str(random.randrange(1, len(record.lines) + 4)), str(side), letters_of(head), *words])
    return f"{line} {letters_of(signing_key(secret_of(side)).sign(record._spoken(line)).signature)}"


def all_of(record: Record) -> bytes:
    """Whatever it holds, to be compared."""
    states = {name: one for name, one in vars(record.states).items() if name != "auditor"}
    return pickle.dumps((record.lines, record.said, record.heads, states))


def visit(random: Random, table: str, told: Counter[str], many: int) -> None:
    """Stand at one moment of a game, and say so many lines; what is taken leads to a game of its own."""
    lines = begun(table)
    n = random.randrange(len(lines) + 1)
    record = at_line(table, n)
    told[f"in {record.states.state}"] += many
    for _ in range(many):
        line = any_line(random, record, lines)
        before = len(record.lines), record.states.state, record.states.step
        whole = all_of(record) if random.random() < WHOLE else b""
        try:
            is_new = record.add(line)
        except CribbageError as error:
            told[type(error).__name__] += 1
            assert before == (len(record.lines), record.states.state, record.states.step), line
            assert not whole or whole == all_of(record), line
        else:
            told["taken" if is_new else "known"] += 1
        if record.states.verdict:
            record = at_line(table, n)
    if len(record.lines) == n < len(lines):
        assert record.add(lines[n]), "the real line is taken after all that"


def party_at(table: str, me: int, n: int) -> Party:
    """The party of one side, as it would come back at this line."""
    heading = heading_at(table)
    slots = [
        Slot(Invitation("there", 1, bytes(20)), side) for side in range(len(heading.sides)) if side != me
    ]
    party = Party(secret_of(me), me, slots[:1] if me else slots, [])
    party.begin(heading, is_kept=True)
    party.side = pickle.loads(moments(table, me)[n])
    assert party.side
    party.side.keep = party.keep
    return party


def visit_party(random: Random, table: str, told: Counter[str], many: int) -> None:
    """The same in whole letters, heard by a side with all its secrets."""
    lines, seats = begun(table), len(heading_at(table).sides)
    n, me = random.randrange(len(lines) + 1), random.randrange(seats)
    party = party_at(table, me, n)
    for _ in range(many):
        assert party.record
        letter = [any_line(random, party.record, lines) for _ in range(random.choice((1, 1, 2, 5)))]
        key, chance = letters_of(random.randbytes(32)), letters_of(random.randbytes(16))
        letter += [
            line.format(key=key, chance=chance) for line in random.choices(BESIDE, k=random.randrange(3))
        ]
        peer = Peer(random.choice(party.slots), Open(), lambda _: None, HOST if me else GUEST, is_known=True)  # type: ignore[arg-type]
        try:
            party.hear(peer, "\n".join(filter(is_said, letter)).encode())
            told["letter heard"] += 1
        except CribbageError:
            told["letter refused"] += 1
        party.now += 1
        if party.verdict or (party.record and len(party.record.lines) > n + 3):
            party = party_at(table, me, n)


def throw(table: str, many: int, seed: str) -> Counter[str]:
    """Throw so many, at one moment after the other; a tenth of them in letters."""
    random, told, thrown = Random(f"{seed} {table}"), Counter[str](), 0
    while thrown < many:
        visit(random, table, told, A_VISIT)
        visit_party(random, table, told, A_VISIT // 10)
        thrown += A_VISIT + A_VISIT // 10
    states = sorted(name for name in told if name.startswith("in "))
    ends = [f"{told[name]} {name}" for name in sorted(told) if name not in states]
    print(f"{table}: {thrown} thrown {', '.join(states)}; {', '.join(ends)}")
    return told


@pytest.mark.parametrize("table", TABLES)
def test_what_anybody_signs_at_any_moment_is_refused_or_taken(
    table: str, request: pytest.FixtureRequest
) -> None:
    told = throw(table, FEW, str(request.config.getoption("--fuzz-seed")))
    assert told["Guilty"] > FEW / 4
    assert told["Gap"] > 0
    assert told["Rubbish"] > 0
    assert told["known"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_a_million_of_them(table: str, request: pytest.FixtureRequest) -> None:
    told = throw(table, MANY, str(request.config.getoption("--fuzz-seed")))
    states = {name.removeprefix("in ") for name in told if name.startswith("in ")}
    assert states >= {"coin", "lock", "open", "lay", "cut", "starter", "play", "seed"}

"""Attacks by name: each is refused at once or proven in the audit, and the honest side is never blamed."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random

import pytest

pytest.importorskip("nacl")

from nacl import bindings

from game.wire.faults import Gap, Guilty, Rubbish
from game.wire.locks import ORDER_TWO, Points, card_points, digest, letters_of, multiply, points_of
from game.wire.record import Record
from tests.wire.parties import Cheat, Words, heading_of, play, secret_of, sides_of

SEVEN = b"\7" + bytes(31)


def of(kind: str, change: Callable[[Cheat, tuple[str, ...]], Words]) -> Callable[[Cheat, Words], Words]:
    return lambda side, said: (change(side, said) or said) if said and said[0] == kind else said


def in_lock(
    place: int, point: Callable[[Cheat, Points], bytes], nth: int | None = None
) -> Callable[[Cheat, Words], Words]:
    """Another point in one place of the pack that is locked, by the side that locks as number so-and-so."""

    def change(side: Cheat, said: tuple[str, ...]) -> Words:
        if nth not in (None, side.states.step):
            return said
        points = [*points_of(said[1], 52)]
        points[place] = point(side, tuple(points))
        return "lock", letters_of(b"".join(points))

    return of("lock", change)


def swapped(side: Cheat, _: tuple[str, ...]) -> Words:
    """A card that was laid away is played after all, as if it lay where an honest one lies."""
    states, seat = side.states, side.states.seat
    laid = next(
        place for place in states.hand(seat) if place not in states.kept(seat) and place not in played(side)
    )
    card, place = states.face(laid), states.kept(seat)[0]
    if states.count + card.pips > 31:
        return None
    return "play", str(place), str(card), side._unlocked(laid)


def played(side: Cheat) -> list[int]:
    return [int(said.words[0]) for said in side.record.said if said.kind == "play" and said.side == side.me]


def starter_of_own(side: Cheat, _: tuple[str, ...]) -> Words:
    states = side.states
    laid = next(
        place for place in states.hand(states.game.dealer) if place not in states.kept(states.game.dealer)
    )
    return "starter", str(states.face(laid)), side._unlocked(laid)


def garbled(_: Cheat, said: tuple[str, ...]) -> Words:
    points = points_of(said[1], 6)
    return "open", letters_of(multiply(SEVEN, points[0]) + b"".join(points[1:]))


def too_high(side: Cheat, _: tuple[str, ...]) -> Words:
    place = side.states.kept(side.states.seat)[0]
    return "play", str(place), str(side.states.face(place)), side._unlocked(place)


ATTACKS = {
    "doubled card": in_lock(0, lambda _, points: points[1]),
    "foreign card": in_lock(7, lambda side, _: card_points(side.record.gid, 99)[0]),
    "tagged pack": in_lock(9, lambda _, points: multiply(SEVEN, points[30]), 0),
    "re-locked copy": in_lock(0, lambda _, points: multiply(SEVEN, points[1]), 1),
    "point of order 2l": in_lock(3, lambda _, points: bindings.crypto_core_ed25519_add(points[3], ORDER_TWO)),
    "point of no curve": in_lock(3, lambda *_: b"\2" + bytes(31)),
    "swapped place": of("play", swapped),
    "starter out of his own hand": of("starter", starter_of_own),
    "wrong unlocking": of("open", garbled),
    "another card named": of(
        "play", lambda _, said: (*said[:2], "AC" if said[2] != "AC" else "2C", *said[3:])
    ),
    "another seed at the audit": of(
        "seed", lambda side, _: ("seed", letters_of(digest("other", side._seed)))
    ),
    "go with a card that fits": of("play", lambda side, _: ("go",) if side.states.count > 21 else None),
    "go when every card fits": of("play", lambda *_: ("go",)),
    "passing thirty-one": of("go", too_high),
    "false complaint": of("lay", lambda side, _: ("stop", str(side._last_opening))),
    "another coin": of(
        "coin", lambda side, _: ("coin", letters_of(bytes(32))) if side.states.step == 2 else None
    ),
    "out of turn": of("play", lambda *_: ("seed", letters_of(bytes(32)))),
    "a claim where nobody counts": of("play", lambda *_: ("claim", "29")),
}
AT_ONCE = {
    *(
        "doubled card",
        "point of order 2l",
        "point of no curve",
        "go when every card fits",
        "passing thirty-one",
    ),
    *("another coin", "out of turn", "a claim where nobody counts"),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_is_refused_or_proven_and_nobody_else_is_blamed(name: str) -> None:
    found: Counter[str] = Counter()
    for game, cheat in product(range(3), (0, 1)):
        if found.total() - found["nobody"] > cheat:
            continue  # it has come up on this side
        heading = heading_of(name=f"{name} {game}")
        sides = sides_of(heading, f"{name} {game}")
        sides[cheat] = Cheat(Record(heading), cheat, secret_of(cheat, f"{name} {game}"))
        sides[cheat].bend = ATTACKS[name]  # type: ignore[attr-defined]
        guilty = play(sides, Random(game), deals=1)
        assert guilty is None or guilty.side == cheat, (guilty, guilty.side)
        found["nobody" if guilty is None else guilty.why] += 1
    assert found.total() > found["nobody"], "it never came up"
    if name == "passing thirty-one":
        assert "passed thirty-one" in found
    if name in AT_ONCE:
        assert not any("seed" in why or "unlocking" in why for why in found)


def test_two_answers_are_proven_by_the_two_lines() -> None:
    one, two = sides_of(heading_of())
    play([one, two], Random(1), deals=1)
    at = next(n for n, said in enumerate(one.record.said) if said.kind == "lay")
    record = Record(heading_of())
    for line in one.record.lines[: at + 1]:
        record.add(line)
    other = Record(heading_of())
    for line in one.record.lines[:at]:
        other.add(line)
    said = one.record.said[at]
    words = {*map(str, other.states.hand(other.states.seat))} - {*said.words}
    answer = other.signed((one, two)[said.side]._key, said.side, "lay", *sorted(words, key=int)[:2])
    with pytest.raises(Guilty, match="two answers") as caught:
        record.add(answer)
    assert caught.value.side == said.side


def test_a_line_of_another_game_or_place_does_nothing() -> None:
    one, two = sides_of(heading_of())
    play([one, two], Random(1), deals=1)
    stranger = Record(heading_of(name="another"))
    record = Record(heading_of())
    with pytest.raises(Rubbish):
        stranger.add(one.record.lines[0])
    with pytest.raises(Gap):
        record.add(one.record.lines[1])
    assert record.add(one.record.lines[0])
    assert not record.add(one.record.lines[0])
    assert len(record.lines) == 1


def test_lines_with_anything_changed_are_refused_and_change_nothing() -> None:
    one, two = sides_of(heading_of())
    play([one, two], Random(1), deals=1)
    random, record = Random(2), Record(heading_of())
    for line in one.record.lines[:40]:
        words = line.split(" ")
        at = random.randrange(len(words))
        for other in (
            "",
            "-1",
            "00",
            "x",
            "é",
            words[at] + "A",
            words[at][:-1],
            words[at].swapcase(),
            "9" * 400,
        ):
            bad = " ".join([*words[:at], other, *words[at + 1 :]])
            if bad == line:
                continue
            state = record.states.state, len(record.lines)
            with pytest.raises((Rubbish, Guilty)):
                record.add(bad)
            assert (record.states.state, len(record.lines)) == state
        record.add(line)


def test_signed_lines_with_wrong_words_are_refused_and_change_nothing() -> None:
    one, two = sides_of(heading_of())
    play([one, two], Random(1), deals=1)
    random, record = Random(3), Record(heading_of())
    for line, said in zip(one.record.lines[:40], one.record.said, strict=False):
        key = (one, two)[said.side]._key
        for _ in range(4):
            words = [*said.words]
            if words and random.random() < 0.7:
                words[random.randrange(len(words))] = random.choice(
                    ["", "00", "99", "5X", "AAAA", "-", "1e3"]
                )
            else:
                words.append("0")
            if tuple(words) == said.words:
                continue
            state, lines = record.states.state, len(record.lines)
            with pytest.raises((Rubbish, Guilty)):
                record.add(record.signed(key, said.side, said.kind, *words))
            assert (record.states.state, len(record.lines)) == (state, lines)
        record.add(line)

"""Attacks that need a third side: another as an oracle, sides that collude, a host who alters lines."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

import pytest

pytest.importorskip("nacl")

from game.rules.cards import PACK
from game.wire.faults import Gap, Guilty, Rubbish
from game.wire.locks import deal_seed, invert, letters_of, lock_key, multiply, points_of
from game.wire.record import Record
from game.wire.side import signing_key
from tests.wire.parties import Cheat, Words, heading_of, play, secret_of, sides_of
from tests.wire.test_attacks import SEVEN

HOST, GUEST = range(2)


@cache
def a_deal() -> Record:
    """An honest one, from which each test takes what it needs."""
    sides = sides_of(heading_of("three-handed"))
    assert play(sides, Random(1), deals=1) is None
    return sides[0].record


def as_far_as(kind: str, said: Record) -> Record:
    """The record as it stood before the first line of this kind."""
    record = Record(said.heading)
    for line, one in zip(said.lines, said.said, strict=True):
        if one.kind == kind:
            return record
        record.add(line)
    raise AssertionError(kind)


def unlocked(point: bytes, keys: Sequence[bytes]) -> bytes:
    for key in keys:
        point = multiply(invert(key), point)
    return point


@pytest.mark.parametrize("cheat", range(3))
def test_an_oracle_shows_one_card_and_is_proven(cheat: int) -> None:
    """Who opens second hands the dealer his own card back, seven times, as if it were another side's."""
    heading = heading_of("three-handed")
    sides = sides_of(heading)
    sides[cheat] = oracle = Cheat(Record(heading), cheat, secret_of(cheat))
    asked: list[int] = []

    def bend(side: Cheat, said: Words) -> Words:
        states = side.states
        if not said or said[0] != "open" or states.step != 1:
            return said
        places = states.to_open(cheat)
        points = dict(zip(places, points_of(said[1], len(places)), strict=True))
        dealers, others = (
            states.hand(states.seats_of(at)[0])[0] for at in (states.order[0], states.order[-1])
        )
        points[others] = multiply(SEVEN, points[dealers])
        asked.extend((dealers, others))
        return "open", letters_of(b"".join(points.values()))

    oracle.bend = bend
    guilty = play(sides, Random(1), deals=1)
    if asked:
        dealers, others = asked
        record = as_far_as("lay", sides[0].record)
        shown = dict(zip((multiply(SEVEN, point) for point in record.states.plain), PACK, strict=True))
        dealer = record.states.order[0]
        assert shown[record.states.open_to_last(others)] == sides[dealer].states.face(dealers), "it works"
        assert guilty
        assert (guilty.side, guilty.why) == (cheat, "wrong unlocking")
    else:
        assert guilty is None
        assert as_far_as("lay", sides[0].record).states.order[1] != cheat


def test_colluding_sides_see_what_they_hold_and_nothing_of_the_third() -> None:
    states = as_far_as("lay", a_deal()).states
    plain = {*states.plain}
    keys = [lock_key(deal_seed(secret_of(side), states.gid, 1)) for side in range(3)]
    for third in range(3):
        theirs = [key for side, key in enumerate(keys) if side != third]
        ways = [way for many in range(3) for way in combinations(theirs, many)]
        hands = [place for seat in states.seats_of(third) for place in states.hand(seat)]
        hidden = [states.open_to_last(place) for place in (*hands, *range(states.stock, len(PACK)))]
        hidden += states.locks[-1]
        assert not plain & {unlocked(point, way) for point in hidden for way in ways}
        assert all(unlocked(states.open_to_last(place), [keys[third]]) in plain for place in hands)
        shared = [
            place
            for side in range(3)
            if side != third
            for seat in states.seats_of(side)
            for place in states.hand(seat)
        ]
        assert all(
            any(unlocked(states.open_to_last(place), way) in plain for way in ways) for place in shared
        )


def test_a_host_neither_alters_nor_invents_nor_withholds_a_guests_line() -> None:
    said = a_deal()
    key, other_guest, tried = signing_key(secret_of(HOST)), Record(said.heading), 0
    for n, (line, one) in enumerate(zip(said.lines, said.said, strict=True)):
        if one.side == GUEST:
            head, words = other_guest.heads[-1], line.split(" ")
            altered = [
                " ".join([*words[:4], "0", *words[5:]]),
                other_guest.signed(key, GUEST, one.kind, *one.words),
                " ".join([*words[:1], str(HOST), *words[2:]]),
            ]
            for bad in altered:
                with pytest.raises(Rubbish):
                    other_guest.add(bad)
            if n + 1 < len(said.lines):
                with pytest.raises(Gap):
                    other_guest.add(said.lines[n + 1])
            assert other_guest.heads[-1] == head
            tried += 1
        assert other_guest.add(line)
    assert tried > 8


def test_a_host_who_says_other_things_to_each_guest_is_proven_by_both_lines() -> None:
    said = a_deal()
    other_guest = as_far_as("lay", said)
    while other_guest.states.speaker != HOST:
        other_guest.add(said.lines[len(other_guest.lines)])
    at = len(other_guest.lines)
    true = said.said[at]
    hand = {*map(str, other_guest.states.hand(other_guest.states.seat))} - {*true.words}
    other = other_guest.signed(signing_key(secret_of(HOST)), HOST, true.kind, min(hand, key=int))
    assert other_guest.add(other)
    with pytest.raises(Gap):
        other_guest.add(said.lines[at + 1])  # the guest answers what he was told
    with pytest.raises(Guilty, match="two answers") as caught:
        other_guest.add(said.lines[at])
    assert caught.value.side == HOST

"""The hands and plays of `benchmark/rules/`, which any program can be held to; ours is held to them here."""

import json
from typing import Any

from game.rules.cards import Card, parse_cards
from game.rules.counting import peg, points, show, show_points
from game.rules.forms import FORMS
from game.rules.moves import Play, parse_move
from game.rules.played_cards import PlayedCards, in_counts
from game.rules.view import SeatCards
from tests.sources import HOUSE

FOLDER = HOUSE / "benchmark" / "rules"


def rows(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text().splitlines()]


def test_every_hand_counts_what_it_says_item_by_item() -> None:
    every = rows("hands")
    assert len(every) == 5_000
    assert {len(parse_cards(row["hand"])) for row in every} == {3, 4, 5}
    assert {kind for row in every for kind, *_ in row["items"]} == {"fifteen", "run", "flush", "pair", "nobs"}
    for row in every:
        hand, starter = parse_cards(row["hand"]), Card.parse(row["starter"])
        scores = show(hand, starter, crib=row["crib"])
        assert row["items"] == [[one.kind.value, one.points, "".join(map(str, one.cards))] for one in scores]
        assert row["points"] == points(scores) == show_points(hand, starter, crib=row["crib"])


def test_every_play_pegs_what_it_says_card_by_card() -> None:
    every = rows("plays")
    assert len(every) == 2_000
    assert {dict(word.split("=", 1) for word in row["game"].split())["form"] for row in every} == {*FORMS}
    for row in every:
        form = FORMS[row["game"].split()[0].partition("=")[2]]
        played: SeatCards = ()
        for seat, word, count, items, pegged in row["play"]:
            move = parse_move(word)
            if not isinstance(move, Play):
                continue
            played += ((seat, move.card),)
            pile = [card for _, card in in_counts(played)[-1]]
            assert count == sum(card.pips for card in pile)
            assert [one[:2] for one in items] == [[one.kind.value, one.points] for one in peg(pile)]
            for_card = [holes for who, holes, why in pegged if (who, why) == (seat, "play")]
            assert for_card == [points(peg(pile))] * bool(points(peg(pile)))
        play = PlayedCards(form, row["dealer"], 0, ())
        play.follow(in_counts(played))
        kept = [parse_cards(run) for run in row["hands"]]
        assert all(card in kept[seat] for seat, card in played)

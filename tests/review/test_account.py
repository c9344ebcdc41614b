"""The account of a game adds up, to the last tenth, wherever it is told."""

import re
from functools import cache
from random import Random

import pytest

from game.players.levels import the_player
from game.players.weigh.weighing import Judgment
from game.review import in_short, review_words
from game.review.account import WHOLE, Account, account_of, costs_of, tenths
from game.review.deal_by_deal import better_cards, deal_rows
from game.review.in_short import ending_words, two_lines
from game.review.review_text import review_lines
from game.review.review_words import (
    NO_ACCOUNT,
    Moved,
    account_above_bars,
    account_words,
    called,
    chance_graph,
    decision_rows,
    ended,
    parts_of,
    sums,
    the_cards,
    whole,
)
from game.review.reviewing import Judged, Reviewing
from game.rules.cards import parse_cards
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import LayAway
from game.sheets.sheets import EndingWords
from game.values import replace
from tests.store.games import any_move

pytestmark = pytest.mark.usefixtures("faint_judge")
EVERY_FORM = pytest.mark.parametrize("form", FORMS)
SEATS = ("person ANN", "bsd BSD", "skipper SKIPPER", "champ CHAMP")


@cache
def reviewed(form: str, deals: int = 2) -> Reviewing:
    """So many deals of a game by chance, and a little more."""
    game = Game(FORMS[form], House(), "account", dealer=0)
    while game.waiting and game.deals <= deals:
        game.apply(*any_move(game))
    if game.waiting:
        game.apply(*any_move(game))
    review = Reviewing(lambda: game, SEATS[: game.form.seats])
    review.finish()
    return review


def account(form: str, side: int = 0) -> Account:
    found = account_of(reviewed(form), side)
    assert found
    return found


def figures(words: str) -> list[int]:
    """All figures with one decimal, in tenths."""
    return [round(10 * float(figure)) for figure in re.findall(r"[-+]?\d+\.\d", words)]


def wholes(words: str) -> list[int]:
    """All figures in whole games."""
    return [*map(int, re.findall(r"[-+]?\d+", words))]


def test_shares_are_rounded_so_that_they_make_their_sum() -> None:
    chance = Random("tenths")
    for number in range(50):
        shares = [chance.uniform(-0.3, 0.3) for _ in range(number)]
        shown = tenths(shares)
        assert sum(shown) == round(WHOLE * sum(shares))
        assert all(abs(one - WHOLE * share) < 1 for one, share in zip(shown, shares, strict=True))
    assert tenths([0.0, 0.07, 0.0]) == [0, 70, 0]


@EVERY_FORM
def test_every_deal_and_all_together_add_up(form: str) -> None:
    for side in range(FORMS[form].sides):
        found = account(form, side)
        stands = found.begins
        for deal in found.deals:
            assert deal.begins == stands
            stands += deal.dealt + deal.starter + deal.own + deal.theirs + deal.unexplained
            assert deal.ends == stands
            assert deal.own <= 0 <= deal.theirs
        assert stands == found.ends
        assert found.begins + found.own + found.theirs + found.cards + found.unexplained == found.ends


@EVERY_FORM
def test_the_chart_the_list_and_the_sentences_have_the_same_figures(form: str) -> None:
    review, found = reviewed(form), account(form)
    graph = chance_graph(review, 0)
    assert [round(WHOLE * graph.values[at]) for at in graph.deals.values()][: len(found.deals)] == [
        deal.begins for deal in found.deals
    ]
    told = wholes(f"{ended(review, 0, found)} {account_words(review, 0)}")
    sides = found.begins, found.own, found.theirs, found.cards, found.ends
    assert {abs(whole(part)) for part in sides} <= {*told}
    for bar in sums(found):
        assert {one.part for one in bar} <= {*told}
    went, had = [sum(one.part for one in bar) for bar in sums(found)]
    assert went == had
    rows = [row for row in deal_rows(review, 0) if re.match(r"\d+\t|# end\t", row)]
    *deals, end = [wholes(row.partition("\t")[2]) for row in rows]
    for (begins, *parts), deal, (ends, *_) in zip(deals, found.deals, [*deals[1:], end], strict=True):
        assert begins + sum(parts) == ends == whole(deal.ends)
        for part, exact in zip(parts, (deal.cards, deal.own, deal.theirs), strict=False):
            assert abs(10 * part - exact) < 10
        assert abs(10 * parts[-1] - deal.unexplained) < 10 * len((*parts, begins))
    ends, *in_all = end
    assert ends == whole(found.ends)
    assert in_all == [sum(column) for column in zip(*(parts for _, *parts in deals), strict=True)]
    assert in_all[:-1] == [*map(whole, (found.cards, found.own, found.theirs))]
    text = "\n".join(review_lines(review))
    assert account_words(review, 0) in text


def test_the_unexplained_is_told_by_where_it_arose() -> None:
    review, found = reviewed("six-card"), account("six-card")
    discards = pegging = 0.0
    for luck in review.lucks:
        costs = {True: 0.0, False: 0.0}
        for one in review.judged:
            if one.decision.deal == luck.deal:
                costs[isinstance(one.decision.move, LayAway)] += -one.cost if one.seat else one.cost
        discards += luck.laid_away[0] + costs[True]
        pegging += luck.play[0] + costs[False]
    assert abs(found.discards - WHOLE * discards) < 1 + len(found.deals)
    assert abs(found.pegging - WHOLE * pegging) < 1 + 2 * len(found.deals)
    told = next(row for row in deal_rows(review, 0) if row.startswith("The rest is "))
    end = next(row for row in deal_rows(review, 0) if row.startswith("# end"))
    assert sum(wholes(told)) == wholes(end)[-1]
    assert wholes(told)[0] == whole(found.discards)
    assert abs(10 * wholes(told)[1] - found.pegging) <= 35


def test_who_had_the_better_cards_is_said_below_the_deals() -> None:
    review, found = reviewed("six-card"), account("six-card")
    for cards, told in (
        (140, "You had the better cards."),
        (-140, "BSD had the better cards."),
        (4, "The cards were even."),
    ):
        assert better_cards(review, 0, replace(found, cards=cards)) == told
    assert any(better_cards(review, 0, found) in line for line in deal_rows(review, 0))


def test_the_list_of_moves_makes_what_the_account_says_they_cost() -> None:
    review, found = reviewed("six-card"), account("six-card")
    over = {deal.deal for deal in found.deals}
    shown = costs_of(review, {0})
    assert -found.own == sum(shown[one.decision.at] for one in review.of({0}) if one.decision.deal in over)
    *rows, total = decision_rows(review, 0)
    listed = sum(sum(figures(row.split("\t")[3])) for row in rows if "\t" in row)
    assert listed == sum(shown.values()) == sum(figures(total))


def test_a_won_game_ends_at_a_hundred_and_a_lost_one_at_nothing() -> None:
    review = reviewed("five-card", deals=99)
    assert review.game.outcome
    for seat in range(2):
        is_won = review.game.outcome.winner == seat
        found = account_of(review, seat)
        assert found
        assert found.ends == WHOLE * is_won
        ended = f" {'won' if is_won else 'lost'}. "
        assert ended in account_words(review, seat, in_short=True)
        assert " chance to win began at " in account_words(review, seat)


@pytest.mark.parametrize(
    ("form", "begins"),
    [
        ("six-card", ["You stand at ", "BSD stands at "]),
        ("four-handed", ["Your side stands at ", "BSD & CHAMP stands at "]),
    ],
)
def test_of_an_unfinished_game_it_is_told_how_each_side_stands(form: str, begins: list[str]) -> None:
    told = [account_words(reviewed(form), seat, in_short=True) for seat in range(2)]
    assert [words.partition(" at ")[0] + " at " for words in told] == begins


@pytest.mark.parametrize(
    ("seat", "name"),
    [
        ("champ CHAMP", "the champ"),
        ("skipper ANNA", the_player("skipper")),
        ("bsd ME", the_player("bsd")),
        ("person ANN", "ANN"),
    ],
)
def test_an_originals_own_player_is_called_by_its_name(seat: str, name: str) -> None:
    game = reviewed("six-card").game
    assert called(Reviewing(lambda: game, ("person BEN", seat)), 1) == name


def test_before_a_deal_is_over_there_is_no_account_and_a_sentence_says_so() -> None:
    review = Reviewing(lambda: Game(FORMS["six-card"], House(), "account", dealer=0), SEATS[:2])
    review.finish()
    assert account_of(review, 0) is None
    assert account_words(review, 0) == NO_ACCOUNT
    assert deal_rows(review, 0) == [NO_ACCOUNT]
    assert two_lines(review, 0) == ["There was nothing to decide."]


def test_two_lines_tell_whom_one_played_like_and_what_mattered() -> None:
    first, luck, lost = two_lines(reviewed("six-card"), 0)
    assert re.fullmatch(r"You played like [a-z ]+\.", first)
    assert re.fullmatch(r"Luck (gave|cost) you \d+ games? in 100: .+\.", luck)
    assert re.fullmatch(
        r"(Your (discard|play) of the .+ cost you most: \d+ games? in 100"
        r"|No move of yours cost as much as one game in 100)\.",
        lost,
    )


def test_cheap_moves_of_a_game_that_is_lost_make_nobody_a_better_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    review = reviewed.__wrapped__("six-card")
    monkeypatch.setattr(Judgment, "counted", property(lambda one: 0.02 if one.best.chance else 0.0))
    lost = [in_a_lost_game(review.of({0})[0])] * 99
    review.judged += lost
    assert two_lines(review, 0)[0] == "You played like the landlubber."
    review.judged = lost
    assert two_lines(review, 0)[0] == "Too few moves mattered to say whom you played like."


def in_a_lost_game(one: Judged) -> Judged:
    lost = [replace(option, chance=0.0) for option in one.judgment.options]
    return replace(one, judgment=replace(one.judgment, options=lost))


def test_luck_that_brought_nothing_was_even(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_short, "luck_of", lambda _: [])
    _, luck, lost = two_lines(reviewed("six-card"), 0)
    assert luck == "Luck was even."
    assert re.fullmatch(r"Your .+ cost you most: \d+ games in 100\.", lost)


def test_luck_is_what_the_cards_gave_less_what_the_play_took_and_says_so_as_the_account_does() -> None:
    """Nobody who lost reads first that he was given 92 games in 100, and below that 87 were taken."""
    review = reviewed("six-card")
    account = account_of(review, 0)
    assert account
    *_, cards, rest = parts_of(account)
    assert cards, "nothing together would prove nothing"
    assert rest
    luck = cards + rest - whole(account.counts)
    told, _, parts = two_lines(review, 0)[1].rstrip(".").partition(": ")
    assert told.startswith(f"Luck {'gave' if luck > 0 else 'cost'} you {abs(luck)} game")
    assert all(part in account_words(review, 0) for part in parts.split(", "))


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("QS", "the queen"),
        ("8S 8D", "the pair of 8s"),
        ("AS TD", "the ace and the 10"),
        ("6S 6D", "the pair of 6s"),
    ],
)
def test_cards_as_somebody_remembers_them(cards: str, words: str) -> None:
    assert the_cards(parse_cards(cards)) == words


@pytest.mark.parametrize(
    ("luck", "told"),
    [
        (101, "Luck gave you more than a whole game."),
        (-120, "Luck cost you more than a whole game."),
        (-90, "Luck cost you 90 games in 100."),
    ],
)
def test_nobody_is_given_101_games_in_100(luck: int, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_short, "luck_of", lambda _: [Moved("the cards", "gave", luck)])
    assert told in two_lines(reviewed("six-card"), 0)


def test_below_an_ending_there_are_few_sentences_and_every_share_says_of_what() -> None:
    review = reviewed("six-card", deals=60)
    assert review.game.outcome
    cost, to_try, turn, *figures = ending_words(review).sentences
    named, *_ = ending_words(review, names_deal=True).sentences
    assert re.fullmatch(r"Your .+ in deal \d+ cost you most: \d+ games? in 100\.", named)
    assert re.fullmatch(r"Your (discard|play) of the .+ cost you most: \d+ games? in 100\.", cost)
    assert re.fullmatch(r"Next time (discard|play) the .+\.", to_try)
    assert re.fullmatch(r"The (game turned in deal \d+|cards (gave|cost) you \d+ games? in 100)\.", turn)
    for words in figures:
        assert re.fullmatch(r"You (rose|fell) from \d+ to \d+ games? in 100 there\.", words)


def test_whoever_fell_to_one_game_in_100_hears_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    review, deal = reviewed("six-card", deals=60), account("six-card").deals[0]
    monkeypatch.setattr(in_short, "_turn", lambda *_: replace(deal, begins=150, ends=10))
    assert "You fell from 15 to 1 game in 100 there." in ending_words(review).sentences


def test_how_far_the_review_is_says_what_is_looked_at() -> None:
    game = reviewed("six-card").game
    words = ending_words(Reviewing(lambda: game, SEATS[:2]))
    assert words == EndingWords(["Reviewing your game: 0%"], made=words.made)


def test_while_a_game_is_reviewed_it_says_what_you_made_in_hands_cribs_and_pegging() -> None:
    game = reviewed("six-card", deals=60).game
    made = ending_words(Reviewing(lambda: game, SEATS[:2])).made
    told = re.fullmatch(r"You made (\d+) in hands, (\d+) in cribs, (\d+) pegging\.", " ".join(made))
    assert told
    assert sum(map(int, told.groups())) == game.scores[0]


def test_partners_hear_what_the_two_of_them_made() -> None:
    game = reviewed("four-handed").game
    assert ending_words(Reviewing(lambda: game, SEATS)).made[0].startswith("You two: ")


def test_moves_of_theirs_that_gave_nothing_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    review, found = reviewed("six-card"), account("six-card")
    assert "theirs gave" in account_words(review, 0)
    monkeypatch.setattr(review_words, "account_of", lambda *_: replace(found, theirs=0))
    assert "theirs gave" not in account_words(review, 0)


def test_an_account_adds_up_the_ups_and_downs_of_a_chance_in_percent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Moves that cost "207 games in 100" are more than there are, but a chance falls again and again."""
    review, found = reviewed("six-card"), account("six-card")
    told = f"{ended(review, 0, found)} in a game that began at {whole(found.begins)}%."
    assert account_above_bars(review, 0) == f"{told} Its ups and downs, added up, in %:"
    monkeypatch.setattr(review_words, "account_of", lambda *_: replace(found, own=-2066))
    assert " moves cost 207, " in account_words(review, 0)

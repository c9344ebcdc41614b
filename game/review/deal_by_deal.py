"""A reviewed game deal by deal: its chance before each, and what moved it; it adds up to the account."""

from collections.abc import Mapping, Sequence

from game.players.luck import LUCKY, VERY_LUCKY
from game.review.account import Account, account_of, rounded_to
from game.review.review_words import A_GAME, NO_ACCOUNT, named, parts_of, share, whole, whose
from game.review.reviewing import Reviewing
from game.rules.in_words import capital, listed

DEAL_HEADS = "deal\tchance\tcards\t{}\ttheirs\trest"
BY_DEALS = "{} chance with all cards face up, and what changed it, in %."


def deal_rows(review: Reviewing, seat: int) -> list[str]:
    """Deal by deal, from how it began to how it ended: each row adds up, and so do all together."""
    side = review.game.form.side(seat)
    account = account_of(review, side)
    if not account:
        return [NO_ACCOUNT]
    is_yours = review.people == (seat,)
    heads = DEAL_HEADS.format("yours" if is_yours else "own")
    title = BY_DEALS.format("Your" if is_yours else capital(whose(named(review, seat))))
    moved = _moved(account)
    rows = [
        deal_row(str(deal.deal), deal.begins, parts) for deal, parts in zip(account.deals, moved, strict=True)
    ]
    rows.append(deal_row("# end", account.ends, [sum(column) for column in zip(*moved, strict=True)]))
    lucky = lucky_deals({deal.deal: how_lucky(deal.luck(side)) for deal in review.lucks})
    told = f"{better_cards(review, seat, account)} {lucky}".strip()
    return [title, "", heads, *rows, "", told, left_words(account), *_of_much(moved)]


def better_cards(review: Reviewing, seat: int, account: Account) -> str:
    """Say who had the better cards."""
    if not whole(account.cards):
        return "The cards were even."
    form = review.game.form
    others = "the others" if form.sides > 2 else named(review, form.left_of(seat))
    return f"{capital(named(review, seat) if account.cards > 0 else others)} had the better cards."


def lucky_deals(words: Mapping[int, str]) -> str:
    """Say in which deals the cards were lucky or unlucky, by what each of them is called."""
    by_word: dict[str, list[str]] = {}
    for deal, word in words.items():
        by_word.setdefault(word, []).append(str(deal))
    found = ((word, by_word[word]) for word in _LUCKY_WORDS if word in by_word)
    told = (f"{word} in {'deal' if len(deals) == 1 else 'deals'} {listed(deals)}" for word, deals in found)
    all_told = "; ".join(told)
    return f"The cards were {all_told}." if all_told else ""


_LUCKY_WORDS = ("very lucky", "lucky", "unlucky", "very unlucky")


def deal_row(when: str, chance: int, parts: Sequence[int]) -> str:
    """Write the chance before a deal or at the end, and what moved it there or in all."""
    return "\t".join([when, f"{whole(chance)}", *map(share, parts)])


def _moved(account: Account) -> list[list[int]]:
    """Return what moved the chance in each deal, in games of a hundred: each column adds up to its own sum.

    The rest takes what rounding leaves."""
    exact = [(deal.cards, deal.own, deal.theirs) for deal in account.deals]
    columns = [
        rounded_to(whole(sum(column)), [part / 10 for part in column]) for column in zip(*exact, strict=True)
    ]
    return [
        [*parts, whole(deal.ends) - whole(deal.begins) - sum(parts)]
        for deal, parts in zip(account.deals, zip(*columns, strict=True), strict=True)
    ]


OVER_A_GAME = "Over 100 in one deal: the chance rose and fell more than once."


def _of_much(moved: Sequence[Sequence[int]]) -> list[str]:
    """Say why moves can cost more than a game, where those of a deal do."""
    return [OVER_A_GAME] * any(abs(part) > A_GAME for parts in moved for part in parts)


def left_words(account: Account) -> str:
    """Say where the unexplained arose: it adds up to the rest below the deals."""
    what = "luck in the play, and wrong counts" if account.counts else "luck in the play"
    *_, rest = parts_of(account)
    discards, counts = whole(account.discards), whole(account.counts)
    parts = {"discards": discards, "pegging": rest - discards - counts}
    parts |= {"wrong counts": counts} if account.counts else {}
    told = (f"{share(part)} by {name}" for name, part in parts.items())
    return f"The rest is {what}: {', '.join(told)}."


def how_lucky(brought: float) -> str:
    """Return the word for the luck of one deal; none for average luck."""
    size = abs(brought)
    if size < LUCKY:
        return ""
    word = "lucky" if brought > 0 else "unlucky"
    return f"very {word}" if size >= VERY_LUCKY else word

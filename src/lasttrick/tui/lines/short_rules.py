"""The rules of a table in a few sentences, from the data that the engine plays by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lasttrick.cards import SUITS, parse_card, rank_name, rank_of, suit_of
from lasttrick.games import DealtHand, Table
from lasttrick.tui.lines.faces import Faces


def short_rules(table: Table, faces: Faces) -> list[str]:
    """Return what counts at this table, a sentence or two a line."""
    suits = [[card for card in table.pack if suit_of(card) == suit] for suit in SUITS]
    return [
        f"{table.name}: {table.tricks} cards each from {len(table.pack)}, the highest first:",
        *(f"  {faces.cards(suit)}" for suit in suits),
        *_before_the_lead(table),
        *_play(table),
        *_winning(table),
        *_award(table),
        *_penalties(table),
        *_match(table),
    ]


def _before_the_lead(table: Table) -> Iterator[str]:
    rules = table.rules
    who = {
        "next": "The player after the dealer leads first.",
        "dealer": "The dealer leads first.",
        "left": "The player at the dealer's left leads first.",
        "right": "The player at the dealer's right leads first.",
    }[rules.lead.first]
    if rules.lead.holder is not None:
        who += f" In the first deal the holder of {rules.lead.holder} does, if anybody holds it."
    yield f"Play goes {rules.deal.direction}. {who}"
    if rules.redeal.nothing_above is not None:
        rank = _rank(rules.redeal.nothing_above)
        yield f"A hand with nothing above a {rank} may be changed for new cards, once a deal."
    if rules.dry.allowed:
        lows = _either([f"a {_rank(rank)}" for rank in rules.award.low.cards])
        yield (
            f"Before the lead you may set {lows} aside for the last trick: it pays "
            f"{times(rules.dry.hidden_times)} face down, {times(rules.dry.shown_times)} face up."
        )


def _play(table: Table) -> Iterator[str]:
    rules = table.rules
    yield {
        "must": "Follow suit if you can; otherwise play any card, which cannot win.",
        "must-beat": "Follow suit if you can, and beat the best card if you can.",
        "free": "Nobody has to follow suit.",
    }[table.duty]
    until = rules.face_down.through
    where = f"In tricks 1 to {until} " if until is not None else ""
    hiding = {
        "none": "",
        "discards": "a card of another suit is laid face down.",
        "not-beating": "a card that does not beat the best one is laid face down.",
        "choice": "show a card that beats the best one, or lay any card face down.",
    }[rules.face_down.which]
    if hiding:
        yield where + hiding if where else hiding[0].upper() + hiding[1:]
    if rules.face_down.blind is not None:
        yield (
            f"Trick {rules.face_down.blind} is answered blind: all lay a card face down, "
            "then turn them up."
        )
    if rules.tricks.last_suit == "won-the-lead":
        yield "In the last trick the suit counts that won the trick before."
    if rules.peek.allowed:
        yield "In the last trick but one you may ask to see the bottom card of the talon."


def _winning(table: Table) -> Iterator[str]:
    rules = table.rules
    for hand in rules.instant_win.hands:
        how = "wins at once" if rules.instant_win.claim == "automatic" else "wins if it is claimed"
        yield f"{_dealt(hand, table)} as dealt {how}, for {rules.instant_win.pays}."
    if rules.tricks.sweep is not None:
        yield (
            f"Whoever wins all of the first {rules.tricks.sweep} tricks wins at once, "
            f"for {rules.award.sweep}."
        )
    if rules.tricks.drop_out_after is not None:
        yield f"After trick {rules.tricks.drop_out_after} everyone without a trick drops out."
    yield f"Trick {table.deciding} of {table.tricks} decides the deal."


def _award(table: Table) -> Iterator[str]:
    award = table.rules.award
    unit = "chip" if table.pays_chips else "point"
    base = f"It is worth {_count(award.plain, unit)}"
    extra = [base]
    low = award.low
    for rank, points in low.cards.items():
        extra.append(f"{points} when a {_rank(rank)} wins it")
    yield ", ".join(extra) + "."
    if low.table is not None:
        steps = [f"{points} for {length}" for length, points in enumerate(low.table, start=1)]
        yield f"Won with such cards, the last tricks in a row pay {', '.join(steps)}."
    elif low.cards and low.run != 1:
        which = "All the last tricks" if low.run == "all" else f"The last {low.run} tricks"
        suits = " in changing suits" if low.suits == "distinct" else ""
        yield f"{which} won with such cards{suits} add up, if you won them all."
    if award.not_with_rank is not None:
        rank = _rank(award.not_with_rank)
        yield f"{award.not_with_points} more if the card that wins it is no {rank}."
    if award.last_trick_lost:
        yield f"{award.last_trick_lost} more if you do not win the last trick too."
    for hand in award.dealt.hands:
        yield f"{_dealt(hand, table)} as dealt earns {award.dealt.points}, whoever wins."
    paid = {
        "winner": "",
        "per-opponent": "The winner scores it once for each opponent.",
        "opponents-pay": "Every opponent pays it to the winner.",
        "dropped-lose": "Everyone who dropped out loses 1.",
        "pool": "It is paid from a pool, once for each player; all fill it when it is empty.",
    }[table.rules.pay.kind]
    if table.rules.pay.ante:
        paid = "Everyone pays it into a pot before the deal, and the winner takes the pot."
    if paid:
        yield paid


def _penalties(table: Table) -> Iterator[str]:
    rules = table.rules
    if rules.aces.sandbag != "off":
        leads = (
            "tricks 1 to 3 were led"
            if rules.aces.sandbag == "led-first-three"
            else "the sweeper's first three leads were"
        )
        yield f"In a sweep the ace of a suit in which {leads} costs its other holder 1."
    if rules.aces.stuck:
        yield "Who drops out pays 1 for each ace still in hand."
    if rules.enforce.revokes == "flagged":
        yield (
            "Nobody stops a revoke: flag it, and it costs its player "
            f"{rules.enforce.penalty} and voids the deal; a wrong flag costs you "
            f"{rules.enforce.penalty}."
        )


def _match(table: Table) -> Iterator[str]:
    rules = table.rules
    next_dealer = {"winner": "The winner deals next.", "rotate": "The deal goes round in turn."}
    ends = []
    if table.target is not None:
        ends.append(f"The first to {table.target} wins the match.")
    if table.deals_in_match is not None:
        ends.append(f"The match has {_count(table.deals_in_match, 'deal')}.")
    if rules.match.stones:
        ends.append(f"The match ends when {rules.match.stones} stones are taken, one a point.")
    if not ends:
        ends.append("The match goes on until you leave.")
    yield " ".join([next_dealer[rules.deal.next_dealer], *ends])


def times(count: int) -> str:
    """Return ``double``, ``four times`` and the like."""
    return {2: "double", 3: "three times", 4: "four times"}.get(count, f"{count} times")


def _dealt(hand: DealtHand, table: Table) -> str:
    match hand.pattern:
        case "four-of-a-kind":
            what = "Four of a kind"
        case "one-suit":
            what = f"{table.tricks} cards of one suit"
        case "four-of-a-suit":
            what = "Four cards of one suit"
        case "three-of":
            what = f"Three {_rank(hand.rank or '')}s"
        case "all-below":
            what = f"{table.tricks} cards below a {_rank(hand.rank or '')}"
        case "sum-at-most":
            what = f"Cards that add up to {hand.sum} at most"
    if hand.double_with is not None:
        what += f" (double with a {_rank(hand.double_with)})"
    return what


def _rank(text: str) -> str:
    """Say a rank: ``7``, or ``ace``."""
    return text if text.isdecimal() else rank_name(rank_of(parse_card(f"{text}C")))


def _count(number: int, unit: str) -> str:
    return f"{number} {unit}" + ("" if number == 1 else "s")


def _either(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]

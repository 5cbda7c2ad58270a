"""Why the rules refuse a move, told from what the seat that tries it knows."""

from __future__ import annotations

from lasttrick.cards import EVERY_CARD, SUIT_OF, card_code, suit_name
from lasttrick.engine.moves import Declare, Move, Play
from lasttrick.engine.views import View
from lasttrick.errors import IllegalMove


def why_not(view: View, move: Move) -> IllegalMove | None:
    """Return the reason why a move is refused; None if it can be made.

    The reason has one of these codes:

    * ``play/deal-over``: there is nothing more to play
    * ``play/not-your-turn``: ``turn`` says whose it is
    * ``play/not-asked``: a declaration (``what``) that nobody asked for here
    * ``play/answer-first``: a card, where a declaration is asked for
    * ``play/not-held``: ``card``, None if there is no such card at all
    * ``play/set-aside``: ``card`` waits for the last trick
    * ``play/must-follow``: ``card``, ``led`` (a suit), ``held`` (what would do)
    * ``play/must-beat``: ``card``, ``best``, ``held``
    * ``play/must-lie-face-up``, ``play/must-lie-face-down``: ``card``, ``best``

    Args:
        view: the deal as the seat that moves knows it.
        move: what it tries.
    """
    if view.phase == "over":
        return IllegalMove("play/deal-over", "The deal is over.")
    if view.seat != view.turn:
        return IllegalMove(
            "play/not-your-turn",
            f"It is the turn of seat {view.turn}, not of seat {view.seat}.",
            seat=view.seat,
            turn=view.turn,
        )
    if move in view.legal:
        return None
    if isinstance(move, Declare):
        return IllegalMove("play/not-asked", f"{move} cannot be declared now.", what=move.what)
    if view.phase != "play":
        answers = ", ".join(str(answer) for answer in view.legal)
        return IllegalMove(
            "play/answer-first",
            f"Expected an answer ({answers}), but got a card.",
            card=card_code(move.card),
        )
    return None if is_revoke(view, move) else _why_not_play(view, move)


def is_revoke(view: View, play: Play) -> bool:
    """Say whether a play fails to follow suit where the table leaves it to the others to see."""
    return (
        view.table.rules.enforce.revokes == "flagged"
        and view.phase == "play"
        and bool(view.trick)
        and play.card in view.hand
        and SUIT_OF[play.card] != view.suit
        and any(SUIT_OF[card] == view.suit for card in view.hand)
        and play.down == (view.table.laying[view.trick_number] != "open")
    )


def _why_not_play(view: View, play: Play) -> IllegalMove:
    """Return what is wrong with a card that cannot be laid so."""
    if play.card not in view.table.pack:
        known = card_code(play.card) if play.card in EVERY_CARD else None
        return IllegalMove("play/not-held", "That card is not in the pack.", card=known)
    card, code, best = play.card, card_code(play.card), view.best
    if card == view.aside:
        return IllegalMove("play/set-aside", f"{code} is set aside for the last trick.", card=code)
    if card not in view.hand:
        return IllegalMove("play/not-held", f"{code} is not in your hand.", card=code)
    may_lie = {move.card for move in view.legal if isinstance(move, Play)}
    if card not in may_lie and view.suit is not None:
        in_order = view.table.in_order(view.hand)
        held = tuple(card_code(held) for held in in_order if held in may_lie)
        if SUIT_OF[card] != view.suit or best is None:
            return IllegalMove(
                "play/must-follow",
                f"You hold {' '.join(held)}; {suit_name(view.suit)} were led.",
                card=code,
                led=suit_name(view.suit),
                held=held,
            )
        return IllegalMove(
            "play/must-beat",
            f"You hold {' '.join(held)}, which beats {card_code(best)}.",
            card=code,
            best=card_code(best),
            held=held,
        )
    shown = card_code(best) if best is not None else None
    if play.down:
        why = "this card is shown" if view.trick else "the first card of a trick is shown"
        return IllegalMove(
            "play/must-lie-face-up",
            f"{code} cannot be laid face down: {why}.",
            card=code,
            best=shown,
        )
    blind = view.table.laying[view.trick_number] == "blind"
    why = "this trick is answered blind" if blind else f"it does not beat {shown}"
    return IllegalMove(
        "play/must-lie-face-down",
        f"{code} must be laid face down: {why}.",
        card=code,
        best=None if blind else shown,
    )

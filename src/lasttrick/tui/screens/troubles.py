"""What went wrong beyond the rules of play, in words for the person."""

from __future__ import annotations

from lasttrick.errors import LastTrickError, PlayerError, RecordError
from lasttrick.texts import Texts, option_name, value_name
from lasttrick.tui.local_match import LocalMatch
from lasttrick.tui.table_setup import TableSetup


def trouble_told(
    error: OSError | RecordError | PlayerError, texts: Texts, local: LocalMatch
) -> list[str]:
    """Return what happened, and what becomes of the match."""
    kept = local.kept
    file = "" if kept is None else str(kept.path)
    begun = kept is not None and kept.begun
    remains = texts("screen-nothing-lost" if begun else "table-nothing-kept")
    match error:
        case PlayerError():
            return [texts("screen-bot-failed"), error.message, remains]
        case RecordError(code="record/gone-on-elsewhere"):
            return [texts("screen-gone-elsewhere"), file]
        case RecordError():
            return [texts("screen-not-written"), error.message]
        case _:
            reason = error.strerror or str(error)
            return [texts("screen-not-written"), f"{reason}: {file}", remains]


def setup_trouble_told(error: LastTrickError, texts: Texts, setup: TableSetup) -> str:
    """Return why nobody can sit down at a table that is set up so.

    Errors that only a game file of one's own can bring are said as the command says them.
    """
    facts = error.facts
    match error.code:
        case "table/too-many-seats" | "table/too-few-seats":
            seats, least, most = (_number(facts[name]) for name in ("seats", "least", "most"))
            if least <= seats <= most:
                return error.message
            message = "setup-wrong-seats-exactly" if least == most else "setup-wrong-seats"
            return texts(message, seats=seats, least=least, most=most)
        case "table/pack-too-small":
            names = ("seats", "cards", "needed", "pack")
            return texts("setup-wrong-pack", **{name: _number(facts[name]) for name in names})
        case "option/exclude":
            game, values = setup.game, setup.values
            names_of = facts["options"]
            assert isinstance(names_of, tuple)
            rules = [
                texts(
                    "label-and-value",
                    name=option_name(texts, game, name),
                    value=value_name(texts, game, name, values[name]),
                )
                for name in map(str, names_of)
            ]
            said = texts("setup-wrong-together", rules=texts.both(rules))
            # Games give the reason in English alone.
            return f"{said} ({facts['because']})" if texts.language == "en" else said
        case _:
            return error.message


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact

"""The command's verbs, its help, and what it says when something is wrong."""

from __future__ import annotations

import contextlib
import importlib
import io
import os
import sys
import traceback
from collections.abc import Mapping
from typing import Any

import click

from lasttrick import __version__
from lasttrick.errors import LastTrickError, printable

WRONG, MISUSED, FAILED = 1, 2, 70
"""Exit codes beside 0: the thing checked is wrong; the call is wrong; lasttrick itself is."""

_TRACE = "LASTTRICK_TRACE"
"""An environment variable that has an unexpected error shown with the code it came from."""

VERBS: Mapping[str, tuple[str, str]] = {
    "play": ("lasttrick.cli.play:play", "Sit down at a table, with bots in the other chairs."),
    "serve": ("lasttrick.cli.serve:serve", "Serve tables to browsers, for people apart."),
    "admin": ("lasttrick.cli.admin:admin", "Copy, take up and clear the tables of a server."),
    "matches": ("lasttrick.cli.matches:matches", "Show the matches that can be gone on with."),
    "score": ("lasttrick.cli.score:score", "Keep the score of a table with real cards."),
    "rules": ("lasttrick.cli.rules:rules", "Write the rules of exactly one table."),
    "practice": ("lasttrick.cli.practice:practice", "Practise legal cards, last tricks, points."),
    "games": ("lasttrick.cli.games:games", "Show the games, or one game with its options."),
    "deal": ("lasttrick.cli.deal:deal", "Deal cards and show every hand."),
    "simulate": ("lasttrick.cli.simulate:simulate", "Let bots play deals and write the records."),
    "record": ("lasttrick.cli.record:record", "Verify, show, replay and convert records of deals."),
    "solve": ("lasttrick.cli.solve:solve", "Say what every move is worth, all cards seen."),
    "solve-all": ("lasttrick.cli.solve_all:solve_all", "Solve every deal of a file of records."),
    "lab": ("lasttrick.cli.lab:lab", "Study games with many deals: figures with intervals."),
    "bench": ("lasttrick.cli.bench:bench", "Measure how fast this machine is."),
    "players": ("lasttrick.cli.players:players", "Show the bots that can sit down."),
    "completion": ("lasttrick.cli.completion:completion", "Print what completes words in a shell."),
}


class Verbs(click.Group):
    """A group whose commands are imported only when they are called.

    Listing them for ``--help`` imports none of them, so that help comes at once.
    """

    def __init__(self, *args: Any, verbs: Mapping[str, tuple[str, str]], **kwargs: Any) -> None:
        """Take the verbs, each with where its command is and one line of help."""
        super().__init__(*args, **kwargs)
        self._verbs = verbs

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the verbs in the order in which they are shown."""
        return list(self._verbs)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return a verb's command."""
        if cmd_name not in self._verbs:
            return None
        module, _, name = self._verbs[cmd_name][0].partition(":")
        command: click.Command = getattr(importlib.import_module(module), name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the verbs with their lines of help, without importing them."""
        with formatter.section("Verbs"):
            formatter.write_dl([(name, help) for name, (_, help) in self._verbs.items()])


@click.group(
    cls=Verbs,
    verbs=VERBS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, "--version", "-V", prog_name="lasttrick")
@click.option("--lang", metavar="LANGUAGE", help="The language of the menu, such as fr.")
@click.pass_context
def command(context: click.Context, lang: str | None) -> None:
    """Play, learn and study Agram and its family: card games in which one trick decides.

    \b
    Examples:
      lasttrick                        the menu
      lasttrick play agram             play Agram against three bots
      lasttrick serve --open           play in the browser, with whoever has the link
      lasttrick games spar             the options of Spar
      lasttrick simulate sipa --players 4 --deals 1000 --seed 7 --out deals.jsonl
      lasttrick record verify deals.jsonl
    """
    if context.invoked_subcommand is not None:
        return
    from lasttrick.cli.full_screen import can_open, open_screen

    if can_open():
        from lasttrick.texts import language_of

        open_screen({"language": language_of(lang)} if lang else {})
    else:
        click.echo(context.get_help())


def run() -> None:
    """Run the command; every error is one or two lines on standard error."""
    _open_streams()
    try:
        code = command.main(prog_name="lasttrick", standalone_mode=False)
    except click.exceptions.Exit as left:
        code = left.exit_code
    except (click.Abort, KeyboardInterrupt):
        complain("")
        code = 130
    except click.ClickException as misuse:
        complain(f"lasttrick: {printable(misuse.format_message())}")
        if isinstance(misuse, click.UsageError) and misuse.ctx is not None:
            complain(f"Help: {misuse.ctx.command_path} --help")
        code = MISUSED
    except LastTrickError as error:
        complain(f"lasttrick: {error.message}")
        code = MISUSED
    except SystemExit:
        # click leaves by itself only when whoever read our output has gone.
        code = 0
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        complain(f"lasttrick: {printable(f'{where}{error.strerror or error}')}")
        code = MISUSED
    except Exception as error:
        say_failure(error)
        code = FAILED
    sys.exit(code if isinstance(code, int) else 0)


def say_failure(error: Exception) -> None:
    """Say in a line that lasttrick itself has failed; with the code only where that is wanted."""
    if os.environ.get(_TRACE):
        complain("".join(traceback.format_exception(error)).rstrip())
    what = " ".join(f"{type(error).__name__}: {error}".split())
    complain(f"lasttrick: An error that nobody expected: {printable(what[:200])}")


def complain(text: str) -> None:
    """Write a line to standard error; where it cannot be written, the exit code has to do."""
    with contextlib.suppress(OSError):
        click.echo(text, err=True)


def _open_streams() -> None:
    """Make sure that there is something to read from and write to, whatever we were given."""
    # They stay open as long as the process, so nothing closes them here.
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")

"""``lasttrick serve``: tables for people apart, in their browsers."""

from __future__ import annotations

import errno
import os
import socket
import sys
import webbrowser
from importlib.util import find_spec
from threading import Thread
from urllib.parse import urlencode

import click

from lasttrick.cli.arguments import GameArgument
from lasttrick.errors import printable
from lasttrick.games import CUSTOM, Game

_NEEDED = ("aiosqlite", "alembic", "sqlalchemy", "starlette", "uvicorn", "websockets")
_DEFAULT_PORT = 8000


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="The address to listen on: 0.0.0.0 for everyone in your network.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help=f"The port; 0 for any that is free. By default {_DEFAULT_PORT}, or if it is taken, any.",
)
@click.option(
    "--database",
    envvar="LASTTRICK_DATABASE",
    metavar="URL",
    help="A file, or postgresql://name:password@host/database. By default, a file of yours.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the page in your browser.")
@click.option(
    "--no-limits",
    is_flag=True,
    help="Let everyone ask as fast as they like: for programs on your own machine.",
)
@click.option(
    "--bot-seconds",
    type=click.FloatRange(0.1, 600),
    default=5.0,
    show_default=True,
    help="How long a bot may think about a move; then a careful one plays for it.",
)
@click.option("--game", type=GameArgument(), help="The game that the page shows first.")
def serve(
    host: str,
    port: int | None,
    database: str | None,
    open_browser: bool,
    no_limits: bool,
    bot_seconds: float,
    game: Game | None,
) -> None:
    """Serve tables to browsers and programs.

    Whoever knows the address of a table can sit down; nobody needs an account. Tables live in
    the database: ending the server with Ctrl-C loses nothing.

    \b
    Examples:
      lasttrick serve
      lasttrick serve --open --game sipa
      lasttrick serve --host 0.0.0.0 --port 8080 --database tables.sqlite
      lasttrick serve --database postgresql://lasttrick@db.example/lasttrick
    """
    if not all(map(find_spec, _NEEDED)):
        raise click.UsageError(
            "The server needs more than the game alone: pip install 'lasttrick[server]'"
        )
    if game is not None and game.id == CUSTOM:
        raise click.UsageError(
            "Expected --game to be a built-in game. Start without it, and choose your file on the "
            "page, below the games; or play it in the terminal: lasttrick play FILE"
        )
    # Only now: whoever does not serve need not have what this imports.
    import asyncio

    from lasttrick.server.limits import UNLIMITED
    from lasttrick.server.logs import log_to_stderr
    from lasttrick.server.running import run_server
    from lasttrick.server.store import Database

    tables = Database(database)
    listening = _listen(host, port)
    address = _address(listening)
    page = address if game is None else f"{address}?{urlencode({'game': game.id})}"

    def started() -> None:
        click.echo(f"Last Trick is at {page}  (Ctrl-C ends it)")
        sys.stdout.flush()
        if open_browser and _has_browser():
            Thread(target=webbrowser.open, args=(page,), daemon=True).start()

    # Whoever opens the page at once came to play, not to watch over a server.
    log_to_stderr(only_warnings=open_browser)
    limits = UNLIMITED if no_limits else None
    with listening:
        asyncio.run(
            run_server(listening, tables, started=started, limits=limits, bot_seconds=bot_seconds)
        )


def _listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that is bound; where no port was wanted, to the usual one or any."""
    try:
        return _bound(host, _DEFAULT_PORT if port is None else port)
    except OSError as error:
        if port is None and error.errno in (errno.EADDRINUSE, errno.EACCES):
            return _bound(host, 0)
        reason = printable(error.strerror or str(error))
        shown = printable(host)[:60]
        raise click.UsageError(f"Cannot listen on {shown}, port {port}: {reason}.") from None


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, where = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    # Only of a socket that is said to be TCP does asyncio send small messages at once.
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.set_inheritable(False)
    except BaseException:
        listening.close()
        raise
    return listening


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _has_browser() -> bool:
    """Say whether there is a browser with a window: one in the terminal would cover the log."""
    if sys.platform in ("darwin", "win32") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

"""``lasttrick serve``: tables for people apart, in their browsers."""

from __future__ import annotations

import errno
import os
import socket
import sys
import webbrowser
from contextlib import nullcontext
from dataclasses import replace
from importlib.util import find_spec
from threading import Thread
from urllib.parse import urlencode

import click

from lasttrick.cli.arguments import GameArgument
from lasttrick.errors import printable
from lasttrick.games import CUSTOM, Game

_NEEDED = (
    "aiosqlite",
    "alembic",
    "prometheus_client",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
)
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
@click.option(
    "--base-path",
    default="",
    metavar="PATH",
    help="The path that a proxy serves the tables below, such as /cards.",
)
@click.option(
    "--trusted-proxies",
    metavar="LIST",
    help="Addresses and networks, with commas, whose X-Forwarded-For or Forwarded header says "
    "where a request comes from; none for nobody. By default, this machine.",
)
@click.option(
    "--metrics",
    default="here",
    show_default=True,
    metavar="here|off|HOST:PORT",
    help="Where counts for Prometheus are told: at /metrics beside the tables, nowhere, or at an "
    "address of their own.",
)
@click.option(
    "--log",
    "log_form",
    type=click.Choice(["plain", "json"]),
    default="plain",
    show_default=True,
    help="How the log on standard error is written: for people, or one JSON object a line.",
)
@click.option(
    "--ping",
    type=click.FloatRange(0.1, 3600),
    metavar="SECONDS",
    help="How often a socket is pinged, so that no proxy takes it for idle. By default, 20.",
)
@click.option(
    "--drain",
    type=click.FloatRange(0, 3600),
    default=0.0,
    metavar="SECONDS",
    help="How long to go on after SIGTERM with /readyz saying no, until people are told to come "
    "again: for what balances between servers.",
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
@click.option(
    "--game",
    "games",
    type=GameArgument(),
    multiple=True,
    metavar="GAME",
    help="The game that the page shows first. A game file of your own is offered beside the "
    "built-in games; may be given several times.",
)
def serve(
    host: str,
    port: int | None,
    database: str | None,
    base_path: str,
    trusted_proxies: str | None,
    metrics: str,
    log_form: str,
    ping: float | None,
    drain: float,
    open_browser: bool,
    no_limits: bool,
    bot_seconds: float,
    games: tuple[Game, ...],
) -> None:
    """Serve tables to browsers and programs.

    Whoever knows the address of a table can sit down; nobody needs an account. Tables live in
    the database: ending the server with Ctrl-C loses nothing.

    \b
    Examples:
      lasttrick serve
      lasttrick serve --open --game sipa
      lasttrick serve --game ./house.toml --game ./sunday.toml
      lasttrick serve --host 0.0.0.0 --port 8080 --database tables.sqlite
      lasttrick serve --database postgresql://lasttrick@db.example/lasttrick
      lasttrick serve --base-path /cards --trusted-proxies 10.0.0.5 --metrics 127.0.0.1:9100
    """
    needs_server()
    own_games = _own_games(games)
    # Only now: whoever does not serve need not have what this imports.
    import asyncio

    from lasttrick.server.limits import UNLIMITED
    from lasttrick.server.logs import log_to_stderr
    from lasttrick.server.running import PING, Running, run_server
    from lasttrick.server.site import Site, read_base, read_proxies
    from lasttrick.server.store import Database

    tables = Database(database)
    site = Site(base=read_base(base_path))
    if trusted_proxies is not None:
        site = replace(site, proxies=read_proxies(trusted_proxies))
    aside = _listen_aside(metrics)
    listening = _listen(host, port)
    address = f"{_address(listening)}{site.base}/"
    page = f"{address}?{urlencode({'game': games[0].id})}" if games else address

    def started() -> None:
        click.echo(f"Last Trick is at {page}  (Ctrl-C ends it)")
        if aside is not None:
            click.echo(f"Counts are at {_address(aside)}/metrics")
        sys.stdout.flush()
        if open_browser and _has_browser():
            Thread(target=webbrowser.open, args=(page,), daemon=True).start()

    # Whoever opens the page at once came to play, not to watch over a server.
    log_to_stderr(log_form, only_warnings=open_browser)
    how = Running(
        site=site,
        limits=UNLIMITED if no_limits else None,
        ping=PING if ping is None else ping,
        drain=drain,
        bot_seconds=bot_seconds,
        metrics=metrics == "here",
        aside=aside,
        own_games=own_games,
    )
    with listening, aside or nullcontext():
        asyncio.run(run_server(listening, tables, started=started, how=how))


def _own_games(games: tuple[Game, ...]) -> tuple[Game, ...]:
    """Return those that are not built in; they are told apart by their names."""
    if len({game.id for game in games if game.id != CUSTOM}) > 1:
        raise click.UsageError("Expected one built-in game with --game: that which comes first.")
    own = tuple(game for game in games if game.id == CUSTOM)
    names = [game.name for game in own]
    for name in names:
        if names.count(name) > 1:
            raise click.UsageError(f"Expected games with names of their own: two are {name!r}.")
    return own


def needs_server() -> None:
    """Refuse to go on where what the server needs is not installed."""
    if not all(map(find_spec, _NEEDED)):
        raise click.UsageError(
            "The server needs more than the game alone: pip install 'lasttrick[server]'"
        )


def _listen_aside(metrics: str) -> socket.socket | None:
    """Return a socket for the counts, if they are to have one of their own."""
    if metrics in ("here", "off"):
        return None
    host, _, port = metrics.rpartition(":")
    if not (host and port.isascii() and port.isdecimal() and len(port) < 6 and int(port) < 65536):
        raise click.UsageError(
            f"Expected --metrics to be here, off or HOST:PORT, not {printable(metrics)[:60]!r}."
        )
    return _listen(host.removeprefix("[").removesuffix("]"), int(port))


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
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _has_browser() -> bool:
    """Say whether there is a browser with a window: one in the terminal would cover the log."""
    if sys.platform in ("darwin", "win32") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

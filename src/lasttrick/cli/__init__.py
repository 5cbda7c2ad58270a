"""The command ``lasttrick``."""

import click

from lasttrick import __version__


@click.command()
@click.version_option(__version__, prog_name="lasttrick")
def main() -> None:
    """Play, learn and study Agram and its family."""
    click.echo(f"lasttrick {__version__}")

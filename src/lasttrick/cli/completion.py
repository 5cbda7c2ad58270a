"""``lasttrick completion``: the few lines that make a shell complete words."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the lines that make SHELL complete verbs, games and options.

    \b
    Examples:
      lasttrick completion bash > ~/.local/share/bash-completion/completions/lasttrick
      lasttrick completion fish > ~/.config/fish/completions/lasttrick.fish
      eval "$(lasttrick completion zsh)"
    """
    kind = get_completion_class(shell)
    assert kind is not None, shell
    whole = context.find_root().command
    click.echo(kind(whole, {}, "lasttrick", "_LASTTRICK_COMPLETE").source())

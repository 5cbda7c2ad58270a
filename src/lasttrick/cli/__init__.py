"""The command ``lasttrick``: one module a verb, loaded only when it is called."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command with the arguments of the process, and exit with its code."""
    try:
        from lasttrick.cli.app import run

        run()
    except KeyboardInterrupt:
        sys.exit(130)

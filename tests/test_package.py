"""What the installed package and the built wheel must hold."""

import re
import subprocess
import sys
from importlib.metadata import entry_points, metadata, version
from pathlib import Path
from zipfile import ZipFile

import pytest

import lasttrick
from lasttrick.cli import main

ROOT = Path(__file__).parents[1]
CLIENT = "src/lasttrick/server/static"
SHIPPED_SUFFIXES = {".bin", ".ftl", ".json", ".py", ".toml"}


def shipped_files() -> set[str]:
    """Name every file below src/lasttrick that a user needs, as the wheel names it."""
    return {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src" / "lasttrick").rglob("*")
        if path.suffix in SHIPPED_SUFFIXES or path.name == "py.typed"
    }


def test_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    build = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT],
        capture_output=True,
        text=True,
        check=False,
    )
    assert build.returncode == 0, build.stdout + build.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        packed = set(archive.namelist())

    expected = shipped_files()
    assert {"lasttrick/__init__.py", "lasttrick/py.typed"} <= expected
    assert expected - packed == set()

    page = (ROOT / CLIENT / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="\./([^"]+)"', page)
    assert len(named) >= 3
    assert {f"lasttrick/server/static/{name}" for name in ("index.html", *named)} <= packed
    assert not any("node_modules" in name for name in packed)

    about = f"lasttrick-{lasttrick.__version__}.dist-info/"
    assert {name for name in packed if not name.startswith(("lasttrick/", about))} == set()
    assert f"{about}licenses/LICENSE" in packed


def test_installed_metadata_match_the_package() -> None:
    assert metadata("lasttrick")["Name"] == "lasttrick"
    assert version("lasttrick") == lasttrick.__version__


def test_command_is_installed() -> None:
    (script,) = entry_points(group="console_scripts", name="lasttrick")
    assert script.load() is main


@pytest.mark.parametrize("name", ["dev.txt", "play.txt"])
def test_pinned_requirements_name_no_address_and_no_folder(name: str) -> None:
    lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
    assert lines
    assert [line for line in lines if "/" in line] == []

"""An nginx of the tests' own, by the site that docs/examples/ holds."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from socket import create_connection, create_server

SITE = Path(__file__).parents[2] / "docs" / "examples" / "nginx.conf"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
MISSING = "nginx is not installed, and nothing was tried behind it: apt-get install nginx-light"

OUTGOING = "127.0.0.2"
"""The address from which it comes to the server."""

_MAIN = """\
daemon off;
master_process off;
pid nginx.pid;
error_log error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    proxy_bind {outgoing};
    {site}
}}
"""


def free_port() -> int:
    """Return a port of this machine that nobody listens on."""
    with create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def proxied(folder: Path, server_port: int, *, idle: str = "60s") -> Iterator[str]:
    """Run a proxy before a server that stands below /cards; yield its address."""
    assert NGINX is not None
    port = free_port()
    site = SITE.read_text("utf-8")
    for ours, theirs in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port};"),
        ("ssl_certificate     /etc", "# /etc"),
        ("ssl_certificate_key /etc", "# /etc"),
        ("http://127.0.0.1:8000", f"http://127.0.0.1:{server_port}"),
        ("proxy_read_timeout 60s", f"proxy_read_timeout {idle}"),
    ):
        assert ours in site, ours
        site = site.replace(ours, theirs)
    folder.mkdir()
    (folder / "nginx.conf").write_text(_MAIN.format(outgoing=OUTGOING, site=site), "utf-8")
    command = [NGINX, "-p", f"{folder}/", "-e", "error.log", "-c", "nginx.conf"]
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, stdin=subprocess.DEVNULL)
    try:
        while not _listens(port):
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.01)
                raise AssertionError((folder / "said").read_text())
        yield f"http://127.0.0.1:{port}/cards"
    finally:
        process.terminate()
        process.wait(30)


def _listens(port: int) -> bool:
    with suppress(OSError), closing(create_connection(("127.0.0.1", port), 5)):
        return True
    return False

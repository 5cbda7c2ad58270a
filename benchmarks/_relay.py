"""What stands between a browser and a server while a benchmark looks: it counts, or is bare."""

from __future__ import annotations

import random
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Self

_PAGE = "<!doctype html><link rel=icon href=data:,><script src=/script/{}></script>"


class _Threaded(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True


class _Running:
    """A server in a thread, as long as it is used."""

    def __init__(self, server: socketserver.TCPServer) -> None:
        self._server = server
        self.address = f"http://127.0.0.1:{server.server_address[1]}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()


class Relay(_Running):
    """Passes everything on to a port of this machine.

    Attributes:
        bytes: how many bytes have come back.
    """

    def __init__(self, port: int) -> None:
        """Stand before this port."""
        self.bytes = 0
        relay = self

        class Passing(socketserver.BaseRequestHandler):
            request: socket.socket

            def handle(self) -> None:
                with socket.create_connection(("127.0.0.1", port)) as server:
                    sending = threading.Thread(target=_pump, args=(self.request, server))
                    sending.start()
                    for block in _blocks(server):
                        relay.bytes += len(block)
                        with suppress(OSError):
                            self.request.sendall(block)
                    with suppress(OSError):
                        self.request.shutdown(socket.SHUT_RDWR)
                    sending.join()

        super().__init__(_Threaded(("127.0.0.1", 0), Passing))


class Bare(_Running):
    """Serves at ``/N`` a page with nothing but a script of N bytes that do not compress."""

    def __init__(self) -> None:
        """Serve on a free port."""

        class Answering(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                many = int(self.path.rpartition("/")[2])
                if self.path.startswith("/script/"):
                    text = "window.ran=performance.now()//"
                    rest = random.Random(1).choices("0123456789abcdef", k=many - len(text))
                    self._answer("text/javascript", text + "".join(rest))
                else:
                    self._answer("text/html", _PAGE.format(many))

            def _answer(self, kind: str, text: str) -> None:
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(text)))
                self.send_header("Cache-Control", "no-store")
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, format: str, *arguments: object) -> None:
                """Say nothing."""

        super().__init__(ThreadingHTTPServer(("127.0.0.1", 0), Answering))


def _blocks(line: socket.socket) -> Iterator[bytes]:
    with suppress(OSError):
        while block := line.recv(65536):
            yield block


def _pump(source: socket.socket, target: socket.socket) -> None:
    for block in _blocks(source):
        with suppress(OSError):
            target.sendall(block)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)

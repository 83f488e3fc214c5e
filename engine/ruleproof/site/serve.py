"""Serves a built site on this machine."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from ruleproof.books.models import Project
from ruleproof.core.errors import InputError
from ruleproof.site.build import build, is_fresh


class Handler(SimpleHTTPRequestHandler):
    """Files of the site; a wrong address gets the page for it, in the language of the address."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = self._lost_page() if code == HTTPStatus.NOT_FOUND else None
        if page is None:
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def _lost_page(self) -> Path | None:
        root = Path(self.directory)
        language = self.path.lstrip("/").split("/", 1)[0]
        known = {path.parent.name: path for path in root.glob("*/404.html")}
        page = known.get(language, root / "404.html")
        return page if page.is_file() else None

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def list_directory(self, path: object) -> None:
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, format: str, *args: object) -> None:
        """Silence: the terminal shows the address and nothing else."""


class Server(ThreadingHTTPServer):
    """A reader who goes before the page has come is nothing to speak of."""

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def make_server(folder: Path, host: str, port: int) -> ThreadingHTTPServer:
    """A server that is bound, but does not answer yet."""
    try:
        return Server((host, port), partial(Handler, directory=str(folder)))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise InputError(f"port {port} is in use.", todo=f"Choose another: --port {port + 1}.") from None
        raise InputError(f"cannot serve on {host}, port {port}: {error.strerror}.") from None
    except OverflowError:
        raise InputError(f"{port} is not a port.", todo="Choose one from 1024 to 65535.") from None


def serve(
    project: Project,
    folder: Path,
    host: str,
    port: int,
    progress: Callable[[str], None],
    *,
    even_if_failing: bool = False,
) -> None:
    """Build the site if anything has changed, and serve it until interrupted."""
    server = make_server(folder.absolute(), host, port)
    with server:
        if is_fresh(project, folder):
            progress(f"{folder} is up to date")
        else:
            build(project, folder, progress, even_if_failing=even_if_failing)
        shown = f"[{host}]" if ":" in host else host
        progress(f"http://{shown}:{server.server_address[1]}/  (Ctrl+C stops)")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            progress("stopped")

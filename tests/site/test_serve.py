"""The server on this machine."""

from __future__ import annotations

import socket
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruleproof.books import load_project
from ruleproof.core import InputError
from ruleproof.site import serve
from ruleproof.site.serve import make_server


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    with make_server(site, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def get(url: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(url) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def test_pages_are_served(address: str) -> None:
    status, body = get(f"{address}es/lantern/lamp/")
    assert status == 200
    assert "Una luz quema aceite" in body


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("es/no/such/", "Esta página no existe"),
        ("fr/x", "Cette page n’existe pas"),
        ("nowhere", "This page does not exist"),
        ("es/assets/", "Esta página no existe"),
        ("../../etc/passwd", "This page does not exist"),
    ],
)
def test_a_wrong_address_gets_the_page_of_its_language(address: str, path: str, words: str) -> None:
    status, body = get(address + path)
    assert status == 404
    assert words in body


def test_a_port_in_use(starter: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(InputError) as raised:
            serve(load_project(starter), starter / "build" / "site", "127.0.0.1", port, lambda line: None)
    assert str(raised.value) == f"port {port} is in use. Choose another: --port {port + 1}."
    assert not (starter / "build").exists()


def test_a_host_that_is_not_ours(starter: Path) -> None:
    with pytest.raises(InputError, match=r"cannot serve on 192\.0\.2\.1, port 8000"):
        make_server(starter, "192.0.2.1", 8000)


def test_a_reader_who_goes_too_soon_is_nothing_to_speak_of(starter: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with make_server(starter, "127.0.0.1", 0) as server:
        for error in (BrokenPipeError(), ConnectionResetError()):
            try:
                raise error
            except OSError:
                server.handle_error(socket.socket(), ("127.0.0.1", 1))
    assert capsys.readouterr().err == ""

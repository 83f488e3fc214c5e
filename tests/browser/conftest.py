"""Chromium, and the sites it visits: a small one known by heart, and the real one."""

from __future__ import annotations

import fcntl
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright
from tests.browser.browser_site import Site
from tests.site.site_helpers import ROOT, make_lantern

from ruleproof.books import load_project
from ruleproof.site import build
from ruleproof.site.serve import make_server

MISSING = "Chromium is not installed, so nothing is tested in a browser: apt-get install chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        if os.environ.get("RULEPROOF_REQUIRE_BROWSER") == "1":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


def built_once(name: str, make: Callable[[Path], Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site that all test processes share; the first to come builds it."""
    shared = tmp_path_factory.getbasetemp()
    if os.environ.get("PYTEST_XDIST_WORKER"):
        shared = shared.parent
    out = shared / f"{name}-site"
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not out.exists():
            build(load_project(make(shared / name)), out, lambda line: None)
    return out


def served(folder: Path) -> Iterator[Site]:
    with make_server(folder, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield Site(folder, f"http://127.0.0.1:{server.server_address[1]}/")
        server.shutdown()


@pytest.fixture(scope="session")
def lantern_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    yield from served(built_once("lantern", make_lantern, tmp_path_factory))


@pytest.fixture(scope="session")
def real_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    yield from served(built_once("real", lambda folder: ROOT, tmp_path_factory))


@dataclass
class Watch:
    """What went wrong while pages were visited: errors on the console, requests that left the site."""

    address: str
    errors: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)

    def follow(self, context: BrowserContext) -> None:
        context.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        context.on("weberror", lambda fault: self.errors.append(str(fault.error)))
        context.on("request", self._request)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:", "file:")):
            self.strangers.append(request.url)


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """A new page in a fresh context; at the end nothing may have gone wrong on it."""
    opened: list[tuple[BrowserContext, Watch]] = []

    def make(address: str, path: str, **options: object) -> Page:
        settings: dict[str, object] = {"viewport": {"width": 1280, "height": 900}, "locale": "en-GB", **options}
        context = chromium.new_context(**settings)  # type: ignore[arg-type]
        context.set_default_timeout(20_000)
        watch = Watch(address)
        watch.follow(context)
        opened.append((context, watch))
        page = context.new_page()
        page.goto(address + path)
        return page

    yield make
    for context, watch in opened:
        context.close()
        assert watch.errors == []
        assert watch.strangers == []

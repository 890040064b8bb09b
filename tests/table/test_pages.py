"""The browser client, as the table hands it out."""

from pathlib import Path

import httpx
import pytest
from starlette.routing import Router

from gonfalon.table import pages

pytestmark = pytest.mark.asyncio


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> httpx.AsyncClient:
    """A page as the build makes it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Gonfalon</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets/index-1.js").write_text("0")
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    return httpx.AsyncClient(transport=httpx.ASGITransport(Router(pages.routes())), base_url="http://table")


@pytest.mark.parametrize("path", ["/", "/play/a-match"])
async def test_page_allows_nothing_from_elsewhere(client: httpx.AsyncClient, path: str) -> None:
    """The page is the same at every address, asks only its own origin, and runs no script that is not a file."""
    async with client:
        answer = await client.get(path)
    assert answer.text == "<title>Gonfalon</title>"
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self';")
    assert "unsafe" not in policy
    assert answer.headers["cache-control"] == "no-cache"


async def test_built_files_are_kept(client: httpx.AsyncClient) -> None:
    """Files with names of their own content stay in the browser's cache; there is no way out of their folder."""
    async with client:
        assert "immutable" in (await client.get("/assets/index-1.js")).headers["cache-control"]
        assert (await client.get("/icon.svg")).text == "<svg/>"
        assert (await client.get("/assets/%2e%2e/index.html")).status_code == 404


async def test_without_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table into which no page was built says how to sit down all the same."""
    monkeypatch.setattr(pages, "PAGE", tmp_path / "nowhere")
    client = httpx.AsyncClient(transport=httpx.ASGITransport(Router(pages.routes())), base_url="http://table")
    async with client:
        answer = await client.get("/")
    assert answer.status_code == 404
    assert "gonfalon join" in answer.text

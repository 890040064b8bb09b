"""Files: only what the build made is served."""

from pathlib import Path

import httpx
import pytest
from starlette.routing import Router

from gonfalon.server.http import pages
from tests.server.test_pages import client, game_of, speaking

__all__ = ["client"]

OUTSIDE = ["C:%5Csecret", "%2e%2e%5Csecret", "secret", ".hidden", "index-1.js.br", "%00", "index-1.js%00", "."]


@pytest.mark.parametrize("name", OUTSIDE)
async def test_only_what_the_manifest_names(client: httpx.AsyncClient, name: str) -> None:
    """On Windows C:\\secret after a folder is a path of its own. Here it is a file; it is not served all the same."""
    for file in ("C:\\secret", "..\\secret", "secret", ".hidden"):
        (pages.PAGE / "assets" / file).write_text("nothing for strangers")
    assert (await client.get(f"/assets/{name}")).status_code == 404
    assert (await client.get("/assets/index-1.js")).status_code == 200


async def test_no_files_without_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/secret").write_text("nothing for strangers")
    transport = httpx.ASGITransport(Router(pages.routes(game_of, speaking)))
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as stranger:
        assert (await stranger.get("/assets/secret")).status_code == 404

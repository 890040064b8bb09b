"""The browser client, as the table hands it out."""

import json
import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Router

from gonfalon.core import Game, registry
from gonfalon.core.texts import in_plain_text, rule_ids, rule_text
from gonfalon.server.errors import troubled
from gonfalon.server.http import pages
from tests.core.coin import Coin
from tests.tiers import some

MANIFEST = {
    "index.html": {"file": "assets/index-1.js"},
    "_shell-1.js": {"name": "shell", "file": "assets/shell-1.js", "css": ["assets/shell-1.css"]},
    "_navas-1.js": {"name": "navas", "file": "assets/navas-1.js"},
    "_saladin-1.js": {"name": "saladin", "file": "assets/saladin-1.js"},
    "_plain-1.js": {"name": "plain", "file": "assets/plain-1.js", "css": ["assets/plain-1.css"]},
    "src/book/book.ts": {"name": "book", "file": "assets/book-1.js", "css": ["assets/book-1.css"]},
    "src/shell/Home.svelte": {"name": "Home", "file": "assets/home-1.js"},
    "../src/gonfalon/core/es.ftl?raw": {"name": "es", "file": "assets/es-1.js"},
    "../src/gonfalon/games/navas/fr.ftl?raw": {"name": "fr", "file": "assets/fr-1.js"},
}
NAMED = re.compile(r'rel="(\w+)" crossorigin href="/assets/([a-z]+)-1\.[a-z]+"')


async def game_of(match: str) -> str | None:
    return {"a-match": "navas", "a-duel": "duel"}.get(match)


RULES = """# Rules

## N5 Turns

- **N5.5** As in **N5.6**, and in chapter N5; not as in N9.9. *(ruling)*
- **N5.6** End the turn <now>:

  | points | left |
  |---|---|
  | 3 | none |

### The field

```figure field 1 the *camp*
A | B
```

```figure lost
C | D
```

```figure field
E | F
```

*See N5.6.*

![A coat](coat.svg)
"""
SPANISH = "# Reglas\n\n- **N5.5** Como en N5.6.\n"


class Written(Coin):
    """A game with this page."""

    name = "navas"

    def __init__(self, page: str) -> None:
        super().__init__()
        self._page = page

    def rules_page(self) -> str:
        return self._page

    def drawing(self, name: str) -> str | None:
        return f'<svg id="{name}"/>' if name in ("field", "coat") else None


GAMES = {"en": Written(RULES), "es": Written(SPANISH)}


def speaking(game: str, language: str) -> Game[Any]:
    if game != "navas":
        raise troubled("unknown-game", game=game)
    return GAMES.get(language, GAMES["en"])


@pytest.fixture
async def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[httpx.AsyncClient]:
    """A page as the build makes it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<head><title>Gonfalon</title></head>")
    (tmp_path / "manifest.json").write_text(json.dumps(MANIFEST))
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets/index-1.js").write_text("0" * 1000)
    (tmp_path / "assets/notices.txt").write_text("licences")
    (tmp_path / "assets/index-1.js.br").write_bytes(b"packed")
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    routes = Router(pages.routes(game_of, speaking))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(routes), base_url="http://table") as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/play/a-match"])
async def test_page_allows_nothing_from_elsewhere(client: httpx.AsyncClient, path: str) -> None:
    """Whatever its address, the page asks only its own origin, and runs no script that is not a file."""
    answer = await client.get(path)
    assert answer.text.startswith("<head><title>Gonfalon</title>")
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self';")
    assert "unsafe" not in policy
    assert answer.headers["cache-control"] == "no-cache"


async def test_opener_policy(client: httpx.AsyncClient) -> None:
    """It is sent only where a browser honours it instead of complaining."""
    addresses = ["https://table/", "http://localhost/", "http://127.0.0.1/rules/navas", "http://table/"]
    answers = [await client.get(address) for address in addresses]
    assert ["cross-origin-opener-policy" in answer.headers for answer in answers] == [True, True, True, False]


async def test_page_names_what_it_needs(client: httpx.AsyncClient) -> None:
    """All that a match needs is asked for at once: its board, and the words of the browser's language."""
    match = await client.get("/play/a-match", headers={"accept-language": "es-ES,en;q=0.5"})
    home = await client.get("/")
    shell = [("stylesheet", "shell"), ("modulepreload", "shell")]
    assert NAMED.findall(match.text) == [*shell, ("modulepreload", "navas"), ("modulepreload", "es")]
    assert NAMED.findall(home.text) == [*shell, ("modulepreload", "home")]


async def test_a_game_that_the_build_does_not_know(client: httpx.AsyncClient) -> None:
    """A third party's game, installed beside a page that was built before, needs the plain board."""
    match = await client.get("/play/a-duel", headers={"accept-language": "es-ES"})
    named = NAMED.findall(match.text)
    assert [name for kind, name in named if kind == "stylesheet"] == ["shell", "plain"]
    assert [name for kind, name in named if kind == "modulepreload"] == ["shell", "plain", "es"]


async def test_rules_are_a_page(client: httpx.AsyncClient) -> None:
    """Rules can be read in a browser, each found by its id; a game that is not here is a page that is not there."""
    answer = await client.get("/rules/navas")
    assert (await client.get("/rules/chess")).status_code == 404
    assert (
        '<p id="N5.6" class="rule"><strong><a href="#N5.6">N5.6</a></strong> End the turn &lt;now&gt;:' in answer.text
    )
    assert answer.text.count('id="N5.6"') == 1
    assert NAMED.findall(answer.text) == [("stylesheet", "shell"), ("stylesheet", "book")]
    assert 'crossorigin src="/assets/book-1.js"' in answer.text
    assert "script-src 'self'" in answer.headers["content-security-policy"]


async def test_the_book_has_contents(client: httpx.AsyncClient) -> None:
    """Chapters are found by their number and sections by their words, in the contents and by a link."""
    page = (await client.get("/rules/navas")).text
    assert '<li><a href="#N5">N5 Turns</a><ol><li><a href="#the-field">The field</a></li></ol></li></ol></nav>' in page
    assert '<h2 id="N5">' in page
    assert '<h3 id="the-field">' in page


async def test_rules_lead_to_each_other(client: httpx.AsyncClient) -> None:
    """Every rule and chapter that is mentioned is a link, on the page and outside of it; what is not there is none."""
    page = (await client.get("/rules/navas")).text
    alone = (await client.get("/rules/navas/N5.5?lang=fr")).text
    assert (
        'As in <strong><a href="#N5.6">N5.6</a></strong>, and in chapter <a href="#N5">N5</a>; not as in N9.9.' in page
    )
    assert 'As in <strong><a href="/rules/navas?lang=fr#N5.6">N5.6</a></strong>' in alone
    assert '<em class="source">(ruling)</em>' in page


async def test_drawings_stand_for_text(client: httpx.AsyncClient) -> None:
    """A named block is drawn, with its caption; one that nobody drew is shown as it is written."""
    page = (await client.get("/rules/navas")).text
    drawn = re.findall(r"<figure><svg (.*?)/><figcaption id=\"[\w-]+\">(.*?)</figcaption></figure>", page)
    assert drawn == [
        ('role="img" aria-labelledby="figure-field" id="field"', "1 the <em>camp</em>"),
        ('role="img" aria-labelledby="figure-field-2" id="field"', 'See <a href="#N5.6">N5.6</a>.'),
        ('role="img" aria-labelledby="figure-coat" id="coat"', "A coat"),
    ]
    assert "C | D" in page
    assert "A | B" not in page


async def test_one_rule(client: httpx.AsyncClient) -> None:
    """A rule is shown whole, with the table that follows a blank line, and without its neighbours."""
    answer = await client.get("/rules/navas/N5.6")
    for missing in ("/rules/navas/N9.9", "/rules/chess/N5.6"):
        assert (await client.get(missing)).status_code == 404
    assert "End the turn &lt;now&gt;:" in answer.text
    assert "<td>none</td>" in answer.text
    assert "As in" not in answer.text
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("address", "accepted", "language"),
    [
        ("/rules/navas", "es-ES,en;q=0.5", "es"),
        ("/rules/navas?lang=es", "en", "es"),
        ("/rules/navas?lang=en", "es", "en"),
        ("/rules/navas?lang=xx", "es", "es"),
        ("/rules/navas", "", "en"),
    ],
)
async def test_rules_in_the_readers_language(
    client: httpx.AsyncClient, address: str, accepted: str, language: str
) -> None:
    """The address decides, then the browser; the page says in which language it is written."""
    answer = await client.get(address, headers={"accept-language": accepted})
    assert f'<html lang="{language}">' in answer.text
    assert ("Reglas" in answer.text) == (language == "es")


@pytest.mark.parametrize("game", some(registry.names(), "navas"))
async def test_every_rule_of_a_game(client: httpx.AsyncClient, game: str) -> None:
    """The page has each rule once under its id, and the browser is given all of the words that a terminal shows."""
    page = re.sub(r"^```.*", "```", in_plain_text(registry.find(game).rules_page()), flags=re.MULTILINE)
    routes = Router(pages.routes(game_of, lambda *_: Written(page)))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(routes), base_url="http://table") as reader:
        whole = await reader.get(f"/rules/{game}")
        assert re.findall(r'id="([^"]+)" class="rule">', whole.text) == rule_ids(page)
        for rule in rule_ids(page):
            shown = re.sub(r"<[^>]+>", " ", (await reader.get(f"/rules/{game}/{rule}")).text)
            assert _words(unescape(shown)) == _words(rule_text(page, rule) or "")


def _words(text: str) -> list[str]:
    """Without the numbers of lists, which a browser adds by itself."""
    return re.findall(r"\w+", re.sub(r"^ *\d+\. ", "", text, flags=re.MULTILINE))


async def test_scripts_are_packed(client: httpx.AsyncClient) -> None:
    """A script travels packed for those who can unpack it."""
    answer = client.build_request("GET", "/assets/index-1.js", headers={"accept-encoding": "gzip, br"})
    packed = await client.send(answer, stream=True)
    raw = b"".join([part async for part in packed.aiter_raw()])
    plain = await client.get("/assets/index-1.js", headers={"accept-encoding": "identity"})
    assert (packed.headers["content-encoding"], raw) == ("br", b"packed")
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert plain.text == "0" * 1000


async def test_built_files_are_kept(client: httpx.AsyncClient) -> None:
    """Files with names of their own content stay in the browser's cache; there is no way out of their folder."""
    assert "immutable" in (await client.get("/assets/index-1.js")).headers["cache-control"]
    assert (await client.get("/assets/notices.txt")).headers["cache-control"] == "no-cache"
    assert (await client.get("/icon.svg")).text == "<svg/>"
    assert (await client.get("/assets/%2e%2e/index.html")).status_code == 404


async def test_without_a_page(client: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table into which no page was built says how to sit down all the same, and its rules can be read."""
    monkeypatch.setattr(pages, "PAGE", tmp_path / "nowhere")
    answer, rules = await client.get("/"), await client.get("/rules/navas")
    assert answer.status_code == 404
    assert "gonfalon join" in answer.text
    assert rules.status_code == 200
    assert 'class="rules"' in rules.text

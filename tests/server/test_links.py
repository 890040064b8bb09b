"""Where a server can be reached, and that its links lead others there."""

from pathlib import Path

import pytest

from gonfalon.protocol.credentials import is_local
from gonfalon.protocol.requests import NewMatch
from gonfalon.server.links import addresses, begin
from tests.server.processes import KEY, running

INTERFACES = ["192.168.1.20", "fd00::2", "fe80::1", "127.0.1.1", "10.0.0.3", "192.168.1.20", "::1"]
IPV4 = ["http://192.168.1.20:1212", "http://10.0.0.3:1212"]
LOOPBACK = "http://127.0.0.1:1212"


@pytest.mark.parametrize(
    ("host", "reached"),
    [
        ("0.0.0.0", [*IPV4, LOOPBACK]),
        ("::", [*IPV4, "http://[fd00::2]:1212", LOOPBACK]),
        ("::1", ["http://[::1]:1212"]),
        ("table.lan", ["http://table.lan:1212"]),
    ],
)
def test_addresses(host: str, reached: list[str]) -> None:
    """What others can use comes first, and nothing that they could not."""
    assert addresses(host, 1212, lambda: INTERFACES) == reached
    assert is_local(addresses(host, 1212, list)[0]) == (host != "table.lan")


@pytest.mark.parametrize("name", ["table..lan", ".", "t" * 64])
def test_a_machine_with_a_bad_name(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has its addresses all the same."""
    monkeypatch.setattr("socket.gethostname", lambda: name)
    assert addresses("0.0.0.0", 1212)[-1] == LOOPBACK


def test_links_lead_to_the_public_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins a match on the server's own machine gets links for others."""
    monkeypatch.setenv("GONFALON_KEYS", KEY)
    with running(tmp_path, "--public-url", "https://table.example.org/") as process:
        links = begin(process.address, NewMatch("saladin", "arsuf"))
        assert {link.table for link in links.values()} == {"https://table.example.org"}
        assert f"Other addresses: {process.address}\n" in process.log.read_text("utf-8")

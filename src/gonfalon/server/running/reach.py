"""The addresses at which a server can be reached."""

import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from ipaddress import ip_address
from threading import Thread
from urllib.parse import urlsplit

ANY = "::"
EVERYWHERE = (ANY, "0.0.0.0")
"""Hosts that stand for all addresses of a machine; the second one only for those of IPv4."""
LOOPBACK = "127.0.0.1"
AFAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documentation. Connecting to one by UDP sends nothing, but shows which address we would send from."""
DISCARD = 9
PATIENCE = 1.0
"""Seconds. A firewall may drop a connection without a word, and a resolver may be out of reach."""


def own_addresses() -> Iterator[str]:
    """The addresses of this machine, as far as its routes and its name tell."""
    for family, afar in AFAR.items():
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((afar, DISCARD))
            yield probe.getsockname()[0]
    named = list[str]()
    asking = Thread(target=_ask_for_own_name, args=(named,), daemon=True)
    asking.start()
    asking.join(PATIENCE)
    yield from [*named]


def _ask_for_own_name(found: list[str]) -> None:
    """In a thread: a resolver may take its time."""
    with suppress(OSError, ValueError):  # a name may be no good one
        for *_, place in socket.getaddrinfo(socket.gethostname(), None):
            found.append(str(place[0]).partition("%")[0])


def addresses(host: str, port: int, interfaces: Callable[[], Iterable[str]] = own_addresses) -> list[str]:
    """The URLs of a server that listens at this host, the best for other computers first, loopback last."""
    if host not in EVERYWHERE:
        return [url(host, port)]
    known = [ip_address(each) for each in dict.fromkeys(interfaces())]
    others = [each for each in known if not (each.is_loopback or each.is_link_local)]
    heard = [each for each in others if host == ANY or each.version == 4]
    return [url(str(each), port) for each in [*sorted(heard, key=lambda each: each.version), LOOPBACK]]


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def answers(address: str) -> bool:
    """Whether a connection to the address succeeds."""
    place = urlsplit(address)
    with suppress(OSError), socket.create_connection((place.hostname, place.port), PATIENCE):
        return True
    return False

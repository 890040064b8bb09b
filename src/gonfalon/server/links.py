"""Finds the addresses of a server, and creates matches there with its owner's key."""

import asyncio
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from ipaddress import ip_address
from threading import Thread
from urllib.parse import urlsplit

from gonfalon.core.texts import SOURCE
from gonfalon.protocol.client import TableRefused, begin_match
from gonfalon.protocol.credentials import Link, for_others
from gonfalon.protocol.requests import NewMatch
from gonfalon.server.matches.seating import TICKET_LIFE
from gonfalon.server.settings import BadKeys, Settings, own_tickets
from gonfalon.server.tokens import ANY_MATCH, HOST, Ticket

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


MINUTES = 5


class CannotBegin(Exception):
    pass


class ForeignKey(CannotBegin):
    """The table has other keys than this machine."""


def host_link(settings: Settings) -> str:
    """The link with which the owner creates matches in a browser. Raises BadKeys."""
    address = settings.public_url or addresses(settings.host, settings.port)[0]
    return f"{address}/#{_owners_ticket(TICKET_LIFE)}"


def begin(table: str, wish: NewMatch, language: str = SOURCE) -> dict[str, Link]:
    """The link to each seat that is open to a person, one for watchers, and the host's.

    Raises CannotBegin with a sentence, or Unreachable.
    """
    try:
        created = asyncio.run(begin_match(table, _owners_ticket(60 * MINUTES), wish, language))
    except TableRefused as error:
        raise (ForeignKey if error.trouble.code == "ticket-forged" else CannotBegin)(str(error)) from error
    except BadKeys as error:
        raise CannotBegin(str(error)) from error
    address = for_others(table, created.address)
    return {seat: Link(address, created.match, ticket) for seat, ticket in created.tickets.items()}


def _owners_ticket(life: int) -> str:
    return own_tickets().write(Ticket(ANY_MATCH, HOST, int(time.time()) + life))

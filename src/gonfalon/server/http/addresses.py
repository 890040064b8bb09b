"""Whose request it is, as far as an address can tell."""

from collections.abc import Iterable, MutableMapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Protocol

NEIGHBOURS = 64
"""Bits of an IPv6 address that count: whoever has one has all that begin with the same."""


@lru_cache(10_000)
def household(host: str) -> str:
    """The addresses that one person can choose from share one name. What is no address is a name of its own."""
    address = _address(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, NEIGHBOURS), strict=False))
    return str(address or host)


class Connected(Protocol):
    @property
    def scope(self) -> MutableMapping[str, Any]: ...


def household_of(asked: Connected) -> str:
    """Empty where it is not known, as in a page."""
    client = asked.scope.get("client")
    return household(client[0] if client else "")


def is_loopback(host: str) -> bool:
    address = _address(host)
    return address is not None and address.is_loopback


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


class Proxies:
    """The servers before the table, as addresses or networks. They speak for others, so they are not counted."""

    def __init__(self, known: Iterable[str]) -> None:
        self._known = [ip_network(one, strict=False) for one in known]

    def __contains__(self, host: str) -> bool:
        address = _address(host)
        return address is not None and any(address in network for network in self._known)

"""The link to a seat, as one person sends it to another.

The ticket comes after the `#`, so that browsers do not send it to servers that log URLs.
"""

from contextlib import suppress
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit

PLAY = "/play/"


class Link(NamedTuple):
    table: str
    """The URL of the table, without a trailing slash."""
    match: str
    ticket: str

    def __str__(self) -> str:
        return f"{self.table}{PLAY}{self.match}#{self.ticket}"

    @staticmethod
    def read(text: str) -> "Link":
        """Raises ValueError with a sentence for the person who typed it. `http://` may be left out."""
        typed = text.strip()
        parts = urlsplit(typed if "://" in typed else f"http://{typed}")
        before, found, match = parts.path.rpartition(PLAY)
        if parts.scheme not in ("http", "https") or not (parts.netloc and found and match and parts.fragment):
            raise ValueError("This is not a link to a seat. One looks like http://table:1212/play/abc#ticket")
        return Link(urlunsplit((parts.scheme, parts.netloc, before, "", "")), match, parts.fragment)


def is_local(address: str) -> bool:
    """Whether a URL leads a computer only to itself."""
    with suppress(ValueError):
        host = urlsplit(address).hostname or ""
        if host.rpartition(".")[2] == "localhost":
            return True
        found = ip_address(host)
        return found.is_loopback or found.is_unspecified
    return False


def for_others(table: str, told: str) -> str:
    """The URL of a table in a link for others: the one that it tells, if ours leads nobody else to it."""
    return told if told and is_local(table) else table

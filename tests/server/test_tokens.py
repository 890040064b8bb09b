"""Seat tickets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.server.tokens import BadTicket, Ticket, Tickets

KEY, NEWER = "a key of many characters, for tests", "a newer key of many characters, for tests"
TICKET = Ticket("abc", "muslim", 1_000)
TICKETS = Tickets([KEY])


def test_ticket_says_what_was_written() -> None:
    """A ticket is read by whoever has the key, until its time is over."""
    assert TICKETS.read(TICKETS.write(TICKET), now=999) == TICKET
    with pytest.raises(BadTicket, match="ticket-expired"):
        TICKETS.read(TICKETS.write(TICKET), now=1_000)


def test_keys_can_be_changed() -> None:
    """The newest key signs; older ones are still believed until they are taken away."""
    old, both, new = TICKETS, Tickets([KEY, NEWER]), Tickets([NEWER])
    assert both.read(old.write(TICKET), 0) == new.read(both.write(TICKET), 0) == TICKET
    with pytest.raises(BadTicket, match="ticket-forged"):
        new.read(old.write(TICKET), 0)


@given(at=st.integers(0, 200), other=st.sampled_from("abcXYZ019-_."))
def test_altered_ticket_is_forged(at: int, other: str) -> None:
    """No character can be changed, except that base64 may spell the last bits in several ways."""
    text = TICKETS.write(TICKET)
    at %= len(text)
    assert _read(text[:at] + other + text[at + 1 :]) in (TICKET, "ticket-forged")


def _read(text: str) -> Ticket | str:
    try:
        return TICKETS.read(text, 0)
    except BadTicket as error:
        return error.code


@given(st.text(max_size=60))
def test_nonsense_is_forged(text: str) -> None:
    """Whatever somebody sends, it is a ticket or it is forged."""
    with pytest.raises(BadTicket, match="ticket-forged"):
        TICKETS.read(text, 0)

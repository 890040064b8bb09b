#!/usr/bin/env python3
"""A bot for any table that needs only Python's standard library: python table_bot.py LINK [NAME]

It takes the seat of the link, listens to the stream, and answers with a random legal action until the match is over.
"""

import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

CLIENT = secrets.token_hex(8)
COME_TOO_LATE = 409  # somebody was faster; the stream has the current state


def ask(address: str, ticket: str, message: dict[str, Any] | None = None) -> Any:
    """Send one request. If the table is down for a moment, retry it, which is harmless."""
    body = None if message is None else json.dumps(message).encode()
    request = urllib.request.Request(address, body, {"Authorization": f"Bearer {ticket}"})
    while True:
        try:
            return urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as error:
            if error.code == COME_TOO_LATE:
                return []
            if error.code < 500:
                sys.exit(json.load(error)["text"])
        except OSError:
            pass
        time.sleep(1)


def told(match: str, ticket: str) -> Iterator[dict[str, Any]]:
    """Yield all news. A stream that breaks is resumed after the last number."""
    after = 0
    while True:
        try:
            for line in ask(f"{match}/stream?after={after}", ticket):
                message = json.loads(line)
                if message["told"] == "news":
                    after = message["number"]
                    yield message
        except OSError:
            time.sleep(1)


def play(link: str, name: str) -> None:
    parts = urlsplit(link)  # http://table:1212/play/MATCH#TICKET
    match, ticket = f"{parts.scheme}://{parts.netloc}{parts.path.replace('/play/', '/matches/')}", parts.fragment
    ask(f"{match}/join", ticket, {"client": CLIENT, "name": name, "contribution": secrets.token_hex(16)})
    for news in told(match, ticket):
        if result := news["result"]:
            print(f"{news['seat']}: {result['winner'] or 'nobody'} won, {result['reason']}")
            return
        sight = news["sight"]
        if sight and sight["to_move"] == news["seat"]:
            word = "".join(random.choice(sight["legal"]))  # a word is sent as the steps that build it
            ask(f"{match}/act", ticket, {"client": CLIENT, "answers": news["number"], "words": [word]})


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "table_bot")

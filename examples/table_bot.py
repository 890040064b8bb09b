#!/usr/bin/env python3
"""A bot for any table that needs only Python's standard library: python table_bot.py LINK [NAME]

It takes the seat of the link, listens to the stream, and answers with a random legal action until the match is over.
Before that it takes part in fate: it commits to a contribution, and reveals it when all have committed to theirs. After
it, it checks that the match was drawn from nothing else.
"""

import hashlib
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
TOO_OFTEN = 429


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
            if error.code == TOO_OFTEN and "Retry-After" in error.headers:
                time.sleep(int(error.headers["Retry-After"]))
                continue
            if error.code < 500:
                sys.exit(json.load(error)["text"])
        except OSError:
            pass
        time.sleep(1)


def sha256(hexadecimal: str) -> str:
    return hashlib.sha256(bytes.fromhex(hexadecimal)).hexdigest()


class Fate:
    """Our part in fate, and what we were told before we revealed it."""

    def __init__(self) -> None:
        self.round, self.contribution, self.table, self.seats, self.agreed = -1, "", "", dict[str, str](), list[str]()

    def part_in(self, news: dict[str, Any]) -> dict[str, Any] | None:
        """What to send for the match to begin, if it is our turn to send something."""
        match, seat = news["match"], news["seat"]
        if match["contributions"] or match["withdrawn"] < self.round:
            return None  # it has begun, or the table counts back
        if match["withdrawn"] > self.round:  # the first time, or somebody has withdrawn: all commit anew
            self.round, self.contribution = match["withdrawn"], secrets.token_hex(32)
            options = [f"option {name} {value}" for name, value in sorted(match["options"].items())]
            self.agreed = [f"scenario {match['scenario']}", *options, *["position"] * match["is_set"]]
            self.table, self.seats = match["commitment"], {}
        told, own = match["commitments"], sha256(self.contribution)
        if seat not in told:
            return {"what": "commit", "round": self.round, "commitment": own}
        fixed = told.keys() == news["seats"].keys() and told[seat] == own and match["commitment"] == self.table
        if not fixed or seat in match["revealed"]:
            return None
        self.seats = self.seats or told
        return {"what": "reveal", "round": self.round, "contribution": self.contribution}

    def judge(self, record: str) -> str:
        """Whether the record was drawn from what we know; `gonfalon verify` also repeats every draw."""
        lines = [line.rpartition("  #")[0] for line in record.splitlines()]
        agreed = [line.split(" {")[0] for line in lines if line.startswith(("scenario ", "option ", "position "))]
        said = dict(line.rsplit(" ", 1) for line in lines if " " in line)
        kept = {"secret": self.table} | {f"contribution {seat}": told for seat, told in self.seats.items()}
        try:
            drawn = all(sha256(said[name]) == commitment for name, commitment in kept.items())
        except (KeyError, ValueError):
            drawn = False
        honest = self.seats and drawn and said.get("commitment") == self.table and agreed == self.agreed
        again = f"; made anew {self.round} times" if self.round > 0 else ""
        return f"fate: {'as all had committed to' if honest else 'NOT as all had committed to'}{again}"


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
    parts = urlsplit(link)  # http://table:1212/play/MATCH#INVITATION
    match, invitation = f"{parts.scheme}://{parts.netloc}{parts.path.replace('/play/', '/v1/matches/')}", parts.fragment
    joined = ask(f"{match}/join", invitation, {"client": CLIENT, "name": name})
    ticket = json.load(joined)["ticket"]  # the invitation is spent; from here on this is the seat
    fate = Fate()
    for news in told(match, ticket):
        if part := fate.part_in(news):
            ask(f"{match}/{part.pop('what')}", ticket, {"client": CLIENT, **part})
        if result := news["result"]:
            print(f"{news['seat']}: {result['winner'] or 'nobody'} won, {result['reason']}")
            print(fate.judge(ask(f"{match}/record", ticket).read().decode()))
            return
        sight = news["sight"]
        if sight and sight["to_move"] == news["seat"]:
            word = "".join(random.choice(sight["legal"]))  # a word is sent as the steps that build it
            ask(f"{match}/act", ticket, {"client": CLIENT, "answers": news["number"], "words": [word]})


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "table_bot")

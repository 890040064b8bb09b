"""Positions in a few words, and the public door to play them through.

    s = position("richard:4c' ala-afdal:2 sable:gone saladin:6aside", crusaders="5+2", tracks="5 0")

A Banner that is named has so many lances, `c` Committed and `'` Ordered; `gone` is eliminated, `6aside` set aside with
six. All others are whole, Uncommitted and Deployed (`ordered="crusaders ayyubids"` turns every card of these sides).
`5+2` are five Orders Available and two Spent. What lances and Orders are missing is in the box, but for those on the
Losses Tracks, the Crusaders' first. It is the Activation phase, and `who` is about to act.
"""

import random
import re
from typing import Any

import msgspec

from gonfalon.core import ARBITER, FATE, News, Refusal, Setup
from gonfalon.games.saladin import Saladin
from gonfalon.games.saladin import game as open_game
from gonfalon.games.saladin.edition import load
from gonfalon.games.saladin.interface.views import BannerView, PoolView, SaladinView
from gonfalon.games.saladin.rules.state import State

GAME = open_game()
EDITION = load(Saladin.own_edition())
SIDES = ("crusaders", "ayyubids")
SEATS = {"crusaders": 0, "ayyubids": 1, "fate": FATE}
_BANNER = re.compile(r"(?P<tag>[a-z-]+):(?:(?P<gone>gone)|(?P<lances>\d+)(?P<aside>aside)?(?P<c>c)?)(?P<turned>')?")


def position(
    field: str = "",
    *,
    scenario: str = "arsuf",
    who: str = "crusaders",
    crusaders: str | None = None,
    ayyubids: str | None = None,
    tracks: str = "0 0",
    ordered: str = "",
    leaders: str = "",
    passed: str = "",
    done: str = "",
    garrison: int | None = None,
    twelfth: str = "waits",
    shield: str | None = None,
    fire: str = "",
    turn: int = 2,
    game: Saladin = GAME,
) -> State:
    """Somebody's activation. `leaders` are those Ordered, `done` what they did that can be done once; `fire` is
    "burning" or "fed"; `twelfth` says whether the Order in Arsuf waits or is "won"."""
    view = game.view(game.begin(Setup(scenario)), ARBITER)
    banners = _banners(view, field, ordered.split())
    lost = dict.fromkeys(SIDES, 0)
    for banner in banners:
        lost[banner.side] += banner.full - banner.lances
    if garrison is not None:
        lost["ayyubids"] += view.garrison - garrison
    pools = {}
    for side, orders, track in zip(SIDES, (crusaders, ayyubids), map(int, tracks.split()), strict=True):
        pool = msgspec.structs.replace(
            _orders(view.pools[side], orders, side == "crusaders" and twelfth == "won"),
            track=track,
            boxed_lances=lost[side] - track,
            leader_ordered=side in (*ordered.split(), *leaders.split()),
            leader_spent=[action for action in done.split() if (action == "horns") == (side == "crusaders")],
            passed=side in passed.split(),
        )
        assert min(pool.box, pool.boxed_lances) >= 0, f"the {side} have too much"
        pools[side] = pool
    return sound(
        game.guess(
            msgspec.structs.replace(
                view,
                turn=turn,
                question="activate",
                asked=who,
                initiative=who,
                banners=banners,
                pools=pools,
                garrison=view.garrison if garrison is None else garrison,
                garrison_orders=0 if twelfth == "won" else view.garrison_orders,
                shield=shield,
                fire=bool(fire),
                fed=fire == "fed",
                horns="horns" in done.split(),
            )
        ).draw(random.Random(0))
    )


def _banners(view: SaladinView, field: str, ordered: list[str]) -> list[BannerView]:
    banners = {banner.tag: msgspec.structs.replace(banner, ordered=banner.side in ordered) for banner in view.banners}
    for text in field.split():
        match = _BANNER.fullmatch(text)
        assert match, f"{text!r} is no Banner"
        old = banners[match["tag"]]
        never_given = old.tag == "husam-lulu"
        banners[old.tag] = msgspec.structs.replace(
            old,
            lances=int(match["lances"] or 0),
            place="aside" if match["aside"] else "in-play" if match["lances"] else "boxed" if never_given else "given",
            committed=bool(match["c"]),
            ordered=old.ordered or bool(match["turned"]),
        )
    return list(banners.values())


def _orders(pool: PoolView, text: str | None, won: bool) -> PoolView:
    total = pool.available + won
    available, spent = map(int, text.split("+")) if text else (total, 0)
    return msgspec.structs.replace(pool, available=available, spent=spent, box=total - available - spent)


def sound(s: State) -> State:
    assert GAME.faults(s) == []
    return s


def opening(scenario: str = "arsuf", game: Saladin = GAME) -> State:
    return game.begin(Setup(scenario))


def edition() -> dict[str, Any]:
    """Our edition as plain data, to be changed and played with `edited`."""
    data: dict[str, Any] = msgspec.json.decode(Saladin.own_edition())
    return data


def entry(data: dict[str, Any], tag: str, scenario: int = 0) -> Any:
    """A Banner of an edition."""
    return next(banner for banner in data["scenarios"][scenario]["banners"] if banner["tag"] == tag)


def edited(data: dict[str, Any]) -> Saladin:
    return open_game(msgspec.json.encode(data))


def to_move(s: State) -> str:
    return GAME.seat_name(GAME.rules.to_move(s))


def do(s: State, seat: str, words: str) -> list[msgspec.Struct]:
    """Let a seat, or fate, say these words. Gives what everybody was told of it."""
    action = GAME.check(s, SEATS[seat], words)
    s.news = News()
    GAME.rules.apply(s, action)
    told = s.news.heard_by(ARBITER)
    s.news = None
    sound(s)
    return told


def run(s: State, *words: str) -> list[msgspec.Struct]:
    """Let whoever is to move say each of these in turn; "roll two one" stands for the dice that are asked for."""
    told = []
    for line in words:
        verb, *faces = line.split()
        if verb == "roll":
            for face in faces:
                told += do(s, "fate", f"roll {_colour(s)} {face}")
        else:
            told += do(s, to_move(s), line)
    return told


def _colour(s: State) -> str:
    deed = GAME.view(s, ARBITER).deed
    return "red" if deed and len(deed.rolled) < deed.red else "green"


def asked_dice(s: State) -> tuple[int, int]:
    """How many red and green dice are to be rolled."""
    deed = GAME.view(s, ARBITER).deed
    assert deed
    assert to_move(s) == "fate"
    return deed.red, deed.green


def legal_words(s: State, start: str = "") -> list[str]:
    return [word for word in (GAME.word(s, action) for action in GAME.rules.legal(s)) if word.startswith(start)]


def allows(s: State, words: str) -> bool:
    """Whether the one who is to move may say this."""
    return words in legal_words(s)


def refused(s: State, words: str, seat: str | None = None) -> tuple[str, str]:
    """The code and the rule with which the one who is to move, or this seat, is refused."""
    try:
        GAME.check(s, SEATS[seat or to_move(s)], words)
    except Refusal as refusal:
        return refusal.code, refusal.rule
    raise AssertionError(f"{words!r} is legal")


def banner(s: State, tag: str) -> str:
    """A Banner in the spelling of `position`, only that `boxed` is told from `gone`."""
    seen = next(seen for seen in GAME.view(s, ARBITER).banners if seen.tag == tag)
    if seen.place == "in-play":
        return f"{seen.lances}{'c' if seen.status == 'committed' else ''}{chr(39) if seen.ordered else ''}"
    return {"aside": f"{seen.lances}aside", "given": "gone", "boxed": "boxed"}[seen.place]


def banners(s: State, tags: str) -> str:
    return " ".join(f"{tag}:{banner(s, tag)}" for tag in tags.split())


def orders(s: State, side: str) -> str:
    pool = GAME.view(s, ARBITER).pools[side]
    return f"{pool.available}+{pool.spent}"


def box(s: State, side: str) -> int:
    return GAME.view(s, ARBITER).pools[side].box


def tracks(s: State) -> str:
    pools = GAME.view(s, ARBITER).pools
    return f"{pools['crusaders'].track} {pools['ayyubids'].track}"


def leader(s: State, side: str) -> str:
    return "ordered" if GAME.view(s, ARBITER).pools[side].leader_ordered else "deployed"


def question(s: State) -> str:
    """Who is asked what, as in "ayyubids react"."""
    view = GAME.view(s, ARBITER)
    return f"{view.asked} {view.question}"


def ending(s: State) -> tuple[str | None, str] | None:
    result = GAME.rules.result(s)
    return None if result is None else (result.winner, result.rule)


def kinds(events: list[msgspec.Struct]) -> list[str]:
    return [str(event.__struct_config__.tag) for event in events]


def last_pass(field: str = "", **more: Any) -> State:
    """Everything is Ordered and the Ayyubids have passed: one more pass ends the turn."""
    s = position(field, ordered="crusaders ayyubids", passed="ayyubids", **more)
    assert legal_words(s, "pass") == ["pass"]
    return s

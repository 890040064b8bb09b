"""Cards are data: a new card needs no code, and a card that cannot be played is refused with the reason."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.core import ARBITER, NOBODY, EditionError, Scenario, Setup, Source
from gonfalon.core.editions import edition_digest
from tests.games.saladin.positions import (
    EDITION,
    GAME,
    asked_dice,
    banner,
    edited,
    edition,
    entry,
    legal_words,
    orders,
    position,
    refused,
    run,
    to_move,
)

SOURCE = dict.fromkeys(("status", "when_ordered", "name", "cost", "effect"), "reconstructed")


def action(name: str, cost: int, effect: str, red: int = 0, green: int = 0, **more: Any) -> dict[str, Any]:
    plain = {"status": "any", "when_ordered": False, "source": SOURCE}
    return {"name": name, "cost": cost, "effect": effect, "red": red, "green": green, **plain, **more}


def with_card(tag: str, *actions: dict[str, Any], scenario: int = 0, **more: Any) -> dict[str, Any]:
    """Our edition with another card for one Banner."""
    data = edition()
    card = entry(data, tag, scenario)["card"]
    card.update(actions=list(actions), **more)
    return data


NEW_CARD = with_card(
    "aslam",
    action("ambush", 1, "feint", red=2, reaction=True),
    action("javelins", 3, "fight", red=1, green=3, when_ordered=True),
    action("set-fire", 1, "light-fire"),
    action("taunt", 0, "sacrifice", red=1),
    targets={"naplouse": ["uncommitted", "reaction"], "lusignan": ["uncommitted"]},
)


def test_new_card_plays_without_new_code() -> None:
    """A card made of existing effects, mixed as on no card of ours, plays at once."""
    s = position(who="ayyubids", crusaders="9+0", game=edited(NEW_CARD))
    assert legal_words(s, "order aslam") == [
        "order aslam javelins naplouse",
        "order aslam javelins lusignan",
        "order aslam set-fire",
        "order aslam taunt",
    ]
    run(s, "order aslam taunt", "roll two")
    assert (banner(s, "aslam"), orders(s, "crusaders")) == ("7'", "8+1")
    run(s, "order richard hold")
    assert legal_words(s, "order aslam") == ["order aslam javelins naplouse", "order aslam javelins lusignan"]
    run(s, "order aslam javelins lusignan")
    assert asked_dice(s) == (1, 3)
    run(s, "roll nothing one one nothing")
    assert (banner(s, "aslam"), banner(s, "lusignan")) == ("7'", "6")


def test_new_reaction_plays_without_new_code() -> None:
    """The new card's Reaction answers a charge at somebody else, two lances of which go to the box."""
    s = position(game=edited(NEW_CARD))
    run(s, "order naplouse charge sulayman")
    assert legal_words(s) == ["react sulayman evade", "react aslam ambush", "endure"]
    run(s, "react aslam ambush", "roll one one")
    assert (banner(s, "naplouse"), banner(s, "aslam"), to_move(s)) == ("7'", "7", "ayyubids")


def test_games_with_the_new_card_end() -> None:
    """Random games with it are sound to the end."""
    game, rng = edited(NEW_CARD), random.Random(7)
    for _ in range(6):
        s = game.begin(Setup("arsuf"))
        while game.rules.to_move(s) != NOBODY:
            assert game.faults(s) == []
            game.rules.apply(s, rng.choice(game.rules.legal(s)))
        assert game.view(s, ARBITER).turn <= 13


def test_leaders_may_trade_actions() -> None:
    """What needs pieces that a scenario lacks is never offered: no Horns at Arsuf, no Cross without Châtillon."""
    data = edition()
    data["scenarios"][0]["leaders"][0]["actions"].append({"action": "horns", "source": "reconstructed"})
    data["scenarios"][0]["leaders"][1]["actions"].append({"action": "true-cross", "source": "reconstructed"})
    s = position(crusaders="2+1", game=edited(data))
    assert legal_words(s, "leader") == ["leader recover"]
    assert refused(s, "leader horns") == ("horns-impossible", "S6.3")
    s = position(who="ayyubids", game=edited(data))
    assert legal_words(s, "leader") == ["leader stand-by"]
    assert refused(s, "leader true-cross") == ("cross-guarded", "S6.4")


def test_another_die() -> None:
    """The faces of the die are the edition's, and so are the odds."""
    data = edition()
    data["die"] = ["one", "one", "one", "two", "two", "nothing"]
    s = position(game=edited(data))
    run(s, "order henry-ii loose ala-afdal")
    assert edited(data).rules.weights(s) == [1, 3, 2, 0]


def test_an_edition_speaks_for_itself() -> None:
    """Titles and the note of somebody's own edition stand as they are, in every language."""
    data = edition() | {"note": "From my own box."}
    data["scenarios"][0] |= {"name": "acre", "title": "Acre 1189"}
    told = edited(data).speaking("es")
    assert told.scenarios[0] == Scenario("acre", "Acre 1189")
    assert told.scenarios[1] == GAME.speaking("es").scenarios[1]
    assert (told.title_of("acre"), told.title_of("ascalon")) == ("Acre 1189", "ascalon")
    assert told.about.provenance == "From my own box."
    assert "partly from the booklet" in GAME.about.provenance


def test_every_entry_has_its_source() -> None:
    """Printed, reviewed, inferred or reconstructed: our edition says of each entry how we know it."""
    sources = {a.source.effect for s in EDITION.scenarios for b in s.banners for a in b.card.actions}
    assert sources == {Source.PRINTED, Source.INFERRED, Source.RECONSTRUCTED}
    assert {a.source.name for s in EDITION.scenarios for b in s.banners for a in b.card.actions} == set(Source)


def test_sources_may_be_mended() -> None:
    """What an entry is known from does not change what the edition means for play; a number does."""
    assert edition_digest(GAME.edition) == "b49e5e2a5267a23d"
    data = edition()
    entry(data, "richard")["source"]["lances"] = "printed"
    assert edition_digest(edited(data).edition) == edition_digest(GAME.edition)
    entry(data, "richard")["lances"] = 8
    assert edition_digest(edited(data).edition) != edition_digest(GAME.edition)


def _scenario(data: dict[str, Any]) -> Any:
    return data["scenarios"][0]


def _richard(data: dict[str, Any]) -> Any:
    return entry(data, "richard")["card"]


def _follow_chain(data: dict[str, Any]) -> None:
    entry(data, "henry-ii")["card"]["follows"] = "ala-afdal"
    entry(data, "henry-ii")["card"]["actions"][3]["status"] = "any"


def _many(data: dict[str, Any]) -> None:
    aslam = entry(data, "aslam")
    _scenario(data)["banners"] += [{**aslam, "tag": f"aslam-{number}"} for number in range(3)]


FAULTS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "two-of-a-name": (
        lambda d: entry(d, "richard").update(tag="sable"),
        "there are two of 'sable' - at `scenarios[0].banners[2].tag`",
    ),
    "leaders-in-order": (
        lambda d: _scenario(d)["leaders"].reverse(), "there must be a Crusader Leader and an Ayyubid one",
    ),
    "unknown-target": (
        lambda d: _richard(d).update(targets={"tancred": ["committed"]}),
        "the card of Richard names 'tancred', which is no enemy Banner",
    ),
    "follower-of-a-follower": (
        _follow_chain, "Henry II follows 'ala-afdal', who has no status of his own",
    ),
    "unknown-recipient": (
        lambda d: entry(d, "aslam")["card"]["actions"][0].update(recipients=["tancred"]),
        "Aslam would reinforce 'tancred', which is no Banner of his side",
    ),
    "nothing-free": (
        lambda d: _richard(d)["actions"].pop(2),
        "Richard has no action that costs nothing and never fails while uncommitted",
    ),
    "nothing-free-at-the-horns": (
        lambda d: entry(d, "saladin", 1)["horns_card"]["actions"].pop(),
        "Saladin has no action that costs nothing and never fails while uncommitted",
    ),
    "one-action-twice": (
        lambda d: _richard(d)["actions"].append(_richard(d)["actions"][0]),
        "there are two of 'charge' - at `scenarios[0].banners[0].card.actions[",
    ),
    "dice-at-nobody": (
        lambda d: _richard(d)["actions"][5].update(red=1), "'rout' of Richard rolls dice at nobody",
    ),
    "feint-unprovoked": (
        lambda d: entry(d, "taqi-al-din", 1)["card"]["actions"][5].update(reaction=False),
        "'feint' of Taqi al-Din can only be a Reaction",
    ),
    "strange-reaction": (
        lambda d: entry(d, "saladin")["card"]["actions"][1].update(reaction=True),
        "'sacrifice' of Saladin cannot be a Reaction",
    ),
    "storming-ones-own-town": (
        lambda d: entry(d, "aslam")["card"]["actions"][1].update(effect="storm-garrison"),
        "'reinforce-arsuf' of Aslam is not for the ayyubids",
    ),
    "manning-the-enemys-town": (
        lambda d: entry(d, "lusignan")["card"]["actions"][1].update(effect="reinforce-garrison"),
        "'arsuf' of Lusignan is not for the crusaders",
    ),
    "free-fight-with-nobody": (
        lambda d: entry(d, "naplouse")["card"]["targets"].update(sulayman=["committed"]),
        "Naplouse has no action that costs nothing and never fails while uncommitted",
    ),
    "nobody-left": (
        lambda d: [banner.update(side="crusaders") for banner in _scenario(d)["banners"]],
        "the ayyubids have no Banner",
    ),
    "banner-like-the-town": (
        lambda d: entry(d, "aslam").update(tag="arsuf"), "a Banner cannot be called 'arsuf', like the town",
    ),
    "recipient-twice": (
        lambda d: entry(d, "aslam")["card"]["actions"][0].update(recipients=["ala-afdal", "ala-afdal"]),
        "there are two of 'ala-afdal'",
    ),
    "leaders-action-twice": (
        lambda d: _scenario(d)["leaders"][0]["actions"].append(_scenario(d)["leaders"][0]["actions"][0]),
        "there are two of 'recover'",
    ),
    "two-scenarios-of-a-name": (
        lambda d: d["scenarios"][1].update(name="arsuf"), "there are two of 'arsuf' - at `scenarios[1].name`",
    ),
}  # fmt: skip


UNREADABLE: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "face": (lambda d: d.update(die=["three"] * 6), "Invalid enum value 'three' - at `die"),
    "effect": (lambda d: _richard(d)["actions"][0].update(effect="fly"), "Invalid enum value 'fly'"),
    "leader-action": (lambda d: _scenario(d)["leaders"][0]["actions"][0].update(action="flee"), "'flee'"),
    "unknown-field": (lambda d: d.update(colour="red"), "unknown field `colour`"),
    "five-faces": (lambda d: d["die"].pop(), "Expected `array` of length >= 6 - at `die`"),
    "no-orders": (lambda d: _scenario(d)["orders"].pop("ayyubids"), "length >= 2 - at `scenarios[0].orders`"),
    "no-lances": (lambda d: entry(d, "richard").update(lances=0), "Expected `int` >= 1"),
    "too-many-dice": (lambda d: _richard(d)["actions"][0].update(red=4), "Expected `int` <= 3"),
    "bad-tag": (lambda d: entry(d, "richard").update(tag="Richard I"), "matching regex"),
    "too-many-banners": (_many, "Expected `array` of length <= 14"),
    "too-many-actions": (
        lambda d: _richard(d).update(actions=_richard(d)["actions"] * 3), "Expected `array` of length <= 16",
    ),
    "no-source": (lambda d: entry(d, "richard").pop("source"), "missing required field `source`"),
}  # fmt: skip


@pytest.mark.parametrize("name", [*FAULTS, *UNREADABLE])
def test_edition_with_a_fault(name: str) -> None:
    """A fault is refused with a sentence that names it, and what is not even of the right form with its place."""
    spoil, message = (FAULTS | UNREADABLE)[name]
    data = edition()
    spoil(data)
    with pytest.raises(EditionError) as caught:
        edited(data)
    cannot = "played with" if name in FAULTS else "read"
    assert str(caught.value).startswith(f"This edition file cannot be {cannot}: ")
    assert message in str(caught.value)

"""Games that speak other languages."""

import msgspec

from gonfalon.core import Refusal, Words, registry
from gonfalon.core.texts import LANGUAGES
from tests.test_sentences import messages

FIRST_EDITION = "8df33ea10ffa95e0"
"""Of Las Navas; it can still be played."""


def test_units_have_names_in_every_language() -> None:
    """Each kind of unit and each Banner is named as its edition prints it, and in Spanish as people there say it."""
    navas, saladin = registry.find("navas"), registry.find("saladin")
    editions = [navas.edition, registry.opened("navas", 1, FIRST_EDITION).edition]
    units = {f"unit-{unit.kind}": unit.name for each in editions for unit in each.units}  # type: ignore[attr-defined]
    entries = [banner for entry in saladin.edition.scenarios for banner in entry.banners]  # type: ignore[attr-defined]
    banners = {f"banner-{banner.tag}": banner.name for banner in entries}
    for game, names, start in ((navas, units, "unit-"), (saladin, banners, "banner-")):
        package = game.package
        assert {key for key in messages("en", package) if key.startswith(start)} == set(names)
        words = {locale: Words.of(locale, package) for locale in LANGUAGES}
        assert {key: words["en"].say(key) for key in names} == names
        assert all(key in messages(locale, package) for key in names for locale in LANGUAGES)


def test_an_edition_keeps_its_own_names() -> None:
    """Whoever prints other names finds them in every language; what is left as it was is translated."""
    edition = registry.find("navas").edition
    units = edition.units  # type: ignore[attr-defined]
    units[0] = msgspec.structs.replace(units[0], name="Men of Jaen")
    told = registry.find("navas", msgspec.json.encode(edition)).speaking("es")
    said = [told.say(Refusal("immobile", "N5.2", "", facts={"unit": unit.tag})) for unit in (units[0], units[5])]
    assert [line.removesuffix(": esta unidad no se mueve nunca.") for line in said] == [
        "Men of Jaen",
        "Guardia Negra",
    ]

"""What a game's catalogue says of the game and of its battles."""

from gonfalon.core import About, Edition, Scenario, Words
from gonfalon.core.about import about_in, scenario_in

WORDS = Words(
    "en",
    """
about-title = Coin
about-battle = None
about-length = A minute
about-luck = Much
about-information = Secret numbers
about-credits = Nobody
about-provenance = From memory
scenario-plain = A plain evening
scenario-long = A long evening
battle-long = It never ends.
""",
)


def edition(note: str = "") -> Edition:
    return Edition(edition="coin-1", title="Coin", note=note)


def test_about_a_game() -> None:
    """Each part stands in its place, and an edition with a note speaks for itself."""
    told = ("Coin", "None", "A minute", "Much", "Secret numbers", "Nobody")
    assert about_in(WORDS, edition()) == About(*told, "From memory")
    assert about_in(WORDS, edition("From the box")) == About(*told, "From the box")


def test_about_a_scenario() -> None:
    """It has its title, and its battle if the catalogue tells it."""
    assert scenario_in(WORDS, "plain") == Scenario("plain", "A plain evening", "")
    assert scenario_in(WORDS, "long") == Scenario("long", "A long evening", "It never ends.")


def test_about_a_scenario_of_an_edition() -> None:
    """One that an edition prints is called as it is printed there."""
    assert scenario_in(WORDS, "odd", "An odd evening") == Scenario("odd", "An odd evening", "")
    assert scenario_in(WORDS, "long", "A long night") == Scenario("long", "A long night", "It never ends.")

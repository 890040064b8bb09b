"""The pages of the Python reference: what each public door of the package offers, as the code itself says."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Door:
    title: str
    about: str
    modules: tuple[str, ...]
    """Packages with `__all__` are shown by it, everything else whole."""
    elsewhere: tuple[str, ...] = ()
    """Names that another page shows."""


DOORS = {
    "core": Door(
        "The core",
        "What a game, a bot or a client needs, all imported from one place; and the registry that finds games.",
        ("gonfalon.core", "gonfalon.core.registry"),
        ("Game", "Rules", "talk"),
    ),
    "games": Door(
        "The contract of a game",
        "What a game implements, part by part, and what its board in a terminal does.",
        (
            "gonfalon.core.rules",
            "gonfalon.core.knowledge",
            "gonfalon.core.language",
            "gonfalon.core.proof",
            "gonfalon.core.game",
            "gonfalon.terminal.board",
        ),
    ),
    "bots": Door("Bots", "Players that choose from what their seat is shown.", ("gonfalon.bots",)),
    "review": Door("Looking back", "How a finished match came about: luck, skill and mistakes.", ("gonfalon.review",)),
    "lab": Door(
        "The laboratory",
        "Many games at once: proofs, measurements and training.",
        (
            "gonfalon.lab.fuzz",
            "gonfalon.lab.random_games",
            "gonfalon.lab.duel",
            "gonfalon.lab.ladder",
            "gonfalon.lab.study",
            "gonfalon.lab.runs.run",
            "gonfalon.lab.runs.planned",
            "gonfalon.lab.runs.played",
            "gonfalon.lab.shares",
            "gonfalon.lab.ratings",
            "gonfalon.lab.training.train",
        ),
    ),
    "protocol": Door(
        "The protocol",
        "The messages between a table and its clients, and a client in Python.",
        (
            "gonfalon.protocol.client",
            "gonfalon.protocol.credentials",
            "gonfalon.protocol.requests",
            "gonfalon.protocol.responses",
            "gonfalon.protocol.updates",
        ),
    ),
    "interop": Door(
        "For other people's tools",
        "The battles as environments of PettingZoo and as games of OpenSpiel.",
        ("gonfalon.interop.aec", "gonfalon.interop.spiel", "gonfalon.interop.battle"),
    ),
}


def door_page(door: Door) -> str:
    """For Sphinx, which reads the code when it builds the page."""
    return "\n".join([_heading(door.title, "="), door.about, "", *(_module(name, door) for name in door.modules)])


def first_page() -> str:
    links = [f"- :doc:`{door.title} <{name}>`: {door.about}" for name, door in DOORS.items()]
    about = (
        "Written from the code and its docstrings. Whatever is not here is nobody's business but ours, and may change."
    )
    return "\n".join([_heading("Python reference", "="), about, "", *links, ""])


def code_page(title: str, files: list[tuple[str, str]]) -> str:
    """Files as they are; each with its name and its path from the page."""
    shown = [
        f"{_heading(name, '-')}\n.. literalinclude:: {path}\n   :language: {_language(name)}\n" for name, path in files
    ]
    return "\n".join([_heading(f"``{title}``", "="), *shown])


def _module(name: str, door: Door) -> str:
    options = ["   :members:", "   :undoc-members:", "   :show-inheritance:"]
    if door.elsewhere:
        options.append(f"   :exclude-members: {', '.join(door.elsewhere)}")
    return "\n".join([_heading(name, "-"), f".. automodule:: {name}", *options, ""])


def _heading(title: str, line: str) -> str:
    return f"{title}\n{line * len(title)}\n"


def _language(name: str) -> str:
    return {"py": "python", "toml": "toml", "json": "json", "md": "markdown"}.get(name.rpartition(".")[2], "text")

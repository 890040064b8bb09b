"""The words and links around every page of the site, in each language."""

from dataclasses import dataclass

from docs.site.python_api import DOORS


@dataclass(frozen=True)
class Entry:
    title: str
    place: str
    """A page, or a file beside the pages."""

    @property
    def is_page(self) -> bool:
        return not self.place.startswith("play/")


Sections = dict[str, list[Entry]]


@dataclass(frozen=True)
class Words:
    skip: str
    contents: str
    play: str
    search: str
    languages: str


WORDS = {
    "en": Words("Skip to the text", "Contents", "Play now", "Search", "Languages"),
    "es": Words("Ir al texto", "Índice", "Jugar ahora", "Buscar", "Idiomas"),
    "fr": Words("Aller au texte", "Sommaire", "Jouer", "Chercher", "Langues"),
}
PROOFS = {
    "navas": "Las Navas",
    "saladin": "Saladin",
    "sword": "On hexes",
    "fate": "Draws",
    "wire": "Secrets",
    "peeking": "Peeking",
    "faults": "Faults",
    "flood": "Floods",
    "browser": "The browser",
    "page": "The page without a server",
    "terminal": "The terminal",
    "review": "The review",
    "lab": "The laboratory",
    "mutation": "Mutations",
}


def _rules(language: str, saladin: str, hexes: str) -> list[Entry]:
    titles = {"navas": "Las Navas de Tolosa 1212", "saladin": saladin, "sword": hexes}
    return [Entry(title, f"play/rules/{game}.{language}.html") for game, title in titles.items()]


SECTIONS: dict[str, Sections] = {
    "en": {
        "Play": [Entry("Gonfalon", "index"), Entry("How to play", "playing"), Entry("Gallery", "gallery")],
        "Rules": _rules("en", "Saladin: Arsuf, Hattin", "Las Navas on hexes"),
        "Build": [
            Entry("Adding a game", "adding-a-game"),
            Entry("The protocol", "protocol"),
            Entry("HTTP API", "http-api"),
            Entry("For research", "research"),
            Entry("The laboratory", "laboratory"),
        ],
        "Python": [
            Entry("Reference", "api/index"),
            *(Entry(door.title, f"api/{name}") for name, door in DOORS.items()),
        ],
        "Run a server": [
            Entry("Operating", "operating"),
            Entry("Performance", "performance"),
            Entry("Scale", "scale"),
            Entry("Security", "security"),
        ],
        "Measured": [Entry("Strength", "strength"), Entry("Balance", "balance"), Entry("Training", "training")],
        "Reports": [Entry(title, f"reports/{name}") for name, title in PROOFS.items()],
        "The project": [
            Entry("Architecture", "architecture"),
            Entry("Records", "architecture/records"),
            Entry("Bots", "architecture/bots"),
            Entry("The server", "architecture/server"),
            Entry("The browser client", "architecture/browser"),
            Entry("Contributing", "contributing"),
            Entry("Scripts", "scripts"),
            Entry("Releases", "releasing"),
            Entry("Changes", "changelog"),
            Entry("Licences", "play/notices.txt"),
        ],
    },
    "es": {
        "Jugar": [Entry("Gonfalon", "es/index"), Entry("Cómo se juega", "es/playing")],
        "Reglas": _rules("es", "Saladino: Arsuf, Hattin", "Las Navas en hexágonos"),
        "En inglés": [
            Entry("Galería", "gallery"),
            Entry("Protocolo", "protocol"),
            Entry("Administrar un servidor", "operating"),
            Entry("Añadir un juego", "adding-a-game"),
            Entry("Arquitectura", "architecture"),
            Entry("Licencias", "play/notices.txt"),
        ],
    },
    "fr": {
        "Jouer": [Entry("Gonfalon", "fr/index"), Entry("Comment jouer", "fr/playing")],
        "Règles": _rules("fr", "Saladin : Arsuf, Hattin", "Las Navas sur hexagones"),
        "En anglais": [
            Entry("Galerie", "gallery"),
            Entry("Protocole", "protocol"),
            Entry("Gérer un serveur", "operating"),
            Entry("Ajouter un jeu", "adding-a-game"),
            Entry("Architecture", "architecture"),
            Entry("Licences", "play/notices.txt"),
        ],
    },
}

"""Events, prompts, results and refusals as sentences."""

import msgspec

from gonfalon.core import Prompt, Refusal, Result, Words
from gonfalon.games.sword.edition import SwordEdition


class Teller:
    def __init__(self, edition: SwordEdition, locale: str = "en") -> None:
        self.words = Words.of(locale, "gonfalon.core", "gonfalon.games.sword")

    def say(self, thing: msgspec.Struct | Refusal) -> str:
        if isinstance(thing, Refusal):
            return self.words.say(f"refusal-{thing.code}", thing.facts)
        if isinstance(thing, Prompt):
            return self.words.say(thing.question, thing.facts)
        if isinstance(thing, Result):
            return self.words.say(f"result-{thing.reason}", {"winner": thing.winner or "nobody"})
        return str(thing)

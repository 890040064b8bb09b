"""What a person wishes of this terminal, kept from one match to the next."""

import msgspec

from gonfalon.terminal.session import saves

FILE = "wishes.json"


class Wishes(msgspec.Struct):
    """`odds`: show them before an action that depends on luck. `bell`: ring when it is one's turn."""

    odds: bool = True
    bell: bool = False

    @staticmethod
    def kept() -> "Wishes":
        try:
            return msgspec.json.decode((saves.home() / FILE).read_bytes(), type=Wishes)
        except (OSError, msgspec.DecodeError):
            return Wishes()

    def keep(self) -> None:
        saves.home().mkdir(parents=True, exist_ok=True)
        saves.write(saves.home() / FILE, msgspec.json.encode(self))

"""A scenario's pieces as plain lists that the rules can read fast."""

from typing import Final

from gonfalon.games.saladin.edition import ActionEntry, BannerEntry, CardEntry, SaladinEdition, ScenarioEntry

CRUSADERS: Final = 0
AYYUBIDS: Final = 1
SIDES: Final = ("crusaders", "ayyubids")

UNCOMMITTED: Final = 0
COMMITTED: Final = 1
ANY_STATUS: Final = 2
REACTION: Final = 2
STATUSES: Final = ("uncommitted", "committed", "any")
LISTED: Final = ("uncommitted", "committed", "reaction")

NONE: Final = -1
GARRISON: Final = 15
"""The lances in Arsuf, where a Banner's number is expected."""

EFFECTS: Final = (
    "fight",
    "stand",
    "suffer",
    "shield-wall",
    "reinforce",
    "reinforce-garrison",
    "storm-garrison",
    "light-fire",
    "feed-fire",
    "sacrifice",
    "feint",
)

FIGHT: Final = 0
STAND: Final = 1
SUFFER: Final = 2
SHIELD_WALL: Final = 3
REINFORCE: Final = 4
REINFORCE_GARRISON: Final = 5
STORM_GARRISON: Final = 6
LIGHT_FIRE: Final = 7
FEED_FIRE: Final = 8
SACRIFICE: Final = 9
FEINT: Final = 10

FACES: Final = ("nothing", "one", "two", "order")

SEIZE: Final = 0
RECOVER: Final = 1
RALLY: Final = 2
HORNS: Final = 3
TRUE_CROSS: Final = 4
STAND_BY: Final = 5
LEADER_ACTIONS: Final = ("seize", "recover", "rally", "horns", "true-cross", "stand-by")


class BannerAction:
    """One line of a card."""

    def __init__(self, entry: ActionEntry, numbers: dict[str, int]) -> None:
        self.name: str = entry.name
        self.cost: int = entry.cost
        self.status: int = STATUSES.index(entry.status)
        self.when_ordered: bool = entry.when_ordered
        self.red: int = entry.red
        self.green: int = entry.green
        self.effect: int = EFFECTS.index(entry.effect)
        self.becomes: int = NONE if entry.becomes is None else STATUSES.index(entry.becomes)
        self.is_charge: bool = entry.is_charge
        self.reaction: bool = entry.reaction
        self.recipients: list[int] = [numbers[name] for name in entry.recipients]


class Card:
    """`listed` holds the Banners that may be targeted uncommitted, committed and in reaction; `matters` is a mask of
    all that the Banner could still fight or reinforce, or 0 if it never could."""

    def __init__(self, entry: CardEntry, numbers: dict[str, int]) -> None:
        # S5.2, S6.2 Who has one location follows somebody; who has two can become Committed; others never are.
        self.follows: int = NONE if entry.follows is None else numbers[entry.follows]
        self.listed: list[list[int]] = [
            [numbers[name] for name, words in entry.targets.items() if word in words] for word in LISTED
        ]
        self.actions: list[BannerAction] = [BannerAction(action, numbers) for action in entry.actions]
        self.matters: int = 0
        if entry.targets:
            for name in entry.targets:
                self.matters |= 1 << numbers[name]
            for action in self.actions:
                for banner in action.recipients:
                    self.matters |= 1 << banner
                if action.effect == STORM_GARRISON:
                    self.matters |= 1 << GARRISON


RULES_VERSIONS: Final = (1,)
"""Every version of the rules that can still be played, the newest last."""


class Pieces:
    """One scenario, indexed, and the version of the rules. Banners keep the file's order."""

    def __init__(self, entry: ScenarioEntry, edition: SaladinEdition, rules: int) -> None:
        banners: list[BannerEntry] = entry.banners
        self.rules: int = rules
        self.name: str = entry.name
        self.title: str = entry.title
        # S6.1 With how many Orders the sides begin, and whose initiative a tie is.
        self.tie: int = SIDES.index(entry.tie)
        self.orders: list[int] = [entry.orders["crusaders"], entry.orders["ayyubids"]]
        self.count: int = len(banners)
        self.tags: list[str] = [banner.tag for banner in banners]
        self.names: list[str] = [banner.name for banner in banners]
        self.numbers: dict[str, int] = {tag: number for number, tag in enumerate(self.tags)}
        self.side: list[int] = [SIDES.index(banner.side) for banner in banners]
        self.army: list[list[int]] = [[b for b in range(self.count) if self.side[b] == side] for side in (0, 1)]
        self.lances: list[int] = [banner.lances for banner in banners]
        self.surcharge: list[tuple[int, int]] = [banner.surcharge for banner in banners]
        self.never_given: list[bool] = [banner.never_given for banner in banners]
        self.cards: list[list[Card]] = [
            [Card(banner.card, self.numbers) for banner in banners],
            [Card(banner.horns_card or banner.card, self.numbers) for banner in banners],
        ]
        self.has_horns_card: list[bool] = [banner.horns_card is not None for banner in banners]
        self.leaders: list[str] = [leader.name for leader in entry.leaders]
        self.leader_actions: list[list[int]] = [
            [LEADER_ACTIONS.index(action.action) for action in leader.actions] for leader in entry.leaders
        ]
        self.garrison: int = entry.garrison.lances if entry.garrison else 0
        self.garrison_orders: int = entry.garrison.orders if entry.garrison else 0
        self.odds: list[int] = [edition.die.count(face) for face in FACES]
        self.lit_counts_as_fed: bool = edition.fire.lit_counts_as_fed

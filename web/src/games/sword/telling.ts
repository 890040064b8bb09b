/** Events as scenes: a volley, a fight or a rally with its dice and what came of it. */
import type { ToldStep } from "../../types";
import type { SwordEvent, SwordFired, SwordFought, SwordInitiativeRolled, SwordLeaderTested, SwordRallyTested } from "../../types";

const SHOWN = new Set<SwordEvent["event"]>(["initiative-rolled", "fired", "fought", "rally-tested", "leader-tested", "game-ended"]);
/** What came of it, worth a line of its own. */
const GRAVE = new Set<SwordEvent["event"]>([
  "initiative-tied", "initiative-won",
  "unit-discouraged", "unit-routed", "unit-retreated", "unit-eliminated", "unit-dispersed", "unit-left-map", "unit-trapped", "friend-disordered",
  "leader-escaped", "leader-removed", "marker-lost", "marker-driven-off", "banner-withdrew", "reserve-freed", "slipped", "reacted", "charged-on", "points-counted", "game-ended",
]);

const FOLDS: Readonly<Record<string, string>> = {
  "unit-placed": "placed", "unit-moved": "moves", "unit-turned": "moves", "unit-rested": "rests", "attack-declared": "attacks", "unit-freshened": "freshened",
}; // prettier-ignore

/** What happens to many units one after the other and can be told as one; of rallies only those that change nothing. */
export function folds(event: object): string | undefined {
  const told = event as SwordEvent;
  return told.event === "rally-tested" ? (told.effect === "same" ? "unmoved" : undefined) : FOLDS[told.event];
}

export const TERMS = ["difference", "types", "terrain", "leaders", "states", "special"] as const;

/** What each of these events is a part of. */
const PARTS = { "initiative-rolled": "rolls", fired: "fires", fought: "fights", "rally-tested": "rallies", "leader-tested": "fates" } as const;
type Part = (typeof PARTS)[keyof typeof PARTS];

export interface Tale {
  /** Its parts, as they began. */
  order: readonly Part[];
  rolls: SwordInitiativeRolled[];
  fires: SwordFired[];
  fights: SwordFought[];
  rallies: SwordRallyTested[];
  fates: SwordLeaderTested[];
  /** Sentences, as the table tells them. */
  lines: string[];
}

export function eventsOf(steps: readonly ToldStep[]): SwordEvent[] {
  return steps.flatMap((step) => step.events as SwordEvent[]);
}

export function hasScene(steps: readonly ToldStep[]): boolean {
  return eventsOf(steps).some((event) => SHOWN.has(event.event));
}

/** All that happened, sorted by what it was: a whole volley is one table, and so is a rally. */
export function taleOf(steps: readonly ToldStep[]): Tale {
  const events = eventsOf(steps);
  return {
    order: [...new Set(events.flatMap(({ event }) => (event in PARTS ? [PARTS[event as keyof typeof PARTS]] : [])))],
    rolls: events.filter((event) => event.event === "initiative-rolled"),
    fires: events.filter((event) => event.event === "fired"),
    fights: events.filter((event) => event.event === "fought"),
    rallies: events.filter((event) => event.event === "rally-tested"),
    fates: events.filter((event) => event.event === "leader-tested"),
    lines: steps.flatMap((step) => (step.said ?? []).filter((_, at) => GRAVE.has((step.events[at] as SwordEvent | undefined)?.event ?? "set-up"))),
  };
}

/** What is added to the die of a fight, without what adds nothing. */
export function termsOf(fight: SwordFought): { term: (typeof TERMS)[number]; amount: number }[] {
  return TERMS.map((term) => ({ term, amount: fight[term] })).filter(({ amount }) => amount !== 0);
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

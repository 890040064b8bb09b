/** Events as sentences and as scenes: what was ordered, which dice fell on whom, and what came of it. */
import type { Say } from "../../shell/board";
import type { SaladinDieRolled, SaladinEvent, SaladinStruck, ToldStep } from "../../types";
import { type Colour, GARRISON, leaderSaid, nameOf, type Side, sideOf, STRUCK_BY } from "./edition";

const NAMED = ["banner", "target", "where", "giver", "receiver", "against"];
const SHOWN = new Set(["die-rolled", "chaos", "initiative-seized", "moved-to-horns", "fire", "lances-boxed", "game-ended"]);
const HEADS = new Set(["banner-ordered", "reacted", "endured", "leader-acted", "turn-began"]);
const LESSER = new Set(["die-rolled", "struck", "began", "initiative-held", "initiative-seized", "passed", "redeployed"]);
/** Drawn instead of put into words. */
const IN_CHAOS = new Set(["chaos", "orders-boxed"]);
const GRAVE = new Set(["track-filled", "orders-boxed", "banner-lost", "set-aside", "game-ended", "chaos", "moved-to-horns"]);

/** One side of a scene: who is struck, by which dice, and what that took. */
export interface Harm {
  side: Side;
  colour: Colour;
  /** A Banner, or the garrison; null if no event names anybody. */
  where: string | null;
  dice: { face: SaladinDieRolled["face"]; order: number }[];
  lances: number;
  orders: number;
  left: number | null;
}

export interface Act {
  kind: "order" | "reaction" | "endured" | "leader" | "turn";
  side: Side | null;
  banner: string | null;
  action: string;
  target: string | null;
  cost: number | null;
  said: string;
}

export interface Tale {
  acts: Act[];
  /** Whether a Reaction undid the action. */
  cancelled: boolean;
  harms: Harm[];
  dice: number;
  /** Orders that each side loses as a turn begins. */
  chaos: Record<Side, number> | null;
  /** Who has the initiative, or seizes it. */
  initiative: { side: Side; said: string } | null;
  lines: { said: string; grave: boolean }[];
}

export function eventsOf(steps: readonly ToldStep[]): SaladinEvent[] {
  return steps.flatMap((step) => step.events as SaladinEvent[]);
}

export function hasScene(steps: readonly ToldStep[]): boolean {
  return eventsOf(steps).some((event) => SHOWN.has(event.event));
}

/** The scenes worth showing among these steps. */
export function talesOf(steps: readonly ToldStep[], say: Say): Tale[] {
  const cuts = cut(eventsOf(steps)).filter((events) => events.some((event) => SHOWN.has(event.event)));
  return cuts.map((events) => tale(events, say));
}

/** Split where a Banner or a Leader begins to act, or a turn begins; a Reaction, or none, belongs to the action before it. */
function cut(events: readonly SaladinEvent[]): SaladinEvent[][] {
  const found: SaladinEvent[][] = [[]];
  for (const event of events) {
    if (["banner-ordered", "leader-acted", "turn-began", "passed"].includes(event.event)) found.push([]);
    found[found.length - 1]!.push(event);
  }
  return found;
}

function tale(events: SaladinEvent[], say: Say): Tale {
  const dice = events.filter((event) => event.event === "die-rolled");
  const chaos = events.find((event) => event.event === "chaos") ?? null;
  const initiative = events.findLast((event) => event.event === "initiative-held" || event.event === "initiative-seized");
  const shown = (event: SaladinEvent) => HEADS.has(event.event) || LESSER.has(event.event) || (chaos && IN_CHAOS.has(event.event));
  const lines = events.filter((event) => !shown(event));
  return {
    acts: events.filter((event) => HEADS.has(event.event)).map((event) => act(event, say)),
    cancelled: events.some((event) => event.event === "reacted"),
    harms: (["red", "green"] as const).map((colour) => harm(colour, dice, events)).filter((each) => each.dice.length > 0),
    dice: dice.length,
    chaos: chaos && { crusaders: chaos.crusaders, ayyubids: chaos.ayyubids },
    initiative: initiative ? { side: initiative.side as Side, said: tell(initiative, say) } : null,
    lines: lines.map((event) => ({ said: tell(event, say), grave: GRAVE.has(event.event) })),
  };
}

function harm(colour: Colour, dice: SaladinDieRolled[], events: SaladinEvent[]): Harm {
  const side = STRUCK_BY[colour];
  const struck = events.find((event): event is SaladinStruck => event.event === "struck" && event.side === side);
  const fell = dice.map((die, order) => ({ ...die, order })).filter((die) => die.colour === colour);
  return {
    side,
    colour,
    where: struck?.where ?? null,
    dice: fell.map(({ face, order }) => ({ face, order })),
    lances: struck?.lances ?? 0,
    orders: struck?.orders ?? 0,
    left: struck?.left ?? null,
  };
}

function act(event: SaladinEvent, say: Say): Act {
  const said = tell(event, say);
  const none = { side: null, banner: null, action: "", target: null, cost: null, said };
  switch (event.event) {
    case "banner-ordered":
      return { ...none, kind: "order", side: sideOf(event.banner), banner: event.banner, action: event.action, target: event.target, cost: event.cost };
    case "reacted":
      return { ...none, kind: "reaction", side: sideOf(event.banner), banner: event.banner, action: event.action, target: event.against, cost: event.cost };
    case "leader-acted":
      return { ...none, kind: "leader", side: event.side as Side, action: event.action, target: event.banner };
    case "endured":
      return { ...none, kind: "endured", side: event.side as Side };
    default:
      return { ...none, kind: "turn" };
  }
}

/** The sentence for an event, as the terminal tells it. */
export function tell(event: SaladinEvent, say: Say): string {
  const facts: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(event)) if (key !== "event") facts[key] = plain(value);
  if (event.event === "game-ended") {
    const winner = say(`side-${event.winner ?? "nobody"}`);
    return say("event-game-ended", { ...facts, ending: say(`result-${event.reason}`, { winner }) });
  }
  if (event.event === "leader-acted") facts["does"] = say(`leader-${event.action}`);
  if ("side" in event) facts["who"] = say(`side-${event.side}`);
  if ("face" in event) facts["face"] = say(`face-${event.face}`);
  if ("cost" in event) facts["price"] = say("price", { cost: event.cost });
  if ("status" in event) facts["status"] = say(`status-${event.status}`);
  if ("action" in event && event.event !== "leader-acted") facts["action"] = say(`action-${event.action}`);
  for (const key of NAMED) if (typeof facts[key] === "string" && facts[key] !== "hidden") facts[key] = nameOf(facts[key], say);
  if ("leader" in event) facts["leader"] = leaderSaid(event.leader, say);
  return say(`event-${event.event}`, facts);
}

function plain(value: unknown): string | number {
  if (value === null) return "hidden";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? value : String(value);
}

export function isGarrison(where: string | null): boolean {
  return where === GARRISON;
}

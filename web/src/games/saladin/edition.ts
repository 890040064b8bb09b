/** The cards, as the rules' own edition file has them: who leads, who fights whom, with which actions. */
import data from "../../../../src/gonfalon/games/saladin/edition.json";
import type { Say } from "../../shell/board";
import type { SaladinView } from "../../types";

export type Side = "crusaders" | "ayyubids";
export type Face = "nothing" | "one" | "two" | "order";
export type Colour = "red" | "green";

export interface Action {
  name: string;
  cost: number;
  status: "uncommitted" | "committed" | "any";
  when_ordered: boolean;
  red: number;
  green: number;
  effect: string;
  becomes?: string;
  is_charge?: boolean;
  reaction?: boolean;
  recipients?: string[];
}

export interface Card {
  follows: string | null;
  targets: Record<string, string[]>;
  actions: Action[];
}

export interface Banner {
  tag: string;
  name: string;
  side: Side;
  lances: number;
  surcharge: [number, number];
  card: Card;
  horns_card?: Card;
}

export interface Leader {
  name: string;
  side: Side;
  actions: { action: string }[];
}

export interface Scenario {
  name: string;
  garrison?: { lances: number; orders: number };
  leaders: Leader[];
  banners: Banner[];
}

export const SIDES: readonly Side[] = ["crusaders", "ayyubids"];
export const STRUCK_BY: Record<Colour, Side> = { red: "ayyubids", green: "crusaders" };
/** How many lances fit on a Losses Track. */
export const TRACK = 6;
/** With fewer Orders the Crusaders must go to the Horns. */
export const FEW_ORDERS = 5;
/** The town, by the name that actions use for it; events call it by the other. */
export const TOWN = "arsuf";
export const GARRISON = "garrison";
/** The two hills, by the name of the Leader's action that leads there. */
export const HORNS = "horns";

const SCENARIOS = data.scenarios as unknown as Scenario[];

export function scenarioOf(view: SaladinView): Scenario {
  return SCENARIOS.find((each) => each.name === view.scenario) ?? SCENARIOS[0]!;
}

export function bannerOf(scenario: Scenario, tag: string): Banner | undefined {
  return scenario.banners.find((banner) => banner.tag === tag);
}

/** The card that is in use now: some are exchanged when Lusignan climbs to the Horns. */
export function cardOf(view: SaladinView, tag: string): Card | undefined {
  const banner = bannerOf(scenarioOf(view), tag);
  return banner && ((view.horns && banner.horns_card) || banner.card);
}

export function leaderOf(view: SaladinView, side: string): Leader {
  return scenarioOf(view).leaders.find((leader) => leader.side === side)!;
}

/** Who goes to the Horns, and who comes for him there: the one whose other card follows somebody. */
export function hornsPair(scenario: Scenario): { king: string; pursuer: string } | null {
  const found = scenario.banners.find((each) => each.side === "crusaders" && each.horns_card?.follows);
  return found ? { king: found.tag, pursuer: found.horns_card!.follows! } : null;
}

export function enemyOf(side: string): Side {
  return side === "crusaders" ? "ayyubids" : "crusaders";
}

export function isSide(name: string): name is Side {
  return name === "crusaders" || name === "ayyubids";
}

/** A Banner's or the town's name; another edition may have names that are in no catalogue. */
export function nameOf(tag: string, say: Say): string {
  const key = tag === TOWN || tag === GARRISON ? "town" : `banner-${tag}`;
  const said = say(key);
  return said === key ? tag : said;
}

/** The Banner of a Leader: the one that bears his name. */
export function ownBanner(leader: string): string {
  return SCENARIOS.flatMap((scenario) => scenario.banners).find((banner) => banner.name === leader)?.tag ?? "";
}

/** A Leader, whom events and cards call by his printed name. */
export function leaderSaid(leader: string, say: Say): string {
  const own = ownBanner(leader);
  return own ? nameOf(own, say) : leader;
}

export function sideOf(tag: string): Side {
  if (tag === GARRISON || tag === TOWN) return "ayyubids";
  for (const scenario of SCENARIOS) {
    const found = bannerOf(scenario, tag);
    if (found) return found.side;
  }
  return "crusaders";
}

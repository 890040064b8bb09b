import type { Unspent } from "../../shell/board";
import type { NavasView } from "../../types";
import { SPECIALS, unitsIn } from "./pieces";

const PAID = new Set(["move", "rally", "switch", "shoot", "attack", "charge"]);

/** What an action costs in action points; null if that is not known yet, or if it costs none. */
export function priceOf(view: NavasView, [verb, ...rest]: readonly (string | null)[]): number | null {
  const isChristian = view.seat === "christian";
  if (verb === "move") return isChristian ? (rest[1] ? marchPrice(view, rest[1]) : null) : 1;
  if (verb === "shoot") return isChristian ? 1 : 2;
  if (verb === "attack") return isChristian ? 2 : 1;
  if (verb === "switch") return rest[0] === "shield" ? 2 : 1;
  return verb === "rally" ? 1 : verb === "charge" ? 3 : null;
}

/** The Christians pay twice for an empty zone of the Muslim area. */
function marchPrice(view: NavasView, target: string): number {
  return Number(target[1]) <= 3 && !unitsIn(view, target).length ? 2 : 1;
}

/** The last point ends the turn, unless the side might still use a special card in it. */
export function endsTurn(view: NavasView, path: readonly (string | null)[]): boolean {
  const holds = view.specials[view.seat]?.count ?? 0;
  const mayGoOn = holds > 0 && [...SPECIALS].some(([card, side]) => side === view.seat && !view.used.includes(card));
  return priceOf(view, path) === view.points && !mayGoOn;
}

/** The points that ending the turn would waste. */
export function unspent(view: NavasView, verbs: ReadonlySet<string>): Unspent {
  return { count: [...verbs].some((verb) => PAID.has(verb)) ? view.points : 0, of: "points" };
}

import type { NavasView } from "../../types";
import { CARDS, SPECIALS, UNITS, distance, holder, isHurt, isZone, unitOf, unitsIn, zoneOf } from "./pieces";

const BOWSHOT = 2;

/** What somebody most likely means by pointing at one thing, then at another. The table says why it is not possible. */
export function attempt(view: NavasView, seat: string, from: string, to: string): string | null {
  if (CARDS.has(from)) return `${view.question === "initiative" ? "initiative" : "play"} ${from}`;
  if (SPECIALS.has(from) && !UNITS.has(from)) return `use ${from}`;
  const [origin, target] = [zoneOf(view, from), zoneOf(view, to)];
  if (!origin || !target) return null;
  if (origin === target) return rally(view, from);
  const enemy = holder(view, target);
  if (enemy === null || enemy === (holder(view, origin) ?? seat)) return `move ${origin}>${target} ${isZone(from) ? "all" : from}`;
  return fight(view, from, origin, target);
}

function rally(view: NavasView, from: string): string | null {
  const unit = Object.values(view.zones).flat().find((one) => one.tag === from);
  return unit && isHurt(unit) ? `rally ${from}` : null;
}

function fight(view: NavasView, from: string, origin: string, target: string): string {
  const archer = isZone(from) ? freshArcher(view, origin) : unitOf(from).archer ? from : undefined;
  if (archer && distance(origin, target) >= BOWSHOT) return `shoot ${origin}>${target} ${archer}`;
  return `attack ${origin}>${target} ${isZone(from) ? "all" : from}`;
}

function freshArcher(view: NavasView, zone: string): string | undefined {
  return unitsIn(view, zone).find((unit) => unitOf(unit.tag).archer && !unit.exhausted)?.tag;
}

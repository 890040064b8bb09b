import type { NavasView, UnitView } from "../../types";
import { LOW_ZONE_HEIGHT, type Point, ZONE_HEIGHT, cornerOf, slotOf } from "./geometry";
import { ZONES, unitsIn } from "./pieces";

/** Within a zone, however low. */
const NEAR = LOW_ZONE_HEIGHT * 0.9;

export interface Standing extends Point {
  unit: UnitView;
}

/** A unit on its way from where it stood to where it stands; to nowhere if it fell. */
export interface Flight {
  unit: UnitView;
  from: Point;
  to: Point | null;
}

/** Where every unit stands on the page. */
export function standings(view: NavasView, turned: boolean, zoneHeight = ZONE_HEIGHT): Map<string, Standing> {
  const found = new Map<string, Standing>();
  for (const zone of ZONES) {
    const [corner, units] = [cornerOf(zone, turned, zoneHeight), unitsIn(view, zone)];
    units.forEach((unit, place) => found.set(unit.tag, { unit, x: corner.x + slotOf(place, units.length, zone), y: corner.y + zoneHeight / 2 }));
  }
  return found;
}

/** The units to animate between two moments. Those that only close ranks in their zone are not animated. */
export function flightsBetween(before: ReadonlyMap<string, Standing>, after: ReadonlyMap<string, Standing>): Flight[] {
  return [...before.values()].flatMap((old) => {
    const now = after.get(old.unit.tag);
    if (now && Math.hypot(now.x - old.x, now.y - old.y) < NEAR) return [];
    return [{ unit: now?.unit ?? { ...old.unit, power: 1 }, from: { x: old.x, y: old.y }, to: now ? { x: now.x, y: now.y } : null }];
  });
}

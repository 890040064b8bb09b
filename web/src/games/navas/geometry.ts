import type { Point } from "../../art/shapes";
import { ZONES } from "./pieces";

export type { Point };

/** The page in its own units: about a pixel each on a phone. */
export const WIDTH = 400;
export const MARGIN = 12;
export const HEAD = 60;
export const FOOT = 24;
export const ZONE_WIDTH = (WIDTH - 2 * MARGIN) / 3;
export const ZONE_HEIGHT = 72;
/** On a phone units stand without their names below them. */
export const LOW_ZONE_HEIGHT = 57;
/** Between the two areas. */
export const MIDDLE = 6;
export const SLOT = ZONE_WIDTH / 3;

export function heightOf(zoneHeight: number): number {
  return HEAD + 6 * zoneHeight + MIDDLE + FOOT;
}

/** The upper left corner of a zone. A turned page has row 1 at the foot and column A on the right. */
export function cornerOf(zone: string, turned: boolean, zoneHeight = ZONE_HEIGHT): Point {
  const at = ZONES.indexOf(zone);
  const column = turned ? 2 - (at % 3) : at % 3;
  const row = turned ? 5 - Math.floor(at / 3) : Math.floor(at / 3);
  return { x: MARGIN + column * ZONE_WIDTH, y: HEAD + row * zoneHeight + (row > 2 ? MIDDLE : 0) };
}

export function middleOf(zone: string, turned: boolean, zoneHeight = ZONE_HEIGHT): Point {
  const { x, y } = cornerOf(zone, turned, zoneHeight);
  return { x: x + ZONE_WIDTH / 2, y: y + zoneHeight / 2 };
}

/** Where a unit stands, given its index and the number of units, from the zone's corner; closer together within the ring of chains. */
export function slotOf(place: number, count: number, zone: string): number {
  const pitch = zone === "B1" ? SLOT - 2 : SLOT;
  return ZONE_WIDTH / 2 + (place - (count - 1) / 2) * pitch;
}

import type { Bearing } from "../board";

/** Shields for a game without its own arms, distinguished by shape first. */
const BEARINGS: readonly Bearing[] = [
  { coat: "pale", shape: "heater" },
  { coat: "barry", shape: "round" },
];

/** The shield of the seat with this index. */
export function plainBearing(at: number): Bearing {
  return BEARINGS[Math.max(0, at) % BEARINGS.length]!;
}

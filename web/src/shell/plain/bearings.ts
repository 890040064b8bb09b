import type { Bearing } from "../board";

/** Shields for a game that brings no arms: told apart by their shape first. */
const BEARINGS: readonly Bearing[] = [
  { coat: "pale", shape: "heater" },
  { coat: "barry", shape: "round" },
];

/** The shield of the seat at this place. */
export function plainBearing(at: number): Bearing {
  return BEARINGS[Math.max(0, at) % BEARINGS.length]!;
}

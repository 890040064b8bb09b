import { HEATER, disc } from "../../art/shapes";
import type { Unit } from "./pieces";

// Busts and horses are cut off by the shield's edge and can be large; everything else stands free within it.
export const FORMS = {
  round: { scale: 0.95, clip: disc(39), bust: { x: 19, y: 34, size: 62 }, free: { x: 24, y: 35, size: 52 }, pips: [39, 61], pipY: 20.5, pip: 7.5 },
  heater: { scale: 1.06, clip: HEATER, bust: { x: 16, y: 33, size: 66 }, free: { x: 21, y: 33, size: 58 }, pips: [36, 64], pipY: 16, pip: 8.5 },
};

export function shapeOf(unit: Unit): "round" | "heater" {
  return unit.side === "muslim" ? "round" : "heater";
}

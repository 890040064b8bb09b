import type { Prospect } from "../types";
import type { Say } from "./board";

/** What a side wins by: how far it is on the first way, and on those that can decide soon; the others by name. */
export function goalsOf(ways: readonly Prospect[], say: Say): { what: string; near: boolean; told: string }[] {
  return ways.map((way, at) => {
    const isMeasured = at === 0 || way.near;
    return { what: way.what, near: way.near === true, told: isMeasured ? progressOf(way, say) : say(`goal-${way.what}`, { need: way.need }) };
  });
}

/** How far a side is on one of its ways to win; an amount may be ahead or behind. */
export function progressOf({ seat, what, have, need }: Prospect, say: Say): string {
  return say(`progress-${what}`, { seat, have, need, by: Math.abs(have), sign: have > 0 ? "ahead" : have < 0 ? "behind" : "level" });
}

import type { Prospect } from "../types";
import type { Say } from "./board";

/** How far a side is on one of its ways to win; an amount may be ahead or behind. */
export function progressOf({ what, have, need }: Prospect, say: Say): string {
  return say(`progress-${what}`, { have, need, by: Math.abs(have), sign: have > 0 ? "ahead" : have < 0 ? "behind" : "level" });
}

/** Ways and attacks as arrows of ink: a wax-red head for attacks, a dotted shaft for fire, a broad one for charges. */
import { type Point, short } from "./hexes";

export type ArrowKind = "go" | "melee" | "charge" | "fire";

export interface Arrow {
  kind: ArrowKind;
  shaft: string;
  head: string;
}

const [AWAY, SHORT] = [16, 24];
const WIDE: Record<ArrowKind, number> = { go: 7, melee: 9, charge: 13, fire: 8 };

/** From the middle of one hex to that of another, short of both counters. */
export function arrow(kind: ArrowKind, from: Point, to: Point): Arrow {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [right, below] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const wide = WIDE[kind];
  const at = (far: number, aside = 0) => `${short(from.x + right * far - below * aside)} ${short(from.y + below * far + right * aside)}`;
  const [start, tip] = [Math.min(AWAY, long / 4), Math.max(long - SHORT, long * 0.72)];
  const neck = tip - wide * 1.5;
  return { kind, shaft: `M${at(start)}L${at(Math.max(neck, start))}`, head: `M${at(tip)}L${at(neck, wide)} ${at(neck + wide * 0.4)} ${at(neck, -wide)}Z` };
}

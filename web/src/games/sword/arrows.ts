/** Ways and attacks as arrows of ink: a wax-red head for attacks, a dotted shaft for fire, a broad one for charges. */
import type { SwordView } from "../../types";
import { type Point, type Sheet, short } from "./hexes";
import type { Position } from "./position";

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

/** The attacks that are declared or under way, and the shot that is being rolled for, as far as both ends are on the sheet. */
export function attackArrows(view: SwordView, position: Position, sheet: Sheet): Arrow[] {
  const attacks = [...(view.declared ?? []), ...(view.attack ? [view.attack] : [])];
  const aims: [ArrowKind, string, string][] = attacks.flatMap(({ kind, target, attackers }) => attackers.map((unit): [ArrowKind, string, string] => [kind === "charge" ? "charge" : "melee", unit, target]));
  if (view.shooter && view.victim) aims.push(["fire", view.shooter, view.victim]);
  return aims.flatMap(([kind, from, to]) => {
    const [one, other] = [position.byTag.get(from), position.byTag.get(to)];
    return one && other ? [arrow(kind, sheet.centre(one.hex), sheet.centre(other.hex))] : [];
  });
}

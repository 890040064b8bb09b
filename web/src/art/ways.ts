/** Ways as arrows of ink: a wax-red head for attacks, a dotted shaft for shots, a broad one for charges. */
import type { Point } from "./shapes";

export type WayKind = "move" | "attack" | "shot" | "charge";

export interface Way {
  kind: WayKind;
  scale: number;
  shaft: string;
  head: string;
}

export interface WayShape {
  /** How far from its start the arrow begins, and how far short of its goal it ends: counters and names stay free. */
  leave?: number;
  stop?: number;
  /** How far it bends aside, in parts of its length. */
  bend?: number;
  /** 1 suits a sheet whose counters are 40 wide. */
  scale?: number;
}

/** Half the width of a head. */
const HALF: Record<WayKind, number> = { move: 7, attack: 9, shot: 8, charge: 13 };
/** However near the goal is, this part of the distance is drawn. */
const LEAST = 0.45;

export function way(kind: WayKind, from: Point, to: Point, { leave = 0, stop = 0, bend = 0, scale = 1 }: WayShape = {}): Way {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const spare = Math.min(1, (long * (1 - LEAST)) / (leave + stop || 1));
  const [right, below] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const along = (far: number, aside = 0): Point => ({ x: from.x + right * far - below * aside, y: from.y + below * far + right * aside });
  const [start, tip, via] = [along(leave * spare), along(long - stop * spare), along(long / 2, bend * long)];
  const end = Math.hypot(tip.x - via.x, tip.y - via.y) || 1;
  const [ahead, down] = [(tip.x - via.x) / end, (tip.y - via.y) / end];
  const half = Math.min(HALF[kind] * scale, end * 0.55);
  const back = (far: number, aside = 0): string => spot({ x: tip.x - ahead * far - down * aside, y: tip.y - down * far + ahead * aside });
  const neck = half * 1.5;
  return { kind, scale, shaft: `M${spot(start)}Q${spot(via)} ${back(neck)}`, head: `M${spot(tip)}L${back(neck, half)} ${back(neck * 0.74)} ${back(neck, -half)}Z` };
}

function spot({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

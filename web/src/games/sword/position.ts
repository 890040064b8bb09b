/** Who stands where and how, read from the short texts of a view. */
import type { LeaderView, NavasHexView } from "../../types";
import { LEADERS, MARKERS, type Piece, REPLACED_RADIUS, type Side, sideOf, UNITS } from "./edition";
import { distance } from "./hexes";

export type Order = "valiant" | "discouraged" | "routed";

const ORDERS: Record<string, Order> = { V: "valiant", D: "discouraged", R: "routed" };
const TEXT = /^(\d{4})(\d)([VDR])([0-9a-f]+)/;
const [TIRED, RESTING, COMMANDED, ACTED, ACTIVE] = [1, 2, 4, 8, 64];

export interface Unit {
  tag: string;
  piece: Piece;
  side: Side;
  hex: string;
  facing: number;
  order: Order;
  tired: boolean;
  resting: boolean;
  commanded: boolean;
  acted: boolean;
  active: boolean;
  /** The banners whose leaders stand with it. */
  leaders: readonly string[];
}

export interface Position {
  units: readonly Unit[];
  byTag: ReadonlyMap<string, Unit>;
  byHex: ReadonlyMap<string, Unit>;
  markers: readonly { tag: string; hex: string }[];
}

export function positionOf(view: NavasHexView): Position {
  const units = view.units.map((text, at) => read(view, text, at)).filter((unit) => unit !== null);
  return {
    units,
    byTag: new Map(units.map((unit) => [unit.tag, unit])),
    byHex: new Map(units.map((unit) => [unit.hex, unit])),
    markers: MARKERS.flatMap((tag, at) => (view.markers[at] ? [{ tag, hex: view.markers[at]! }] : [])),
  };
}

function read(view: NavasHexView, text: string, at: number): Unit | null {
  const [, hex, facing, order, flags] = TEXT.exec(text) ?? [];
  const piece = UNITS[at];
  if (hex === undefined || !piece) return null;
  const marked = parseInt(flags!, 16);
  return {
    tag: piece.tag, piece, side: sideOf(piece.banner), hex, facing: Number(facing), order: ORDERS[order!]!,
    tired: (marked & TIRED) > 0, resting: (marked & RESTING) > 0, commanded: (marked & COMMANDED) > 0,
    acted: (marked & ACTED) > 0, active: (marked & ACTIVE) > 0,
    leaders: view.leaders.filter((leader) => leader.unit === piece.tag).map((leader) => leader.tag),
  };
}

export function leaderOf(view: NavasHexView, banner: string): LeaderView | undefined {
  return view.leaders.find((leader) => leader.tag === banner);
}

/** How far a leader commands, his own hex counted; 0 if he is not on the field. */
export function radiusOf(view: NavasHexView, banner: string): number {
  const [seen, printed] = [leaderOf(view, banner), LEADERS.find((leader) => leader.tag === banner)];
  if (!seen || !printed || seen.unit === null) return 0;
  const radius = seen.replaced ? REPLACED_RADIUS : printed.radius;
  return seen.state === "wounded" && !printed.army ? Math.ceil(radius / 2) : radius;
}

/** Whether its own leader's command reaches a unit where it stands. */
export function inRadius(view: NavasHexView, unit: Unit): boolean {
  const leader = leaderOf(view, unit.piece.banner);
  return leader !== undefined && distance(leader.at, unit.hex) < radiusOf(view, unit.piece.banner);
}

/** The unit that is being moved, turned or set up, and the hex that it is in or has chosen. */
export function inHand(view: NavasHexView, position: Position): { unit: string; hex: string } | null {
  const tag = UNITS[view.chosen ?? -1]?.tag;
  const hex = view.chosen_hex ?? (tag && position.byTag.get(tag)?.hex);
  return tag && hex ? { unit: tag, hex } : null;
}

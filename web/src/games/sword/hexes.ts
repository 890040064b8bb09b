/** The sheet of hexes: who is whose neighbour, how far, and where each lies on the painted sheet.
 *
 * Hexes are numbered ccrr from the north-west; columns with an odd number sit half a hex lower. */
import { short } from "../../art/land";
import type { Point } from "../../art/shapes";
import { MAP } from "./edition";

export type { Point };

export const WAYS = ["N", "NE", "SE", "S", "SW", "NW"] as const;
export type Way = (typeof WAYS)[number];

/** From the middle of a hex to a corner, and to a side. */
export const [REACH, APOTHEM] = [30, 26];
const [ACROSS, MARGIN] = [45, 34];
export const WIDTH = 2 * MARGIN + (MAP.columns - 1) * ACROSS + 2 * REACH;
export const HEIGHT = 2 * MARGIN + 2 * APOTHEM * MAP.rows_even;

const [STRIDES, NUDGE] = [12, 0.004];
const STEPS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]] as const;
const CORNERS = [[-15, -26], [15, -26], [30, 0], [15, 26], [-15, 26], [-30, 0]] as const;

export const HEXES: readonly string[] = Array.from({ length: MAP.columns }, (_, at) => at + 1).flatMap((column) =>
  Array.from({ length: column % 2 ? MAP.rows_odd : MAP.rows_even }, (_, at) => named(column, at + 1)),
);
const ON_SHEET = new Set(HEXES);

function named(column: number, row: number): string {
  return `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;
}

export function isHex(name: string): boolean {
  return ON_SHEET.has(name);
}

function columnRow(hex: string): [number, number] {
  return [Number(hex.slice(0, 2)), Number(hex.slice(2))];
}

function axial(hex: string): [number, number] {
  const [column, row] = columnRow(hex);
  return [column, row - (column - (column % 2)) / 2];
}

function at(across: number, down: number): string | null {
  const hex = named(across, down + (across - (across % 2)) / 2);
  return ON_SHEET.has(hex) ? hex : null;
}

/** The neighbour in a direction, by its number from the north; nothing beyond the edge. */
export function neighbour(hex: string, way: number): string | null {
  const [across, down] = axial(hex);
  const [right, below] = STEPS[((way % 6) + 6) % 6]!;
  return at(across + right, down + below);
}

export function distance(one: string, other: string): number {
  const [x, y] = offset(one, other);
  return Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y));
}

function offset(one: string, other: string): [number, number] {
  const [a, b] = [axial(one), axial(other)];
  return [b[0] - a[0], b[1] - a[1]];
}

export function within(centre: string, most: number): string[] {
  return HEXES.filter((hex) => distance(centre, hex) <= most);
}

/** What lies ahead at most so far: some steps straight on and some along one of the two diagonals beside it. */
export function cone(hex: string, facing: number, most: number): string[] {
  return within(hex, most).filter((other) => other !== hex && [1, 5].some((side) => spans(facing, (facing + side) % 6, offset(hex, other))));
}

function spans(one: number, other: number, [x, y]: [number, number]): boolean {
  const [[ax, ay], [bx, by]] = [STEPS[one]!, STEPS[other]!];
  const area = ax * by - ay * bx;
  return (x * by - y * bx) * area >= 0 && (ax * y - ay * x) * area >= 0;
}

/** The three hexes that a unit has in front. */
export function ahead(hex: string, facing: number): string[] {
  return [-1, 0, 1].map((turn) => neighbour(hex, facing + turn)).filter((found) => found !== null);
}

const KEYS: Record<string, readonly [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Where the keys of an arrow lead: up and down a column, left and right along a row. */
export function stepped(hex: string, key: string): string | null {
  const [column, row] = columnRow(hex);
  const [right, below] = KEYS[key] ?? [0, 0];
  const next = named(column + right, row + below);
  if (ON_SHEET.has(next)) return next;
  const lower = named(column + right, row - 1);
  return right && ON_SHEET.has(lower) ? lower : null;
}

/** The sheet as one side sees it: its own side is at the bottom. */
export class Sheet {
  constructor(readonly turned: boolean) {}

  centre(hex: string): Point {
    const [column, row] = columnRow(hex);
    return this.place({ x: MARGIN + REACH + (column - 1) * ACROSS, y: MARGIN + APOTHEM * (2 * row - 1 + (column % 2)) });
  }

  place({ x, y }: Point): Point {
    return this.turned ? { x: WIDTH - x, y: HEIGHT - y } : { x, y };
  }

  /** Degrees clockwise from straight up. */
  angle(facing: number): number {
    return facing * 60 + (this.turned ? 180 : 0);
  }

  corners(hex: string, reach = 1): Point[] {
    const { x, y } = this.centre(hex);
    return CORNERS.map(([right, below]) => ({ x: x + right * reach, y: y + below * reach }));
  }

  /** The two ends of the hexside in a direction, so that the hex lies on the right of the way from the one to the other. */
  side(hex: string, way: number): [Point, Point] {
    const corners = this.corners(hex);
    const first = (way + (this.turned ? 3 : 0)) % 6;
    return [corners[first]!, corners[(first + 1) % 6]!];
  }

  shape(hex: string, reach = 1): string {
    return `${path(this.corners(hex, reach))}Z`;
  }

  /** The border of a region, as closed lines with the region on the right. */
  borders(hexes: Iterable<string>): Point[][] {
    const inside = new Set(hexes);
    const next = new Map<string, [Point, Point]>();
    for (const hex of inside) {
      for (let way = 0; way < 6; way += 1) {
        const beyond = neighbour(hex, way);
        if (beyond !== null && inside.has(beyond)) continue;
        const [from, to] = this.side(hex, way);
        next.set(key(from), [from, to]);
      }
    }
    return chained(next);
  }

  outline(hexes: Iterable<string>): string {
    return this.borders(hexes).map((line) => `${path(line)}Z`).join("");
  }

  /** Whether nothing on the straight line between two hexes blocks it; where it runs along a hexside, only two that block do. */
  sees(from: string, to: string, blocks: (hex: string) => boolean): boolean {
    const [start, end] = [this.centre(from), this.centre(to)];
    const [right, below] = [end.x - start.x, end.y - start.y];
    const steps = distance(from, to) * STRIDES;
    return !Array.from({ length: steps }, (_, at) => (at + 0.5) / steps).some((part) =>
      [NUDGE, -NUDGE].every((aside) => {
        const hex = this.hexAt({ x: start.x + right * part - below * aside, y: start.y + below * part + right * aside });
        return hex !== null && hex !== from && hex !== to && blocks(hex);
      }),
    );
  }

  /** The hex under a point. */
  hexAt(point: Point): string | null {
    const real = this.place(point);
    const column = Math.round((real.x - MARGIN - REACH) / ACROSS) + 1;
    const near = [column - 1, column, column + 1].map((each) => named(each, Math.round(((real.y - MARGIN) / APOTHEM + 1 - (each % 2)) / 2)));
    const far = (hex: string) => Math.hypot(this.centre(hex).x - point.x, this.centre(hex).y - point.y);
    const [best] = near.filter(isHex).sort((a, b) => far(a) - far(b));
    return best !== undefined && far(best) < REACH ? best : null;
  }
}

function key({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

function chained(next: Map<string, [Point, Point]>): Point[][] {
  const found: Point[][] = [];
  for (let [start] = next; start; [start] = next) {
    const line: Point[] = [];
    for (let at = start[0], step = next.get(at); step; step = next.get(at)) {
      next.delete(at);
      line.push(step[0]);
      at = key(step[1]);
    }
    found.push(line);
  }
  return found;
}

export function path(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}`;
}

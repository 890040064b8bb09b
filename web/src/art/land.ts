/** Land as all our maps draw it: olive scrub, tufts of dry grass, stones, hachures that run downhill. */
import type { Point } from "./shapes";

/** The same numbers every time: the field does not change between two visits. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Corners cut off, so that a border becomes a line drawn by hand. */
export function rounded(points: readonly Point[]): Point[] {
  return points.flatMap((from, at) => {
    const to = points[(at + 1) % points.length]!;
    return [0.25, 0.75].map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  });
}

/** Strokes out of a closed line, as dense as a pen draws them; `far` says how long each is. */
export function hachures(line: readonly Point[], seed: number, apart: number, far: (roll: number) => number): { at: Point; d: string }[] {
  const [roll, strokes] = [dice(seed), [] as { at: Point; d: string }[]];
  let rest = 0;
  line.forEach((from, at) => {
    const to = line[(at + 1) % line.length]!;
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [along, out] = [{ x: (to.x - from.x) / long, y: (to.y - from.y) / long }, { x: (to.y - from.y) / long, y: (from.x - to.x) / long }];
    for (; rest < long; rest += apart) {
      const start = { x: from.x + along.x * rest, y: from.y + along.y * rest };
      const [reach, lean] = [far(roll() * roll()), (roll() - 0.5) * 4];
      strokes.push({ at: start, d: `M${short(start.x)} ${short(start.y)}l${short(out.x * reach + along.x * lean)} ${short(out.y * reach + along.y * lean)}` });
    }
    rest -= long;
  });
  return strokes;
}

/** A line through all points but the first and the last as through the bends of a road. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const middles = rest.map((point, at) => {
    const next = rest[at + 1] ?? point;
    return `${short(point.x)} ${short(point.y)} ${short((point.x + next.x) / 2)} ${short((point.y + next.y) / 2)}`;
  });
  return `M${first!.x} ${first!.y}Q${middles.join("Q")}`;
}

export function tuft({ x, y }: Point, size: number): string {
  return `M${short(x - 3 * size)} ${short(y)}q${-1} ${short(-2 * size)} ${-2} ${short(-3 * size)}M${short(x)} ${short(y)}v${short(-4 * size)}M${short(x + 3 * size)} ${short(y)}q1 ${short(-2 * size)} 2 ${short(-3 * size)}`;
}

export function stone({ x, y }: Point, size: number): string {
  return `M${short(x - 3 * size)} ${short(y)}q${short(0.5 * size)} ${short(-3.4 * size)} ${short(3.4 * size)} ${short(-3 * size)}t${short(3.4 * size)} ${short(3.2 * size)}Z`;
}

/** An olive tree: its crown, and its stem with the shadow on the ground. */
export function olive({ x, y }: Point, size: number): { crown: string; stem: string } {
  const [left, top] = [short(x - size), short(y - size * 0.7)];
  return {
    crown: `M${left} ${top}c${short(-size * 0.5)} ${short(-size)} ${short(size * 0.5)} ${short(-size * 1.3)} ${short(size)} ${short(-size * 0.8)}c${short(size * 0.7)} ${short(-size * 0.7)} ${short(size * 1.7)} ${short(size * 0.1)} ${short(size)} ${short(size * 0.9)}c${short(size * 0.3)} ${short(size * 0.6)} ${short(-size * 1.8)} ${short(size * 0.8)} ${short(-size * 2)} ${short(-size * 0.1)}Z`,
    stem: `M${short(x)} ${short(y - size * 0.4)}v${short(size * 0.9)}M${short(x - size)} ${short(y + size * 0.5)}h${short(size * 2.2)}`,
  };
}

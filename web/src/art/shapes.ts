/** Shapes that all our boards share. Each is drawn in a square of 100 by 100, its middle at 50, 50. */

export interface Point {
  x: number;
  y: number;
}

export type ShieldShape = "heater" | "round" | "banner" | "gonfalon";

/** A regular star as a path: `points` tips at radius `outer`, notches at `inner`, the first tip straight up, or turned by half-steps. */
export function star(points: number, outer: number, inner: number, x = 50, y = 50, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (Math.PI * (corner + turn)) / points;
    const radius = corner % 2 ? inner : outer;
    return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

export function disc(radius: number, x = 50, y = 50): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Flat top, pointed foot. */
export const HEATER = "M8 3H92V46C92 72 74 89 50 98 26 89 8 72 8 46Z";
export const ROUND = disc(42.5);
/** The eight tips that look out from behind a round shield: two squares laid over each other. */
export const EIGHT = star(8, 53, 40.5, 50, 50, 1);
export const BANNER = box(0, 0, 100, 100);
/** A cloth with three tails that hangs from a bar. */
export const GONFALON = "M10 4H90V80L76.7 98 63.3 80 50 98 36.7 80 23.3 98 10 80Z";

export const SHIELDS: Record<ShieldShape, string> = { heater: HEATER, round: ROUND, banner: BANNER, gonfalon: GONFALON };

/** The upper part of a shield. */
export const CHIEFS = { heater: "M8 3H92V28.5H8Z", round: "M14.8 31A40 40 0 0 1 85.2 31Z" };
/** A wedge that has been struck out of a shield's edge: what is gone, and the broken edges. */
export const GAP = "M61-4 66 13 57 24 65 35 58 56 75 34 67 25 81 12 83-4Z";
export const BREAK = "M63 4 66 13 57 24 65 35 58 56 75 34 67 25 81 12 82 5";

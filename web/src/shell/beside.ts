/** A place beside a thing, where a small square hides as little as possible. */
import type { Box } from "./roving";

export interface Obstacle {
  box: Box;
  /** Whether it may still be pointed at: its middle is never hidden. */
  isDear: boolean;
}

const [GAP, DEAR] = [3, 4];

/** On any side of the thing, at its middle rather than at a corner, and first of all on the right; never over it. Null if there is no room. */
export function beside(thing: Box, size: number, room: Box, others: readonly Obstacle[]): { x: number; y: number } | null {
  const [left, right] = [thing.x - GAP - size, thing.x + thing.width + GAP];
  const [above, below] = [thing.y - GAP - size, thing.y + thing.height + GAP];
  const along = (from: number, length: number) => [from + (length - size) / 2, from - size / 2, from + length - size / 2];
  const level = along(thing.y, thing.height).flatMap((y) => [{ x: right, y }, { x: left, y }]);
  const upright = along(thing.x, thing.width).flatMap((x) => [{ x, y: below }, { x, y: above }]);
  const squares = [...level, ...upright].map((place) => ({ ...place, width: size, height: size }));
  const hidden = (square: Box) => others.reduce((sum, { box, isDear }) => sum + shared(square, box) * (isDear ? DEAR : 1), 0);
  const isFree = (square: Box) => shared(square, room) >= size * size && !others.some(({ box, isDear }) => isDear && shared(square, middle(box)));
  const [best] = squares.filter(isFree).sort((one, other) => hidden(one) - hidden(other));
  return best ?? null;
}

function middle({ x, y, width, height }: Box): Box {
  return { x: x + width / 2 - 1, y: y + height / 2 - 1, width: 2, height: 2 };
}

/** The area that both cover. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Shapes of the ground, drawn with a firm line as painters of manuscripts drew it: hills of scales, trees like mushrooms. */

import { curve, dice, olive, stone, tuft } from "../../../art/land";

const WAY = 34;

/** What grows and lies on open land, everywhere alike but on the way through its middle: so many things on so much ground. */
export function growth(width: number, height: number, size: number): Record<"tufts" | "stones" | "olives", string> {
  const roll = dice(1191);
  const found = { tufts: "", stones: "", olives: "" };
  for (let left = Math.round((width * height) / (5200 * size)); left > 0; left -= 1) {
    const [at, kind, grown] = [{ x: roll() * width, y: roll() * height }, roll(), size * (0.8 + roll() * 0.7)];
    if (Math.abs(at.y - height / 2) < WAY * size) continue;
    if (kind < 0.62) found.tufts += tuft(at, grown * 1.3);
    else if (kind < 0.84) found.stones += stone(at, grown * 1.3);
    else {
      const tree = olive(at, grown * 7);
      found.olives += tree.crown + tree.stem;
    }
  }
  return found;
}

/** The land from one edge of the field up to a line drawn by an unsteady hand, the same for each width. */
export function shore(width: number, edge: number, line: number, seed: number): string {
  const bends = Array.from({ length: 10 }, (_, at) => ({ x: round((width * (at - 1)) / 8), y: round(line + wobble(at + seed * 13) * 44) }));
  return `${curve(bends)}L${round(width * 1.2)} ${edge}H${round(-width * 0.2)}Z`;
}

/** A tree, 40 wide and 48 high, its foot at 20, 48. */
export const TREE = {
  crown: "M20 2C10 1 5 9 8 15 1 17 1 28 9 29 13 34 27 34 31 29 39 28 39 17 32 15 35 9 30 1 20 2Z",
  leaves: "M14 12q3 3 6 0M22 10q3 3 6 0M10 22q3 3 6 0M18 21q3 3 6 0M26 22q3 3 6 0",
  trunk: "M18 31 17 45 12 48H28L23 45 22 31Z",
};

/** A hedge of fire along a line, as heralds draw it: tongues that bend and lick, no two alike. */
export function tongues(width: number, step: number, high: number, seed: number): { outer: string; inner: string } {
  const count = Math.ceil(width / step) + 1;
  let [outer, inner] = [`M${-step / 2} 0`, ""];
  for (let place = 0; place < count; place++) {
    const x = (place - 0.5) * step;
    const tip = high * (0.78 + wobble(place + seed * 17) * 0.5);
    const lean = step * 0.5 * wobble(place * 3 + seed);
    const at = (share: number, up: number) => `${round(x + step * share + lean * up)} ${round(-tip * up)}`;
    outer += `L${at(0, 0)}C${at(-0.1, 0.35)} ${at(0.42, 0.55)} ${at(0.4, 1)}C${at(0.62, 0.72)} ${at(0.58, 0.55)} ${at(0.74, 0.4)}C${at(0.82, 0.52)} ${at(0.8, 0.6)} ${at(0.84, 0.7)}C${at(1, 0.5)} ${at(1.02, 0.3)} ${at(1, 0)}`;
    inner += `M${at(0.22, 0)}C${at(0.2, 0.24)} ${at(0.5, 0.34)} ${at(0.46, 0.62)}C${at(0.62, 0.4)} ${at(0.76, 0.3)} ${at(0.76, 0)}Z`;
  }
  return { outer, inner };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The two Horns, 200 wide and 100 high. The rock is covered with scales by a pattern. */
export const HILLS = {
  rock: "M0 100C10 96 14 84 20 68 27 48 34 22 50 12 56 8 61 9 65 14 74 25 78 46 88 58 93 64 99 66 104 62 114 54 118 34 128 18 134 8 144-2 154 4 168 13 174 44 181 66 186 82 190 95 200 100Z",
  dark: "M50 12C56 8 61 9 65 14 74 25 78 46 88 58 80 60 76 50 70 40 64 28 58 20 50 12ZM154 4C168 13 174 44 181 66 186 82 190 95 200 100 188 98 182 84 176 68 170 48 164 20 154 4Z",
};

/** A tuft of dry grass around 0, 0. */
export const TUFT = "M-6 0Q-5-6-9-9M-2 0Q-2-8-3-12M2 0Q2-7 5-11M6 0Q6-5 10-7";

/** Scattered along a line: deterministic for a given width, and never evenly spaced. */
export function scattered(width: number, apart: number, seed = 0): { x: number; shift: number }[] {
  const count = Math.max(2, Math.floor(width / apart));
  return Array.from({ length: count }, (_, place) => {
    const noise = wobble(place + seed * 31);
    return { x: Math.round(((place + 0.5 + noise * 0.5) * width) / count), shift: wobble(place * 7 + seed) };
  });
}

/** Between -0.5 and 0.5. */
function wobble(place: number): number {
  const wave = Math.sin(place * 12.9898 + 4.1414) * 43758.5453;
  return wave - Math.floor(wave) - 0.5;
}

/** A line of waves from the left to the right. */
export function waves(width: number, y: number, length: number, height: number): string {
  const count = Math.ceil(width / length) + 1;
  return `M${-length / 2} ${y}` + `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`.repeat(count);
}

/** The town of Arsuf, 120 wide and 64 high: walls, towers, gate. */
export const WALLS = {
  stone:
    "M2 64V14H8V20H14V14H20V20H26V14H32V30H38V24H44V30H50V24H56V30H64V24H70V30H76V24H82V30H88V14H94V20H100V14H106V20H112V14H118V64Z",
  gate: "M50 64V50a10 11 0 0 1 20 0V64Z",
  joints: "M2 40H32M88 40H118M10 30h8M102 30h8M38 46h8M74 46h8M8 52h8M20 46h6M98 52h8M92 46h6M38 58h6M78 58h6M32 30V64M88 30V64",
  slits: "M15 26v8M105 26v8",
};

/** The battlefield as one painting under all zones: in the north the hill with the caliph's camp, then the slope with olive
 * scrub and stones, a dry stream, and in the south the Mesa del Rey above the pass through the Sierra Morena.
 *
 * It goes on to both sides of the page. A turned page shows it from the other side, but what stands on it stands upright. */
import { curve, dice, hachures, olive, rounded, short, stone, tuft } from "../../art/land";
import type { Point } from "../../art/shapes";
import { filled, moved, stroked } from "../../art/strokes";
import { WIDTH, ZONE_HEIGHT, heightOf } from "./geometry";

const HIGH = heightOf(ZONE_HEIGHT);
/** How far the land goes on around the page. */
const [ASIDE, ABOVE] = [900, 120];
const [WEST, EAST, NORTH, SOUTH] = [-ASIDE, WIDTH + ASIDE, -ABOVE, HIGH + ABOVE];

type Spots = readonly (readonly [x: number, y: number])[];
type Place = (x: number, y: number) => Point;

// The lower edges of the heights, from west to east, within the page; the land beyond repeats them, drawn wider.
const HILL: Spots = [[-60, 215], [10, 238], [70, 220], [140, 246], [215, 232], [290, 250], [350, 224], [420, 240], [480, 216]];
const CREST: Spots = [[88, NORTH], [96, 40], [104, 96], [128, 138], [176, 152], [232, 156], [282, 140], [304, 96], [310, 36], [322, NORTH]];
const FOOT: Spots = [[-60, 322], [20, 304], [80, 318], [150, 300], [210, 312], [270, 298], [340, 316], [400, 302], [470, 324]];
const MESA: Spots = [[-30, SOUTH], [-6, 470], [34, 420], [96, 396], [150, 404], [178, 424], [206, 428], [238, 408], [300, 394], [362, 416], [404, 468], [430, SOUTH]];
const BEYOND: Record<"hill" | "mesa", readonly [middle: number, half: number, edge: number][]> = {
  hill: [[-330, 150, 120], [-650, 120, 190], [700, 160, 140], [1060, 140, 90]],
  mesa: [[-300, 130, 420], [-640, 170, 380], [690, 150, 400], [1040, 130, 440]],
};
const STREAM: Spots = [[WEST, 292], [-560, 268], [-300, 296], [-120, 272], [0, 286], [90, 273], [180, 284], [270, 272], [350, 286], [470, 270], [640, 294], [900, 266], [EAST, 288]];
const ROAD: Spots = [[196, SOUTH], [212, 520], [186, 462], [214, 404], [178, 350], [208, 300], [188, 262], [216, 206], [198, 160]];
const GROVES: Spots = [[40, 190], [352, 178], [150, 214], [262, 226], [58, 262], [330, 258], [84, 348], [300, 352], [36, 84], [372, 70], [200, 336]];
const TENTS: Spots = [[62, 66], [36, 50], [112, 58], [288, 57], [340, 64], [368, 48], [128, 146], [276, 148]];
const PEAKS: Spots = [[24, 0], [74, 14], [122, 6], [282, 8], [330, 0], [380, 12]];

/** With `far`, also the land beyond the page. */
export function drawGround(turned: boolean, zoneHeight: number, far = true): string {
  const tall = heightOf(zoneHeight) / HIGH;
  const place: Place = (x, y) => (turned ? { x: WIDTH - x, y: (HIGH - y) * tall } : { x, y: y * tall });
  return land(place, far) + ways(place) + growth(place, far) + camp(place) + sierra(place, far);
}

function at(place: Place, spots: Spots): Point[] {
  return spots.map(([x, y]) => place(x, y));
}

function closed(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** Three or four pale tones, each height with hachures down its slope. */
function land(place: Place, far: boolean): string {
  const sheet = closed(at(place, [[WEST, NORTH], [EAST, NORTH], [EAST, SOUTH], [WEST, SOUTH]]));
  const north = area(place, [[EAST, NORTH], [WEST, NORTH], [WEST, 230], [-560, 250], [-300, 222], ...HILL, [700, 246], [960, 220], [EAST, 240]], "hill", 0);
  const south = area(place, [[WEST, SOUTH], [EAST, SOUTH], [EAST, 316], [960, 302], [680, 326], ...[...FOOT].reverse(), [-300, 306], [-560, 328], [WEST, 308]], "mesa", 0);
  const crests = [area(place, [...CREST].reverse(), "crest", 7), ...(far ? BEYOND.hill : []).map((knoll, nth) => area(place, bowed(knoll, NORTH), "crest", 11 + nth))];
  const tables = [area(place, MESA, "table", 23), ...(far ? BEYOND.mesa : []).map((knoll, nth) => area(place, bowed(knoll, SOUTH), "table", 31 + nth))];
  return filled(sheet, "var(--field-plain)") + north + south + crests.join("") + tables.join("");
}

/** A height that comes in from the edge of the land. */
function bowed([middle, half, edge]: readonly [number, number, number], from: number): Spots {
  const sides: Spots = [[-1, from], [-0.95, (from + edge * 2) / 3], [-0.6, edge - (edge - from) * 0.08], [-0.1, edge + 6], [0.45, edge - (edge - from) * 0.04], [0.9, (from + edge * 2) / 3], [1, from]];
  const spots = sides.map(([part, y]) => [middle + part * half, y] as const);
  return from === NORTH ? [...spots].reverse() : spots;
}

function area(place: Place, spots: Spots, tone: string, seed: number): string {
  const line = rounded(rounded(at(place, spots)));
  const wash = filled(closed(line), `var(--field-${tone})`);
  if (!seed) return wash;
  const slope = hachures(line, seed, 3.4, (roll) => 3 + 9 * roll).map(({ d }) => d).join("");
  return wash + stroked(slope, 0.6, "var(--field-ink)") + stroked(closed(line), 0.7, "var(--field-ink)");
}

/** The stream bed, dry in July, and the road that comes up through the pass. */
function ways(place: Place): string {
  const [stream, road] = [curve(at(place, STREAM)), curve(at(place, ROAD))];
  const ruts = `<path d="${road}" fill="none" stroke="var(--field-ink)" stroke-width="0.6" stroke-dasharray="9 4 2 5"/>`;
  return stroked(stream, 5, "var(--field-stream)") + stroked(stream, 0.6, "var(--field-ink)") + stroked(road, 8, "var(--field-road)") + ruts;
}

function growth(place: Place, beyond: boolean): string {
  const roll = dice(1212);
  let [crowns, stems, tufts, stones] = ["", "", "", ""];
  const far = Array.from({ length: 16 }, (_, nth): readonly [number, number] => [nth < 8 ? WEST + roll() * (ASIDE - 60) : WIDTH + 60 + roll() * (ASIDE - 60), 120 + roll() * 260]);
  for (const [x, y] of beyond ? [...GROVES, ...far] : GROVES) {
    for (let nth = 0; nth < 5; nth += 1) {
      const tree = olive(place(x + (roll() - 0.5) * 64, y + (roll() - 0.5) * 44), 3 + roll() * 2.4);
      crowns += tree.crown;
      stems += tree.stem;
    }
  }
  for (let nth = 0; nth < 420; nth += 1) {
    const [where, kind, size] = [place(WEST + roll() * (EAST - WEST), NORTH + roll() * (SOUTH - NORTH)), roll(), 0.6 + roll() * 0.6];
    if (!beyond && (where.x < 0 || where.x > WIDTH)) continue;
    if (kind < 0.65) tufts += tuft(where, size);
    else stones += stone(where, size);
  }
  return (
    stroked(tufts, 0.6, "var(--field-ink)") + stroked(stones, 0.6, "var(--field-ink)", "var(--field-stone)") +
    stroked(crowns, 0.6, "var(--field-leaf-line)", "var(--field-leaf)") + stroked(stems, 0.7, "var(--field-leaf-line)")
  );
}

/** Small tents on the hill around the red one. */
function camp(place: Place): string {
  return at(place, TENTS).map(({ x, y }) => moved(`translate(${short(x)} ${short(y)}) scale(.3)`, stroked("M0-24C5-8 14 0 24 5L20 20H-20L-24 5C-14 0-5-8 0-24ZM0-24V20", 2, "var(--field-ink)", "var(--field-cloth)"))).join("");
}

/** Crags on both sides of the pass, and all along the southern edge. */
function sierra(place: Place, beyond: boolean): string {
  const far = Array.from({ length: 34 }, (_, nth): readonly [number, number] => [nth < 17 ? -30 - nth * 50 : WIDTH + 30 + (nth - 17) * 50, (nth * 37) % 19]);
  return at(place, (beyond ? [...far, ...PEAKS] : PEAKS).map(([x, up]) => [x, HIGH - 2 - up] as const)).map(({ x, y }) => moved(`translate(${short(x)} ${short(y)}) scale(1.25)`, CRAG)).join("");
}

const CRAG =
  stroked("M-34 16C-26 6-22-2-17-9-13-14-9-7-5-12-1-18 3-22 7-15 11-8 17-6 21 1 25 8 29 12 35 16Z", 0.7, "var(--field-ink)", "var(--field-crag)") +
  stroked("M5-18C6-10 2-4 6 4M-16-9C-15-3-19 2-16 8M10-8 14-1M16 0 20 7M-9-6-6 1M-2-9 0-3", 0.6, "var(--field-ink)");

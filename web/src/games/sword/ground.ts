/** The battlefield as a painted sheet: pale washes, relief by hachures, olive scrub and stones, the stockade and the tent.
 *
 * Written once as a static drawing, in pieces of a few hexes, so that only what is seen is painted. */
import { curve, dice, hachures, olive, rounded, short, stone, tuft } from "../../art/land";
import { disc, star } from "../../art/shapes";
import { filled, moved, stroked } from "../../art/strokes";
import { levelOf, MAP } from "./edition";
import { APOTHEM, HEIGHT, HEXES, neighbour, path, type Point, type Sheet, WAYS, WIDTH } from "./hexes";

/** How far the land goes on around the field, for views of another shape. */
export const BEYOND = 480;

export function drawGround(sheet: Sheet): string {
  return washes(sheet) + hills(sheet) + tracks(sheet) + growth(sheet) + lattice(sheet) + camp(sheet);
}

/** Broad pale stains, as a brush leaves them. */
function washes(sheet: Sheet): string {
  const stains: [colour: string, x: number, y: number, wide: number, high: number, seed: number][] = [
    ["var(--wash-grass)", 250, 260, 360, 230, 3], ["var(--wash-grass)", 1380, 300, 300, 250, 5], ["var(--wash-dust)", 800, 620, 620, 150, 7],
    ["var(--wash-grass)", 420, 930, 430, 170, 9], ["var(--wash-grass)", 1330, 900, 330, 190, 11], ["var(--wash-dust)", 830, 1010, 240, 120, 13],
  ];
  const drawn = stains.map(([colour, x, y, wide, high, seed]) => filled(blot(sheet.place({ x, y }), wide, high, seed), colour));
  return `<path d="M${-BEYOND} ${-BEYOND}H${WIDTH + BEYOND}V${HEIGHT + BEYOND}H${-BEYOND}Z" fill="var(--ground-plain)"/>${drawn.join("")}`;
}

function blot(middle: Point, wide: number, high: number, seed: number): string {
  const roll = dice(seed);
  const points = Array.from({ length: 11 }, (_, at) => {
    const [angle, far] = [(2 * Math.PI * at) / 11, 0.72 + 0.4 * roll()];
    return { x: middle.x + wide * far * Math.cos(angle), y: middle.y + high * far * Math.sin(angle) };
  });
  return `${path(rounded(rounded(rounded(points))))}Z`;
}

/** Two levels, each with hachures that run downhill from its edge. */
function hills(sheet: Sheet): string {
  return [1, 2].map((level) => hill(sheet, level)).join("");
}

function hill(sheet: Sheet, level: number): string {
  const inside = HEXES.filter((hex) => levelOf(hex) >= level);
  const borders = sheet.borders(inside).map((line) => rounded(rounded(midway(line).map((point) => goingOn(sheet, point)))));
  const shape = borders.map((line) => `${path(line)}Z`).join("");
  const slope = borders.map((line) => inPieces(hachures(line, level * 31, 2.6, (roll) => 6 + 13 * roll + 3 * level), (d) => stroked(d, 0.9, "var(--ground-hachure)"))).join("");
  return filled(shape, `var(--ground-level-${level})`) + slope + stroked(shape, 1.1, "var(--ground-edge)");
}

const WOBBLE = 13;

/** The hill goes on and widens north of the field. */
function goingOn(sheet: Sheet, point: Point): Point {
  const { x, y } = sheet.place(point);
  return y > NORTH_EDGE ? point : sheet.place({ x: WIDTH / 2 + (x - WIDTH / 2) * 1.6, y: -BEYOND - 40 });
}

/** From near the middle of each hexside to the next, as an unsteady hand would draw it. */
function midway(points: readonly Point[]): Point[] {
  const roll = dice(points.length);
  return points.map((from, at) => {
    const to = points[(at + 1) % points.length]!;
    return { x: (from.x + to.x) / 2 + (roll() - 0.5) * WOBBLE, y: (from.y + to.y) / 2 + (roll() - 0.5) * WOBBLE };
  });
}

const NORTH_EDGE = 62;

/** One drawing for each square of the sheet. */
function inPieces(strokes: readonly { at: Point; d: string }[], draw: (d: string) => string): string {
  const pieces = new Map<string, string>();
  for (const { at, d } of strokes) {
    const key = `${Math.floor(at.x / 200)} ${Math.floor(at.y / 200)}`;
    pieces.set(key, (pieces.get(key) ?? "") + d);
  }
  return [...pieces.values()].map(draw).join("");
}

/** The ways down from the pass, which armies and shepherds have trodden. */
function tracks(sheet: Sheet): string {
  const ways = [
    [[760, 1600], [820, 1300], [800, 1105], [770, 1000], [840, 900], [800, 780], [830, 660], [790, 540], [815, 440], [790, 330]],
    [[800, 780], [640, 700], [470, 690], [300, 610], [120, 600], [0, 560], [-240, 590], [-500, 520]],
    [[830, 660], [1010, 640], [1180, 700], [1350, 660], [1590, 690], [1820, 640], [2100, 700]],
  ];
  const lines = ways.map((way) => curve(way.map(([x, y]) => sheet.place({ x: x!, y: y! }))));
  return lines.map((line) => stroked(line, 9, "var(--ground-track)")).join("") + lines.map((line) => `<path d="${line}" fill="none" stroke="var(--ground-rut)" stroke-width="0.8" stroke-dasharray="14 5 3 6"/>`).join("");
}

/** Olive scrub in groves, tufts of dry grass, stones on the slopes. */
function growth(sheet: Sheet): string {
  const roll = dice(77);
  const [tufts, stones, crowns, stems] = [[], [], [], []] as { at: Point; d: string }[][];
  const groves = [[190, 330], [330, 190], [90, 800], [330, 900], [560, 1010], [1250, 960], [1480, 840], [1500, 430], [1330, 220], [1180, 130], [470, 470], [1130, 500], [660, 850], [1010, 900], [-190, 160], [-330, 480], [-150, 900], [-360, 1180], [1820, 250], [1990, 560], [1790, 930], [1960, 1240], [240, 1290], [520, 1420], [960, 1260], [1340, 1330], [60, -160], [300, -330], [1440, -140], [1640, -330]];
  for (const [x, y] of groves) {
    for (let nth = 0; nth < 9; nth += 1) {
      const at = { x: x! + (roll() - 0.5) * 190, y: y! + (roll() - 0.5) * 130 };
      const size = 4.5 + roll() * 4;
      if (!isOpen(at)) continue;
      const [place, tree] = [sheet.place(at), olive(sheet.place(at), size)];
      crowns!.push({ at: place, d: tree.crown });
      stems!.push({ at: place, d: tree.stem });
    }
  }
  for (let one = 0; one < 1500; one += 1) {
    const at = { x: -BEYOND + roll() * (WIDTH + 2 * BEYOND), y: -BEYOND + roll() * (HEIGHT + 2 * BEYOND) };
    const [kind, size] = [roll(), 1 + roll()];
    const place = sheet.place(at);
    if (kind < 0.72) tufts!.push({ at: place, d: tuft(place, size) });
    else stones!.push({ at: place, d: stone(place, size) });
  }
  return (
    inPieces(tufts!, (d) => stroked(d, 0.8, "var(--ground-tuft)")) +
    inPieces(stones!, (d) => stroked(d, 0.8, "var(--ground-rut)", "var(--ground-stone)")) +
    inPieces(crowns!, (d) => stroked(d, 0.8, "var(--ground-leaf-line)", "var(--ground-leaf)")) +
    inPieces(stems!, (d) => stroked(d, 1, "var(--ground-leaf-line)"))
  );
}

/** Not the hill with the camp. */
function isOpen({ x, y }: Point): boolean {
  return x < 540 || x > 1060 || y > 400;
}

/** Hexsides, fine as hair, each once. */
function lattice(sheet: Sheet): string {
  const sides = HEXES.flatMap((hex) =>
    WAYS.map((_, way) => way).filter((way) => way < 3 || neighbour(hex, way) === null).map((way) => {
      const [from, to] = sheet.side(hex, way);
      return { at: from, d: path([from, to]) };
    }),
  );
  return inPieces(sides, (d) => `<path d="${d}" class="hair"/>`) + `<path d="${sheet.outline(HEXES)}" class="bounds"/>`;
}

/** The stockade around the hill, tents, and the red one with its standard. */
function camp(sheet: Sheet): string {
  const stakes = MAP.entrenchment.map(([hex, way]) => stockade(...sheet.side(hex!, WAYS.indexOf(way as (typeof WAYS)[number]))));
  const tents = [["1501", -8, 4], ["1601", 4, 6], ["1801", -2, 8], ["1901", 6, 2], ["1802", 14, -18], ["1602", -16, -16]] as const;
  const { x, y } = sheet.centre(MAP.standard);
  const small = tents.map(([hex, right, below]) => {
    const at = sheet.centre(hex);
    return moved(`translate(${at.x + right} ${at.y + below}) scale(.55)`, tent("var(--bone)", "var(--ground-rut)"));
  });
  return small.join("") + stakes.join("") + moved(`translate(${x} ${y - 2})`, redTent());
}

function tent(cloth: string, line: string): string {
  return stroked("M0-24C5-8 14 0 24 5L20 20H-20L-24 5C-14 0-5-8 0-24Z", 1.6, line, cloth) + stroked("M0-24V20M-24 5Q-18 10-12 5-6 10 0 5 6 10 12 5 18 10 24 5", 1.2, line);
}

function redTent(): string {
  return (
    stroked("M0-40C8-16 24-4 40 4L33 30H-33L-40 4C-24-4-8-16 0-40Z", 1.6, "var(--line)", "var(--tent)") +
    stroked("M-40 4Q-30 13-20 4-10 13 0 4 10 13 20 4 30 13 40 4", 1.6, "var(--or)") +
    stroked("M0-40V-54", 2, "var(--line)") + filled(disc(3, 0, -42), "var(--or)") +
    stroked("M0-54H20L15-48 20-42H0Z", 1.2, "var(--line)", "var(--bone)") + filled(star(8, 4, 2, 8, -48), "var(--gules)")
  );
}

/** A chain of stakes along a hexside: posts with sharpened tops, and a chain that hangs from one to the next. */
function stockade(from: Point, to: Point): string {
  const count = 6;
  const posts = Array.from({ length: count }, (_, at) => ({ x: from.x + ((to.x - from.x) * (at + 0.5)) / count, y: from.y + ((to.y - from.y) * (at + 0.5)) / count }));
  const drawn = posts.map(({ x, y }) => `M${short(x - 1.7)} ${short(y + 5)}v-8l1.7-3 1.7 3v8Z`).join("");
  const chain = posts.slice(1).map(({ x, y }, at) => `M${short(posts[at]!.x)} ${short(posts[at]!.y - 1)}Q${short((posts[at]!.x + x) / 2)} ${short((posts[at]!.y + y) / 2 + 4)} ${short(x)} ${short(y - 1)}`).join("");
  return stroked(chain, 1.1, "var(--chain)") + stroked(drawn, 0.9, "var(--line)", "var(--stake)");
}

/** The numbers of the hexes, for the near eye. */
export function drawNumbers(sheet: Sheet): string {
  return HEXES.map((hex) => {
    const { x, y } = sheet.centre(hex);
    return `<text x="${x}" y="${y - APOTHEM + 6.5}" text-anchor="middle">${hex}</text>`;
  }).join("");
}


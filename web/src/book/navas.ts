/** The drawings of the rules of Las Navas. */
import { painted } from "../art/arms";
import { box, type Point, star } from "../art/shapes";
import { filled, stroked } from "../art/strokes";
import { faces, FORMS, shapeOf } from "../games/navas/faces";
import { CARDS, COLUMNS, distance, KINGS, lookOf, UNITS, ZONES } from "../games/navas/pieces";
import { cornerOf, HEAD, heightOf, MARGIN, middleOf, MIDDLE, WIDTH, ZONE_HEIGHT, ZONE_WIDTH } from "../games/navas/geometry";
import { drawGround } from "../games/navas/ground";
import edition from "../../../src/gonfalon/games/navas/edition.json";
import { arrow, at, coat, cross, drawing, rect, short, step, text } from "./draw";

const FACES = faces();
const SMALL = 34;

interface State {
  hurt?: boolean;
  exhausted?: boolean;
}

/** The faces that a drawing uses, each once. */
function defs(drawn: string): string {
  const used = new Set([...drawn.matchAll(/#face-([\w-]+)/g)].map(([, kind]) => kind));
  const clips = FACES.slice(0, FACES.indexOf('<g id="face-'));
  const found = [...FACES.matchAll(/<g id="face-([\w-]+)">.*?(?=<g id="face-|$)/g)].filter(([, kind]) => used.has(kind));
  return `<defs>${clips}${found.map(([face]) => face).join("")}</defs>`;
}

function unit(kind: string, x: number, y: number, size = SMALL, { hurt = false, exhausted = false }: State = {}): string {
  const known = [...UNITS.values()].find((each) => each.kind === kind)!;
  const [look, shape] = [lookOf(known), shapeOf(known)];
  const form = FORMS[shape];
  const face = `<use href="#face-${kind}"/>${filled(hurt ? form.pip : form.pips, `var(--${look.pip})`)}`;
  const drawn = hurt ? `<g clip-path="url(#left-${shape})">${face}</g><use href="#break-${shape}"/>` : face;
  const scale = (size / 100) * form.scale * (exhausted ? 0.92 : 1);
  return `<g${exhausted ? ' class="worn"' : ""} transform="translate(${x} ${y}) scale(${short(scale)})${exhausted ? " rotate(12)" : ""} translate(-50 -50)">${drawn}</g>`;
}

function group(kinds: readonly string[], x: number, y: number, size = SMALL): string {
  return kinds.map((kind, place) => unit(kind, x + (place - (kinds.length - 1) / 2) * size * 1.06, y, size)).join("");
}

/** Some rows of some columns. */
class Grid {
  constructor(readonly x: number, readonly y: number, readonly wide: number, readonly high: number, readonly columns: readonly string[] = COLUMNS, readonly rows: readonly number[] = [1, 2, 3, 4, 5, 6]) {}

  middle(zone: string): Point {
    const [column, row] = [this.columns.indexOf(zone[0]!), this.rows.indexOf(Number(zone[1]))];
    return { x: this.x + (column + 0.5) * this.wide, y: this.y + (row + 0.5) * this.high };
  }

  wash(zone: string, colour: string): string {
    const { x, y } = this.middle(zone);
    return rect(x - this.wide / 2, y - this.high / 2, this.wide, this.high, colour);
  }

  /** The zones with their names in a corner. */
  draw(names = true): string {
    const zones = this.rows.flatMap((row) => this.columns.map((column) => `${column}${row}`));
    const washes = zones.map((zone) => this.wash(zone, Number(zone[1]) < 4 ? "var(--wash-malachite)" : "var(--wash-vermilion)")).join("");
    const said = names ? zones.map((zone) => text(zone, this.middle(zone).x - this.wide / 2 + 12, this.middle(zone).y - this.high / 2 + 14, 12, "var(--faint)")).join("") : "";
    const border = this.rows.includes(3) && this.rows.includes(4) ? this.y + this.high * (this.rows.indexOf(3) + 1) : 0;
    return washes + (border ? `<path d="M${this.x} ${border}h${this.wide * this.columns.length}" stroke="var(--ink)" stroke-width="2.5"/>` : "") + said;
  }
}

function card(name: string, x: number, y: number, width = 56): string {
  const { muslim, christian, coat: arms } = CARDS.get(name)!;
  const number = (value: number, low: number) => `<text x="35" y="${low}" font-size="25" font-weight="600" text-anchor="middle" fill="var(--argent)">${value}</text>`;
  const drawn =
    filled("M6 1H64a5 5 0 0 1 5 5V94a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5Z", "var(--argent)") +
    filled("M1 6a5 5 0 0 1 5-5H64a5 5 0 0 1 5 5V34H1Z", "var(--vert)") +
    filled("M1 66H69V94a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5Z", "var(--gules)") +
    stroked("M1 34H69M1 66H69", 1.5) + number(muslim, 26) + at(22, 36.5, painted(`c${name}`, arms, "heater", 4), 0.27) + number(christian, 91) +
    stroked("M6 1H64a5 5 0 0 1 5 5V94a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5Z", 2);
  return at(x, y, drawn, width / 70);
}

function back(x: number, y: number, width = 56): string {
  const lattice = [22, 50, 78].flatMap((down) => [17.5, 52.5].map((across) => star(8, 10, 7, across, down))).join("");
  return at(x, y, `<rect x="1" y="1" width="68" height="98" rx="5" fill="var(--argent)" stroke="var(--line)" stroke-width="2"/>${rect(5.5, 5.5, 59, 89, "var(--azure)", "var(--line)")}${stroked(lattice, 1.2, "var(--or)")}`, width / 70);
}

/** The page of the board itself: its ground, its zones and the camp, a little smaller. */
function field(): string {
  const scale = 0.94;
  const high = heightOf(ZONE_HEIGHT);
  const [wide, tall] = [(ZONE_WIDTH - 2), ZONE_HEIGHT - 2];
  const zones = ZONES.map((zone) => {
    const { x, y } = cornerOf(zone, false);
    const wash = Number(zone[1]) < 4 ? "var(--wash-malachite)" : "var(--wash-vermilion)";
    return `<rect x="${short(x + 1)}" y="${short(y + 1)}" width="${short(wide)}" height="${tall}" rx="5" fill="${wash}" fill-opacity=".35" stroke="var(--field-rule)" stroke-width="1.2"/>${text(zone, x + 15, y + 18, 13, "var(--faint)")}`;
  }).join("");
  const camp = cornerOf("B1", false);
  const ring = `<rect x="${short(camp.x + 4)}" y="${short(camp.y + 4)}" width="${short(ZONE_WIDTH - 8)}" height="${ZONE_HEIGHT - 8}" rx="6" fill="none" stroke="var(--chain)" stroke-width="4" stroke-dasharray="7 3"/>`;
  const tent = group(["black-guard", "al-nasir", "black-guard"], middleOf("B1", false).x, middleOf("B1", false).y + 2, 36);
  const seam = stroked(`M${MARGIN} ${HEAD + 3 * ZONE_HEIGHT + MIDDLE / 2}h${3 * ZONE_WIDTH}`, 2, "var(--field-rule)");
  const heads = KINGS.map(({ coat: arms }, column) => coat(`k${column}`, arms, "heater", MARGIN + (column + 0.5) * ZONE_WIDTH - 19, high + 6, 38)).join("");
  const sheet = `<g clip-path="url(#page)">${drawGround(false, ZONE_HEIGHT, false)}${zones}${ring}${seam}</g>${stroked(box(2, 2, WIDTH - 4, high - 4), 2, "var(--field-rule)")}`;
  const steps = step(1, 14, middleOf("A2", false).y) + step(2, 14, middleOf("A5", false).y) + step(3, camp.x + ZONE_WIDTH - 8, camp.y + 10);
  const drawn = at(0, 0, sheet + tent + heads + steps, scale);
  return drawing("field", WIDTH * scale, Math.ceil((high + 48) * scale), `<defs><clipPath id="page"><rect width="${WIDTH}" height="${high}"/></clipPath></defs>`, defs(drawn), drawn);
}

function near(): string {
  const grids = [new Grid(10, 14, 40, 30), new Grid(160, 14, 40, 30), new Grid(310, 14, 40, 30)];
  const [adjacent, middle, edge] = grids as [Grid, Grid, Grid];
  const archer = (grid: Grid, zone: string) => unit("archers", grid.middle(zone).x, grid.middle(zone).y, 28);
  const reach = (grid: Grid, from: string) =>
    ZONES.filter((zone) => zone !== from).map((zone) => {
      const { x, y } = grid.middle(zone);
      const far = distance(from, zone);
      return far === 2 ? stroked(star(4, 9, 3, x, y), 1, "var(--line)", "var(--or)") : far === 1 ? cross(x, y, 6) : "";
    }).join("");
  const beside = ZONES.filter((zone) => distance("B3", zone) === 1).map((zone) => arrow("move", adjacent.middle("B3"), adjacent.middle(zone), { leave: 14, stop: 4, scale: 0.8 })).join("");
  const drawn =
    adjacent.draw(false) + beside + unit("berber-infantry", adjacent.middle("B3").x, adjacent.middle("B3").y, 28) +
    middle.draw(false) + reach(middle, "B4") + archer(middle, "B4") + edge.draw(false) + reach(edge, "C4") + archer(edge, "C4") +
    step(1, 70, 212) + step(2, 220, 212) + step(3, 370, 212);
  return drawing("near", 440, 226, defs(drawn), drawn);
}

function cards(): string {
  return drawing("cards", 620, 98, [...CARDS.keys()].map((name, place) => card(name, 6 + place * 68, 6, 60)).join(""));
}

function units(): string {
  const states = (kind: string, y: number) => [{}, { hurt: true }, { exhausted: true }, { hurt: true, exhausted: true }].map((state, place) => unit(kind, 50 + place * 90, y, 66, state)).join("");
  const drawn = states("aragonese-knights", 46) + states("kurdish-cavalry", 128) + [0, 1, 2, 3].map((place) => step(place + 1, 50 + place * 90, 180)).join("");
  return drawing("units", 370, 196, defs(drawn), drawn);
}

function army(): string {
  const grid = new Grid(6, 44, 150, 58);
  const zones = ZONES.map((zone) => group(edition.units.filter((each) => each.zone === zone).map((each) => each.kind), grid.middle(zone).x + 9, grid.middle(zone).y, 40)).join("");
  const kings = KINGS.map(({ coat: arms }, column) => coat(`k${column}`, arms, "heater", 6 + (column + 0.5) * 150 - 17, 6, 34)).join("");
  const drawn = grid.draw() + zones + kings;
  return drawing("army", 462, 398, defs(drawn), drawn);
}

function table(): string {
  const grid = new Grid(214, 20, 66, 44);
  const drawn =
    grid.draw() + back(74, 108) + card("3-3", 140, 108) + card("2-5", 74, 20) + card("4-3", 140, 20) + card("6-1", 74, 204) + card("2-4", 140, 204) +
    step(1, 60, 148) + step(2, 204, 148) + step(3, 60, 60) + step(4, 204, 60) + step(3, 60, 244) + step(4, 204, 244) +
    coat("m", "almohads", "round", 8, 40, 38) + coat("c", "castile", "heater", 8, 224, 38);
  return drawing("table", 430, 300, drawn);
}

function prices(): string {
  const [left, middle, right] = [new Grid(10, 10, 48, 44, COLUMNS, [1, 2, 3]), new Grid(190, 10, 48, 44, COLUMNS, [4, 5, 6]), new Grid(380, 10, 70, 44, ["B"], [1, 2, 3, 4])] as const;
  const all = ZONES.filter((zone) => distance("B2", zone) === 1).map((zone) => arrow("move", left.middle("B2"), left.middle(zone), { leave: 18, stop: 6, scale: 0.9 })).join("");
  const ahead = ["B4", "B6"].map((zone) => arrow("move", middle.middle("B5"), middle.middle(zone), { leave: 20, stop: 6, scale: 0.9 })).join("");
  const price = (zone: string, said: string) => text(said, right.x + right.wide + 20, right.middle(zone).y + 6, 20, "var(--ink)", 600);
  const drawn =
    left.draw(false) + all + unit("kurdish-cavalry", left.middle("B2").x, left.middle("B2").y) + middle.draw(false) + ahead + unit("castilian-infantry", middle.middle("B5").x, middle.middle("B5").y) +
    right.draw() + unit("jund-infantry", right.middle("B1").x + 8, right.middle("B1").y) + unit("castilian-infantry", right.middle("B3").x + 8, right.middle("B3").y) +
    cross(right.x + right.wide + 20, right.middle("B1").y, 8) + price("B2", "2") + price("B3", "1") + price("B4", "1") + step(1, 82, 160) + step(2, 262, 160) + step(3, 415, 205);
  return drawing("prices", 500, 220, defs(drawn), drawn);
}

const KNIGHTS = ["lopez-de-haro", "castilian-infantry", "archers"];
const SECOND = ["military-orders", "jimenez-de-rada"];
const THIRD = ["alfonso-viii", "castilian-infantry"];
const HUSAYNI = ["al-husayni", "jund-infantry", "almohad-archers"];
const CAMP = ["al-nasir", "black-guard", "black-guard"];

function column(x: number, rows: readonly number[], standing: Record<string, readonly string[]>): [Grid, string] {
  const grid = new Grid(x, 10, 140, 46, ["B"], rows);
  const groups = Object.entries(standing).map(([zone, kinds]) => group(kinds, grid.middle(zone).x + 10, grid.middle(zone).y, 36)).join("");
  return [grid, grid.draw() + groups];
}

function charge(): string {
  const rows = [1, 2, 3, 4, 5, 6];
  const [before, first] = column(10, rows, { B1: CAMP, B2: HUSAYNI, B3: KNIGHTS, B4: SECOND, B6: THIRD });
  const [after, second] = column(230, rows, { B1: CAMP, B2: KNIGHTS, B3: SECOND, B6: THIRD });
  const ride = (grid: Grid, from: string, to: string, kind: "charge" | "move") => arrow(kind, { x: grid.x + 156, y: grid.middle(from).y }, { x: grid.x + 156, y: grid.middle(to).y }, { stop: 4 });
  const drawn =
    first + second + ride(before, "B3", "B2", "charge") + cross(before.middle("B2").x + 10, before.middle("B2").y, 20) + ride(after, "B3", "B2", "move") + ride(after, "B4", "B3", "move") +
    step(1, 166, before.middle("B3").y + 16) + step(2, 400, after.middle("B3").y - 4) + step(3, 400, after.middle("B4").y + 12) + step(4, 400, after.middle("B6").y);
  return drawing("charge", 414, 296, defs(drawn), drawn);
}

function karr(): string {
  const rows = [1, 2, 3];
  const [one, first] = column(10, rows, { B1: CAMP, B2: ["al-husayni"], B3: KNIGHTS });
  const [two, second] = column(230, rows, { B1: CAMP, B2: KNIGHTS, B3: SECOND });
  const strike = (grid: Grid, from: string, to: string) => arrow("attack", { x: grid.x + 156, y: grid.middle(from).y }, { x: grid.x + 156, y: grid.middle(to).y });
  const bonus = (grid: Grid, zone: string) => text("+2", grid.x + 180, grid.middle(zone).y + 30, 18, "var(--vermilion)", 600);
  const drawn = first + second + strike(one, "B2", "B3") + bonus(one, "B2") + strike(two, "B1", "B2") + bonus(two, "B1") + step(1, 80, 164) + step(2, 300, 164);
  return drawing("karr", 430, 178, defs(drawn), drawn);
}

function winning(): string {
  const small = (x: number) => new Grid(x, 10, 34, 26);
  const [caliph, free, twice] = [small(10), small(140), small(270)];
  const held = (grid: Grid, zones: readonly string[], kind: string) => zones.map((zone) => unit(kind, grid.middle(zone).x, grid.middle(zone).y, 22)).join("");
  const muslim = "jund-infantry";
  const knights = "aragonese-knights";
  const drawn =
    caliph.draw(false) + held(caliph, ["B1"], "al-nasir") + cross(caliph.middle("B1").x, caliph.middle("B1").y, 11) + held(caliph, ["B2"], "lopez-de-haro") + arrow("attack", caliph.middle("B2"), caliph.middle("B1"), { leave: 11, stop: 8, scale: 0.7 }) +
    free.draw(false) + held(free, ["A1", "B1", "C1", "A3", "C2"], muslim) + held(free, ["A6", "B6", "B5", "C6"], knights) +
    twice.draw(false) + held(twice, ["A1", "B1", "C1", "A2", "B3", "C3", "A4", "C4"], muslim) + held(twice, ["A6", "B5", "B6", "B2"], knights) +
    step(1, 61, 184) + step(2, 191, 184) + step(3, 321, 184);
  return drawing("winning", 382, 198, defs(drawn), drawn);
}

export const DRAWINGS = { field, near, cards, units, army, table, prices, charge, karr, winning };

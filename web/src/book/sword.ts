/** The drawings of the rules of the hexes: pieces of the sheet, with the counters that lie on it. */
import type { Point } from "../art/shapes";
import { stroked, within as clipped } from "../art/strokes";
import { COAT_OF, DEFS, drawCounter, drawMarker, drawPennon, drawState, TOOTH } from "../games/sword/counters";
import edition from "../../../src/gonfalon/games/navas_hex/edition.json";
import { type Kind, KINDS, levelOf, MAP, sideOf, UNITS } from "../games/sword/edition";
import { cone, distance, HEXES, neighbour, Sheet, within } from "../games/sword/hexes";
import { arrow, at, coat, cross, drawing, step, text } from "./draw";

const SHEET = new Sheet(false);
const EDGE = 34;
const HOME = "1712";
const SCALE = 1.25;

interface Shown {
  facing?: number;
  tired?: boolean;
  order?: string;
  leader?: "banner" | "army";
}

/** Part of the sheet: everything is placed by the names of hexes. */
class Scene {
  readonly #left: number;
  readonly #top: number;
  readonly width: number;
  readonly height: number;
  readonly #parts: string[] = [];

  constructor(readonly hexes: readonly string[], readonly scale = SCALE) {
    const middles = hexes.map((hex) => SHEET.centre(hex));
    const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
    [this.#left, this.#top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE];
    this.width = Math.max(...xs) + EDGE - this.#left;
    this.height = Math.max(...ys) + EDGE - this.#top;
  }

  place(hex: string): Point {
    const { x, y } = SHEET.centre(hex);
    return { x: x - this.#left, y: y - this.#top };
  }

  add(...parts: string[]): this {
    this.#parts.push(...parts);
    return this;
  }

  /** The hexes, each washed as it is said. */
  ground(wash: (hex: string) => string = () => "var(--parchment)", line = "var(--rule)"): this {
    const shapes = this.hexes.map((hex) => stroked(SHEET.shape(hex), 1.2, line, wash(hex))).join("");
    return this.add(`<g transform="translate(${-this.#left} ${-this.#top})">${shapes}</g>`);
  }

  /** The stakes of the entrenchment, as far as they stand here. */
  stakes(): this {
    const inside = within(MAP.standard, 2);
    for (const hex of inside.filter((each) => this.hexes.includes(each))) {
      for (let way = 0; way < 6; way += 1) {
        const beyond = neighbour(hex, way);
        if (beyond === null || inside.includes(beyond)) continue;
        const [from, to] = SHEET.side(hex, way);
        const shift = (point: Point) => `${(point.x - this.#left).toFixed(1)} ${(point.y - this.#top).toFixed(1)}`;
        this.add(`<path d="M${shift(from)}L${shift(to)}" stroke="var(--line)" stroke-width="7" stroke-dasharray="3 3"/>`);
      }
    }
    return this;
  }

  say(said: string | number, hex: string, size = 18, colour = "var(--ink)"): this {
    const { x, y } = this.place(hex);
    return this.add(text(said, x, y + size / 3, size, colour));
  }

  step(number: number, hex: string, right = 0, below = 0): this {
    const { x, y } = this.place(hex);
    return this.add(step(number, x + right, y + below));
  }

  unit(banner: string, kind: Kind, hex: string, { facing = 0, tired = false, order = "valiant", leader }: Shown = {}): this {
    const { x, y } = this.place(hex);
    return this.add(at(x, y, counter(banner, kind, { facing, tired, order, ...(leader ? { leader } : {}) })));
  }

  go(kind: "move" | "attack" | "shot" | "charge", from: string, to: string, leave = 24, stop = 10): this {
    return this.add(arrow(kind, this.place(from), this.place(to), { leave, stop }));
  }

  cross(hex: string): this {
    const { x, y } = this.place(hex);
    return this.add(cross(x, y, 10));
  }

  draw(name: string): string {
    const inner = `<defs>${DEFS}</defs>${this.#parts.join("")}`;
    return drawing(name, Math.round(this.width * this.scale), Math.round(this.height * this.scale), `<g transform="scale(${this.scale})">${inner}</g>`);
  }
}

/** As it lies on the sheet, seen from near. */
function counter(banner: string, kind: Kind, { facing = 0, tired = false, order = "valiant", leader }: Shown = {}): string {
  const piece = UNITS.find((each) => each.banner === banner && each.type === kind)!;
  const side = sideOf(banner);
  const near = (drawn: string) => without("afar", drawn).replaceAll(' class="figures"', ' font-size="10.5" font-weight="600" fill="var(--figure)"');
  const lies = near(drawCounter(piece, side)) + near(drawState(side, tired, order));
  const [fill, line] = side === "christian" ? ["var(--tooth)", "var(--bone)"] : ["var(--tooth-moslem)", "var(--rim-light)"];
  const tooth = order === "routed" ? "" : at(0, 0, stroked(TOOTH, 1.4, line, fill), 1, facing * 60);
  const torn = order === "routed" ? clipped("sword-left", lies) : lies;
  return (tired ? at(0, 0, torn, 1, 12) : torn) + tooth + (leader ? at(15, -8, drawPennon(side, leader === "army")) : "");
}

/** Drawn parts without those of a class. */
function without(name: string, drawn: string): string {
  const start = drawn.indexOf(`<g class="${name}">`);
  if (start < 0) return drawn;
  let depth = 0;
  for (const { 0: tag, index } of drawn.slice(start).matchAll(/<g[ >]|<\/g>/g)) {
    depth += tag === "</g>" ? -1 : 1;
    if (depth === 0) return drawn.slice(0, start) + without(name, drawn.slice(start + index + tag.length));
  }
  return drawn;
}

const around = (hex: string): string[] => [0, 1, 2, 3, 4, 5].map((way) => neighbour(hex, way)!);
const go = (hex: string, ...ways: number[]): string => ways.reduce((from, way) => neighbour(from, way)!, hex);

function neighbours(): string {
  return [MAP.standard, ...around(MAP.standard)].reduce((scene, hex) => scene.say(hex, hex), new Scene([MAP.standard, ...around(MAP.standard)]).ground()).draw("neighbours");
}

const slope = (hex: string): string => ["var(--parchment)", "var(--wash-vermilion)", "var(--or)"][levelOf(hex)]!;

function hill(): string {
  const scene = new Scene(HEXES.filter((hex) => distance(MAP.standard, hex) <= 6), 0.8).ground(slope).stakes();
  const top = scene.place(MAP.standard);
  return scene.add(at(top.x, top.y + 14, drawPennon("moslem", true), 1.3)).step(1, "1706").step(2, go("1702", 4)).step(3, "1704", 0, 26).step(4, "1702", -16).draw("hill");
}

function front(): string {
  const scene = new Scene([HOME, ...around(HOME)]).ground((hex) => ([5, 0, 1].some((way) => neighbour(HOME, way) === hex) ? "var(--wash-malachite)" : hex === HOME ? "var(--parchment)" : "var(--wash-vermilion)"));
  for (const way of [5, 0, 1]) scene.step(1, neighbour(HOME, way)!);
  for (const way of [2, 3, 4]) scene.step(2, neighbour(HOME, way)!);
  return scene.unit("haro", "Ch", HOME).draw("front");
}

function counters(): string {
  const spots = KINDS.map((kind, place) => at(40 + place * 66, 42, counter(kind === "Cl" ? "djami" : "haro", kind), 1.25)).join("");
  const states: Shown[] = [{ leader: "banner" }, { tired: true }, { order: "discouraged" }, { order: "routed" }];
  const below = (["haro", "djami"] as const).flatMap((banner, side) => states.map((state, place) => at(40 + (side * 4 + place) * 66, 132, counter(banner, "Ha", { ...state, facing: side * 3 }), 1.25))).join("");
  const names = KINDS.map((kind, place) => text(kind, 40 + place * 66, 88, 15, "var(--faint)")).join("");
  const numbers = [0, 1].flatMap((side) => [1, 2, 3, 4].map((number, place) => step(number, 40 + (side * 4 + place) * 66, 182))).join("");
  return drawing("counters", 544, 198, `<defs>${DEFS}</defs>`, spots, names, below, numbers);
}

function cost(): string {
  const scene = new Scene([HOME, ...around(HOME)]).ground();
  around(HOME).forEach((hex, way) => scene.go("move", HOME, hex, 26, 18).say([5, 0, 1].includes(way) ? 1 : 2, hex, 20));
  return scene.unit("haro", "Ch", HOME).draw("cost");
}

function leaving(): string {
  const enemy = go(HOME, 0);
  const [a, b, c, d] = [HOME, go(HOME, 5), go(HOME, 1), go(HOME, 3)];
  return new Scene([enemy, a, b, c, d]).ground((hex) => ([a, b, c].includes(hex) ? "var(--wash-malachite)" : "var(--parchment)"))
    .say("b", b, 20).say("c", c, 20).say("d", d, 20).go("move", a, d).go("move", a, b).unit("mujahid", "Mi", enemy, { facing: 3 }).unit("haro", "Ha", a).draw("leaving");
}

function ahead(): string {
  const reach = cone(HOME, 0, 3);
  const scene = new Scene([HOME, ...reach], 1).ground((hex) => (hex === HOME ? "var(--parchment)" : ["", "var(--wash-vermilion)", "var(--wash-malachite)", "var(--panel)"][distance(HOME, hex)]!));
  for (const hex of reach) scene.say(distance(HOME, hex), hex);
  return scene.unit("haro", "Ar", HOME).draw("ahead");
}

function sight(): string {
  const [x, y, target] = [go(HOME, 0), go(HOME, 1), go(HOME, 0, 1)];
  return new Scene([HOME, x, y, target]).ground().say("x", x, 20).say("y", y, 20).go("shot", HOME, target, 26, 24).unit("haro", "Ar", HOME).unit("mujahid", "Il", target, { facing: 3 }).draw("sight");
}

function charge(): string {
  const run = [go(HOME, 0), go(HOME, 0, 0), go(HOME, 0, 0, 1)];
  const target = go(run[2]!, 1);
  const scene = new Scene([HOME, ...run, target]).ground().go("charge", HOME, run[1]!, 26, 0).go("charge", run[1]!, run[2]!, 4, 4);
  run.forEach((hex, at) => scene.step(at + 1, hex, at === 2 ? 18 : -17, at === 2 ? 14 : 8));
  return scene.unit("haro", "Ch", HOME).unit("mujahid", "Mi", target, { facing: 3 }).draw("charge");
}

function melee(): string {
  const [one, two, three] = [go(HOME, 3), go(HOME, 2), go(HOME, 0)];
  return new Scene([HOME, ...around(HOME)]).ground()
    .unit("mujahid", "Mi", HOME, { facing: 3 }).unit("haro", "Ch", one).unit("haro", "Pi", two, { facing: 5 }).unit("lara", "Ha", three, { facing: 3 })
    .go("attack", one, HOME, 20, 18).go("attack", two, HOME, 20, 18).go("attack", three, HOME, 20, 18).step(1, one, 20, 20).step(2, two, 20, 20).step(3, three, 22, -8).draw("melee");
}

function retreat(): string {
  const [left, right, straight] = [go(HOME, 4), go(HOME, 2), go(HOME, 3)];
  const enemy = go(left, 4);
  const scene = new Scene([HOME, left, right, straight, enemy, go(straight, 3)]);
  const straightAt = scene.place(straight);
  return scene.ground((hex) => (hex === go(straight, 3) ? "none" : "var(--parchment)")).say("1 + 2", left).say("1", right, 20).go("move", HOME, right, 26, 14)
    .unit("haro", "Ha", HOME, { order: "discouraged", facing: 0 }).unit("haro", "Pi", straight).unit("djami", "Cl", enemy, { facing: 1 }).add(text(10, straightAt.x, straightAt.y + 42, 20)).draw("retreat");
}

const RANKS = [...new Map(UNITS.map((piece) => [piece.banner, piece])).keys()];

/** The whole sheet from afar: where each banner is set up, and its leader. */
function zones(): string {
  const scene = new Scene(HEXES, 0.42);
  const { x: left, y: top } = scene.place("0101");
  const origin = SHEET.centre("0101");
  const draw = (hexes: readonly string[], fill: string, thick: number) => stroked(SHEET.outline(hexes), thick, "var(--line)", fill);
  const regions = edition.leaders.map((leader) => {
    const rows = edition.banners.find((each) => each.tag === leader.tag)?.rows ?? [];
    const region = within(leader.hex, leader.radius - 1).filter((hex) => rows.includes(Number(hex.slice(2))));
    return draw(region.length ? region : [], sideOf(leader.tag) === "christian" ? "var(--wash-vermilion)" : "var(--wash-malachite)", 3);
  });
  scene.add(`<g transform="translate(${left - origin.x} ${top - origin.y})">${draw(HEXES, "var(--parchment)", 3)}${draw(within(MAP.standard, 2), "var(--or)", 2)}${regions.join("")}</g>`);
  for (const { tag, hex } of edition.leaders) {
    const { x, y } = scene.place(hex);
    scene.add(coat(`z-${tag}`, COAT_OF[tag]!, sideOf(tag) === "christian" ? "heater" : "round", x - 44, y - 44, 88));
  }
  return scene.draw("zones");
}

function reach(): string {
  const [row, below] = ["1718", "1719"].map((hex) => [hex, go(hex, 1), go(hex, 1, 2), go(hex, 1, 2, 1), go(hex, 1, 2, 1, 2), go(hex, 1, 2, 1, 2, 1), go(hex, 1, 2, 1, 2, 1, 2)]);
  const scene = new Scene([...row!, ...below!]).ground((hex) => (distance("1718", hex) <= 5 ? "var(--wash-malachite)" : "var(--parchment)"));
  row!.slice(1, 6).forEach((hex, at) => scene.say(at + 2, hex));
  return scene.cross(row![6]!).unit("alfonso", "Ch", "1718", { leader: "army" }).draw("reach");
}

function climb(): string {
  const scene = new Scene(["1603", "1604", "1605", "1606", "1702", "1703", "1704", "1705", "1803", "1804", "1805", "1806"]).ground(slope).stakes();
  const top = scene.place(MAP.standard);
  return scene.add(at(top.x, top.y + 20, drawPennon("moslem", true), 1.1))
    .go("move", "1805", "1804", 26, 14).go("move", "1705", "1704", 26, 14).go("move", "1604", "1605", 26, 14)
    .say(4, "1804", 20, "var(--figure)").say(2, "1704", 20, "var(--figure)").say(2, "1605", 20)
    .unit("haro", "Ch", "1805").unit("haro", "Pi", "1705").unit("haro", "Ch", "1604", { facing: 3 }).draw("climb");
}

/** The same two attack twice: the militia faces them, or has its back to them. */
function backs(): string {
  const [facing, turned] = ["1712", "2112"];
  const scene = new Scene([facing!, ...around(facing!), turned!, ...around(turned!)]).ground((hex) => {
    const ahead = [2, 3, 4].some((way) => neighbour(facing!, way) === hex) || [5, 0, 1].some((way) => neighbour(turned!, way) === hex);
    return ahead ? "var(--wash-malachite)" : [facing, turned].includes(hex) ? "var(--parchment)" : "var(--wash-vermilion)";
  });
  [facing!, turned!].forEach((hex, at) => {
    const [knights, squires] = [go(hex, 3), go(hex, 4)];
    scene.unit("mujahid", "Mi", hex, { facing: at ? 0 : 3 }).unit("lara", "Ch", knights).unit("lara", "Ha", squires, { facing: 1 })
      .go("attack", knights, hex, 18, 25).go("attack", squires, hex, 18, 25).step(at + 1, hex, 22, at ? 14 : -14);
  });
  return scene.draw("backs");
}

function elan(): string {
  const [end, first, second, back] = [go(HOME, 0), go(HOME, 0, 0), go(HOME, 0, 0, 1), go(HOME, 0, 0, 0, 0)];
  const scene = new Scene([HOME, end, first, second, go(first, 0), back]).ground();
  const { x, y } = scene.place(HOME);
  return scene.unit("ucero", "Ch", HOME, { leader: "banner" }).add(at(x - 23, y - 3, drawMarker("ruy-diaz"))).unit("andalus", "Cl", first, { facing: 3 }).unit("andalus", "Cl", second, { facing: 3 })
    .go("charge", HOME, first, 26, 26).go("move", first, back, 26, 8).go("attack", first, second, 18, 25).step(1, end, -20).step(2, go(first, 0), -20).step(3, first, 24, 4).draw("elan");
}

function line(): string {
  const pikes = "1804";
  const friends = [["1903", "Pi", 2], ["1904", "Ar", 3], ["1704", "Ar", 3]] as const;
  const scene = new Scene([pikes, ...around(pikes), "1705", "1905"]).ground(slope).stakes().unit("nasir", "Pi", pikes, { facing: 3 });
  for (const [hex, kind, facing] of friends) scene.unit("nasir", kind, hex, { facing }).step(3, hex, hex === "1704" ? -20 : 20, -16);
  return scene.unit("sancho", "Ch", "1805", { leader: "banner" }).go("attack", "1805", pikes, 18, 25).step(1, "1805", -26, -4).step(2, pikes, -20, -16).draw("line");
}

function banners(): string {
  const names = RANKS.map((tag, place) => {
    const [x, y] = [20 + (place % 6) * 84, 8 + Math.floor(place / 6) * 74];
    return coat(`b-${tag}`, COAT_OF[tag]!, sideOf(tag) === "christian" ? "heater" : "round", x, y, 48) + step(place + 1, x + 52, y + 46);
  });
  return drawing("banners", 510, 140, names.join(""));
}

export const DRAWINGS = { neighbours, hill, front, counters, cost, leaving, ahead, sight, charge, melee, retreat, zones, banners, reach, climb, backs, elan, line };

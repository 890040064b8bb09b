/** Orders for many units at once, and which answers are planned, repeated or left in advance. */
import type { Blocked, Command, Order, Say } from "../../shell/board";
import type { Forecast, NavasHexView } from "../../types";
import { isMounted, rangeOf, unitName } from "./edition";
import { ahead, cone, distance, isHex, neighbour, WAYS } from "./hexes";
import { LEADER } from "./paths";
import { positionOf, type Unit } from "./position";

type Commander = Command<NavasHexView>;

export const plans = {
  "ask-set-hex": "order",
  "ask-set-facing": "part",
  "ask-activate": "order",
  "ask-name": "order",
  "ask-order": "order",
  "ask-where": "part",
  "ask-facing": "part",
  "ask-marker-where": "part",
  "ask-declare": "order",
} as const;

export const standing = {
  "ask-react": ["react", "slip", "stand"],
  "ask-shoot-back": ["fire", "hold"],
  "ask-shoot-first": ["fire", "hold"],
  "ask-lead": ["lead"],
  "ask-run": ["run"],
  "ask-advance": ["advance", "hold"],
  "ask-pursue": ["pursue", "hold"],
} as const;

/** What has to be said of attacks that are declared, before the dice. */
export const FIGHTS: readonly string[] = ["ask-resolve", "ask-run", "ask-lead"];
export const FIRES: readonly string[] = ["ask-volley", "ask-shoot", "ask-shoot-first"];
const END: Order = ["end"];
/** How far from an enemy an advance ends, how far from one a charge can begin, and what lies beyond the sheet. */
const [SHORT_OF, CHARGE, OFF_SHEET] = [2, 5, 99];

/** What an outcome is worth to whoever causes it. */
const WORTH: Readonly<Record<string, number>> = {
  discouraged: 1, "discouraged-tired": 1.5, routed: 2, eliminated: 3,
  AR: -3, AD: -1, BT: -0.3, DD1: 1, DD2: 1.5, DR: 2, DE: 3,
}; // prettier-ignore

export function worth(forecast: Forecast | null): number {
  const bars = forecast?.charts.flatMap((chart) => chart.bars) ?? [];
  return bars.reduce((sum, { label, chance }) => sum + chance * (WORTH[label] ?? 0), 0);
}

/** The chances that it goes well and that it goes badly. */
export function chances(forecast: Forecast | null): { well: number; badly: number } {
  const sum = (fits: (value: number) => boolean) =>
    (forecast?.charts.flatMap((chart) => chart.bars) ?? []).filter(({ label }) => fits(WORTH[label] ?? 0)).reduce((total, { chance }) => total + chance, 0);
  return { well: sum((value) => value > 0), badly: sum((value) => value < -0.5) };
}

/** The directions in which one walks from one hex to another. */
export function waysBetween(from: string, to: string): number[] {
  const ways: number[] = [];
  for (let at = from; at !== to; at = neighbour(at, ways.at(-1)!)!) {
    const near = WAYS.map((_, way) => ({ way, hex: neighbour(at, way) })).filter(({ hex }) => hex !== null && distance(hex, to) < distance(at, to));
    if (!near.length) return [];
    ways.push(near[0]!.way);
  }
  return ways;
}

function walked(hex: string, ways: readonly number[]): string | null {
  return ways.reduce<string | null>((at, way) => at && neighbour(at, way), hex);
}

/** How far one gets by walking on and on. */
function beyond(hex: string, ways: readonly number[]): string {
  let at = hex;
  for (let next = walked(at, ways); next && next !== at; next = walked(at, ways)) at = next;
  return at;
}

function move({ tag }: Unit, hex: string, facing: number): Order {
  return [`unit ${tag}`, `go ${hex}`, `face ${WAYS[facing]}`];
}

function unitsOf(command: Commander, tags: readonly string[]): Unit[] {
  const { byTag } = positionOf(command.view);
  return tags.flatMap((tag) => byTag.get(tag) ?? []);
}

/** An order as a sentence, in a view in which it has been carried out: who, and what he does. */
export function brief(view: NavasHexView, order: Order, say: Say): string | null {
  const [verb, what] = order[0]!.split(" ");
  if (verb === "unit") return orderSaid(unitName(what!, say), order.slice(1), say);
  if (verb === "move") return orderSaid(say(`marker-${what}`), order.slice(1), say);
  const placed = verb === "set" && positionOf(view).byHex.get(what!);
  return placed ? orderSaid(unitName(placed.tag, say), order, say) : null;
}

function orderSaid(who: string, words: Order, say: Say): string {
  return words.length ? say("orders-said", { who, deeds: deedsSaid(words, say) }) : who;
}

export function deedsSaid(words: Order, say: Say): string {
  return words.map((word) => deed(word, say)).join(", ");
}

function deed(word: string, say: Say): string {
  const [verb, what] = word.split(" ");
  if (verb === "face") return say("board-faces", { facing: say(`facing-${what!.toLowerCase()}`) });
  return what ? say("orders-go", { hex: what }) : say("orders-rest");
}

/** The units that can be ordered, and those for which something is planned. */
export function ordered(command: Commander): string[] {
  const words = [...command.orders.map(([first]) => first!), ...command.legal];
  return [...new Set(words.filter((word) => word.startsWith("unit ")).map((word) => word.slice("unit ".length)))];
}

/** How a unit faces in a hex: as it did, unless an enemy stands beside it there and none in front. */
function facingIn(command: Commander, { side, facing }: Unit, hex: string): number {
  const { byHex } = positionOf(command.view);
  const enemies = WAYS.map((_, way) => way).filter((way) => {
    const other = byHex.get(neighbour(hex, way) ?? "");
    return other && other.side !== side;
  });
  const isInFront = (way: number) => ahead(hex, facing).includes(neighbour(hex, way)!);
  return enemies.some(isInFront) ? facing : (enemies[0] ?? facing);
}

/** One unit goes there and turns to the enemy. */
async function send(command: Commander, unit: Unit, hex: string): Promise<void> {
  const order = move(unit, hex, facingIn(command, unit, hex));
  const [blocked] = await command.add([order]);
  if (blocked) await march(command, [unit.tag], waysBetween(unit.hex, hex));
}

/** All of them go the same way and keep their facing, those in front first. Who cannot go so far goes as far as it can. */
export async function march(command: Commander, tags: readonly string[], ways: readonly number[]): Promise<void> {
  const units = unitsOf(command, tags);
  if (!units.length || !ways.length) return;
  const goal = beyond(units[0]!.hex, ways);
  const inFront = units.sort((one, other) => distance(one.hex, goal) - distance(other.hex, goal));
  let blocked: readonly Blocked[] = [];
  for (let far = ways.length; far && inFront.length; far -= 1) {
    const orders = inFront.flatMap((unit) => {
      const hex = walked(unit.hex, ways.slice(0, far));
      return hex ? [move(unit, hex, unit.facing)] : [];
    });
    const left = await order(command, orders);
    if (far === ways.length) blocked = left;
    const gone = orders.filter((each) => !left.some(({ order }) => order[0] === each[0])).map(([first]) => first);
    inFront.splice(0, inFront.length, ...inFront.filter(({ tag }) => !gone.includes(`unit ${tag}`)));
  }
  command.block(blocked.filter(({ order }) => inFront.some(({ tag }) => order[0] === `unit ${tag}`)));
}

/** Who advances and by which way: together, as far as the slowest can, and no nearer to an enemy than from where one charges.
 * Whoever could shoot or attack from where it stands stays there. */
export function forward(command: Commander): { tags: string[]; ways: number[] } | null {
  const { units } = positionOf(command.view);
  const enemies = units.filter(({ side, order }) => side !== command.seat && order !== "routed").map(({ hex }) => hex);
  const free = unitsOf(command, ordered(command)).filter((unit) => nearest(unit.hex, enemies) > SHORT_OF && !hasInReach(unit, enemies));
  if (!free.length || !enemies.length) return null;
  const far = Math.min(...free.map(({ hex, piece }) => Math.min(piece.move, nearest(hex, enemies) - SHORT_OF)));
  const left = (way: number) => free.reduce((sum, { hex }) => sum + nearest(walked(hex, Array<number>(far).fill(way)), enemies), 0);
  const ways = WAYS.map((_, turn) => (free[0]!.facing + turn) % WAYS.length);
  const best = ways.reduce((one, other) => (left(other) < left(one) ? other : one));
  return { tags: free.map(({ tag }) => tag), ways: Array<number>(far).fill(best) };
}

export async function advance(command: Commander): Promise<void> {
  const found = forward(command);
  if (found) await march(command, found.tags, found.ways);
}

function nearest(hex: string | null, others: readonly string[]): number {
  return hex ? Math.min(...others.map((other) => distance(hex, other))) : OFF_SHEET;
}

/** Whether an enemy ahead can be shot at or charged, as far as distance tells. */
function hasInReach({ hex, facing, piece }: Unit, enemies: readonly string[]): boolean {
  const reach = Math.max(rangeOf(piece), isMounted(piece) ? CHARGE : 1);
  return cone(hex, facing, reach).some((ahead) => enemies.includes(ahead));
}

/** All of them face this way where they are, or where they are going. */
export async function turn(command: Commander, tags: readonly string[], facing: number): Promise<void> {
  const units = unitsOf(command, tags).filter((unit) => unit.facing !== facing);
  command.block(await order(command, units.map((unit) => move(unit, unit.hex, facing))));
}

/** Try them until no more of them can be carried out: one that stood in the way may have left. Returns those that cannot. */
async function order(command: Commander, orders: readonly Order[]): Promise<readonly Blocked[]> {
  let [tried, blocked] = [orders, await command.add(orders)];
  for (let next = blocked.map(again); next.some((order) => !tried.includes(order)) || (next.length && next.length < tried.length); next = blocked.map(again)) {
    [tried, blocked] = [next, await command.add(next)];
  }
  return blocked;
}

/** Where a unit can face only one way, it is not asked for it. */
function again({ order, why }: Blocked): Order {
  return why?.code === "face-not-now" ? order.slice(0, -1) : order;
}

export async function drag(command: Commander, from: string, to: string): Promise<void> {
  const { byTag } = positionOf(command.view);
  const [unit, hex] = [byTag.get(from), byTag.get(to)?.hex ?? to];
  const attack = unit && ["charge", "melee"].map((verb) => `${verb} ${from} ${hex}`).find((word) => command.legal.includes(word));
  if (attack) await command.add([[attack]]);
  else if (from === LEADER) await command.add([[`ride ${byTag.get(to)?.tag ?? to}`]]);
  else if (!unit) await command.add([[`move ${from}`, `go ${hex}`]]);
  else if (isHex(hex)) {
    const many = ordered(command).filter((tag) => command.marked.includes(tag));
    if (many.length > 1 && many.includes(from)) return march(command, many, waysBetween(unit.hex, hex));
    // Whoever has been moved can be turned next.
    command.mark([from]);
    await send(command, unit, hex);
  }
}

/** All others stay as they are, or rest if they may; then the orders are given. */
export async function finish(command: Commander, rest: boolean): Promise<void> {
  const { question } = command;
  const others = command.legal.filter((word) => word.startsWith("unit "));
  if (rest) await command.add(others.map((word) => [word, "rest"]));
  // Where nothing is left to order, nobody is asked to end it.
  if (command.question === question) await command.add([END]);
  await command.commit();
}

/** Something that could be done, and its odds. */
export interface Proposal {
  word: string;
  forecast: Forecast | null;
}

/** The words of these verbs, the most promising first. */
export async function byWorth(command: Commander, verbs: readonly string[]): Promise<Proposal[]> {
  const words = command.legal.filter((word) => verbs.includes(word.split(" ")[0]!));
  const odds = await command.odds(words);
  return words.map((word, at) => ({ word, forecast: odds[at] ?? null })).sort((one, other) => worth(other.forecast) - worth(one.forecast));
}

/** For each unit the attack of which it has most to hope for, if it has more to hope than to fear. */
export function favourable(proposals: readonly Proposal[]): string[] {
  const best = new Map<string, string>();
  for (const { word, forecast } of proposals) {
    const unit = word.split(" ")[1]!;
    if (worth(forecast) > 0 && !best.has(unit)) best.set(unit, word);
  }
  return [...best.values()];
}

/** All favourable attacks are ordered, and no others. */
export async function attackAll(command: Commander): Promise<void> {
  const words = favourable(await byWorth(command, ["charge", "melee"]));
  await command.add([...words.map((word) => [word]), END]);
  await command.commit();
}

/** One shot after the other, as long as any may hit. */
export function fireAll(command: Commander): void {
  const { acting, turn } = command.view;
  command.keepSaying(FIRES, async () => {
    if (command.view.acting !== acting || command.view.turn !== turn) return null;
    const [best] = await byWorth(command, ["fire"]);
    return best && worth(best.forecast) > 0 ? best.word : "hold";
  });
}

/** One attack after the other, in the order in which they were declared, by the first way and the first leader there is. */
export function resolveAll(command: Commander): void {
  const { acting } = command.view;
  command.keepSaying(FIGHTS, async () => (command.view.acting === acting ? (command.legal[0] ?? null) : null));
}

/** Where everybody stands, in pixels: pairs face each other across the strip, the others wait behind, and whoever is
 * Committed stands nose to nose with the enemy. Laid out with the Crusaders below, then turned round for the other seat. */
import type { SaladinView } from "../../types";
import { find, inPlay } from "./deeds";
import { hornsPair, isSide, type Scenario, scenarioOf, type Side } from "./edition";

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The height of the lances in front of the card; they are within the spot. */
  lances: number;
  /** Lances point up or down. */
  up: boolean;
  /** In close fight. */
  met: boolean;
}

/** Names beside shields with much or little room, or below them, large or small. */
export type Room = "broad" | "medium" | "tall" | "narrow";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Field {
  width: number;
  height: number;
  room: Room;
  /** The magnification factor. */
  scale: number;
  near: Side;
  spots: Record<string, Spot>;
  /** The places left behind by those who have gone forward. */
  left: Spot[];
  /** Pairs that face or fight each other: knight, follower. */
  pairs: [string, string][];
  strip: Box;
  /** The outer edges: sea or slope behind the Crusaders, wood or slope behind the Ayyubids. */
  crusaderEdge: Box;
  ayyubidEdge: Box;
  town: Box | null;
  horns: Box | null;
  /** Where nobody ever stands, behind the Ayyubids. */
  corner: Box;
}

interface Measures {
  margin: number;
  gap: number;
  edge: number;
  card: number;
  lances: number;
  rearCard: number;
  rearLances: number;
  space: number;
}

const PAIRS = 4;
/** The overlap of the lances of those who fight. */
const CROSSED = 10;
/** The space that each of two Banners fighting at the Horns leaves for the sign between them. */
const BETWEEN = 16;
const [BROAD, NARROW] = [228, 150];

// From the left, as on the booklet's side of the table; the order does not matter to the rules.
const FROM_THE_LEFT = ["sulayman", "ala-afdal", "ala-al-din", "keukburi", "saphadin", "manguras", "taqi-al-din"];

const SMALL: Measures = { margin: 5, gap: 6, edge: 16, card: 62, lances: 34, rearCard: 60, rearLances: 21, space: 8 };
const TALL: Measures = { margin: 10, gap: 10, edge: 32, card: 100, lances: 46, rearCard: 94, rearLances: 30, space: 12 };
const USUAL: Measures = { margin: 16, gap: 16, edge: 34, card: 66, lances: 46, rearCard: 62, rearLances: 30, space: 12 };
export const LEAST_WIDTH = 300;
const [TALL_COLUMN, LEAST_TALL, TALL_HEIGHT] = [110, 640, 740];
const USUAL_HEIGHT = 640;
const USUAL_COLUMN = 200;
const [LEAST_SCALE, MOST_SCALE] = [0.86, 1.4];

/** The least height that a field of this width needs. */
export function leastHeight(width: number): number {
  return columnOf(width, SMALL) < NARROW ? 480 : 560;
}

function columnOf(width: number, m: Measures): number {
  return (width - 2 * m.margin - (PAIRS - 1) * m.gap) / PAIRS;
}

/** Small on a phone; where it is narrow but high, cards are high too; else as large as the space allows. */
function measure(width: number, height: number): { m: Measures; scale: number; room: Room } {
  const column = columnOf(width, USUAL);
  if (column < BROAD && columnOf(width, TALL) >= TALL_COLUMN && height >= LEAST_TALL) {
    const scale = Math.min(1, height / TALL_HEIGHT);
    return { m: grown(TALL, scale), scale, room: "tall" };
  }
  if (columnOf(width, SMALL) < NARROW) return { m: SMALL, scale: 0.62, room: "narrow" };
  const scale = Math.max(LEAST_SCALE, Math.min(MOST_SCALE, height / USUAL_HEIGHT, column / USUAL_COLUMN));
  return { m: grown(USUAL, scale), scale, room: column < BROAD ? "medium" : "broad" };
}

function grown(m: Measures, scale: number): Measures {
  const { margin, gap, ...sizes } = m;
  const larger = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.round(size * scale)]));
  return { margin, gap, ...larger } as unknown as Measures;
}

export function nearSide(seat: string): Side {
  return isSide(seat) ? seat : "crusaders";
}

export function layField(view: SaladinView, seat: string, width: number, height: number): Field {
  const wide = Math.max(width, LEAST_WIDTH);
  const laid = new Plan(view, wide, Math.max(height, leastHeight(wide))).field();
  return nearSide(seat) === "crusaders" ? laid : turned(laid);
}

/** Knight and follower of each pair, from the left. */
export function pairsOf(scenario: Scenario): [string, string][] {
  const followers = scenario.banners.filter((banner) => banner.card.follows);
  const rank = (tag: string) => (FROM_THE_LEFT.indexOf(tag) + FROM_THE_LEFT.length + 1) % (FROM_THE_LEFT.length + 1);
  return followers
    .sort((a, b) => rank(a.tag) - rank(b.tag))
    .map((banner): [string, string] => [banner.card.follows!, banner.tag])
    .slice(0, PAIRS);
}

class Plan {
  readonly scenario: Scenario;
  readonly m: Measures;
  readonly scale: number;
  readonly room: Room;
  readonly column: number;
  readonly pairs: [string, string][];

  constructor(
    readonly view: SaladinView,
    readonly width: number,
    readonly height: number,
  ) {
    this.scenario = scenarioOf(view);
    ({ m: this.m, scale: this.scale, room: this.room } = measure(width, height));
    this.column = columnOf(width, this.m);
    this.pairs = pairsOf(this.scenario);
  }

  field(): Field {
    const { m, width, height } = this;
    const horns = hornsPair(this.scenario);
    const spots = this.#spots(horns);
    const homes = { ...this.#lines(false), ...this.#rears(horns) };
    return {
      width,
      height,
      room: this.room,
      scale: this.scale,
      near: "crusaders",
      spots,
      left: Object.keys(homes).filter((tag) => moved(homes[tag]!, spots[tag]!)).map((tag) => homes[tag]!),
      pairs: this.#meeting(horns),
      strip: { x: 0, y: this.#top, width, height: this.#strip },
      crusaderEdge: { x: 0, y: height - m.edge, width, height: m.edge },
      ayyubidEdge: { x: 0, y: 0, width, height: m.edge },
      town: this.scenario.garrison ? this.#rearBox(PAIRS - 1, 1) : null,
      horns: horns ? this.#rearBox(0, 2) : null,
      corner: { ...this.#rearBox(0, 1), y: m.edge + m.space },
    };
  }

  get #line(): number {
    return this.m.card + this.m.lances;
  }

  get #rear(): number {
    return this.m.rearCard + this.m.rearLances;
  }

  /** Where the strip begins and how high it is. */
  get #top(): number {
    return this.m.edge + this.#rear + this.m.space * 2 + this.#line;
  }

  get #strip(): number {
    return this.height - 2 * this.#top;
  }

  #spots(horns: { king: string; pursuer: string } | null): Record<string, Spot> {
    const found = { ...this.#lines(true), ...this.#rears(horns) };
    if (horns && this.view.horns) {
      const met = this.#isCommitted(horns.pursuer);
      const room = met ? Math.round(BETWEEN * this.scale) : 0;
      const [left, right] = [this.#rearSpot(0), this.#rearSpot(1)];
      found[horns.king] = { ...left, width: left.width - room, met };
      if (met) found[horns.pursuer] = { ...right, x: right.x + room, width: right.width - room, up: false, met };
    }
    return found;
  }

  #meeting(horns: { king: string; pursuer: string } | null): [string, string][] {
    return horns && this.view.horns ? [...this.pairs, [horns.king, horns.pursuer]] : this.pairs;
  }

  #isCommitted(tag: string): boolean {
    const banner = find(this.view, tag);
    return inPlay(banner) && banner?.status === "committed";
  }

  /** Apart, a pair leaves the strip empty; when they meet, both move into it. */
  #lines(meeting: boolean): Record<string, Spot> {
    const { m } = this;
    const found: Record<string, Spot> = {};
    this.pairs.forEach(([knight, follower], place) => {
      const met = meeting && this.#isCommitted(knight) && this.#isCommitted(follower);
      const forward = met ? (this.#strip + CROSSED) / 2 : 0;
      const spot = { ...this.#across(place), height: this.#line, lances: m.lances, met };
      found[follower] = { ...spot, y: this.#top - this.#line + forward, up: false };
      found[knight] = { ...spot, y: this.#top + this.#strip - forward, up: true };
    });
    return found;
  }

  /** Behind the line: at Arsuf the town is on the right, at Hattin the Horns take the left. */
  #rears(horns: { king: string; pursuer: string } | null): Record<string, Spot> {
    const paired = new Set(this.pairs.flat());
    const found: Record<string, Spot> = {};
    const first = horns ? 2 : 1;
    const apart = (side: Side) => this.scenario.banners.filter((each) => each.side === side && !paired.has(each.tag));
    apart("crusaders").forEach((banner, place) => (found[banner.tag] = this.#rearSpot(first + place)));
    apart("ayyubids").forEach((banner, place) => (found[banner.tag] = this.#farSpot(first + place)));
    return found;
  }

  /** Where a card of this column begins, and its width: a little less than the column where there is room. */
  #across(place: number): { x: number; width: number } {
    const width = this.column < BROAD ? Math.floor(this.column) : Math.round(this.column * 0.96);
    return { x: Math.round(this.m.margin + place * (this.column + this.m.gap) + (this.column - width) / 2), width };
  }

  #rearBox(place: number, columns: number): Box {
    const { m } = this;
    const width = columns * this.column + (columns - 1) * m.gap;
    return { x: m.margin + place * (this.column + m.gap), y: this.height - m.edge - m.space - this.#rear, width, height: this.#rear };
  }

  #rearSpot(place: number): Spot {
    const { y, height } = this.#rearBox(place, 1);
    return { ...this.#across(place), y, height, lances: this.m.rearLances, up: true, met: false };
  }

  #farSpot(place: number): Spot {
    const { m } = this;
    return { ...this.#across(place), y: m.edge + m.space, height: this.#rear, lances: m.rearLances, up: false, met: false };
  }
}

function moved(home: Spot, spot: Spot): boolean {
  return home.x !== spot.x || home.y !== spot.y;
}

/** The same field seen from across the table. */
function turned(field: Field): Field {
  const box = <B extends Box>(one: B): B => ({ ...one, x: field.width - one.x - one.width, y: field.height - one.y - one.height });
  const spot = (one: Spot): Spot => ({ ...box(one), up: !one.up });
  return {
    ...field,
    near: "ayyubids",
    spots: Object.fromEntries(Object.entries(field.spots).map(([tag, one]) => [tag, spot(one)])),
    left: field.left.map(spot),
    strip: box(field.strip),
    crusaderEdge: box(field.crusaderEdge),
    ayyubidEdge: box(field.ayyubidEdge),
    town: field.town && box(field.town),
    horns: field.horns && box(field.horns),
    corner: box(field.corner),
  };
}

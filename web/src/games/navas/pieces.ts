import edition from "../../../../src/gonfalon/games/navas/edition.json";
import type { FigureName } from "../../art/figures";
import type { NavasView, UnitView } from "../../types";

export type Side = "muslim" | "christian";

export interface Unit {
  tag: string;
  name: string;
  kind: string;
  side: Side;
  cavalry: boolean;
  archer: boolean;
  special: string | null;
}

export interface Card {
  name: string;
  muslim: number;
  christian: number;
  coat: string;
}

export const SIDES = ["muslim", "christian"] as const;
export const COLUMNS = ["A", "B", "C"] as const;
export const ROWS = [1, 2, 3, 4, 5, 6] as const;
export const ZONES: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
/** The kings over the columns, and their coats. */
export const KINGS = [
  { king: "peter-ii", coat: "aragon" },
  { king: "alfonso-viii", coat: "castile" },
  { king: "sancho-vii", coat: "navarre" },
] as const;
const FULL_POWER = 2;
const FIGHTS_A_TURN = 2;

export const UNITS: ReadonlyMap<string, Unit> = new Map(
  edition.units.map((unit) => [unit.tag, { ...unit, side: Number(unit.zone[1]) < 4 ? "muslim" : "christian" }]),
);
export const CARDS: ReadonlyMap<string, Card> = new Map(
  edition.cards.map((card) => [`${card.muslim}-${card.christian}`, { ...card, name: `${card.muslim}-${card.christian}` }]),
);
export const SPECIALS: ReadonlyMap<string, Side> = new Map(edition.specials.map((card) => [card.name, card.side as Side]));

/** An unknown unit is a plain footman, so that another edition can still be played. */
export function unitOf(tag: string): Unit {
  return UNITS.get(tag) ?? { tag, name: tag, kind: tag, side: "christian", cavalry: false, archer: false, special: null };
}

export function other(side: Side): Side {
  return side === "muslim" ? "christian" : "muslim";
}

export function isZone(name: string): boolean {
  return ZONES.includes(name);
}

export function zoneOf(view: NavasView, name: string): string | null {
  if (isZone(name)) return name;
  return ZONES.find((zone) => unitsIn(view, zone).some((unit) => unit.tag === name)) ?? null;
}

export function unitsIn(view: NavasView, zone: string): UnitView[] {
  return view.zones[zone] ?? [];
}

export function holder(view: NavasView, zone: string): Side | null {
  const [first] = unitsIn(view, zone);
  return first ? unitOf(first.tag).side : null;
}

export function zonesHeld(view: NavasView, side: Side): number {
  return ZONES.filter((zone) => holder(view, zone) === side).length;
}

export function isHurt(unit: UnitView): boolean {
  return unit.power < FULL_POWER;
}

export function fightsLeft(view: NavasView): number {
  return FIGHTS_A_TURN - view.combats;
}

/** Steps from zone to zone, corners included. */
export function distance(one: string, two: string): number {
  const [a, b] = [ZONES.indexOf(one), ZONES.indexOf(two)];
  return Math.max(Math.abs((a % 3) - (b % 3)), Math.abs(Math.floor(a / 3) - Math.floor(b / 3)));
}

/** Whose turn it is: the side that paid for it with the active card, or whoever is asked. */
export function turnOf(view: NavasView): Side | null {
  if (view.turn >= 0 && view.turn < 4 && view.first && view.question !== "initiative") {
    return view.turn % 2 === 0 ? (view.first as Side) : other(view.first as Side);
  }
  return null;
}

/** How a counter looks: its silhouette, the field, and the chief with the pips of its power. */
export interface Look {
  figure: FigureName;
  field: string;
  paint: string;
  chief: string;
  pip: string;
}

const PEOPLES: Record<string, readonly [chief: string, pip: string]> = {
  castile: ["gules", "or"],
  aragon: ["or", "gules"],
  navarre: ["sable", "or"],
  church: ["argent", "gules"],
  towns: ["azure", "argent"],
  almohads: ["or", "deep"],
  andalus: ["azure", "or"],
  berbers: ["deep", "or"],
  east: ["sable", "argent"],
  volunteers: ["argent", "deep"],
};
const KINDS: Record<string, readonly [people: string, figure?: FigureName]> = {
  "al-nasir": ["almohads", "tent"],
  "al-husayni": ["almohads", "captain"],
  "almohad-archers": ["almohads"],
  "andalusi-archers": ["andalus"],
  "arab-cavalry": ["east"],
  "berber-archers": ["berbers"],
  "berber-cavalry": ["berbers"],
  "berber-infantry": ["berbers"],
  "black-guard": ["almohads", "guard"],
  "jihad-volunteers": ["volunteers", "swordsman"],
  "jund-infantry": ["andalus"],
  "kurdish-cavalry": ["east"],
  "alfonso-viii": ["castile", "crowned-rider"],
  almogavars: ["aragon"],
  "aragonese-infantry": ["aragon"],
  "aragonese-knights": ["aragon"],
  archers: ["towns"],
  "castilian-infantry": ["castile"],
  "council-militia": ["towns"],
  crossbowmen: ["towns", "crossbow"],
  "jimenez-de-rada": ["church", "mitre"],
  "lopez-de-haro": ["castile", "captain"],
  "military-orders": ["church"],
  "navarrese-infantry": ["navarre"],
  "navarrese-knights": ["navarre"],
  "peter-ii": ["aragon", "crowned-rider"],
  "sancho-vii": ["navarre", "crowned-rider"],
};

export function lookOf(unit: Unit): Look {
  const [people, figure] = KINDS[unit.kind] ?? [unit.side === "muslim" ? "berbers" : "castile"];
  const [chief, pip] = PEOPLES[people]!;
  const usual = unit.cavalry ? "rider" : unit.archer ? "archer" : "spearman";
  const [field, paint] = fieldOf(unit);
  return { figure: figure ?? usual, field, paint, chief, pip };
}

/** Christians are dark figures on light shields, Muslims light figures on dark ones: that reads in grey too. */
function fieldOf(unit: Unit): [field: string, paint: string] {
  if (unit.kind === "al-nasir") return ["or", "gules"];
  if (unit.kind === "black-guard") return ["sable", "argent"];
  return unit.side === "muslim" ? ["vert", "argent"] : ["argent", "gules"];
}

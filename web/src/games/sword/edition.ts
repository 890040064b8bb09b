/** Banners, leaders, units and the map, as the rules' own edition file has them. */
import data from "../../../../src/gonfalon/games/navas_hex/edition.json";
import type { Say } from "../../shell/board";

export type Side = "christian" | "moslem";
export const KINDS = ["Ch", "Ha", "Cl", "Pi", "Mi", "Il", "Ar", "Ab"] as const;
export type Kind = (typeof KINDS)[number];

export interface Piece {
  tag: string;
  banner: string;
  type: Kind;
  strength: number;
  cohesion: number;
  move: number;
  shoots?: string;
}

export interface Leader {
  tag: string;
  bonus: number;
  radius: number;
  army: boolean;
}

export const MAP = data.map;
export const UNITS = data.units as unknown as readonly Piece[];
export const LEADERS = data.leaders as readonly Leader[];
export const BANNERS = data.banners as readonly { tag: string; side: Side }[];
export const MARKERS: readonly string[] = data.markers.map((marker) => marker.tag);
export const REPLACED_RADIUS = data.command.replacement_radius;

const SIDES = new Map(BANNERS.map((banner) => [banner.tag, banner.side]));
const PIECES = new Map(UNITS.map((piece) => [piece.tag, piece]));
const LEVELS = new Map(data.map.levels.flatMap((hexes, at) => hexes.map((hex) => [hex, at + 1] as const)));
const NUMBERS = new Map(UNITS.map((piece, at) => [piece.tag, UNITS.slice(0, at + 1).filter((each) => each.banner === piece.banner && each.type === piece.type).length]));

export function pieceOf(tag: string): Piece | undefined {
  return PIECES.get(tag);
}

export function sideOf(banner: string): Side {
  return SIDES.get(banner) ?? "christian";
}

export function membersOf(banner: string): string[] {
  return UNITS.filter((piece) => piece.banner === banner).map((piece) => piece.tag);
}

export function levelOf(hex: string): number {
  return LEVELS.get(hex) ?? 0;
}

/** How far a unit shoots, in hexes; 0 if it does not. */
export function rangeOf(piece: Piece): number {
  return piece.shoots ? (data.fire.base[piece.shoots as keyof typeof data.fire.base]?.length ?? 0) : 0;
}

export function isMounted(piece: Piece): boolean {
  return piece.type === "Ch" || piece.type === "Ha" || piece.type === "Cl";
}

/** A unit as people say it: its type, its banner and which of them it is. */
export function unitName(tag: string, say: Say): string {
  const piece = PIECES.get(tag);
  if (!piece) return tag;
  return say(`unit-${piece.type.toLowerCase()}`, { owner: say(`of-${piece.banner}`), number: NUMBERS.get(tag) ?? 1 });
}

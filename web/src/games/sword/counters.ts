/** Counters as static drawings around their middle: square with clipped corners for Christians, round for Muslims. */
import { COATS, charged } from "../../art/arms";
import { CROWN, figured, type FigureName } from "../../art/figures";
import { disc, star } from "../../art/shapes";
import { clip, filled, moved, stroked, within } from "../../art/strokes";
import type { Fallen, Say } from "../../shell/board";
import type { NavasHexView } from "../../types";
import { type Kind, type Piece, type Side, sideOf, UNITS } from "./edition";

export const COAT_OF: Record<string, string> = {
  alfonso: "castile", haro: "haro", lara: "lara", ucero: "calatrava", pedro: "aragon", sancho: "navarre",
  nasir: "almohads", djami: "vizier", andalus: "andalus", mujahid: "mujahids", maysara: "left-wing", maymanah: "right-wing",
};
const FIGURE_OF: Record<Kind, FigureName> = {
  Ch: "rider", Ha: "horse", Cl: "light-horse", Pi: "pikes", Mi: "axe", Il: "javelins", Ar: "archer", Ab: "crossbow",
};

/** The shape of a counter, so much larger than it is. */
export function rim(side: Side, more = 0): string {
  if (side === "moslem") return disc(21.8 + more, 0, 0);
  const [far, cut] = [19.8 + more, 5.5 + more * 0.4];
  return `M${cut - far} ${-far}H${far - cut}L${far} ${cut - far}V${far - cut}L${far - cut} ${far}H${cut - far}L${-far} ${far - cut}V${cut - far}Z`;
}

/** Where a corner has been torn off, and what is left. */
const TEAR = "M3-30 6-20 1-14 9-8 5-1 13 2 12 9 19 10 21 16 30 17";
const LEFT_OVER = `${TEAR}V32H-32V-30Z`;
const CRACKS = "M-9-24-6-16-11-12-5-6M24-5 16-3 18 3 10 1M-24 2-17-1-16 5-10 2";

/** Shapes that every counter refers to. */
export const DEFS = (["christian", "moslem"] as const)
  .map((side) => clip(`sword-${side}`, rim(side)) + clip(`sword-${side}-arms`, side === "christian" ? "M-23-23H1V5H-23Z" : "M-25-25H0V5H-25Z"))
  .join("") + clip("sword-left", LEFT_OVER);

const drawn = new Map<string, string>();

/** The counter as it lies there: arms only for the far eye, everything for the near one. */
export function drawCounter(piece: Piece, side: Side): string {
  const key = `${piece.banner} ${piece.type} ${piece.strength}${piece.cohesion}${piece.move}${piece.shoots}`;
  if (!drawn.has(key)) drawn.set(key, drawAnew(piece, side));
  return drawn.get(key)!;
}

function drawAnew(piece: Piece, side: Side): string {
  return (
    filled(rim(side), "var(--counter)") +
    `<g class="afar">${within(`sword-${side}`, arms(piece.banner, -22, -22, 44))}</g>` +
    `<g class="near">${within(`sword-${side}`, near(piece, side))}</g>` +
    edge(side)
  );
}

/** Light squares, dark discs: they differ in grey too. */
function edge(side: Side): string {
  const [line, band] = side === "christian" ? ["var(--line)", "var(--rim-christian)"] : ["var(--rim-light)", "var(--rim-moslem)"];
  return stroked(rim(side), 5.4, line) + stroked(rim(side), 3.8, band);
}

/** The counter of a banner for the far eye, in a square of 100 by 100. */
function drawShield(banner: string, side: Side): string {
  const shield = filled(rim(side), "var(--counter)") + within(`sword-${side}`, arms(banner, -22, -22, 44)) + edge(side);
  return moved("translate(50 50) scale(2.2)", shield);
}

/** The units that were eliminated, by their banners. */
export function fallen(view: NavasHexView, side: string, say: Say): Fallen[] {
  const lost = UNITS.filter((piece, at) => sideOf(piece.banner) === side && view.units[at]?.startsWith("x"));
  return lost.map(({ banner }) => ({ name: say(`banner-${banner}`), drawn: drawShield(banner, side as Side) }));
}

export function figuresOf({ strength, cohesion, move }: Piece): string {
  return `${strength}·${cohesion}·${move}`;
}

function near(piece: Piece, side: Side): string {
  return (
    within(`sword-${side}-arms`, arms(piece.banner, -22, -19.5, 24)) +
    figured(FIGURE_OF[piece.type], { x: 2, y: -16.5, size: side === "christian" ? 17.5 : 16.5 }, "var(--figure)", "var(--counter)") +
    (piece.shoots && piece.type === "Cl" ? filled(star(6, 4, 1.8, 15, 0), "var(--figure)") : "") +
    `<path d="M-26 4.4H26" stroke="var(--line)" stroke-width="0.9"/><path d="M1-24V4.4" stroke="var(--line)" stroke-width="0.9"/>` +
    `<text y="15.6" text-anchor="middle" class="figures">${figuresOf(piece)}</text>`
  );
}

function arms(banner: string, x: number, y: number, size: number): string {
  const coat = COATS[COAT_OF[banner] ?? "plain"]!;
  return filled(`M${x} ${y}h${size}v${size}h${-size}Z`, `var(--${coat.field})`) + moved(`translate(${x} ${y}) scale(${size / 100})`, charged(coat));
}

/** Paled, but for the numbers. */
const PALE = Object.fromEntries(
  (["christian", "moslem"] as const).map((side) => {
    const wash = (path: string) => `<path d="${path}" fill="var(--pale)" opacity="0.55"/>`;
    return [side, `<g class="afar">${wash(rim(side, -2))}</g><g class="near">${within(`sword-${side}`, wash("M-24-24H24V4H-24Z"))}</g>`];
  }),
) as Record<Side, string>;

/** What became of it: paled when Tired, cracked when Discouraged, torn when Routed. */
export function drawState(side: Side, tired: boolean, order: string): string {
  return (
    (tired ? PALE[side] : "") +
    (order === "discouraged" ? stroked(CRACKS, 4.4, "var(--bone)") + stroked(CRACKS, 2, "var(--line)") : "") +
    (order === "routed" ? within(`sword-${side}`, stroked(TEAR, 6, "var(--bone)"), stroked(TEAR, 1.8, "var(--line)")) : "")
  );
}

/** A tooth in the rim that points; for the middle of a counter whose front is up. */
export const TOOTH = "M-8.5-19.5 0-29 8.5-19.5 0-22Z";
/** An arrowhead beside a hexside, to choose a facing by. */
export const ARROWHEAD = "M-11-29 0-45 11-29 0-33Z";

/** A crowned pennon on its staff; the foot of the staff is at the origin. */
export function drawPennon(side: Side, army: boolean): string {
  const cloth = side === "christian" ? "var(--gules)" : "var(--vert)";
  return (
    stroked("M0 0V-26", 3.4, "var(--bone)") + stroked("M0 0V-26", 2, "var(--line)") +
    stroked("M0-24H17L13-18.5 17-13H0Z", 1.4, "var(--line)", cloth) +
    moved(`translate(${army ? -6 : -4.5} -33) scale(${army ? 0.12 : 0.09})`, stroked(CROWN, 10, "var(--line)", "var(--or)"))
  );
}

/** The archbishop's mitre, or the banner of Ruy Diaz, on a small round of their own. */
export function drawMarker(tag: string): string {
  const round = stroked(disc(10, 0, 0), 1.8, "var(--line)", "var(--counter)");
  if (tag === "de-rada") return round + figured("mitre", { x: -5.2, y: -8, size: 17 }, "var(--gules)", "var(--counter)");
  return round + stroked("M-3.5 6V-6", 1.6, "var(--line)") + stroked("M-3-5.5H5.5V2L3.2.3 1.2 2-.9.3-3 2Z", 1, "var(--line)", "var(--azure)");
}

/** A crescent moon: at rest. */
export const REST = "M3.6-6A6.6 6.6 0 1 0 6.4 3 5.4 5.4 0 0 1 3.6-6Z";

/** One face for each kind of unit: drawn once, shown wherever such a unit stands. */
import { FIGURES, figured } from "../../art/figures";
import { BREAK, CHIEFS, disc, EIGHT, GAP, HEATER, ROUND } from "../../art/shapes";
import { clip, filled, stroked, within } from "../../art/strokes";
import type { Fallen, Say } from "../../shell/board";
import type { NavasView } from "../../types";
import { lookOf, type Unit, unitOf, UNITS } from "./pieces";
import { unitName } from "./words";

type Shape = "round" | "heater";

const [PIP_OF_ROUND, PIP_OF_HEATER] = [(x: number) => disc(7.5, x, 20.5), (x: number) => disc(8.5, x, 16)];

// Busts and horses are cut off by the shield's edge and can be large; everything else stands free within it.
export const FORMS = {
  round: { scale: 0.95, clip: disc(39), bust: { x: 19, y: 34, size: 62 }, free: { x: 24, y: 35, size: 52 }, pips: PIP_OF_ROUND(39) + PIP_OF_ROUND(61), pip: PIP_OF_ROUND(50) },
  heater: { scale: 1.06, clip: HEATER, bust: { x: 16, y: 33, size: 66 }, free: { x: 21, y: 33, size: 58 }, pips: PIP_OF_HEATER(36) + PIP_OF_HEATER(64), pip: PIP_OF_HEATER(50) },
};

export function shapeOf(unit: Unit): Shape {
  return unit.side === "muslim" ? "round" : "heater";
}

/** Where a wedge is struck out of a broken shield, so that the ground shows. */
const STRUCK = { round: "translate(-3 6)", heater: "translate(0 0)" };

/** What is left of a broken shield, and the edges of the break. */
function broken(shape: Shape): string {
  const left = `<clipPath id="left-${shape}"><path transform="${STRUCK[shape]}" clip-rule="evenodd" d="M-20-20H120V120H-20Z${GAP}"/></clipPath>`;
  return left + `<g id="break-${shape}" transform="${STRUCK[shape]}">${stroked(BREAK, 7, "var(--rim)") + stroked(BREAK, 3)}</g>`;
}

/** All faces as SVG, each under the name of its kind. */
export function faces(): string {
  const kinds = new Map([...UNITS.values()].map((unit) => [unit.kind, unit]));
  const clips = Object.entries(FORMS).map(([shape, form]) => clip(`face-${shape}`, form.clip));
  return clips.join("") + broken("round") + broken("heater") + [...kinds].map(([kind, unit]) => `<g id="face-${kind}">${face(unit)}</g>`).join("");
}

/** Whom a side has lost; the faces are those of the board. */
export function fallen(view: NavasView, side: string, say: Say): Fallen[] {
  const tags = view.fallen.filter((tag) => unitOf(tag).side === side);
  return tags.map((tag) => ({ name: unitName(tag, say), drawn: `<use href="#face-${unitOf(tag).kind}"/>` }));
}

function face(unit: Unit): string {
  const [look, shape] = [lookOf(unit), shapeOf(unit)];
  const [field, band] = [`var(--${look.field})`, look.field === "or" ? "var(--gules)" : "var(--or)"];
  const place = FORMS[shape][FIGURES[look.figure].skirt ? "bust" : "free"];
  const figure = within(`face-${shape}`, figured(look.figure, place, `var(--${look.paint})`, field));
  return shape === "round" ? roundFace(figure, field, band, `var(--${look.chief})`) : heaterFace(figure, field, `var(--${look.chief})`);
}

/** Eight tips, and a thin ring inside the edge. */
function roundFace(figure: string, field: string, band: string, chief: string): string {
  const ring = `<circle cx="50" cy="50" r="40" fill="none" stroke="${band}" stroke-width="2.4"/>`;
  return stroked(EIGHT + ROUND, 8, "var(--rim)") + stroked(EIGHT + ROUND, 3.5) + filled(EIGHT + ROUND, field) + ring + figure + stroked(CHIEFS.round, 2.4, band, chief);
}

function heaterFace(figure: string, field: string, chief: string): string {
  return stroked(HEATER, 8, "var(--rim)", field) + figure + stroked(CHIEFS.heater, 3.5, "var(--line)", chief) + stroked(HEATER, 4);
}

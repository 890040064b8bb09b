/** Drawings for rules pages, in the hand of the boards. They hold signs and numbers, never words: the captions say the rest. */
import { painted } from "../art/arms";
import { disc, type Point, type ShieldShape } from "../art/shapes";
import { filled, stroked } from "../art/strokes";
import { way, type WayKind, type WayShape } from "../art/ways";

const WIDTHS: Record<WayKind, number> = { move: 3.4, attack: 3.4, shot: 4, charge: 9 };

/** A whole drawing. Names inside it are made its own, since a page shows many. */
export function drawing(name: string, width: number, height: number, ...parts: string[]): string {
  const own = parts.join("").replace(/(id="|url\(#|href="#)/g, `$1${name}-`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" font-family="var(--font)">${own}</svg>\n`;
}

export function text(said: string | number, x: number, y: number, size = 15, colour = "var(--ink)", weight = 400): string {
  return `<text x="${short(x)}" y="${short(y)}" font-size="${size}" font-weight="${weight}" text-anchor="middle" fill="${colour}">${said}</text>`;
}

/** A numbered step, for the caption to speak of. */
export function step(number: number, x: number, y: number): string {
  const round = `<circle cx="${short(x)}" cy="${short(y)}" r="10" fill="var(--gules)" stroke="var(--bone)" stroke-width="1.5"/>`;
  return round + text(number, x, y + 5, 15, "var(--bone)", 600);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, stroke = "var(--rule)", thick = 1.2): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" stroke="${stroke}" stroke-width="${thick}"/>`;
}

/** An arrow of ink: a wax-red head for attacks, dotted for shots, broad for charges. */
export function arrow(kind: WayKind, from: Point, to: Point, shape: WayShape = {}): string {
  const { shaft, head, scale } = way(kind, from, to, shape);
  const wide = WIDTHS[kind] * scale;
  const dots = kind === "shot" ? ` stroke-dasharray="0 ${7 * scale}"` : "";
  const round = kind === "charge" ? "butt" : "round";
  const edges = `<g fill="none" stroke="var(--way-edge)" stroke-linejoin="round"><path d="${shaft}" stroke-width="${wide + 3}"/><path d="${head}" stroke-width="3"/></g>`;
  return `${edges}<path d="${shaft}" fill="none" stroke="var(--way)" stroke-width="${wide}" stroke-linecap="${round}"${dots}/>` + filled(head, kind === "move" ? "var(--way)" : "var(--wax)");
}

export function coat(id: string, name: string, shape: ShieldShape, x: number, y: number, size: number): string {
  return at(x, y, painted(id, name, shape, 4), size / 100);
}

export function at(x: number, y: number, drawn: string, scale = 1, turn = 0): string {
  return `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? "" : ` scale(${short(scale)})`}${turn ? ` rotate(${turn})` : ""}">${drawn}</g>`;
}

export function cross(x: number, y: number, size = 9): string {
  return stroked(`M${x - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`, 3, "var(--wax)");
}

export function dot(x: number, y: number, radius: number, colour: string): string {
  return filled(disc(radius, x, y), colour);
}

export function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}

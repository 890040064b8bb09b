/** Downloads: the record of a match, and pictures of its board. */
import type { Chair } from "./client";

/** The CSS properties to copy into a drawing, because the page's style sheets are not part of it. */
const LOOKS = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity",
  "opacity", "display", "visibility", "color", "transform", "font-family", "font-size", "font-weight", "font-style",
  "font-variant-caps", "font-variant-numeric", "letter-spacing", "text-anchor", "paint-order",
]; // prettier-ignore
const SHARPNESS = 2;
const FACES = /latin-[46]00-normal/;

export async function saveRecord(seat: Chair): Promise<void> {
  save(new Blob([await seat.record()], { type: "text/plain" }), `${seat.match}.txt`);
}

export async function savePicture(name: string, kind: "svg" | "png"): Promise<void> {
  const board = largestDrawing();
  const text = drawingText(board, await fontFaces());
  const svg = new Blob([text], { type: "image/svg+xml" });
  save(kind === "svg" ? svg : await painted(svg, board.getBoundingClientRect()), `${name}.${kind}`);
}

/** Whether there is a board to export: the plain one is not a drawing. */
export function hasDrawing(): boolean {
  return drawings().length > 0;
}

function largestDrawing(): SVGSVGElement {
  const size = (svg: SVGSVGElement) => svg.clientWidth * svg.clientHeight;
  return drawings().sort((a, b) => size(b) - size(a))[0]!;
}

function drawings(): SVGSVGElement[] {
  return [...document.querySelectorAll<SVGSVGElement>("main svg")];
}

/** The drawing as a standalone file, with all styles inlined. */
export function drawingText(board: SVGSVGElement, fonts: string): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const [from, to] = [everything(board), everything(copy)];
  from.forEach((element, at) => dress(element, to[at]!));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(board.clientWidth));
  copy.setAttribute("height", String(board.clientHeight));
  copy.style.background = getComputedStyle(document.body).backgroundColor;
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = fonts;
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

/** The page's fonts, to be embedded in a picture. */
async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule && FACES.test(rule.cssText)) as CSSFontFaceRule[];
  return (await Promise.all(faces.map(embedded))).join("");
}

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const [, address = ""] = /url\("?([^")]+\.woff2)"?\)/.exec(face.cssText) ?? [];
  const file = await (await fetch(new URL(address, face.parentStyleSheet?.href ?? location.href))).blob();
  const data = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(file);
  });
  const { fontFamily, fontWeight } = face.style;
  return `@font-face{font-family:${fontFamily};font-weight:${fontWeight};src:url("${data}") format("woff2")}`;
}

function everything(root: Element): Element[] {
  return [root, ...root.querySelectorAll("*")];
}

function dress(from: Element, to: Element): void {
  const looks = getComputedStyle(from);
  to.removeAttribute("class");
  to.removeAttribute("tabindex");
  for (const look of LOOKS) {
    const value = looks.getPropertyValue(look);
    // If the position is given as an attribute, the computed transform would apply it a second time.
    if (value && !(look === "transform" && (value === "none" || to.hasAttribute("transform")))) (to as SVGElement).style.setProperty(look, value);
  }
}

async function painted(svg: Blob, { width, height }: DOMRect): Promise<Blob> {
  const picture = new Image();
  picture.src = URL.createObjectURL(svg);
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * SHARPNESS, height * SHARPNESS];
  canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(picture.src);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!), "image/png"));
}

function save(what: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

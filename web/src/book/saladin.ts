/** The drawings of the rules of Saladin. */
import { disc } from "../art/shapes";
import { filled, moved, stroked } from "../art/strokes";
import { coatOf, shapeOf } from "../games/saladin/art/coats";
import { type Colour, type Face, type Scenario, type Side, sideOf, TRACK } from "../games/saladin/edition";
import { cardShape, CHEST, DEVICES, DIE, LANCE, SEAL } from "../games/saladin/shapes";
import data from "../../../src/gonfalon/games/saladin/edition.json";
import { arrow, at, coat, cross, drawing, rect, step, text } from "./draw";

const [CARD_WIDE, CARD_HIGH, SHAFT] = [96, 58, 34];
const [ARSUF, HATTIN] = data.scenarios as unknown as [Scenario, Scenario];
const TIMBER = "var(--timber)";
const PLANK = "var(--plank)";
const STEEL = "var(--steel)";

function die(colour: Colour, face: Face, x: number, y: number, size = 44): string {
  const lance = (transform: string) => moved(transform, `<path d="${LANCE}" fill="var(--bone)" stroke="var(--bone)" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`);
  const faces: Record<Face, string> = {
    nothing: "",
    one: lance("translate(19 21)"),
    two: lance("translate(13.5 21) scale(.8)") + lance("translate(24.5 21) scale(.8)"),
    order: filled(disc(10, 20, 20), "var(--bone)") + stroked(disc(5.5, 20, 20), 2),
  };
  return at(x, y, stroked(DIE[colour], 2.4, "var(--line)", colour === "red" ? "var(--gules)" : "var(--vert)") + faces[face], size / 40);
}

function seal(side: Side, x: number, y: number, size = 26): string {
  const wax = side === "crusaders" ? "var(--gules)" : "var(--azure)";
  return at(x, y, stroked(SEAL, 1, "var(--line)", wax) + filled(DEVICES[side], "var(--bone)"), size / 20);
}

function chest(x: number, y: number, scale: number): string {
  return at(x, y, stroked(CHEST, 1.4, "var(--line)", PLANK) + stroked("M2 12H28M8 3V24M22 3V24", 1.2) + rect(12.5, 10, 5, 6, "var(--ring)", "var(--line)"), scale);
}

/** One lance; its foot is at the origin. */
function lance(x: number, y: number, up = true): string {
  const drawn = stroked(`M0 0V${8 - SHAFT}`, 5) + stroked(`M0 0V${8 - SHAFT}`, 3.2, TIMBER) + stroked(`M0${-SHAFT}l3.4 7-3.4 4-3.4-4Z`, 1, "var(--line)", STEEL);
  return at(x, y, up ? drawn : moved("scale(1 -1)", drawn));
}

interface Shown {
  left?: number;
  full?: number;
  ordered?: boolean;
  dearer?: number;
  number?: boolean;
}

/** A Banner: its card, and its rank of lances towards the enemy. */
function banner(tag: string, x: number, y: number, { full = 5, left = full, ordered = false, dearer = 0 }: Shown = {}, up = sideOf(tag) === "crusaders"): string {
  const side = sideOf(tag);
  const shape = cardShape(side, CARD_WIDE, CARD_HIGH);
  const holes = Array.from({ length: full }, (_, place) => CARD_WIDE / 2 + (place - (full - 1) / 2) * 17);
  const foot = up ? SHAFT + 4 : CARD_HIGH;
  const plank = rect(1, foot, CARD_WIDE - 2, 9, PLANK, "var(--line)", 1);
  const rank = holes.map((hole, place) => (place < left ? lance(hole, foot + (up ? 4 : 5), up) : filled(disc(1.8, hole, foot + 4.5), "var(--line)"))).join("");
  const arms = coat(`${tag}-${x}-${y}`.replace(/\W/g, "-"), coatOf(tag), shapeOf(side), 8, 8, 42);
  const hatch = ordered ? Array.from({ length: 17 }, (_, line) => `M${line * 9 - 50} 58l58-58`).join("") : "";
  const card =
    filled(shape, ordered ? "var(--card-back)" : "var(--panel)") +
    (hatch ? `<clipPath id="h${x}"><path d="${shape}"/></clipPath><g clip-path="url(#h${x})">${stroked(hatch, 1, "var(--rule)")}</g>` : "") +
    stroked(shape, 1.6, "var(--ink)") +
    (ordered ? `<g opacity=".5" transform="rotate(12 29 29)">${arms}</g>` : arms) +
    text(left, 70, 37, 24, "var(--ink)", 600) +
    (dearer ? moved("translate(58 42)", stroked("M0 10 7 0H25L32 10 25 20H7Z", 1.2, "var(--line)", "var(--ring)") + text(`+${dearer}`, 16, 15, 14, "var(--line)", 600)) : "");
  return at(x, y, up ? `${rank}${plank}${at(0, SHAFT + 13, card)}` : `${card}${rank}${plank}`);
}

const HIGH = CARD_HIGH + SHAFT + 13;

function combatDie(): string {
  const faces: Face[] = ["nothing", "nothing", "one", "one", "two", "order"];
  const row = (colour: Colour, y: number) => faces.map((face, place) => die(colour, face, 54 + place * 58 + (place > 1 ? 16 : 0) + (place > 3 ? 16 : 0) + (place > 4 ? 16 : 0), y)).join("");
  return drawing(
    "die", 480, 138, coat("a", coatOf("saladin"), "round", 6, 10, 36), row("red", 6), coat("c", "jerusalem", "heater", 6, 64, 36), row("green", 60),
    step(1, 105, 122), step(2, 237, 122), step(3, 340, 122), step(4, 414, 122),
  );
}

function orders(): string {
  const bowl = (x: number) => stroked(`M${x} 20h130q0 70-65 70t-65-70Z`, 1.6, "var(--line)", "var(--bowl)");
  const seals = (x: number, count: number) => Array.from({ length: count }, (_, place) => seal("crusaders", x + 14 + (place % 4) * 26, 28 + Math.floor(place / 4) * 26)).join("");
  return drawing(
    "orders", 460, 220,
    bowl(20), seals(20, 7), bowl(310), seals(310, 3), chest(186, 146, 2.6),
    arrow("move", { x: 158, y: 34 }, { x: 304, y: 34 }), arrow("move", { x: 304, y: 66 }, { x: 158, y: 66 }),
    arrow("attack", { x: 110, y: 96 }, { x: 180, y: 184 }), arrow("shot", { x: 350, y: 96 }, { x: 272, y: 184 }),
    step(1, 85, 12), step(2, 375, 12), step(3, 225, 144), step(4, 231, 34), step(5, 231, 66), step(6, 130, 146), step(7, 332, 146),
  );
}

function losses(): string {
  const slots = Array.from({ length: TRACK }, (_, place) => rect(20 + place * 44, 20, 44, 60, place === TRACK - 1 ? "var(--wash-vermilion)" : "var(--panel)", "var(--ink)") + text(place + 1, 42 + place * 44, 98, 15, "var(--faint)"));
  const fallen = Array.from({ length: TRACK }, (_, place) => lance(42 + place * 44, 72)).join("");
  return drawing("losses", 460, 130, slots.join(""), fallen, arrow("attack", { x: 290, y: 50 }, { x: 346, y: 50 }), chest(350, 22, 2.4), seal("crusaders", 378, 88, 28), step(1, 20, 20), step(2, 312, 26), step(3, 440, 102));
}

function cards(): string {
  const states: Shown[] = [{}, { ordered: true }, { left: 2, dearer: 1 }];
  const row = (tag: string, y: number) => states.map((state, place) => banner(tag, 20 + place * 130, y, state)).join("");
  return drawing("cards", 400, 262, row("saphadin", 6), row("richard", 122), step(1, 68, 248), step(2, 198, 248), step(3, 328, 248));
}

function committed(): string {
  const pair = (x: number, close: boolean) =>
    rect(x - 6, 112, CARD_WIDE + 12, HIGH + 6, "none", "var(--rule)") + rect(x - 6, 228, CARD_WIDE + 12, HIGH + 6, "none", "var(--rule)") +
    banner("ala-afdal", x, 4) + banner("richard", x, close ? 115 : 231);
  return drawing("committed", 420, 344, pair(40, false), pair(270, true), arrow("charge", { x: 166, y: 260 }, { x: 250, y: 172 }), step(1, 88, 168), step(2, 20, 282), step(3, 208, 244), step(4, 384, 52));
}

function reaction(): string {
  return drawing(
    "reaction", 470, 262, banner("sulayman", 40, 6), banner("naplouse", 40, 150), arrow("charge", { x: 88, y: 148 }, { x: 88, y: 118 }), cross(88, 132, 16),
    arrow("attack", { x: 160, y: 40 }, { x: 160, y: 236 }, { bend: 0.35 }), banner("naplouse", 330, 150, { ordered: true, left: 4 }), banner("sulayman", 330, 6),
    step(1, 20, 214), step(2, 20, 36), step(3, 176, 138), step(4, 312, 214), step(5, 312, 36),
  );
}

/** Two lines face each other: followers above their partners, and behind either line those that are never Committed. */
function lines(name: string, scenario: Scenario, pairs: readonly (readonly [string, string])[], behind: readonly string[], rear: readonly string[]): string {
  const found = (tag: string) => scenario.banners.find((each) => each.tag === tag)!;
  const card = (tag: string, x: number, y: number) => {
    const side = sideOf(tag);
    return at(x, y, stroked(cardShape(side, CARD_WIDE, CARD_HIGH), 1.6, "var(--ink)", "var(--panel)") + coat(`${tag}-c`, coatOf(tag), shapeOf(side), 8, 8, 42) + text(found(tag).lances, 70, 37, 24, "var(--ink)", 600));
  };
  const x = (place: number) => 12 + place * 118;
  const facing = pairs.flatMap(([emir, knights], place) => [
    arrow("attack", { x: x(place) + 48, y: 230 }, { x: x(place) + 48, y: 150 }, { stop: 4 }),
    rect(x(place) - 4, 174, CARD_WIDE + 8, 24, "none", "var(--rule)"),
    card(emir, x(place), 86), card(knights, x(place), 224),
  ]);
  const back = behind.map((tag, place) => card(tag, x(4 - behind.length + place), 12));
  const foot = rear.map((tag, place) => card(tag, x(4 - rear.length + place), 298));
  return drawing(name, 480, 368, ...facing, ...back, ...foot, step(1, 24, 40), step(2, 8, 150), step(3, 8, 212), step(4, 24, 326));
}

function arsuf(): string {
  return lines("arsuf", ARSUF, [["sulayman", "naplouse"], ["ala-afdal", "richard"], ["ala-al-din", "bourgogne"], ["saphadin", "sable"]], ["saladin", "aslam"], ["henry-ii", "lusignan"]);
}

function hattin(): string {
  return lines("hattin", HATTIN, [["keukburi", "d-ibelin"], ["saphadin", "naplouse"], ["manguras", "chatillon"], ["taqi-al-din", "raymond-iii"]], ["saladin", "husam-lulu"], ["lusignan", "ridefort"]);
}

export const DRAWINGS = { die: combatDie, orders, losses, cards, committed, reaction, arsuf, hattin };

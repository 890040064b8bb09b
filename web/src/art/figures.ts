import { disc } from "./shapes";
import { filled, moved, stroked } from "./strokes";

/** One silhouette a kind, in a square of 100 by 100. `body` is filled, `lines` are strokes of the brush, `cuts` show the ground. */
export interface Figure {
  body: string;
  lines?: string;
  width?: number;
  thin?: string;
  cuts?: string;
  cutWidth?: number;
  /** What is below the square, for a background that clips the figure. */
  skirt?: string;
}

export type FigureName =
  | "spearman" | "rider" | "captain" | "crowned-rider" | "archer" | "crossbow" | "mitre" | "tent" | "guard" | "swordsman"
  | "horse" | "light-horse" | "pikes" | "axe" | "javelins";

const horse = "M30 97C29 80 43 73 46 59 40 62 36 62 31 67 27 72 18 73 14 67 11 62 12 57 17 51 24 42 27 36 32 27 35 22 39 19 43 17L41 4 54 14C76 19 88 46 85 97Z";
const eye = disc(3.6, 41, 34);
const mane = "M58 27Q73 44 72 78M55 40Q63 54 60 78";
const bust = "M12 97C12 70 22 54 42 54S72 70 72 97Z";
const bustSkirt = "M12 96H72V125H12Z";
const horseSkirt = "M30 96H85V125H30Z";
const helm = "M42 9 57 24Q60 48 42 50 24 48 27 24Z";

export const FIGURES: Record<FigureName, Figure> = {
  spearman: { body: `${bust}${helm}M86 2 94 20 86 31 78 20Z`, lines: "M86 24V82", width: 7, cuts: "M31 31H53", cutWidth: 4, skirt: bustSkirt },
  swordsman: { body: `${bust}${helm}M82 4 88 12V62H76V12Z`, lines: "M66 64H97M82 64V84", width: 8, cuts: "M31 31H53", cutWidth: 4, skirt: bustSkirt },
  rider: { body: horse, cuts: `${eye}${mane}`, cutWidth: 4, skirt: horseSkirt },
  captain: { body: horse, cuts: `${eye}${mane}`, cutWidth: 4, skirt: horseSkirt },
  "crowned-rider": { body: horse, cuts: `${eye}${mane}`, cutWidth: 4, skirt: horseSkirt },
  archer: {
    body: "M50 0 63 20H37ZM40 98 44 82H56L60 98 50 91Z",
    lines: "M50 14V88M6 56C10 32 28 26 50 26S90 32 94 56",
    width: 8,
    thin: "M6 56 50 84 94 56",
  },
  crossbow: {
    body: "M41 20H59V70L54 98H46L41 70Z",
    lines: "M4 48C14 30 32 27 50 27S86 30 96 48M39 20Q36 4 50 4T61 20",
    width: 8,
    thin: "M4 48 42 62H58L96 48",
  },
  mitre: {
    body: "M40 2C56 14 62 26 60 42H20C18 26 24 14 40 2ZM23 46H57V52Q55 66 40 66 25 66 23 52ZM6 97C7 78 20 70 40 70S73 78 74 97Z",
    lines: "M86 84V34C86 14 66 16 70 28 72 34 80 32 79 26",
    width: 6,
    cuts: "M40 12V40",
    cutWidth: 4,
    skirt: "M6 96H74V125H6Z",
  },
  tent: {
    body: "M50 14C58 40 74 58 96 70L88 97H12L4 70C26 58 42 40 50 14Z",
    lines: "M50 18V4",
    width: 6,
    cuts: "M50 44Q44 74 34 95M50 44Q56 74 66 95M4 72Q16 82 28 72 39 82 50 72 61 82 72 72 84 82 96 72",
    cutWidth: 4,
  },
  guard: {
    body: "M16 66C18 52 30 48 50 48S82 52 84 66V70H16ZM50 0 56 10Q70 18 68 32 66 44 50 45 34 44 32 32 30 18 44 10Z",
    lines: "M8 84a10 8 0 1 0 20 0a10 8 0 1 0-20 0M40 84a10 8 0 1 0 20 0a10 8 0 1 0-20 0M72 84a10 8 0 1 0 20 0a10 8 0 1 0-20 0M26 84H42M58 84H74",
    width: 6,
    cuts: "M36 28H64",
    cutWidth: 4,
  },
  // For small counters: the weapon alone, or the head of the horse.
  horse: { body: horse, cuts: `${eye}${mane}`, cutWidth: 5, skirt: horseSkirt },
  "light-horse": { body: `${horse}M99 2 101 20 89 14ZM117 14 119 32 107 26Z`, lines: "M94 14 66 88M112 26 88 90", width: 6, cuts: eye, cutWidth: 5, skirt: horseSkirt },
  pikes: { body: "M20-2 29 18 20 32 11 18ZM50-2 59 18 50 32 41 18ZM80-2 89 18 80 32 71 18Z", lines: "M20 24V97M50 24V97M80 24V97M10 62H90", width: 8 },
  axe: { body: "M34 12C58 2 82 12 90 38 88 46 86 50 84 54 72 42 56 42 34 48Z", lines: "M34 4V97", width: 11 },
  javelins: { body: `M4 2 24 10 10 22ZM96 2 76 10 90 22Z${disc(21, 50, 58)}`, lines: "M12 12 84 96M88 12 16 96", width: 8, cuts: disc(11, 50, 58), cutWidth: 5 },
};

/** A crown, 100 wide and 46 high. */
export const CROWN = "M6 12 24 28 34 4 50 24 66 4 76 28 94 12 86 46H14Z";

const GOLD = "var(--or)";

/** A silhouette as SVG. `ground` is the colour seen through its cuts; what lies below the square is there to be cut off. */
export function figured(name: FigureName, { x, y, size }: { x: number; y: number; size: number }, colour: string, ground: string): string {
  const drawn = `<g stroke-linecap="round">${held(name, colour)}${bodied(name, colour, ground)}${crowned(name, colour)}</g>`;
  return moved(`translate(${x} ${y}) scale(${size / 100})`, drawn);
}

/** The lance or banner that a horseman holds. */
function held(name: FigureName, colour: string): string {
  if (name === "rider") return stroked("M92 78V6", 6, colour) + filled("M92 6H70L76 14 70 22H92Z", colour);
  if (name === "captain") return stroked("M94 78V2", 6, colour) + stroked("M94 4H62V34L70 28 78 34 86 28 94 34Z", 3, colour, GOLD);
  return "";
}

const PLACES: Partial<Record<FigureName, string>> = {
  "crowned-rider": "translate(9 26) scale(.78)", rider: "translate(-4 10) scale(.9)", captain: "translate(-4 10) scale(.9)", "light-horse": "translate(-6 10) scale(.9)",
};

function bodied(name: FigureName, colour: string, ground: string): string {
  const { body, lines, width, thin, cuts, cutWidth, skirt = "" } = FIGURES[name];
  const place = PLACES[name] ?? "";
  return moved(
    place,
    lines ? stroked(lines, width!, colour) : "",
    thin ? stroked(thin, 3.5, colour) : "",
    filled(body + skirt, colour),
    cuts ? stroked(cuts, cutWidth!, ground) : "",
  );
}

function crowned(name: FigureName, colour: string): string {
  return name === "crowned-rider" ? moved("translate(26 0) scale(.62)", stroked(CROWN, 7, colour, GOLD)) : "";
}

import { box, disc, EIGHT, type ShieldShape, SHIELDS, star } from "./shapes";
import { clip, filled, moved, stroked, within } from "./strokes";

export type Tincture = "gules" | "azure" | "vert" | "or" | "sable" | "argent";

/** A layer of a coat: a tincture and a path; with a width, the path is a stroke of the brush instead of a field. */
export type Layer = readonly [tincture: Tincture, path: string, width?: number];

export interface Coat {
  field: Tincture;
  layers: readonly Layer[];
}

const six = [0, 1, 2, 3, 4, 5];

const pales = (count: number): string =>
  Array.from({ length: count }, (_, pale) => box(8 + (84 / (2 * count + 1)) * (2 * pale + 1), -10, 84 / (2 * count + 1), 120)).join("");
const bars = (count: number): string =>
  Array.from({ length: count }, (_, bar) => box(-10, (100 / (2 * count)) * (2 * bar + 1), 120, 100 / (2 * count))).join("");
const bends = (count: number): string =>
  Array.from({ length: count }, (_, bend) => {
    const at = -70 + bend * 40;
    return `M-10 ${at}l120 120v20l-120-120Z`;
  }).join("");
const chequer = (x: number, y: number, side: number, count: number): string =>
  Array.from({ length: count * count }, (_, cell) => [cell % count, Math.floor(cell / count)] as const)
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(([column, row]) => box(x + column * side, y + row * side, side, side))
    .join("");
/** Petals around a heart. */
const rosette = (petals: number, far: number, size: number): string =>
  Array.from({ length: petals }, (_, petal) => {
    const angle = (2 * Math.PI * petal) / petals;
    return disc(size, Math.round(50 + far * Math.sin(angle)), Math.round(50 - far * Math.cos(angle)));
  }).join("");

const castle = [
  box(36, 12, 7, 10) + box(46.5, 12, 7, 10) + box(57, 12, 7, 10) + box(36, 19, 28, 6) + box(39, 22, 22, 60),
  box(18, 33, 6, 9) + box(26.5, 33, 6, 9) + box(35, 33, 5, 9) + box(18, 39, 22, 6) + box(21, 42, 18, 40),
  box(60, 33, 5, 9) + box(67.5, 33, 6, 9) + box(76, 33, 6, 9) + box(60, 39, 22, 6) + box(61, 42, 18, 40),
  box(17, 74, 66, 8),
].join("");
const castleDoors = "M43 82V66a7 7 0 0 1 14 0V82ZM46.5 30h7v11h-7ZM27 51h6v11h-6ZM67 51h6v11h-6Z";

/** A carbuncle: chains to eight sides and around. */
const spokes = "M50 50V13M50 50V87M50 50H13M50 50H87M50 50 22 22M50 50 78 22M50 50 22 78M50 50 78 78M17 17H83V83H17Z";
const links = disc(5, 50, 30) + disc(5, 50, 70) + disc(5, 30, 50) + disc(5, 70, 50);
const cornerLinks = disc(5, 34, 34) + disc(5, 66, 34) + disc(5, 34, 66) + disc(5, 66, 66);

const cross = (arm: number): string => box(50 - arm, 0, 2 * arm, 100) + box(0, 50 - arm, 100, 2 * arm);
/** A cross whose arms widen outwards. */
const pattee = "M50 50 36 14q14 4 28 0ZM50 50 36 86q14-4 28 0ZM50 50 14 36q4 14 0 28ZM50 50 86 36q-4 14 0 28Z";
const maltese = "M50 50 37 12l13 9 13-9ZM50 50 37 88l13-9 13 9ZM50 50 12 37l9 13-9 13ZM50 50 88 37l-9 13 9 13Z";
const potent = box(45, 18, 10, 64) + box(18, 45, 64, 10) + box(36, 15, 28, 8) + box(36, 77, 28, 8) + box(15, 36, 8, 28) + box(77, 36, 8, 28);
const crosslets = [29, 71].flatMap((x) => [29, 71].map((y) => box(x - 2.5, y - 8, 5, 16) + box(x - 8, y - 2.5, 16, 5))).join("");

/** A lion rampant: body, then tail and tuft. */
const lion =
  "M45 8C36 8 31 13 27 20L24 26 34 27 27 32C29 37 34 38 38 37 35 41 34 44 34 47L19 35 14 36 9 32 8 38 4 40 9 43 11 48 16 45 34 56 17 57 12 53 10 59 5 61 10 64 11 69 17 66 41 64C43 68 46 70 47 71 40 75 37 80 38 85L28 87 21 91 28 94 44 92 49 81 57 77C62 81 60 84 60 88L51 90 46 95 54 97 68 94 72 80C70 76 75 70 73 62 71 52 63 47 61 41L67 37 59 33 64 27 56 25 59 16 51 17Z";
const tail = "M71 65C86 69 92 57 84 49S78 32 85 23";
const tuft = "M80 27 75 17 82 17 83 7 88 14 95 11 92 21 87 29Z";
const rampant = (tincture: Tincture): Layer[] => [[tincture, lion + tuft], [tincture, tail, 5]];

/** A lion that walks and looks at us; three of them are England's. */
const passant = (y: number): Layer[] => [
  ["or", `M36 ${y}H62`, 9],
  ["or", `M36 ${y}L24 ${y + 4}M39 ${y + 2}L36 ${y + 11}M56 ${y + 2}L53 ${y + 11}M63 ${y}L66 ${y + 11}M64 ${y - 1}C80 ${y + 2} 78 ${y - 12} 66 ${y - 9}`, 4],
  ["or", star(8, 9, 6.5, 30, y - 4)],
];

/** A wolf that walks to the left, 76 wide and 34 high. */
const wolf = (y: number): string =>
  `M12 ${y + 12}L20 ${y + 4} 22 ${y - 2} 27 ${y + 3}C34 ${y + 1} 38 ${y + 6} 44 ${y + 7}H64C72 ${y + 7} 74 ${y + 2} 80 ${y - 1}L90 ${y - 3}C88 ${y + 6} 82 ${y + 12} 77 ${y + 14}L80 ${y + 22} 84 ${y + 33}H77L71 ${y + 23} 69 ${y + 33}H62L63 ${y + 21}H46L44 ${y + 33}H37L38 ${y + 22} 31 ${y + 31} 26 ${y + 33 - 4} 30 ${y + 18}C26 ${y + 18} 24 ${y + 15} 22 ${y + 15}L15 ${y + 17}Z`;
/** A cauldron with its handle, chequered in the middle. */
const cauldron: Layer[] = [
  ["sable", "M24 42Q50-12 76 42", 8],
  ["sable", "M12 36H88V50H84Q84 90 50 90T16 50H12Z"],
  ["or", box(27, 54, 11, 11) + box(49, 54, 11, 11) + box(38, 65, 11, 11) + box(60, 65, 11, 11)],
];
/** A cross with flowering arms, as the Order of Calatrava bears it. */
const fleury = [0, 90, 180, 270]
  .map((turn) => {
    const at = (x: number, y: number) => (turn === 0 ? `${50 + x} ${50 + y}` : turn === 90 ? `${50 - y} ${50 + x}` : turn === 180 ? `${50 - x} ${50 - y}` : `${50 + y} ${50 - x}`);
    return `M${at(-6, 6)}L${at(-6, -24)} ${at(-15, -19)} ${at(-20, -27)} ${at(-11, -34)} ${at(-5, -31)} ${at(0, -44)} ${at(5, -31)} ${at(11, -34)} ${at(20, -27)} ${at(15, -19)} ${at(6, -24)} ${at(6, 6)}Z`;
  })
  .join("");
const lozenges = (across: number, size: number): string =>
  Array.from({ length: across * across }, (_, cell) => [50 + (((cell % across) - (across - 1) / 2) * 2 * size), 50 + ((Math.floor(cell / across) - (across - 1) / 2) * 2 * size)] as const)
    .map(([x, y]) => `M${x} ${y - size}L${x + size} ${y} ${x} ${y + size} ${x - size} ${y}Z`)
    .join("");
const zigzag = (y: number): string => `M-12 ${y}L8 ${y - 16} 29 ${y} 50 ${y - 16} 71 ${y} 92 ${y - 16} 112 ${y}`;

const crescent = "M50 18a32 32 0 1 0 28 48A28 28 0 1 1 50 18Z";

/** Coats of arms, as heralds would write them, plainly drawn. */
export const COATS: Record<string, Coat> = {
  castile: { field: "gules", layers: [["or", castle], ["azure", castleDoors]] },
  aragon: { field: "or", layers: [["gules", pales(4)]] },
  navarre: { field: "gules", layers: [["or", spokes, 6.5], ["or", links + cornerLinks], ["vert", disc(6)]] },
  almohads: { field: "gules", layers: [["argent", box(20, 20, 60, 60)], ["sable", chequer(24, 24, 13, 4)]] },
  templars: { field: "argent", layers: [["gules", pattee]] },
  hospitallers: { field: "sable", layers: [["argent", maltese]] },
  jerusalem: { field: "argent", layers: [["sable", potent + crosslets, 4], ["or", potent + crosslets]] },
  lusignan: { field: "argent", layers: [["azure", bars(4)], ...rampant("gules")] },
  ayyubids: { field: "or", layers: [["gules", rosette(8, 21, 8.5)], ["gules", disc(14)], ["or", disc(8)]] },
  england: { field: "gules", layers: [...passant(24), ...passant(48), ...passant(72)] },
  burgundy: { field: "or", layers: [["azure", bends(5)]] },
  champagne: { field: "azure", layers: [["argent", "M-5 0 105 82V104L-5 22Z"], ["or", "M-5 5 105 87M-5 17 105 99", 2.5]] },
  ibelin: { field: "or", layers: [["gules", pattee]] },
  tripoli: { field: "gules", layers: [["or", potent]] },
  cross: { field: "argent", layers: [["gules", cross(10)]] },
  lion: { field: "azure", layers: rampant("or") },
  fess: { field: "azure", layers: [["argent", box(0, 34, 100, 28)]] },
  chief: { field: "argent", layers: [["azure", box(0, 0, 100, 36)]] },
  bend: { field: "vert", layers: [["argent", "M-5 5 95 105V75L-5-25Z"]] },
  chevron: { field: "argent", layers: [["azure", "M50 22 96 68V92L50 48 4 92V68Z"]] },
  saltire: { field: "azure", layers: [["or", "M0 0 100 100M100 0 0 100", 16]] },
  chequy: { field: "argent", layers: [["azure", chequer(8, 0, 14, 8)]] },
  quarterly: { field: "gules", layers: [["argent", box(0, 0, 50, 48) + box(50, 48, 50, 60)]] },
  bars: { field: "or", layers: [["sable", bars(3)]] },
  crescent: { field: "vert", layers: [["argent", crescent]] },
  star: { field: "azure", layers: [["or", star(8, 34, 18)]] },
  stars: { field: "vert", layers: [["or", [[50, 30], [32, 58], [68, 58]].map(([x, y]) => star(6, 13, 6, x, y)).join("")]] },
  rose: { field: "azure", layers: [["or", rosette(6, 20, 10)], ["azure", disc(8)]] },
  roundels: { field: "gules", layers: [["or", six.map((n) => disc(8, 30 + 20 * (n % 3), n < 3 ? 36 : 60)).join("")]] },
  tamga: { field: "sable", layers: [["or", "M50 18V60M28 40q0 24 22 24t22-24M36 82H64", 8]] },
  cup: { field: "gules", layers: [["or", "M30 26H70Q70 54 54 58V70H64V78H36V70H46V58Q30 54 30 26Z"]] },
  sword: { field: "azure", layers: [["argent", "M46 14 50 8l4 6V62H66v7H54V84H46V69H34V62H46Z"]] },
  pale: { field: "argent", layers: [["sable", box(36, -10, 28, 120)]] },
  barry: { field: "argent", layers: [["sable", box(-10, 22, 120, 20) + box(-10, 60, 120, 20)]] },
  haro: { field: "argent", layers: [["sable", wolf(14) + wolf(55)]] },
  lara: { field: "or", layers: cauldron },
  calatrava: { field: "argent", layers: [["gules", fleury]] },
  vizier: { field: "vert", layers: [["or", star(8, 40, 22)], ["vert", disc(12)]] },
  andalus: { field: "argent", layers: [["vert", zigzag(34) + zigzag(62) + zigzag(90), 11]] },
  mujahids: { field: "sable", layers: [["argent", crescent]] },
  "left-wing": { field: "azure", layers: [["or", "M0 0 100 100M100 0 0 100M50-21 121 50 50 121-21 50Z", 9]] },
  "right-wing": { field: "or", layers: [["azure", lozenges(3, 17)]] },
  plain: { field: "argent", layers: [] },
};

// Charges stand a little higher on a heater, whose foot is narrow, and closer together on a round shield.
const FITS = { heater: "translate(4 -1) scale(.92)", round: "translate(5 5) scale(.9)", gonfalon: "translate(10 3) scale(.8)", banner: "" };

/** A coat on its shield, as SVG; `id` must be unique in the page. */
export function painted(id: string, name: string, shape: ShieldShape, rim: number): string {
  const coat = COATS[name] ?? COATS["plain"]!;
  const [shield, field] = [SHIELDS[shape], `var(--${coat.field})`];
  const behind = shape === "round" ? stroked(EIGHT + shield, rim, "var(--line)", "var(--line)") + filled(EIGHT, field) : "";
  const charges = moved(FITS[shape], charged(coat));
  const edge = rim ? stroked(shield, shape === "round" ? rim * 0.6 : rim) : "";
  return clip(`${id}-c`, shield) + behind + filled(shield, field) + within(`${id}-c`, charges) + edge;
}

/** What lies on the field of a coat, as SVG. */
export function charged(coat: Coat): string {
  return coat.layers.map(charge).join("");
}

function charge([tincture, path, width]: Layer): string {
  const colour = `var(--${tincture})`;
  return width ? `<g stroke-linecap="round">${stroked(path, width, colour)}</g>` : filled(path, colour);
}

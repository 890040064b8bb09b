/** Actions as words: which parts can be pointed at, each part in plain words, and what pointing at two things may mean. */
import type { Say } from "../../shell/board";
import type { NavasHexView } from "../../types";
import { membersOf, pieceOf, sideOf, unitName } from "./edition";
import { distance, isHex } from "./hexes";
import { positionOf } from "./position";

type Path = readonly string[];

/** The leader who acts, by this name: he is pointed at first if he is to ride to another unit. */
export const LEADER = "leader";
const POINTED = new Set([
  "unit", "name", "replace", "lead", "advance", "fire", "charge", "melee", "move", "face",
  "go", "set", "run", "pursue", "resolve", "elan",
]);
const SHOOTS = new Set(["volley", "shoot", "shoot-back", "shoot-first"]);
const FIGHTS = new Set(["declare", "retarget"]);

export function points(path: Path): string[] {
  const [verb, ...names] = path;
  if (verb === "ride") return [LEADER, ...names];
  // A leader is meant by any unit of his banner.
  if (verb === "activate") return names.map((banner) => [banner, ...membersOf(banner)].join("|"));
  return POINTED.has(verb!) ? names : [];
}

export function phrase(view: NavasHexView, path: Path, at: number, say: Say): string {
  const [verb, step] = [path[0]!, path[at]!];
  if (at === 0) return say(`do-${verb}`, { question: view.question, leader: view.acting ? say(`leader-${view.acting}`) : "" });
  if (verb === "activate") return say(`leader-${step}`);
  if (verb === "move") return say(`marker-${step}`);
  if (verb === "face") return say(`facing-${step.toLowerCase()}`);
  return isHex(step) ? hexPhrase(view, step, say) : unitPhrase(view, step, say);
}

/** What is being built: "Charge Knights of Haro 1, 1712 → 1709, Light cavalry of Maysara 1". */
export function building(view: NavasHexView, path: readonly (string | null)[], say: Say): string {
  const [verb, ...names] = path as string[];
  const [first, second] = names.map((name, at) => (name === null ? "…" : phrase(view, path as string[], at + 1, say)));
  return [phrase(view, [verb!], 0, say), second ? `${first} → ${second}` : first].filter(Boolean).join(" · ");
}

function hexPhrase(view: NavasHexView, hex: string, say: Say): string {
  const unit = positionOf(view).byHex.get(hex);
  return unit ? `${hex}, ${unitName(unit.tag, say)}` : hex;
}

function unitPhrase(view: NavasHexView, tag: string, say: Say): string {
  const unit = positionOf(view).byTag.get(tag);
  return unit ? `${unitName(tag, say)}, ${unit.hex}` : unitName(tag, say);
}

/** What odds are about: a unit, a hex or a leader. */
export function named(name: string, say: Say): string {
  if (pieceOf(name)) return unitName(name, say);
  const key = [`leader-${name}`, `outcome-${name.toLowerCase()}`, `odds-${name}`].find((each) => say(each) !== each);
  return key ? say(key) : name;
}

export function attempt(view: NavasHexView, seat: string, from: string, to: string): string | null {
  const position = positionOf(view);
  const hex = position.byTag.get(to)?.hex ?? to;
  if (!isHex(hex) || from === to) return null;
  if (view.question === "where" || view.question === "marker-where") return `go ${hex}`;
  if (view.question === "set-hex") return `set ${hex}`;
  const unit = position.byTag.get(from) ?? position.byHex.get(from);
  if (!unit || sideOf(unit.piece.banner) !== seat) return null;
  if (SHOOTS.has(view.question)) return `fire ${unit.tag} ${hex}`;
  if (FIGHTS.has(view.question)) return `${distance(unit.hex, hex) > 1 ? "charge" : "melee"} ${unit.tag} ${hex}`;
  return view.question === "order" ? `unit ${unit.tag}` : null;
}

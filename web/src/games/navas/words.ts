import type { Say } from "../../shell/board";
import type { NavasView, UnitView } from "../../types";
import { isHurt, unitOf, unitsIn } from "./pieces";

export function sideName(side: string, say: Say): string {
  return say(`side-${side}`);
}

/** Another edition may have units that are in no catalogue. */
export function unitName(tag: string, say: Say): string {
  const { kind, name } = unitOf(tag);
  return known(`unit-${kind}`, say) ?? name;
}

export function shortName(tag: string, say: Say): string {
  return known(`short-${unitOf(tag).kind}`, say) ?? unitName(tag, say).split(" ")[0]!;
}

function known(key: string, say: Say): string | null {
  const said = say(key);
  return said === key ? null : said;
}

/** Several units in short words, identical ones counted: Haro, Jund ×2. */
export function group(tags: readonly string[], say: Say): string {
  const names = new Map<string, number>();
  for (const tag of tags) names.set(shortName(tag, say), (names.get(shortName(tag, say)) ?? 0) + 1);
  return [...names].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(", ");
}

/** Who is there and how strong they are together. */
export function troops(units: readonly UnitView[], say: Say): string {
  if (!units.length) return say("do-empty");
  return `${group(units.map((unit) => unit.tag), say)} · ${powerOf(units, say)}`;
}

export function powerOf(units: readonly UnitView[], say: Say): string {
  return say("do-power", { power: units.reduce((sum, unit) => sum + unit.power, 0) });
}

const labels = new WeakMap<Say, Map<string, string>>();

/** The accessible name of a unit. Cached, because many are alike and each is in the label of its zone too. */
export function unitLabel(unit: UnitView, say: Say): string {
  const known = labels.get(say) ?? new Map<string, string>();
  labels.set(say, known);
  const like = `${unitOf(unit.tag).kind} ${unit.power} ${unit.exhausted}`;
  const label = known.get(like) ?? describe(unit, say);
  known.set(like, label);
  return label;
}

function describe(unit: UnitView, say: Say): string {
  const { cavalry, archer } = unitOf(unit.tag);
  const signs = [cavalry && "riders", archer && "archers"].filter(Boolean);
  const states = [isHurt(unit) && "hurt", unit.exhausted && "exhausted"].filter(Boolean);
  const told = (signs: unknown[]): string[] => signs.map((sign) => say(`board-${sign}`));
  return [unitName(unit.tag, say), ...told(signs), powerOf([unit], say), ...told(states)].join(", ");
}

export function zoneLabel(view: NavasView, zone: string, say: Say): string {
  const camp = zone === "B1" ? `, ${say("board-camp")}` : "";
  const told = unitsIn(view, zone).map((unit) => unitLabel(unit, say));
  return `${zone}${camp}: ${told.join("; ") || say("do-empty")}`;
}

/** The name of a thing, and whether it can be pointed at now. */
export function marked(label: string, choosable: boolean, say: Say): string {
  return choosable ? `${label}, ${say("board-choosable")}` : label;
}

export function cardLabel(card: string, where: string, say: Say): string {
  const [muslim = "", christian = ""] = card.split("-");
  return say("board-card", { where, card, muslim, christian });
}

/** When it is: the round, and which of its turns. */
export function heading(view: NavasView, say: Say): string[] {
  if (view.round === 0) return [say("board-before")];
  const round = say(view.round_limit ? "board-round-of" : "board-round", { round: view.round, limit: view.round_limit });
  const fought = view.turn >= 0 && view.turn < 4 && !["initiative", "over"].includes(view.question);
  return fought ? [`${round}, `, say("board-turn", { turn: view.turn + 1 })] : [round];
}

export function handName(side: string, seat: string, say: Say): string {
  return side === seat ? say("board-own-hand") : say("board-hand", { side: sideName(side, say) });
}

/** Cards and zones are called by their names; only what odds are about has words of its own. */
export function named(name: string, say: Say): string {
  return known(`odds-${name}`, say) ?? name;
}

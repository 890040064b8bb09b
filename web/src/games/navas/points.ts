import type { NavasView } from "../../types";
import { able, sharesOf } from "./phrases";
import { CARDS, SPECIALS, UNITS, isZone, unitsIn, zoneOf } from "./pieces";

/** Those parts of a path that can be pointed at on the board; units that go together stay one part, "haro+bows1".
 * Pointing at the arrows between the initiative cards means switching; damage is pointed at point by point; whoever rallies
 * can be singled out in his zone. */
export function points(path: readonly string[], view: NavasView): string[] {
  const [verb = "", ...rest] = path;
  if (verb === "switch") return [verb];
  if (verb === "take") return rest.map((step) => sharesOf(step).flatMap(([tag, damage]) => Array<string>(Number(damage)).fill(tag)).join("+"));
  if (verb === "rally") return rest.flatMap((tag) => [`(${zoneOf(view, tag) ?? tag})`, tag]);
  return rest.flatMap((part) => (part === "all" ? everybody(path, view) : part.split("+").every(onBoard) ? [part] : []));
}

/** All who can go along are meant, and can be pointed at one by one. */
function everybody([verb = "", origin = ""]: readonly string[], view: NavasView): string[] {
  const tags = able(unitsIn(view, origin), verb).map(({ tag }) => tag);
  return tags.length ? [`(${tags.join("+")})`] : [];
}

function onBoard(name: string): boolean {
  return isZone(name) || UNITS.has(name) || CARDS.has(name) || SPECIALS.has(name);
}

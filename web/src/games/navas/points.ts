import { CARDS, SPECIALS, UNITS, isZone } from "./pieces";
import { sharesOf } from "./phrases";

/** Those parts of a path that can be pointed at on the board; units that go together stay one part, "haro+bows1".
 * Pointing at the arrows between the initiative cards means switching. */
export function points(path: readonly string[]): string[] {
  const [verb = "", ...rest] = path;
  if (verb === "switch") return [verb];
  if (verb === "take") return rest.map((step) => sharesOf(step).map(([tag]) => tag).join("+"));
  return rest.filter((part) => part.split("+").every(onBoard));
}

function onBoard(name: string): boolean {
  return isZone(name) || UNITS.has(name) || CARDS.has(name) || SPECIALS.has(name);
}

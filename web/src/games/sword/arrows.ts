/** Which arrows lie on the sheet. */
import { type Way, type WayKind, way } from "../../art/ways";
import type { NavasHexView } from "../../types";
import type { Point, Sheet } from "./hexes";
import type { Position } from "./position";

/** From the middle of one hex to that of another, short of both counters. */
export function arrow(kind: WayKind, from: Point, to: Point): Way {
  return way(kind, from, to, { leave: 16, stop: 24 });
}

const KINDS: Readonly<Record<string, WayKind>> = { fire: "shot", melee: "attack", charge: "charge" };

/** What is being built, once it is known who does what to whom. */
export function intended([verb, from, to]: readonly (string | null)[], position: Position, sheet: Sheet): Way[] {
  const [kind, unit] = [KINDS[verb ?? ""], position.byTag.get(from ?? "")];
  return kind && unit && to ? [arrow(kind, sheet.centre(unit.hex), sheet.centre(to))] : [];
}

/** The attacks that are declared or under way, and the shot that is being rolled for, as far as both ends are on the sheet. */
export function attackArrows(view: NavasHexView, position: Position, sheet: Sheet): Way[] {
  const attacks = [...(view.declared ?? []), ...(view.attack ? [view.attack] : [])];
  const aims: [WayKind, string, string][] = attacks.flatMap(({ kind, target, attackers }) => attackers.map((unit): [WayKind, string, string] => [kind === "charge" ? "charge" : "attack", unit, target]));
  if (view.shooter && view.victim) aims.push(["shot", view.shooter, view.victim]);
  return aims.flatMap(([kind, from, to]) => {
    const [one, other] = [position.byTag.get(from), position.byTag.get(to)];
    return one && other ? [arrow(kind, sheet.centre(one.hex), sheet.centre(other.hex))] : [];
  });
}

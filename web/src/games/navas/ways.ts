/** Arrows from zone to zone. */
import type { Point } from "../../art/shapes";
import { type Way, type WayKind, way } from "../../art/ways";
import type { NavasView } from "../../types";
import { SLOT, middleOf } from "./geometry";
import { distance, isZone, unitsIn } from "./pieces";

const KINDS: Record<string, WayKind> = { move: "move", advance: "move", attack: "attack", standard: "attack", charge: "charge", karr: "charge", shoot: "shot" };

/** The fight that is under way. */
export function fightWay(view: NavasView, turned: boolean, zoneHeight: number): Way | null {
  const { kind, origin, target } = view.fight ?? {};
  return origin && target ? zoneWay(view, KINDS[kind!] ?? "attack", origin, target, turned, zoneHeight) : null;
}

/** What was done last, if it led from one zone to another. */
export function pastWay(view: NavasView, touched: ReadonlySet<string>, turned: boolean, zoneHeight: number): Way | null {
  const kind = [...touched].map((word) => KINDS[word]).find(Boolean);
  const [origin, target, ...more] = [...touched].filter(isZone);
  return kind && origin && target && !more.length ? zoneWay(view, kind, origin, target, turned, zoneHeight) : null;
}

/** Between neighbours the arrow lies across their border, where neither counters nor names are. */
export function zoneWay(view: NavasView, kind: WayKind, origin: string, target: string, turned: boolean, zoneHeight: number): Way {
  const [from, to] = [middleOf(origin, turned, zoneHeight), middleOf(target, turned, zoneHeight)];
  if (distance(origin, target) > 1) return way(kind, from, to, { leave: 26, stop: 30, scale: 0.7, bend: 0.08 });
  const upper = from.y < to.y ? origin : target;
  const aside: Point = from.y === to.y ? { x: 0, y: 9 - zoneHeight / 2 } : { x: from.x !== to.x || unitsIn(view, upper).length === 2 ? 0 : SLOT / 2, y: 0 };
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const shifted = ({ x, y }: Point): Point => ({ x: x + aside.x, y: y + aside.y });
  return way(kind, shifted(from), shifted(to), { leave: long / 2 - 17, stop: long / 2 - 17, scale: 0.62 });
}

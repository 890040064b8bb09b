/** Arrows from zone to zone. */
import type { Point } from "../../art/shapes";
import { type Way, type WayKind, way } from "../../art/ways";
import type { NavasView } from "../../types";
import { SLOT, ZONE_HEIGHT, ZONE_WIDTH, middleOf } from "./geometry";
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

/** How far an arrow between neighbours reaches over their border: up to the names of those above, and to the shields of those below. */
const REACH = { level: [18, 18], upright: [14, 17], aslant: [9, 22], nameless: [17, 17] } as const;

/** Between neighbours the arrow lies across their border, where neither counters nor names are; a longer one ends at the border. */
export function zoneWay(view: NavasView, kind: WayKind, origin: string, target: string, turned: boolean, zoneHeight: number, scale = 0.62): Way {
  const [from, to] = [middleOf(origin, turned, zoneHeight), middleOf(target, turned, zoneHeight)];
  const [aside, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const long = Math.hypot(aside, down);
  if (distance(origin, target) > 1) {
    const border = long * Math.min(ZONE_WIDTH / aside, zoneHeight / down) / 2;
    return way(kind, from, to, { leave: border, stop: border - 2, scale, bend: 0.08 });
  }
  const upper = from.y < to.y ? origin : target;
  const shift: Point = !down ? { x: 0, y: 9 - zoneHeight / 2 } : { x: aside || unitsIn(view, upper).length === 2 ? 0 : SLOT / 2, y: 0 };
  const [above, below] = REACH[zoneHeight < ZONE_HEIGHT ? "nameless" : !down ? "level" : aside ? "aslant" : "upright"];
  const [leave, stop] = upper === origin ? [above, below] : [below, above];
  const at = (far: number): Point => ({ x: from.x + shift.x + ((to.x - from.x) * far) / long, y: from.y + shift.y + ((to.y - from.y) * far) / long });
  return way(kind, at(long / 2 - leave), at(long / 2 + stop), { scale });
}

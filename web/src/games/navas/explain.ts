/** What a thing is and can do, by the rules, for whoever looks closer. */
import type { Say } from "../../shell/board";
import type { NavasView, UnitView } from "../../types";
import { CARDS, isHurt, other, unitOf, ZONES, unitsIn } from "./pieces";

const IMMOBILE = new Set(["al-nasir", "black-guard"]);

export function explain(view: NavasView, name: string, say: Say): string[] {
  const unit = ZONES.flatMap((zone) => unitsIn(view, zone)).find(({ tag }) => tag === name);
  if (unit) return unitExplained(unit, say);
  const card = CARDS.get(name);
  if (card && (view.seat === "muslim" || view.seat === "christian")) return [say("tip-card", { own: card[view.seat], other: card[other(view.seat)] })];
  return name === "switch" ? [say("tip-switch")] : name === "B1" ? [say("tip-camp")] : [];
}

function unitExplained(unit: UnitView, say: Say): string[] {
  const { side, cavalry, archer, special } = unitOf(unit.tag);
  return [
    ...(isHurt(unit) ? [say("tip-hurt")] : []),
    ...(unit.exhausted ? [say("tip-exhausted")] : []),
    ...(cavalry ? [say("tip-riders", { side })] : []),
    ...(archer ? [say("tip-archers", { side })] : []),
    ...(special === "jihad-volunteers" ? [say("tip-volunteers")] : []),
    ...(special && IMMOBILE.has(special) ? [say("tip-immobile")] : []),
    ...(special === "al-nasir" ? [say("tip-caliph")] : []),
  ];
}

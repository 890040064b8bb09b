import type { Say } from "../../shell/board";
import type { NavasView, UnitView } from "../../types";
import { CARDS, SPECIALS, ZONES, isZone, other, unitOf, unitsIn } from "./pieces";
import { priceOf } from "./prices";
import { powerOf, troops, unitName } from "./words";

const NEVER_MOVE = ["al-nasir", "black-guard"];
/** Second parts that have a name of their own in the catalogue. */
const NAMED = ["switch-shield", "karr-yes", "karr-no"];

/** Part `at` of this path in plain words. */
export function phrase(view: NavasView, path: readonly string[], at: number, say: Say): string {
  const [verb = "", step = ""] = [path[0], path[at]];
  if (at === 0) return priced(say(`do-${verb}`), view, [verb], say);
  if (NAMED.includes(`${verb}-${step}`)) return priced(say(`do-${verb}-${step}`), view, path.slice(0, at + 1), say);
  if (isZone(step)) {
    const zone = `${step}  ${troops(unitsIn(view, step), say)}`;
    return at === 2 && priceOf(view, [verb]) === null ? priced(zone, view, path.slice(0, 3), say) : zone;
  }
  if (SPECIALS.has(step) && ["use", "discard"].includes(verb)) return `${say(`special-${step}`)}: ${say(`does-${step}`)}`;
  return verb === "take" ? shares(step, say) : pieces(view, path, step, say);
}

function priced(said: string, view: NavasView, path: readonly (string | null)[], say: Say): string {
  const points = priceOf(view, path);
  return points === null ? said : `${said} · ${say("do-price", { points })}`;
}

/** What is being built: "Attack B4→A3 · all 3 · power 5 · 2 points". */
export function building(view: NavasView, path: readonly (string | null)[], say: Say): string {
  const [verb, first, second, ...rest] = path;
  if (!verb) return "";
  const isWay = (first && isZone(first)) || (second && isZone(second));
  const way = isWay ? [`${say(`do-${verb}`)} ${first ?? "…"}→${second ?? "…"}`] : [say(`do-${verb}`), ...[first, second].flatMap((step, at) => (step ? [part(view, path, at + 1, say)] : []))];
  const others = rest.flatMap((step, at) => (step ? [part(view, path, at + 3, say)] : []));
  return priced([...way, ...others].join(" · "), view, path, say);
}

function part(view: NavasView, path: readonly (string | null)[], at: number, say: Say): string {
  return phrase(view, path.map((step) => step ?? ""), at, say);
}

function shares(step: string, say: Say): string {
  return sharesOf(step).map(([tag, damage]) => `${unitName(tag, say)} −${damage}`).join(", ");
}

/** The units of a share of damage, "kurds1=1 kurds2=2", with what each takes. */
export function sharesOf(step: string): [tag: string, damage: string][] {
  return step.split(" ").map((share) => share.split("=") as [string, string]);
}

/** A combat card, or a group of units with the power they bring. */
function pieces(view: NavasView, path: readonly string[], step: string, say: Say): string {
  const [verb = "", origin = ""] = path;
  if (step === "all") {
    const everybody = able(unitsIn(view, origin), verb);
    return `${say("do-everybody")} ${everybody.length} · ${powerOf(everybody, say)}`;
  }
  const tags = step.split("+");
  const zone = ZONES.find((name) => unitsIn(view, name).some((unit) => tags.includes(unit.tag)));
  if (!zone) return step;
  if (verb === "rally") return say("board-in", { who: unitName(step, say), zone });
  if (verb === "shoot") return unitName(step, say);
  return troops(unitsIn(view, zone).filter((unit) => tags.includes(unit.tag)), say);
}

/** A combat card for those who do not see it: with what it is worth to whoever chooses. */
export function aloud(view: NavasView, step: string, say: Say): string {
  const worth = CARDS.get(step);
  if (!worth || (view.seat !== "muslim" && view.seat !== "christian")) return step;
  return say("do-card", { card: step, own: worth[view.seat], other: worth[other(view.seat)] });
}

/** The units that "all" means: those that can move, or those that are fresh enough to fight. */
export function able(units: readonly UnitView[], verb: string): UnitView[] {
  if (verb === "move") return units.filter((unit) => !NEVER_MOVE.includes(unitOf(unit.tag).special ?? ""));
  return units.filter((unit) => !unit.exhausted);
}

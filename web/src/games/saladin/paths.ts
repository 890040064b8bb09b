/** Actions as words: which parts can be pointed at, each part in plain words, and what pointing at two things may mean. */
import type { WayKind } from "../../art/ways";
import type { Say, Unspent } from "../../shell/board";
import type { SaladinView } from "../../types";
import { costOf, deedsOf, find, greenOf } from "./deeds";
import { cardOf, HORNS, hornsPair, isSide, leaderOf, leaderSaid, nameOf, scenarioOf, sideOf, TOWN } from "./edition";

/** The Leader of the acting side goes by the verb that activates him; the other Leader's name includes his side. */
export const LEADER = "leader";

type Path = readonly string[];
const SHOTS = new Set(["loose", "harass"]);

export function leaderName(view: SaladinView, seat: string, side: string): string {
  const acting = isSide(seat) ? seat : view.asked;
  return side === acting ? LEADER : `${LEADER}-${side}`;
}

/** A Banner or Leader, its action, which can be pointed at on its card, and its target. */
export function points([verb, ...names]: Path): string[] {
  if (verb === "seize") return [LEADER];
  if (verb === "leader") return [LEADER, ...names];
  return verb === "order" || verb === "react" ? [...new Set(names)] : [];
}

export function phrase(view: SaladinView, path: Path, at: number, say: Say): string {
  const [verb, step] = [path[0]!, path[at]!];
  if (at === 0) return verbPhrase(view, verb, say);
  if (verb === "leader") return at === 1 ? say(`do-leader-${step}`) : bannerPhrase(view, step, say);
  if (at === 1) return bannerPhrase(view, step, say);
  const name = at === 2 ? say(`action-${step}`) : step === TOWN ? say("do-garrison") : nameOf(step, say);
  return at === path.length - 1 ? `${name} — ${price(view, path, say)}` : name;
}

/** Who does what to whom, if that is known of what is being built. */
export function intentOf(view: SaladinView, [verb, tag, name, target]: readonly (string | null)[]): { kind: WayKind; from: string; to: string } | null {
  if ((verb !== "order" && verb !== "react") || !tag || !target) return null;
  const action = cardOf(view, tag)?.actions.find((each) => each.name === name);
  const kind = action?.is_charge ? "charge" : action?.effect.startsWith("reinforce") ? "move" : SHOTS.has(name ?? "") ? "shot" : "attack";
  return { kind, from: tag, to: target };
}

/** What is being built: "Bourgogne → Saphadin · Charge — 2 Orders, 3 red". */
export function building(view: SaladinView, path: readonly (string | null)[], say: Say): string {
  const [verb, tag, name, target] = path;
  if (verb !== "order" && verb !== "react") return path.flatMap((step, at) => (step ? [phrase(view, path.map((each) => each ?? ""), at, say)] : [])).join(" · ");
  const who = [tag, target].flatMap((each) => (each ? [each === TOWN ? say("do-garrison") : nameOf(each, say)] : [])).join(" → ");
  const cost = tag && name ? price(view, [verb, tag, name, ...(target ? [target] : [])], say) : "";
  return [who, ...(name ? [say(`action-${name}`)] : [])].join(" · ") + (cost ? ` — ${cost}` : "");
}

/** The Orders that passing would leave unused. */
export function unspent(view: SaladinView, verbs: ReadonlySet<string>): Unspent {
  return { count: verbs.has("order") || verbs.has("leader") ? (view.pools[view.asked]?.available ?? 0) : 0, of: "orders" };
}

function verbPhrase(view: SaladinView, verb: string, say: Say): string {
  const leader = verb === "leader" && isSide(view.asked) ? leaderSaid(leaderOf(view, view.asked).name, say) : "";
  return say(`do-${verb}`, { leader });
}

function bannerPhrase(view: SaladinView, tag: string, say: Say): string {
  const banner = find(view, tag);
  if (!banner) return nameOf(tag, say);
  const told = `${nameOf(tag, say)} · ${say("do-lances", { lances: banner.lances })}`;
  return banner.ordered ? `${told}, ${say("do-again")}` : told;
}

/** What an action costs and rolls, as "2 Orders, 3 red, 1 green". */
export function price(view: SaladinView, [, tag, name, target]: Path, say: Say): string {
  const banner = find(view, tag!);
  const action = cardOf(view, tag!)?.actions.find((each) => each.name === name);
  if (!banner || !action) return "";
  const green = greenOf(view, banner, action, target ?? null);
  return [
    say("do-cost", { cost: costOf(banner, action.cost) }),
    ...(action.red ? [say("do-red", { dice: action.red })] : []),
    ...(green ? [say("do-green", { dice: green })] : []),
  ].join(", ");
}

export function attempt(view: SaladinView, seat: string, from: string, to: string): string | null {
  if (from === to) return null;
  if (from.startsWith(LEADER)) return leaderAttempt(to);
  const banner = find(view, from);
  if (!banner) return null;
  if (to === HORNS) return from === hornsPair(scenarioOf(view))?.king ? "leader horns" : null;
  if (view.question === "react" && banner.side === seat) return reaction(view, from);
  const name = meant(view, from, to);
  return name ? `order ${from} ${name} ${to}` : null;
}

function leaderAttempt(to: string): string {
  return to === HORNS ? "leader horns" : `leader rally ${to}`;
}

function reaction(view: SaladinView, tag: string): string | null {
  const found = cardOf(view, tag)?.actions.find((action) => action.reaction);
  return found ? `react ${tag} ${found.name}` : null;
}

/** The most likely action for pointing from one thing to the other: one that is legal, else one of the right kind. */
function meant(view: SaladinView, from: string, to: string): string | null {
  const deeds = deedsOf(view, from).filter((deed) => !deed.action.reaction);
  const friend = to !== TOWN && sideOf(to) === sideOf(from);
  const kinds = to === TOWN ? ["storm-garrison", "reinforce-garrison"] : friend ? ["reinforce"] : ["fight"];
  const fitting = deeds.filter((deed) => kinds.includes(deed.action.effect));
  const best = fitting.find((deed) => deed.not === null && deed.targets.includes(to));
  const status = find(view, from)?.status;
  return (best ?? fitting.find((deed) => deed.action.status === status) ?? fitting[0] ?? deeds[0])?.name ?? null;
}

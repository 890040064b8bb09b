import type { Say } from "../../shell/board";
import type { NavasView, UnitView } from "../../types";
import { isHurt, unitOf, unitsIn } from "./pieces";

type Facts = Record<string, string | number>;

/** Words that only the drawn board needs. Each belongs into the game's catalogue under the same key: what `say` knows wins. */
const ENGLISH: Record<string, string> = {
  "board-name": "The battlefield",
  "board-camp": "the caliph's camp",
  "board-riders": "riders",
  "board-archers": "archers",
  "board-hurt": "hurt",
  "board-exhausted": "exhausted",
  "board-hand": "{side}, hand",
  "board-own-hand": "Your hand",
  "board-back": "a hidden card",
  "board-no-card": "no card",
  "board-no-cards": "No cards in hand.",
  "board-card": "{where}: {card}, Muslims {muslim}, Christians {christian}",
  "board-known": "They hold {cards}.",
  "board-used": "Used: {cards}.",
  "board-active": "Active card",
  "board-points": "points",
  "board-point": "point",
  "board-fights": "{fights} fights left",
  "board-fight": "1 fight left",
  "board-zones": "{zones} zones",
  "board-zone": "1 zone",
  "board-fallen": "{fallen} fallen",
  "board-before": "Before the battle",
  "board-round": "Round {round}",
  "board-round-of": "Round {round} of {limit}",
  "board-turn": "turn {turn} of 4",
  "board-initiative": "Initiative",
  "board-shielded": "shielded",
  "board-switch": "Switch the initiative cards",
  "board-deck": "Deck {cards}",
  "board-discard": "Discard {cards}",
  "board-below": "Below it: {cards}",
  "board-next": "Next of the deck: {cards}",
  "board-fetch": "Cards to choose from",
  "board-attack": "{side} attack",
  "board-defend": "{side} defend {zone}",
  "board-total": "total",
  "board-equal": "Equal: each side takes 1 damage.",
  "board-beats": "{more} against {less}:",
  "board-falls-on": "{damage} damage falls on {zone}.",
};

export function word(say: Say, key: string, facts: Facts = {}): string {
  const said = say(key, facts);
  if (said !== key) return said;
  return (ENGLISH[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ""));
}

export function sideName(side: string, say: Say): string {
  return say(`side-${side}`);
}

export function shortName(tag: string, say: Say): string {
  const unit = unitOf(tag);
  const said = say(`short-${unit.kind}`);
  return said === `short-${unit.kind}` ? unit.name.split(" ")[0]! : said;
}

/** Several units in short words, like ones counted: Haro, Jund ×2. */
export function group(tags: readonly string[], say: Say): string {
  const names = new Map<string, number>();
  for (const tag of tags) names.set(shortName(tag, say), (names.get(shortName(tag, say)) ?? 0) + 1);
  return [...names].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(", ");
}

/** Who stands there and how strong they are together. */
export function troops(units: readonly UnitView[], say: Say): string {
  if (!units.length) return say("do-empty");
  return `${group(units.map((unit) => unit.tag), say)} · ${powerOf(units, say)}`;
}

export function powerOf(units: readonly UnitView[], say: Say): string {
  return say("do-power", { power: units.reduce((sum, unit) => sum + unit.power, 0) });
}

/** A unit for those who cannot see it. */
export function unitLabel(unit: UnitView, say: Say): string {
  const { name, cavalry, archer } = unitOf(unit.tag);
  const signs = [cavalry && "riders", archer && "archers"].filter(Boolean);
  const states = [isHurt(unit) && "hurt", unit.exhausted && "exhausted"].filter(Boolean);
  const told = (signs: unknown[]): string[] => signs.map((sign) => word(say, `board-${sign}`));
  return [name, ...told(signs), powerOf([unit], say), ...told(states)].join(", ");
}

export function zoneLabel(view: NavasView, zone: string, say: Say): string {
  const camp = zone === "B1" ? `, ${word(say, "board-camp")}` : "";
  const told = unitsIn(view, zone).map((unit) => unitLabel(unit, say));
  return `${zone}${camp}: ${told.join("; ") || say("do-empty")}`;
}

export function cardLabel(card: string, where: string, say: Say): string {
  const [muslim = "", christian = ""] = card.split("-");
  return word(say, "board-card", { where, card, muslim, christian });
}

/** When it is: the round, and which of its turns. */
export function heading(view: NavasView, say: Say): string[] {
  if (view.round === 0) return [word(say, "board-before")];
  const round = word(say, view.round_limit ? "board-round-of" : "board-round", { round: view.round, limit: view.round_limit });
  const fought = view.turn >= 0 && view.turn < 4 && !["initiative", "over"].includes(view.question);
  return fought ? [`${round}, `, word(say, "board-turn", { turn: view.turn + 1 })] : [round];
}

export function handName(side: string, seat: string, say: Say): string {
  return side === seat ? word(say, "board-own-hand") : word(say, "board-hand", { side: sideName(side, say) });
}

export function counted(say: Say, thing: "zone" | "fight" | "point", amount: number): string {
  return word(say, amount === 1 ? `board-${thing}` : `board-${thing}s`, { [`${thing}s`]: amount });
}

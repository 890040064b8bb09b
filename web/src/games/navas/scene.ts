import type { Say } from "../../shell/board";
import type { NavasEvent, NavasLoss, NavasTerm, ToldStep } from "../../types";
import { SPECIALS, type Side, other } from "./pieces";
import { sideName, unitName } from "./words";

/** One sum of a fight. */
export interface Sum {
  side: Side;
  title: string;
  terms: NavasTerm[];
  total: number;
  wins: boolean;
}

export type Act =
  | { act: "fight"; title: string; card: string; sums: [attack: Sum, defence: Sum]; outcome: string }
  | { act: "arrows"; title: string; side: Side; unit: string; outcome: string }
  | { act: "losses"; title: string; side: Side; losses: NavasLoss[] }
  | { act: "initiative"; title: string; cards: Record<Side, string>; first: Side; outcome: string }
  | { act: "note"; text: string };

const OPENINGS = ["initiative-revealed", "attack-declared", "arrows-loosed", "fought", "suffered"];

/** What happened, from the first attack on, in an order that can be shown. */
export function readScene(steps: readonly ToldStep[], say: Say): Act[] {
  const events = steps.flatMap((step) => step.events as NavasEvent[]);
  const first = events.findIndex((event) => OPENINGS.includes(event.event));
  return first < 0 ? [] : events.slice(first).flatMap((event) => actOf(event, say) ?? []);
}

/** Damage alone gets one line; after a fight that is being shown it is part of the fight. */
export function hasScene(steps: readonly ToldStep[], shown = false): boolean {
  return includes(steps, ["arrows-loosed", "fought", ...(shown ? ["suffered"] : ["initiative-revealed"])]);
}

/** Whoever chooses last for the initiative does not know the other card either. */
export function surprises(steps: readonly ToldStep[]): boolean {
  return includes(steps, ["initiative-revealed"]);
}

function includes(steps: readonly ToldStep[], worth: readonly string[]): boolean {
  return steps.some((step) => (step.events as NavasEvent[]).some((event) => worth.includes(event.event)));
}

function actOf(event: NavasEvent, say: Say): Act | null {
  switch (event.event) {
    case "fought":
      return {
        act: "fight",
        title: `${capital(say(`combat-${event.kind}`))}, ${event.origin} → ${event.target}`,
        card: event.card,
        sums: sumsOf(event, say),
        outcome: outcomeOf(event, say),
      };
    case "initiative-revealed":
      return {
        act: "initiative",
        title: say("board-initiative"),
        cards: { muslim: event.muslim, christian: event.christian },
        first: event.first as Side,
        outcome: say("board-begins", { side: sideName(event.first, say) }),
      };
    case "arrows-loosed":
      return { act: "arrows", title: `${unitName(event.unit, say)}, ${event.origin} → ${event.target}`, side: event.side as Side, unit: event.unit, outcome: damageOn(event.damage, event.target, say) };
    case "suffered":
      return { act: "losses", title: `${sideName(event.side, say)}, ${event.zone}`, side: event.side as Side, losses: event.losses };
    case "karr-answered":
      return event.yes ? note(say("event-karr-answered", { yes: "yes" })) : null;
    case "special-used":
      return note(say("event-special-used", { who: sideName(event.side, say), ...specialFacts(event.card, say) }));
    case "attack-cancelled":
      return note(say("event-attack-cancelled", { origin: event.origin }));
    case "deck-turned":
      return note(say("event-deck-turned", { cards: event.cards }));
    case "advanced":
      return note(say("event-advanced", { who: sideName(event.side, say), ways: event.origins.map((origin, at) => `${origin} → ${event.targets[at]}`).join(", ") }));
    case "stayed":
      return note(say("event-stayed", { who: sideName(event.side, say) }));
    default:
      return null;
  }
}

type Fought = Extract<NavasEvent, { event: "fought" }>;

function sumsOf(event: Fought, say: Say): [Sum, Sum] {
  const gap = event.attack_total - event.defence_total;
  const side = event.side as Side;
  return [
    { side, title: say("board-attack", { side: sideName(side, say) }), terms: event.attack, total: event.attack_total, wins: gap > 0 },
    { side: other(side), title: say("board-defend", { side: sideName(other(side), say), zone: event.target }), terms: event.defence, total: event.defence_total, wins: gap < 0 },
  ];
}

function outcomeOf(event: Fought, say: Say): string {
  const gap = event.attack_total - event.defence_total;
  if (gap === 0) return say("board-equal");
  const [more, less] = [Math.max(event.attack_total, event.defence_total), Math.min(event.attack_total, event.defence_total)];
  return `${say("board-beats", { more, less })} ${damageOn(Math.abs(gap), gap > 0 ? event.target : event.origin, say)}`;
}

function damageOn(damage: number, zone: string, say: Say): string {
  return say("board-falls-on", { damage, zone });
}

function specialFacts(card: string, say: Say): Record<string, string> {
  return SPECIALS.has(card) ? { card: say(`special-${card}`), does: say(`does-${card}`) } : { card, does: "" };
}

function note(text: string): Act {
  return { act: "note", text };
}

/** "+2", "−1"; the first term of a sum, the card's number, goes without a sign. */
export function signed(amount: number, first: boolean): string {
  if (first) return String(amount);
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

export function lossWords(loss: NavasLoss, say: Say): string {
  return say(loss.fell ? "loss-fell" : "loss-hurt", { unit: unitName(loss.unit, say), damage: loss.damage });
}

/** How many beats an act takes to be shown. */
export function beats(act: Act): number {
  if (act.act === "fight") return 3 + Math.max(act.sums[0].terms.length, act.sums[1].terms.length);
  return act.act === "losses" ? 1 + act.losses.length : act.act === "initiative" ? 4 : 1;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The buttons that lead through the phases of an activation. The first one is what most players do next, and the only dark one. */
import type { Command } from "../../shell/board";
import type { NavasHexView } from "../../types";
import { advance, attackAll, favourable, FIGHTS, finish, fireAll, FIRES, forward, type Proposal, resolveAll } from "./planning";

export type Phase = "move" | "fire" | "attack";

export interface Lead {
  /** Its text. */
  name: string;
  /** How many orders it gives. */
  count?: number;
  /** Whether it does nothing in this phase and goes on to the next. */
  ends?: boolean;
  /** Whether the Enter key does the same. */
  entered?: boolean;
  act: () => unknown;
}

export interface Leads {
  phase: Phase | null;
  buttons: readonly Lead[];
}

const PHASES: Readonly<Record<string, Phase>> = {
  "ask-order": "move", "ask-where": "move", "ask-facing": "move", "ask-marker-where": "move", "ask-shoot": "fire", "ask-declare": "attack", "ask-resolve": "attack", "ask-run": "attack", "ask-lead": "attack",
}; // prettier-ignore
/** The first words of the orders of a phase. */
const ORDERED: Readonly<Record<Phase, readonly string[]>> = { move: ["unit", "move", "ride"], fire: [], attack: ["charge", "melee"] };

export function leads(command: Command<NavasHexView>, proposals: readonly Proposal[]): Leads {
  const { question, ready, isComplete, orders } = command;
  const phase = PHASES[question] ?? null;
  if (isComplete) return { phase: null, buttons: given(command) };
  if (ready < orders.length) return { phase, buttons: [] };
  const isBegun = orders.some(([first]) => phase && ORDERED[phase].includes(first!.split(" ")[0]!));
  if (question === "ask-order") return { phase, buttons: isBegun ? moved(command) : unmoved(command) };
  if (question === "ask-declare") return { phase, buttons: isBegun ? declared(command) : undeclared(command, proposals) };
  if (FIGHTS.includes(question)) return { phase, buttons: [{ name: question === "ask-resolve" ? "orders-in-order" : "lead-fight-on", act: () => resolveAll(command) }] };
  return { phase, buttons: FIRES.includes(question) ? fires(command) : given(command) };
}

function given(command: Command<NavasHexView>): Lead[] {
  if (!command.ready) return [];
  return [{ name: "ui-plan-commit", count: command.ready, entered: true, act: () => command.commit() }];
}

function moved(command: Command<NavasHexView>): Lead[] {
  return [
    { name: "orders-rest-stands", act: () => finish(command, false) },
    { name: "orders-rest-rests", act: () => finish(command, true) },
  ];
}

function unmoved(command: Command<NavasHexView>): Lead[] {
  const none = { name: "lead-all-stay", ends: true, act: () => finish(command, false) };
  const rest = { name: "lead-all-rest", act: () => finish(command, true) };
  return forward(command) ? [{ name: "lead-advance", act: () => advance(command) }, none, rest] : [none, rest];
}

function declared(command: Command<NavasHexView>): Lead[] {
  return [{ name: "lead-no-more-attacks", act: () => finish(command, false) }];
}

function undeclared(command: Command<NavasHexView>, proposals: readonly Proposal[]): Lead[] {
  const none = { name: "lead-no-attack", ends: true, act: () => finish(command, false) };
  return favourable(proposals).length ? [{ name: "orders-attack-best", act: () => attackAll(command) }, none] : [none];
}

function fires(command: Command<NavasHexView>): Lead[] {
  return [
    { name: "orders-fire-best", act: () => fireAll(command) },
    { name: "lead-no-fire", ends: true, act: () => command.answer("hold") },
  ];
}

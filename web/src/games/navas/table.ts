import type { BoardProps } from "../../shell/board";
import type { NavasView } from "../../types";
import { CARDS, SPECIALS, type Side } from "./pieces";

/** The parts beside the page get the same props as the page. */
export type Table = BoardProps<NavasView>;

/** The side at the foot of the page. Onlookers sit with the Christians. */
export function nearSide(seat: string): Side {
  return seat === "muslim" ? "muslim" : "christian";
}

/** A side's cards as its place shows them: null for a back. What lies face down for the initiative is not among them. */
export function handOf(view: NavasView, side: Side): (string | null)[] {
  const hand = view.hands[side];
  if (!hand) return [];
  const laid = view.face_down.includes(side) ? 1 : 0;
  if (hand.cards) return hand.cards.filter((card) => card !== hand.face_down);
  return Array.from({ length: hand.count - laid }, () => null);
}

/** Cards of the other hand that a perfect memory knows. */
export function knownOf(view: NavasView, side: Side): string[] {
  const hand = view.hands[side];
  return hand && !hand.cards ? [...new Set([...hand.shown, ...hand.peeked])] : [];
}

/** What lies in a side's initiative area: a card, "back" for one that is hidden, or nothing. */
export function initiativeOf(view: NavasView, side: Side): string | null {
  return view.initiative[side] ?? view.hands[side]?.face_down ?? (view.face_down.includes(side) ? "back" : null);
}

/** Cards that may be picked but are not visible anywhere: those that Al-Husayni can fetch. */
export function fetchable(view: NavasView, choosable: ReadonlySet<string>): string[] {
  if (view.question !== "exchange") return [];
  return [...CARDS.keys()].filter((card) => choosable.has(card) && card !== view.discard_top);
}

export function specialsOf(view: NavasView, side: Side): { open: string[]; hidden: number } {
  const held = view.specials[side];
  return { open: held?.cards ?? [], hidden: held?.cards ? 0 : (held?.count ?? 0) };
}

export function usedBy(view: NavasView, side: Side): string[] {
  return view.used.filter((card) => SPECIALS.get(card) === side);
}

/** What the log shows beside its words: the cards that are named, small, with the numbers of both sides. */
import { box } from "../../art/shapes";
import { filled, stroked } from "../../art/strokes";
import type { NavasEvent, NavasView } from "../../types";
import { CARDS } from "./pieces";

const [OUTER, UPPER, LOWER] = [box(17, 1, 66, 98), box(17, 1, 66, 49), box(17, 50, 66, 49)];

export function pictures(event: object): string[] {
  return namedIn(event as NavasEvent).flatMap((name) => (name && CARDS.has(name) ? [drawn(name)] : []));
}

function namedIn(event: NavasEvent): (string | null)[] {
  if (event.event === "initiative-revealed") return [event.muslim, event.christian];
  return event.event === "card-played" || event.event === "fought" || event.event === "card-seen" ? [event.card] : [];
}

/** A card that can be chosen: the own number is large. */
export function face({ seat }: NavasView, name: string): string {
  return CARDS.has(name) ? drawn(name, seat) : "";
}

function drawn(name: string, seat = ""): string {
  const { muslim, christian } = CARDS.get(name)!;
  const size = (side: string) => (seat === side ? 60 : seat ? 30 : 44);
  const number = (value: number, y: number, size: number) => `<text x="50" y="${y + size * 0.34}" text-anchor="middle" font-size="${size}" font-weight="700" fill="var(--argent)">${value}</text>`;
  return filled(UPPER, "var(--vert)") + filled(LOWER, "var(--gules)") + stroked(OUTER, 5) + number(muslim, 26, size("muslim")) + number(christian, 75, size("christian"));
}

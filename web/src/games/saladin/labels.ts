/** Accessible names, for people who cannot see the board. */
import { painted } from "../../art/arms";
import type { Fallen, Say } from "../../shell/board";
import type { BannerView, SaladinView } from "../../types";
import { coatOf, shapeOf } from "./art/coats";
import { find, inPlay, partnerOf } from "./deeds";
import { cardOf, hornsPair, leaderOf, leaderSaid, nameOf, scenarioOf, type Side } from "./edition";

/** Where Banners lie that have no lances left. */
const FALLEN: ReadonlySet<string> = new Set(["given", "boxed"]);

export interface Marks {
  choosable: boolean;
  chosen: boolean;
}

export function bannerLabel(view: SaladinView, banner: BannerView, say: Say, marks: Marks): string {
  const parts = [nameOf(banner.tag, say), say(`board-army-${banner.side}`)];
  if (!inPlay(banner)) return [...parts, say(`describe-${banner.place}`, { lances: banner.lances })].join(", ");
  parts.push(
    say(banner.ordered ? "board-ordered" : "board-deployed"),
    say(`status-${banner.status}`),
    say("board-lances", { lances: banner.lances, full: banner.full }),
  );
  if (banner.surcharge) parts.push(say("board-surcharge", { surcharge: banner.surcharge }));
  parts.push(...relations(view, banner, say));
  if (view.shield === banner.tag) parts.push(say("board-wall"));
  return [...parts, ...told(marks, say)].join(", ");
}

/** Whom a Banner follows and whom it fights. */
export function relations(view: SaladinView, banner: BannerView, say: Say): string[] {
  const partner = partnerOf(view, banner.tag);
  if (!partner) return [];
  const name = { banner: nameOf(partner, say) };
  const found: string[] = [];
  if (cardOf(view, banner.tag)?.follows === partner) found.push(say("board-follows", name));
  if (banner.status === "committed") found.push(say("board-fights", name));
  return found;
}

export function leaderLabel(view: SaladinView, side: Side, say: Say, marks: Marks): string {
  const pool = view.pools[side]!;
  const state = say(pool.leader_ordered ? "board-ordered" : "board-deployed");
  const done = pool.leader_spent.map((action) => say(`aside-done-${action}`));
  // First what is on his card, in that order.
  const office = say("board-leader");
  const shown = pool.leader_ordered ? [state, ...done, office] : [office, ...done, state];
  const parts = [leaderSaid(leaderOf(view, side).name, say), ...shown, say(`board-army-${side}`)];
  return [...parts, ...told(marks, say)].join(", ");
}

export function townLabel(view: SaladinView, say: Say, marks: Marks): string {
  return [say("describe-town", { lances: view.garrison, orders: view.garrison_orders }), ...told(marks, say)].join(", ");
}

export function hornsLabel(view: SaladinView, say: Say, marks: Marks): string {
  const king = hornsPair(scenarioOf(view))?.king ?? "";
  const held = view.horns && inPlay(find(view, king));
  const state = say(held ? "board-horns-held" : "board-horns-empty", { banner: nameOf(king, say) });
  return [say("board-horns"), state, ...told(marks, say)].join(", ");
}

export function poolLabel(view: SaladinView, side: Side, say: Say): string {
  const pool = view.pools[side]!;
  return [
    say(`side-${side}`),
    say("board-available", { orders: pool.available }),
    say("board-spent", { orders: pool.spent }),
    say("board-losses", { lances: pool.track }),
    say("board-box", { orders: pool.box, lances: pool.boxed_lances }),
  ].join(", ");
}

function told(marks: Marks, say: Say): string[] {
  return [
    ...(marks.chosen ? [say("board-chosen")] : []),
    ...(marks.choosable && !marks.chosen ? [say("board-choosable")] : []),
  ];
}

/** What dice may take: lances of a Banner or of the garrison, or a side's Orders. */
export function named(name: string, say: Say): string {
  const [, side] = /^orders-(.*)$/.exec(name) ?? [];
  if (side) return say("odds-orders", { side: say(`side-${side}`) });
  const known = say(`odds-${name}`);
  if (known !== `odds-${name}`) return known;
  return /^\d+$/.test(name) ? name : nameOf(name, say);
}

/** The Banners that have lost their last lance. */
export function fallen(view: SaladinView, side: string, say: Say): Fallen[] {
  const lost = view.banners.filter((banner) => banner.side === side && FALLEN.has(banner.place));
  return lost.map(({ tag }) => ({ name: named(tag, say), drawn: painted(`fallen-${tag}`, coatOf(tag), shapeOf(side), 7) }));
}

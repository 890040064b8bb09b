/** What a person hears who does not see the board. */
import type { Say } from "../../shell/board";
import type { BannerView, SaladinView } from "../../types";
import { find, inPlay, partnerOf } from "./deeds";
import { cardOf, hornsPair, leaderOf, nameOf, scenarioOf, type Side } from "./edition";
import { word } from "./words";

export interface Marks {
  choosable: boolean;
  chosen: boolean;
}

export function bannerLabel(view: SaladinView, banner: BannerView, say: Say, marks: Marks): string {
  const parts = [nameOf(banner.tag), word(say, `board-army-${banner.side}`)];
  if (!inPlay(banner)) return [...parts, say(`describe-${banner.place}`, { lances: banner.lances })].join(", ");
  parts.push(
    word(say, banner.ordered ? "board-ordered" : "board-deployed"),
    say(`status-${banner.status}`),
    word(say, "board-lances", { lances: banner.lances, full: banner.full }),
  );
  if (banner.surcharge) parts.push(word(say, "board-surcharge", { surcharge: banner.surcharge }));
  parts.push(...relations(view, banner, say));
  if (view.shield === banner.tag) parts.push(word(say, "board-wall"));
  return [...parts, ...told(marks, say)].join(", ");
}

/** Whom a Banner follows and whom it fights. */
export function relations(view: SaladinView, banner: BannerView, say: Say): string[] {
  const partner = partnerOf(view, banner.tag);
  if (!partner) return [];
  const name = { banner: nameOf(partner) };
  const found: string[] = [];
  if (cardOf(view, banner.tag)?.follows === partner) found.push(word(say, "board-follows", name));
  if (banner.status === "committed") found.push(word(say, "board-fights", name));
  return found;
}

export function leaderLabel(view: SaladinView, side: Side, say: Say, marks: Marks): string {
  const pool = view.pools[side]!;
  const state = word(say, pool.leader_ordered ? "board-ordered" : "board-deployed");
  const done = pool.leader_spent.map((action) => say(`aside-done-${action}`));
  // First what stands on his card, in that order.
  const office = word(say, "board-leader");
  const shown = pool.leader_ordered ? [state, ...done, office] : [office, ...done, state];
  const parts = [leaderOf(view, side).name, ...shown, word(say, `board-army-${side}`)];
  return [...parts, ...told(marks, say)].join(", ");
}

export function townLabel(view: SaladinView, say: Say, marks: Marks): string {
  return [say("describe-town", { lances: view.garrison, orders: view.garrison_orders }), ...told(marks, say)].join(", ");
}

export function hornsLabel(view: SaladinView, say: Say, marks: Marks): string {
  const king = hornsPair(scenarioOf(view))?.king ?? "";
  const held = view.horns && inPlay(find(view, king));
  const state = word(say, held ? "board-horns-held" : "board-horns-empty", { banner: nameOf(king) });
  return [word(say, "board-horns"), state, ...told(marks, say)].join(", ");
}

export function poolLabel(view: SaladinView, side: Side, say: Say): string {
  const pool = view.pools[side]!;
  return [
    say(`side-${side}`),
    word(say, "board-available", { orders: pool.available }),
    word(say, "board-spent", { orders: pool.spent }),
    word(say, "board-losses", { lances: pool.track }),
    word(say, "board-box", { orders: pool.box, lances: pool.boxed_lances }),
  ].join(", ");
}

function told(marks: Marks, say: Say): string[] {
  return [
    ...(marks.chosen ? [word(say, "board-chosen")] : []),
    ...(marks.choosable && !marks.chosen ? [word(say, "board-choosable")] : []),
  ];
}

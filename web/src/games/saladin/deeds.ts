/** What a Banner or a Leader can do now, at what price and with which dice; and if it cannot, why not. */
import type { BannerView, SaladinView } from "../../types";
import {
  type Action,
  cardOf,
  FEW_ORDERS,
  hornsPair,
  leaderOf,
  scenarioOf,
  type Side,
  TOWN,
} from "./edition";

export interface Deed {
  name: string;
  action: Action;
  /** With the surcharge that shows now. */
  cost: number;
  red: number;
  green: number;
  /** The possible targets now. For a Reaction: whose charges it answers. */
  targets: string[];
  /** The reason in one word if it cannot be done now. */
  not: string | null;
}

export interface LeaderDeed {
  name: string;
  once: boolean;
  targets: string[];
  not: string | null;
}

const ONCE = new Set(["horns", "true-cross"]);

export function find(view: SaladinView, tag: string): BannerView | undefined {
  return view.banners.find((banner) => banner.tag === tag);
}

export function inPlay(banner: BannerView | undefined): boolean {
  return banner?.place === "in-play";
}

export function costOf(banner: BannerView, base: number): number {
  return base > 0 ? base + banner.surcharge : 0;
}

/** An Ayyubid action against a shield wall rolls one green die less. */
export function greenOf(view: SaladinView, banner: BannerView, action: Action, target: string | null): number {
  const spared = target !== null && target === view.shield && banner.side === "ayyubids" && !action.reaction;
  return Math.max(0, action.green - Number(spared));
}

export function deedsOf(view: SaladinView, tag: string): Deed[] {
  const banner = find(view, tag);
  return (banner && cardOf(view, tag)?.actions.map((action) => deed(view, banner, action))) ?? [];
}

function deed(view: SaladinView, banner: BannerView, action: Action): Deed {
  const targets = action.reaction ? answered(view, banner.tag) : aims(view, banner, action) ?? [];
  const only = targets.length === 1 && !action.reaction ? targets[0]! : null;
  return {
    name: action.name,
    action,
    cost: costOf(banner, action.cost),
    red: action.red,
    green: greenOf(view, banner, action, only),
    targets,
    not: whyNot(view, banner, action, targets),
  };
}

function whyNot(view: SaladinView, banner: BannerView, action: Action, targets: string[]): string | null {
  if (!inPlay(banner)) return "gone";
  if (action.status !== "any" && action.status !== banner.status) return `status-${action.status}`;
  if (banner.ordered && !action.when_ordered) return "ordered";
  if (!action.reaction && mustGoToHorns(view, banner.side)) return "horns";
  const aimed = aims(view, banner, action);
  if (aimed !== null && !targets.length) return MISSED[action.effect] ?? "target";
  if ((view.pools[banner.side]?.available ?? 0) < costOf(banner, action.cost)) return "orders";
  return null;
}

const MISSED: Record<string, string> = {
  "light-fire": "lit",
  "feed-fire": "fire",
  reinforce: "hurt",
  "reinforce-garrison": "hurt",
};

/** The possible targets of an action; null if it needs none. */
function aims(view: SaladinView, banner: BannerView, action: Action): string[] | null {
  if (action.reaction) return answered(view, banner.tag);
  switch (action.effect) {
    case "fight":
      return reached(view, banner, banner.status);
    case "reinforce":
      return (action.recipients ?? []).filter((tag) => isHurt(find(view, tag)));
    case "reinforce-garrison":
      return view.garrison < (scenarioOf(view).garrison?.lances ?? 0) ? [TOWN] : [];
    case "storm-garrison":
      return view.garrison > 0 ? [TOWN] : [];
    case "light-fire":
      return view.fire ? [] : null;
    case "feed-fire":
      return view.fire ? null : [];
    default:
      return null;
  }
}

function reached(view: SaladinView, banner: BannerView, status: string): string[] {
  return listed(view, banner.tag, status).filter((tag) => find(view, tag)?.status === status);
}

function answered(view: SaladinView, tag: string): string[] {
  return listed(view, tag, "reaction");
}

function listed(view: SaladinView, tag: string, status: string): string[] {
  const targets = cardOf(view, tag)?.targets ?? {};
  return Object.keys(targets).filter((other) => targets[other]!.includes(status) && inPlay(find(view, other)));
}

function isHurt(banner: BannerView | undefined): boolean {
  return !!banner && inPlay(banner) && banner.lances < banner.full;
}

export function mustGoToHorns(view: SaladinView, side: string): boolean {
  const pool = view.pools[side];
  if (side !== "crusaders" || !pool || pool.leader_ordered) return false;
  return pool.available + pool.spent < FEW_ORDERS && leaderNot(view, "crusaders", "horns") === null;
}

/** Everybody whom this Banner could strike in its present status, for drawing. */
export function targetsOf(view: SaladinView, tag: string): string[] {
  const able = deedsOf(view, tag).filter((each) => !each.action.reaction && each.not === null);
  return [...new Set(able.flatMap((each) => each.targets))];
}

/** Enemies that could answer a charge of this Banner now. */
export function answerersOf(view: SaladinView, tag: string): string[] {
  const could = (other: BannerView) =>
    deedsOf(view, other.tag).some((each) => each.action.reaction && each.not === null && each.targets.includes(tag));
  return view.banners.filter(could).map((other) => other.tag);
}

/** The Banner that this one follows, or that it fights while both are Committed. */
export function partnerOf(view: SaladinView, tag: string): string | null {
  const followed = cardOf(view, tag)?.follows;
  if (followed) return inPlay(find(view, followed)) ? followed : null;
  const follower = scenarioOf(view).banners.find((each) => cardOf(view, each.tag)?.follows === tag);
  return follower && inPlay(find(view, follower.tag)) ? follower.tag : null;
}

export function leaderDeeds(view: SaladinView, side: Side): LeaderDeed[] {
  const named = leaderOf(view, side).actions.map(({ action }) => action);
  const deeds = named.map((name) => leaderDeed(view, side, name));
  const idle = deeds.every((each) => each.not !== null || !["recover", "rally"].includes(each.name));
  return idle && !view.pools[side]!.leader_ordered && !mustGoToHorns(view, side) ? [...deeds, leaderDeed(view, side, "stand-by")] : deeds;
}

function leaderDeed(view: SaladinView, side: Side, name: string): LeaderDeed {
  return {
    name,
    once: ONCE.has(name),
    targets: name === "rally" ? rallied(view, side) : [],
    not: leaderNot(view, side, name),
  };
}

function rallied(view: SaladinView, side: Side): string[] {
  if (!view.pools[side]?.track) return [];
  return view.banners.filter((banner) => banner.side === side && isHurt(banner)).map((banner) => banner.tag);
}

function leaderNot(view: SaladinView, side: Side, name: string): string | null {
  const pool = view.pools[side]!;
  if (pool.leader_spent.includes(name)) return "once";
  if (pool.leader_ordered) return "acted";
  if (name !== "horns" && name !== "seize" && mustGoToHorns(view, side)) return "horns";
  switch (name) {
    case "seize":
      return view.question === "seize" && view.asked === side ? null : "start";
    case "recover":
      return pool.spent > 0 ? null : "spent";
    case "rally":
      return rallied(view, side).length ? null : "lost";
    case "horns":
      return inPlay(find(view, hornsPair(scenarioOf(view))?.king ?? "")) ? null : "gone";
    case "true-cross":
      return crossIsOpen(view) ? null : "cross";
    default:
      return null;
  }
}

function crossIsOpen(view: SaladinView): boolean {
  const king = find(view, hornsPair(scenarioOf(view))?.king ?? "");
  return (view.horns || king?.place === "given") && find(view, "chatillon")?.place === "given";
}

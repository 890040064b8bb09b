/** Our part in fate: what to send before a match, and whether the finished record was drawn from nothing else. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Commit, Reveal, ToldMatch, ToldStep, Update } from "../types";
import { type Pocket, type Promised, randomHex } from "./pockets";

export type Part = { what: "commit"; message: Commit } | { what: "reveal"; message: Reveal };
export type Verdict = "kept" | "forged" | "unwitnessed";

/** Not the browser's own: it has none on a page without TLS. */
export function commitmentTo(contribution: string): string {
  return bytesToHex(sha256(hexToBytes(contribution)));
}

/** What to send now for the match to begin. Keep the pocket before sending it. */
export function partIn(update: Update, pocket: Pocket): Part | null {
  const { match, seat, seats } = update;
  if (update.invited || !(seat in seats) || Object.keys(match.contributions).length) return null;
  const { commitments = {}, revealed = [], withdrawn: round = 0 } = match;
  const before = pocket.promise?.round ?? -1;
  // A table that counts back could have fate made anew as often as it likes.
  if (round < before) return null;
  if (round > before) pocket.promise = { round, contribution: randomHex(32), commitment: match.commitment, commitments: {}, agreed: agreedIn(match) };
  const { client, promise } = pocket;
  const commitment = commitmentTo(promise!.contribution);
  if (!(seat in commitments)) return { what: "commit", message: { client, round, commitment } };
  if (revealed.includes(seat) || commitments[seat] !== commitment || !isFixed(update, promise!)) return null;
  promise!.commitments = commitments;
  return { what: "reveal", message: { client, round, contribution: promise!.contribution } };
}

/** Whether everything that the draws follow from is fixed, and is what it was when we last looked. */
function isFixed({ match, seats }: Update, promise: Promised): boolean {
  const told = match.commitments ?? {};
  const known = Object.entries(promise.commitments);
  return Object.keys(seats).every((seat) => seat in told) && match.commitment === promise.commitment && known.every(([seat, made]) => told[seat] === made);
}

function agreedIn({ game, rules, edition, digest, scenario, options, is_set }: ToldMatch): string[] {
  const chosen = Object.entries(options).map(([name, value]) => `option ${name} ${value}`);
  return [`game ${game} ${rules}`, `edition ${edition} ${digest}`, `scenario ${scenario}`, ...chosen.sort(), ...(is_set ? ["position"] : [])];
}

/**
 * Only the rules of the game can repeat the draws. What they are drawn from is checked here, that the match is the one
 * that was agreed on, and that the record has what we were told.
 */
export function judge(record: string, { seat, promise }: Pocket, told: readonly ToldStep[] = []): Verdict {
  if (!promise) return "unwitnessed";
  const lines = record.split("\n").map((line) => line.replace(/ {2}#\w+$/, ""));
  const said = new Map(lines.map((line) => line.match(/^(commitment|contribution \S+|secret|\d+ \S+) (.*)$/)?.slice(1) as [string, string]).filter(Boolean));
  const agreed = lines.filter((line) => /^(game|edition|scenario|option|position) /.test(line)).map((line) => line.replace(/^position .*/, "position"));
  const opened = (name: string): string => (/^([0-9a-f]{2})*$/.test(said.get(name) ?? "-") ? commitmentTo(said.get(name)!) : "");
  const isKept =
    opened("secret") === promise.commitment &&
    said.get("commitment") === promise.commitment &&
    said.get(`contribution ${seat}`) === promise.contribution &&
    Object.entries(promise.commitments).every(([name, made]) => opened(`contribution ${name}`) === made) &&
    (!promise.agreed || agreed.join() === promise.agreed.join()) &&
    told.every(({ number, actor, word }) => isSame(word, said.get(`${number} ${actor}`)));
  return isKept ? "kept" : "forged";
}

/** A question mark stands for what was secret then. */
function isSame(told: string, recorded: string | undefined): boolean {
  const [before = "", ...after] = told.split("?");
  return after.length ? !!recorded?.startsWith(before) && recorded.endsWith(after.at(-1)!) : told === recorded;
}

/** The command that repeats every draw as well. */
export function proof(match: string, { seat, promise }: Pocket): string {
  const commitments = Object.entries(promise!.commitments).map(([name, made]) => ` --commitment ${name}=${made}`);
  return `gonfalon verify ${match}.txt --commitment ${promise!.commitment}${commitments.join("")} --contribution ${seat}=${promise!.contribution}`;
}

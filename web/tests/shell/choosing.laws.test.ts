/** The laws of choosing, in positions of random games of every battle (scripts/web-fixtures; GONFALON_POSITIONS says how many). */
import { describe, expect, it } from "vitest";
import { points as navas } from "../../src/games/navas/points";
import { points as saladin } from "../../src/games/saladin/paths";
import { points as sword } from "../../src/games/sword/paths";
import { type Choice, Choosing } from "../../src/shell/choosing";
import { bare, wordOf } from "../../src/shell/steps";

interface Position {
  legal: string[][];
  view: never;
}
type Points = (path: readonly string[]) => string[];

const files = import.meta.glob<string>("../../fixtures/positions/*.jsonl", { query: "?raw", import: "default" });
const GAMES: Record<string, (path: readonly string[], view: never) => string[]> = { navas, saladin, sword };
const TRIED = 4;
const NOWHERE = "nowhere";
const LONG = 300_000;

/** The same numbers every time. */
function lots(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** One name for each part of a word, by lot where several mean the same. */
function namesOf(points: readonly string[], draw: (below: number) => number): string[] {
  return points.flatMap((point) => point.replace(/[()]/g, "").split("+")).map((part) => {
    const names = part.split("|");
    return names[draw(names.length)]!;
  });
}

function shuffled<T>(things: readonly T[], draw: (below: number) => number): T[] {
  const left = [...things];
  return things.map(() => left.splice(draw(left.length), 1)[0]!);
}

/** What can come next by the rule itself: whatever is left of a word that contains all these things. */
function left(points: readonly string[], things: readonly string[]): string[] | null {
  const parts = points.flatMap((point) => point.replace(/[()]/g, "").split("+")).map((part) => part.split("|"));
  for (const thing of things) {
    const at = parts.findIndex((names) => names.includes(thing));
    if (at < 0) return null;
    parts.splice(at, 1);
  }
  return parts.flat();
}

/** Whoever of a party does not belong stays, after those who do have come along. */
function gather(chosen: Choosing, path: readonly string[], points: readonly string[]): void {
  const party = chosen.party();
  if (!party.length || path.slice(0, -1).join() !== party[0]!.path.slice(0, -1).join()) return;
  const wanted = points.at(-1)!.replace(/[()]/g, "").split("+");
  for (const { name } of party) if (wanted.includes(name) && !goes(chosen, name)) chosen.point(name);
  for (const { name } of party) if (!wanted.includes(name) && goes(chosen, name)) chosen.point(name);
}

function goes(chosen: Choosing, name: string): boolean {
  return chosen.party().some((each) => each.name === name && each.goes);
}

/** All that can be seen of it. */
function seen(chosen: Choosing): string {
  return JSON.stringify([chosen.steps, chosen.known, chosen.chosen, [...chosen.choosable()], chosen.choices(), chosen.ready, chosen.word, chosen.canGoBack]);
}

function leadsTo(choice: Choice, path: readonly string[], word: string): boolean {
  return choice.word ? choice.word === word : choice.path.every((step, at) => path[at] === step);
}

/** Take lines from the list until the word is complete. */
function finish(chosen: Choosing, path: readonly string[], word: string): void {
  for (let lines = 0; chosen.ready !== word; lines += 1) {
    const line = chosen.choices().find((choice) => leadsTo(choice, path, word));
    if (!line || lines > path.length) throw new Error(`no way to ${word} from ${seen(chosen)}`);
    chosen.pick(line);
  }
}

function laws(legal: string[][], points: Points, draw: (below: number) => number): void {
  const paths = legal.map((steps) => ({ word: wordOf(steps), path: bare(steps), points: points(bare(steps)) }));
  const fresh = () => new Choosing(legal, points);
  const check = (fits: boolean, law: string, chosen: Choosing) => {
    if (!fits) throw new Error(`${law}: ${seen(chosen)} of ${JSON.stringify(legal)}`);
  };

  check(!fresh().canGoBack && !fresh().ready && !fresh().chosen.length, "nothing begins by itself", fresh());
  for (let tries = 0; tries < TRIED; tries += 1) {
    const { word, path, points: parts } = paths[draw(paths.length)]!;

    // Pointing in any order: exactly what is left of some word glows, all of it is taken, and Back undoes it.
    const pointing = fresh();
    const things: string[] = [];
    const before: string[] = [];
    for (const thing of shuffled(namesOf(parts, draw), draw)) {
      const party = pointing.party().map(({ name }) => name);
      const open = new Set([...party, ...paths.flatMap((each) => left(each.points, things) ?? [])]);
      check(open.size === pointing.choosable().size && [...pointing.choosable()].every((each) => open.has(each)), "exactly what can come next glows", pointing);
      if (party.includes(thing)) break;
      before.push(seen(pointing));
      check(pointing.point(thing) && pointing.last === thing, `${thing} is taken`, pointing);
      things.push(thing);
      check(pointing.chosen.length === new Set(things).size, "nothing is dropped", pointing);
      refuse(pointing);
    }
    while (before.length) {
      pointing.back();
      check(seen(pointing) === before.pop(), "Back undoes one step", pointing);
    }

    // Lines and things in any mixture lead to the word, unless the same things mean another in the order they came.
    const mixed = fresh();
    const pointed: string[] = [];
    for (const thing of shuffled(namesOf(parts, draw), draw)) {
      const now = seen(mixed);
      const line = draw(2) ? mixed.choices().find((choice) => leadsTo(choice, path, word)) : undefined;
      if (line) {
        mixed.pick(line);
        mixed.back();
        check(seen(mixed) === now, "Back undoes one line", mixed);
        mixed.pick(line);
      }
      if (mixed.party().some(({ name }) => name === thing)) break;
      if (mixed.choosable().has(thing)) {
        check(mixed.point(thing), `${thing} is taken among lines`, mixed);
        pointed.push(thing);
      } else if (!mixed.chosen.includes(thing)) break;
    }
    check(mixed.choices().length > 0 || mixed.ready !== null, "there is always a way on", mixed);

    // In reading order everything leads to its word; pointing at the last thing again adds nothing.
    const reading = fresh();
    for (const thing of namesOf(parts, draw)) if (!reading.party().some(({ name }) => name === thing)) reading.point(thing);
    gather(reading, path, parts);
    if (parts.length) finish(reading, path, word);
    twice(reading);

    // By the list alone, in which what ends the turn has a place of its own.
    const listed = fresh();
    const final = listed.finals().find((choice) => choice.word === word);
    if (final) listed.pick(final);
    finish(listed, path, word);
    check(listed.ready === word, "the list leads to every word", listed);

    drag(parts, word);
  }

  /** A try that is refused changes nothing. */
  function refuse(chosen: Choosing): void {
    const now = seen(chosen);
    check(!chosen.point(NOWHERE) && seen(chosen) === now, "a refused try changes nothing", chosen);
  }

  function twice(chosen: Choosing): void {
    if (!chosen.last || chosen.choosable().has(chosen.last)) return;
    check(chosen.isAgain(chosen.last), "what cannot be added is pointed at again", chosen);
    const now = seen(chosen);
    chosen.point(chosen.last);
    check(seen(chosen) === now, "pointing twice adds nothing", chosen);
  }

  /** Dragging the first to the second: it is a goal, and if that is all there is to say, nothing is left open. */
  function drag(parts: readonly string[], word: string): void {
    if (parts.length !== 2 || parts.some((part) => /[+|(]/.test(part))) return;
    const [from, to] = parts as [string, string];
    const chosen = fresh();
    check(chosen.goals(from).has(to), `${from} can be dragged to ${to}`, chosen);
    const meant = paths.filter(({ points: each }) => each[0] === from && left(each, [from, to]) !== null);
    chosen.point(from);
    chosen.point(to);
    if (meant.length === 1 && !paths.some((each) => each.points[0] !== from && left(each.points, [from, to]))) check(chosen.word === word, "a drag leaves nothing open", chosen);
  }
}

describe.each(Object.entries(files))("%s", (file, load) => {
  const game = GAMES[/(\w+)-[\w-]+\.jsonl$/.exec(file)![1]!]!;
  it("holds the laws in every position", { timeout: LONG }, async () => {
    const positions = (await load()).trim().split("\n");
    positions.forEach((line, at) => {
      const { legal, view } = JSON.parse(line) as Position;
      laws(legal, (path) => game(path, view), lots(at));
    });
    expect(positions.length).toBeGreaterThanOrEqual(200);
  });
});

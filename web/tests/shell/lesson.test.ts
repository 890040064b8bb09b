import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { module as navas } from "../../src/games/navas";
import { module as saladin } from "../../src/games/saladin";
import type { GameModule } from "../../src/shell/board";
import { TableRefused } from "../../src/shell/client";
import { LessonSeat, type Note } from "../../src/shell/lesson";
import { wordOf } from "../../src/shell/steps";
import type { Update, TaughtLesson, Trouble } from "../../src/types";
import { PATIENCE } from "./patience";

const lessons = import.meta.glob<TaughtLesson>("../../fixtures/lesson-*.json", { eager: true, import: "default" });
const NO: Trouble = { code: "christian-leaves-column", text: "Never out of their column.", rule: "N5.3" };
const OTHER = "initiative 3-3";

function lessonOf(game: string): TaughtLesson {
  return lessons[`../../fixtures/lesson-${game}.json`]!;
}

/** A table that gives lessons. Of all words that no lesson wants it finds one legal. */
async function table(address: string): Promise<Response> {
  const { pathname, searchParams } = new URL(address, "http://table");
  const [, , , game = "", , door] = pathname.split("/");
  asked.push(pathname + (searchParams.get("word") ? ` ${searchParams.get("at")} ${searchParams.get("word")}` : ""));
  if (game === "nothing") return Response.json({ code: "unknown-game", text: "No." }, { status: 422 });
  if (door === undefined) return Response.json(lessonOf(game));
  if (door === "odds") return Response.json({ charts: [] });
  return searchParams.get("word") === OTHER ? Response.json({ legal: true }) : Response.json(NO, { status: 422 });
}

let asked: string[] = [];
let told: Update[] = [];
let notes: Note[] = [];
let refused: string[] = [];

beforeEach(() => {
  [asked, told, notes, refused] = [[], [], [], []];
  vi.stubGlobal("fetch", table);
});
afterEach(() => vi.unstubAllGlobals());

async function sit(game = "navas"): Promise<LessonSeat> {
  const seat = new LessonSeat(game, () => "en");
  seat.onnote = (note) => notes.push(note);
  await seat.listen({
    update: (update) => told.push(update),
    line: () => {},
    connected: () => {},
    refused: (code) => refused.push(code),
  });
  return seat;
}

function wanted(seat: LessonSeat, game = "navas"): string | null {
  return lessonOf(game).steps[seat.after]!.wanted;
}

/** Read what is to be read, and do what is wanted, once. */
async function oneMore(seat: LessonSeat, game = "navas"): Promise<void> {
  if (seat.note!.reading) seat.goOn();
  else await seat.act(seat.after, wanted(seat, game)!);
}

/** Go on until this is wanted and all that comes before it is read. */
async function until(seat: LessonSeat, word: string): Promise<void> {
  while (seat.note!.reading || wanted(seat) !== word) await oneMore(seat);
}

async function trouble(deed: Promise<unknown>): Promise<Trouble> {
  return deed.then(
    () => Promise.reject(new Error("nothing was refused")),
    (error: TableRefused) => error.trouble,
  );
}

describe("a lesson", () => {
  it("begins where there is something to read, with all that came before in one message", async () => {
    const seat = await sit();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ number: seat.after, seat: "christian", match: { game: "navas", scenario: "basic" } });
    expect(told[0]!.steps.map((step) => step.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(notes[0]).toMatchObject({ title: "Las Navas: your first battle", at: 1, reading: true, over: false });
  });

  it("goes from remark to remark, until something is wanted", async () => {
    const seat = await sit();
    seat.goOn();
    seat.goOn();
    expect(notes.map((note) => [note.at, note.reading])).toEqual([[1, true], [2, true], [3, false]]);
    seat.goOn();
    expect(notes).toHaveLength(3);
    expect(told[0]!.sight!.legal.map(wordOf)).toEqual([wanted(seat)]);
  });

  it("tells one decision a message, with what fate makes of it, up to the next stop", async () => {
    const seat = await sit();
    await until(seat, "charge B3>B2 all");
    const before = told.length;
    await seat.act(seat.after, "charge B3>B2 all");
    const messages = told.slice(before).map((update) => update.steps.map((step) => step.word));
    expect(messages).toEqual([["charge B3>B2 all"], ["karr yes", "draw 4-3", "draw 4-2"]]);
    expect(told.at(-1)!.sight!.legal.map(wordOf)).toEqual([wanted(seat)]);
    expect(seat.note).toMatchObject({ reading: false });
  });

  it("begins anew in another language where it stands", async () => {
    const seat = await sit();
    seat.goOn();
    seat.hearAgain();
    await vi.waitFor(() => expect(told).toHaveLength(2), PATIENCE);
    expect(told[1]).toEqual(told[0]);
    expect(notes.at(-1)).toEqual(notes.at(-2));
  });

  it("kindly refuses what is allowed but not wanted", async () => {
    const seat = await sit();
    expect(await trouble(seat.act(seat.after, OTHER))).toMatchObject({ code: "not-now", text: lessonOf("navas").not_now });
    expect(told).toHaveLength(1);
    expect(seat.note!.at).toBe(1);
  });

  it("lets the table explain what is not allowed", async () => {
    const seat = await sit();
    expect(await trouble(seat.act(seat.after, "dance"))).toEqual(NO);
    expect(asked.at(-1)).toBe(`/v1/games/navas/lesson/try ${seat.after} dance`);
    expect(seat.note!.at).toBe(1);
  });

  it("goes on once an invited try has been refused", async () => {
    const seat = await sit();
    const step = lessonOf("navas").steps.findIndex((each) => each.remarks.some((remark) => remark.tries));
    while (seat.after < step) await oneMore(seat);
    const at = seat.note!.at;
    expect(await trouble(seat.act(seat.after, "move A6>B6 peter"))).toEqual(NO);
    expect(seat.note).toMatchObject({ at: at + 1 });
  });

  it.each([
    ["navas", navas as GameModule, "A6", "B6"],
    ["saladin", saladin as GameModule, "lusignan", "ala-afdal"],
  ])("of %s invites to try what it means to point there", (game, module, from, to) => {
    const { seat, steps } = lessonOf(game);
    const { remarks, sight } = steps.find((each) => each.remarks.some((remark) => remark.tries))!;
    expect(module.attempt(sight.view, seat, from, to)).toBe(remarks.find((remark) => remark.tries)!.tries);
  });

  it("does nothing on update that has passed", async () => {
    const seat = await sit();
    expect((await trouble(seat.act(seat.after - 1, wanted(seat)!))).code).toBe("stale");
    expect(told).toHaveLength(1);
  });

  it("leaves the last remark where there is no new one", async () => {
    const seat = await sit();
    await until(seat, "play 2-5");
    expect(seat.note).toMatchObject({ reading: false });
    expect(seat.note!.text).toMatch(/Then play 2-5\.$/);
  });

  it("asks for the odds of this very position", async () => {
    const seat = await sit();
    await until(seat, "charge B4>B3 all");
    await seat.odds("charge B4>B3 all");
    expect(asked.at(-1)).toBe(`/v1/games/navas/lesson/odds ${seat.after} charge B4>B3 all`);
  });

  it("can be gone through again as far as it has come", async () => {
    const seat = await sit();
    const moments = await seat.moments("christian");
    expect(moments.map((moment) => moment.sight.number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect((await seat.record()).split("\n").at(-2)).toBe("7 muslim initiative ?");
  });

  it("says so if there is none", async () => {
    await sit("nothing");
    expect(refused).toEqual(["unknown-game"]);
    expect(told).toEqual([]);
  });

  it.each(["navas", "saladin"])("of %s is played to its end, with everything told once", async (game) => {
    const seat = await sit(game);
    while (!seat.note!.over) await oneMore(seat, game);
    const { steps } = lessonOf(game);
    expect(told.flatMap((update) => update.steps.map((step) => step.number))).toEqual(steps.slice(1).map((_, at) => at + 1));
    expect(seat.note!.at).toBe(seat.note!.of);
    expect(new Set(notes.map((note) => note.text)).size).toBe(seat.note!.of);
  });
});

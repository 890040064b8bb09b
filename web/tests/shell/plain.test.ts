import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { bearingOf, hostsOf, loadGame } from "../../src/games";
import { module } from "../../src/shell/plain";
import Board from "../../src/shell/plain/Board.svelte";
import { branches, row } from "../../src/shell/plain/tree";
import { sayIn } from "../../src/shell/words";

const VIEW = { round_limit: 3, turn: "red", open: true, zones: { B4: [{ tag: "haro", power: 2 }], B3: [] }, won: null };
const SEATS = ["red", "blue"];

async function shown(view: unknown, choosable: string[] = [], chosen: string[] = []): Promise<string> {
  const props = { view, planned: null, seat: "red", choosable: new Set(choosable), chosen, touched: new Set<string>(), painted: true };
  const nothing = () => {};
  return render(Board, { props: { ...props, pick: nothing, look: nothing, say: await sayIn("en", "duel") } }).body;
}

/** What can be read of a page. */
function read(html: string): string {
  return html.replace(/<!--.*?-->|<[^>]+>/g, " ").replace(/\s+/g, " ").trim();
}

describe("a game without a board", () => {
  it("is played on the plain one", async () => {
    expect(await loadGame("duel")).toBe(module);
    expect(await loadGame("navas")).not.toBe(module);
  });

  it("has shields of different shapes, in the order of its seats", () => {
    const [red, blue] = SEATS.map((seat) => bearingOf("duel", seat, SEATS));
    expect(red!.shape).not.toBe(blue!.shape);
    expect(hostsOf("duel", "lists", SEATS)).toEqual([[red], [blue]]);
    expect(bearingOf("duel", "red", [])).toEqual(red);
  });

  it("calls sides and battles what the table calls them", async () => {
    const say = await sayIn("es", "duel");
    expect([say("side-red"), say("scenario-open_field"), say("ui-no")]).toEqual(["Red", "Open field", "No"]);
  });
});

describe("the plain board", () => {
  it("offers the steps of an action as they are, and lets all but the verb be pointed at", () => {
    const path = ["charge", "B4", "B3", "all"];
    expect(module.points(path, VIEW)).toEqual(["B4", "B3", "all"]);
    expect(module.points(["strike"], VIEW)).toEqual([]);
    expect(path.map((_, at) => module.phrase(VIEW, path, at, (key) => key))).toEqual(path);
    expect(module.named("haro", (key) => key)).toBe("haro");
    expect(module.attempt(VIEW, "red", "B4", "A1")).toBe(null);
  });

  it("stops for no scene", () => {
    expect(module.hasScene([{ number: 1, actor: "red", word: "strike", events: [{}], said: ["!"] }])).toBe(false);
  });

  it("tells in one line what has nothing under it", () => {
    expect(row([0, 3])).toEqual([{ name: null, value: 0 }, { name: null, value: 3 }]);
    expect(row({ red: 1 })).toEqual([{ name: "red", value: 1 }]);
    expect(row(VIEW)).toBe(null);
    expect(branches(VIEW.zones).map(({ name }) => name)).toEqual(["B4", "B3"]);
  });

  it("reads as a list, whatever is in the view", async () => {
    expect(read(await shown(VIEW))).toBe("round limit 3 turn red open Yes zones B4 tag haro power 2 B3 – won –");
    expect(read(await shown({}))).toBe("");
    expect(await shown({ name: "<b>" })).toContain("&lt;b>");
  });

  it("makes controls of the names and values that can be picked, and of nothing else", async () => {
    const html = await shown(VIEW, ["B4", "haro", "all"], ["B3"]);
    const names = [...html.matchAll(/<button[^>]*data-name="(\w+)" aria-pressed="(\w+)" aria-label="([^"]+)"/g)];
    expect(names.map(([, ...told]) => told)).toEqual([
      ["B4", "false", "B4, selectable"],
      ["haro", "false", "haro, selectable"],
      ["B3", "true", "B3"],
    ]);
  });
});

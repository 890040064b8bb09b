import { afterEach, expect, test, vi } from "vitest";

import { Seat } from "../../src/shell/client";

const answers: Response[] = [];
const asked: string[] = [];

function table(address: string): Promise<Response> {
  asked.push(address);
  return Promise.resolve(answers.shift()!);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers.length = asked.length = 0;
});

test("whoever asks too often waits as told", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", table);
  answers.push(new Response("{}", { status: 429, headers: { "Retry-After": "3" } }), new Response("[]"));
  const memory = new Seat("m", { came: "i", client: "c", ticket: "t" }, () => "en").memory();
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await memory).toEqual([]);
});

test("a replay is fetched page by page", async () => {
  vi.stubGlobal("fetch", table);
  const moment = (number: number) => ({ step: number ? { number } : null, sight: {} });
  const page = (more: boolean, ...numbers: number[]) => Response.json({ moments: numbers.map(moment), more });
  answers.push(page(true, 0, 1, 2), page(true, 3, 4), page(false, 5));
  const found = await new Seat("m", { came: "i", client: "c", ticket: "t" }, () => "en").moments("all");
  expect(found.map((each) => each.step?.number ?? 0)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(asked.map((address) => new URL(address, "http://table").searchParams.get("after"))).toEqual(["0", "2", "4"]);
});

test("what nobody sees is not sent", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (_: string, options: RequestInit) => {
    sent.push((JSON.parse(options.body as string) as { text: string }).text);
    return Promise.resolve(Response.json({}));
  });
  await new Seat("m", { came: "i", client: "c", ticket: "t" }, () => "en").say("a\u202eb\u200b 👩\u200d💻");
  expect(sent).toEqual(["ab 👩\u200d💻"]);
});

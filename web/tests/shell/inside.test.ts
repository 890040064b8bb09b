import { describe, expect, it, vi } from "vitest";
import { Inside } from "../../src/serverless/inside";
import type { FromTable, ToTable } from "../../src/serverless/messages";
import { PATIENCE } from "./patience";

class FakeWorker {
  onmessage: ((event: { data: FromTable }) => void) | null = null;
  onerror: (() => void) | null = null;
  heard: ToTable[] = [];
  terminate = vi.fn();
  postMessage = (message: ToTable) => void this.heard.push(message);
  tell = (data: FromTable) => this.onmessage?.({ data });
}

async function begun() {
  const worker = new FakeWorker();
  const stopped = vi.fn();
  const inside = new Inside(worker as unknown as Worker, () => {}, stopped);
  worker.tell({ kind: "ready", host: "a ticket" });
  await inside.host;
  return { worker, inside, stopped };
}

const ADDRESS = "http://table/v1/matches/1";

describe("a table in this page", () => {
  it("answers requests, with its own ticket for whoever begins matches", async () => {
    const { worker, inside } = await begun();
    const asked = inside.fetch(ADDRESS, { method: "POST", headers: { Authorization: "Bearer page" }, body: "{}" });
    await vi.waitFor(() => expect(worker.heard).toHaveLength(1), PATIENCE);
    const [ask] = worker.heard as Extract<ToTable, { kind: "ask" }>[];
    expect(ask).toMatchObject({ kind: "ask", method: "POST", headers: { Authorization: "Bearer a ticket" } });
    worker.tell({ kind: "answer", id: ask!.id, status: 201, headers: {}, body: "made" });
    expect(await (await asked).text()).toBe("made");
  });

  it("lets nobody wait if its worker dies", async () => {
    const { worker, inside, stopped } = await begun();
    const asked = inside.fetch(ADDRESS, { method: "POST" });
    const line = inside.open("ws://table/v1/matches/1/socket", []);
    const closed = new Promise<number>((resolve) => (line.onclose = ({ code }) => resolve(code)));
    await vi.waitFor(() => expect(worker.heard).toHaveLength(2), PATIENCE);
    worker.onerror?.();
    await expect(asked).rejects.toThrow("stopped");
    expect(await closed).toBe(1006);
    expect(stopped).toHaveBeenCalledOnce();
    await expect(inside.fetch(ADDRESS, { method: "POST" })).rejects.toThrow("stopped");
    const later = inside.open("ws://table/v1/matches/1/socket", []);
    expect(await new Promise<number>((resolve) => (later.onclose = ({ code }) => resolve(code)))).toBe(1006);
  });

  it("says so if it cannot be had at all", async () => {
    const worker = new FakeWorker();
    const inside = new Inside(worker as unknown as Worker, () => {}, vi.fn());
    worker.tell({ kind: "broken", why: "no memory" });
    await expect(inside.host).rejects.toThrow("no memory");
  });
});

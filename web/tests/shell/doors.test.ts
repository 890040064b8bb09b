// @vitest-environment jsdom
/** How this browser comes to its seats: what it keeps, and what it never writes into an address. */
import { beforeEach, describe, expect, it, vi } from "vitest";

import { linkTo, Seat, type Listener } from "../../src/shell/client";
import { seekEarly, whereWeAre } from "../../src/shell/early";
import { isLocal } from "../../src/shell/places";
import { hostTicket, pocketsHere, pocketsOf } from "../../src/shell/pockets";
import { PATIENCE } from "./patience";

class Line {
  static opened: Line[] = [];
  static CLOSING = 2;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(
    readonly address: string,
    readonly protocols: string[],
  ) {
    Line.opened.push(this);
  }

  close(): void {
    this.onclose?.({ code: 1000, reason: "" });
  }
}

function open(address: string): void {
  history.replaceState(null, "", address);
  seekEarly();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Line.opened = [];
  vi.stubGlobal("WebSocket", Line);
});

describe("a link", () => {
  it("leaves the address bar as soon as it is read, and its ticket is in no address", () => {
    open("/play/m#invitation@12");
    expect(location.href).not.toContain("invitation");
    expect(location.hash).toBe("#@12");
    expect(whereWeAre()).toMatchObject({ match: "m", pockets: [{ ticket: "invitation" }], isLinked: true, step: 12 });
    expect(Line.opened[0]!.address).not.toContain("invitation");
    expect(Line.opened[0]!.protocols).toEqual(["gonfalon", "gonfalon.ticket.invitation"]);
  });

  it("that was damaged on its way opens nothing and leaves the address bar too", () => {
    open("/play/m#invi%20tation");
    expect(whereWeAre()).toMatchObject({ match: "m", pockets: [] });
    expect([location.hash, Line.opened]).toEqual(["", []]);
  });

  it("is found again by its tab, and by the browser", () => {
    open("/play/m#invitation");
    sessionStorage.clear();
    open("/play/m");
    expect(whereWeAre()).toMatchObject({ pockets: [{ came: "invitation" }], isLinked: false });
  });

  it("for watching does not hide the seat that this browser holds", () => {
    pocketsOf("m", ["invitation"]);
    pocketsOf("m", ["watching"])[0]!.seat = "watcher";
    const kept = JSON.parse(localStorage.getItem("gonfalon-seats")!) as Record<string, { came: string; seat?: string }[]>;
    kept["m"]!.find((each) => each.came === "watching")!.seat = "watcher";
    localStorage.setItem("gonfalon-seats", JSON.stringify(kept));
    expect(pocketsHere("m")).toMatchObject([{ came: "watching" }]);
    sessionStorage.clear();
    expect(pocketsHere("m")).toMatchObject([{ came: "invitation" }]);
  });

  it("for beginning matches leaves the address bar too", () => {
    open("/?game=navas#host");
    expect(location.href).not.toContain("#");
    expect(location.search).toBe("?game=navas");
    expect(hostTicket()).toBe("host");
  });
});

describe("a link for others", () => {
  const issued = { match: "m", seat: "christian", ticket: "t" };

  it("begins with the server's address where the page's own leads nobody else", () => {
    expect(linkTo({ ...issued, address: "http://192.168.1.20:1212" })).toBe("http://192.168.1.20:1212/play/m#t");
    expect(linkTo(issued)).toBe(`${location.origin}/play/m#t`);
  });

  it.each([
    ["http://0.0.0.0:1212/", true],
    ["http://[::1]:1212/", true],
    ["http://127.0.1.1/", true],
    ["http://192.168.1.20:1212/", false],
    ["https://localhost.example.org/", false],
  ])("from %s", (address, local) => expect(isLocal(address)).toBe(local));
});

describe("an invitation", () => {
  const answer = (ticket: string) => ({ ok: true, json: async () => ({ match: "m", seat: "christian", ticket }) });

  it("is exchanged for the seat's own ticket, which is kept, and the line is opened anew with it", async () => {
    const asked = vi.fn(async () => answer("own"));
    vi.stubGlobal("fetch", asked);
    const [pocket] = pocketsOf("n", ["invitation"]);
    const seat = new Seat("n", pocket!, () => "en");
    const refused = vi.fn();
    void seat.listen({ update() {}, line() {}, connected() {}, refused } satisfies Listener);
    const joining = seat.join("Ana");
    Line.opened[0]!.onclose!({ code: 4401, reason: "ticket-void" }); // the table ends it before its answer arrives
    await joining;
    await vi.waitFor(() => expect(Line.opened.at(-1)!.protocols[1]).toBe("gonfalon.ticket.own"), PATIENCE);
    expect(refused).not.toHaveBeenCalled();
    expect(pocketsOf("n", ["invitation"])).toMatchObject([{ ticket: "own", seat: "christian" }]);
    seat.close();
  });

  it("that was used by somebody else closes the page", async () => {
    const [pocket] = pocketsOf("o", ["invitation"]);
    const refused = vi.fn();
    void new Seat("o", pocket!, () => "en").listen({ update() {}, line() {}, connected() {}, refused });
    Line.opened[0]!.onclose!({ code: 4401, reason: "ticket-void" });
    await vi.waitFor(() => expect(refused).toHaveBeenCalledWith("ticket-void"), PATIENCE);
  });
});

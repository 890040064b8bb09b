// @vitest-environment jsdom
/** How a link is handed on: as well as the browser allows. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { handLabel, handOn } from "../../src/shell/sharing";

const LINK = "http://192.168.1.20:1212/play/m#t";
let field: HTMLInputElement;

beforeEach(() => {
  field = document.body.appendChild(document.createElement("input"));
  field.value = LINK;
});
afterEach(() => vi.unstubAllGlobals());

it("goes to the share sheet where there is one", async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal("navigator", { share });
  expect(handLabel("")).toBe("ui-share");
  expect(await handOn(LINK, field)).toBe("shared");
  expect(share).toHaveBeenCalledWith({ url: LINK });
});

it("is still there if somebody closes the share sheet", async () => {
  vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("", "AbortError")) });
  expect(await handOn(LINK, field)).toBe("");
});

it("is copied where that is allowed", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(handLabel("")).toBe("ui-copy");
  expect(handLabel(await handOn(LINK, field))).toBe("ui-copied");
  expect(writeText).toHaveBeenCalledWith(LINK);
});

it.each([{}, { clipboard: { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) } }])("is selected where nothing else is allowed", async (allowed) => {
  vi.stubGlobal("navigator", allowed);
  expect(handLabel(await handOn(LINK, field))).toBe("ui-press-copy");
  expect(document.activeElement).toBe(field);
  expect(LINK.slice(field.selectionStart!, field.selectionEnd!)).toBe(LINK);
});

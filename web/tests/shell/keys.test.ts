// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { hearKeys, takeKeys } from "../../src/shell/keys";

beforeEach(() => {
  document.body.innerHTML = "<main tabindex=0></main><select></select><input type=checkbox><input><p contenteditable></p>";
});

function press(key: string, on = "main", more: KeyboardEventInit = {}): void {
  document.querySelector(on)!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
}

it("gives a key to what lies on top alone", () => {
  const [menu, prompt] = [vi.fn(() => true), vi.fn(() => true)];
  const ended = [takeKeys("prompt", prompt), takeKeys("menu", menu)];
  press("Escape");
  expect([menu.mock.calls.length, prompt.mock.calls.length]).toEqual([1, 0]);
  menu.mockReturnValue(false);
  press("Escape");
  expect(prompt).toHaveBeenCalledOnce();
  ended.forEach((end) => end());
  press("Escape");
  expect(prompt).toHaveBeenCalledOnce();
});

it("leaves a field its keys, and a combination to the browser", () => {
  const [taken, heard] = [vi.fn(() => true), vi.fn()];
  const ended = [takeKeys("prompt", taken), hearKeys(heard)];
  for (const field of ["select", "input:last-of-type", "p"]) press("u", field);
  press("u", "main", { ctrlKey: true });
  expect([taken.mock.calls.length, heard.mock.calls.length]).toEqual([0, 4]);
  press("u", "input");
  expect(taken).toHaveBeenCalledOnce();
  ended.forEach((end) => end());
});

it("lets letters, digits and signs be switched off", () => {
  const taken = vi.fn(({ key }: KeyboardEvent) => key !== "");
  const end = takeKeys("board", taken);
  document.documentElement.dataset["keys"] = "off";
  for (const key of ["u", "1", "?", "Escape", "ArrowDown"]) press(key);
  document.documentElement.dataset["keys"] = "on";
  expect(taken.mock.calls.map(([{ key }]) => key)).toEqual(["Escape", "ArrowDown"]);
  end();
});

import { expect, it } from "vitest";
import { findRule } from "../../src/shell/rules";

const PAGE = "# Rules\n\n- **N5.2** Who may act.\n- **N5.3** Christians go\n  straight ahead.\n- **N5.4** Shooting.\n\nMore.";

it("finds a rule by its id, to its end and without marks", () => {
  expect(findRule(PAGE, "N5.3")).toBe("N5.3 Christians go   straight ahead.");
  expect(findRule(PAGE, "N5.4")).toBe("N5.4 Shooting.");
  expect(findRule(PAGE, "N9.9")).toBe("");
});

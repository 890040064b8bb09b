import { expect, it } from "vitest";
import { taleOf } from "../../src/games/sword/telling";
import type { ToldStep } from "../../src/types";

it("tells what happened in the order in which it began", () => {
  const step = (...events: string[]) => ({ events: events.map((event) => ({ event })), said: [] }) as unknown as ToldStep;
  expect(taleOf([step("fired", "fired"), step("initiative-rolled"), step("fired")]).order).toEqual(["fires", "rolls"]);
  expect(taleOf([step("rally-tested", "leader-tested"), step("fired")]).order).toEqual(["rallies", "fates", "fires"]);
});

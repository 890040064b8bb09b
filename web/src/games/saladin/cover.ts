import type { Bearing, Cover } from "../../shell/board";

const ayyubids: Bearing = { coat: "ayyubids", shape: "round" };

function host(...coats: string[]): Bearing[] {
  return coats.map((coat) => ({ coat, shape: "heater" }));
}

/** Saladin in the middle. */
function emirs(...[left, right]: [string, string]): Bearing[] {
  return [{ coat: left, shape: "round" }, ayyubids, { coat: right, shape: "round" }];
}

export const cover: Cover = {
  seats: { crusaders: { coat: "jerusalem", shape: "heater" }, ayyubids },
  scenarios: {
    arsuf: [host("england", "hospitallers", "burgundy"), emirs("crescent", "tamga")],
    hattin: [host("lusignan", "templars", "tripoli"), emirs("cup", "sword")],
  },
  grounds: { arsuf: "shore", hattin: "horns" },
};

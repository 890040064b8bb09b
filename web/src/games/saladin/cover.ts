import type { Bearing, Cover } from "../../shell/board";

const ayyubids: Bearing = { coat: "ayyubids", shape: "round" };

function host(...coats: string[]): Bearing[] {
  return coats.map((coat) => ({ coat, shape: "heater" }));
}

export const cover: Cover = {
  seats: { crusaders: { coat: "jerusalem", shape: "heater" }, ayyubids },
  scenarios: {
    arsuf: [host("england", "hospitallers", "burgundy"), [ayyubids]],
    hattin: [host("lusignan", "templars", "tripoli"), [ayyubids]],
  },
  grounds: { arsuf: "shore", hattin: "horns" },
};

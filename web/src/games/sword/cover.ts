import type { Bearing, Cover } from "../../shell/board";

const christian: Bearing = { coat: "castile", shape: "heater" };
const moslem: Bearing = { coat: "almohads", shape: "round" };

export const cover: Cover = {
  seats: { christian, moslem },
  grounds: { "navas-hex": "hexes" },
  scenarios: { "navas-hex": [[christian, { coat: "haro", shape: "heater" }, { coat: "lara", shape: "heater" }], [moslem]] },
};

import type { Bearing, Cover } from "../../shell/board";

const almohads: Bearing = { coat: "almohads", shape: "round" };
const kings: Bearing[] = ["navarre", "castile", "aragon"].map((coat) => ({ coat, shape: "heater" }));

export const cover: Cover = {
  seats: { muslim: almohads, christian: { coat: "cross", shape: "heater" } },
  scenarios: { basic: [[almohads], kings], advanced: [[almohads], kings] },
};

import type { Bearing, Cover } from "../../shell/board";

const [almohads, ...others]: Bearing[] = ["almohads", "vizier", "andalus"].map((coat) => ({ coat, shape: "round" }));
const kings: Bearing[] = ["navarre", "castile", "aragon"].map((coat) => ({ coat, shape: "heater" }));
const hosts = [[others[0]!, almohads!, others[1]!], kings];

export const cover: Cover = {
  seats: { muslim: almohads!, christian: { coat: "cross", shape: "heater" } },
  scenarios: { basic: hosts, advanced: hosts },
  grounds: { advanced: "cards" },
};

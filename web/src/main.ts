import { seekEarly } from "./shell/early";

seekEarly();
void import("./app");

import { askForBoard, seekEarly } from "./shell/early";

seekEarly();
askForBoard();
void import("./app");

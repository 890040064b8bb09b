import { seekEarly } from "./shell/early";

function begin(): void {
  seekEarly();
  void import("./app");
}

if (SERVERLESS) void import("./serverless/begin").then(({ haveOwnTable }) => (haveOwnTable(), begin()));
else begin();

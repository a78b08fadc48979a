import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverArguments, serverEnvironment } from "#scripts/ops/server-process.ts";
import { runningLine } from "#server/start/running-line.ts";
import { type Child, startChild } from "./child.ts";

/** Starts the built shop on a free port with an empty data folder, as `npm start` runs it. */
export function startShop(settings: Readonly<Record<string, string>> = {}): Promise<Child> {
  return startChild(serverArguments, {
    env: {
      ...serverEnvironment,
      PORT: "0",
      DATA_DIR: mkdtempSync(join(tmpdir(), "incard-bench-")),
      ADMIN_PASSWORD: "password-of-the-bench",
      TRUST_PROXY: "1",
      ...settings,
    },
    pattern: new RegExp(runningLine(String.raw`http://localhost:(\d+)`)),
  });
}

import { execFile } from "node:child_process";
import { join } from "node:path";
import { commandEnvironment } from "#tests/command-environment.ts";
import { staff } from "#tests/shop.ts";

const scripts = join(import.meta.dirname, "..", "..", "scripts", "ops");

/** What a command of the shop said, on both outputs, and its status. */
export type CommandOutcome = { readonly status: number; readonly said: string };

/** Runs a command of scripts/ops as `npm run` does, with the settings of a shop that a test started. */
export function runCommand(
  env: Record<string, string>,
  script: string,
  args: readonly string[],
  input = "",
): Promise<CommandOutcome> {
  const { promise, resolve } = Promise.withResolvers<CommandOutcome>();
  const configured = { ADMIN_USERNAME: staff.username, ADMIN_PASSWORD: staff.password };
  const child = execFile(
    process.execPath,
    [join(scripts, script), ...args],
    { env: { ...commandEnvironment, ...configured, ...env } },
    (error, out, errors) =>
      resolve({ status: typeof error?.code === "number" ? error.code : Number(error !== null), said: out + errors }),
  );
  child.stdin?.end(input);
  return promise;
}

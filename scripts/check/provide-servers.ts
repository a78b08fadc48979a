import { existsSync } from "node:fs";
import { runAside } from "#scripts/run-command.ts";
import { onPath } from "./other-engines.ts";

/** Other servers that tests start, by the names of their commands, which are those of Debian's packages too. */
export const servers = ["nginx", "caddy", "pgbouncer"] as const;

/**
 * Installs Debian's proxies and connection pooler where that can be done and they are missing. Elsewhere the tests that start
 * them are left out, and in CI they fail.
 */
export async function provideServers(): Promise<void> {
  const missing = servers.filter((name) => onPath(name) === null);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`\n--- Installing ${missing.join(", ")}`);
  await runAside("apt-get", ["update", "-qq"]).catch(() => undefined);
  await runAside("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing]).catch(() => undefined);
}

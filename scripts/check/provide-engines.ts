import { existsSync } from "node:fs";
import { runAside } from "#scripts/run-command.ts";
import { describeEngine, type Engine, engines } from "./other-engines.ts";

/** How an engine goes into a run: the line that says so, and whether leaving it out fails the run. */
export type Provided = { readonly engine: Engine; readonly line: string; readonly failed: boolean };

/**
 * Installs Debian's Firefox and WebKitGTK where that can be done and they are missing. In CI an engine that is missing fails the
 * run; elsewhere it is left out.
 */
export async function provideEngines(): Promise<readonly Provided[]> {
  const missing = engines.filter((engine) => engine.missing() !== null);
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const packages = missing.flatMap((engine) => engine.packages);
    console.log(`\n--- Installing ${packages.join(", ")}`);
    await runAside("apt-get", ["update", "-qq"]).catch(() => undefined);
    await runAside("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]).catch(() => undefined);
  }
  return engines.map((engine) => {
    const lack = engine.missing();
    if (lack === null) return { engine, line: describeEngine(engine), failed: false };
    return { engine, line: `${engine.title} was left out: ${lack} isn't installed`, failed: Boolean(process.env.CI) };
  });
}

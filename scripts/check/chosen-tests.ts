import { buildShop } from "#scripts/build/build-shop.ts";
import { run } from "#scripts/run-command.ts";
import { provideChromium } from "./provide-chromium.ts";

/** The test runners: `unit` is a project of Vitest (vitest.config.ts), `faults` is two of them, `faults` and `load`. */
export type Runner = "unit" | "browser" | "faults";

/** Which runner a test file or folder belongs to. Browser tests and faults need the shop built. */
export function runnerOf(path: string): Runner {
  if (/\.spec\.tsx?$|(^|\/)tests\/(e2e|engines)(\/|$)/.test(path)) return "browser";
  return /(^|\/)tests\/(faults|load)(\/|$)/.test(path) ? "faults" : "unit";
}

/**
 * Runs some test files alone, each with its own runner.
 * @param paths files or folders, as on the command line of `npm test -- PATH...`
 * @returns 0 when all passed
 */
export async function runChosen(paths: readonly string[]): Promise<number> {
  const of = (runner: Runner): string[] => paths.filter((path) => runnerOf(path) === runner);
  const [unit, browser, faults] = [of("unit"), of("browser"), of("faults")];
  const codes: number[] = [];
  if (unit.length > 0) codes.push(await run("vitest", ["run", "--project", "unit", ...unit]));
  if (browser.length + faults.length > 0) await buildShop({ force: false });
  if (browser.length > 0) {
    console.log(`Browser tests in ${await provideChromium()}`);
    codes.push(await run("playwright", ["test", ...browser]));
  }
  if (faults.length > 0)
    codes.push(await run("vitest", ["run", "--project", "faults", "--project", "load", ...faults]));
  return codes.every((code) => code === 0) ? 0 : 1;
}

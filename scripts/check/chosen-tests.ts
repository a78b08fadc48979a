import { buildShop } from "#scripts/build/build-shop.ts";
import { run } from "#scripts/run-command.ts";
import { meantTests } from "./covering-tests.ts";
import { provideChromium } from "./provide-chromium.ts";
import { sourceFiles } from "./source-files.ts";

/** The test runners: `unit` is a project of Vitest (vitest.config.ts), `faults` is two of them, `faults` and `load`. */
export type Runner = "unit" | "browser" | "faults";

/** Which runner a test file or folder belongs to. Browser tests and faults need the shop built. */
export function runnerOf(path: string): Runner {
  if (/\.spec\.tsx?$|(^|\/)tests\/(e2e|engines)(\/|$)/.test(path)) return "browser";
  return /(^|\/)tests\/(faults|load)(\/|$)/.test(path) ? "faults" : "unit";
}

/**
 * Runs some test files alone, each with its own runner. A file that isn't a test stands for its own test, or for those that
 * reach it.
 * @param typed files or folders, as on the command line of `npm test -- PATH...`
 * @returns 0 when all passed; 1 also for a file that no test reaches
 */
export async function runChosen(typed: readonly string[]): Promise<number> {
  const meant = typed.map((path) => meantTests(path, sourceFiles));
  for (const { sentence } of meant) if (sentence !== null) console.log(sentence);
  const paths = [...new Set(meant.flatMap(({ tests }) => tests))];
  const of = (runner: Runner): string[] => paths.filter((path) => runnerOf(path) === runner);
  const [unit, browser, faults] = [of("unit"), of("browser"), of("faults")];
  const codes: number[] = meant.map(({ tests }) => (tests.length > 0 ? 0 : 1));
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

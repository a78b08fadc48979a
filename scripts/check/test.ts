import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { z } from "zod";
import { buildShop } from "#scripts/build/build-shop.ts";
import { run } from "#scripts/run-command.ts";
import { runChosen } from "./chosen-tests.ts";
import { provideChromium } from "./provide-chromium.ts";

// npm test: everything, as CI runs it. npm test -- PATH...: those test files alone.

/** Counts of one part of the run. */
type Tally = { passed: number; failed: number };

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const total: Tally = { passed: 0, failed: 0 };
const lines: string[] = [];

function count(name: string, tally: Tally, startedAt: number): void {
  total.passed += tally.passed;
  total.failed += tally.failed;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  lines.push(
    `${tally.failed ? "FAILED" : "ok    "} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
  );
}

/** A command that passes or fails as a whole. */
async function check(name: string, command: string, args: readonly string[]): Promise<void> {
  const startedAt = Date.now();
  console.log(`\n--- ${name}`);
  const code = await run(command, args);
  count(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, startedAt);
}

/** A test runner that leaves a report; no report or a failing exit without a failed test counts as one failure. */
async function suite(
  name: string,
  command: string,
  args: readonly string[],
  report: string,
  read: (json: unknown) => Tally,
) {
  const startedAt = Date.now();
  console.log(`\n--- ${name}`);
  rmSync(report, { force: true });
  const code = await run(command, args);
  const tally = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 1 };
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  count(name, tally, startedAt);
}

function vitest(name: string, project: string, extra: readonly string[] = []): Promise<void> {
  const report = `test-results/${project}.json`;
  const args = [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...extra,
  ];
  return suite(name, "vitest", args, report, (json) => {
    const { numPassedTests, numFailedTests } = vitestReport.parse(json);
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

const chosen = process.argv.slice(2);
if (chosen.length > 0) process.exit(await runChosen(chosen));

mkdirSync("test-results", { recursive: true });
await check("Route types", "react-router", ["typegen"]);
await check("Types", "tsc", ["--noEmit"]);
await check("Lint, format, imports", "biome", ["check", "--error-on-warnings", "."]);
await check("Dead code and dependencies", "knip", []);
await check("Conventions", "node", ["scripts/check/check-conventions.ts"]);
await check("Duplicates", "jscpd", []);
await check("Licenses", "node", ["scripts/check/check-licenses.ts"]);
await check("Known holes in production dependencies", "node", ["scripts/check/check-audit.ts"]);
// With the share of branches that they reach: vitest.config.ts says how much is asked of which part.
await vitest("Unit and API tests", "unit", ["--coverage"]);
const builtAt = Date.now();
try {
  await buildShop({ force: false });
  count("Build", { passed: 1, failed: 0 }, builtAt);
  await check("Bundle: no server code, within its budgets", "node", ["scripts/check/check-bundle.ts"]);
  provideChromium();
  await check("Hashes of the buy button's styles", "node", ["scripts/build/buy-button-hashes.ts", "--check"]);
  await suite("Browser tests", "playwright", ["test"], "test-results/e2e.json", (json) => {
    const { stats } = playwrightReport.parse(json);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
  await vitest("Faults", "faults");
} catch (error) {
  console.error(error);
  count("Build", { passed: 0, failed: 1 }, builtAt);
}

console.log(`\n${lines.join("\n")}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { buildShop } from "#scripts/build/build-shop.ts";
import { run, runAside } from "#scripts/run-command.ts";
import { runChosen } from "./chosen-tests.ts";
import { announcement, canInstall, missingPrograms } from "./missing-programs.ts";
import { provideChromium } from "./provide-chromium.ts";
import { provideEngines } from "./provide-engines.ts";
import { provideServers } from "./provide-servers.ts";
import { type Check, quickChecks, runSideBySide } from "./quick-checks.ts";
import { type PartTime, timesFile } from "./run-times.ts";
import { skippedCode } from "./skipped-code.ts";
import {
  engineFigures,
  readPlaywrightReport,
  readVitestReport,
  slowest,
  type TestReport,
  type TestResult,
} from "./test-reports.ts";

// npm test: everything, as CI runs it. npm test -- PATH...: those test files alone.

/** What one part of the run came to. */
type Outcome = { readonly passed: number; readonly failed: number; readonly skipped: number };

const passed: Outcome = { passed: 1, failed: 0, skipped: 0 };
const failed: Outcome = { passed: 0, failed: 1, skipped: 0 };
const skipped: Outcome = { passed: 0, failed: 0, skipped: 1 };

const outcomes: Outcome[] = [];
const lines: string[] = [];
const failures: string[] = [];
const tests: TestResult[] = [];
const times: PartTime[] = [];

function count(name: string, outcome: Outcome, startedAt: number): void {
  outcomes.push(outcome);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  times.push({ name: name.replace(/ in \/.*/, ""), seconds: Number(seconds) });
  const mark = outcome.failed > 0 ? "FAILED" : "ok    ";
  const omitted = outcome.skipped > 0 ? `, ${outcome.skipped} skipped` : "";
  lines.push(`${mark} ${name}: ${outcome.passed} passed, ${outcome.failed} failed${omitted} (${seconds} s)`);
}

/** How a part runs: alone with the terminal, or aside, beside others, and then shows what it wrote at its end. */
type Place = "alone" | "aside";

async function start(place: Place, name: string, command: string, args: readonly string[]): Promise<number> {
  if (place === "alone") {
    console.log(`\n--- ${name}`);
    return run(command, args);
  }
  const { code, output } = await runAside(command, args);
  console.log(`\n--- ${name}\n${output}`);
  return code;
}

/** A command that passes, fails or is skipped as a whole. */
async function check(name: string, command: string, args: readonly string[], place: Place = "alone"): Promise<void> {
  const startedAt = Date.now();
  const code = await start(place, name, command, args);
  if (code !== 0 && code !== skippedCode) failures.push(name);
  count(name, code === 0 ? passed : code === skippedCode ? skipped : failed, startedAt);
}

/** A test runner that leaves a report; no report, or a failing exit without a failed test, counts as one failure. */
async function suite(
  name: string,
  command: string,
  args: readonly string[],
  report: string,
  read: (json: unknown) => TestReport,
  place: Place = "alone",
) {
  const startedAt = Date.now();
  rmSync(report, { force: true });
  const code = await start(place, name, command, args);
  const found = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : null;
  failures.push(...(found?.failures ?? []));
  tests.push(...(found?.tests ?? []));
  const unexplained = code !== 0 && (found?.failed ?? 0) === 0;
  if (unexplained) failures.push(`${name}: ended with code ${code} (the coverage, or an error outside the tests)`);
  count(name, unexplained ? { passed: 0, skipped: 0, ...found, failed: 1 } : (found ?? failed), startedAt);
}

function vitest(
  name: string,
  project: string,
  { extra = [], place = "alone" }: { extra?: readonly string[]; place?: Place } = {},
): Promise<void> {
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
  return suite(name, "vitest", args, report, (json) => readVitestReport(json), place);
}

/** Builds the shop; whether that worked. */
async function build(): Promise<boolean> {
  const startedAt = Date.now();
  try {
    await buildShop({ force: false });
    count("Build", passed, startedAt);
    return true;
  } catch (error) {
    console.error(error);
    failures.push("Build");
    count("Build", failed, startedAt);
    return false;
  }
}

const chosen = process.argv.slice(2);
if (chosen.length > 0) process.exit(await runChosen(chosen));

mkdirSync("test-results", { recursive: true });
const fetched = announcement(missingPrograms(), canInstall());
if (fetched) console.log(fetched);
const runStartedAt = Date.now();
// Mostly waits for packages and the disk; one after the other, because Debian's installer takes no second one.
const servers = provideServers();
const chromium = servers.then(provideChromium);
const otherEngines = chromium.then(provideEngines);
await check("Route types", "react-router", ["typegen"]);
const isBuilt = await build();
await servers;
// Faults mostly wait: for clients that are slow, databases that are gone, shops that start. So they run beside all the rest.
const faults = isBuilt && vitest("Faults", "faults", { extra: ["--maxWorkers=1"], place: "aside" });
const audit: Check = ["Known holes in production dependencies", "node", "scripts/check/check-audit.ts"];
await runSideBySide([...quickChecks, audit], ([name, command, ...args]) => check(name, command, args, "aside"));
// With the share of branches that they reach: vitest.config.ts says how much is asked of which part.
await vitest("Unit and API tests", "unit", { extra: ["--coverage"] });
if (isBuilt) {
  const startedAt = Date.now();
  try {
    await check("Bundle: no server code, within its budgets", "node", ["scripts/check/check-bundle.ts"]);
    await check("Browsers of the floor", "node", ["scripts/check/check-browser-floor.ts"]);
    const browser = await chromium;
    const provided = await otherEngines;
    for (const { line, failed: isFault } of provided) if (isFault) failures.push(line);
    await check("Hashes of the buy button's styles", "node", ["scripts/assets/buy-button-hashes.ts", "--check"]);
    const report = "test-results/e2e.json";
    await suite(`Browser tests in ${browser}`, "playwright", ["test"], report, readPlaywrightReport);
    for (const { engine, line, failed: isFault } of provided) {
      const { journeys, pages, seconds } = engineFigures(tests, engine.name);
      lines.push(
        journeys === 0
          ? `${isFault ? "FAILED" : "      "} ${line}`
          : `       ${line}: ${journeys} journeys, ${pages} pages, ${seconds} s of these`,
      );
      if (isFault) outcomes.push(failed);
    }
    await faults;
    await vitest("Load", "load");
  } catch (error) {
    console.error(error);
    failures.push("What runs on the build");
    count("What runs on the build", failed, startedAt);
  }
}

console.log(`\nThe slowest tests:\n${slowest(tests, 10).join("\n")}`);
console.log(`\n${lines.join("\n")}`);
times.push({ name: "All of it", seconds: Math.round((Date.now() - runStartedAt) / 1000) });
writeFileSync(timesFile, JSON.stringify(times));
for (const failure of failures) console.log(`FAILED ${failure}`);
const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((total, outcome) => total + of(outcome), 0);
console.log(`${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed`);
process.exitCode = sum((outcome) => outcome.failed) === 0 ? 0 : 1;

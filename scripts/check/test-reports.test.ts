import { expect, test } from "vitest";
import { engineFigures, readPlaywrightReport, readVitestReport, slowest } from "./test-reports.ts";

const vitest = (testResults: readonly object[], failed: number) => ({
  numPassedTests: 1,
  numFailedTests: failed,
  numPendingTests: 0,
  testResults,
});
const passedTest = { fullName: "adds", status: "passed", duration: 3 };

test("a failed unit test is named with its file", () => {
  const failedTest = { fullName: "subtracts", status: "failed", duration: 5 };
  const file = { name: "/shop/a.test.ts", status: "failed", message: "", assertionResults: [passedTest, failedTest] };
  expect(readVitestReport(vitest([file], 1), "/shop")).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ["a.test.ts: subtracts"],
  });
});

test("a file that can't be loaded counts as a failure and is named", () => {
  const file = { name: "/shop/b.test.ts", status: "failed", message: "no such module\nstack", assertionResults: [] };
  expect(readVitestReport(vitest([file], 0), "/shop")).toMatchObject({
    failed: 1,
    failures: ["b.test.ts: no such module"],
  });
});

test("failed browser tests are named, a second try counts, and the slowest come first", () => {
  const spec = (title: string, ok: boolean, ...durations: number[]) => ({
    title,
    file: "home.spec.ts",
    line: 7,
    ok,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = readPlaywrightReport({
    suites: [
      {
        specs: [spec("opens", true, 900)],
        suites: [{ specs: [spec("buys", false, 100), spec("reads", true, 600, 700)] }],
      },
    ],
    errors: [],
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
  });
  expect(report).toMatchObject({ passed: 2, failed: 1, failures: ["home.spec.ts:7: buys"] });
  expect(slowest(report.tests, 2)).toEqual(["    1.3 s  home.spec.ts:7: reads", "    0.9 s  home.spec.ts:7: opens"]);
});

test("the figures of an engine are those of its own tests", () => {
  const spec = (projectName: string, ...pages: string[]) => ({
    title: "buys",
    file: "firefox.spec.ts",
    line: 7,
    ok: true,
    tests: [
      {
        projectName,
        annotations: pages.map((description) => ({ type: "pages", description })),
        results: [{ duration: 1_600 }],
      },
    ],
  });
  const { tests } = readPlaywrightReport({
    suites: [{ specs: [spec("firefox", "3", "1"), spec("firefox", "2"), spec("chromium", "9")] }],
    errors: [],
    stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
  });
  expect(engineFigures(tests, "firefox")).toEqual({ journeys: 2, pages: 6, seconds: 3 });
  expect(engineFigures(tests, "webkit")).toEqual({ journeys: 0, pages: 0, seconds: 0 });
});

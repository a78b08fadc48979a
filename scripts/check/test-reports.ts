import { relative } from "node:path";
import { z } from "zod";

/** One test of a run: where it stands, how long it took in milliseconds, and whether it failed. */
export type TestResult = {
  readonly name: string;
  readonly ms: number;
  readonly failed: boolean;
  /** Of a browser test: the project of playwright.config.ts that it ran in, and how many pages it loaded or reached there. */
  readonly engine?: string;
  readonly pages?: number;
};

/** What a test runner's report says; `failures` names failed tests, and files that couldn't be loaded. */
export type TestReport = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  readonly tests: readonly TestResult[];
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

/** Reads what Vitest's JSON reporter wrote. @throws for anything else */
export function readVitestReport(json: unknown, root = process.cwd()): TestReport {
  const report = vitestReport.parse(json);
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({
      name: `${relative(root, name)}: ${one.fullName}`,
      ms: one.duration ?? 0,
      failed: one.status === "failed",
    })),
  );
  // A file that fails before its tests, or after them, has a message and no failed test.
  const broken = report.testResults
    .filter(
      ({ status, assertionResults }) => status === "failed" && !assertionResults.some((one) => one.status === "failed"),
    )
    .map(({ name, message }) => `${relative(root, name)}: ${message.split("\n")[0]}`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
    failures: [...tests.filter(({ failed }) => failed).map(({ name }) => name), ...broken],
    tests,
  };
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      projectName: z.string().optional(),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })).optional(),
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
});
type Suite = { specs: z.infer<typeof spec>[]; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(spec), suites: z.optional(z.array(suite)) }));
const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof spec>[] => [...specs, ...suites.flatMap(specsOf)];

/** Reads what Playwright's JSON reporter wrote; a test that passed at its second try has passed. @throws for anything else */
export function readPlaywrightReport(json: unknown): TestReport {
  const { suites, errors, stats } = playwrightReport.parse(json);
  const tests = suites.flatMap(specsOf).map(({ title, file, line, ok, tests: tries }) => ({
    name: `${file}:${line}: ${title}`,
    ms: tries.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    failed: !ok,
    engine: tries[0]?.projectName ?? "",
    pages: (tries[0]?.annotations ?? [])
      .filter(({ type }) => type === "pages")
      .reduce((sum, { description }) => sum + Number(description), 0),
  }));
  const broken = errors.map(({ message = "an error outside the tests" }) => message.split("\n")[0] ?? "");
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + broken.length,
    skipped: stats.skipped,
    failures: [...tests.filter(({ failed }) => failed).map(({ name }) => name), ...broken],
    tests,
  };
}

/** What was done in one engine: how many tests, how many pages in them, and the sum of their seconds. */
export function engineFigures(tests: readonly TestResult[], engine: string) {
  const own = tests.filter((test) => test.engine === engine);
  const sum = (of: (test: TestResult) => number): number => own.reduce((total, test) => total + of(test), 0);
  return {
    journeys: own.length,
    pages: sum(({ pages }) => pages ?? 0),
    seconds: Math.round(sum(({ ms }) => ms) / 1000),
  };
}

/** The slowest tests of a run, a line each. */
export function slowest(tests: readonly TestResult[], count: number): readonly string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

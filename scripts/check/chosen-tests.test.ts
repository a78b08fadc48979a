import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Runner, runnerOf } from "./chosen-tests.ts";

const root = join(import.meta.dirname, "..", "..");

test.each<[string, Runner]>([
  ["server/api/contact.test.ts", "unit"],
  ["server", "unit"],
  ["tests/deploy/deploy.test.ts", "unit"],
  ["tests/e2e/home.spec.ts", "browser"],
  ["./tests/e2e", "browser"],
  ["tests/engines/webkit.spec.ts", "browser"],
  ["tests/engines", "browser"],
  ["tests/faults", "faults"],
  ["tests/load/soak.test.ts", "faults"],
])("%s is run by %s", (path, runner) => {
  expect(existsSync(join(root, path))).toBe(true);
  expect(runnerOf(path)).toBe(runner);
});

test("no test file of tests/ is left to the wrong runner", () => {
  const wrong = globSync("tests/**/*.{test,spec}.ts", { cwd: root }).filter((file) => {
    const [, folder = ""] = file.split("/");
    const runner = { e2e: "browser", engines: "browser", faults: "faults", load: "faults" }[folder] ?? "unit";
    return runnerOf(file) !== runner;
  });
  expect(wrong).toEqual([]);
});

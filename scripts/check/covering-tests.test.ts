import { expect, test } from "vitest";
import { coveringTests, meantTests } from "./covering-tests.ts";
import { sourceFiles } from "./source-files.ts";

const file = (path: string, ...imports: readonly string[]) => ({
  path,
  source: imports.map((specifier) => `import ${JSON.stringify(specifier)};`).join("\n"),
});

test("the tests that import a file come before those that reach it through others", () => {
  const files = [
    file("server/lib/a.ts"),
    file("server/lib/b.ts", "./a.ts"),
    file("server/lib/b.test.ts", "./b.ts"),
    file("server/c.test.ts", "#server/lib/b.ts", "#server/lib/a.ts"),
    file("tests/e2e/d.spec.ts", "#server/lib/a.ts"),
  ];
  expect(coveringTests("server/lib/a.ts", files)).toEqual({ tests: ["server/c.test.ts"], imports: 1 });
  expect(coveringTests("server/lib/b.ts", files)).toEqual({
    tests: ["server/c.test.ts", "server/lib/b.test.ts"],
    imports: 1,
  });
  const withoutDirect = files.filter(({ path }) => path !== "server/c.test.ts");
  expect(coveringTests("server/lib/a.ts", withoutDirect)).toEqual({ tests: ["server/lib/b.test.ts"], imports: 2 });
});

test("tests in a browser count where no other reaches the file, and a circle of imports ends", () => {
  const files = [file("a.ts", "./b.ts"), file("b.ts", "./a.ts"), file("tests/e2e/d.spec.ts", "#a.ts")];
  expect(coveringTests("b.ts", files)).toEqual({ tests: ["tests/e2e/d.spec.ts"], imports: 2 });
  expect(coveringTests("b.ts", files.slice(0, 2))).toEqual({ tests: [], imports: 0 });
});

test("a path means its own test, the tests that reach it, or what was typed", () => {
  expect(meantTests("server/api/contact.ts", sourceFiles).tests).toEqual(["server/api/contact.test.ts"]);
  expect(meantTests("./server/middleware/counter-table.ts", sourceFiles)).toEqual({
    tests: expect.arrayContaining(["server/middleware/rate-limits.test.ts"]),
    sentence: expect.stringContaining("server/middleware/counter-table.ts has no test of its own"),
  });
  for (const typed of ["server/api", "server/api/contact.test.ts", "tests/e2e", "contact", "nowhere.ts"])
    expect(meantTests(typed, sourceFiles)).toEqual({ tests: [typed], sentence: null });
  expect(meantTests("app/routes/home.tsx", () => []).tests).toEqual(["tests/e2e/home.spec.ts"]);
  expect(meantTests("README.md", sourceFiles)).toEqual({ tests: [], sentence: expect.stringContaining("No test") });
});

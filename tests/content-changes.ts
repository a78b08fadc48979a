import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { type ContentEdit, contentEdits } from "./content-edits.ts";

// npm run test:content [-- NAME... PATH...]: changes the content in copies of the repository, as an owner does, and
// runs the unit tests on each, all or those below the paths. Only tests of tests/behavior/ may fail, and each must name
// the page of docs/behavior/ to change.

const root = join(import.meta.dirname, "..");
const args = process.argv.slice(2);
const paths = args.filter((one) => existsSync(join(root, one)));
const names = args.filter((one) => !paths.includes(one));
const chosen = contentEdits.filter(({ name }) => names.length === 0 || names.includes(name));
const unknown = names.filter((name) => !chosen.some((edit) => edit.name === name));
if (unknown.length > 0) {
  const known = contentEdits.map(({ name }) => name).join(", ");
  console.error(`There is no change or path "${unknown.join(", ")}". Changes: ${known}.`);
  process.exit(2);
}

const report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

type Failure = { readonly file: string; readonly test: string };

/** Copies what git knows, changed or not, so that the checkout itself stays as it is. */
function copyRepository(to: string): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const file of listed.toString("utf8").split("\0")) {
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
  symlinkSync(join(root, "node_modules"), join(to, "node_modules"), "junction");
}

/** Runs the unit tests of a copy; a file that couldn't be loaded counts as a failure of the whole file. */
function runTests(copy: string): { readonly passed: number; readonly failures: readonly Failure[] } {
  const output = join(copy, "test-results", "content-changes.json");
  spawnSync(
    process.execPath,
    [
      join(copy, "node_modules", "vitest", "vitest.mjs"),
      ...["run", "--project", "unit", "--reporter=json", `--outputFile=${output}`, ...paths],
    ],
    { cwd: copy, stdio: ["ignore", "ignore", "inherit"] },
  );
  const { numPassedTests, testResults } = report.parse(JSON.parse(readFileSync(output, "utf8")));
  if (testResults.length === 0) throw new Error("No test was run.");
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(copy, name).replaceAll("\\", "/");
    const failed = assertionResults.filter((one) => one.status === "failed");
    if (status === "failed" && failed.length === 0) return [{ file, test: `(not loaded) ${message}` }];
    return failed.map(({ fullName }) => ({ file, test: fullName }));
  });
  return { passed: numPassedTests, failures };
}

const mayFail = ({ file, test }: Failure): boolean =>
  file.startsWith("tests/behavior/") && /docs\/behavior\/[\w-]+\.md#[\w-]+/.test(test);

/** Tries a change and prints what fails. Returns how many failures there shouldn't be. */
function tryEdit(edit: ContentEdit): number {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "content-changes-")));
  try {
    copyRepository(copy);
    edit.apply(copy);
    const { passed, failures } = runTests(copy);
    console.log(`\n${edit.name}: ${edit.description}`);
    for (const failure of failures) {
      console.log(`  ${mayFail(failure) ? "expected" : "WRONG   "} ${failure.file} > ${failure.test}`);
    }
    const wrong = failures.filter((failure) => !mayFail(failure)).length;
    console.log(`  ${passed} passed, ${failures.length} failed, ${wrong} of them outside tests/behavior/`);
    return wrong;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const wrong = chosen.map(tryEdit).reduce((sum, count) => sum + count, 0);
console.log(
  wrong === 0
    ? "\nOnly tests of tests/behavior/ noticed."
    : `\n${wrong} tests outside tests/behavior/ failed. npm test -- FILE tells whether one fails without the change too.`,
);
process.exitCode = wrong === 0 ? 0 : 1;

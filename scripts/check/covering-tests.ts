import { existsSync } from "node:fs";
import { posix, relative } from "node:path";
import { importedFiles, type SourceFile } from "./refused-imports.ts";

const isTestFile = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);

/** Tests that run beside their files: the others start a browser, or a shop of their own. */
const isUnitTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) && !/^tests\/(?:e2e|engines|faults|load)\//.test(path);

/** Who imports each file, of everything in `files`. */
function importersOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const imported of importedFiles(file)) {
      const found = importers.get(imported);
      if (found) found.push(file.path);
      else importers.set(imported, [file.path]);
    }
  }
  return importers;
}

/**
 * The tests that reach a file by the fewest imports, because those have the most to say of it: a file that much is built on is
 * reached by nearly all tests. Tests of other runners count only where no unit test reaches it at all.
 * @param path from the root of the project, with slashes
 * @param files the whole project
 * @returns paths in order, and by how many imports the tests reach the file; none for one that no test imports in any way
 */
export function coveringTests(
  path: string,
  files: readonly SourceFile[],
): { readonly tests: readonly string[]; readonly imports: number } {
  const importers = importersOf(files);
  const seen = new Set([path]);
  let others: { readonly tests: readonly string[]; readonly imports: number } = { tests: [], imports: 0 };
  let step = [path];
  for (let imports = 1; step.length > 0; imports += 1) {
    step = [...new Set(step.flatMap((file) => importers.get(file) ?? []))].filter((file) => !seen.has(file));
    for (const file of step) seen.add(file);
    const unit = step.filter(isUnitTest);
    if (unit.length > 0) return { tests: unit.toSorted(), imports };
    const tests = step.filter(isTestFile).toSorted();
    if (others.tests.length === 0 && tests.length > 0) others = { tests, imports };
  }
  return others;
}

/**
 * What `npm test -- PATH` means by a path.
 * @param path as it was typed
 * @param files gives the whole project, for a file without a test beside it
 * @returns the paths to hand to a test runner, and a sentence to show where they aren't what was typed
 */
export function meantTests(
  path: string,
  files: () => readonly SourceFile[],
): { readonly tests: readonly string[]; readonly sentence: string | null } {
  const file = relative(process.cwd(), path).replaceAll("\\", "/");
  if (!posix.extname(file) || isTestFile(file) || !existsSync(path)) return { tests: [path], sentence: null };
  const own = [".test.ts", ".test.tsx"].map((end) => file.replace(/\.[^./]+$/, end)).filter((test) => existsSync(test));
  if (own.length > 0) return { tests: own, sentence: `The test of ${file} is ${own.join(" and ")}.` };
  const { tests, imports } = coveringTests(file, files());
  const sameName = `tests/e2e/${posix.basename(file, posix.extname(file))}.spec.ts`;
  if (tests.length === 0) {
    const none = `No test imports ${file}, directly or through others`;
    return existsSync(sameName)
      ? { tests: [sameName], sentence: `${none}; ${sameName} has its name.` }
      : { tests, sentence: `${none}: name one, such as of tests/e2e.` };
  }
  const one = tests.length === 1;
  const how =
    imports === 1
      ? `import${one ? "s" : ""} it`
      : `reach${one ? "es" : ""} it through ${imports - 1} other${imports === 2 ? "" : "s"}`;
  const list = tests.join("\n  ");
  return { tests, sentence: `${file} has no test of its own; ${tests.length} ${how}:\n  ${list}` };
}

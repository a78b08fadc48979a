import { browserFloor } from "#scripts/build/browser-floor.ts";
import { allowed, ownNames } from "./browser-floor/allowed.ts";
import { readBuiltFiles } from "./browser-floor/built-files.ts";
import { problemsOf } from "./browser-floor/judge.ts";

// Fails on what a browser of the floor lacks, in the built files and in all pages (docs/decisions/browser-floor.md).

const findings = await readBuiltFiles();
const problems = problemsOf(findings, allowed, ownNames);
for (const problem of problems) console.error(problem);
const floor = Object.entries(browserFloor).map(([browser, version]) => `${browser} ${version}`);
console.log(
  `${floor.join(", ")}: ${findings.size} names of what one of them lacks are in the built files, ${problems.length} without leave.`,
);
process.exit(problems.length === 0 ? 0 : 1);

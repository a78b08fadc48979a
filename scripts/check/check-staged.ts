import { execFileSync } from "node:child_process";
import { run } from "#scripts/run-command.ts";
import type { Check } from "./quick-checks.ts";

// What the hook of git runs before a commit (.githooks/pre-commit): seconds, and of what is staged alone where that is
// possible. Types, dead code and duplicates concern the whole tree: `npm run check` looks at them.

const staged = execFileSync("git", ["diff", "--cached", "--name-only", "--diff-filter=ACMR", "-z"], {
  encoding: "utf8",
})
  .split("\0")
  .filter((path) => path !== "");

const checks: readonly Check[] = [
  ["Lint and format", "biome", "check", "--error-on-warnings", "--no-errors-on-unmatched", ...staged],
  ["Conventions", "node", "scripts/check/check-conventions.ts"],
  ["Walls between the parts", "node", "scripts/check/check-walls.ts"],
  ["Exported functions", "node", "scripts/check/check-exported-functions.ts"],
];

if (staged.length > 0) {
  const codes = await Promise.all(checks.map(([, command, ...args]) => run(command, args)));
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
}

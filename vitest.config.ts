import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vitest/config";
import { browserOnly } from "./scripts/check/browser-only.ts";
import { folderOfRun } from "./tests/scratch-folder.ts";

/** Faults that also measure how long answers take. */
const measures = ["tests/faults/made-up-addresses.test.ts"];

export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter] }) }],
  test: {
    restoreMocks: true,
    // Vitest leaves a processor out by default: of two that is half the machine.
    maxWorkers: "100%",
    // Generous, because a machine may be busy: a limit costs nothing while tests pass.
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ["tests/global-databases.ts"],
    // Temporary files, and with them databases, where that folder is.
    env: { TMPDIR: folderOfRun() },
    coverage: {
      include: ["server/**/*.ts", "contract/**/*.ts", "app/features/**/*.ts"],
      exclude: [
        "**/*.test.ts",
        "**/*.d.ts",
        ...browserOnly,
        // Run as processes of their own by tests/faults, where nobody counts.
        "server/{main,run-server}.ts",
      ],
      reporter: ["text-summary", "json-summary"],
      reportsDirectory: "test-results/coverage",
      thresholds: {
        "server/**/*.ts": { branches: 90 },
        "contract/**/*.ts": { branches: 90 },
        "app/features/**/*.ts": { branches: 90 },
      },
    },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // A process of its own for each file would take twice the processor time. What a file leaves behind is taken back here.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          setupFiles: ["tests/clean-process.ts", "tests/cheap-passwords.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          include: [
            ...["app", "bench", "content", "contract", "scripts", "server"].flatMap((folder) => [
              `${folder}/**/*.test.ts`,
              `${folder}/**/*.test.tsx`,
            ]),
            "tests/*.test.ts",
            "tests/abuse/**/*.test.ts",
            "tests/behavior/**/*.test.ts",
            "tests/deploy/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          exclude: [...measures],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "load",
          include: ["tests/load/**/*.test.ts", ...measures],
          // They measure how long things take, so they don't share the machine with each other.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          // As for browser tests: a stalled machine gets one more try in CI.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

import { availableParallelism } from "node:os";
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vitest/config";
import { inlineScripts } from "./scripts/build/inline-scripts.ts";
import { browserOnly } from "./scripts/check/browser-only.ts";
import { folderOfRun } from "./tests/scratch-folder.ts";

/** A fault that needs a crowd, which comes together only where nothing else runs, and a load that may share the machine. */
const crowdedFault = "tests/faults/made-up-addresses.test.ts";
const soak = "tests/load/soak.test.ts";

export default defineConfig({
  plugins: [inlineScripts(), { enforce: "pre", ...mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter] }) }],
  test: {
    restoreMocks: true,
    // One more than processors: files that wait for clocks and databases leave theirs to others.
    maxWorkers: availableParallelism() + 1,
    // Generous, because a machine may be busy: a limit costs nothing while tests pass.
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ["tests/global-databases.ts"],
    // Temporary files, and with them databases, where that folder is.
    env: { TMPDIR: folderOfRun() },
    coverage: {
      include: ["server/**/*.ts", "contract/**/*.ts", "app/{features,forms}/**/*.ts", "app/lib/stored-text.ts"],
      exclude: [
        "**/*.test.ts",
        "**/*.d.ts",
        ...browserOnly,
        // Run as processes of their own by tests/faults, where nobody counts.
        "server/{main,run-server}.ts",
        "server/pictures/encoder-process.ts",
      ],
      reporter: ["text-summary", "json-summary"],
      reportsDirectory: "test-results/coverage",
      thresholds: {
        "server/**/*.ts": { branches: 90 },
        "contract/**/*.ts": { branches: 90 },
        "app/{features,forms}/**/*.ts": { branches: 90 },
        "app/lib/stored-text.ts": { branches: 90 },
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
          include: ["tests/faults/**/*.test.ts", soak],
          exclude: [crowdedFault],
          // A guard against hanging: under a limit of memory and beside other work thousands of requests take minutes.
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "load",
          include: ["tests/load/**/*.test.ts", crowdedFault],
          exclude: [soak],
          // Each of them takes the whole machine.
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

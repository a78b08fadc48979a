import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ReusedWorker } from "./scripts/check/reused-worker.ts";
import base from "./vitest.config.ts";

/** Quick test files first: the first failure ends the run of a mutant, and most fail a test that opens no database. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const duration = (file: TestSpecification): number =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((a, b) => duration(a) - duration(b));
  }
}

/**
 * The unit tests as `npm run mutants` runs them, many times over: without coverage, and the tests of both engines on
 * SQLite alone unless TEST_ENGINES says otherwise.
 */
export default defineConfig({
  plugins: [
    ...(base.plugins ?? []),
    {
      name: "reused-worker",
      // Stryker sets the pool by its own option, which knows no other than Vitest's.
      configureVitest({ project, vitest }) {
        project.config.pool = "reused";
        project.config.poolRunner = { name: "reused", createPoolWorker: (options) => new ReusedWorker(options) };
        vitest.onClose(() => ReusedWorker.end());
      },
    },
  ],
  test: {
    restoreMocks: true,
    maxWorkers: 1,
    globalSetup: ["tests/global-databases.ts"],
    setupFiles: ["tests/clean-process.ts", "tests/cheap-passwords.ts", "tests/switch-mutant-off.ts"],
    env: { ...base.test?.env, TEST_ENGINES: process.env.TEST_ENGINES ?? "sqlite" },
    // Below the limit of Stryker, which would start the process anew: a test that hangs has noticed the mutant.
    testTimeout: 10_000,
    hookTimeout: 30_000,
    sequence: { sequencer: QuickestFirst },
    include: ["{app,content,contract,server}/**/*.test.{ts,tsx}", "tests/*.test.ts", "tests/abuse/**/*.test.ts"],
  },
});

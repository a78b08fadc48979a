import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter] }) }],
  test: {
    restoreMocks: true,
    globalSetup: ["tests/postgres-global.ts"],
    coverage: { include: ["server/**/*.ts", "contract/**/*.ts", "app/**/*.ts"], exclude: ["**/*.test.ts"] },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Generous, because a machine may be shared: a test here takes milliseconds.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: [
            ...["app", "content", "contract", "scripts", "server"].flatMap((folder) => [
              `${folder}/**/*.test.ts`,
              `${folder}/**/*.test.tsx`,
            ]),
            "tests/abuse/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          // They measure how long things take, so they don't share the machine with each other.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

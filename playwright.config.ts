import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "#scripts/check/find-chromium.ts";
import { otherEngines } from "#scripts/check/other-engines.ts";

const port = Number(process.env.E2E_PORT ?? 4317);
const origin = `http://localhost:${port}`;
// Workers read the configuration too: the folder is made once, by the first to read it.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "incard-e2e-"));

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  // One more than processors: some tests wait for clocks and networks.
  workers: 3,
  // A shared machine can stall for seconds: one more try in CI, and the report names what needed it.
  retries: process.env.CI ? 1 : 0,
  // Generous, because a machine may be busy: a limit costs nothing while tests pass.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: origin,
    // A worker would answer in the place of a test's own routes; tests/offline.ts lets it in.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 900 },
    // A wait that has no limit of its own ends before its test does, with a line that says what it waited for.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording makes each page cost half as much again: `playwright test --trace on FILE` records one that fails.
    trace: "on-first-retry",
  },
  // The other engines take the journeys that matter, where they are installed (scripts/check/other-engines.ts): first, because
  // each takes them one after the other.
  projects: [
    ...otherEngines(),
    {
      name: "chromium",
      testIgnore: "tests/engines/**",
      use: { browserName: "chromium", launchOptions: chromiumLaunch() },
    },
  ],
  webServer: {
    command: "node build/shop/main.js",
    url: `${origin}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: {
      PORT: String(port),
      HOST: "localhost",
      SITE_URL: origin,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_USERNAME: "admin",
      ADMIN_PASSWORD: "test-password-of-the-shop",
      // Each test comes from an address of its own (tests/fixtures.ts), as visitors do.
      TRUST_PROXY: "1",
    },
  },
});

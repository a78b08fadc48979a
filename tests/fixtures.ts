import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { uniqueIp } from "./unique-ip.ts";

/** Fails a browser test on console errors, uncaught exceptions and CSP violations. */
type ConsoleErrors = { list: string[]; allow: (pattern: RegExp) => void };

type Fixtures = {
  /** Collected while the test runs; it fails at the end when anything is left. `allow` names what a test provokes. */
  consoleErrors: ConsoleErrors;
  /** Asserts that axe finds nothing on the page as it is now. */
  expectAccessible: (page: Page) => Promise<void>;
  /** Waits for hydration. */
  hydrated: (page: Page) => Promise<void>;
  /** The staff password of the shop under test. */
  adminPassword: string;
};

/** The one `test` of the browser tests. */
export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId, retry }) => {
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": uniqueIp(`${testId} ${retry}`) });
  },
  consoleErrors: [
    async ({ page }, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      page.on("pageerror", (error) => list.push(`uncaught: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error") list.push(`console: ${message.text()} ${message.location().url}`);
      });
      await use({ list, allow: (pattern) => allowed.push(pattern) });
      expect(list.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page: _ }, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(" ")).join(", ")}`);
      expect(found).toEqual([]);
    });
  },
  hydrated: async ({ page: _ }, use) => {
    await use(async (page) => {
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
    });
  },
  adminPassword: "test-password-of-the-shop",
});

export { expect };

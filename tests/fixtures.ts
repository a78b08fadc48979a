import { test as base, expect, type Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { uniqueIp } from "./unique-ip.ts";

/** Fails a browser test on console errors, uncaught exceptions and CSP violations. */
type ConsoleErrors = {
  readonly list: string[];
  readonly allow: (pattern: RegExp) => void;
  /** Those that aren't allowed. */
  readonly left: () => readonly string[];
};

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
  consoleErrors: async ({ browserName: _ }, use) => {
    const list: string[] = [];
    const allowed: RegExp[] = [];
    await use({
      list,
      allow: (pattern) => allowed.push(pattern),
      left: () => list.filter((line) => !allowed.some((pattern) => pattern.test(line))),
    });
  },
  // Each page is watched; a test that asks for no page, because it sends plain requests, opens none.
  page: async ({ page, consoleErrors }, use) => {
    page.on("pageerror", (error) => consoleErrors.list.push(`uncaught: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") consoleErrors.list.push(`console: ${message.text()} ${message.location().url}`);
    });
    // Not each violation of the security policy is an error of the console: a caught `new Function` isn't.
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
        console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
      });
    });
    await use(page);
    const left = consoleErrors.left();
    // A request that is still on its way when a test ends would be an error of the next one. One that was held back goes on
    // to the shop now, so what it leads to no longer counts.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(left).toEqual([]);
  },
  expectAccessible: async ({ page: _ }, use) => {
    await use(async (page) => {
      expect(await findViolations(page)).toEqual([]);
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

import type { Browser } from "@playwright/test";
import { test as base } from "#tests/fixtures.ts";
import { journeys } from "#tests/journeys.ts";
import { withoutMediaOverride } from "./without-media-override.ts";

const test = base.extend<object, { browser: Browser }>({
  browser: [async ({ browser }, use) => use(withoutMediaOverride(browser)), { scope: "worker" }],
});

for (const { name, go } of journeys) {
  test(name, async ({ page, hydrated, adminPassword }) => {
    await go({ page, hydrated, adminPassword });
  });
}

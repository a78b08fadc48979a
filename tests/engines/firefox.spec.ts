import type { Browser } from "@playwright/test";
import { test as base } from "#tests/fixtures.ts";
import { journeys } from "#tests/journeys.ts";
import { withoutMediaOverride } from "./without-media-override.ts";

const test = base.extend<object, { browser: Browser }>({
  browser: [async ({ browser }, use) => use(withoutMediaOverride(browser)), { scope: "worker" }],
});

for (const { name, go } of journeys) {
  test(name, async ({ page, hydrated, adminPassword }, { annotations }) => {
    let pages = 0;
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) pages += 1;
    });
    await go({ page, hydrated, adminPassword });
    annotations.push({ type: "pages", description: String(pages) });
  });
}

import { test } from "#tests/fixtures.ts";
import { journeys } from "#tests/journeys.ts";
import { useOlderBrowser } from "#tests/older-browser.ts";

// Each with every function taken away that a browser of the floor lacks (scripts/build/browser-floor.ts).
for (const { name, go } of journeys) {
  test(name, async ({ page, hydrated, adminPassword }) => {
    await useOlderBrowser(page);
    await go({ page, hydrated, adminPassword });
  });
}

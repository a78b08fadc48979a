import type { Page } from "@playwright/test";
import { compatibilityText } from "#content/compatibility/texts.ts";
import { modelNumbers } from "#content/regulatory/certifications.ts";
import { expect, test } from "#tests/fixtures.ts";

/** Opens a page whose scripts come once `before` has been done to it. */
async function openLate(page: Page, path: string, before: () => Promise<void>): Promise<void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const scripts = /\.js(\?|$)/;
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await before();
  letGo();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
  await page.unroute(scripts);
}

test.describe("on an iPhone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1",
  });

  test("what was typed and chosen before script had come stays, and the browser doesn't fill it in", async ({
    page,
  }) => {
    const version = page.getByLabel(compatibilityText.version);
    await openLate(page, "/compatibility", () => version.fill("14"));
    await page.getByLabel("Android phone").check();
    await expect(version).toHaveValue("14");
    await openLate(page, "/compatibility", () => page.getByLabel("Android phone").check());
    await version.fill("9");
    await expect(page.getByLabel("Android phone")).toBeChecked();
  });
});

test("a search that was typed before script had come is made, also when its field was left", async ({ page }) => {
  const model = page.getByLabel("Model number");
  const number = modelNumbers["incard-finder"][0] ?? "";
  await openLate(page, "/regulatory", async () => {
    await model.fill(number);
    await model.press("Tab");
    await expect(page.getByRole("radio", { name: "Dark" })).toBeDisabled();
  });
  await expect(page).toHaveURL(`/regulatory?model=${number}`);
  await expect(model).toHaveValue(number);
  await expect(page.getByRole("radio", { name: "Dark" })).toBeEnabled();
  const articles = page.getByLabel("Search the articles");
  await openLate(page, "/blog", () => articles.fill("airport"));
  await expect(page).toHaveURL("/blog?q=airport");
  await expect(articles).toHaveValue("airport");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("no control is seen that only script could answer", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("radio", { name: "Dark" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Next testimonial" })).toBeHidden();
  });
});

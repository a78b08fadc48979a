import { downloadNames, issueDateUnknown, regulatoryUpdated } from "#content/regulatory/certificate-texts.ts";
import { certifications, modelNumbers } from "#content/regulatory/certifications.ts";
import { expect, test } from "#tests/fixtures.ts";

test("a spinner for half a second, then every card with its date and sheet", async ({
  page,
  request,
  expectAccessible,
}) => {
  // Watched from inside: half a second may be over before a look from outside.
  await page.addInitScript(() => {
    const seen: string[] = [];
    const lasts = new Set<string>();
    Object.assign(window, { seen, lasts });
    requestAnimationFrame(function look() {
      const spinner = [...document.querySelectorAll("[role=status]")].find((one) =>
        one.textContent?.includes("Loading"),
      );
      const state = spinner && getComputedStyle(spinner).visibility;
      if (state && seen.at(-1) !== state) seen.push(state);
      for (const animation of spinner?.getAnimations() ?? [])
        if (animation instanceof CSSTransition && animation.transitionProperty === "visibility")
          lasts.add(`${animation.effect?.getComputedTiming().endTime} ms`);
      if (seen.length < 2) requestAnimationFrame(look);
    });
  });
  await page.goto("/regulatory");
  await expect(page.getByText("Loading certifications")).toBeHidden();
  await expect(page.getByRole("heading", { name: "InCard Finder", exact: true })).toBeVisible();
  await page.waitForFunction(() => Reflect.get(window, "seen").length === 2);
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual(["visible", "hidden"]);
  expect(await page.evaluate(() => [...Reflect.get(window, "lasts")])).toEqual(["500 ms"]);
  for (const { slug, issueDate, models, file, signed } of certifications) {
    const card = page.locator(`#${slug}`);
    await expect(card.getByText(issueDate ?? issueDateUnknown)).toBeVisible();
    await expect(card.getByText(models.join(", "))).toBeVisible();
    const name = signed ? downloadNames.signed : downloadNames.sheet;
    await expect(card.getByRole("link", { name })).toHaveAttribute("href", file);
    const sheet = await request.get(file);
    expect(sheet.headers()["content-type"]).toBe("application/pdf");
  }
  await expectAccessible(page);
});

test("the last update is the content's, whatever day it is", async ({ page, hydrated }) => {
  await page.clock.setFixedTime(new Date("2031-02-03T10:00:00"));
  await page.goto("/regulatory");
  await hydrated(page);
  await expect(page.getByText(`Last updated ${regulatoryUpdated.text}`)).toBeVisible();
});

test("a model number finds its product as one types, and an unknown one says so", async ({ page, hydrated }) => {
  await page.goto("/regulatory");
  await hydrated(page);
  const field = page.getByLabel("Model number");
  await field.fill("tag01nc-pr");
  await expect(page).toHaveURL(/\?model=tag01nc-pr$/);
  await expect(page.getByRole("region", { name: "Tagigo", exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "InCard Finder" })).toHaveCount(0);
  await field.fill("XYZ");
  await expect(page.getByRole("heading", { name: "No certification for this number" })).toBeVisible();
  await page.getByRole("link", { name: "Show all certifications" }).click();
  await expect(page.getByRole("region", { name: "InCard Finder" })).toBeVisible();
  await expect(field).toHaveValue("");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing waits, and the search is a form", async ({ page }) => {
    await page.goto("/regulatory");
    await expect(page.getByText("Loading certifications")).toBeHidden();
    await expect(page.getByText(`Last updated ${regulatoryUpdated.text}`)).toBeVisible();
    await page.getByLabel("Model number").fill(modelNumbers["incard-finder"][0] ?? "");
    await page.getByLabel("Model number").press("Enter");
    await expect(page).toHaveURL(/model=/);
    await expect(page.getByRole("region", { name: "Tagigo", exact: true })).toHaveCount(0);
    await expect(page.getByRole("region", { name: "InCard Finder" })).toBeVisible();
  });
});

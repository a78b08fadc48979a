import { expect, test } from "#tests/fixtures.ts";
import { openAnew } from "#tests/product-page.ts";

const product = "/products/incard-finder?tab=manual";

/** What the server answers by itself: it never sees a hash. */
test("the server sends old addresses on", async ({ request }) => {
  for (const [address, status, target] of [
    ["/user-manual", 302, `${product}&scrollToManual=true&forceScroll=true`],
    ["/pages/faq", 301, `${product}&section=faq&scrollToManual=true&forceScroll=true`],
    ["/pages/user-manual", 301, `${product}&scrollToManual=true`],
    ["/pages/disable", 301, "/support/disable"],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(status);
    expect(answer.headers().location, address).toBe(target);
  }
});

/** Where a visitor ends up: one address of each kind, as legacy-links.test.ts has all rules. */
test("old addresses end where their hash and their query lead", async ({ page }) => {
  for (const [address, target] of [
    ["/user-manual", `${product}&scrollToManual=true&forceScroll=true`],
    ["/pages/incard-user-manual?srsltid=AfmBOo", `${product}&scrollToManual=true`],
    ["/pages/incard-user-manual#factory-reset", `${product}&section=factory-reset`],
    ["/pages/anything#how-to-disable", "/support/disable"],
    ["/user-manual#disable-something", "/support/disable"],
  ] as const) {
    await test.step(address, async () => {
      await openAnew(page, address);
      await expect(page).toHaveURL(target);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test("/pages/faq ends at the open questions", async ({ page }) => {
  await page.goto("/pages/faq");
  await expect(page).toHaveURL(`${product}&section=faq&scrollToManual=true&forceScroll=true`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("tab", { name: "FAQ" })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("#faq")).toBeInViewport();
});

test("addresses of other manuals show them in place", async ({ page, hydrated, expectAccessible }) => {
  for (const [address, heading, sub] of [
    ["/pages/tagigo-user-manual", "Tagigo user manual", "Tagigo"],
    ["/pages/tagigo-g-user-manual", "Tagigo G user manual", "Tagigo G"],
    ["/pages/carbon-finder-user-manual", "Carbon Finder user manual", "Setup"],
    ["/pages/anything", "InCard Finder user manual", "Setup"],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await hydrated(page);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(heading);
      await expect(page.getByRole("tab", { name: sub, exact: true })).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("note")).toHaveCount(await page.locator("main .prose [role=note]:visible").count());
      await expectAccessible(page);
    });
  }
});

test("a hash brings the note banner, and its section after a second", async ({ page }) => {
  await page.goto("/pages/tagigo-g-user-manual#factory-reset-tagigo-g");
  await expect(page.getByText("This link leads to a section of the manual.")).toBeVisible();
  const heading = page.getByRole("heading", { name: "Factory reset Tagigo G", exact: true });
  await expect(heading).toBeInViewport();
  const section = page.locator("#factory-reset-tagigo-g");
  await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBe(100);
});

test("Tagigo G's own address takes the common hashes for itself, and only a hash that nothing answers to is called missing", async ({
  page,
}) => {
  await page.goto("/pages/tagigo-g-user-manual#factory-reset");
  await expect(page.getByRole("heading", { name: "Factory reset Tagigo G", exact: true })).toBeInViewport();
  await page.goto("/pages/tagigo-user-manual#factory-reset");
  await expect(page.getByRole("heading", { name: "Factory reset Tagigo", exact: true })).toBeInViewport();
  await expect(page.locator("[role=note] .ring-pulse")).toHaveCount(0);
  await expect(page.getByText("is no longer in the manual")).toHaveCount(0);
  await page.goto("/pages/anything#lost-section");
  await expect(page.getByText("is no longer in the manual")).toBeVisible();
});

test("#disable-finder is the standalone view", async ({ page, hydrated, expectAccessible }) => {
  await page.goto("/pages/incard-user-manual#disable-finder");
  await hydrated(page);
  await expect(page).toHaveURL("/pages/incard-user-manual#disable-finder");
  await expect(page.getByRole("heading", { name: "Disable InCard Finder", level: 2 })).toBeVisible();
  await expect(page.getByText("This link leads to a section of the manual.")).toBeVisible();
  await expect.poll(async () => Math.round((await page.locator("#disable-finder").boundingBox())?.y ?? 0)).toBe(100);
  await expectAccessible(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an old address still leads to every manual by plain links", async ({ page }) => {
    await page.goto("/pages/incard-user-manual");
    await expect(page.getByRole("heading", { name: "Disable InCard Finder", level: 2 })).toBeVisible();
    await page.getByRole("navigation", { name: "Manuals" }).getByRole("link", { name: "InCard Finder" }).click();
    await expect(page.getByRole("heading", { name: "Set up InCard Finder on Android" })).toBeVisible();
    await page.goto("/pages/tagigo-user-manual");
    await page.getByRole("tab", { name: "Tagigo G" }).click();
    await expect(page.getByRole("heading", { name: "Set up Tagigo G on Android" })).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { heroOf } from "#content/home/hero.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { features as featureCards, offers, teasers } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";
import { cardOf } from "#tests/hero-card.ts";

const pills = productSlugs.map((slug) => presentation[slug].name);

async function shownHeadline(page: Page): Promise<string> {
  return page.getByRole("region", { name: "Our trackers" }).getByRole("heading").innerText();
}

/** Fakes the clock: time passes only when the test advances it. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

test("starts with any of the three products, without moving anything", async ({ page }) => {
  const starts = new Set<string>();
  for (let i = 0; i < 12 && starts.size < 2; i++) {
    await page.goto("/");
    starts.add(await shownHeadline(page));
  }
  expect(starts.size).toBeGreaterThan(1);
});

test("on the way from another page it starts with any of the three as well, without showing all", async ({
  page,
  hydrated,
}) => {
  await page.goto("/blog");
  await hydrated(page);
  for (const [chance, pill] of [
    [0.1, "InCard Finder"],
    [0.5, "Tagigo"],
    [0.9, "Carbon Finder"],
  ] as const) {
    await page.evaluate((value) => {
      Math.random = () => value;
    }, chance);
    await page.getByRole("link", { name: "InCard, home" }).click();
    await expect(cardOf(page, pill)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("region", { name: "Our trackers" }).getByRole("heading")).toHaveCount(1);
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await expect(page.getByRole("heading", { name: "Tracking Technology Insights" })).toBeVisible();
  }
});

test("turns every 5 seconds, stops for a manual choice and resumes after 15; the pause button holds it until pressed again", async ({
  page,
  hydrated,
}) => {
  await page.clock.install();
  await page.goto("/#features");
  await page.evaluate(() => scrollTo(0, 0));
  await hydrated(page);
  await stopTheClock(page);
  await cardOf(page, "Tagigo").click();
  await expect(cardOf(page, "Tagigo")).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(14_000);
  await expect(cardOf(page, "Tagigo")).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(1_500);
  await expect(cardOf(page, "Carbon Finder")).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(5_000);
  await expect(cardOf(page, "InCard Finder")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Pause rotation" }).click();
  await page.clock.runFor(60_000);
  await expect(cardOf(page, "InCard Finder")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Play rotation" }).click();
  await page.clock.runFor(20_100);
  await expect(cardOf(page, "InCard Finder")).toHaveAttribute("aria-pressed", "false");
});

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`while the hero's lower part is still in view nothing below it moves, ${width} px wide`, async ({
    page,
    hydrated,
  }) => {
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await page.goto("/#features");
    await hydrated(page);
    await stopTheClock(page);
    const hero = page.getByRole("region", { name: "Our trackers" });
    await hero.evaluate((element) => {
      scrollTo({ top: scrollY + element.getBoundingClientRect().bottom - innerHeight / 2, behavior: "instant" });
      // Observers are told in the order in which they were made.
      return new Promise((resolve) => new IntersectionObserver(resolve).observe(element));
    });
    const place = async () => (await page.locator("#compare").boundingBox())?.y;
    const before = await place();
    await page.clock.runFor(15_100);
    await expect(cardOf(page, "Tagigo")).toHaveAttribute("aria-pressed", "true");
    expect(await place()).toBe(before);
    await expect(page.getByRole("region", { name: "Measured, not promised" })).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(page.getByRole("region", { name: "Measured, not promised" })).toBeHidden();
  });
}

test("ends with all trackers, each with its price and where it's bought, and the questions with a picture", async ({
  page,
  hydrated,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/#features");
  await hydrated(page);
  const all = page.locator("#all-trackers");
  for (const { slug, price, buttons } of heroOf(offers)) {
    const item = all.getByRole("listitem").filter({ hasText: presentation[slug].name });
    await expect(item).toContainText(price);
    await expect(item.getByRole("link", { name: buttons.primary.label })).toHaveAttribute("href", buttons.primary.href);
  }
  for (const pill of pills) {
    await cardOf(page, pill).click();
    await expect(page.locator("#faq img:visible")).toHaveCount(1);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator("#faq img:visible")).toHaveCount(0);
});

test("with reduced motion nothing turns by itself", async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  const before = await shownHeadline(page);
  await page.clock.runFor(60_000);
  expect(await shownHeadline(page)).toBe(before);
  await expect(page.getByRole("button", { name: "Play rotation" })).toBeVisible();
});

test("sections stand in the specified order", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const ids = [...main.matchAll(/<section\b[^>]*?\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["features", "how-it-works", "blog", "testimonials", "compare", "faq", "all-trackers"]);
});

test("features and articles for each product, testimonials, questions, and what stands there for the first product only", async ({
  page,
  hydrated,
}) => {
  await page.goto("/#features");
  await hydrated(page);

  await test.step("feature cards and articles for each product", async () => {
    for (const [index, slug] of productSlugs.entries()) {
      const pill = pills[index] ?? "";
      await page.getByRole("group", { name: "Features of" }).getByText(pill, { exact: true }).click();
      const features = page.getByRole("region", { name: `Features of: ${pill}` });
      await expect(features.getByRole("listitem")).toHaveCount(featureCards[slug].length);
      await page.getByRole("group", { name: "Articles about" }).getByText(pill, { exact: true }).click();
      const articles = page.getByRole("region", { name: `Articles about: ${pill}` });
      await expect(articles.getByRole("article")).toHaveCount(teasers[slug].length);
      for (const article of await articles.getByRole("article").filter({ hasText: "Coming Soon" }).all()) {
        await expect(article.getByRole("link")).toHaveCount(0);
      }
    }
    await expect(page.getByRole("link", { name: "View All Articles" })).toHaveAttribute("href", "/blog");
  });

  await test.step("testimonials: three stand there, arrows move by one, dots jump, a card starts the window", async () => {
    const region = page.getByRole("region", { name: "Lost, rung, found" });
    const authors = () =>
      region.getByRole("listitem").evaluateAll((items) => items.map((item) => item.textContent ?? ""));
    await expect(region.getByRole("listitem")).toHaveCount(3);
    const first = await authors();
    await region.getByRole("button", { name: "Next testimonial" }).click();
    const second = await authors();
    expect(second.slice(0, 2)).toEqual(first.slice(1));
    await region.getByRole("button", { name: "Previous testimonial" }).click();
    expect(await authors()).toEqual(first);
    await region.getByRole("button", { name: "Previous testimonial" }).click();
    expect((await authors()).slice(1)).toEqual(first.slice(0, 2));
    await region.getByRole("button", { name: "Show testimonial 1" }).click();
    expect(await authors()).toEqual(first);
    await region.getByRole("listitem").nth(2).getByRole("button").click();
    expect((await authors())[0]).toBe(first[2]);
  });

  await test.step("FAQ: one answer open at a time, all can be closed, keys move focus", async () => {
    const faq = page.getByRole("region", { name: "Questions before you buy" });
    const questions = faq.locator("summary:visible");
    const open = faq.locator("details[open]");
    await questions.nth(0).click();
    await expect(open).toHaveCount(1);
    await questions.nth(1).click();
    await expect(open).toHaveCount(1);
    await expect(open.locator("summary")).toHaveText(await questions.nth(1).innerText());
    await questions.nth(1).click();
    await expect(open).toHaveCount(0);
    await questions.nth(0).focus();
    await page.keyboard.press("End");
    await expect(questions.last()).toBeFocused();
    await page.keyboard.press("Home");
    await expect(questions.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(questions.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(open).toHaveCount(1);
  });

  await test.step("features, how it works and the articles stand there for the first product only", async () => {
    const extras = [
      "Measured, not promised",
      "Four steps, the first three once",
      "Worth knowing before you lose something",
    ];
    for (const name of extras) await expect(page.getByRole("region", { name })).toBeVisible();
    for (const pill of pills.slice(1)) {
      await cardOf(page, pill).click();
      for (const name of extras) await expect(page.getByRole("region", { name })).toBeHidden();
      await expect(page.getByRole("region", { name: "Lost, rung, found" })).toBeVisible();
      await expect(page.getByRole("region", { name: "How it compares" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Questions before you buy" })).toBeVisible();
    }
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("home is readable and every tracker can be bought", async ({ page }) => {
    await page.goto("/");
    for (const { headline } of heroOf(offers))
      await expect(page.getByRole("region", { name: "Our trackers" })).toContainText(headline);
    await expect(page.getByRole("heading", { name: "Questions before you buy" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Buy Now" }).click();
    await expect(page).toHaveURL(/\/buy-now$/);
    await expect(page.getByRole("heading", { name: "Choose your tracker" })).toBeVisible();
  });
});

test("axe finds nothing on home, light and dark", async ({ page, hydrated, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/#features");
  await hydrated(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const pill of pills) {
      await cardOf(page, pill).click();
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  }
});

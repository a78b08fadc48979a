import type { Page } from "@playwright/test";
import { presentation, productSlugs } from "#content/catalog/presentation.ts";
import { features as featureCards } from "#content/home/features.ts";
import { heroOf } from "#content/home/hero.ts";
import { teasers } from "#content/home/teasers.ts";
import { expect, test } from "#tests/fixtures.ts";

const pills = productSlugs.map((slug) => presentation[slug].name);

/** A product's card in the hero. */
const cardOf = (page: Page, name: string) =>
  page.getByRole("group", { name: "Choose a tracker" }).getByRole("button", { name: new RegExp(`^${name}`) });

const shownHeadline = (page: Page): Promise<string> =>
  page.getByRole("region", { name: "Our trackers" }).getByRole("heading").innerText();

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

test("turns every 5 seconds, stops for a manual choice and resumes after 15", async ({ page, hydrated }) => {
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
});

test("the pause button holds the hero until it is pressed again", async ({ page, hydrated }) => {
  await page.clock.install();
  await page.goto("/#features");
  await page.evaluate(() => scrollTo(0, 0));
  await hydrated(page);
  await stopTheClock(page);
  await page.getByRole("button", { name: "Pause rotation" }).click();
  await page.clock.runFor(60_000);
  await expect(cardOf(page, "InCard Finder")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Play rotation" }).click();
  await page.clock.runFor(20_100);
  await expect(cardOf(page, "InCard Finder")).toHaveAttribute("aria-pressed", "false");
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

test("features, how it works and the articles stand there for the first product only", async ({ page, hydrated }) => {
  await page.goto("/#features");
  await hydrated(page);
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
    await expect(page.getByRole("region", { name: "Beside two you may know" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Asked before buying" })).toBeVisible();
  }
});

test("sections stand in the specified order", async ({ page }) => {
  await page.goto("/#features");
  const ids = await page.locator("main section[id]").evaluateAll((all) => all.map((section) => section.id));
  expect(ids).toEqual(["features", "how-it-works", "blog", "testimonials", "compare", "faq"]);
});

test("feature cards and articles for each product", async ({ page, hydrated }) => {
  await page.goto("/#features");
  await hydrated(page);
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

test("testimonials: three stand there, arrows move by one, dots jump, a card starts the window", async ({
  page,
  hydrated,
}) => {
  await page.goto("/#testimonials");
  await hydrated(page);
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

test("FAQ: one answer open at a time, all can be closed, keys move focus", async ({ page, hydrated }) => {
  await page.goto("/#features");
  await hydrated(page);
  const faq = page.getByRole("region", { name: "Asked before buying" });
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("home is readable and every tracker can be bought", async ({ page }) => {
    await page.goto("/");
    for (const { headline } of heroOf(false))
      await expect(page.getByRole("region", { name: "Our trackers" })).toContainText(headline);
    await expect(page.getByRole("heading", { name: "Asked before buying" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Buy Now" }).click();
    await expect(page).toHaveURL(/\/buy-now$/);
    await expect(page.getByRole("heading", { name: "Choose your tracker" })).toBeVisible();
  });
});

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing on home, ${theme}`, async ({ page, hydrated, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto("/#features");
    await hydrated(page);
    for (const pill of pills) {
      await cardOf(page, pill).click();
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
}

test("before script the card of the product shown is pressed, and a press isn't lost", async ({ page, hydrated }) => {
  let come: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await late;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/#features");
  await expect(cardOf(page, "InCard Finder")).toHaveAttribute("aria-pressed", "true");
  await cardOf(page, "Tagigo").click();
  await expect(cardOf(page, "InCard Finder")).toHaveAttribute("aria-pressed", "false");
  for (const script of ["missing", "there"]) {
    if (script === "there") {
      come();
      await hydrated(page);
    }
    await expect(cardOf(page, "Tagigo")).toHaveAttribute("aria-pressed", "true");
    const headings = page.getByRole("region", { name: "Our trackers" }).getByRole("heading");
    await expect(headings).toHaveCount(1);
    await expect(headings).toHaveText(heroOf(false)[1]?.headline ?? "");
  }
});

test("the cards stand in one row, on a phone too, and say price and state", async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  for (const [width, sideBySide] of [
    [320, false],
    [390, true],
    [820, true],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const boxes: { x: number; y: number; width: number }[] = [];
    for (const { slug, price } of heroOf(false)) {
      const card = cardOf(page, presentation[slug].name);
      await expect(card).toContainText(price);
      const box = await card.boundingBox();
      if (box) boxes.push(box);
      expect((await card.getByRole("presentation").boundingBox())?.height).toBe(96);
    }
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    expect(right <= width, `${width}`).toBe(sideBySide);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("no ring of the hero runs through words", async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const pill of pills) {
      await cardOf(page, pill).click();
      const crossed = await page.evaluate(() => {
        const panel = document.querySelector(`.hero-panel[data-index="${document.documentElement.dataset.hero}"]`);
        const rings = panel?.querySelector("[data-rings]");
        if (!panel || !rings) return ["no rings"];
        // What is drawn of the rings: the box around them, moved by the four insets of its clip path.
        const box = rings.getBoundingClientRect();
        const insets =
          getComputedStyle(rings)
            .clipPath.match(/-?[\d.]+px/g)
            ?.map(Number.parseFloat) ?? [];
        const [top = 0, right = top, bottom = top, left = right] = insets;
        const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          for (const word of range.getClientRects()) {
            const across = word.right > box.left + left && word.left < box.right - right;
            const down = word.bottom > box.top + top && word.top < box.bottom - bottom;
            if (across && down && word.width > 0) found.push(texts.currentNode.textContent ?? "");
          }
        }
        return found;
      });
      expect(crossed, `${pill} at ${width}`).toEqual([]);
    }
  }
});

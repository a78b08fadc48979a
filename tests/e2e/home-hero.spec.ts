import { heroOf } from "#content/home/hero.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { offers } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";
import { cardOf } from "#tests/hero-card.ts";

const names = productSlugs.map((slug) => presentation[slug].name);

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
    // A list, so that both headings of the change are waited out.
    await expect(headings).toHaveText([heroOf(offers)[1]?.headline ?? ""]);
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
    // The cards may still be laid out again.
    await expect(async () => {
      const boxes: { x: number; y: number; width: number }[] = [];
      for (const { slug, price } of heroOf(offers)) {
        const card = cardOf(page, presentation[slug].name);
        await expect(card).toContainText(price);
        const box = await card.boundingBox();
        if (box) boxes.push(box);
        expect((await card.getByRole("presentation").boundingBox())?.height).toBe(96);
      }
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
      const right = Math.max(...boxes.map((box) => box.x + box.width));
      expect(right <= width, `${width}`).toBe(sideBySide);
    }).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("no line of the hero is cut: each drawing lies within it, unclipped", async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of names) {
      await cardOf(page, name).click();
      const cut = await page.evaluate(() => {
        const panel = document.querySelector(`.hero-panel[data-index="${document.documentElement.dataset.hero}"]`);
        const frame = panel?.parentElement?.getBoundingClientRect();
        if (!panel || !frame) return ["no panel"];
        return [...panel.querySelectorAll("svg")].flatMap((drawing) => {
          const { top, right, bottom, left, width: drawn } = drawing.getBoundingClientRect();
          const outside = top < frame.top || bottom > frame.bottom || left < 0 || right > innerWidth;
          return drawn > 0 && outside ? [drawing.outerHTML] : [];
        });
      });
      expect(cut, `${name} at ${width}`).toEqual([]);
    }
  }
});

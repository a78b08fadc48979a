import type { Page } from "@playwright/test";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { assistantTexts } from "#content/assistant/texts.ts";
import { resetEntry } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";

const texts = { ...assistantTexts, ...chatTexts };
const button = (page: Page) => page.getByRole("button", { name: texts.open });
const panel = (page: Page) => page.getByRole("dialog", { name: texts.title });
const input = (page: Page) => page.getByRole("textbox", { name: texts.inputLabel });

async function openChat(page: Page): Promise<void> {
  await button(page).click();
  await expect(input(page)).toBeFocused();
}

test("opens and closes, chips, blank input, what nothing matches, and three pages of the site for what it lacks", async ({
  page,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/search-index\.json/);
  await page.goto("/contact");

  await test.step("starts closed, opens from the round button, closes by icon and Escape", async () => {
    await expect(panel(page)).toBeHidden();
    await openChat(page);
    await expect(panel(page).getByText(texts.welcome)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: texts.close }).click();
    await expect(panel(page)).toBeHidden();
    await openChat(page);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  await openChat(page);
  await test.step("blank input is ignored", async () => {
    await input(page).fill("   ");
    await page.keyboard.press("Enter");
    await expect(page.getByText(texts.typing)).toBeHidden();
    await expect(page.getByRole("list", { name: texts.chipsLabel })).toBeVisible();
  });

  await test.step("chips fill the input without sending, and leave with the first message", async () => {
    const chips = page.getByRole("list", { name: texts.chipsLabel });
    for (const chip of texts.chips) {
      await chips.getByRole("button", { name: chip }).click();
      await expect(input(page)).toHaveValue(chip);
      await expect(input(page)).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(chips).toBeHidden();
    await expect(input(page)).toHaveValue("");
  });

  await test.step("what nothing matches gets the specified sentence", async () => {
    await input(page).fill("zzz qqq");
    await page.keyboard.press("Enter");
    await expect(panel(page).getByText(texts.noMatch)).toBeVisible();
    for (const link of texts.noMatchLinks)
      await expect(panel(page).getByRole("link", { name: link.text })).toHaveAttribute("href", link.href);
  });

  await test.step("what the knowledge base lacks is looked for in the site: three pages below the sentence", async () => {
    await input(page).fill("trademark phon");
    await page.keyboard.press("Enter");
    const answer = page.getByRole("log").locator("> div").last();
    await expect(answer).toContainText(texts.noMatch);
    await expect(answer).toContainText(texts.offers);
    await expect(answer.getByRole("link")).toHaveCount(3 + texts.noMatchLinks.length);
    await expectAccessible(page);
    // Without the index the sentence stands alone.
    await page.route("**/search-index.json", (route) => route.abort());
    await page.reload();
    await openChat(page);
    await input(page).fill("trademark phon");
    await page.keyboard.press("Enter");
    await expect(answer).toContainText(texts.noMatch);
    await expect(answer.getByRole("link")).toHaveCount(texts.noMatchLinks.length);
  });
});

test("answers after 1000 ms of typing, with a link to the manual", async ({ page, hydrated, expectAccessible }) => {
  await page.clock.install();
  await page.goto("/contact");
  await hydrated(page);
  await openChat(page);
  await input(page).fill(texts.chips[2]);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByRole("button", { name: texts.send, exact: true }).click();
  await expect(page.getByText(texts.typing)).toBeVisible();
  await page.clock.runFor(999);
  await expect(page.getByText(texts.typing)).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText(texts.typing)).toBeHidden();
  await expect(panel(page).getByText(String(resetEntry?.answer))).toBeVisible();
  await expect(panel(page).getByRole("link", { name: resetEntry?.links[0].text ?? "" })).toHaveAttribute(
    "href",
    resetEntry?.links[0].href ?? "",
  );
  await page.clock.resume();
  await expectAccessible(page);
  // 1280 by 900 px, magnified four times.
  await page.setViewportSize({ width: 320, height: 225 });
  await expect(input(page)).toBeInViewport({ ratio: 1 });
  const log = await page.getByRole("log", { name: texts.log }).boundingBox();
  expect(log?.height).toBeGreaterThan(80);
});

test("sends nothing of what is typed, whatever the visitor agreed to", async ({ page, hydrated }) => {
  await page.addInitScript(() => localStorage.setItem("analytics-consent", "granted"));
  await page.goto("/contact");
  await hydrated(page);
  await openChat(page);
  const asked: string[] = [];
  // Scripts and styles of the site itself hold no words; reading without a network may fetch them meanwhile.
  page.on("request", (one) => {
    if (one.method() !== "GET" || !one.url().includes("/assets/")) asked.push(`${one.method()} ${one.url()}`);
  });
  for (const question of ["zzz qqq", "xxx ann@example.com", texts.chips[2]]) {
    await input(page).fill(question);
    await page.keyboard.press("Enter");
    await expect(input(page)).toHaveValue("");
  }
  await expect(panel(page).getByText(texts.noMatch)).toHaveCount(2);
  await expect(panel(page).getByText(String(resetEntry?.answer))).toBeVisible();
  // What the answers might have sent would be on its way before this.
  await page.evaluate(() => fetch("/favicon.svg?last").then(() => undefined));
  // The search index and the catalog are the same for everybody; each is fetched once, without a word of the question.
  const paths = asked.map((one) => one.replace(/https?:\/\/[^/]+/, ""));
  // Whether the catalog was asked for before the first question, when the chat opened, is a matter of time.
  const catalog = "GET /api/products";
  expect(paths.filter((one) => one === catalog).length).toBeLessThanOrEqual(1);
  expect(paths.filter((one) => one === "GET /search-index.json").length).toBeLessThanOrEqual(1);
  const own = [catalog, "GET /search-index.json"];
  expect(paths.filter((one) => !own.includes(one))).toEqual(["GET /favicon.svg?last"]);
});

test("the conversation survives navigation, and chat makes no calls", async ({ page }) => {
  await page.goto("/contact");
  // Prices are asked for once, when it opens.
  const catalog = page.waitForResponse("**/api/products");
  await openChat(page);
  await catalog;
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await input(page).fill("How do I charge Carbon Finder?");
  await page.keyboard.press("Enter");
  const link = panel(page).getByRole("link", { name: "Charge Carbon Finder, step by step" });
  await expect(link).toBeVisible();
  expect(calls).toEqual([]);
  await link.click();
  await expect(page).toHaveURL("/products/carbon-finder?manual=true&section=wireless-charging#wireless-charging");
  await expect(panel(page).getByText("How do I charge Carbon Finder?")).toBeVisible();
});

/** Holds scripts back until it is let go. */
async function holdScripts(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, (route) => promise.then(() => route.continue()));
  return resolve;
}

test("what is typed and sent before the conversation's script has come is answered when it has", async ({
  page,
  hydrated,
}) => {
  const letGo = await holdScripts(page, "**/assets/chat-with-search*.js");
  await page.goto("/contact");
  await hydrated(page);
  await button(page).click();
  await page.keyboard.type(`${texts.chips[2]}`);
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText(texts.chips[2])).toBeVisible();
  await page.keyboard.type("zzz qqq");
  await page.keyboard.press("Enter");
  await page.keyboard.type("and then");
  letGo();
  await expect(panel(page).getByText(String(resetEntry?.answer))).toBeVisible();
  await expect(panel(page).getByText(texts.noMatch)).toBeVisible();
  await expect(input(page)).toHaveValue("and then");
  await expect(input(page)).toBeFocused();
});

test("a click before any script opens the panel, and what is typed and sent there is answered", async ({
  page,
  hydrated,
}) => {
  const letGo = await holdScripts(page, "**/assets/*.js");
  await page.goto("/contact", { waitUntil: "commit" });
  await button(page).click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(texts.chips[2]);
  await page.keyboard.press("Enter");
  await expect(input(page)).toHaveValue(texts.chips[2]);
  letGo();
  await hydrated(page);
  await expect(panel(page).getByText(String(resetEntry?.answer))).toBeVisible();
  await expect(input(page)).toHaveValue("");
});

test("found trackers and the disable pages have no chat", async ({ page, hydrated }) => {
  for (const path of [
    "/found",
    "/found/tagigo",
    "/support/disable",
    "/support/disableclipx",
    "/pages/incard-user-manual#disable-finder",
  ]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  }
  await page.goto("/support");
  await expect(button(page)).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the panel opens and names the places to look", async ({ page }) => {
    await page.goto("/contact");
    await button(page).click();
    await expect(panel(page).getByRole("link", { name: "User manual" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("an answer is read from its start, its numbers are calls, and a keyboard leaves its first line in sight", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/contact");
    await openChat(page);
    await input(page).fill("theres a tracker in my bag that isnt mine");
    await page.keyboard.press("Enter");
    const start = panel(page).getByRole("link", { name: "911", exact: true });
    await expect(start).toHaveAttribute("href", "tel:911");
    await expect(panel(page).getByRole("link", { name: "1-800-799-7233" })).toHaveAttribute("href", "tel:+18007997233");
    await expect(start).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    // What a keyboard does to the visual viewport; a headless browser has none.
    await page.evaluate(() => {
      const view = window.visualViewport;
      if (!view) throw new Error("no visual viewport");
      Object.defineProperty(view, "height", { value: 420, configurable: true });
      view.dispatchEvent(new Event("resize"));
    });
    await expect.poll(async () => (await panel(page).boundingBox())?.height).toBe(420);
    const seen = await panel(page).boundingBox();
    const line = await start.boundingBox();
    expect(line?.y).toBeGreaterThan(seen?.y ?? 0);
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(420);
  });

  test("a question with two meanings is asked back, and a button answers", async ({ page, expectAccessible }) => {
    await page.goto("/contact");
    await openChat(page);
    await input(page).fill("it keeps beeping");
    await page.keyboard.press("Enter");
    const mine = panel(page).getByRole("button", { name: "It's my own tracker that keeps beeping" });
    await expect(mine).toBeVisible();
    await expectAccessible(page);
    await panel(page).getByRole("button", { name: "It's an unknown tracker, not mine" }).click();
    await expect(panel(page).getByRole("link", { name: "911", exact: true })).toBeVisible();
    await mine.click();
    await expect(panel(page).getByText(/away from its owner's phone/)).toBeVisible();
  });
});

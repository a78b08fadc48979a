import { type Browser, chromium, type Page } from "@playwright/test";
import { assistantTexts } from "#content/assistant/texts.ts";
import { chromiumFlags, findChromium } from "#scripts/check/find-chromium.ts";
import { startShop } from "./shop.ts";

/**
 * How long the presses that matter take until the next paint, on a phone's screen with a processor four times slower: what
 * browsers report as INP. The median and the slowest of several tries, each on a freshly opened page: how many is
 * the first argument, 5 by default.
 */
const tries = Number(process.argv[2] ?? 5);
const slowdown = 4;
/** Aim in milliseconds; above it the line is marked. */
const aimMs = 100;

type Press = { readonly name: string; readonly path: string; readonly press: (page: Page) => Promise<void> };

const presses: readonly Press[] = [
  {
    name: "Home: another tracker",
    path: "/",
    press: (page) => page.getByRole("region", { name: "Our trackers" }).getByRole("heading").nth(1).click(),
  },
  { name: "Home: a question opens", path: "/", press: (page) => page.locator("#faq summary").first().click() },
  { name: "Menu", path: "/", press: (page) => page.locator("header summary:visible").last().click() },
  {
    name: "Chat opens",
    path: "/contact",
    press: (page) => page.getByRole("button", { name: assistantTexts.open }).click(),
  },
  {
    name: "Search opens",
    path: "/",
    press: (page) =>
      page
        .getByRole("banner")
        .getByRole("link", { name: /^Search/ })
        .click(),
  },
  {
    name: "Tagigo: color",
    path: "/products/tagigo",
    press: (page) => page.getByRole("radiogroup", { name: "Color" }).getByRole("radio").nth(2).click(),
  },
  {
    name: "Tagigo: pack",
    path: "/products/tagigo",
    press: (page) => page.getByRole("radiogroup", { name: "Pack" }).getByRole("radio").nth(1).click(),
  },
  {
    name: "InCard Finder: manual tab",
    path: "/products/incard-finder",
    press: (page) => page.getByRole("tab", { name: "Manual" }).click(),
  },
];

/** The longest event that belongs to an interaction, in milliseconds; 0 where the browser reported none of 16 or more. */
async function measure(browser: Browser, origin: string, { path, press }: Press): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(origin + path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("interactionId" in entry && entry.interactionId) durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await press(page);
  await page.waitForLoadState("networkidle");
  // Entries are delivered after the paint that they describe.
  const longest = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const durations: unknown = Reflect.get(window, "durations");
    return Array.isArray(durations) ? Math.max(0, ...durations.map(Number)) : 0;
  });
  await context.close();
  return longest;
}

const shop = await startShop();
const executablePath = findChromium();
const browser = await chromium.launch({ args: [...chromiumFlags], ...(executablePath ? { executablePath } : {}) });
console.log("press                         median ms  slowest ms");
for (const one of presses) {
  const durations: number[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      durations.push(await measure(browser, shop.origin, one));
    } catch (error) {
      console.error(`${one.name}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    }
  }
  const order = durations.toSorted((a, b) => a - b);
  const median = order[Math.floor(order.length / 2)] ?? Number.NaN;
  const slowest = order.at(-1) ?? Number.NaN;
  const mark = median <= aimMs ? "" : `  above ${aimMs}`;
  console.log(`${one.name.padEnd(28)} ${median.toFixed(0).padStart(10)} ${slowest.toFixed(0).padStart(11)}${mark}`);
}
await browser.close();
await shop.stop();

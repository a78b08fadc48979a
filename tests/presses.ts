import { setTimeout } from "node:timers/promises";
import type { Browser, Frame, Page } from "@playwright/test";
import { assistantTexts } from "#content/assistant/texts.ts";

/** Something that visitors press. `ready` waits for what is pressed where that comes after hydration. */
export type Press = {
  readonly name: string;
  readonly path: string;
  readonly ready?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
};

const buyButton = (page: Page) =>
  page.locator("main").frameLocator('iframe[name^="frame-product"]').first().locator("button");

/** Playwright's check that nothing lies over the target makes the page lay itself out once more, within the press. */
const unchecked = { force: true } as const;

/** The presses that matter. */
export const presses: readonly Press[] = [
  {
    name: "Home: another tracker in the hero",
    path: "/",
    press: (page) =>
      page
        .getByRole("group", { name: "Choose a tracker" })
        .getByRole("button", { name: /^Tagigo/ })
        .first()
        .click(unchecked),
  },
  {
    name: "Home: a question opens",
    path: "/",
    press: (page) => page.locator("#faq summary:visible").first().click(unchecked),
  },
  { name: "Menu", path: "/", press: (page) => page.locator("header summary:visible").last().click(unchecked) },
  {
    name: "Chat opens",
    path: "/contact",
    press: (page) => page.getByRole("button", { name: assistantTexts.open }).click(unchecked),
  },
  {
    name: "Search opens",
    path: "/",
    press: (page) =>
      page
        .getByRole("banner")
        .getByRole("link", { name: /^Search/ })
        .click(unchecked),
  },
  {
    name: "Tagigo: color",
    path: "/products/tagigo",
    press: (page) => page.getByRole("radiogroup", { name: "Color" }).getByRole("radio").nth(2).click(unchecked),
  },
  {
    name: "Tagigo: pack",
    path: "/products/tagigo",
    press: (page) => page.getByRole("radiogroup", { name: "Pack" }).getByRole("radio").nth(1).click(unchecked),
  },
  {
    name: "Tagigo: add to cart",
    path: "/products/tagigo",
    ready: async (page) => {
      await page.locator("main [data-buy-button]").first().scrollIntoViewIfNeeded();
      // On a phone the button comes for those who do something.
      await page.mouse.wheel(0, 20);
      await buyButton(page).waitFor();
    },
    press: (page) => buyButton(page).click(unchecked),
  },
  {
    name: "InCard Finder: manual tab",
    path: "/products/incard-finder",
    press: (page) => page.getByRole("tab", { name: "Manual" }).click(unchecked),
  },
];

/** How much slower than this machine a phone is taken to be. */
export const slowdown = 4;

/** A key that nothing listens to, and the rounds of work that measuring makes it do. */
const key = "F9";
const rounds = 6_000_000;
/** Longest wait for the report of a key, which comes after half a second on a busy machine. */
const reportLimitMs = 30_000;
const quietLimitMs = 10_000;

/**
 * Runs in the page: collects how long events take until the next paint, and makes the key do its work. It ends in a change
 * that is seen, above any dialog: a full Chromium reports an event that changed nothing seconds later, or never.
 */
function observe([name, count]: readonly [string, number]): void {
  const taken: { key: number[]; press: number[] } = { key: [], press: [] };
  Object.assign(window, { taken });
  const mark = document.createElement("output");
  mark.popover = "manual";
  document.body.append(mark);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === "keydown") taken.key.push(entry.duration);
      else if (!entry.name.startsWith("key") && "interactionId" in entry && entry.interactionId)
        taken.press.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== name) return;
      event.stopImmediatePropagation();
      let sum = 0;
      for (let round = 0; round < count; round += 1) sum = (sum * 31 + round) | 0;
      mark.hidePopover();
      mark.textContent = `${sum} after ${(taken.key.length + 1) * count} rounds`;
      mark.showPopover();
    },
    { capture: true },
  );
}

/** Runs in the page: what was collected. */
function collected(kind: string): number[] {
  const taken: unknown = Reflect.get(window, "taken");
  const list: unknown = typeof taken === "object" && taken !== null ? Reflect.get(taken, kind) : [];
  return Array.isArray(list) ? list.map(Number) : [];
}

const inFrames = async <T>(page: Page, work: (frame: Frame) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(page.frames().map(work));

/**
 * Presses the key and waits until the browser has reported it: what was pressed before is reported by then too.
 * @throws Error when it isn't reported in time
 */
async function pressKey(page: Page): Promise<number> {
  const reported = async () => (await inFrames(page, (frame) => frame.evaluate(collected, "key"))).flat();
  const before = (await reported()).length;
  await page.keyboard.press(key);
  for (const until = Date.now() + reportLimitMs; Date.now() < until; await setTimeout(20)) {
    const durations = await reported();
    const last = durations.at(-1);
    if (durations.length > before && last !== undefined) return last;
  }
  throw new Error(`The browser hasn't reported the key ${key} within ${reportLimitMs / 1000} s.`);
}

/** Milliseconds until the next paint: of a press, and of a fixed amount of work on the same page at the same time. */
export type Measured = { readonly press: number; readonly work: number };

/**
 * Measures a press on a freshly opened page, on a phone's screen with a slower processor: what browsers report as INP; 0
 * where they reported nothing of 16 ms or more. The fixed work says how busy the machine is.
 */
export async function measurePress(browser: Browser, origin: string, { path, ready, press }: Press): Promise<Measured> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
    await ready?.(page);
    // Quiet where it comes soon: a full Chromium doesn't always tell of it, and the fixed work sees what goes on.
    await page.waitForLoadState("networkidle", { timeout: quietLimitMs }).catch(() => undefined);
    await inFrames(page, (frame) => frame.evaluate(observe, [key, rounds] as const));
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const work = await pressKey(page);
    await press(page);
    await pressKey(page);
    const durations = (await inFrames(page, (frame) => frame.evaluate(collected, "press"))).flat();
    return { press: Math.max(0, ...durations), work };
  } finally {
    await context.close();
  }
}

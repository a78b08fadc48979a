import type { Browser, Locator, Page } from "@playwright/test";
import { assistantTexts } from "#content/assistant/texts.ts";
import { button, cart } from "./buying.ts";
import { layOutWholePage } from "./whole-page.ts";

/**
 * Something that visitors press. `ready` waits for what is pressed where that comes after hydration; `seen` is what is
 * visible after the press and wasn't before.
 */
export type Press = {
  readonly name: string;
  readonly path: string;
  readonly ready?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  readonly seen: (page: Page) => Locator;
};

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
    seen: (page) =>
      page.getByRole("group", { name: "Choose a tracker" }).getByRole("button", { name: /^Tagigo/, pressed: true }),
  },
  {
    name: "Home: a question opens",
    path: "/",
    // Who presses it has scrolled there.
    ready: layOutWholePage,
    press: (page) => page.locator("#faq summary:visible").first().click(unchecked),
    seen: (page) => page.locator("#faq details[open]"),
  },
  {
    name: "Menu",
    path: "/",
    press: (page) => page.locator("header summary:visible").last().click(unchecked),
    seen: (page) => page.locator("header details[open]"),
  },
  {
    name: "Chat opens",
    path: "/contact",
    press: (page) => page.getByRole("button", { name: assistantTexts.open }).click(unchecked),
    seen: (page) => page.getByRole("textbox", { name: assistantTexts.inputLabel }),
  },
  {
    name: "Search opens",
    path: "/",
    press: (page) =>
      page
        .getByRole("banner")
        .getByRole("link", { name: /^Search/ })
        .click(unchecked),
    seen: (page) => page.getByRole("dialog").getByRole("combobox"),
  },
  {
    name: "Tagigo: color",
    path: "/products/tagigo",
    press: (page) => page.getByRole("radiogroup", { name: "Color" }).getByRole("radio").nth(2).click(unchecked),
    seen: (page) =>
      page
        .getByRole("radiogroup", { name: "Color" })
        .getByRole("radio", { checked: true })
        .and(page.locator(":nth-child(3)")),
  },
  {
    name: "Tagigo: pack",
    path: "/products/tagigo",
    press: (page) => page.getByRole("radiogroup", { name: "Pack" }).getByRole("radio").nth(1).click(unchecked),
    seen: (page) =>
      page
        .getByRole("radiogroup", { name: "Pack" })
        .getByRole("radio", { checked: true })
        .and(page.locator(":nth-child(2)")),
  },
  {
    name: "Tagigo: add to cart",
    path: "/products/tagigo",
    ready: async (page) => {
      await page.locator("main [data-buy-button]").first().scrollIntoViewIfNeeded();
      // On a phone the button comes for those who do something.
      await page.mouse.wheel(0, 20);
      await button(page).waitFor();
    },
    press: (page) => button(page).click(unchecked),
    seen: cart,
  },
  {
    name: "InCard Finder: manual tab",
    path: "/products/incard-finder",
    press: (page) => page.getByRole("tab", { name: "Manual" }).click(unchecked),
    seen: (page) => page.getByRole("tab", { name: "Manual", selected: true }),
  },
];

const quietLimitMs = 10_000;

/** Opens the page of a press on a phone's screen, ready to be pressed. Its context is the caller's to close. */
export async function openForPress(browser: Browser, origin: string, { path, ready }: Press): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
  await ready?.(page);
  // Quiet where it comes soon: a full Chromium doesn't always tell of it.
  await page.waitForLoadState("networkidle", { timeout: quietLimitMs }).catch(() => undefined);
  return page;
}

import { once } from "node:events";
import type { Page } from "@playwright/test";
import { adminScreenList } from "#content/admin-dashboard.ts";
import { chromiumLaunch } from "#scripts/check/find-chromium.ts";
import { coveredControls } from "#tests/covered-controls.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { listedPaths } from "#tests/pages.ts";
import { unseenFocus } from "#tests/unseen-focus.ts";
import { layOutWholePage } from "#tests/whole-page.ts";
import { logIn } from "./staff-pages.ts";

// Playwright hides scrollbars, which take room on most desks.
test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ["--hide-scrollbars"] }, reducedMotion: "reduce" });

const scrollbarPx = 15;
const phone = { width: 390, height: 844 };
const magnified = { width: 320, height: 256 };
const desk = { width: 1280, height: 800 };
const others = [
  { width: 320, height: 640 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** A shop that asks about analytics: the question is one of the things that could cover something. */
let own: ReturnType<typeof startOwnShop>;

test.beforeAll(async ({ browserName: _ }, { parallelIndex }) => {
  const port = Number(process.env.E2E_PORT ?? 4317) + 1090 + parallelIndex;
  own = startOwnShop(port, { ANALYTICS_ID: "G-TEST", TRUST_PROXY: "1" });
  await expect(async () => expect((await fetch(`${own.origin}/api/health`)).status).toBe(200)).toPass();
});
/** The next shop of this worker has the same port. */
test.afterAll(async () => {
  const ended = once(own.shop, "exit");
  own.shop.kill();
  await ended;
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${own.origin}${path}`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
  await layOutWholePage(page);
}

/** The clock of the page is the test's, so that no place has to be waited for. */
async function prepare(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript((width) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`::-webkit-scrollbar { width: ${width}px; height: ${width}px; }`);
    document.adoptedStyleSheets = [sheet];
  }, scrollbarPx);
}

/** Scrolls to a share of the page's height, and waits until nothing lies on a control, or says what does. */
async function expectUncovered(page: Page, where: string, shares: readonly number[]): Promise<void> {
  for (const share of shares) {
    await page.evaluate((part) => {
      const { scrollHeight } = document.documentElement;
      scrollTo({ top: part * (scrollHeight - innerHeight), behavior: "instant" });
    }, share);
    await expect
      .poll(
        async () => {
          await page.clock.runFor(400);
          return coveredControls(page);
        },
        { message: `${where}, scrolled to ${share}`, intervals: [10, 50, 250], timeout: 5_000 },
      )
      .toEqual([]);
  }
}

/** No sideways scroll, and a header of one row. */
async function expectFitting(page: Page, where: string): Promise<void> {
  const { width } = page.viewportSize() ?? desk;
  const page_ = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const rows = [...document.querySelectorAll("header[data-site] > div > *")].map((one) =>
      one.getBoundingClientRect(),
    );
    const [first] = rows;
    const below = rows.filter(({ top, height }) => height > 0 && first && top >= first.bottom).length;
    return { clientWidth, tooWide: Math.max(0, scrollWidth - clientWidth), below };
  });
  expect(page_.tooWide, `${where} at ${width} px`).toBe(0);
  expect(page_.below, `what stands in a second row of the header, ${where} at ${width} px`).toBe(0);
}

const parts = 4;
for (let part = 0; part < parts; part += 1)
  test(`on every page nothing covers a control, each stop of Tab is seen, and nothing reaches out of a narrow window (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    await prepare(page);
    const paths = (await listedPaths(own.origin)).filter((_, index) => index % parts === part);
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize(phone);
        await open(page, path);
        await expectUncovered(page, `${path} on a phone`, [0, 0.5, 1]);
        await expectFitting(page, path);
        expect(await unseenFocus(page), path).toEqual([]);
        await page.setViewportSize(magnified);
        await expectFitting(page, path);
        await page.setViewportSize(desk);
        await expectUncovered(page, `${path} on a desk`, [0, 1]);
      });
    // A page that is long enough has the scrollbar that this is about.
    await page.setViewportSize(phone);
    await open(page, "/privacy-policy");
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(phone.width - scrollbarPx);
  });

test("a page of each kind at other widths, further down, and with its hero, its cart or its bar", async ({ page }) => {
  await prepare(page);
  for (const path of ["/products/carbon-finder", "/support", "/contact", "/troubleshooter", "/product-comparison"]) {
    await open(page, path);
    for (const size of others) {
      await page.setViewportSize(size);
      await expectUncovered(page, `${path} at ${size.width} px`, [0, 0.2, 0.4, 0.6, 0.8, 1]);
    }
  }
  await open(page, "/");
  for (const card of [0, 1, 2]) {
    await page.locator(`[data-hero-card="${card}"]`).click();
    for (const size of [phone, desk, ...others]) {
      await page.setViewportSize(size);
      await expectUncovered(page, `home's product ${card} at ${size.width} px`, [0, 0.1]);
    }
  }
});

test("a notification stands where it covers nothing", async ({ page }) => {
  await prepare(page);
  await page.route("**/api/subscribe", (route) => route.fulfill({ json: { success: true } }));
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await open(page, "/blog/3");
    const form = page.getByRole("contentinfo").locator("form");
    await form.getByLabel("Email address").fill("reader@example.com");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Close notification" })).toBeVisible();
    // It stays while it has the focus.
    await page.keyboard.press("F8");
    for (const share of [0.3, 1]) await expectUncovered(page, `a notification at ${size.width} px`, [share]);
  }
});

test("on the staff screens nothing covers a control, each stop of Tab is seen, and nothing reaches out", async ({
  page,
  request,
  adminPassword,
}) => {
  await prepare(page);
  await logIn(page, request, adminPassword);
  for (const { to } of adminScreenList)
    await test.step(to, async () => {
      await page.setViewportSize(phone);
      await page.goto(to);
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
      await page.waitForLoadState("networkidle");
      await expectUncovered(page, `${to} on a phone`, [0, 1]);
      await expectFitting(page, to);
      await page.setViewportSize(magnified);
      await expectFitting(page, to);
      await page.setViewportSize(desk);
      await expectUncovered(page, `${to} on a desk`, [0, 1]);
      expect(await unseenFocus(page), to).toEqual([]);
    });
});

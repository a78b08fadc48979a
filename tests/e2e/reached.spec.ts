import type { APIRequestContext, Page } from "@playwright/test";
import { adminScreenList, staff } from "#content/admin-dashboard.ts";
import { prices } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { isFirstOfKind, listedPaths } from "#tests/pages.ts";
import { followLink, isSameDocument, type ShownPage, shownPage } from "#tests/reached-page.ts";
import { openShopProxy } from "#tests/shop-proxy.ts";
import { uniqueIp } from "#tests/unique-ip.ts";

/** A page that takes the whole screen, without the shop's header and footer. */
const fullScreen = "/coach/incard-finder/disable";

/** Pages that the sitemap doesn't list. */
const unlisted = ["/search", "/search?q=battery", "/offline", fullScreen];

const narrow = { width: 390, height: 844 };

/** The same choice of what is random, and no request counts as one visitor's too many. */
async function steady(page: Page, key: string): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": uniqueIp(key) });
}

/** The page as it is when its address is loaded. */
async function loaded(page: Page, path: string, hydrated: (page: Page) => Promise<void>): Promise<ShownPage> {
  await page.goto(path);
  await hydrated(page);
  // Words that only the browser knows stand once it is idle.
  await expect.poll(async () => (await shownPage(page)).main?.words).not.toMatch(/^Loading|^One moment/);
  return shownPage(page);
}

async function expectReached(page: Page, path: string, expected: ShownPage): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search, path).toBe(path);
  await expect.poll(() => shownPage(page), path).toEqual(expected);
  expect(await isSameDocument(page), `${path} loaded a new document`).toBe(true);
}

const groups = 4;
for (let group = 0; group < groups; group += 1) {
  test(`pages reached by a link are the pages that load, part ${group + 1}`, async ({ page, baseURL, hydrated }) => {
    const all = [...(await listedPaths(baseURL)), ...unlisted];
    const paths = all.filter((_, index) => index % groups === group);
    let before: { readonly path: string; readonly shown: ShownPage } | undefined;
    // Each page is loaded, and from there the one before it is reached: the first one last.
    for (const path of [...paths, ...paths.slice(0, 1)]) {
      await steady(page, path);
      await page.setViewportSize({ width: 1280, height: 900 });
      const shown = await loaded(page, path, hydrated);
      if (before) {
        await page.setViewportSize(narrow);
        await followLink(page, before.path);
        await expectReached(page, before.path, before.shown);
      }
      if (before && isFirstOfKind(before.path, all)) {
        // From another frame, and back and forward again: once for each kind, since what is kept from page to page is the route's.
        const other = before.path === fullScreen ? "/contact" : fullScreen;
        await followLink(page, other);
        await expect.poll(() => new URL(page.url()).pathname).toBe(other);
        await expect(page.locator("header[data-site]")).toHaveCount(other === fullScreen ? 0 : 1);
        await followLink(page, before.path);
        await expectReached(page, before.path, before.shown);
        await page.goBack();
        await expect.poll(() => new URL(page.url()).pathname).toBe(other);
        await page.goForward();
        await expectReached(page, before.path, before.shown);
      }
      before = { path, shown };
    }
  });
}

/** Logs in by the call; every page of this test finds the token. */
async function logIn(page: Page, request: APIRequestContext, password: string): Promise<void> {
  const answer = await request.post("/api/admin-token", { data: { username: "admin", password } });
  const { token }: { token: string } = await answer.json();
  await page.addInitScript((value) => localStorage.setItem("adminToken", value), token);
}

test("staff screens reached from each other and from the shop are the screens that load", async ({
  page,
  request,
  hydrated,
  adminPassword,
}) => {
  await logIn(page, request, adminPassword);
  await steady(page, "staff screens");
  const screens = adminScreenList.map(({ to }) => to);
  // Lists and counts change while staff look at them: what frames them is compared.
  const frame = async () => {
    const { title, head, header, footer } = await shownPage(page);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    return { title, head, links: header?.links, footer, heading };
  };
  for (const [index, path] of screens.entries()) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("navigation", { name: staff.navigation })).toBeVisible();
    const expected = await frame();
    for (const from of ["/contact", screens[(index + 1) % screens.length] ?? "/admin/today"]) {
      await followLink(page, from);
      await expect.poll(() => new URL(page.url()).pathname).toBe(from);
      await followLink(page, path);
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await expect.poll(frame, `${path} from ${from}`).toEqual(expected);
      expect(await isSameDocument(page)).toBe(true);
    }
  }
});

for (const width of [390, 1280]) {
  test(`menu and footer come back after full-screen help and staff screens, ${width} px`, async ({
    page,
    request,
    hydrated,
    adminPassword,
  }) => {
    await logIn(page, request, adminPassword);
    await steady(page, `walk ${width}`);
    await page.setViewportSize({ width, height: 844 });
    const home = await loaded(page, "/", hydrated);
    const coachPage = await loaded(page, "/coach", hydrated);

    // Into a procedure and out of it by Back and by Close.
    await page.locator(`main a[href="${fullScreen}"]`).first().click();
    await expect(page.locator("header[data-site]")).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => shownPage(page)).toEqual(coachPage);
    await page.goForward();
    await page.getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/coach");
    await expect.poll(() => shownPage(page)).toEqual(coachPage);

    // From a link on the packaging: the full-screen page is the document.
    await page.goto(fullScreen);
    await hydrated(page);
    await page.getByRole("link", { name: "Close" }).click();
    await expect(page.locator("header[data-site]")).toBeVisible();
    const { header, footer } = await shownPage(page);
    expect({ header, footer }).toEqual({ header: coachPage.header, footer: coachPage.footer });

    // From a staff screen by its own link to the shop.
    await page.goto("/admin/today");
    await hydrated(page);
    if (width < 1024) await page.getByRole("button", { name: width < 768 ? staff.more : staff.menu }).click();
    await page.getByRole("link", { name: staff.mainSite }).filter({ visible: true }).click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => shownPage(page)).toEqual(home);
    if (width < 1024) {
      await page.locator("header[data-site] summary[aria-label=Menu]").click();
      await expect(page.getByRole("navigation", { name: "Mobile" }).getByRole("link").first()).toBeVisible();
    }
  });
}

test("after an hour in the tab a page is still the page that loads, and without a connection the frame stays", async ({
  page,
  consoleErrors,
  hydrated,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await steady(page, "an hour");
  const contact = await loaded(page, "/contact", hydrated);
  const comparison = await loaded(page, "/product-comparison", hydrated);
  await page.clock.install();
  await page.goto("/support");
  await hydrated(page);
  await page.clock.fastForward("01:00:00");
  await followLink(page, "/product-comparison");
  await expectReached(page, "/product-comparison", comparison);
  await page.context().setOffline(true);
  await followLink(page, "/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const { header, footer } = await shownPage(page);
  expect({ header, footer }).toEqual({ header: contact.header, footer: contact.footer });
});

test("after a change of the catalog the next page that is followed to shows it, in its menu too", async ({
  page,
  playwright,
  hydrated,
  adminPassword,
}) => {
  // Prices of its own: other tests read those of the shared shop.
  const { origin, shop } = startOwnShop(Number(process.env.E2E_PORT ?? 4317) + 1040, {});
  const there = await playwright.request.newContext({ baseURL: origin });
  try {
    await expect(async () => expect((await there.get("/api/health")).status()).toBe(200)).toPass();
    await page.goto(`${origin}/contact`);
    await hydrated(page);
    const [before, after] = [prices.carbon, "27.77"];
    await expect(page.locator("header nav")).toContainText([before, before]);
    const answer = await there.post("/api/admin-token", { data: { username: "admin", password: adminPassword } });
    const { token }: { token: string } = await answer.json();
    const saved = await there.post("/api/admin/catalog/changes", {
      headers: { Authorization: `Bearer ${token}` },
      data: {
        product: "carbon-finder-product",
        edits: [{ variant: "carbon-finder-presale", field: "price", from: before, to: after }],
        appliesAt: null,
      },
    });
    expect(saved.status()).toBe(200);
    await followLink(page, "/product-comparison");
    await expect(page.getByRole("main")).toContainText(after);
    await expect(page.locator("header nav")).toContainText([after, after]);
    expect((await shownPage(page)).main?.words).not.toContain(before);
    expect(await isSameDocument(page)).toBe(true);
  } finally {
    shop.kill();
    await there.dispose();
  }
});

test("a link that is pressed after a newer build has replaced the scripts leads to its page", async ({
  page,
  baseURL,
  consoleErrors,
  hydrated,
}) => {
  consoleErrors.allow(/404|loading route module|Failed to fetch dynamically/);
  const proxy = await openShopProxy(baseURL ?? "");
  try {
    await steady(page, "a new build");
    await page.goto(`${proxy.origin}/contact`);
    await hydrated(page);
    proxy.build = 2;
    await followLink(page, "/product-comparison");
    await expect(page).toHaveURL(`${proxy.origin}/product-comparison`);
    await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
  } finally {
    await proxy.close();
  }
});

test("a document's status is that of its data", async ({ request, baseURL }) => {
  const paths = [
    ...(await listedPaths(baseURL)),
    ...unlisted,
    "/no-such-page",
    "/blog/no-such",
    "/found/no-such",
    "/go/no",
  ];
  for (const path of paths) {
    const { pathname, search } = new URL(path, "http://localhost");
    const headers = { "X-Forwarded-For": uniqueIp(`data ${path}`) };
    const page = await request.get(path, { headers, maxRedirects: 0 });
    const data = await request.get(`${pathname === "/" ? "/_" : pathname}.data${search}`, { headers });
    expect(data.status(), `${path}: data`).toBe(page.status());
    expect(data.headers()["x-remix-response"], `${path}: data`).toBe("yes");
  }
});

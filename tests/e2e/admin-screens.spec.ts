import { adminText } from "#content/admin.ts";
import { adminScreenList, staff } from "#content/admin-dashboard.ts";
import { ordersText } from "#content/admin-orders.ts";
import { todayText } from "#content/admin-today.ts";
import { helpfulTexts } from "#content/manuals/helpful.ts";
import { expect, test } from "#tests/fixtures.ts";
import { at, failed, open, quiet } from "./admin-mocks.ts";
import { fits, logIn } from "./staff-pages.ts";

test("without a token a staff screen leads to the login; none is listed or has the chat", async ({ page, request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const { to } of adminScreenList.filter(({ to }) => to.startsWith("/admin/"))) {
    expect(await (await request.get(to)).text()).toContain('content="noindex, nofollow"');
    expect(sitemap).not.toContain(to);
  }
  await page.goto("/admin/inbox");
  await expect(page).toHaveURL("/simple-admin-login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /assistant|chat/i })).toHaveCount(0);
});

test("staff screens have their own frame: navigation that marks where one is, a row and a menu on a phone, no shop around", async ({
  page,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/500/);
  const items = [
    { kind: "messages", count: 3, oldestAt: "2025-12-30T03:04:05.000Z" },
    { kind: "backup", count: 1, oldestAt: null },
  ];
  await page.route("**/api/admin/inbox?*", (route) => route.fulfill(failed(500)));
  await open(page, "/admin/today");
  await expect(page.getByText(todayText.empty)).toBeVisible();
  await expectAccessible(page);
  await page.route("**/api/admin/today", (route) => route.fulfill({ json: { ...quiet, items } }));
  await page.getByRole("button", { name: todayText.refresh }).click();
  const list = page.getByRole("list", { name: todayText.list });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("listitem").first()).toContainText("3 days ago, Dec 30, 2025, 03:04");
  const nav = page.getByRole("navigation", { name: "Staff screens" });
  await expect(nav.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
  await expect(nav.getByRole("link", { name: "2 things need somebody" })).toBeVisible();
  for (const shop of [page.getByRole("contentinfo"), page.getByRole("navigation", { name: "Main" })]) {
    await expect(shop).toHaveCount(0);
  }
  await expectAccessible(page);

  const shortcuts = page.getByRole("navigation", { name: staff.shortcuts });
  await expect(shortcuts).toBeHidden();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole("button", { name: staff.menu })).toBeVisible();
  await expect(shortcuts).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole("button", { name: staff.more });
  await expect(nav).toBeHidden();
  await expect(page.getByRole("button", { name: staff.menu })).toBeHidden();
  await expect(shortcuts.getByRole("link")).toHaveText([/^Today\s*2/, "Inbox", "Orders", "Catalog"]);
  await expect(shortcuts.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
  await expect(shortcuts.getByRole("link", { name: "Inbox" })).not.toHaveAttribute("aria-current");
  const rowTop = (await shortcuts.boundingBox())?.y ?? 0;
  expect((await shortcuts.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const { y = 0, height = 0 } = (await page.getByRole("main").locator("> div").boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(rowTop);
  await page.emulateMedia({ media: "print" });
  await expect(shortcuts).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await menu.click();
  // The menu stands above the row.
  const opened = await page.locator("#staff-menu").boundingBox();
  expect((opened?.y ?? 0) + (opened?.height ?? 0)).toBeLessThanOrEqual(rowTop);
  await expect(page.getByRole("button", { name: staff.logout })).toBeVisible();
  await expectAccessible(page);
  // The row covers no dialog: each button of one can be pressed.
  const { button, question } = adminText.logOutEverywhere;
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog", { name: question });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(nav).toBeHidden();
  await expect(menu).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await list.getByRole("link", { name: todayText.items.messages.link?.label ?? "" }).click();
  await expect(page).toHaveURL("/admin/inbox?state=new");
  await expect(shortcuts.getByRole("link", { name: "Inbox" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inbox");
  await menu.click();
  await expect(nav.getByRole("link", { name: "Inbox" })).toHaveAttribute("aria-current", "page");
});

test("from screen to screen the frame stays, and each has its heading, title and address", async ({
  page,
  request,
  hydrated,
  adminPassword,
}) => {
  await logIn(page, request, adminPassword);
  await page.goto("/admin/today");
  await hydrated(page);
  const nav = page.getByRole("navigation", { name: staff.navigation });
  await nav.evaluate((element) => element.setAttribute("data-kept", "yes"));
  for (const { group, to, title, label = title } of adminScreenList) {
    if (group === undefined || (await nav.getByRole("link", { name: label }).count()) === 0) continue;
    await nav.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(title === staff.title ? title : `${title} | InCard`);
    await expect(nav.getByRole("link", { name: label })).toHaveAttribute("aria-current", "page");
    await expect(nav).toHaveAttribute("data-kept", "yes");
  }
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Staff accounts");
  await expect(nav).toHaveAttribute("data-kept", "yes");
});

test("growth and orders are drawn from what is there, with the same figures as a table", async ({
  page,
  request,
  adminPassword,
  expectAccessible,
}) => {
  await request.post("/api/subscribe", { data: { email: `growth${Date.now()}@example.com` } });
  await logIn(page, request, adminPassword);
  await page.goto("/admin/growth");
  await expect(page.getByRole("img", { name: /^New subscribers in the last 26 weeks/ })).toBeVisible();
  await page.getByRole("button", { name: "Month" }).click();
  await expect(page).toHaveURL("/admin/growth?by=month");
  // Months without a subscriber are told in a sentence, not in rows.
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  await expect(page.getByText("11 months without a new subscriber aren't listed.")).toBeVisible();
  await expect(page.getByRole("img", { name: /the last 12 months/ })).toBeVisible();
  await expectAccessible(page);
  await fits(page);
  const paid = { kind: "demo", status: "succeeded", cents: 12_797, quantity: 3 };
  const orders = { data: [{ ...paid, label: "abc123", items: "", seen_at: at }], totals: [{ ...paid, orders: 1 }] };
  await page.route("**/api/admin/orders?*", (route) =>
    route.fulfill({ json: { success: true, matchCount: 1, ...orders } }),
  );
  await page.goto("/admin/orders");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orders");
  for (const name of [ordersText.totals, ordersText.list]) {
    await expect(
      page.getByRole("table", { name }).getByRole("cell", { name: "$127.97", exact: true }).first(),
    ).toBeVisible();
  }
  await expectAccessible(page);
});

test("unanswered searches only with consent, a vote, a path that gives 404 and its redirect", async ({
  page,
  request,
  consoleErrors,
  hydrated,
  adminPassword,
  expectAccessible,
}) => {
  consoleErrors.allow(/404/);
  // Letters alone: what mixes them with digits is taken for somebody's number.
  const word = `zxqv${Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => "qwxzvjkypb"[Number(digit)] ?? "")}`;
  await page.goto(`/search?q=${word}vv`);
  await hydrated(page);
  await page.evaluate(() => localStorage.setItem("analytics-consent", "granted"));
  const told = page.waitForResponse("**/api/unanswered-search");
  await page.goto(`/search?q=${word}kk`);
  await told;

  await page.goto("/pages/incard-user-manual#battery");
  await hydrated(page);
  const vote = page.getByRole("group", { name: helpfulTexts.question }).filter({ visible: true }).first();
  await vote.getByRole("button", { name: helpfulTexts.no }).click();
  await expect(page.getByText(helpfulTexts.thanks)).toBeFocused();

  const lost = `/lost-${word}`;
  expect((await request.get(lost)).status()).toBe(404);
  await logIn(page, request, adminPassword);
  await page.goto("/admin/unanswered-searches");
  const searches = page.getByRole("table", { name: "Searches that found nothing" });
  await expect(searches).toContainText(`${word}kk`);
  await expect(searches).not.toContainText(`${word}vv`);
  await expect(page.getByRole("table", { name: "Was this manual section helpful?" })).toContainText("incard-finder/");
  await page.getByLabel(`Send ${lost} to`).fill("/contact");
  await expectAccessible(page);
  await fits(page);
  await page.getByLabel(`Send ${lost} to`).press("Enter");
  const remove = page.getByRole("button", { name: new RegExp(`Remove ?: ${lost}`) });
  await expect(remove.filter({ visible: true })).toBeVisible();
  const answer = await request.get(lost, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, "/contact"]);
  await remove.filter({ visible: true }).click();
  await expect(page.getByText("Redirect removed").first()).toBeVisible();
  expect((await request.get(lost)).status()).toBe(404);
});

test("no staff screen is wider than a phone, whatever the system's fonts, and before a table has folded its columns", async ({
  page,
  request,
  hydrated,
  consoleErrors,
  adminPassword,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await request.post("/api/subscribe", {
    data: { email: `a.rather.long.address.${Date.now()}@subdomain.example.com` },
  });
  await request.get(`/a-wrong-address-${Date.now()}`);
  await logIn(page, request, adminPassword);
  // A phone that was just turned: its tables still have the columns of a wide screen.
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query.includes("48rem") ? "all" : query);
  });
  await page.route("**/*.woff2", (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { to } of adminScreenList) {
    await page.goto(to);
    await hydrated(page);
    await expect(page.getByText(adminText.loading)).toHaveCount(0);
    await page.evaluate(() => {
      const wide = new CSSStyleSheet();
      wide.replaceSync(".figure-mono, .kicker { letter-spacing: 0.08em !important; }");
      document.adoptedStyleSheets = [wide];
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), to).toBeLessThanOrEqual(390);
  }
});

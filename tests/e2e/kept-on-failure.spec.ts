import { adminScreens, staff } from "#content/admin-dashboard.ts";
import { expect, test } from "#tests/fixtures.ts";
import {
  expectedErrors as expected,
  planted,
  reportsOf,
  partFailure as said,
  throwInRendering,
} from "#tests/planted-failures.ts";
import { followLink, isSameDocument } from "#tests/reached-page.ts";
import { layOutWholePage } from "#tests/whole-page.ts";

test("a page that is reached by a link and loaded again starts at its top", async ({
  page,
  consoleErrors,
  hydrated,
}) => {
  consoleErrors.allow(expected);
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto("/contact");
  await page.mouse.wheel(0, 1);
  await hydrated(page);
  // In this document only: the one that is loaded works.
  await page.evaluate((message) => {
    Reflect.set(window, "IntersectionObserver", function throwPlanted() {
      throw new Error(message);
    });
  }, planted);
  await followLink(page, "/products/incard-finder");
  await page.waitForFunction(() => !("sameDocument" in window));
  await hydrated(page);
  await layOutWholePage(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a page whose data never comes is loaded as a document", async ({ page, hydrated }) => {
  await page.clock.install();
  await page.route("**/*.data*", () => {});
  await page.goto("/contact");
  await page.clock.runFor(3_000);
  await hydrated(page);
  await followLink(page, "/product-comparison");
  await page.clock.runFor(11_000);
  await expect(page).toHaveURL("/product-comparison");
  await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test("a press on the cart follows its link where the page's script never comes", async ({ page }) => {
  await page.clock.install();
  await page.route("**/assets/entry.client-*.js", () => {});
  await page.goto("/support");
  await page.locator("[data-cart-link]").click();
  await expect(page.locator("html")).toHaveAttribute("data-cart-wanted", "");
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL("/buy-now");
});

test("what was typed and chosen before the page's script came stays when that fails, and so does the focus", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(expected);
  const release = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await release.promise;
    await route.continue();
  });
  await throwInRendering(page, "contact");
  await page.goto("/contact");
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Ada Lovelace");
  await main.getByRole("textbox", { name: "Message" }).fill("Does it float?");
  release.resolve();
  await expect(page.locator("html")).toHaveAttribute("data-without-script", "");
  await expect(main.getByLabel("Name")).toHaveValue("Ada Lovelace");
  await expect(main.getByRole("textbox", { name: "Message" })).toHaveValue("Does it float?");
  await expect(main.getByRole("textbox", { name: "Message" })).toBeFocused();
});

test("a page that fails keeps the focus on a link and what was typed where no more files can be had", async ({
  page,
  consoleErrors,
  hydrated,
}) => {
  consoleErrors.allow(expected);
  await page.goto("/support");
  await hydrated(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Regulatory" }).first();
  const fetched = page.waitForResponse("**/assets/restore-visit-*.js");
  await page.getByRole("contentinfo").getByLabel("Email address").fill("ada@example.com");
  await link.focus();
  await (await fetched).finished();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.evaluate((message) => {
    Reflect.set(window, "URLSearchParams", function throwPlanted() {
      throw new Error(message);
    });
    history.pushState(null, "");
    dispatchEvent(new PopStateEvent("popstate"));
  }, planted);
  await expect(page.locator("html")).toHaveAttribute("data-without-script", "");
  await expect(link).toBeFocused();
  await expect(page.getByRole("contentinfo").getByLabel("Email address")).toHaveValue("ada@example.com");
});

test("a failure whose words can't be read is told too, and that of a long path", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404|ERR|uncaught|null/);
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === "/api/page-failure") statuses.push(response.status());
  });
  await page.route("**/assets/root-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw Object.create(null)" }),
  );
  await page.goto(`/blog/${encodeURIComponent("ü".repeat(60))}`);
  await expect.poll(() => statuses).toEqual([200]);
});

test("a staff screen that throws says so in its place, and the others stay in reach", async ({
  page,
  consoleErrors,
  adminPassword,
}) => {
  consoleErrors.allow(expected);
  const reports = reportsOf(page);
  await throwInRendering(page, "today");
  await page.goto("/simple-admin-login");
  await page.getByLabel(staff.login.username).fill("admin");
  await page.getByLabel(staff.login.password, { exact: true }).fill(adminPassword);
  await page.getByRole("main").getByRole("button", { name: staff.login.submit }).click();
  await expect(page).toHaveURL("/direct-admin");
  await followLink(page, "/admin/today");
  await expect(page.getByRole("alert").filter({ hasText: staff.screenFailed.text })).toBeVisible();
  expect(reports).toEqual([{ path: "/admin/today", message: expect.stringContaining(planted) }]);
  await followLink(page, "/admin/inbox");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(adminScreens.inbox.title);
  await expect(page.getByText(staff.screenFailed.text)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test("a part whose code never comes says so in its place", async ({ page, consoleErrors, hydrated }) => {
  consoleErrors.allow(/took too long/);
  await page.clock.install();
  await page.route("**/assets/cart-drawer-*.js", () => {});
  await page.goto("/support");
  await page.clock.runFor(3_000);
  await hydrated(page);
  await page.locator("[data-cart-link]").click();
  await page.clock.runFor(21_000);
  await expect(said(page).getByRole("link", { name: "Go on without it" })).toBeVisible();
});

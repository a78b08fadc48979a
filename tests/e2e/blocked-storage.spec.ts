import type { Page } from "@playwright/test";
import { staff } from "#content/admin-dashboard.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { expect, test } from "#tests/fixtures.ts";
import { isFirstOfKind, listedPaths } from "#tests/pages.ts";
import { followLink, isSameDocument } from "#tests/reached-page.ts";
import { breakStorage, storageFailures } from "#tests/storage-that-throws.ts";
import { uniqueIp } from "#tests/unique-ip.ts";

const unlisted = ["/search?q=battery", "/coach/incard-finder/disable", "/order-confirmation", "/offline"];

/** One page of each kind. */
const kinds = [
  "/",
  "/products/incard-finder",
  "/products/tagigo",
  "/product-comparison",
  "/support",
  "/support/disable",
  "/found",
  "/contact",
  "/blog",
  ...unlisted,
];

/** The framework's script for places of the scroll and the store's own script say so in the console. */
const saidByOthers = /The operation is insecure/;

/** Fails when the page's script has failed, or an error screen stands in its place. */
async function expectWell(page: Page, path: string): Promise<void> {
  await expect(page.locator("h1").first(), path).toBeVisible();
  await expect(page.getByText("This page can't be shown"), path).toHaveCount(0);
  await expect(page.locator("html"), path).not.toHaveAttribute("data-without-script");
}

for (const [what, failure] of Object.entries(storageFailures)) {
  const isWhole = what === "all storage is blocked";
  test(`where ${what} a page of each kind loads, and ${isWhole ? "every page" : "each"} is reached by a link`, async ({
    page,
    baseURL,
    consoleErrors,
    hydrated,
  }) => {
    test.slow();
    consoleErrors.allow(saidByOthers);
    await breakStorage(page, failure);
    const paths = isWhole ? [...(await listedPaths(baseURL)), ...unlisted] : kinds;
    let before = paths.at(-1) ?? "/";
    for (const path of paths) {
      await page.setExtraHTTPHeaders({ "X-Forwarded-For": uniqueIp(`${what} ${path}`) });
      if (isFirstOfKind(path, paths)) {
        await page.goto(path);
        await hydrated(page);
        await expectWell(page, path);
      }
      await followLink(page, before);
      await expect.poll(() => new URL(page.url()).pathname, before).toBe(new URL(before, page.url()).pathname);
      await expectWell(page, before);
      expect(await isSameDocument(page), `${before} loaded a new document`).toBe(true);
      before = path;
    }
  });

  test(`where ${what} a tracker can be bought by the link`, async ({ page, consoleErrors, hydrated }) => {
    consoleErrors.allow(saidByOthers);
    await breakStorage(page, failure);
    await page.goto("/products/incard-finder");
    await hydrated(page);
    const link = page.locator("main [data-buy-link]").first();
    const address = await link.getAttribute("href");
    await page.goto(address ?? "");
    await expect(page.getByRole("main")).toBeVisible();
    expect(new URL(page.url()).pathname).not.toContain("/products/");
  });

  test(`where ${what} staff log in once, and read how long it lasts`, async ({
    page,
    consoleErrors,
    hydrated,
    adminPassword,
  }) => {
    consoleErrors.allow(saidByOthers);
    await breakStorage(page, failure);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.goto("/admin/today");
    await expect(page).toHaveURL("/simple-admin-login");
    await hydrated(page);
    await page.getByLabel(staff.login.username).fill("admin");
    await page.getByLabel(staff.login.password, { exact: true }).fill(adminPassword);
    await page.getByRole("button", { name: staff.login.submit }).click();
    const isKept = what === "sessionStorage is blocked" || what === "databases and workers are refused";
    if (!isKept) await expect(page.getByText(staffMessages.notKept).first()).toBeVisible();
    await expect(page).toHaveURL("/direct-admin");
    await expect(page.getByRole("navigation", { name: staff.navigation })).toBeVisible();
    await followLink(page, "/admin/inbox");
    await expect(page).toHaveURL("/admin/inbox");
    await expect(page.getByRole("navigation", { name: staff.navigation })).toBeVisible();
    // Loaded again, who isn't kept is asked again, once.
    await page.reload();
    await expect(page).toHaveURL(isKept ? "/admin/inbox" : "/simple-admin-login");
    await hydrated(page);
    expect(documents).toHaveLength(2);
  });
}

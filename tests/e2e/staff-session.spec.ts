import type { APIRequestContext, Page } from "@playwright/test";
import { adminText } from "#content/admin.ts";
import { adminScreenList, staff } from "#content/admin-dashboard.ts";
import { inboxText } from "#content/admin-inbox.ts";
import { expect, test } from "#tests/fixtures.ts";
import { failed, open, quiet, toast } from "./admin-mocks.ts";

const login = "/simple-admin-login";
const ended = staff.login.sessionEnded;

/** A staff token, by the call. */
async function tokenOf(request: APIRequestContext, password: string): Promise<string> {
  const answer = await request.post("/api/admin-token", { data: { username: "admin", password } });
  const { token }: { token: string } = await answer.json();
  return token;
}

/** Puts a token into the browser, once: what happens to it afterwards stays. */
const seed = (page: Page, token: string) =>
  page.addInitScript((value) => {
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("adminToken", value);
    sessionStorage.setItem("seeded", "1");
  }, token);

const claimsUntil = (expiresAt: number): string =>
  `a.${Buffer.from(JSON.stringify({ expiresAt, role: "admin", username: "admin" })).toString("base64url")}.c`;

test("every staff screen leads to the login, which says why, when the token is refused", async ({
  page,
  consoleErrors,
  hydrated,
}) => {
  consoleErrors.allow(/401/);
  await page.goto("/robots.txt");
  for (const { to: path } of adminScreenList) {
    await test.step(path, async () => {
      await page.evaluate(() => localStorage.setItem("adminToken", "a.refused.token"));
      await page.goto(path);
      await hydrated(page);
      await expect(page).toHaveURL(login);
      await expect(page.getByText(ended)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
    });
  }
});

test("a token whose time is over, also before anything is asked, is told at the login", async ({
  page,
  hydrated,
  expectAccessible,
}) => {
  for (const path of ["/admin", "/admin/orders", "/direct-admin"]) {
    await page.goto(login);
    await page.evaluate((token) => localStorage.setItem("adminToken", token), claimsUntil(1));
    await page.goto(path);
    await hydrated(page);
    await expect(page).toHaveURL(login);
    await expect(page.getByText(ended)).toBeVisible();
  }
  await expectAccessible(page);
});

test("who never logged in, or logged out, isn't told of an end", async ({ page, hydrated }) => {
  await page.goto("/admin/inbox");
  await hydrated(page);
  await expect(page).toHaveURL(login);
  await open(page, "/direct-admin");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(login);
  await expect(toast(page, "Logged out")).toBeVisible();
  await expect(page.getByText(ended)).toHaveCount(0);
});

test("a screen that stays open leaves when the token's time is up", async ({ page, hydrated }) => {
  await page.clock.install();
  const now = await page.evaluate(() => Date.now());
  await page.route("**/api/admin/audit-log*", (route) =>
    route.fulfill({ json: { success: true, data: [], matchCount: 0 } }),
  );
  await page.route("**/api/admin/today", (route) => route.fulfill({ json: quiet }));
  await seed(page, claimsUntil(now + 8 * 60 * 60_000));
  await page.goto("/admin/audit-log");
  await hydrated(page);
  await expect(page.getByText(adminText.auditLog.empty)).toBeVisible();
  await page.clock.fastForward("07:50:00");
  await expect(page).toHaveURL("/admin/audit-log");
  await page.clock.fastForward("00:11:00");
  await expect(page).toHaveURL(login);
  await expect(page.getByText(ended)).toBeVisible();
});

test("a change that is refused leads to the login too, and a login leads back", async ({
  page,
  request,
  consoleErrors,
  hydrated,
  adminPassword,
}) => {
  consoleErrors.allow(/401/);
  await seed(page, await tokenOf(request, adminPassword));
  const name = `Una ${crypto.randomUUID()}`;
  const data = { name, email: "una@example.com", topic: "order", message: `Hello from ${name}` };
  expect((await request.post("/api/contact", { data })).ok()).toBe(true);
  await page.goto("/admin/inbox?state=all");
  await hydrated(page);
  await page.route("**/api/admin/inbox/state", (route) => route.fulfill(failed(401)));
  await page.getByRole("button", { name: inboxText.to.archived, exact: true }).first().click();
  await expect(page).toHaveURL(login);
  await expect(page.getByText(ended)).toBeVisible();
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill(adminPassword);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/admin/inbox?state=all");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test.describe("log out everywhere", () => {
  // It ends the tokens of every other test on the shop: what the server does is shown by its own tests.
  test("asks once more, then this browser goes to the login too", async ({ page, expectAccessible }) => {
    let asked = 0;
    await page.route("**/api/admin/log-out-everywhere", (route) => {
      asked += 1;
      expect(route.request().headers().authorization).toBe("Bearer a.stored.token");
      return route.fulfill({ json: { success: true, message: adminText.logOutEverywhere.done } });
    });
    await open(page, "/direct-admin");
    const opener = page.getByRole("button", { name: adminText.logOutEverywhere.button, exact: true });
    const question = page.getByRole("dialog", { name: adminText.logOutEverywhere.question });
    const confirm = question.getByRole("button", { name: adminText.logOutEverywhere.confirm });
    await expect(confirm).toBeHidden();
    await opener.click();
    await expect(confirm).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(confirm).toBeHidden();
    await expect(opener).toBeFocused();
    expect(asked).toBe(0);
    await opener.click();
    await confirm.click();
    await expect(page).toHaveURL(login);
    await expect(toast(page, adminText.logOutEverywhere.done)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
    expect(asked).toBe(1);
  });

  test("stays where it is when it fails, and says so", async ({ page, consoleErrors }) => {
    consoleErrors.allow(/503/);
    await page.route("**/api/admin/log-out-everywhere", (route) => route.fulfill(failed(503)));
    await open(page, "/direct-admin");
    await page.getByRole("button", { name: adminText.logOutEverywhere.button, exact: true }).click();
    await page.getByRole("button", { name: adminText.logOutEverywhere.confirm }).click();
    await expect(toast(page, "API error: 503")).toBeVisible();
    await expect(page).toHaveURL("/direct-admin");
  });
});

test("every staff screen has the button that ends every login", async ({ page, request, hydrated, adminPassword }) => {
  await seed(page, await tokenOf(request, adminPassword));
  for (const { to } of adminScreenList) {
    await page.goto(to);
    await hydrated(page);
    await expect(page.getByRole("button", { name: adminText.logOutEverywhere.button, exact: true })).toBeVisible();
  }
});

import type { Page, Route } from "@playwright/test";
import { adminText } from "#content/admin.ts";
import { adminScreens } from "#content/admin-dashboard.ts";
import { expect, test } from "#tests/fixtures.ts";
import { failed, table, toast } from "./admin-mocks.ts";
import { fits } from "./staff-pages.ts";

test.describe("the way in", () => {
  for (const path of ["/admin", "/admin-login"]) {
    test(`${path} leads to the login without a token, to the dashboard with one`, async ({
      page,
      consoleErrors,
      hydrated,
    }) => {
      consoleErrors.allow(/500/);
      await page.goto(path);
      await hydrated(page);
      await expect(page).toHaveURL("/simple-admin-login");
      await page.evaluate(() => localStorage.setItem("adminToken", "a.stored.token"));
      await page.route("**/api/admin/**", (route) => route.fulfill(failed(500)));
      await page.goto(path);
      await hydrated(page);
      await expect(page).toHaveURL("/direct-admin");
    });

    test(`${path} is a page of links without script`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${baseURL}${path}`);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "Open the dashboard" })).toHaveAttribute("href", "/direct-admin");
      await expect(main.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/simple-admin-login");
      await context.close();
    });
  }

  test("staff screens are hidden from search engines", async ({ request }) => {
    for (const path of ["/admin", "/simple-admin-login", "/direct-admin", "/simple-admin", "/old-simple-admin"])
      expect(await (await request.get(path)).text(), path).toMatch(/<meta name="robots" content="noindex/);
  });
});

test.describe("the login", () => {
  const fill = async (page: Page, username: string, password: string) => {
    await page.goto("/simple-admin-login");
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password").fill(password);
  };
  const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: "Login" }).click();

  test("of a shop that isn't open yet leads on to the set-up", async ({ page, adminPassword, expectAccessible }) => {
    await fill(page, "admin", adminPassword);
    await submit(page);
    await expect(page).toHaveURL("/direct-admin");
    await expect(page.getByText(/^Not open yet: \d+ things stand between/)).toBeVisible();
    await expectAccessible(page);
    await fits(page);
    await page.getByRole("link", { name: adminText.setUp }).click();
    await expect(page).toHaveURL(adminScreens.setup.to);
    await page.goto(adminScreens.today.to);
    await expect(page.getByRole("link", { name: adminText.setUp })).toBeVisible();
    await expectAccessible(page);
    await fits(page);
  });

  test("asks for both parts", async ({ page, expectAccessible }) => {
    await fill(page, "admin", "");
    await submit(page);
    await expect(page.getByText("Username and password are required")).toBeVisible();
    await expect(page.getByLabel("Password")).toBeFocused();
    await expectAccessible(page);
  });

  test("says no to a wrong password and keeps what was typed", async ({ page, consoleErrors, expectAccessible }) => {
    consoleErrors.allow(/401/);
    await fill(page, "admin", "wrong");
    await submit(page);
    await expect(page.getByText("Invalid username or password")).toBeVisible();
    await expect(toast(page, "Login failed")).toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue("admin");
    await expect(page.getByLabel("Password")).toHaveValue("wrong");
    await expect(page).toHaveURL("/simple-admin-login");
    await expectAccessible(page);
  });

  test("reads Logging in... while the call is out, and goes on 500 ms after it", async ({ page, consoleErrors }) => {
    consoleErrors.allow(/500/);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/api/admin-token", async (route: Route) => {
      await answered;
      await route.fulfill({ json: { success: true, token: "a.new.token", message: "" } });
    });
    await page.route("**/api/admin/**", (route) => route.fulfill(failed(500)));
    await fill(page, "admin", "secret");
    const button = page.getByRole("main").getByRole("button", { name: /Login|Logging in/ });
    await expect(button).toBeEnabled();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page);
    await expect(button).toHaveText("Logging in...");
    await expect(button).toBeDisabled();
    answer();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("adminToken"))).toBe("a.new.token");
    await page.clock.runFor(499);
    expect(new URL(page.url()).pathname).toBe("/simple-admin-login");
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(page).toHaveURL("/direct-admin");
  });

  test("opens the real dashboard, and Logout closes it", async ({ page, adminPassword, request, expectAccessible }) => {
    const email = `staff-${crypto.randomUUID()}@example.com`;
    expect((await request.post("/api/subscribe", { data: { email } })).ok()).toBe(true);
    await fill(page, "admin", adminPassword);
    await submit(page);
    await expect(toast(page, "Login successful")).toBeVisible();
    await expect(page).toHaveURL("/direct-admin");
    await expect(page.getByText("Server Online")).toBeVisible();
    await expect(page.getByText("Signed in as admin")).toBeVisible();
    await page.getByLabel("Search by email").fill(email.toUpperCase());
    await expect(table(page).getByRole("row")).toHaveCount(2);
    await expect(table(page).getByRole("cell", { name: email })).toBeVisible();
    // While rows are asked for again the former ones are pale.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page);

    const addresses: string[] = [];
    page.on("request", (one) => addresses.push(one.url()));
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const download = await started;
    expect(download.url()).toMatch(/\/api\/admin\/subscribers\/export\?ticket=[\w-]{43}$/);
    const token = await page.evaluate(() => localStorage.getItem("adminToken"));
    expect(addresses.filter((one) => one.includes(token ?? "token"))).toEqual([]);
    expect(download.suggestedFilename()).toBe("subscribers.csv");
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks).toString()).toContain(email);

    for (const path of ["/simple-admin", "/old-simple-admin"]) {
      await page.goto(path);
      await page.getByLabel("Search by email").fill(email);
      await expect(table(page).getByRole("cell", { name: email })).toBeVisible();
    }
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/simple-admin-login");
    await expect(toast(page, "Logged out")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
  });
});

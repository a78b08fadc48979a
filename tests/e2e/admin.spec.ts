import { staffMessages } from "#content/staff-messages.ts";
import { expect, test } from "#tests/fixtures.ts";
import { direct, failed, list, open, paths, row, table, toast } from "./admin-mocks.ts";

test.describe("the dashboards", () => {
  test("show badges, counts, tools and table, and send the token as bearer", async ({ page, expectAccessible }) => {
    const asked = page.waitForRequest(paths.both);
    for (const path of ["/direct-admin", "/simple-admin", "/old-simple-admin"]) {
      await test.step(path, async () => {
        await open(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("InCard Admin Dashboard");
        await expect(page.getByText("Server Online")).toBeVisible();
        await expect(page.getByText(/Environment:\s*Development/)).toBeVisible();
        await expect(page.getByRole("link", { name: "Main Site" })).toHaveAttribute("href", "/");
        for (const name of ["Logout", "Refresh", "Export CSV"]) {
          await expect(page.getByRole("button", { name })).toBeVisible();
        }
        const counts = page.getByRole("main").locator("dl").first();
        await expect(counts).toContainText(/Development\s*3/);
        await expect(counts).toContainText(/Production\s*1,204/);
        await expect(counts).toContainText(/Total\s*1,207/);
        await expect(table(page).getByRole("columnheader")).toHaveText(["ID", "Email", "Date", "Time", "Source"]);
        const cells = table(page).getByRole("row").nth(1).getByRole("cell");
        await expect(cells).toHaveText(["3", "Person.3@example.com", "Jan 2, 2026", "03:04", "Development /contact"]);
        await expectAccessible(page);
      });
    }
    // And where they run.
    const headers = await (await asked).allHeaders();
    expect(headers.authorization).toBe("Bearer a.stored.token");
    expect(headers["x-environment"]).toBe("development");
    expect(headers["x-client-host"]).toBe(new URL(page.url()).host);
  });

  test("show the loading state", async ({ page, expectAccessible }) => {
    await open(page, "/direct-admin", { both: "hang" });
    await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
    await expect(page.getByText("Loading...")).toBeVisible();
    await expectAccessible(page);
  });

  test("show both empty states", async ({ page, expectAccessible }) => {
    await open(page, "/direct-admin", { both: list([], [0, 0]), direct: direct([], 0) });
    await expect(page.getByText("No subscribers yet")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Search by email").fill("nobody");
    await expect(page.getByText("No subscribers found matching the search")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Clear the search" }).click();
    await expect(page.getByText("No subscribers yet")).toBeVisible();
    await expect(page.getByLabel("Search by email")).toHaveValue("");
  });

  test("show the error state, and Try Again mends it", async ({ page, consoleErrors, expectAccessible }) => {
    consoleErrors.allow(/500/);
    await open(page, "/direct-admin", { both: failed(500), direct: failed(500) });
    await expect(page.getByText("API error: 500")).toBeVisible();
    await expect(toast(page, "Error loading data")).toBeVisible();
    await expectAccessible(page);
    await page.route(paths.both, (route) => route.fulfill(list([row(5)])));
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(table(page).getByRole("cell", { name: "Person.5@example.com" })).toBeVisible();
  });

  test("don't export with a token that isn't accepted", async ({ page, consoleErrors }) => {
    consoleErrors.allow(/401/);
    await page.route("**/api/admin/subscribers/export/ticket", (route) => route.fulfill(failed(401)));
    await open(page, "/direct-admin");
    // The toast stays until it was read, however long that takes.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: "Export CSV" }).click();
    await expect(toast(page, "Authentication Error")).toBeVisible();
    await expect(toast(page, "You need to be logged in to export data.")).toBeVisible();
    await expect(page).toHaveURL("/simple-admin-login");
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
  });

  test("download the export, or say to wait while others are under way", async ({ page, consoleErrors }) => {
    consoleErrors.allow(/429/);
    await open(page, "/direct-admin", { both: list([row(1)]) });
    let busy = true;
    const json = { success: false, message: staffMessages.busy };
    await page.route("**/api/admin/subscribers/export/ticket", (route) =>
      busy ? route.fulfill({ status: 429, json }) : route.fulfill({ json: { success: true, ticket: "t".repeat(43) } }),
    );
    await page.route("**/api/admin/subscribers/export?ticket=*", (route) => {
      const headers = { "Content-Disposition": 'attachment; filename="subscribers.csv"' };
      return route.fulfill({ headers, contentType: "text/csv", body: "ID\r\n" });
    });
    const exportButton = page.getByRole("button", { name: "Export CSV" });
    await exportButton.click();
    await expect(toast(page, staffMessages.busy)).toBeVisible();
    busy = false;
    const download = page.waitForEvent("download");
    await exportButton.click();
    expect((await download).suggestedFilename()).toBe("subscribers.csv");
  });

  test("turn pages, a hundred rows each, and search on the server", async ({ page }) => {
    await open(page, "/direct-admin", {});
    const asked: string[] = [];
    await page.route(paths.both, (route) => {
      const query = new URL(route.request().url()).searchParams;
      asked.push(query.toString());
      const offset = Number(query.get("offset"));
      const rows = Array.from({ length: offset === 200 ? 34 : 100 }, (_, index) => row(offset + index + 1));
      return route.fulfill(query.has("search") ? list([row(7)]) : list(rows, [234, 0], 234));
    });
    await page.getByRole("button", { name: "Refresh" }).click();
    const pager = page.getByRole("navigation", { name: "Pages of the list" }).first();
    await expect(page.getByText("1 to 100 of 234").first()).toBeVisible();
    await pager.getByRole("button", { name: "Next page" }).click();
    await expect(page.getByText("101 to 200 of 234").first()).toBeVisible();
    await pager.getByRole("button", { name: "Last page" }).click();
    await expect(page.getByText("201 to 234 of 234").first()).toBeVisible();
    await expect(pager.getByRole("button", { name: "Next page" })).toHaveAttribute("aria-disabled", "true");
    await page.getByLabel("Search by email").fill(" PERSON.7 ");
    await expect(page.getByText("1 to 1 of 1")).toBeVisible();
    expect(asked.at(-1)).toBe("limit=100&offset=0&search=PERSON.7");
  });

  test("have two columns on a phone, and the rest of a row on a press", async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/direct-admin");
    await expect(table(page).getByRole("columnheader")).toHaveText(["Email", "Date"]);
    const row = table(page).getByRole("row").filter({ hasText: "Person.3@example.com" });
    const source = table(page).getByText("Development /contact").first();
    await expect(source).toBeHidden();
    const details = row.getByRole("button", { name: "Details Person.3@example.com" });
    await details.click();
    await expect(details).toHaveAttribute("aria-expanded", "true");
    await expect(source).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});

test.describe("the server status badge", () => {
  test("polls every 30 s: connecting, online, error, online again", async ({ page, consoleErrors }) => {
    consoleErrors.allow(/503/);
    let healthy = true;
    let asked = 0;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.clock.install();
    await page.route("**/api/health", async (route) => {
      asked += 1;
      await released;
      await (healthy ? route.continue() : route.fulfill({ status: 503, json: {} }));
    });
    await open(page, "/direct-admin");
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    await expect(page.getByText("Connecting...")).toBeVisible();
    release();
    await expect(page.getByText("Server Online")).toBeVisible();
    healthy = false;
    const before = asked;
    await page.clock.runFor(30_000);
    await expect(page.getByText("Connection Error")).toBeVisible();
    expect(asked).toBe(before + 1);
    healthy = true;
    await page.clock.runFor(30_000);
    await expect(page.getByText("Server Online")).toBeVisible();
  });
});

test.describe("where the rows come from", () => {
  test("direct-admin shows the samples and the Display Issue Detected panel when the list fails", async ({
    page,
    consoleErrors,
    expectAccessible,
  }) => {
    consoleErrors.allow(/500/);
    await open(page, "/direct-admin", { both: failed(500), direct: direct([row(8), row(9)], 40) });
    await expect(page.getByText("Display Issue Detected")).toBeVisible();
    await expect(page.getByText("The counts say 40 subscribers exist, but none could be listed.")).toBeVisible();
    await expect(page.getByText("Limited data available (only samples shown)")).toBeVisible();
    await expect(table(page).getByRole("row")).toHaveCount(3);
    await page.getByLabel("Search by email").fill("person.9");
    await expect(table(page).getByRole("row")).toHaveCount(2);
    await expectAccessible(page);
  });

  test("direct-admin shows the panel alone when there are no samples either", async ({ page, consoleErrors }) => {
    consoleErrors.allow(/500/);
    await open(page, "/direct-admin", { both: list([], [3, 0]), direct: failed(500) });
    await expect(page.getByText("Display Issue Detected")).toBeVisible();
    await expect(page.getByText("No subscribers yet")).toHaveCount(0);
  });

  test("simple-admin drops a token that the count call refuses", async ({ page, consoleErrors }) => {
    consoleErrors.allow(/401/);
    await open(page, "/simple-admin", { count: failed(401) });
    await expect(toast(page, "Not authenticated. Please log in again.")).toBeVisible();
    await expect(page).toHaveURL("/simple-admin-login");
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
  });

  test("simple-admin falls back to this server's own subscribers", async ({
    page,
    consoleErrors,
    expectAccessible,
  }) => {
    consoleErrors.allow(/500/);
    await open(page, "/simple-admin", { both: failed(500) });
    await expect(table(page).getByRole("row")).toHaveCount(3);
    await expect(page.getByText(/Only this server's own subscribers \(Development\) could be listed/)).toBeVisible();
    await expectAccessible(page);
  });
});

test("no public page carries staff code", async ({ page, hydrated }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  await page.goto("/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(0);
  for (const text of scripts) expect(text).not.toMatch(/InCard Admin Dashboard|multi-schema-subscribers/);
});

import { expect, test } from "#tests/fixtures.ts";
import { toast } from "./admin-mocks.ts";

const user = { id: 1, username: "ana", name: "Ana García" };
const nobody = { status: 401, json: { success: false, message: "Not authenticated. Please log in again." } };
const known = { json: { success: true, data: user } };

test("nobody is asked about where nobody logged in: no call, no complaint", async ({ page, hydrated }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/me")) asked += 1;
  });
  await page.goto("/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toBe(0);
});

test("who is logged in is asked on load where somebody may be, and a refusal ends the asking", async ({
  page,
  hydrated,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("session", "1");
    sessionStorage.setItem("seeded", "1");
  });
  await page.route("**/api/me", (route) => route.fulfill(nobody));
  const asked = page.waitForRequest("**/api/me");
  await page.goto("/");
  await asked;
  await expect.poll(() => page.evaluate(() => localStorage.getItem("session"))).toBeNull();
  await hydrated(page);
});

test.describe("the dialog at #login", () => {
  test("opens on any page, takes the focus, and closes to the same page", async ({
    page,
    hydrated,
    consoleErrors,
    expectAccessible,
  }) => {
    consoleErrors.allow(/401/);
    await page.goto("/contact?topic=order#login");
    await hydrated(page);
    const dialog = page.getByRole("dialog", { name: "Log in" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel("Username")).toBeFocused();
    await expectAccessible(page);
    await expect(page.locator("#main")).toHaveAttribute("inert");
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("[inert]") === null)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("[inert]")).toHaveCount(0);
    await expect(page).toHaveURL("/contact?topic=order");
    await page.getByRole("main").locator("h1").click();
    await page.evaluate(() => {
      location.hash = "#login";
    });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
  });

  test("a refused login keeps what was typed and shows the server's message", async ({
    page,
    consoleErrors,
    expectAccessible,
  }) => {
    consoleErrors.allow(/401/);
    await page.goto("/#login");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Username").fill("nobody-we-know");
    await dialog.getByLabel("Password").fill("wrong");
    await dialog.getByRole("button", { name: "Log in" }).click();
    // A toast under the pointer stays.
    await toast(page, "Login failed").hover();
    await expect(toast(page, "Invalid username or password")).toBeVisible();
    await page.getByRole("button", { name: "Close notification" }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel("Username")).toHaveValue("nobody-we-know");
    await expect(dialog.getByLabel("Password")).toHaveValue("wrong");
    await expectAccessible(page);
  });

  test("logs in, shows who, and logs out", async ({ page, consoleErrors, expectAccessible }) => {
    consoleErrors.allow(/401/);
    await page.route("**/api/me", (route) => route.fulfill(nobody));
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/api/login", async (route) => {
      expect(route.request().postDataJSON()).toEqual({ username: "ana", password: "secret" });
      await answered;
      await route.fulfill({ json: { success: true, message: "", data: user } });
    });
    await page.route("**/api/logout", (route) => route.fulfill({ json: { success: true, message: "" } }));
    await page.goto("/#login");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Username").fill(" ana ");
    await dialog.getByLabel("Password").fill("secret");
    await dialog.getByLabel("Password").press("Enter");
    await expect(dialog.getByRole("button", { name: "Logging in..." })).toBeDisabled();
    answer();
    await expect(dialog).toHaveAccessibleName("You are logged in");
    await expect(dialog.getByText("Ana García")).toBeVisible();
    await expect(dialog).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem("session"))).toBe("1");
    await dialog.getByRole("button", { name: "Log out" }).click();
    await expect(dialog.getByLabel("Username")).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem("session"))).toBeNull();
  });

  test("a failed logout says why and leaves the user", async ({ page, consoleErrors }) => {
    consoleErrors.allow(/503/);
    await page.route("**/api/me", (route) => route.fulfill(known));
    await page.route("**/api/logout", (route) =>
      route.fulfill({ status: 503, json: { success: false, message: "Back in a minute." } }),
    );
    await page.goto("/#login");
    const dialog = page.getByRole("dialog", { name: "You are logged in" });
    await dialog.getByRole("button", { name: "Log out" }).click();
    await expect(toast(page, "Logout failed")).toBeVisible();
    await expect(toast(page, '503: {"success":false,"message":"Back in a minute."}')).toBeVisible();
    await expect(dialog.getByText("Ana García")).toBeVisible();
  });
});

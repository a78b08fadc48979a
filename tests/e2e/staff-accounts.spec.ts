import type { APIRequestContext, Page } from "@playwright/test";
import { staffAccountMessages } from "#content/staff-account-messages.ts";
import { expect, test } from "#tests/fixtures.ts";

async function tokenOf(request: APIRequestContext, username: string, password: string): Promise<string> {
  const answer = await request.post("/api/admin-token", { data: { username, password } });
  const { token }: { token: string } = await answer.json();
  return token;
}

/** Puts a token into the browser, once: what happens to it afterwards stays. */
const seed = (page: Page, token: string) =>
  page.addInitScript((value) => {
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("adminToken", value);
    sessionStorage.setItem("seeded", "1");
  }, token);

const phone = { width: 390, height: 900 };
const wide = { width: 1280, height: 900 };

const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

/** Looks at a page on a wide screen and on a phone, in that order; nothing is wider than either. */
async function onBothScreens(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  for (const screen of [wide, phone]) {
    await page.setViewportSize(screen);
    await look(page);
    await fits(page);
  }
}

test("staff accounts: add, once-shown password, role, an editor's screens, remove", async ({
  page,
  browser,
  request,
  consoleErrors,
  hydrated,
  adminPassword,
  expectAccessible,
}) => {
  consoleErrors.allow(/409/);
  await page.setViewportSize(phone);
  const name = `Ida ${Date.now()}`;
  const of = (action: string) => new RegExp(`^${action} ?: ${name}$`);
  await seed(page, await tokenOf(request, "admin", adminPassword));
  await page.goto("/admin/staff");
  await hydrated(page);
  const field = page.getByRole("textbox", { name: "Name" });
  await field.fill("Admin");
  await page.getByRole("button", { name: "Add account" }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(staffAccountMessages.taken("Admin")));
  await expect(field).toHaveValue("Admin");
  await expect(field).toBeFocused();
  await onBothScreens(page, expectAccessible);

  await field.fill(name);
  await page.getByRole("button", { name: "Add account" }).click();
  const once = page.getByRole("region", { name: `Password for ${name}` });
  await expect(once.getByRole("heading")).toBeFocused();
  const password = (await once.locator("code").textContent()) ?? "";
  await onBothScreens(page, expectAccessible);
  await once.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(password)).toHaveCount(0);

  // An editor: no accounts, no export, no removal; what isn't theirs is said in words when asked for by address.
  const elsewhere = await browser.newContext({ viewport: phone });
  const other = await elsewhere.newPage();
  const editorToken = await tokenOf(request, name, password);
  await seed(other, editorToken);
  await other.goto("/admin/staff");
  await expect(other.getByRole("alert")).toContainText("This screen is for admins");
  await expect(other.getByRole("link", { name: "Staff accounts" })).toHaveCount(0);
  await onBothScreens(other, expectAccessible);
  await other.goto("/direct-admin");
  await expect(other.getByRole("button", { name: "Refresh" })).toBeVisible();
  await expect(other.getByRole("button", { name: "Export CSV" })).toHaveCount(0);
  await expect(other.getByText("Remove a subscriber on request")).toHaveCount(0);
  await other.goto("/admin/account");
  const fill = async (current: string, next: string, again: string): Promise<void> => {
    await other.getByLabel("Current password").fill(current);
    await other.getByLabel("New password", { exact: true }).fill(next);
    await other.getByLabel("New password, once more").fill(again);
    await other.getByRole("button", { name: "Change password" }).click();
  };
  await fill(password, "a chosen password", "another one");
  await expect(other.getByLabel("New password, once more")).toHaveAccessibleDescription(/aren't the same/);
  await fill("wrong", "a chosen password", "a chosen password");
  await expect(other.getByLabel("Current password")).toHaveAccessibleDescription(staffAccountMessages.wrongPassword);
  await onBothScreens(other, expectAccessible);
  await fill(password, "a chosen password", "a chosen password");
  await expect(other.getByText("Password changed").first()).toBeVisible();
  await expect(other.getByLabel("Current password")).toHaveValue("");
  expect(await other.evaluate(() => localStorage.getItem("adminToken"))).not.toBe(editorToken);

  // Another role, after a second question, ends the editor's session wherever it is open.
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("button").click();
  await page.getByRole("button", { name: of("Make admin") }).click();
  await expect(page.getByRole("dialog")).toContainText(`Change the role of ${name}?`);
  await onBothScreens(page, expectAccessible);
  await page.getByRole("button", { name: "Yes, make admin" }).click();
  await expect(page.getByRole("button", { name: of("Make editor") })).toBeVisible();
  await other.goto("/direct-admin");
  await expect(other).toHaveURL("/simple-admin-login");
  await elsewhere.close();

  await page.getByRole("button", { name: of("Remove") }).click();
  await page.getByRole("dialog").press("Escape");
  await expect(page.getByRole("button", { name: of("Remove") })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Yes, remove" }).click();
  await expect(page.getByRole("button", { name: of("Remove") })).toHaveCount(0);
  await onBothScreens(page, fits);
});

test("subscribers: filter, sort, share the address, export the same, remove one", async ({
  page,
  request,
  consoleErrors,
  hydrated,
  adminPassword,
  expectAccessible,
}) => {
  consoleErrors.allow(/404/);
  await page.setViewportSize(phone);
  const mark = `f${Date.now()}`;
  for (const name of ["a", "b"])
    await request.post("/api/subscribe", { data: { email: `${name}.${mark}@example.com` } });
  await seed(page, await tokenOf(request, "admin", adminPassword));
  await page.goto("/direct-admin");
  await hydrated(page);
  const list = page.getByRole("table", { name: "Subscribers" });
  await page.getByLabel("Search by email").fill(mark);
  const shown = list.getByText(`.${mark}@example.com`);
  await expect(shown).toHaveText([`b.${mark}@example.com`, `a.${mark}@example.com`]);
  await page.getByText("Filter and sort").click();
  await page.getByLabel("Order").selectOption("Email, A to Z");
  await expect(shown).toHaveText([`a.${mark}@example.com`, `b.${mark}@example.com`]);
  const source = page.getByLabel("Source");
  // Theirs: other tests' subscribers came by other ways.
  const own = source.getByRole("option", { name: /^website/ });
  await source.selectOption((await own.getAttribute("value")) ?? "");
  await page.getByLabel("From").fill("2026-01-01");
  await expect(page).toHaveURL(/\/direct-admin\?source=[^&]+&from=2026-01-01&sort=email$/);
  await expect(shown).toHaveCount(2);
  await onBothScreens(page, expectAccessible);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const stream = await (await download).createReadStream();
  const bytes: Buffer[] = [];
  for await (const piece of stream) bytes.push(Buffer.from(piece));
  const lines = Buffer.concat(bytes).toString("utf8").trimEnd().split("\r\n");
  expect(lines[0]).toBe("\uFEFFID,Email,Date,Time,Source,Environment,Subscribed (ISO 8601)");
  expect(lines).toHaveLength(3);

  await page.getByLabel("Environment").selectOption("Production");
  await expect(page.getByText("No subscribers found matching the search")).toBeVisible();
  await onBothScreens(page, expectAccessible);
  await page.getByRole("main").getByRole("button", { name: "Clear the filters" }).last().click();
  await expect(page).toHaveURL("/direct-admin?sort=email");
  await expect(page.getByLabel("From")).toHaveValue("");

  await page.getByText("Remove a subscriber on request").click();
  const email = page.getByLabel("Email", { exact: true });
  await email.fill(`nobody.${mark}@example.com`);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("button", { name: "Yes, remove" }).click();
  await expect(email).toHaveAccessibleDescription("That address isn't subscribed.");
  await expect(email).toHaveValue(`nobody.${mark}@example.com`);
  await email.fill(`b.${mark}@example.com`);
  await email.press("Enter");
  await onBothScreens(page, expectAccessible);
  await page.getByRole("button", { name: "Yes, remove" }).click();
  await expect(shown).toHaveText([`a.${mark}@example.com`]);
  await onBothScreens(page, fits);
});

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { adminText } from "#content/admin.ts";
import { backupMessages, backupsText as text } from "#content/admin-backups.ts";
import { setupText } from "#content/admin-setup.ts";
import { todayText } from "#content/admin-today.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { toast } from "./admin-mocks.ts";
import { fits } from "./staff-pages.ts";

/** A shop of its own: what it backs up is nobody else's, and its folder can be spoiled. */
const port = Number(process.env.E2E_PORT ?? 4317) + 2300;

test("backups: made by a press, downloaded, and scheduled, with the keyboard too", async ({
  page,
  request,
  adminPassword: password,
  expectAccessible,
}) => {
  test.slow();
  const { origin, shop } = startOwnShop(port, {
    ADMIN_USERNAME: "admin",
    ADMIN_PASSWORD: password,
    DATABASE_URL: "",
    BACKUPS_KEPT: "2",
  });
  const rows = page.getByRole("region", { name: text.list.title }).getByRole("row");
  try {
    await expect(async () => expect((await request.get(`${origin}/api/health`)).status()).toBe(200)).toPass();
    const answer = await request.post(`${origin}/api/admin-token`, { data: { username: "admin", password } });
    const { token }: { token: string } = await answer.json();
    await page.addInitScript((value) => localStorage.setItem("adminToken", value), token);

    await test.step("Today and the set-up lead there", async () => {
      await page.goto(`${origin}/admin/today`);
      await page.getByRole("listitem").filter({ hasText: todayText.items.backup.title() }).getByRole("link").click();
      await expect(page.getByText(text.list.empty)).toBeVisible();
      await page.goto(`${origin}/admin/setup`);
      const step = page.getByRole("region", { name: setupText.steps.backup.title });
      await step.getByRole("link", { name: "Backups", exact: true }).click();
      await expect(page.getByText(text.list.empty)).toBeVisible();
      await expect(page.getByText(text.next)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("a press makes one, which names its maker and is a whole backup", async () => {
      const make = page.getByRole("button", { name: text.make });
      await make.focus();
      await page.keyboard.press("Enter");
      await expect(toast(page, backupMessages.made)).toBeVisible();
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(1)).toContainText("admin");
      await expect(page.getByText(/^DATA_DIR=\S+ npm run db -- restore .+-hand\.gz/)).toBeVisible();
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: new RegExp(`^${text.list.download}`) }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^shop-.+-hand\.gz$/);
      const lines = gunzipSync(readFileSync(await file.path()))
        .toString("utf8")
        .trimEnd()
        .split("\n");
      expect(lines.at(-1)).toMatch(/^\{"end":"incard-shop backup 1","rows":\d+,"sha256"/);
      await page.getByRole("button", { name: text.check }).click();
      await expect(page.getByText(/^It is whole and of this version: \d+ rows/)).toBeVisible();
      await fits(page);
      await expectAccessible(page);
    });

    await test.step("the schedule is saved; what doesn't fit is said at its field, what a variable sets can't be typed", async () => {
      const time = page.getByLabel(text.settings.time.label);
      await expect(page.getByLabel(text.settings.kept.label)).toBeDisabled();
      await expect(page.getByText(adminText.fromVariable("BACKUPS_KEPT"))).toBeVisible();
      await time.fill("midnight");
      await page.getByRole("button", { name: text.settings.save }).click();
      await expect(time).toBeFocused();
      await expect(time).toHaveValue("midnight");
      await expect(page.getByText(text.settings.time.error)).toBeVisible();
      await time.fill("off");
      await page.getByRole("button", { name: text.settings.save }).click();
      await expect(toast(page, backupMessages.saved)).toBeVisible();
      await expect(page.getByText(text.off, { exact: true })).toBeVisible();
      await page.reload();
      await expect(time).toHaveValue("off");
      await expect(page.getByText(adminText.lastChange("admin"))).toBeVisible();
    });
  } finally {
    shop.kill();
  }
});

import { readFile } from "node:fs/promises";
import { dataRequestMessages as messages, dataRequestsText as text } from "#content/admin-data-requests.ts";
import { todayText } from "#content/admin-today.ts";
import { utcDay } from "#contract/days.ts";
import { expect, test } from "#tests/fixtures.ts";
import { toast } from "./admin-mocks.ts";
import { fits, logIn } from "./staff-pages.ts";

test("requests for data: recorded, told on Today, downloaded and done; erased once the address is typed", async ({
  page,
  request,
  adminPassword,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/400/);
  const email = `rosa${Date.now()}@example.com`;
  const data = { name: "Rosa", email, topic: "order", message: `A letter of ${email}` };
  await request.post("/api/contact", { data });
  await logIn(page, request, adminPassword);
  await page.goto("/admin/data-requests");
  const { fields } = text;
  const item = page.getByRole("article", { name: email });
  const record = async (kind: string) => {
    await page.getByRole("button", { name: text.add }).click();
    await page.getByLabel(fields.kind).selectOption({ label: kind });
    await page.getByLabel(fields.subject).fill(email);
    await page.getByLabel(fields.receivedOn).fill(utcDay());
    await page.getByLabel(fields.identity).fill("Wrote from this address");
    await page.getByRole("button", { name: text.save }).click();
    await expect(item).toContainText(/Due in \d+ days/);
  };

  await test.step("what is missing is said at its field, and nothing typed is lost", async () => {
    await page.getByRole("button", { name: text.add }).click();
    await page.getByLabel(fields.subject).fill("rosa");
    await page.getByRole("button", { name: text.save }).click();
    for (const field of ["subject", "receivedOn", "identity"] as const) {
      await expect(page.getByText(text.errors[field])).toBeVisible();
    }
    await expect(page.getByLabel(fields.subject)).toBeFocused();
    await expect(page.getByLabel(fields.subject)).toHaveValue("rosa");
    await expectAccessible(page);
    await fits(page);
    await page.getByRole("button", { name: text.cancel }).click();
  });

  await test.step("a copy: told on Today, looked at, extended, downloaded, done", async () => {
    await record(text.kinds.export);
    await page.goto("/admin/today");
    const told = page.getByRole("listitem").filter({ hasText: todayText.items["data-requests"].hint });
    await told.getByRole("link").click();
    await expect(page).toHaveURL("/admin/data-requests?state=open");
    await item.getByRole("button", { name: text.preview }).click();
    await expect(item.getByRole("region", { name: text.kept })).toContainText(`${text.keptKind("contactMessages")}1`);
    await expectAccessible(page);
    await fits(page);
    await item.getByRole("button", { name: text.extend }).click();
    await item.getByRole("button", { name: text.saveExtension }).click();
    await expect(item.getByText(text.reasonError)).toBeVisible();
    await item.getByLabel(text.reason).fill("Many messages");
    await expectAccessible(page);
    await item.getByRole("button", { name: text.saveExtension }).click();
    await expect(item).toContainText(text.extension("Many messages"));
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      item.getByRole("button", { name: text.download }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^personal-data-\d+\.json$/);
    const saved: unknown = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(saved).toMatchObject({ email, contactMessages: [{ message: data.message }] });
    await item.getByRole("button", { name: text.finish }).click();
    await expect(item).toHaveCount(0);
  });

  await test.step("erased: only with the address typed again; a hash and the days stay", async () => {
    await record(text.kinds.erase);
    await item.getByRole("button", { name: text.erase, exact: true }).click();
    const confirm = item.getByLabel(text.confirm);
    await confirm.fill("somebody@example.com");
    await item.getByRole("button", { name: text.eraseNow }).click();
    await expect(confirm).toHaveAccessibleDescription(new RegExp(text.confirmError));
    await expect(item.getByRole("region", { name: text.kept })).toBeVisible();
    await expectAccessible(page);
    await fits(page);
    await confirm.fill(email.toUpperCase());
    await item.getByRole("button", { name: text.eraseNow }).click();
    await expect(item).toHaveCount(0);
    await page.getByRole("button", { name: new RegExp(`^${text.states.all} \\d`) }).click();
    await page.getByLabel(text.searchLabel).fill(email);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    const forgotten = page.getByRole("article", { name: text.forgotten });
    await expect(forgotten).toHaveCount(2);
    await expect(page.getByRole("main")).not.toContainText(email);
    await expectAccessible(page);
    await page.goto("/admin/inbox?state=all");
    await expect(page.getByRole("article").first().or(page.getByText("No messages here."))).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(email);
    await page.goto("/admin/audit-log");
    await expect(page.getByRole("table")).toContainText("person erased");
    await expect(page.getByRole("main")).not.toContainText(email);
  });

  await test.step("one that was recorded by mistake is removed", async () => {
    await page.goto("/admin/data-requests");
    await record(text.kinds.export);
    await item.getByRole("button", { name: text.remove }).click();
    await page.getByRole("button", { name: text.removeDialog.confirm }).click();
    await expect(toast(page, messages.removed)).toBeVisible();
    await expect(item).toHaveCount(0);
  });
});

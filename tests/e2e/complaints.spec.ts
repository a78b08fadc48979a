import { complaintDays, complaintsText as text } from "#content/admin-complaints.ts";
import { inboxText } from "#content/admin-inbox.ts";
import { todayText } from "#content/admin-today.ts";
import { dueText } from "#content/due-text.ts";
import { addDays, utcDay } from "#contract/days.ts";
import { expect, test } from "#tests/fixtures.ts";
import { toast } from "./admin-mocks.ts";
import { fits, logIn } from "./staff-pages.ts";

test("a complaint: marked, due on another day, told on Today, first in the inbox, and off the list once it is done", async ({
  page,
  request,
  adminPassword,
  expectAccessible,
  hydrated,
  consoleErrors,
}) => {
  consoleErrors.allow(/400/);
  const name = `Lea ${Date.now()}`;
  const data = { name, email: "lea@example.com", topic: "order", message: "It came broken, and nobody answers." };
  await request.post("/api/contact", { data });
  // A younger message, which would stand above it.
  await request.post("/api/contact", { data: { ...data, name: `${name} B`, message: "A question." } });
  await logIn(page, request, adminPassword);
  await page.goto("/admin/inbox?state=new");
  const message = page.getByRole("article", { name, exact: true });
  await message.getByRole("button", { name: text.mark }).click();
  await expect(message).toContainText(dueText(complaintDays.dueDays));

  await test.step("a day that doesn't fit is refused at its field", async () => {
    await message.getByRole("button", { name: text.change }).click();
    const field = message.getByLabel(text.dueOn);
    await expect(field).toBeFocused();
    await field.fill(addDays(utcDay(), -1));
    await message.getByRole("button", { name: text.save }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(text.badDue));
    await expect(field).toHaveValue(addDays(utcDay(), -1));
    await expectAccessible(page);
    await fits(page);
    await field.fill(utcDay());
    await message.getByRole("button", { name: text.save }).click();
    await expect(message).toContainText(dueText(0));
  });

  await test.step("Today tells it and leads to it", async () => {
    await page.goto("/admin/today");
    const item = page.getByRole("listitem").filter({ hasText: todayText.items["complaints-due"].title(1) });
    await item.getByRole("link").click();
    await expect(page).toHaveURL("/admin/inbox?state=complaints");
    await hydrated(page);
    await page.getByRole("button", { name: new RegExp(`^${inboxText.states.new} \\d`) }).click();
    await expect(page.getByRole("article").first()).toContainText(data.message);
    await expectAccessible(page);
  });

  await message.getByRole("button", { name: inboxText.to.archived }).click();
  await page.getByRole("button", { name: new RegExp(`^${inboxText.states.complaints} \\d`) }).click();
  await expect(message.getByText(text.badge, { exact: true })).toBeVisible();
  await message.getByRole("button", { name: text.change }).click();
  await message.getByRole("button", { name: text.unmark }).click();
  await expect(toast(page, text.unmarked)).toBeVisible();
  await expect(message).toHaveCount(0);
});

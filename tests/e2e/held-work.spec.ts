import { heldWorkMessages, heldWorkText as text } from "#content/admin-held-work.ts";
import { todayText } from "#content/admin-today.ts";
import { expect, test } from "#tests/fixtures.ts";
import { at, open, quiet } from "./admin-mocks.ts";
import { fits } from "./staff-pages.ts";

const groups = [
  { group: "campaign:1", subject: "Spring", count: 239 },
  { group: "mail:answer", subject: "", count: 1 },
  { group: "catalog", subject: "", count: 2 },
];
const restored = { file: "2025-12-30.gz", madeAt: "2025-12-30T03:00:00.000Z", at };

test("after a restore Today says what waits, and each is sent or dropped by itself after a question", async ({
  page,
  expectAccessible,
}) => {
  let left = groups;
  const asked: string[] = [];
  await open(page, "/admin/today");
  await page.route("**/api/admin/today", (route) => {
    const items = left.length === 0 ? [] : [{ kind: "restored", count: left.length, oldestAt: at }];
    return route.fulfill({ json: { ...quiet, items } });
  });
  await page.route("**/api/admin/held-work", (route) =>
    route.fulfill({ json: { success: true, restored, groups: left } }),
  );
  await page.route("**/api/admin/held-work/*", (route) => {
    const { group } = route.request().postDataJSON() as { group: string };
    asked.push(`${route.request().url().split("/").at(-1)} ${group}`);
    left = left.filter((one) => one.group !== group);
    return route.fulfill({ json: { success: true, message: heldWorkMessages.dropped } });
  });
  await page.getByRole("button", { name: todayText.refresh }).click();
  const list = page.getByRole("list", { name: text.list });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByText(text.restored(restored.file))).toBeVisible();
  const campaign = list.getByRole("listitem").filter({ hasText: "Spring" });
  await expect(campaign).toContainText("239 emails of “Spring”");
  await expect(campaign).toContainText("may have been sent already");
  await expectAccessible(page);
  await fits(page);
  await campaign.getByRole("button", { name: text.drop.mails.button }).click();
  const dialog = page.getByRole("dialog", { name: text.drop.mails.question });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(asked).toEqual([]);
  await campaign.getByRole("button", { name: text.drop.mails.button }).click();
  await dialog.getByRole("button", { name: text.drop.mails.confirm }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.getByRole("button", { name: text.release.mails.button }).click();
  await page.getByRole("button", { name: text.release.mails.confirm }).click();
  await list.getByRole("button", { name: text.release.catalog.button }).click();
  await page.getByRole("button", { name: text.release.catalog.confirm }).click();
  await expect(page.getByText(todayText.empty)).toBeVisible();
  expect(asked).toEqual(["drop campaign:1", "release mail:answer", "release catalog"]);
});

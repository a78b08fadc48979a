import { reorderText as text } from "#content/admin-reorder.ts";
import { reorderResponse } from "#contract/admin-reorder.ts";
import { expect, test } from "#tests/fixtures.ts";
import { fits, logIn } from "./staff-pages.ts";

const answer = reorderResponse.parse({
  ...{ success: true, kind: "live", reported: true, storeCounts: false, since: "2026-11-21", unnamed: 2, refunded: 1 },
  rows: [
    { variant: "a", name: "Sold-out card", pieces: 9, left: 0, lastsDays: 0 },
    { variant: "b", name: "Fast card", pieces: 90, left: 2, lastsDays: 0 },
    { variant: "c", name: "Card", pieces: 14, left: 7, lastsDays: 13 },
    { variant: "d", name: "Slow card", pieces: 1, left: 500, lastsDays: 3_500 },
    { variant: "e", name: "Uncounted card", pieces: 1, left: null, lastsDays: null },
    { variant: "f", name: "Unsold card", pieces: 0, left: 4, lastsDays: null },
  ],
});

test("what to reorder: reached from the catalog and from Today, with a figure only where it is known", async ({
  page,
  request,
  adminPassword,
  expectAccessible,
}) => {
  await logIn(page, request, adminPassword);
  const rows = page.getByRole("table", { name: text.caption }).getByRole("row");
  await test.step("of this shop, where nobody counts", async () => {
    for (const path of ["/admin/today", "/admin/catalog"]) {
      await page.goto(path);
      await page.getByRole("main").getByRole("link", { name: "What to reorder" }).click();
      await expect(page).toHaveURL("/admin/reorder");
      await expect(rows.nth(1)).toContainText(text.uncounted);
    }
    await expectAccessible(page);
  });
  await test.step("the most urgent first, in words where there is no figure", async () => {
    await page.route("**/api/admin/reorder", (route) => route.fulfill({ json: answer }));
    await page.reload();
    await expect(rows).toHaveText([
      /./,
      /^Sold-out card90Sold out$/,
      /^Fast card902less than a day$/,
      /^Card14713 days$/,
      /^Slow card1500more than a year$/,
      /^Uncounted card1not countednot counted$/,
      /^Unsold card04none sold$/,
    ]);
    for (const note of [text.since("2026-11-21"), text.unnamed(2), text.refunded(1)])
      await expect(page.getByText(note)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await rows.nth(3).getByRole("button").click();
    await expect(page.getByText("14", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await fits(page);
  });
});

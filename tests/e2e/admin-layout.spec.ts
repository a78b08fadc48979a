import { expect, test } from "#tests/fixtures.ts";

test("no chat on staff screens", async ({ page, hydrated }) => {
  await page.goto("/simple-admin-login");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /assistant|chat/i })).toHaveCount(0);
});

import { searchText } from "#content/search.ts";
import { expect } from "#tests/fixtures.ts";
import { goOffline, test, visit } from "#tests/offline.ts";

test("after a first visit to any page the search answers without a network, with what was typed", async ({
  page,
  between,
  hydrated,
  expectAccessible,
}) => {
  test.slow();
  await visit(page, between);
  await goOffline(page, between);
  await page.goto(`${between.origin}/search?q=${encodeURIComponent("dog colar")}`);
  await hydrated(page);
  const field = page.getByRole("searchbox", { name: searchText.label });
  await expect(field).toHaveValue("dog colar");
  const answer = page.getByRole("main").getByRole("link", { name: /dog or cat/ });
  await expect(answer).toHaveAttribute("href", /^\/products\/tagigo#q/);
  await expectAccessible(page);
  await field.fill("zzyzxq");
  await page.keyboard.press("Enter");
  await expect(page.getByText(searchText.none("zzyzxq"))).toBeVisible();
  await expect(field).toHaveValue("zzyzxq");
  await page.goBack();
  await expect(field).toHaveValue("dog colar");
  // The answer stands open on the product's page.
  await answer.click();
  await expect(page).toHaveURL(/\/products\/tagigo#q/);
  await expect(page.getByText(/You can hang it on a collar/)).toBeInViewport();
});

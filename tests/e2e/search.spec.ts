import { searchText } from "#content/search.ts";
import { searchSuggestions } from "#content/search-suggestions.ts";
import { expect, test } from "#tests/fixtures.ts";

test("Ctrl K opens it, arrows choose, Enter goes there", async ({ page, hydrated, expectAccessible }) => {
  await page.goto("/contact");
  await hydrated(page);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search the site" });
  const field = dialog.getByRole("combobox");
  await expect(field).toBeFocused();
  await expect(dialog.getByRole("option")).toHaveText(searchSuggestions.map(({ label }) => new RegExp(`^${label}`)));
  await expectAccessible(page);
  await page.keyboard.type("warrenty");
  const first = dialog.getByRole("option").first();
  await expect(first).toContainText("Warranty");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/warranty-policy/);
  await expect(dialog).toBeHidden();
});

test("after the index has come nothing is fetched while one types", async ({ page, hydrated }) => {
  await page.goto("/contact");
  await hydrated(page);
  const index = page.waitForResponse("**/search-index.json");
  await page.getByRole("link", { name: "Search", exact: true }).click();
  await index;
  const asked: string[] = [];
  // What serves reading without a network may start meanwhile.
  page.on("request", (request) => request.url().includes("/assets/") || asked.push(request.url()));
  await page.getByRole("combobox", { name: /Search products/ }).pressSequentially("factory reset carbon");
  await expect(page.getByRole("option").first()).toContainText("Carbon Finder");
  expect(asked).toEqual([]);
});

test("Escape and a touch outside close it, and the focus goes back", async ({ page, hydrated }) => {
  await page.goto("/contact");
  await hydrated(page);
  const button = page.getByRole("link", { name: "Search", exact: true });
  const dialog = page.getByRole("dialog", { name: "Search the site" });
  await button.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 880);
  await expect(dialog).toBeHidden();
});

test("words that are marked by a drag out of the field, to the list or past the dialog, don't close it", async ({
  page,
  hydrated,
}) => {
  await page.goto("/contact");
  await hydrated(page);
  await page.getByRole("link", { name: "Search", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Search the site" });
  const field = dialog.getByRole("combobox");
  await field.pressSequentially("battery");
  const words = await field.boundingBox();
  const option = await dialog.getByRole("option").nth(1).boundingBox();
  expect(words && option).not.toBeNull();
  for (const [x, y] of [
    [(option?.x ?? 0) + 40, (option?.y ?? 0) + 10],
    [20, 880],
  ] as const) {
    await page.mouse.move((words?.x ?? 0) + 60, (words?.y ?? 0) + 30);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await expect(field).toHaveValue("battery");
  }
});

test("it finds products, manuals, answers, policies, support, articles and model numbers", async ({ request }) => {
  for (const [query, address] of [
    ["carbon finder", "/products/carbon-finder"],
    ["change tagigo battery", "#battery-tagigo"],
    ["CARD01NC", "/regulatory#incard-finder-"],
    ["refund", "/return-policy#refund-process"],
    ["vibetag", "/support/disable#vibetag"],
    ["checked baggage airline", "/blog/6"],
    ["global privacy control", "/privacy-policy#"],
  ] as const) {
    const html = await (await request.get(`/search?q=${encodeURIComponent(query)}`)).text();
    expect(html, query).toContain(address);
  }
});

test("nothing found, and an index that doesn't come, say so and lead on", async ({ page, hydrated, consoleErrors }) => {
  consoleErrors.allow(/503/);
  await page.route("**/search-index.json", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await page.goto("/contact");
  await hydrated(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("battery");
  const dialog = page.getByRole("dialog", { name: "Search the site" });
  await expect(dialog.getByText("Search couldn't be loaded.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Open the search page" })).toHaveAttribute("href", "/search?q=battery");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(dialog.getByRole("option").first()).toContainText(/batter/i);
  await dialog.getByRole("combobox").fill("zzyzxq");
  await expect(dialog.getByText("Nothing found for “zzyzxq”.")).toBeVisible();
});

test("Ctrl K opens it again before the browser has told that it was closed", async ({ page, hydrated }) => {
  await page.goto("/contact");
  await hydrated(page);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search the site" });
  await expect(dialog).toBeVisible();
  await dialog.evaluate(async (element: HTMLDialogElement) => {
    // As Escape does; `close` comes in a task of its own.
    element.requestClose();
    await null;
    dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
    await new Promise((resolve) => element.addEventListener("close", () => setTimeout(resolve), { once: true }));
  });
  await expect(dialog).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link to a page that searches, which isn't listed", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await page.getByLabel("Search products, manuals, articles and policies").fill("batery");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?q=batery$/);
    await expect(page.getByRole("link", { name: "Change the Tagigo battery" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});

test("what the search page doesn't find is told once, scrubbed, and only after a yes", async ({ page, hydrated }) => {
  const sent: string[] = [];
  page.on("request", (one) => {
    if (one.method() === "POST") sent.push(`${new URL(one.url()).pathname} ${one.postData()}`);
  });
  const typed = "zzqx 4111 1111 1111 1111 #1042 xqzv@qqjxz.zz";
  const look = async (words: string) => {
    await page.getByRole("searchbox", { name: searchText.label }).fill(words);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: searchText.none(words) })).toBeVisible();
  };
  await page.goto("/search");
  await hydrated(page);
  await look(typed);
  await page.evaluate(() => localStorage.setItem("analytics-consent", "denied"));
  await look(`${typed} wwvk`);
  expect(sent).toEqual([]);
  await page.evaluate(() => localStorage.setItem("analytics-consent", "granted"));

  // The search in the header runs in the browser and tells nothing.
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: searchText.title });
  await dialog.getByRole("combobox").fill("zzqx kkwv");
  await expect(dialog.getByText(searchText.none("zzqx kkwv"))).toBeVisible();
  await page.keyboard.press("Escape");

  const told = page.waitForResponse("**/api/unanswered-search");
  await look(`${typed} qqjw`);
  expect((await told).status()).toBe(200);
  await look(`${typed} qqjx`);
  await look(`${typed} qqjw`);
  const last = page.waitForResponse((answer) => answer.request().postData()?.includes("zzqx vvkq") ?? false);
  await look("zzqx vvkq");
  await last;
  const note = (text: string) => `/api/unanswered-search ${JSON.stringify({ text })}`;
  expect(sent).toEqual([
    note("zzqx [number] [number] [e-mail] qqjw"),
    note("zzqx [number] [number] [e-mail] qqjx"),
    note("zzqx vvkq"),
  ]);
});

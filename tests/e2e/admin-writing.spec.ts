import type { APIRequestContext, Page } from "@playwright/test";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { builtInQuestions } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { pictureFile } from "#tests/picture-files.ts";
import { toast } from "./admin-mocks.ts";

/** Shops of their own: what is written here is on every page, and other tests count articles. */
const firstPort = Number(process.env.E2E_PORT ?? 4317) + 1300;

async function ready(request: APIRequestContext, origin: string): Promise<void> {
  await expect(async () => expect((await request.get(`${origin}/api/health`)).status()).toBe(200)).toPass();
}

async function logIn(page: Page, request: APIRequestContext, origin: string, password: string): Promise<void> {
  const answer = await request.post(`${origin}/api/admin-token`, { data: { username: "admin", password } });
  const { token }: { token: string } = await answer.json();
  await page.addInitScript((value) => localStorage.setItem("adminToken", value), token);
}

const text = async (request: APIRequestContext, address: string): Promise<string> =>
  (await request.get(address)).text();

test("an article: written, kept through an outage, previewed, published, found, taken back", async ({
  page,
  context,
  request,
  adminPassword: password,
  consoleErrors,
  expectAccessible,
}) => {
  test.slow();
  const { origin, shop } = startOwnShop(firstPort, { ADMIN_USERNAME: "admin", ADMIN_PASSWORD: password });
  try {
    await ready(request, origin);
    await logIn(page, request, origin, password);
    await page.goto(`${origin}/admin/articles`);
    await page.getByRole("link", { name: "Write an article" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByLabel("Title")).toBeFocused();
    await expect(page.getByText("Write a title of up to 120 characters.")).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel("Title").fill("Zebras & Wallets");
    await expect(page.getByLabel("Address", { exact: true })).toHaveValue("zebras-wallets");
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await expect(page).toHaveURL(/article=\d+/);
    await page.getByLabel("Excerpt").fill("What a zebra keeps in its wallet.");
    await page.getByLabel("Author", { exact: true }).fill("Nia Okafor");
    await page.getByLabel("What the author does (optional)").fill("Packs parcels");
    await page.getByLabel("Travel", { exact: true }).check();
    await page.getByLabel("Another tag").fill("Zebras");
    await page.getByRole("button", { name: "Add tag" }).click();
    await page.getByRole("radio").first().check();

    // The server is away while something is typed, and the page is left.
    consoleErrors.allow(/Failed to load resource|ERR_/);
    await context.route("**/api/admin/articles/save", (route) => route.abort());
    const body =
      "## Stripes\n\nSee [contact](/contact), [out](https://example.com).\n\n| a | b |\n| - | - |\n| 1 | 2 |";
    await page.getByRole("textbox", { name: "Text", exact: true }).fill(body);
    await expect(page.getByText(/^Not saved: the server can't be reached/)).toBeVisible();
    // What isn't saved has no preview, and the window that was opened for one is closed.
    const empty = context.waitForEvent("page");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect.poll(async () => (await empty).isClosed()).toBe(true);
    await context.unroute("**/api/admin/articles/save");
    await context.route("**/api/admin/articles/save", (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole("textbox", { name: "Text", exact: true }).fill(body);
    await expect(page.getByText(/^Not saved: the server couldn't save it/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^What you had typed/)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue(body);
    await context.unroute("**/api/admin/articles/save");
    await expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 20_000 });

    // A picture: refused without words, then behind the text, where the cursor is.
    await page.getByText("Add a picture", { exact: true }).click();
    const file = {
      name: "zebra.txt",
      mimeType: "text/plain",
      buffer: await pictureFile("jpeg", { width: 900, height: 600 }),
    };
    await page.getByLabel("File").setInputFiles(file);
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(page.getByLabel("What it shows")).toBeFocused();
    await page.getByLabel("What it shows").fill("A [striped] wallet");
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue(/!\[A .*wallet\]\(\/media\//);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByText(/^Saved /)).toBeVisible();

    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = await opened;
    await expect(preview.getByRole("heading", { level: 1, name: "Zebras & Wallets" })).toBeVisible();
    await expect(preview.getByRole("heading", { level: 2, name: "Stripes" })).toHaveAttribute("id", "stripes");
    await expect(preview.getByText(/^A preview: readers can't see this yet/)).toBeVisible();
    expect((await request.get(preview.url())).headers()["cache-control"]).toBe("no-store");
    await preview.close();
    expect((await request.get(`${origin}/blog/zebras-wallets`)).status()).toBe(404);
    expect(await text(request, `${origin}/feed.xml`)).not.toContain("zebras-wallets");

    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Published", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Address", { exact: true })).toBeDisabled();
    await page.getByRole("link", { name: "Open the article" }).click();
    await expect(page).toHaveURL(`${origin}/blog/zebras-wallets`);
    await expect(page.getByRole("link", { name: "out (opens in a new tab)" })).toHaveAttribute("rel", /noopener/);
    await expect(page.getByRole("table")).toBeVisible();
    const picture = page.getByRole("img", { name: "A [striped] wallet" });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByText(/^By Nia Okafor, Packs parcels/)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "In this article" }).getByRole("link")).toHaveText("Stripes");
    await expectAccessible(page);
    const everywhere = ["/blog", "/feed.xml", "/sitemap.xml", "/llms.txt", "/search?q=zebra", "/search-index.json"];
    for (const path of [...everywhere, "/blog?tag=zebras", "/blog?q=stripes"]) {
      expect(await text(request, origin + path), path).toContain("/blog/zebras-wallets");
    }
    expect(await text(request, `${origin}/blog/zebras-wallets.md`)).toContain("## Stripes");
    expect(await text(request, `${origin}/blog/zebras-wallets.md`)).toContain(`](${origin}/media/`);
    expect(await text(request, `${origin}/blog/zebras-wallets`)).toContain('"@type":"BlogPosting"');

    // On the screen of pictures: one that is used stays.
    await page.goto(`${origin}/admin/pictures`);
    await expect(page.getByRole("img", { name: "A [striped] wallet" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await expect(
      page.getByText("This picture is used in the article “Zebras & Wallets”. Take it out there first.").first(),
    ).toBeVisible();
    // At the end of a product's gallery, on its page, in structured data and in the feed.
    const galleries = page.getByRole("region", { name: "Product galleries" });
    await galleries.getByText("Add a picture", { exact: true }).click();
    await galleries.getByRole("button", { name: "Add: A [striped] wallet" }).click();
    await expect(galleries.getByRole("button", { name: "Take out: A [striped] wallet" })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 900 });
    const product = await text(request, `${origin}/products/incard-finder`);
    expect(product).toMatch(/<img[^>]*alt="A \[striped\] wallet"/);
    expect(product).toMatch(/"image":\[[^\]]*\/media\//);
    expect(await text(request, `${origin}/product-feed.xml`)).toContain(`<g:additional_image_link>${origin}/media/`);
    await page.goto(`${origin}/products/incard-finder`);
    const gallery = page.getByRole("region", { name: /^Pictures of InCard Finder/ });
    await gallery.getByRole("list", { name: "Thumbnails" }).getByRole("link").last().click();
    const added = gallery.getByRole("img", { name: "A [striped] wallet" });
    await expect(added).toBeInViewport();
    await expect(added).toHaveJSProperty("complete", true);

    await page.goto(`${origin}/admin/articles`);
    await page.getByRole("link", { name: "Zebras & Wallets" }).click();
    await page.getByRole("button", { name: "Take back" }).click();
    await page.getByRole("button", { name: "Yes, take it back" }).click();
    await expect(page.getByText("Taken back", { exact: true }).first()).toBeVisible();
    expect((await request.get(`${origin}/blog/zebras-wallets`)).status()).toBe(404);
    for (const path of everywhere) expect(await text(request, origin + path), path).not.toContain("zebras-wallets");

    // A new one that couldn't be saved is still there after something was written in another.
    await context.route("**/api/admin/articles/save", (route) => route.abort());
    await page.goto(`${origin}/admin/articles?article=new`);
    await page.getByLabel("Title").fill("Quaggas");
    await page.getByRole("button", { name: "All articles" }).click();
    await page.getByRole("link", { name: "Zebras & Wallets" }).click();
    await page.getByLabel("Excerpt").fill("What another zebra keeps in its wallet.");
    await page.goto(`${origin}/admin/articles?article=new`);
    await expect(page.getByLabel("Title")).toHaveValue("Quaggas");
  } finally {
    shop.kill();
  }
});

test("an article that came with the shop: read, written anew, in its place and back", async ({
  page,
  context,
  request,
  adminPassword: password,
  consoleErrors,
  expectAccessible,
}) => {
  test.slow();
  const { origin, shop } = startOwnShop(firstPort + 2, { ADMIN_USERNAME: "admin", ADMIN_PASSWORD: password });
  try {
    await ready(request, origin);
    await logIn(page, request, origin, password);
    await page.goto(`${origin}/admin/articles`);
    const builtIn = page.getByRole("table", { name: "Articles that came with the shop" });
    const first = builtIn.getByRole("link").first();
    const [title, path] = [(await first.textContent()) ?? "", (await first.getAttribute("href")) ?? ""];
    await expectAccessible(page);
    const write = builtIn.getByRole("button", { name: `Write my own version: ${title}` });
    consoleErrors.allow(/503/);
    await context.route("**/blog/*.md", (route) => route.fulfill({ status: 503, body: "" }));
    await write.click();
    await expect(toast(page, staffMessages.apiError(503))).toBeVisible();
    await context.unroute("**/blog/*.md");
    await write.click();
    await expect(page).toHaveURL(/article=\d+/);
    await expect(page.getByLabel("Title")).toHaveValue(title);
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Published", { exact: true })).toBeVisible();
    await page.goto(origin + path);
    await expect(page).toHaveURL(/\/blog\/[a-z][a-z-]+$/);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(await text(request, `${origin}/sitemap.xml`)).not.toContain(`${path}<`);

    await page.goto(`${origin}/admin/articles`);
    await expect(builtIn.getByRole("link", { name: title })).toHaveCount(0);
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("button", { name: "Take back" }).click();
    await page.getByRole("button", { name: "Yes, take it back" }).click();
    await expect(page.getByText("Taken back", { exact: true }).first()).toBeVisible();
    expect((await request.get(origin + path, { maxRedirects: 0 })).status()).toBe(200);
  } finally {
    shop.kill();
  }
});

test("an announcement and an answer: changed, on the pages and in their data, and back", async ({
  page,
  request,
  adminPassword: password,
  expectAccessible,
}) => {
  test.slow();
  const { origin, shop } = startOwnShop(firstPort + 1, { ADMIN_USERNAME: "admin", ADMIN_PASSWORD: password });
  try {
    await ready(request, origin);
    await logIn(page, request, origin, password);
    // In the cache before the change.
    expect(await text(request, `${origin}/`)).not.toContain('aria-label="Announcement"');
    await page.goto(`${origin}/admin/texts`);
    await page.getByRole("textbox", { name: "Text", exact: true }).fill("We pack parcels until noon on December 24.");
    await page.getByLabel("Link (optional)").fill("shipping");
    await page.getByLabel("Words of the link").fill("Shipping");
    await page.getByRole("button", { name: "Save announcement" }).click();
    await expect(page.getByLabel("Link (optional)")).toBeFocused();
    await expect(page.getByText(/^Enter a page of this site/)).toBeVisible();
    await page.getByLabel("Link (optional)").fill("/shipping");
    await page.getByRole("button", { name: "Save announcement" }).click();
    await expect(page.getByText("Shown now.")).toBeVisible();
    await expectAccessible(page);
    expect(await text(request, `${origin}/`)).toContain("We pack parcels until noon");

    const [question] = builtInQuestions(offersOf(products)).buyers.tagigo;
    if (!question) throw new Error("there is no question");
    await page.getByRole("combobox", { name: "List" }).selectOption("tagigo");
    const item = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: question.question }) });
    await item.getByRole("button", { name: /^Edit/ }).click();
    await expect(page.getByRole("textbox", { name: "Question" })).toBeFocused();
    await page.getByRole("textbox", { name: "Answer" }).fill("Ask a *giraffe*, or [write to us](/contact).");
    await page.getByRole("button", { name: "Save question" }).click();
    await expect(page.getByRole("button", { name: /^Use the built-in text/ })).toBeVisible();
    await page.getByRole("button", { name: /^Hide.*Is Tagigo waterproof/ }).click();
    await expect(page.getByRole("button", { name: /^Show.*Is Tagigo waterproof/ })).toBeVisible();
    await expectAccessible(page);

    const home = await text(request, `${origin}/`);
    expect(home).toContain("Ask a <em>giraffe</em>");
    expect(home).toContain('"text":"Ask a giraffe, or write to us."');
    expect(await text(request, `${origin}/products/tagigo`)).toContain("Ask a <em>giraffe</em>");
    expect(await text(request, `${origin}/search-index.json`)).toContain("Ask a giraffe");
    const faq = home.slice(home.indexOf('id="faq-section"'));
    expect(faq.slice(0, faq.indexOf("</section>"))).not.toContain("Is Tagigo waterproof?");

    await page.getByRole("button", { name: /^Use the built-in text/ }).click();
    await expect(page.getByRole("button", { name: /^Use the built-in text/ })).toHaveCount(0);
    expect(await text(request, `${origin}/`)).not.toContain("giraffe");

    // The announcement works without script, moves nothing, and is no obstacle.
    await page.goto(origin);
    const banner = page.getByRole("complementary", { name: "Announcement" });
    await expect(banner.getByRole("link", { name: "Shipping" })).toBeVisible();
    await expectAccessible(page);
    await banner.getByRole("link", { name: "Shipping" }).click();
    await expect(page).toHaveURL(`${origin}/shipping`);
  } finally {
    shop.kill();
  }
});

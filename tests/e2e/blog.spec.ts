import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { articlesPerPage } from "#app/features/editorial/articles/listing.ts";
import { articleFrontMatter } from "#content/blog/front-matter.ts";
import { blogTags } from "#content/blog/tags.ts";
import { teasers } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";

const articles = readdirSync("content/blog")
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => /^---\n([\s\S]*?)\n---([\s\S]*)/.exec(readFileSync(`content/blog/${name}`, "utf8")) ?? [])
  .map(([, head = "", body = ""]) => ({
    ...articleFrontMatter.parse(parse(head)),
    sections: body.match(/^## /gm)?.length ?? 0,
  }))
  .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
const [newest] = articles;
if (!newest) throw new Error("There are no articles");

test("the list has its heading and cards with every part", async ({ page, expectAccessible }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tracking Technology Insights");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(articlesPerPage);
  const card = cards.first();
  await expect(card.getByText(newest.date)).toBeVisible();
  await expect(card.getByText(/\d+ min read/)).toBeVisible();
  await expect(card.getByRole("heading").getByRole("link", { name: newest.title })).toHaveAttribute(
    "href",
    `/blog/${newest.id}`,
  );
  await expect(card.getByText(newest.excerpt)).toBeVisible();
  await expect(card.getByText(`By ${newest.author}`)).toBeVisible();
  for (const tag of newest.tags) await expect(card.getByRole("link", { name: tag })).toBeVisible();
  await expect(card.getByRole("link", { name: /^Read More/ })).toHaveAttribute("href", `/blog/${newest.id}`);
  await expect(card.locator("svg use").first()).toHaveAttribute(
    "href",
    `/drawings/blog.svg#${newest.illustrationType}`,
  );
  await expectAccessible(page);
});

test("numbered pages lead through all articles, newest first", async ({ page, hydrated }) => {
  await page.goto("/blog");
  await hydrated(page);
  const titles: string[] = [];
  const count = Math.ceil(articles.length / articlesPerPage);
  for (let number = 1; number <= count; number += 1) {
    await page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("link", { name: `Page ${number}` })
      .click();
    await expect(page).toHaveURL(number === 1 ? /\/blog$/ : new RegExp(`/blog\\?page=${number}$`));
    await expect(page.getByRole("link", { name: `Page ${number}` })).toHaveAttribute("aria-current", "page");
    titles.push(...(await page.getByRole("main").getByRole("article").getByRole("heading").allTextContents()));
  }
  expect(titles).toEqual(articles.map(({ title }) => title));
});

test("the search follows the typing, forgives a mistake, and can be cleared", async ({ page, hydrated }) => {
  await page.goto("/blog");
  await hydrated(page);
  const cards = page.getByRole("main").getByRole("article");
  await page.getByLabel("Search the articles").pressSequentially("airprt");
  await expect(page).toHaveURL(/[?&]q=airprt/);
  await expect(cards.first()).toContainText("checked bag");
  await page.getByRole("link", { name: "Clear the search" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("complementary").getByLabel("Search the articles")).toHaveValue("");
  await expect(cards.first()).toContainText(newest.title);
});

test("the search finds words of the body", async ({ page }) => {
  await page.goto("/blog?q=bitter+substance");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("Three batteries");
});

test("a tag filters, paging keeps it, and following it again takes it away", async ({ page, hydrated }) => {
  await page.goto("/blog");
  await hydrated(page);
  const tagged = articles.filter(({ tags }) => tags.includes("Tips"));
  const aside = page.getByRole("complementary", { name: "More of the blog" });
  for (const tag of blogTags) await expect(aside.getByRole("link", { name: tag, exact: true })).toBeVisible();
  await aside.getByRole("link", { name: "Tips", exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?tag=Tips$/);
  await expect(page.getByRole("status").filter({ hasText: `${tagged.length} articles about Tips` })).toBeVisible();
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/tag=Tips&page=2$/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(
    Math.min(articlesPerPage, tagged.length - articlesPerPage),
  );
  await aside.getByRole("link", { name: "Tips", exact: true }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("popular posts lead to their articles", async ({ page }) => {
  await page.goto("/blog");
  const posts = page.getByRole("region", { name: "Popular Posts" }).getByRole("link");
  await expect(posts).toHaveCount(articles.filter(({ popular }) => popular).length);
  for (const article of articles.filter(({ popular }) => popular)) {
    await expect(posts.filter({ hasText: article.title })).toHaveAttribute("href", `/blog/${article.id}`);
  }
});

test("what isn't found says so and leads on", async ({ page, expectAccessible }) => {
  await page.goto("/blog?q=zzyzxq");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Show all articles" })).toHaveAttribute("href", "/blog");
  await expectAccessible(page);
});

test("an article has every part, and leads on to its neighbors", async ({ page, hydrated, expectAccessible }) => {
  const [, second, third] = articles;
  await page.goto(`/blog/${second?.id}`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second?.title ?? "");
  await expect(page.getByText(`By ${second?.author}`)).toBeVisible();
  await expect(page.locator("#article-body p").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Related articles" })).toBeVisible();
  const neighbors = page.getByRole("navigation", { name: "Next articles" });
  await expect(neighbors.locator("[rel=next]")).toHaveAttribute("href", `/blog/${newest.id}`);
  await expectAccessible(page);
  await neighbors.locator("[rel=prev]").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(third?.title ?? "");
  await expect(page.locator("#article-body p").first()).toBeVisible();
});

test("the contents mark where one is", async ({ page, hydrated }) => {
  const maxLength = articles.toSorted((a, b) => b.sections - a.sections)[0];
  await page.goto(`/blog/${maxLength?.id}`);
  await hydrated(page);
  const contents = page.getByRole("navigation", { name: "In this article" }).getByRole("link");
  const last = contents.last();
  await last.click();
  await expect(last).toHaveAttribute("aria-current", "location");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(last).not.toHaveAttribute("aria-current", "location");
});

test("unknown ids and unwritten articles are 404", async ({ request }) => {
  const coming = Object.values(teasers)
    .flat()
    .filter((teaser) => typeof teaser !== "number");
  for (const id of [...coming.map((teaser) => teaser.id), 0, 99999, "03", "3x", "abc"]) {
    expect((await request.get(`/blog/${id}`)).status(), String(id)).toBe(404);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is a form and articles can be read", async ({ page }) => {
    await page.goto("/blog");
    await page.getByLabel("Search the articles").fill("airport");
    await page.getByLabel("Search the articles").press("Enter");
    await expect(page).toHaveURL(/\/blog\?q=airport$/);
    await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page.locator("#article-body")).toContainText("carousel");
  });
});

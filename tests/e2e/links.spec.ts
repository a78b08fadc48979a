import { expect, test } from "#tests/fixtures.ts";
import { type CrawledPage, crawl, listedPaths } from "#tests/pages.ts";

/** Hashes without an element of that id: they open a dialog. */
const dialogs = new Set(["login"]);

/** Pages that nothing links to or that are not listed, and that link further. */
const further = ["/order-confirmation", "/user-manual", "/pages/incard-user-manual", "/pages/faq", "/search?q=battery"];

test("every internal link and anchor of every page resolves", async ({ baseURL }) => {
  const pages = new Map<string, CrawledPage>();
  const broken: string[] = [];
  const waiting = [...(await listedPaths(baseURL)), ...further].map((path) => ({ path, from: "sitemap" }));

  async function pageAt(path: string): Promise<CrawledPage> {
    const found = pages.get(path) ?? (await crawl(baseURL, path));
    pages.set(path, found);
    return found;
  }

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    if (pages.has(path)) continue;
    const page = await pageAt(path);
    if (page.status !== 200) broken.push(`${path} answers ${page.status}, linked from ${from}`);
    for (const href of page.links) {
      const url = new URL(href, `${baseURL}${path}`);
      if (url.origin !== baseURL) continue;
      const target = url.pathname + url.search;
      // Each choice of a configurator links to all the others: one page of each path stands for them.
      const choice =
        url.searchParams.has("network") && [...pages.keys()].some((one) => one.startsWith(`${url.pathname}?`));
      if (!pages.has(target) && !choice) waiting.push({ path: target, from: path });
      const id = decodeURIComponent(url.hash.slice(1));
      if (id === "" || dialogs.has(id)) continue;
      const { ids, html } = await pageAt(target);
      if (html !== "" && !ids.has(id)) broken.push(`${target}#${id} has no such place, linked from ${path}`);
    }
  }

  expect([...new Set(broken)].sort()).toEqual([]);
  expect(pages.size).toBeGreaterThan(60);
});

test("every picture has its size and its words, and every file that a page names is there", async ({ baseURL }) => {
  const files = new Set<string>();
  for (const path of await listedPaths(baseURL)) {
    const { html } = await crawl(baseURL, path);
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      expect(image, path).toMatch(/\swidth="\d+"/);
      expect(image, path).toMatch(/\sheight="\d+"/);
      expect(image, path).toMatch(/\salt="/);
    }
    for (const [, file = ""] of html.matchAll(/\s(?:src|href)="(\/(?:images|drawings|icons|certificates)\/[^"#]*)/g)) {
      files.add(file.replaceAll("&amp;", "&"));
    }
    for (const [, set = ""] of html.matchAll(/\ssrcSet="([^"]*)"/gi)) {
      for (const one of set.split(", ")) files.add(one.split(" ")[0]?.replaceAll("&amp;", "&") ?? "");
    }
    for (const [, url = ""] of html.matchAll(/<meta property="og:image" content="([^"]*)"/g))
      files.add(new URL(url).pathname);
  }
  expect(files.size).toBeGreaterThan(30);
  for (const file of files) {
    const { status } = await fetch(`${baseURL}${file}`, { method: "HEAD" });
    expect(status, file).toBe(200);
  }
});

test("a link to the page where one is makes no further entry of the history; with Control it opens a tab", async ({
  page,
  hydrated,
}) => {
  await page.goto("/shipping");
  await hydrated(page);
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact" });
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await contact.click();
  await expect(page).toHaveURL("/contact");
  expect(await entries()).toBe(before + 1);
  await contact.click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  expect(await entries()).toBe(before + 1);

  const opened = page.context().waitForEvent("page");
  await contact.click({ modifiers: ["Control"] });
  await expect(await opened).toHaveURL("/contact");
  expect(await entries()).toBe(before + 1);
});

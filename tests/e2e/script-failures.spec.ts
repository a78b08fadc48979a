import type { Page } from "@playwright/test";
import { assistantTexts } from "#content/assistant/texts.ts";
import { contactForm } from "#content/contact.ts";
import { expect, test } from "#tests/fixtures.ts";
import {
  expectedErrors as expected,
  planted,
  reportsOf,
  partFailure as said,
  throwInFunction,
  throwInModule,
  throwInRendering,
} from "#tests/planted-failures.ts";
import { followLink, isSameDocument, shownPage } from "#tests/reached-page.ts";

/** The page as it is for a browser without script. */
async function servedPage(page: Page, path: string) {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  if (!context) throw new Error("there is no browser");
  const plain = await context.newPage();
  await plain.goto(new URL(path, page.url()).href);
  const shown = await plain.evaluate(() => ({
    title: document.title,
    heading: document.querySelector("h1")?.textContent ?? "",
    links: [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href") ?? ""),
    height: document.body.scrollHeight,
  }));
  await context.close();
  return shown;
}

/** The page goes on as it was served: it can be read, its links load documents, its forms are sent by the browser. */
async function expectServed(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  const served = await servedPage(page, path);
  await page.waitForFunction(() =>
    Object.keys(document.documentElement.dataset).some((key) => /hydrated|without/.test(key)),
  );
  await expect(page.locator("h1").first()).toHaveText(served.heading);
  await expect(page.locator("html")).toHaveAttribute("data-without-script", "");
  const { title, main, header, footer } = await shownPage(page);
  expect(title).toBe(served.title);
  expect(main?.links).toEqual(expect.arrayContaining(served.links));
  expect(header?.links.length).toBeGreaterThan(3);
  expect(footer?.links.length).toBeGreaterThan(3);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Instrument Sans");

  await followLink(page, "/contact");
  await expect(page).toHaveURL("/contact");
  expect(await isSameDocument(page)).toBe(false);
}

const failures = {
  "in an effect of the frame": (page: Page) => throwInFunction(page, "performance", "getEntriesByType"),
  "in an effect of a page": (page: Page) => throwInFunction(page, "window", "IntersectionObserver"),
  "while a page is rendered": (page: Page) => throwInRendering(page, "single-product"),
} as const;

for (const [where, plant] of Object.entries(failures)) {
  test(`a page that is loaded and fails ${where} stays as it was served`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(expected);
    const reports = reportsOf(page);
    await plant(page);
    const path = "/products/incard-finder";
    await page.goto(path);
    await expectServed(page, path);
    expect(reports.filter((report) => report.path === path)).toEqual([
      { path, message: expect.stringContaining(planted) },
    ]);
  });
}

for (const where of ["in an effect of a page", "while a page is rendered"] as const) {
  test(`a page that is reached by a link and fails ${where} is loaded, once, and stays`, async ({
    page,
    consoleErrors,
    hydrated,
  }) => {
    consoleErrors.allow(expected);
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await failures[where](page);
    await page.goto("/contact");
    await hydrated(page);
    await followLink(page, "/products/incard-finder");
    await expect(page.locator("html")).toHaveAttribute("data-without-script", "");
    expect(documents).toBe(2);
    await expectServed(page, "/products/incard-finder");
    await page.goBack();
    await expect(page.locator("h1").first()).toBeVisible();
  });
}

const answers = {
  "is no data": { status: 200, contentType: "text/x-script", body: "<html>maintenance</html>" },
  "is an error of a proxy": { status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" },
  "is cut off by the network": null,
} as const;
for (const [what, answer] of Object.entries(answers)) {
  test(`a page whose data ${what} is loaded as a document`, async ({ page, consoleErrors, hydrated }) => {
    consoleErrors.allow(/Failed to load resource|decode|turbo|fetch|Error/);
    await page.route("**/*.data*", (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto("/contact");
    await hydrated(page);
    await followLink(page, "/product-comparison");
    await hydrated(page);
    await expect(page).toHaveURL("/product-comparison");
    await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
  });
}

test("a page that doesn't exist is said so without another document", async ({ page, consoleErrors, hydrated }) => {
  consoleErrors.allow(/404/);
  await page.goto("/contact");
  await hydrated(page);
  await followLink(page, "/blog/no-such-article");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/not found/i);
  expect(await isSameDocument(page)).toBe(true);
});

for (const name of ["entry.client", "root", "shop"]) {
  test(`a page whose script ${name} fails stays as it was served, and so does its cart's link`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(expected);
    const reports = reportsOf(page);
    await throwInModule(page, name);
    await page.goto("/support");
    await expect(page.locator("html")).toHaveAttribute("data-without-script", "");
    expect(reports).toEqual([{ path: "/support", message: expect.stringContaining(planted) }]);
    await page.locator("[data-cart-link]").click();
    await expect(page).toHaveURL("/buy-now");
    await expect(page.locator("html")).toHaveAttribute("data-without-script", "");
    await expectServed(page, "/buy-now");
  });
}

test("a press on the cart while its script is on its way isn't lost when that fails", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(expected);
  await page.addInitScript(() => sessionStorage.setItem("reloaded-for-scripts", "1"));
  const release = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await release.promise;
    await route.fulfill({ contentType: "text/javascript", body: "throw new Error('planted failure')" });
  });
  await page.goto("/support");
  await page.locator("[data-cart-link]").click();
  release.resolve();
  await expect(page).toHaveURL("/buy-now");
});

test("what was typed stays when the page fails, and its form is sent by the browser", async ({
  page,
  consoleErrors,
  hydrated,
}) => {
  consoleErrors.allow(expected);
  await page.goto("/contact");
  await hydrated(page);
  await page.getByLabel("Name").fill("Ada Lovelace");
  await page.getByRole("textbox", { name: "Message" }).fill("Does it float?");
  // Whatever renders next reads the address.
  await page.evaluate((message) => {
    Reflect.set(window, "URLSearchParams", function throwPlanted() {
      throw new Error(message);
    });
    location.hash = "#main";
  }, planted);
  await expect(page.locator("html")).toHaveAttribute("data-without-script", "");
  await expect(page.getByLabel("Name")).toHaveValue("Ada Lovelace");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Does it float?");
  await page.getByLabel("Email").first().fill("ada@example.com");
  await page.getByRole("button", { name: contactForm.submit }).click();
  await expect(page).toHaveURL(/\/contact\?sent=/);
});

const parts = {
  chat: {
    file: "chat-with-search",
    open: (page: Page) => page.getByRole("button", { name: assistantTexts.open }).click(),
    isOpen: (page: Page) => page.getByRole("log"),
  },
  cart: {
    file: "cart-drawer",
    open: (page: Page) => page.locator("[data-cart-link]").click(),
    isOpen: (page: Page) => page.locator("dialog[open]"),
  },
  search: {
    file: "search-dialog",
    open: (page: Page) => page.getByRole("link", { name: "Search", exact: true }).first().click(),
    isOpen: (page: Page) => page.locator("dialog[open]"),
  },
} as const;

for (const [name, { file, open, isOpen }] of Object.entries(parts)) {
  test(`${name}: code that can't be fetched, throws, or throws when rendered is said in its place, and the page stays`, async ({
    page,
    consoleErrors,
    hydrated,
  }) => {
    consoleErrors.allow(expected);
    const reports = reportsOf(page);
    const ways = [
      () => page.route(`**/assets/${file}-*.js`, (route) => route.abort()),
      () => throwInModule(page, file),
      () => throwInRendering(page, file),
    ];
    for (const [index, plant] of ways.entries()) {
      await page.unrouteAll();
      await plant();
      await page.goto("/support");
      await hydrated(page);
      await followLink(page, "/contact");
      await expect(page).toHaveURL("/contact");
      await open(page);
      await expect(said(page)).toBeVisible();
      await expect.poll(() => reports).toHaveLength(index + 1);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
      await page.getByLabel("Name").fill("still works");
      await page.unrouteAll();
      await said(page).getByRole("button", { name: "Try again" }).click();
      // Code that couldn't be fetched is fetched again; what a browser has once run it keeps.
      if (index > 0) {
        await said(page).getByRole("button", { name: "Load the page again" }).click();
        await expect.poll(() => isSameDocument(page)).toBe(false);
        await hydrated(page);
        await open(page);
      }
      await expect(isOpen(page)).toBeVisible();
    }
  });
}

test("a page whose chat's script fails stays as it was served, and its chat shows links", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(expected);
  const reports = reportsOf(page);
  // As in a browser that doesn't know the selector.
  await page.addInitScript((message) => {
    const { matches } = Element.prototype;
    Reflect.set(Element.prototype, "matches", function (this: Element, selector: string) {
      if (selector.includes(":popover-open")) throw new SyntaxError(message);
      return matches.call(this, selector);
    });
  }, planted);
  await page.goto("/support");
  await expect.poll(() => reports.length).toBe(1);
  await page.getByRole("button", { name: assistantTexts.open }).click();
  await expect(page.getByRole("dialog", { name: assistantTexts.title }).getByRole("link").first()).toBeVisible();
  await expectServed(page, "/support");
});

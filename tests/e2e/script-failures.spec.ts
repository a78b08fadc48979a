import type { Page } from "@playwright/test";
import { adminScreens, staff } from "#content/admin-dashboard.ts";
import { assistantTexts } from "#content/assistant/texts.ts";
import { contactForm } from "#content/contact.ts";
import { expect, test } from "#tests/fixtures.ts";
import { planted, throwInFunction, throwInModule, throwInRendering } from "#tests/planted-failures.ts";
import { followLink, isSameDocument, shownPage } from "#tests/reached-page.ts";

/** Every failure is written to the console too. */
const expected = new RegExp(
  `${planted}|Minified React error|route module|Failed to load resource|dynamically imported`,
);

type ReportedFailure = { readonly path: string; readonly message: string };

/** What the page tells the server of its failures. */
function reportsOf(page: Page): readonly ReportedFailure[] {
  const reports: ReportedFailure[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/page-failure") reports.push(request.postDataJSON());
  });
  return reports;
}

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
  "while a page is rendered": (page: Page) => throwInRendering(page, "incard-finder"),
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

test("a page that is reached by a link and loaded again starts at its top", async ({
  page,
  consoleErrors,
  hydrated,
}) => {
  consoleErrors.allow(expected);
  await page.goto("/contact");
  await hydrated(page);
  // In this document only: the one that is loaded works.
  await page.evaluate((message) => {
    Reflect.set(window, "IntersectionObserver", function throwPlanted() {
      throw new Error(message);
    });
  }, planted);
  await followLink(page, "/products/incard-finder");
  await page.waitForFunction(() => !("sameDocument" in window));
  await hydrated(page);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a page whose data never comes is loaded as a document", async ({ page, hydrated }) => {
  await page.clock.install();
  await page.route("**/*.data*", () => {});
  await page.goto("/contact");
  await page.clock.runFor(3_000);
  await hydrated(page);
  await followLink(page, "/product-comparison");
  await page.clock.runFor(11_000);
  await expect(page).toHaveURL("/product-comparison");
  await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

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

test("a press on the cart follows its link where the page's script never comes", async ({ page }) => {
  await page.clock.install();
  await page.route("**/assets/entry.client-*.js", () => {});
  await page.goto("/support");
  await page.locator("[data-cart-link]").click();
  await expect(page.locator("html")).toHaveAttribute("data-cart-wanted", "");
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL("/buy-now");
});

test("what was typed and chosen before the page's script came stays when that fails, and so does the focus", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(expected);
  const release = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await release.promise;
    await route.continue();
  });
  await throwInRendering(page, "contact");
  await page.goto("/contact");
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Ada Lovelace");
  await main.getByRole("textbox", { name: "Message" }).fill("Does it float?");
  release.resolve();
  await expect(page.locator("html")).toHaveAttribute("data-without-script", "");
  await expect(main.getByLabel("Name")).toHaveValue("Ada Lovelace");
  await expect(main.getByRole("textbox", { name: "Message" })).toHaveValue("Does it float?");
  await expect(main.getByRole("textbox", { name: "Message" })).toBeFocused();
});

test("a page that fails keeps the focus on a link, what was typed, and the place, where no more files can be had", async ({
  page,
  consoleErrors,
  hydrated,
}) => {
  consoleErrors.allow(expected);
  await page.goto("/products/incard-finder");
  await hydrated(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Regulatory" }).first();
  const fetched = page.waitForResponse("**/assets/restore-visit-*.js");
  await page.getByRole("contentinfo").getByLabel("Email address").fill("ada@example.com");
  await link.focus();
  await (await fetched).finished();
  const place = await page.evaluate(() => scrollY);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.evaluate((message) => {
    Reflect.set(window, "URLSearchParams", function throwPlanted() {
      throw new Error(message);
    });
    history.pushState(null, "");
    dispatchEvent(new PopStateEvent("popstate"));
  }, planted);
  await expect(page.locator("html")).toHaveAttribute("data-without-script", "");
  await expect(link).toBeFocused();
  await expect(page.getByRole("contentinfo").getByLabel("Email address")).toHaveValue("ada@example.com");
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(5);
});

test("a failure whose words can't be read is told too, and that of a long path", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404|ERR|uncaught|null/);
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === "/api/page-failure") statuses.push(response.status());
  });
  await page.route("**/assets/root-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw Object.create(null)" }),
  );
  await page.goto(`/blog/${encodeURIComponent("ü".repeat(60))}`);
  await expect.poll(() => statuses).toEqual([200]);
});

test("a staff screen that throws says so in its place, and the others stay in reach", async ({
  page,
  consoleErrors,
  adminPassword,
}) => {
  consoleErrors.allow(expected);
  const reports = reportsOf(page);
  await throwInRendering(page, "today");
  await page.goto("/simple-admin-login");
  await page.getByLabel(staff.login.username).fill("admin");
  await page.getByLabel(staff.login.password, { exact: true }).fill(adminPassword);
  await page.getByRole("main").getByRole("button", { name: staff.login.submit }).click();
  await expect(page).toHaveURL("/direct-admin");
  await followLink(page, "/admin/today");
  await expect(page.getByRole("alert").filter({ hasText: staff.screenFailed.text })).toBeVisible();
  expect(reports).toEqual([{ path: "/admin/today", message: expect.stringContaining(planted) }]);
  await followLink(page, "/admin/inbox");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(adminScreens.inbox.title);
  await expect(page.getByText(staff.screenFailed.text)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
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

test("a part whose code never comes says so in its place", async ({ page, consoleErrors, hydrated }) => {
  consoleErrors.allow(/took too long/);
  await page.clock.install();
  await page.route("**/assets/cart-drawer-*.js", () => {});
  await page.goto("/support");
  await page.clock.runFor(3_000);
  await hydrated(page);
  await page.locator("[data-cart-link]").click();
  await page.clock.runFor(21_000);
  await expect(said(page).getByRole("link", { name: "Go on without it" })).toBeVisible();
});

const said = (page: Page) => page.getByRole("alert").filter({ hasText: "couldn’t be loaded" });

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
      expect(reports).toHaveLength(index + 1);
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

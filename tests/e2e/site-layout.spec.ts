import type { Page } from "@playwright/test";
import { productSlugs } from "#content/products.ts";
import { productsResponse } from "#contract/product.ts";
import { offers } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";

test("the Products dropdown lists the products and closes on Escape, a click outside and a link", async ({
  page,
  request,
  hydrated,
}) => {
  await page.goto("/buy-now");
  await hydrated(page);
  const nav = page.getByRole("navigation", { name: "Main" });
  const links = nav.getByRole("list").getByRole("link");
  await nav.getByText("Products", { exact: true }).click();
  const { data: products } = productsResponse.parse(await (await request.get("/api/products")).json());
  const least = products.map(({ variants }) => Math.min(...variants.map(({ price }) => Number(price))).toFixed(2));
  const rows = productSlugs.map((slug, index) => {
    const { name, badge } = offers[slug];
    return new RegExp(`^${name}(from )?\\$${least[index]} · ${badge}$`);
  });
  await expect(links).toHaveText([...rows, "Compare Products"]);
  await expect(links.getByRole("presentation")).toHaveCount(productSlugs.length);
  await page.keyboard.press("Escape");
  await expect(links.first()).toBeHidden();
  await expect(nav.locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(links.first()).toBeHidden();
});

test("the header of each page leads to support, and to what is bought there", async ({ request }) => {
  for (const [path, target] of [
    ["/", "/buy-now"],
    ["/buy-now", "/buy-now"],
    ["/products/carbon-finder", "/products/carbon-finder"],
    ["/products/tagigo", "/products/tagigo"],
    ["/products/tagigo-g", "/products/tagigo?network=google-find-hub"],
    ["/products/incard-finder", "/buy-now"],
    ["/blog/1", "/buy-now"],
    ["/nowhere", "/buy-now"],
  ] as const) {
    const html = await (await request.get(path)).text();
    const header = /<header\b[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
    const linked = (words: string) =>
      [...header.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)]
        .filter(([, , inside = ""]) => inside.replace(/<[^>]*>/g, "") === words)
        .map(([, attributes = ""]) => /\shref="([^"]*)"/.exec(attributes)?.[1]);
    expect(new Set(linked("Buy Now")), path).toEqual(new Set([target]));
    expect(new Set(linked("Support")), path).toEqual(new Set(["/support"]));
  }
});

test("the mobile menu toggles, lists Privacy Policy and closes on a link", async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await hydrated(page);
  await page.locator("summary[aria-label=Menu]").click();
  const menu = page.getByRole("navigation", { name: "Mobile" });
  await expect(menu.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Home" })).toHaveCount(0);
  await expect(menu.getByRole("link", { name: "Support" })).toHaveAttribute("href", "/support");
  await expect(menu.getByRole("link", { name: /^Carbon Finder/ })).toHaveAttribute("href", "/products/carbon-finder");
  await menu.getByRole("link", { name: "Testimonials" }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/#testimonials$/);
});

test("skip link, focus and title on navigation", async ({ page, hydrated }) => {
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Specifications" }).click();
  await expect(page).toHaveTitle(/specifications/i);
  await expect(page.getByRole("main")).toBeFocused();
});

test("an unknown route answers 404 with the specified words", async ({ page, consoleErrors, expectAccessible }) => {
  consoleErrors.allow(/404/);
  const response = await page.goto("/no/such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expectAccessible(page);
});

test("on 404 no button stands alone in its row", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  await page.goto("/nowhere");
  for (const width of [390, 820, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    const rows = Map.groupBy(tops, (top) => top);
    expect(new Set([...rows.values()].map(({ length }) => length)).size, `${width} px`).toBe(1);
  }
});

for (const path of [
  "/nowhere",
  "/blog/99",
  "/coach/no/such",
  "/found/nothing",
  "/hand-over/nothing",
  "/print/no/such",
]) {
  test(`${path} answers 404, with a title and out of search engines`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(["<title>404 Page Not Found | InCard</title>"]);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
}

/** What shows that a page is dressed: its own face, the theme that was chosen, and its footer. */
const dress = (page: Page) =>
  page.evaluate(() => {
    const { fontFamily, backgroundColor } = getComputedStyle(document.body);
    const footer = document.querySelector("footer")?.textContent;
    return { fontFamily, backgroundColor, footer, theme: document.documentElement.dataset.theme };
  });

test("an error screen inside the app has its title, its look and the chosen theme, and so has the page after it", async ({
  page,
  consoleErrors,
  hydrated,
  expectAccessible,
}) => {
  consoleErrors.allow(/status of 404|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/blog/5");
  await hydrated(page);
  const before = await dress(page);
  expect(before).toMatchObject({ theme: "dark", fontFamily: expect.stringContaining("Instrument Sans") });
  await page.evaluate(() => {
    history.pushState({}, "", "/blog/99");
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page).toHaveTitle("404 Page Not Found | InCard");
  expect(await dress(page)).toEqual(before);

  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  expect(await dress(page)).toEqual(before);

  // Without a network neither the data nor the document of a page can be had; its script is there from a visit before.
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact" });
  await contact.click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.context().setOffline(true);
  await contact.click();
  await expect(page.getByRole("heading", { name: "This page can't be shown" })).toBeVisible();
  await expect(page).toHaveTitle("This page can't be shown | InCard");
  expect(await dress(page)).toEqual(before);
  await expectAccessible(page);
  await page.context().setOffline(false);

  // Where the data alone is missing, the document is loaded.
  await page.getByRole("link", { name: "Try again" }).click();
  await page.route("**/blog.data*", (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tracking Technology Insights" })).toBeVisible();
});

test("the footer folds on a phone, one column at a time, and its Admin link is faint but legible", async ({
  page,
  hydrated,
  expectAccessible,
}) => {
  const footer = page.getByRole("contentinfo");
  const terms = footer.getByRole("link", { name: "Terms of Sale" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/regulatory");
  await hydrated(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(terms).toHaveCount(0);
    expect((await footer.boundingBox())?.height ?? 0).toBeLessThan(1000);
    await footer.getByText("Legal", { exact: true }).filter({ visible: true }).click();
    await expect(terms).toBeVisible();
    await footer.getByText("Help & Support", { exact: true }).filter({ visible: true }).click();
    await expect(footer.getByRole("link", { name: "Troubleshooter" })).toBeVisible();
    await expect(terms).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(terms).toBeVisible();
    const lightness = (name: RegExp | string) =>
      footer.getByText(name).evaluate((one) => {
        const pixel = new OffscreenCanvas(1, 1).getContext("2d");
        if (!pixel) return Number.NaN;
        pixel.fillStyle = getComputedStyle(one).color;
        pixel.fillRect(0, 0, 1, 1);
        return pixel.getImageData(0, 0, 1, 1).data[1] ?? Number.NaN;
      });
    // Nearer to the background than its neighbor; axe knows whether it is near enough to be illegible.
    const [admin, neighbor] = [await lightness("Admin"), await lightness(/All rights reserved/)];
    expect(colorScheme === "light" ? admin - neighbor : neighbor - admin).toBeGreaterThan(10);
    await expectAccessible(page);
  }
});

test("on 404 and the staff login no ring runs through words", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  for (const path of ["/nowhere", "/simple-admin-login"]) {
    await page.goto(path);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const crossed = await page.getByRole("main").evaluate((main) => {
        const rings = [...main.querySelectorAll("svg[viewBox='0 0 400 400']")].map((one) =>
          one.getBoundingClientRect(),
        );
        return [...main.querySelectorAll("h1, p, a, button, label")]
          .filter((one) => !one.closest(".bg-raised"))
          .filter((one) => {
            const box = one.getBoundingClientRect();
            return rings.some(
              (r) => r.left < box.right && r.right > box.left && r.top < box.bottom && r.bottom > box.top,
            );
          })
          .map((one) => one.textContent);
      });
      expect(crossed, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("shop elements put into the footer are removed every 100 ms", async ({ page, hydrated }) => {
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const injected = page.locator("footer [data-test-injected]");
  for (const attributes of [
    { class: "shopify-buy-frame" },
    { class: "shopify-buy-frame" },
    { id: "product-component-1700000000000" },
    { id: "shopify-buy-button" },
    { "data-shopify-buy": "" },
    { class: "shopify-section" },
  ]) {
    await page.evaluate((given) => {
      const element = document.createElement("div");
      for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
      element.dataset.testInjected = "";
      document.querySelector("footer")?.append(element);
    }, attributes);
    await expect(injected).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(injected).toHaveCount(0);
  }
});

test("the theme can be switched, is stored, and is there before the first paint", async ({ page, hydrated }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/buy-now");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("offline is said, and taken back", async ({ page, context, hydrated, consoleErrors }) => {
  // What is imported once the page is idle may still be under way.
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/");
  await hydrated(page);
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
});

test("axe finds nothing on the Products and Specifications pages, light and dark", async ({
  page,
  hydrated,
  expectAccessible,
}) => {
  for (const path of ["/buy-now", "/buy-now?tab=carbon-finder", "/product-details", "/pre-order"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    });
  }
});

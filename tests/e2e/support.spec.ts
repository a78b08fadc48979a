import { assistantTexts } from "#content/assistant/texts.ts";
import { firstLine, ownPageGuides, sharedPageGuides, thinkFirst } from "#content/support/disable.ts";
import { emergency, hotline } from "#content/support/who-can-help.ts";
import { expect, test } from "#tests/fixtures.ts";

const devicePages = ownPageGuides.filter(({ address }) => address.startsWith("/support/"));

for (const address of ["/support/disable", "/disable", "/some-shop/disable"]) {
  test(`${address} says what to do and covers six trackers`, async ({ page, hydrated, expectAccessible }) => {
    await page.goto(address);
    await expect(page.getByText(firstLine)).toBeVisible();
    await expect(page.getByRole("main").locator("article p").first()).toHaveText(thinkFirst);
    for (const guide of sharedPageGuides)
      await expect(page.getByRole("heading", { name: `Disable ${guide.name}`, exact: true })).toBeVisible();
    for (const guide of ownPageGuides)
      await expect(page.getByRole("navigation").locator(`a[href="${guide.stepsAddress}"]`)).toContainText(guide.name);
    await hydrated(page);
    await expectAccessible(page);
  });
}

for (const guide of devicePages) {
  test(`${guide.address} is ${guide.name}'s, and prints on one sheet`, async ({ page, hydrated, expectAccessible }) => {
    await page.goto(guide.address);
    await expect(page.getByText(firstLine)).toBeVisible();
    await expect(page.getByRole("heading", { name: `Disable ${guide.name}`, level: 2 })).toBeVisible();
    await expect(page.getByText("Press it twice, quickly. Hold the second press.")).toBeVisible();
    await hydrated(page);
    await expectAccessible(page);
    const pdf = await page.pdf({
      format: "Letter",
      margin: { top: "12mm", bottom: "12mm", left: "14mm", right: "14mm" },
    });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

for (const path of [
  "/found",
  "/found/lost",
  "/found/tagigo",
  "/support/disable",
  "/pages/incard-user-manual#disable-finder",
])
  for (const width of [390, 1280])
    test(`nothing around ${path} sells at ${width} px, and the next page sells again`, async ({
      page,
      hydrated,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/contact");
      await hydrated(page);
      const selling = page.locator(
        "[data-site] :is(a[href^='/buy-now'], a[href^='/product'], #newsletter), [data-cart-link]",
      );
      await expect(selling.first()).toBeAttached();
      const newsletter = page.getByRole("contentinfo").getByRole("heading", { name: /New colors/ });
      await expect(newsletter).toBeAttached();
      await page.goto(path);
      await hydrated(page);
      await expect(selling).toHaveCount(0);
      await expect(newsletter).toHaveCount(0);
      await expect(page.getByRole("button", { name: assistantTexts.open })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole("banner").getByRole("link", { name: "InCard, home" }).click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("banner").getByRole("link", { name: "Buy Now" })).toBeVisible();
      await expect(newsletter).toBeAttached();
      await page.goBack();
      await expect(selling).toHaveCount(0);
    });

test("on the way from another page too, the domain is asked for before the guide shows", async ({ page, hydrated }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { dataset } = document.documentElement;
      if (String(input).includes("domain-detection")) dataset.askedWhile = "waiting" in dataset ? "hidden" : "shown";
      return fetch(input, init);
    };
  });
  await page.goto("/contact");
  await hydrated(page);
  const answered = page.waitForResponse("**/api/domain-detection");
  await page.getByRole("contentinfo").getByRole("link", { name: "Disable a tracker" }).click();
  expect((await answered).ok()).toBe(true);
  await expect(page.getByText(firstLine)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-asked-while", "hidden");
});

test("the spinner stands 500 ms above the faint guide, then the domain is asked for, then the guide shows", async ({
  page,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/domain-detection")) asked.push(request.url());
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/support/disable");
  const guide = page.locator("#static-page");
  await expect(page.getByText("Loading the steps")).toBeVisible();
  await expect(page.getByText(firstLine)).toBeVisible();
  await expect(guide).toHaveCSS("opacity", "0.4");
  await page.clock.runFor(499);
  await expect(guide).toHaveCSS("opacity", "0.4");
  expect(asked).toHaveLength(0);
  await page.clock.runFor(1);
  await expect(guide).toHaveCSS("opacity", "1");
  await expect(page.getByText("Loading the steps")).toBeHidden();
  await expect.poll(() => asked.length).toBe(1);
});

test("a failed domain check is only logged", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/domain-detection/);
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("Domain check:"));
  await page.route("**/api/domain-detection", (route) => route.abort());
  await page.goto("/support/disable");
  await logged;
  await expect(page.getByText(firstLine)).toBeVisible();
});

test("telephone numbers dial, and nothing comes from third parties", async ({ page, hydrated, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  await page.goto("/support/disable");
  await hydrated(page);
  for (const { label, href } of [emergency, hotline])
    await expect(page.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
  expect(foreign).toEqual([]);
});

test("one of several guides prints alone", async ({ page, hydrated }) => {
  await page.goto("/support/disable");
  await hydrated(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", location.hash);
  });
  await page.getByRole("link", { name: "Print Tagigo only" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "#tagigo");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: /^Disable .*[a-zA-Z]$/, level: 2 })).toHaveText(["Disable Tagigo"]);
  await expect(page.getByText(hotline.label).filter({ visible: true }).first()).toBeVisible();
});

for (const { name, device, stepsAddress } of ownPageGuides)
  test(`a link that names ${name} lands on its own steps, after thinking first`, async ({ page, hydrated }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/support/disable#${device}`);
    await expect(page).toHaveURL(stepsAddress);
    await hydrated(page);
    const steps = page.locator(stepsAddress.slice(stepsAddress.indexOf("#")));
    await expect(steps.getByText(thinkFirst)).toBeInViewport();
    await expect(steps.getByRole("heading", { name: `Disable ${name}` })).toBeInViewport();
    await steps.getByRole("link", { name: "Who can help" }).click();
    await expect(page.getByRole("heading", { name: "Who can help" })).toBeInViewport();
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a fragment of a tracker with a page of its own leads to the link to its steps", async ({ page }) => {
    await page.goto("/support/disable#tracemate");
    const way = page.getByRole("navigation", { name: "Which one is it?" }).getByRole("link", { name: /^TraceMate/ });
    await expect(way).toBeInViewport();
    await way.click();
    await expect(page).toHaveURL("/support/disabletracemate#tracemate");
    await expect(page.locator("#tracemate").getByText(thinkFirst)).toBeInViewport();
    await expect(page.getByText("Press it twice, quickly. Hold the second press.")).toBeInViewport();
  });

  test("the guide is readable at once", async ({ page }) => {
    await page.goto("/support/disable");
    await expect(page.getByText(firstLine)).toBeVisible();
    await expect(page.getByText("Loading the steps")).toBeHidden();
    await page
      .getByRole("navigation", { name: "Which one is it?" })
      .getByRole("link", { name: /^Tagigo A small/ })
      .click();
    await expect(page.getByRole("heading", { name: "Disable Tagigo", exact: true })).toBeInViewport();
  });
});

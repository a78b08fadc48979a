import { expect, test } from "#tests/fixtures.ts";

/** Addresses with something made up, and the page that they show. */
const madeUp = [
  ["/products/tagigo?color=zzz&pack=zzz", "/products/tagigo"],
  ["/products/tagigo?color=Pink&tab=zzz&noted=9", "/products/tagigo?color=pink"],
  ["/products/tagigo-g?network=zzz", "/products/tagigo-g"],
  ["/products/incard-finder?tab=zzz&utm_source=x", "/products/incard-finder"],
  ["/products/incard-finder?section=zzz", "/products/incard-finder?section=yyy"],
  ["/products/carbon-finder?stars=6", "/products/carbon-finder"],
  ["/products/carbon-finder?manual=yes", "/products/carbon-finder"],
  ["/blog?page=2&tag=zzz", "/blog?page=2"],
  ["/contact?topic=x&sent=x", "/contact"],
  ["/buy-now?tab=zzz", "/buy-now"],
  ["/?subscribed=zzz&gclid=1", "/"],
  ["/coach/incard-finder/factory-reset?step=99&heard=zzz", "/coach/incard-finder/factory-reset"],
  ["/compatibility?phone=zzz", "/compatibility"],
  ["/acme/disable", "/zzz/disable"],
  ["/pages/zzz", "/pages/any-other"],
  ["/pages/my-tagigo-manual", "/pages/tagigo"],
] as const;

test("made-up words in an address don't change the page's bytes, and script agrees", async ({
  page: browser,
  request,
  hydrated,
}) => {
  for (const [address, page] of madeUp) {
    await test.step(`${address} is ${page}`, async () => {
      const [one, other] = [await request.get(address), await request.get(page)];
      expect([one.status(), one.headers().etag]).toEqual([200, other.headers().etag]);
      // A difference between what was sent and what script makes of the address is an error in the console (tests/fixtures.ts).
      await browser.goto(address);
      await hydrated(browser);
      await expect(browser.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(browser).toHaveURL(address);
    });
  }
});

test("what isn't there shares one page a route, and script agrees", async ({
  page,
  request,
  consoleErrors,
  hydrated,
}) => {
  consoleErrors.allow(/404/);
  for (const [address, other] of [
    ["/blog/999", "/blog/zzz"],
    ["/go/zzz", "/go/yyy"],
    ["/coach/zzz/zzz", "/coach/yyy/yyy"],
    ["/troubleshooter/zzz", "/troubleshooter/zzz/yyy"],
    ["/nowhere", "/nowhere/at/all"],
  ] as const) {
    const answers = [await request.get(address), await request.get(other)];
    expect(answers.map((one) => one.status())).toEqual([404, 404]);
    expect(new Set(answers.map((one) => one.headers().etag)).size, address).toBe(1);
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("another spelling of an address leads to its own", async ({ page }) => {
  await page.goto("/Products/TAGIGO-G?color=pink");
  await expect(page).toHaveURL("/products/tagigo-g?color=pink");
});

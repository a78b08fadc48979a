import { facts } from "#content/catalog/facts.ts";
import { shortLinks } from "#content/short-links.ts";
import { expect, test } from "#tests/fixtures.ts";

/** A4 and Letter at 96 px an inch, without their margins of half an inch: what a sheet may fill. */
const sheetHeight = Math.min(297 / 25.4, 11) * 96 - 96;
const sheetWidth = 8.27 * 96 - 96;

test("a hand-over sheet fits one page of paper and leads back by its QR code", async ({
  page,
  hydrated,
  expectAccessible,
  baseURL,
}) => {
  await page.goto("/hand-over");
  await hydrated(page);
  const sheet = (name: string) => page.locator("main").getByRole("link", { name: new RegExp(`^${name} On `) });
  for (const name of ["InCard Finder", "Tagigo", "Tagigo G", "Carbon Finder"]) {
    await expect(sheet(name)).toBeVisible();
  }
  await expectAccessible(page);
  await sheet("InCard Finder").click();
  await expect(page).toHaveURL("/hand-over/incard-finder");
  await expect(page.getByRole("heading", { level: 1, name: "Pass on your InCard Finder" })).toBeVisible();
  await expect(page.getByRole("img", { name: `QR code of ${baseURL}/hand-over/incard-finder` })).toBeVisible();
  await expect(page.getByText(`${facts.procedures.incardResetSuccessBeeps} beeps mean it worked.`)).toBeVisible();
  await expectAccessible(page);

  const printed = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.print = () => resolve(true);
        document.querySelector<HTMLButtonElement>("[data-print]")?.click();
      }),
  );
  expect(printed).toBe(true);

  await page.getByRole("link", { name: "Follow step by step" }).click();
  await expect(page).toHaveURL("/coach/incard-finder/re-pair");
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/hand-over/incard-finder");

  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: Math.floor(sheetWidth), height: 900 });
  for (const device of ["incard-finder", "tagigo", "tagigo-g", "carbon-finder"]) {
    await page.goto(`/hand-over/${device}`);
    const box = await page.locator("main article").boundingBox();
    expect(box?.height, device).toBeLessThanOrEqual(sheetHeight);
    await expect(page.getByRole("contentinfo")).toBeHidden();
  }
});

test("a manual's section stands alone to be printed, and its short link leads back", async ({
  page,
  hydrated,
  expectAccessible,
  baseURL,
}) => {
  await page.goto("/products/tagigo-g?manual=true");
  await hydrated(page);
  await page.locator("#factory-reset-tagigo-g").getByRole("link", { name: "Print this section" }).click();
  await expect(page).toHaveURL("/print/tagigo-g/factory-reset");
  await expect(page.getByRole("heading", { level: 1, name: "Factory reset Tagigo G" })).toBeVisible();
  await expect(page.getByRole("img", { name: `QR code of ${baseURL}/go/g-factory-reset` })).toBeVisible();
  await expect(page.getByText(`Wait. ${facts.procedures.incardResetSuccessBeeps} beeps mean success.`)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectAccessible(page);

  await page.goto("/go/g-factory-reset");
  await expect(page).toHaveURL("/products/tagigo?manual=true#factory-reset-tagigo-g");
  await expect(page.getByRole("heading", { name: "Factory reset Tagigo G", exact: true })).toBeInViewport();
});

test("every short link leads to a page that answers; another one to a way on", async ({
  page,
  request,
  consoleErrors,
  expectAccessible,
}) => {
  for (const [code, target] of Object.entries(shortLinks)) {
    const first = await request.get(`/go/${code}`, { maxRedirects: 0 });
    expect([first.status(), first.headers().location, code]).toEqual([302, target, code]);
    expect((await request.get(target)).status(), target).toBe(200);
  }
  consoleErrors.allow(/404/);
  const lost = await page.goto("/go/i-factory-rset");
  expect(lost?.status()).toBe(404);
  await expect(page.getByText("i-factory-rset")).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact");
  await expectAccessible(page);
  expect((await request.get("/print/tagigo-g/setup-ios")).status()).toBe(404);
  expect((await request.get("/hand-over/nobody")).status()).toBe(404);
});

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "#tests/fixtures.ts";

const port = Number(process.env.E2E_PORT ?? 4317) + 1000;
const europe = `http://localhost:${port}`;

/** A shop of its own that sells in the European Union; nobody listens where its mail goes, so that it waits. */
function startEuropeanShop(): ChildProcess {
  return spawn(process.execPath, ["build/shop/main.js"], {
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "localhost",
      SITE_URL: europe,
      DATA_DIR: mkdtempSync(join(tmpdir(), "incard-law-")),
      ADMIN_PASSWORD: "test-password-of-the-shop",
      EU_SALE: "on",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "shop@example.com",
    },
  });
}

test("the accessibility statement stands under Legal and leads to the contact page", async ({
  page,
  hydrated,
  expectAccessible,
}) => {
  await page.goto("/regulatory");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Accessibility" }).click();
  await expect(page).toHaveURL("/accessibility");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Accessibility" })).toBeVisible();
  await expect(main.getByText("WCAG) 2.2 at level AA")).toBeVisible();
  await expect(main.getByText("nobody has audited or certified the site")).toBeVisible();
  await expect(main.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact");
  await expectAccessible(page);
});

test("without sale in the European Union there is no withdrawal form, and no link to it", async ({ request }) => {
  const form = await request.get("/withdrawal");
  expect(form.status()).toBe(404);
  expect(await (await request.get("/")).text()).not.toContain('href="/withdrawal"');
});

test("with it, a withdrawal gets a receipt with its date, without JavaScript", async ({
  browser,
  page,
  request,
  hydrated,
  expectAccessible,
}) => {
  test.slow();
  const shop = startEuropeanShop();
  try {
    await expect(async () => expect((await request.get(`${europe}/api/health`)).status()).toBe(200)).toPass();
    for (const path of ["/", "/products/tagigo", "/blog", "/no-such-page"]) {
      expect(await (await request.get(europe + path)).text()).toContain('href="/withdrawal"');
    }
    await page.goto(`${europe}/withdrawal`);
    await hydrated(page);
    await expectAccessible(page);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${europe}/contact`);
    await plain.getByRole("link", { name: "Withdraw from contract here" }).click();
    const main = plain.getByRole("main");
    await main.getByLabel("Which goods").fill("Two Tagigo,\nblack");
    await main.getByLabel("Order number").fill("#1001");
    await main.getByLabel("Your name").fill("Ada");
    await main.getByLabel("Email for the receipt").fill("ada@example.com");
    await main.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expect(plain).toHaveURL(/\/withdrawal\?receipt=[\da-f-]{36}#outcome$/);
    await expect(main.getByRole("heading", { name: "Your withdrawal has arrived" })).toBeVisible();
    await expect(main.getByText(/\d{1,2} \w+ \d{4}, \d\d:\d\d:\d\d UTC/)).toBeVisible();
    await page.goto(plain.url());
    await expectAccessible(page);
    await plain.goto(`${europe}/withdrawal?sent=invalid`);
    await expect(main.getByRole("alert")).toContainText("please check the form");
    await context.close();
  } finally {
    shop.kill();
  }
});

import { imprintPage } from "#content/imprint.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";

const firstPort = Number(process.env.E2E_PORT ?? 4317) + 1000;

/** A shop of its own that sells in the European Union; its mail server doesn't exist, so mail stays in the outbox. */
const european = {
  SELLS_IN_EU: "on",
  SELLER_NAME: "InCard LLC",
  SELLER_ADDRESS: "1 Main Street, Irvine, CA 92618, United States",
  SELLER_LAW: "the State of California",
  SELLER_PHONE: "+1 949 555 0100",
  SELLER_REGISTER: "none",
  SHIPS_FROM: "Irvine, California",
  SHIPS_TO: "US,DE",
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "shop@example.com",
};

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
  expect((await request.get("/imprint")).status()).toBe(404);
  expect(await (await request.get("/")).text()).not.toMatch(/href="\/(withdrawal|imprint)"/);
});

test("with it, a withdrawal gets a receipt with its date, without JavaScript", async ({
  browser,
  page,
  request,
  hydrated,
  expectAccessible,
}) => {
  test.slow();
  const { origin: europe, shop } = startOwnShop(firstPort, european);
  try {
    await expect(async () => expect((await request.get(`${europe}/api/health`)).status()).toBe(200)).toPass();
    for (const path of ["/", "/products/tagigo", "/blog", "/no-such-page"]) {
      const html = await (await request.get(europe + path)).text();
      expect(html).toContain('href="/withdrawal"');
      expect(html).toContain('href="/imprint"');
    }
    const imprint = page.getByRole("main");
    for (const [width, colorScheme] of [
      [390, "light"],
      [1280, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${europe}/imprint`);
      await hydrated(page);
      for (const text of ["InCard LLC", "1 Main Street, Irvine, CA 92618, United States"]) {
        await expect(imprint.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(imprint.getByRole("link", { name: "+1 949 555 0100" })).toHaveAttribute("href", "tel:+19495550100");
      await expect(imprint.getByText("Register entry")).toHaveCount(0);
      // Who represents the seller, and the VAT ID.
      await expect(imprint.getByText(imprintPage.notConfigured)).toHaveCount(2);
      await expectAccessible(page);
    }
    await page.goto(`${europe}/terms`);
    await expect(page.getByText("You buy from InCard LLC, 1 Main Street")).toBeVisible();
    await expect(page.getByText("The law of the State of California applies to these terms.")).toBeVisible();
    await page.goto(`${europe}/shipping`);
    await expect(page.getByText("Every tracker ships from Irvine, California.")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: /^(United States|Germany)$/ })).toHaveCount(2);
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
    await expect(plain).toHaveURL(/\/withdrawal\?receipt=[\da-f-]{36}\.[\w-]{43}#outcome$/);
    await expect(main.getByRole("heading", { name: "Your withdrawal has arrived" })).toBeVisible();
    await expect(main.locator("time")).toHaveText(/\w+ \d{1,2}, \d{4}, \d\d:\d\d:\d\d UTC/);
    const declared = main.getByRole("region", { name: "What you sent" });
    await expect(declared).toContainText("Order number: #1001");
    await page.goto(plain.url());
    await expectAccessible(page);
    // The code that a mail names shows the moment, and nothing of what was written.
    await plain.goto(plain.url().replace(/\.[\w-]{43}#outcome$/, ""));
    await expect(main.getByRole("heading", { name: "Your withdrawal has arrived" })).toBeVisible();
    await expect(main).not.toContainText("#1001");
    await context.close();
  } finally {
    shop.kill();
  }
});

test("staff find a withdrawal among the staff screens, answer it and mark it", async ({
  page,
  request,
  hydrated,
  adminPassword,
  expectAccessible,
}) => {
  test.slow();
  const { origin: europe, shop } = startOwnShop(firstPort + 2, european);
  try {
    await expect(async () => expect((await request.get(`${europe}/api/health`)).status()).toBe(200)).toPass();
    const declared = {
      name: "Ada <b>L</b>",
      email: "ada@example.com",
      orderNumber: "#1001",
      items: "Two Tagigo,\nblack",
    };
    const sent = await request.post(`${europe}/api/withdrawal`, { data: { ...declared, message: "Too loud." } });
    const { receipt, receivedAt }: { receipt: string; receivedAt: string } = await sent.json();
    const login = await request.post(`${europe}/api/admin-token`, {
      data: { username: "admin", password: adminPassword },
    });
    const { token }: { token: string } = await login.json();
    await page.addInitScript((value) => localStorage.setItem("adminToken", value), token);

    await page.goto(`${europe}/admin/inbox`);
    await hydrated(page);
    const main = page.getByRole("main");
    await expect(main.getByText("1 open withdrawal.")).toBeVisible();
    await page.getByRole("navigation", { name: "Staff screens" }).getByRole("link", { name: "Withdrawals" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Withdrawals");
    const one = main.getByRole("article", { name: declared.name });
    for (const text of ["#1001", "Two Tagigo,", "Too loud.", receipt, "ada@example.com"]) {
      await expect(one).toContainText(text);
    }
    await expect(one.getByRole("time")).toHaveAttribute("datetime", receivedAt);
    const reply = (await one.getByRole("link", { name: "Reply by email" }).getAttribute("href")) ?? "";
    expect(decodeURIComponent(reply)).toContain("Re: Your withdrawal, order #1001");
    expect(decodeURIComponent(reply)).toContain("> Two Tagigo,\r\n> black\r\n> \r\n> Too loud.");
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await one.getByRole("button", { name: "Mark as answered" }).click();
    await expect(main.getByText("No withdrawals here.")).toBeVisible();
    await main.getByRole("button", { name: /^Answered/ }).click();
    await expect(page).toHaveURL(`${europe}/admin/withdrawals?state=answered`);
    await main.getByLabel("Search in names, addresses, orders, goods and receipts").fill(receipt.slice(0, 8));
    await main.getByRole("button", { name: "Search", exact: true }).click();
    await expect(one).toContainText(receipt);
    await one.getByRole("button", { name: "Put back to open" }).click();
    await expect(main.getByText("No withdrawal contains these words.")).toBeVisible();
  } finally {
    shop.kill();
  }
});

test("without sale in the European Union no staff screen leads to withdrawals", async ({
  page,
  request,
  adminPassword,
}) => {
  const login = await request.post("/api/admin-token", { data: { username: "admin", password: adminPassword } });
  const { token }: { token: string } = await login.json();
  await page.addInitScript((value) => localStorage.setItem("adminToken", value), token);
  await page.goto("/admin/inbox");
  await expect(page.getByRole("region", { name: "Outbox" })).toBeVisible();
  await expect(page.locator('a[href="/admin/withdrawals"]')).toHaveCount(0);
});

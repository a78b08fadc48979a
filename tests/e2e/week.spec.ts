import { campaignsText } from "#content/admin-campaigns.ts";
import { catalogText } from "#content/admin-catalog.ts";
import { figuresText } from "#content/admin-figures.ts";
import { inboxText } from "#content/admin-inbox.ts";
import { demoIds } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { demoCheckout } from "#content/checkout.ts";
import { unitsText } from "#content/currency-text.ts";
import { saleEndText } from "#contract/sale-days.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { moveDatabaseClock, movedClock, startOwnShop } from "#tests/own-shop.ts";
import { pictureFile } from "#tests/picture-files.ts";
import { PostgresServer } from "#tests/postgres-server.ts";

const { entries } = inboxText;
const firstPort = Number(process.env.E2E_PORT ?? 4317) + 1070;
const sku = "incard-finder-variant";
const product = products.find(({ variants }) => variants.some(({ id }) => id === sku));
const variant = product?.variants.find(({ id }) => id === sku);
if (!product || !variant) throw new Error("the catalog has InCard Finder");
const salePrice = (Number(variant.price) - 3).toFixed(2);

const dayMs = 24 * 60 * 60_000;
/** The next Monday, never today: the beginning of the week in UTC. */
function nextMonday(): number {
  const today = new Date();
  return today.setUTCHours(0, 0, 0, 0) + ((8 - today.getUTCDay()) % 7 || 7) * dayMs;
}
const days = { monday: 0, tuesday: 1, wednesday: 2, thursday: 3, friday: 4, sunday: 6 } as const;

for (const [kind, replicas] of [
  ["one shop on SQLite", 1],
  ["two replicas over Postgres, staff at one and visitors at the other", 2],
] as const) {
  test(`a shopkeeper's week: ${kind}`, async ({ page, browser, playwright, consoleErrors }) => {
    test.slow();
    // The scripts of this test don't run in the frame of a campaign's preview.
    consoleErrors.allow(/sandboxed/);
    const monday = nextMonday();
    const dateOf = (day: keyof typeof days): string => new Date(monday + days[day] * dayMs).toISOString().slice(0, 10);
    const clock = movedClock();
    const moveTo = (day: keyof typeof days, hour: number): void =>
      clock.ahead(monday + days[day] * dayMs + hour * 60 * 60_000 - Date.now());
    moveTo("monday", 9);
    const mail = await startMailServer();
    const mailsWith = (words: string): number => mail.taken.filter(({ text }) => text.includes(words)).length;
    const postgres = replicas > 1 ? await PostgresServer.create() : null;
    if (postgres) await moveDatabaseClock(postgres.url("postgres"), clock.file);
    const shops = Array.from({ length: replicas }, (_, i) =>
      startOwnShop(firstPort + replicas + i, {
        ...clock.settings,
        TOKEN_SECRET: "one secret for both replicas of the shop",
        ...(postgres && { DATABASE_URL: postgres.url("postgres") }),
        SMTP_URL: mail.url,
        MAIL_FROM: "shop@incard.example",
        SUPPORT_EMAIL: "support@incard.example",
      }),
    );
    const staffOrigin = shops[0]?.origin ?? "";
    const staffRequest = await playwright.request.newContext({ baseURL: staffOrigin });
    const visitors = await browser.newContext({ baseURL: shops.at(-1)?.origin ?? "", javaScriptEnabled: false });
    const visitor = await visitors.newPage();

    /** A login lasts hours, so there is one for each day. */
    const openAsStaff = async (path: string): Promise<void> => {
      const data = { username: "admin", password: "test-password-of-the-shop" };
      const { token } = await (await staffRequest.post("/api/admin-token", { data })).json();
      await page.addInitScript((value) => localStorage.setItem("adminToken", value), String(token));
      await page.goto(staffOrigin + path);
    };
    /** Another replica looks for changes every few seconds. */
    const priceBecomes = (shown: string, ends: boolean): Promise<void> =>
      expect(async () => {
        await visitor.goto("/products/incard-finder");
        const box = visitor.getByRole("region", { name: "Price" });
        await expect(box).toContainText(`$${shown}`, { timeout: 1_000 });
        const end = box.getByText(`Sale ends ${saleEndText(dateOf("wednesday"))}.`);
        await expect(end).toHaveCount(ends ? 1 : 0, { timeout: 1_000 });
      }).toPass();
    /** Gives the total in cents. */
    const pay = async (button: string, price: string): Promise<number> => {
      await visitor.goto(`/demo-store/cart/${demoIds[sku]}:1`);
      await expect(visitor.getByText(`$${price}`).first()).toBeVisible();
      const total = Number(await visitor.locator("input[name=total]").first().inputValue());
      await visitor.getByRole("button", { name: button }).click();
      return total;
    };

    try {
      for (const { origin } of shops)
        await expect(async () => expect((await staffRequest.get(`${origin}/api/health`)).status()).toBe(200)).toPass();

      await test.step("Monday: a sale until Wednesday is planned for noon and begins; a reader subscribes", async () => {
        await priceBecomes(variant.price, false);
        await openAsStaff("/admin/catalog");
        await page.getByRole("button", { name: catalogText.sale.openOf(product.title) }).click();
        const form = page.getByRole("form", { name: catalogText.sale.label(product.title) });
        await form.getByLabel(catalogText.sale.price(variant.title, "$")).fill(salePrice);
        await form.getByLabel(catalogText.sale.firstDay).fill(dateOf("monday"));
        await form.getByLabel(catalogText.sale.lastDay).fill(dateOf("wednesday"));
        await form.getByRole("button", { name: catalogText.sale.save }).click();
        await expect(form).toHaveCount(0);
        await priceBecomes(variant.price, false);
        moveTo("monday", 13);
        await priceBecomes(salePrice, true);
        await visitor.goto("/buy-now");
        const subscription = visitor.getByRole("contentinfo").locator("form");
        await subscription.getByLabel("Email address").fill("reader@example.com");
        await subscription.getByRole("button", { name: "Subscribe" }).click();
        await expect(visitor).toHaveURL(/subscribed=1/);
      });

      await test.step("Tuesday: an article with a picture, and a campaign about it", async () => {
        moveTo("tuesday", 9);
        await openAsStaff("/admin/articles");
        await page.getByRole("link", { name: "Write an article" }).click();
        await page.getByLabel("Title").fill("Wallets of the week");
        await page.getByLabel("Excerpt").fill("What we carry.");
        await page.getByLabel("Author", { exact: true }).fill("Nia Okafor");
        await page.getByLabel("Travel", { exact: true }).check();
        await page.getByRole("radio").first().check();
        await page.getByRole("textbox", { name: "Text", exact: true }).fill("We tried every one.");
        await page.getByText("Add a picture", { exact: true }).click();
        const buffer = await pictureFile("jpeg", { width: 900, height: 600 });
        await page.getByLabel("File").setInputFiles({ name: "wallet.jpg", mimeType: "image/jpeg", buffer });
        await page.getByLabel("What it shows").fill("A striped wallet");
        await page.getByRole("button", { name: "Upload" }).click();
        await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue(/!\[A striped wallet\]/);
        await page.getByRole("button", { name: "Publish" }).click();
        await expect(page.getByText("Published", { exact: true })).toBeVisible();
        await expect(async () => {
          await visitor.goto("/blog");
          await visitor.getByRole("link", { name: "Wallets of the week" }).first().click({ timeout: 1_000 });
        }).toPass();
        const picture = visitor.getByRole("img", { name: "A striped wallet" });
        const file = await visitor.request.get((await picture.getAttribute("src")) ?? "");
        expect([file.status(), file.headers()["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);

        await openAsStaff("/admin/campaigns");
        await page.getByLabel(campaignsText.to, { exact: true }).selectOption({ label: campaignsText.toNewsletter });
        await page.getByLabel(campaignsText.subject).fill("Read of our wallets");
        await page.getByLabel(campaignsText.text, { exact: true }).fill("A sale until Wednesday.");
        await page.getByRole("button", { name: campaignsText.preview }).click();
        await page.getByRole("button", { name: campaignsText.confirm(campaignsText.people(1)) }).click();
        await expect.poll(() => mailsWith("Subject: Read of our wallets")).toBe(1);
        // The screen asks how far the campaign is, and Tuesday's login is over on Wednesday.
        await page.goto(`${staffOrigin}/terms`);
      });

      const paid = await test.step("Wednesday: somebody pays the sale's price, asks, and is answered", async () => {
        moveTo("wednesday", 15);
        await priceBecomes(salePrice, true);
        const total = await pay(demoCheckout.pay, salePrice);
        await visitor.goto("/contact");
        const main = visitor.getByRole("main");
        await main.getByLabel("Name").fill("Ada");
        await main.getByLabel("Email", { exact: true }).fill("ada@example.com");
        await main.getByLabel("Message", { exact: true }).fill("Where is my parcel?");
        await main.getByRole("button", { name: "Send message" }).click();
        await expect(visitor).toHaveURL(/sent=1/);
        await openAsStaff("/admin/inbox");
        const message = page.getByRole("article", { name: "Ada" });
        await message.getByRole("button", { name: entries.open.answer, exact: true }).click();
        await message.getByLabel(entries.label.answer("ada@example.com")).fill("It comes tomorrow.");
        await message.getByRole("button", { name: entries.submit.answer }).click();
        await expect.poll(() => mailsWith("It comes tomorrow.")).toBe(1);
        return total;
      });

      await test.step("Thursday: the price is back, after the last day is over everywhere; on Friday a payment of it fails", async () => {
        moveTo("thursday", 11);
        await priceBecomes(salePrice, true);
        moveTo("thursday", 13);
        await priceBecomes(variant.price, false);
        moveTo("friday", 10);
        expect(await pay(demoCheckout.fail, variant.price)).toBeGreaterThan(paid);
      });

      await test.step("Sunday: Today has the week's figures, and each mail went out once", async () => {
        moveTo("sunday", 18);
        await openAsStaff("/admin/today");
        const { days: table, spans, title } = figuresText;
        const section = page.getByRole("region", { name: title });
        const week = section.getByRole("table", { name: spans.caption }).getByRole("row", { name: spans.name(7) });
        const [sales, before] = [unitsText(paid, "usd"), spans.before(7)];
        const nothing = unitsText(0, "usd");
        // Orders, gross, refunded, net and failed payments, each followed by that of the week before.
        const figures = [
          `10 ${before}`,
          `${sales}${nothing} ${before}`,
          `${nothing}${nothing} ${before}`,
          `${sales}${nothing} ${before}`,
          `10 ${before}`,
        ];
        for (const [i, figure] of figures.entries()) await expect(week.locator("td, th").nth(i + 1)).toHaveText(figure);
        await section.getByText(table.show).click();
        // Gross and net.
        await expect(section.getByRole("table", { name: table.title }).getByText(sales)).toHaveCount(2);
        for (const words of ["Subject: Read of our wallets", "It comes tomorrow."]) expect(mailsWith(words)).toBe(1);
      });
    } finally {
      await visitors.close();
      await staffRequest.dispose();
      for (const { shop } of shops) shop.kill();
      await mail.close();
      await postgres?.remove();
    }
  });
}

import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type RunningProxy, startNginx } from "#bench/proxies.ts";
import { adminText } from "#content/admin.ts";
import { backupsText } from "#content/admin-backups.ts";
import { catalogText } from "#content/admin-catalog.ts";
import { adminScreens, staff } from "#content/admin-dashboard.ts";
import { setupText as text } from "#content/admin-setup.ts";
import { testimonialsText } from "#content/admin-testimonials.ts";
import { products } from "#content/catalog/products.ts";
import { certifications } from "#content/regulatory/certifications.ts";
import { connectionMessages, setupMessages } from "#content/setup-messages.ts";
import { maxCertificateBytes } from "#contract/certificates.ts";
import { type SetupStep, setupStep } from "#contract/setup-steps.ts";
import { chromiumLaunch } from "#scripts/check/find-chromium.ts";
import { onPath } from "#scripts/check/other-engines.ts";
import { expect, test } from "#tests/fixtures.ts";
import { type MailServer, startMailServer } from "#tests/mail-server.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { reportAsShopify } from "#tests/shopify-report.ts";
import { enter, stepOf } from "./setup-screen.ts";
import { fits } from "./staff-pages.ts";

// From an empty database to "Open", by screens alone: what an owner does before the first real customer, and that it lasts.

const port = Number(process.env.E2E_PORT ?? 4317) + 1190;
const password = "velvet-harbor-37-Tundra";
const webhookSecret = "4f1c9d0a7be2635880d1c9ee";
const host = "shop.incard-trackers.com";
const shopAddress = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), "incard-open-"));

let mail: MailServer;
let demo: ChildProcess;
let shop: ChildProcess;
let stripe: Server;
let proxy: RunningProxy;

/** The variables of the process: what is secret, or decides how it starts. */
const variables = (): Record<string, string> => ({
  HOST: "127.0.0.1",
  SITE_URL: `https://${host}`,
  SHOP_ENV: "production",
  TRUST_PROXY: "1",
  DATA_DIR: dataDir,
  TOKEN_SECRET: "r4Jq0Wn8sZt2Vb6Yx1Kd5Hm9Lp3Gf7Ca",
  ADMIN_PASSWORD: password,
  SHOPIFY_STORE_DOMAIN: "incard-trackers.myshopify.com",
  SHOPIFY_STOREFRONT_TOKEN: "public",
  SHOPIFY_WEBHOOK_SECRET: webhookSecret,
  SHOPIFY_API_URL: `http://localhost:${port + 1}/demo-store/graphql`,
  SMTP_URL: mail.url,
  MAIL_FROM: "InCard <shop@incard-trackers.com>",
  METRICS_TOKEN: "Qx7vN2kLw9TzR4bYc8MdJ6hFp1Gs5Va3",
});

async function start(more: Record<string, string> = {}): Promise<void> {
  ({ shop } = startOwnShop(port, { ...variables(), ...more }));
  await expect(async () => expect((await fetch(`${shopAddress}/api/health`)).ok).toBe(true)).toPass();
}

async function stop(): Promise<void> {
  shop.kill();
  await once(shop, "exit");
}

test.beforeAll(async () => {
  proxy = startNginx({ port: port + 2, shop: port, host });
  mail = await startMailServer();
  // Says of every payment, as Stripe does, that there is none.
  stripe = createServer((_, response) => {
    response.writeHead(404, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ error: { type: "invalid_request_error", code: "resource_missing", message: "No" } }));
  }).listen(0, "127.0.0.1");
  // The demo store of another shop speaks the live store's own schema.
  const other = startOwnShop(port + 1, {});
  demo = other.shop;
  await expect(async () => expect((await fetch(`${other.origin}/api/health`)).ok).toBe(true)).toPass();
});

test.afterAll(async () => {
  for (const one of [shop, demo]) one?.kill();
  stripe?.close();
  proxy?.stop();
  await mail?.close();
});

const { executablePath, args } = chromiumLaunch();
test.use({
  baseURL: `https://${host}`,
  ignoreHTTPSErrors: true,
  launchOptions: { executablePath, args: [...args, `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port + 2}`] },
});
// The proxy is the one that is shipped. In CI it is always there.
test.skip(process.env.CI === undefined && onPath("nginx") === null, "nginx isn't installed");

async function logIn(page: Page): Promise<void> {
  await page.goto("/simple-admin-login");
  await page.getByLabel(staff.login.username).fill("admin");
  await page.getByLabel(staff.login.password).fill(password);
  await page.getByRole("button", { name: staff.login.submit, exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

const reportToShop = (topic: string, body: object): Promise<void> =>
  reportAsShopify(shopAddress, webhookSecret, topic, body);

test("an owner opens the shop by screens alone, and a restart leaves it open", async ({ page, expectAccessible }) => {
  test.slow();
  const { port: stripePort } = stripe.address() as AddressInfo;
  await start({
    STRIPE_SECRET_KEY: "rk_live_51abc",
    STRIPE_API_URL: `http://127.0.0.1:${stripePort}`,
    STRIPE_WEBHOOK_SECRET: "whsec_8c1fT0qLw4Zr7Vn2",
  });
  await logIn(page);
  await expect(page.getByText(/^Not open yet/)).toBeVisible();
  await page.getByRole("link", { name: adminText.setUp }).click();

  await test.step("who sells, shipping and addresses", async () => {
    const { seller, place, shipping, emails } = text.fields;
    await enter(stepOf(page, "seller"), {
      [seller.name.label]: "Ada's Trackers LLC",
      [seller.address.label]: "1 Main Street, Irvine, CA 92618, United States",
      [seller.law.label]: "the State of California",
    });
    await enter(stepOf(page, "place"), { [place.city.label]: "Tustin" });
    await enter(stepOf(page, "shipping"), {
      [shipping.rate.label]: "4.95",
      [shipping.freeFrom.label]: "50",
      [shipping.from.label]: "Irvine, California",
      [shipping.countries.label]: "US, CA",
    });
    await enter(stepOf(page, "emails"), {
      [emails.support.label]: "help@incard-trackers.com",
      [emails.privacy.label]: "privacy@incard-trackers.com",
      [emails.dpo.label]: "privacy@incard-trackers.com",
    });
  });

  await test.step("the store's products are found, and it takes the orders", async () => {
    const store = stepOf(page, "store");
    await store.getByRole("button", { name: text.storeMap.ask }).click();
    await store.getByRole("button", { name: text.storeMap.save }).click();
    await expect(page.getByText(setupMessages.storeNumbersSaved, { exact: true })).toBeVisible();
    await store.getByRole("button", { name: text.try.store }).click();
    await expect(store.getByRole("status").filter({ hasText: /./ })).toHaveClass(/success/);
  });

  await test.step("Stripe and the mail server are really asked", async () => {
    const payments = stepOf(page, "payments");
    await payments.getByRole("button", { name: text.try.payments }).click();
    await expect(payments.getByText(connectionMessages.payments.works(false))).toBeVisible();
    const mailStep = stepOf(page, "mail");
    await mailStep.getByLabel(text.try.email).fill("me@incard-trackers.com");
    await mailStep.getByRole("button", { name: text.try.mail }).click();
    await expect.poll(() => mail.taken.map(({ to }) => to)).toEqual(["me@incard-trackers.com"]);
  });

  await test.step("facts, authors, videos and policies", async () => {
    const facts = stepOf(page, "facts");
    for (const choice of await facts.getByRole("combobox").all()) await choice.selectOption({ index: 1 });
    await facts.getByRole("button", { name: text.save, exact: true }).click();
    await expect(facts.getByText(adminText.lastChange("admin"))).toBeVisible();
    const voices = stepOf(page, "voices");
    for (const field of await voices.getByRole("textbox").all()) await field.fill("Ada Lovelace");
    await voices.getByRole("button", { name: text.save, exact: true }).last().click();
    await expect(voices.getByText(adminText.lastChange("admin"))).toBeVisible();
    const videos = stepOf(page, "videos");
    for (const field of await videos.getByRole("textbox").all()) await field.fill("none");
    await videos.getByRole("button", { name: text.save, exact: true }).click();
    await expect(videos.getByText(text.states.done)).toBeVisible();
    const { readBy, readOn } = text.fields.policies;
    await enter(stepOf(page, "law"), { [readBy.label]: "Grace Hopper, attorney", [readOn.label]: "2026-11-20" });
  });

  await test.step("the signed certificate of each approval", async () => {
    // As large as a proxy has to let through.
    const certificate = Buffer.alloc(maxCertificateBytes, " ").fill("%PDF-1.7\n", 0, 9);
    certificate.write("\n%%EOF\n", maxCertificateBytes - 7);
    const certificates = stepOf(page, "certificates");
    const pdf = { name: "signed.pdf", mimeType: "application/pdf", buffer: certificate };
    for (const { productName, scheme } of certifications) {
      const field = page.getByLabel(`${productName}, ${scheme}`, { exact: true });
      const form = certificates.locator("form").filter({ has: field });
      await field.setInputFiles(pdf);
      await form.getByRole("button", { name: text.certificates.upload }).click();
      await expect(form.getByRole("link")).toBeVisible();
    }
    await expect(certificates.getByText(text.states.done)).toBeVisible();
  });

  await test.step("no page promises a day that is over", async () => {
    await stepOf(page, "dates").getByRole("link", { name: "Catalog" }).click();
    const { card, fields, form: words } = catalogText;
    for (const { title, availability, saleEnds } of products) {
      if (availability.kind === "in-stock" && !saleEnds) continue;
      await page.getByRole("button", { name: card.editOf(title) }).click();
      const form = page.getByRole("form", { name: words.label(title) });
      if (availability.kind !== "in-stock") await form.getByLabel(fields.shipDate).fill("2031-03-01");
      if (saleEnds) await form.getByLabel(fields.saleEnds).fill("2031-03-01");
      await form.getByRole("button", { name: words.save }).click();
      await expect(form).toBeHidden();
    }
    await page.goBack();
  });

  await test.step("a real testimonial takes the samples' place", async () => {
    await stepOf(page, "voices").getByRole("link", { name: "Testimonials" }).click();
    const { fields, add, save, show } = testimonialsText;
    await page.getByRole("button", { name: add }).click();
    await page.getByLabel(fields.words).fill("Twice now the map showed my wallet in the garage.");
    await page.getByLabel(fields.name, { exact: true }).fill("Maya R.");
    await page.getByLabel(fields.date).fill("2026-10-03");
    await page.getByLabel(fields.consent).fill("by e-mail, November 20, 2026");
    await page.getByRole("button", { name: save }).click();
    await page.getByRole("button", { name: new RegExp(`^${show} ?: Maya R\\.$`) }).click();
    await expect(page.getByRole("status").filter({ hasText: testimonialsText.state(1, "samples") })).toBeVisible();
  });

  await test.step("without a key the store takes the money, and says what it sold", async () => {
    await stop();
    await start();
    await page.goBack();
    await expect(stepOf(page, "payments").getByText(text.states.blocking(1))).toBeVisible();
    const takenBy = stepOf(page, "payments").getByLabel(text.fields.payments.takenBy.label);
    await takenBy.selectOption("store");
    await stepOf(page, "payments").getByRole("button", { name: text.save, exact: true }).click();
    await expect(stepOf(page, "payments").getByText(text.states.warning)).toBeVisible();
    await reportToShop("products/update", { id: 1 });
    await page.reload();
    await expect(stepOf(page, "payments").getByText(text.states.done)).toBeVisible();
  });

  await test.step("a backup by a press, and the shop is open", async () => {
    await expect(page.getByText(adminText.notOpen(1))).toBeVisible();
    await stepOf(page, "backup").getByRole("link", { name: "Backups" }).click();
    await page.getByRole("button", { name: backupsText.make }).click();
    await expect(page.getByRole("region", { name: backupsText.list.title }).getByRole("button").first()).toBeVisible();
    await page.goBack();
    // The stand-in for the store is another server than its domain.
    const stateOf = (id: SetupStep): string => text.states[id === "store" ? "warning" : "done"];
    for (const id of setupStep.options)
      await expect(stepOf(page, id).getByText(stateOf(id), { exact: true })).toBeVisible();
    await expect(page.getByText(text.open)).toBeVisible();
    await expectAccessible(page);
    await fits(page);
    await page.goto(adminScreens.today.to);
    await expect(page.getByText(/^Checked|^Not open yet/)).toHaveText(/^Checked/);
  });

  await test.step("visitors read what was entered, and nothing of a demonstration", async () => {
    for (const [path, words] of [
      ["/terms", "Ada's Trackers LLC"],
      ["/shipping", "Irvine, California"],
      ["/", "Twice now the map showed my wallet in the garage."],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
      await expect(page.getByText(/Demo store/)).toHaveCount(0);
    }
  });

  await test.step("the first days: an order, a message that is answered, an issue of the newsletter", async () => {
    await reportToShop("orders/paid", {
      id: 5_000_000_001,
      name: "#1001",
      checkout_token: "c0ffee",
      currency: "USD",
      total_price: "30.94",
      created_at: new Date().toISOString(),
      line_items: [{ variant_id: 1, quantity: 1, title: "InCard Finder" }],
    });
    await page.goto(adminScreens.orders.to);
    await expect(page.getByText("#1001").first()).toBeVisible();

    await page.goto("/contact");
    const form = page.getByRole("form").filter({ has: page.getByRole("button", { name: "Send Message" }) });
    await form.getByLabel("Name").fill("Grace Buyer");
    await form.getByLabel("Email").fill("grace@buyers.com");
    await form.getByLabel("Message").fill("When does my card arrive?");
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect.poll(() => mail.taken.map(({ to }) => to)).toContain("help@incard-trackers.com");
  });

  await test.step("it stays open over a restart", async () => {
    await stop();
    await start();
    await page.goto(adminScreens.setup.to);
    await expect(page.getByText(text.open)).toBeVisible();
  });
});

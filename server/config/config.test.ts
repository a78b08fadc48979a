import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { ConfigError, readConfig } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "config-"));
const ids = join(folder, "ids.json");
writeFileSync(ids, JSON.stringify(demoIds));
const fewIds = join(folder, "few.json");
writeFileSync(fewIds, '{"incard-finder-variant":"44101000000001"}');
const oddIds = join(folder, "odd.json");
const odd = { "incard-finder-product": "4410a", "tagigo-product": "#4410" };
writeFileSync(oddIds, JSON.stringify({ ...demoIds, ...odd }));
const badIds = join(folder, "bad.json");
writeFileSync(badIds, '["not a map"]');
const secret = "s".repeat(32);
const store = { SHOPIFY_STORE_DOMAIN: "my.myshopify.com", SHOPIFY_STOREFRONT_TOKEN: "public" };

test("without any variable the shop starts as documented", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "http://localhost:3000",
    environment: "development",
    dataDir: join(process.cwd(), "data"),
    databaseUrl: null,
    admin: { username: "admin", password: null },
    tokenSecret: null,
    previousTokenSecrets: [],
    shopify: null,
    stripe: null,
    webhookSecrets: { stripe: [], shopify: [] },
    ...{ smtp: null, mailsPerMinute: null },
    supportEmail: null,
    analyticsId: null,
    videoEmbeds: true,
    mapEmbed: true,
    trustProxy: 0,
    doubleOptIn: false,
    sellsInEu: false,
    priorPriceRule: false,
    currency: "usd",
    seller: { name: null, address: null, law: null, representative: null, phone: null, register: null, vatId: null },
    shipping: { rate: null, from: null, countries: [] },
    hstsPreload: false,
    backups: { time: null, kept: null },
    livePricesIntervalSeconds: 300,
    metricsToken: null,
    traceEndpoint: null,
  });
});

test("empty text counts as not set, and unknown variables don't matter", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", PATH: "/bin" })).toEqual(readConfig({}));
});

test("the least and the greatest number are taken", () => {
  const [least, most] = [readConfig({ PORT: "0", TRUST_PROXY: "0" }), readConfig({ PORT: "65535", TRUST_PROXY: "10" })];
  expect([least.port, least.trustProxy, most.port, most.trustProxy]).toEqual([0, 0, 65_535, 10]);
});

test("the site's address follows the port and loses its slash", () => {
  expect(readConfig({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  expect(readConfig({ SITE_URL: "https://Shop.example/" }).siteUrl).toBe("https://shop.example");
});

test("a live store, Stripe and mail are read whole", () => {
  const config = readConfig({
    SHOPIFY_STORE_DOMAIN: "my-shop.myshopify.com",
    SHOPIFY_STOREFRONT_TOKEN: "public",
    SHOPIFY_IDS_FILE: ids,
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_API_URL: "http://127.0.0.1:9",
    STRIPE_WEBHOOK_SECRET: "whsec_4f1c9d0a7be2, whsec_0a7be24f1c9d",
    SMTP_URL: "smtp://localhost:2525",
    MAIL_FROM: "shop@incard.example",
    SUPPORT_EMAIL: "help@incard.example",
    VIDEO_EMBEDS: "off",
  });
  expect(config.shopify).toEqual({
    domain: "my-shop.myshopify.com",
    token: "public",
    endpoint: expect.stringMatching(/^https:\/\/my-shop\.myshopify\.com\/api\/\d{4}-\d{2}\/graphql\.json$/),
    ids: demoIds,
  });
  expect(config.stripe).toEqual({ secretKey: "sk_test_1", apiUrl: "http://127.0.0.1:9" });
  expect(config.webhookSecrets.stripe).toEqual(["whsec_4f1c9d0a7be2", "whsec_0a7be24f1c9d"]);
  expect(config.smtp?.from).toEqual({ name: "", address: "shop@incard.example" });
  expect(config.supportEmail).toBe("help@incard.example");
  expect(config.videoEmbeds).toBe(false);
});

test("who sells and how it is shipped are read, countries by name", () => {
  const config = readConfig({
    SELLER_NAME: "InCard LLC",
    SELLER_REGISTER: "none",
    SHIPS_FROM: "Irvine, California",
    SHIPS_TO: "US, CA",
  });
  expect(config.seller).toMatchObject({ name: "InCard LLC", register: "none", vatId: null });
  expect(config.shipping).toEqual({ rate: null, from: "Irvine, California", countries: ["United States", "Canada"] });
});

const webhookSecret = "whsec_4f1c9d0a7be2";

describe("a wrong value stops the start with one sentence that names it", () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ["PORT", { PORT: "http" }, /^PORT must be a whole number from 0 to 65535\.$/],
    ["PORT", { PORT: "70000" }, /^PORT must/],
    ["PORT", { PORT: "-1" }, /^PORT must/],
    ["PORT", { PORT: "80a" }, /^PORT must/],
    ["PORT", { PORT: "80.5" }, /^PORT must/],
    ["PORT", { PORT: "a80" }, /^PORT must/],
    ["PORT", { PORT: "65536" }, /^PORT must/],
    ["LIVE_PRICES_INTERVAL_SECONDS", { LIVE_PRICES_INTERVAL_SECONDS: "86401" }, /^LIVE_PRICES_INTERVAL_SECONDS must/],
    ["BACKUP_TIME", { BACKUP_TIME: "4:30" }, /^BACKUP_TIME must be a time of day in UTC such as 04:30, or off\.$/],
    ["BACKUP_TIME", { BACKUP_TIME: "24:00" }, /^BACKUP_TIME must/],
    ["BACKUPS_KEPT", { BACKUPS_KEPT: "0" }, /^BACKUPS_KEPT must be a whole number from 1 to 60\.$/],
    ["HOST", { HOST: "a b" }, /^HOST must/],
    ["SITE_URL", { SITE_URL: "shop.example" }, /^SITE_URL must be an origin/],
    ["SHIPPING_RATE", { ...store, SHIPPING_RATE: "€5" }, /^SHIPPING_RATE names another currency than CURRENCY\.$/],
    ["SHIPPING_RATE", { ...store, SHIPPING_RATE: "$5", CURRENCY: "eur" }, /^SHIPPING_RATE names another currency/],
    ["SITE_URL", { SITE_URL: "https://shop.example/path" }, /^SITE_URL must/],
    ["SITE_URL", { SITE_URL: "https://u:p@shop.example" }, /^SITE_URL must/],
    ["SITE_URL", { SITE_URL: "ftp://shop.example" }, /^SITE_URL must/],
    ["SITE_URL", { SITE_URL: "https://shop.example/?a=b" }, /^SITE_URL must/],
    ["SITE_URL", { SITE_URL: "https://shop.example/#top" }, /^SITE_URL must/],
    ["SHOP_ENV", { SHOP_ENV: "staging" }, /^SHOP_ENV must be development or production\.$/],
    ["DATABASE_URL", { DATABASE_URL: "mysql://x/y" }, /^DATABASE_URL must be an address/],
    ["DATABASE_URL", { DATABASE_URL: "x" }, /^DATABASE_URL must/],
    ["DATABASE_URL", { DATABASE_URL: "postgres://a,b/shop?target_session_attrs=any" }, /^DATABASE_URL names several/],
    ["DATABASE_URL", { DATABASE_URL: "postgres://u:p@a:5432,b:5433/shop" }, /^DATABASE_URL names several servers/],
    ["DATABASE_URL", { DATABASE_URL: "postgres://u:p,w@a,b/shop" }, /^DATABASE_URL names several servers/],
    ["DATABASE_URL", { DATABASE_URL: "postgres://u:p#w@a/shop" }, /^DATABASE_URL can't be read: .*%23 for #/],
    ["DATABASE_URL", { DATABASE_URL: "postgres://u@a:99999/shop" }, /^DATABASE_URL can't be read: .*at most 65535/],
    ["DATABASE_URL", { DATABASE_URL: "postgres:///shop?host=a%2Cb" }, /^DATABASE_URL names several servers/],
    ["ADMIN_USERNAME", { ADMIN_USERNAME: "a\nb" }, /^ADMIN_USERNAME must/],
    ["ADMIN_PASSWORD", { ADMIN_PASSWORD: "short" }, /^ADMIN_PASSWORD must have at least 8/],
    [
      "a private SHOPIFY_STOREFRONT_TOKEN",
      { SHOPIFY_STORE_DOMAIN: "a.myshopify.com", SHOPIFY_STOREFRONT_TOKEN: "shpat_0123456789" },
      /^SHOPIFY_STOREFRONT_TOKEN must be the public access token.*visitors' browsers/,
    ],
    [
      "SMTP_URL with a # in its password",
      { SMTP_URL: "smtps://shop:pa#ss@smtp.test:465", MAIL_FROM: "shop@shop.test" },
      /^SMTP_URL can't be read: in a user or password write %23 for #/,
    ],
    ["TOKEN_SECRET", { TOKEN_SECRET: "short" }, /^TOKEN_SECRET must have at least 32 bytes\.$/],
    [
      "an empty TOKEN_SECRET_PREVIOUS",
      { TOKEN_SECRET_PREVIOUS: `${secret},,${secret}` },
      /^TOKEN_SECRET_PREVIOUS has an/,
    ],
    ["TOKEN_SECRET_PREVIOUS", { TOKEN_SECRET_PREVIOUS: " , " }, /^TOKEN_SECRET_PREVIOUS has an empty entry/],
    [
      "TOKEN_SECRET_PREVIOUS",
      { TOKEN_SECRET_PREVIOUS: `${secret}\nshort` },
      /^TOKEN_SECRET_PREVIOUS must hold secrets/,
    ],
    ["TOKEN_SECRET", { DATABASE_URL: "postgres://x/y" }, /^TOKEN_SECRET is required with DATABASE_URL/],
    ["SHOPIFY_STORE_DOMAIN", { SHOPIFY_STORE_DOMAIN: "https://a.b" }, /^SHOPIFY_STORE_DOMAIN must/],
    ["SHOPIFY_STOREFRONT_TOKEN", { SHOPIFY_STORE_DOMAIN: "a.b" }, /^SHOPIFY_STOREFRONT_TOKEN is missing/],
    ["SHOPIFY_STORE_DOMAIN", { SHOPIFY_STOREFRONT_TOKEN: "t" }, /^SHOPIFY_STORE_DOMAIN is missing/],
    ["SHOPIFY_API_URL", { SHOPIFY_API_URL: "https://a.b/graphql" }, /^SHOPIFY_STORE_DOMAIN is missing/],
    [
      "SHOPIFY_IDS_FILE",
      { SHOPIFY_STORE_DOMAIN: "a.b", SHOPIFY_STOREFRONT_TOKEN: "t", SHOPIFY_IDS_FILE: fewIds },
      /^SHOPIFY_IDS_FILE lacks a number for incard-finder-product, carbon-finder-presale/,
    ],
    [
      "SHOPIFY_IDS_FILE",
      { SHOPIFY_STORE_DOMAIN: "a.b", SHOPIFY_STOREFRONT_TOKEN: "t", SHOPIFY_IDS_FILE: "/nowhere" },
      /^SHOPIFY_IDS_FILE names \/nowhere, and that file can't be read\.$/,
    ],
    [
      "SHOPIFY_IDS_FILE",
      { SHOPIFY_STORE_DOMAIN: "a.b", SHOPIFY_STOREFRONT_TOKEN: "t", SHOPIFY_IDS_FILE: badIds },
      /isn't a JSON object/,
    ],
    [
      "SHOPIFY_IDS_FILE",
      { SHOPIFY_STORE_DOMAIN: "a.b", SHOPIFY_STOREFRONT_TOKEN: "t", SHOPIFY_IDS_FILE: oddIds },
      /^SHOPIFY_IDS_FILE lacks a number for incard-finder-product, tagigo-product\.$/,
    ],
    ["STRIPE_SECRET_KEY", { STRIPE_SECRET_KEY: "pk_1" }, /^STRIPE_SECRET_KEY must/],
    ["STRIPE_SECRET_KEY", { STRIPE_API_URL: "http://x" }, /^STRIPE_SECRET_KEY is missing/],
    ["STRIPE_WEBHOOK_SECRET", { STRIPE_WEBHOOK_SECRET: "short" }, /^STRIPE_WEBHOOK_SECRET must be one secret/],
    ["STRIPE_WEBHOOK_SECRET", { STRIPE_WEBHOOK_SECRET: `${webhookSecret},` }, /^STRIPE_WEBHOOK_SECRET must/],
    ["STRIPE_WEBHOOK_SECRET", { STRIPE_WEBHOOK_SECRET: webhookSecret }, /^STRIPE_SECRET_KEY is missing: STRIPE_WEB/],
    ["SHOPIFY_WEBHOOK_SECRET", { SHOPIFY_WEBHOOK_SECRET: webhookSecret }, /^SHOPIFY_STORE_DOMAIN is missing/],
    [
      "STRIPE_WEBHOOK_SECRET",
      { SHOP_ENV: "production", STRIPE_SECRET_KEY: "rk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_change_me_please" },
      /^STRIPE_WEBHOOK_SECRET holds the secret of an example/,
    ],
    ["SMTP_URL", { SMTP_URL: "http://x" }, /^SMTP_URL must/],
    ["SELLS_IN_EU", { SELLS_IN_EU: "yes" }, /^SELLS_IN_EU must be on or off/],
    ["PRIOR_PRICE_RULE", { PRIOR_PRICE_RULE: "true" }, /^PRIOR_PRICE_RULE must be on or off/],
    ["HSTS_PRELOAD", { HSTS_PRELOAD: "yes" }, /^HSTS_PRELOAD must be on or off/],
    ["DOUBLE_OPT_IN without mail", { DOUBLE_OPT_IN: "on" }, /^SMTP_URL is missing: with DOUBLE_OPT_IN nobody can/],
    ["SELLS_IN_EU without mail", { SELLS_IN_EU: "on" }, /^SMTP_URL is missing: with SELLS_IN_EU/],
    ["SELLER_NAME", { SELLER_NAME: "a\nb" }, /^SELLER_NAME must be one line/],
    ["SELLER_PHONE", { SELLER_PHONE: "call us" }, /^SELLER_PHONE must be an international/],
    ["SHIPS_TO", { SHIPS_TO: "US,Canada" }, /^SHIPS_TO must be two-letter country codes/],
    ["SHIPS_TO", { SHIPS_TO: "USA" }, /^SHIPS_TO must/],
    ["SHIPS_TO", { SHIPS_TO: "xUS" }, /^SHIPS_TO must/],
    ["SHIPS_TO", { SHIPS_TO: "US,QQ" }, /^SHIPS_TO must/],
    ["SHIPPING_RATE", { SHIPPING_RATE: "free" }, /^SHIPPING_RATE must be an amount/],
    ["SHIPPING_RATE in the demo store", { SHIPPING_RATE: "4.95" }, /^SHOPIFY_STORE_DOMAIN is missing: SHIPPING_RATE/],
    ["MAIL_FROM", { SMTP_URL: "smtp://x" }, /^MAIL_FROM is missing/],
    [
      "MAIL_FROM",
      { MAIL_FROM: "nobody" },
      /^MAIL_FROM must be an e-mail address, or a name and an address such as InCard <shop@shop\.example>\.$/,
    ],
    ["SUPPORT_EMAIL", { SUPPORT_EMAIL: "nobody" }, /^SUPPORT_EMAIL must/],
    ["ANALYTICS_ID", { ANALYTICS_ID: "<script>" }, /^ANALYTICS_ID must/],
    ["MAP_EMBED", { MAP_EMBED: "yes" }, /^MAP_EMBED must be on or off\.$/],
    ["TRUST_PROXY", { TRUST_PROXY: "11" }, /^TRUST_PROXY must be a whole number from 0 to 10\.$/],
    // Numbered: a folder with a random name in the name of a test would make it another test in each run.
  ])("%s: case %#", (_, env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(sentence);
  });

  test("all mistakes are told at once, each on a line of its own", () => {
    const env = {
      PORT: "many",
      MAIL_FROM: "nobody",
      SMTP_URL: "ftp://x",
      DOUBLE_OPT_IN: "on",
      STRIPE_API_URL: "https://x.test",
    };
    let told = "";
    try {
      readConfig(env);
    } catch (error) {
      told = String(error);
    }
    const named = told.split("\n").map((line) => /[A-Z_]{4,}/.exec(line)?.[0]);
    expect(named).toEqual(["PORT", "SMTP_URL", "MAIL_FROM", "STRIPE_SECRET_KEY"]);
  });

  test("by an error of its own name", () => {
    expect(() => readConfig({ PORT: "x" })).toThrow(expect.objectContaining({ name: "ConfigError" }));
  });

  test("and never repeats the value, which may be a secret", () => {
    expect(() => readConfig({ TOKEN_SECRET: "hunter2" })).toThrow(/^(?!.*hunter2)/);
  });
});

test("former secrets are separated by commas or line ends", () => {
  const [one, two] = ["1".repeat(32), "2".repeat(32)];
  for (const text of [`${one},${two}`, `${one}\n${two}\n`, ` ${one} , ${two} `]) {
    expect(readConfig({ TOKEN_SECRET_PREVIOUS: text }).previousTokenSecrets).toEqual([one, two]);
  }
  const withComma = `with, a comma ${one}`;
  expect(readConfig({ TOKEN_SECRET_PREVIOUS: `${withComma}\n` }).previousTokenSecrets).toEqual([withComma]);
});

test("a comma in a password names no second server", () => {
  const address = "postgres://u:p,w@h:5432/d?sslmode=disable";
  expect(readConfig({ DATABASE_URL: address, TOKEN_SECRET: secret }).databaseUrl).toBe(address);
});

test("Postgres with a secret is fine", () => {
  const config = readConfig({ DATABASE_URL: "postgresql://u@h/d", TOKEN_SECRET: secret });
  expect([config.databaseUrl, config.tokenSecret]).toEqual(["postgresql://u@h/d", secret]);
});

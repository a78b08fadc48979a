import { isIP } from "node:net";
import { missingNumbers, repeatedNumbers, type StoreNumbers } from "#content/catalog/store-numbers.ts";
import type { PaymentSettings } from "#contract/shop-settings.ts";
import type { Config } from "#server/config/config.ts";
import { readPostgresAddress } from "#server/config/postgres-address.ts";
import { storeNumbersOf } from "#server/texts/shop-settings.ts";
import { checkEnteredSettings, type PreflightTexts } from "./entered-settings.ts";
import { type Finding, findingsOf, isPlaceholder } from "./finding.ts";

const isLocal = (host: string): boolean => ["localhost", "127.0.0.1", "[::1]", "::1"].includes(host);

/** Where orders are taken. */
function* checkStore({ shopify }: Config, numbers: StoreNumbers | null): Iterable<Finding> {
  const { blocking } = findingsOf("store");
  if (shopify === null) {
    yield blocking(
      "demo-store",
      "The demo store takes the orders.",
      "Customers would go through a checkout that charges nothing and ships nothing.",
      "Set SHOPIFY_STORE_DOMAIN and SHOPIFY_STOREFRONT_TOKEN, and find what you sell in the store at /admin/setup.",
    );
  } else if (numbers === null) {
    yield blocking(
      "unknown-store-numbers",
      "It isn't said which variants of your store our products are.",
      "Until then the demo store takes the orders: nothing is charged or shipped.",
      "Find them at /admin/setup, or name a file with their numbers in SHOPIFY_IDS_FILE.",
    );
  } else {
    const missing = missingNumbers(numbers);
    if (missing.length > 0) {
      yield blocking(
        "missing-store-numbers",
        `It isn't said which variants of your store these are: ${missing.join(", ")}.`,
        "They are shown as sold out.",
        "Find them at /admin/setup, or say there that your store doesn't have them.",
      );
    }
    const repeated = repeatedNumbers(numbers);
    if (repeated.length > 0) {
      yield blocking(
        "repeated-store-numbers",
        `One number of the store stands for several things: ${repeated.join("; ")}.`,
        "Who chooses one of them buys another.",
        "Choose another variant for each at /admin/setup; where SHOPIFY_IDS_FILE is set, give each its own number in that file.",
      );
    }
  }
}

/** Where payments are looked up. */
function* checkPayments({ shopify, stripe }: Config, takenBy: PaymentSettings["takenBy"]): Iterable<Finding> {
  const { blocking } = findingsOf("payments");
  if (stripe === null) {
    // The store's own page then tells the buyer what came of the payment.
    if (shopify !== null && takenBy === "store") return;
    yield blocking(
      "demo-payments",
      "Payment status comes from the demo payments.",
      "The order page would tell every customer of a pretend payment.",
      "Set STRIPE_SECRET_KEY to a restricted key that may read payment intents, or say at /admin/setup that your store takes the money.",
    );
  } else {
    if (/_test_/.test(stripe.secretKey)) {
      yield blocking(
        "test-payments",
        "STRIPE_SECRET_KEY is a test key.",
        "Real payments are not found with it: the order page would say that there is none.",
        "Set the live key (rk_live_... or sk_live_...).",
      );
    }
    if (stripe.apiUrl !== null && new URL(stripe.apiUrl).hostname !== "api.stripe.com") {
      yield blocking(
        "payments-elsewhere",
        "STRIPE_API_URL sends payment questions to another server than Stripe's.",
        "That server learns the secret key and decides what customers read.",
        "Remove STRIPE_API_URL.",
      );
    }
  }
}

/** Where the live store's prices are asked for. */
function* checkStoreAddress({ shopify }: Config): Iterable<Finding> {
  if (shopify !== null && new URL(shopify.endpoint).hostname !== shopify.domain) {
    yield findingsOf("store").warning(
      "store-elsewhere",
      `SHOPIFY_API_URL asks ${new URL(shopify.endpoint).host} for prices, and not ${shopify.domain}.`,
      "That server decides what customers read as prices; the checkout charges what the store says.",
      "Remove SHOPIFY_API_URL.",
    );
  }
}

function* checkAddress({ host, hstsPreload, siteUrl, trustProxy, environment }: Config): Iterable<Finding> {
  const { blocking, warning } = findingsOf("site");
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol !== "https:" || isLocal(hostname) || isPlaceholder(hostname)) {
    yield blocking(
      "site-url",
      `SITE_URL is ${siteUrl}${isPlaceholder(hostname) ? ", a name that nobody can own" : ""}.`,
      "Canonical links, the sitemap, shared pictures and the check of form posts all use it; without https passwords travel in the open.",
      "Set SITE_URL to the public https:// origin of the shop.",
    );
  }
  if (isIP(hostname) !== 0 && !isLocal(hostname)) {
    yield warning(
      "site-url-is-a-number",
      "SITE_URL names an IP address.",
      "Certificates and search engines go by names.",
      "Point a domain at the server and name that.",
    );
  }
  if (environment !== "production") {
    yield blocking(
      "shop-env",
      "SHOP_ENV is development.",
      "Real subscribers would be written among the test ones.",
      "Set SHOP_ENV=production.",
    );
  }
  // The server itself speaks plain HTTP only, so https means that a proxy stands in front.
  if (protocol === "https:" && trustProxy === 0) {
    yield blocking(
      "trust-proxy",
      "SITE_URL is https, so a proxy stands in front, but TRUST_PROXY is 0.",
      "All visitors seem to come from the proxy's one address: they share its limits, and one busy visitor locks the rest out.",
      "Set TRUST_PROXY to the number of proxies in front (1 for Caddy, nginx or an ingress alone; 2 with a CDN before it).",
    );
  }
  if (hstsPreload) {
    yield warning(
      "hsts-preload",
      `HSTS_PRELOAD is on: browsers refuse plain http for every subdomain of ${hostname}, the ones outside this shop too.`,
      "A site of the domain without a certificate can't be reached any more, and leaving the preload list takes months.",
      "Leave it on only if every site of the domain, now and later, has https; then accept it with --allow hsts-preload.",
    );
  }
  if (trustProxy > 0 && !isLocal(host)) {
    yield warning(
      "open-port",
      `HOST is ${host} and TRUST_PROXY believes forwarded addresses.`,
      "Whoever reaches the port past the proxy can write any address and escape every limit.",
      "Let only the proxy reach the port: a firewall, a private network or HOST=127.0.0.1.",
    );
  }
}

function* checkMail({ smtp }: Config): Iterable<Finding> {
  const { blocking, warning } = findingsOf("mail");
  if (smtp === null) {
    yield blocking(
      "no-smtp",
      "There is no SMTP_URL: contact messages wait in the database.",
      "A customer who writes gets an answer only if somebody looks at the staff screens.",
      "Set SMTP_URL and MAIL_FROM.",
    );
  } else {
    const { protocol, hostname, username } = new URL(smtp.url);
    if (isPlaceholder(smtp.from.address)) {
      yield blocking(
        "mail-from",
        `MAIL_FROM is ${smtp.from.address}, an address nobody owns.`,
        "Mail servers refuse it.",
        "Set an address of the shop's own domain that the mail server may send for (SPF, DKIM).",
      );
    }
    if (protocol === "smtp:" && username !== "" && !isLocal(hostname)) {
      yield warning(
        "mail-in-the-open",
        "SMTP_URL has a password and starts with smtp://, not smtps://.",
        "If the server doesn't offer STARTTLS, the password travels in the open.",
        "Use smtps:// (port 465) where the mail service has it.",
      );
    }
  }
}

function* checkRunning({ databaseUrl, metricsToken }: Config): Iterable<Finding> {
  const { warning } = findingsOf("site");
  if (databaseUrl !== null) {
    const { hostname = null, hasSslMode } = readPostgresAddress(databaseUrl) ?? {};
    if (hostname?.includes(".") && !isLocal(hostname) && isIP(hostname) === 0 && !hasSslMode) {
      yield warning(
        "database-in-the-open",
        "DATABASE_URL names a distant server without sslmode.",
        "Addresses of customers would cross the network unencrypted.",
        "Add ?sslmode=verify-full to DATABASE_URL.",
      );
    }
  }
  if (metricsToken === null) {
    yield warning(
      "no-metrics",
      "METRICS_TOKEN isn't set: nothing measures the shop.",
      "You hear from customers, not from an alarm, that something is down.",
      "Set METRICS_TOKEN and load deploy/prometheus-rules.yaml (docs/operations.md), or let an uptime service ask /api/health.",
    );
  }
}

/**
 * Checks the settings for what isn't ready for real customers. The configuration itself is valid: the server would
 * start.
 * @param texts what the owner entered on a screen
 */
export function checkSettings(config: Config, texts: PreflightTexts): readonly Finding[] {
  return [
    ...checkStore(config, storeNumbersOf(config, texts)),
    ...checkStoreAddress(config),
    ...checkPayments(config, texts.settings.payments?.takenBy ?? ""),
    ...checkAddress(config),
    ...checkMail(config),
    ...checkRunning(config),
    ...checkEnteredSettings(config, texts),
  ];
}

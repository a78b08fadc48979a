import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { missingNumbers, type StoreNumbers } from "#content/catalog/store-numbers.ts";
import { backupBounds } from "#contract/admin-backups.ts";
import { defaultCurrency } from "#contract/currency.ts";
import { isSameAccount } from "#server/lib/account-key.ts";
import type { Sender } from "#server/lib/mail.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { rateMistakes, type SellerConfig, sellerConfig, sellerVariables } from "./seller-settings.ts";
import {
  currencySetting,
  emailAddress,
  matching,
  onOrOff,
  origin,
  postgresAddress,
  secret,
  secretList,
  sender,
  urlWith,
  webhookSecrets,
  whole,
} from "./setting-values.ts";
import { isExampleSecret, repeatsItself, weaknessOf } from "./weak-secrets.ts";

/** Thrown for settings that are wrong; the message is printed at the start. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** One line per variable. An empty value counts as not set, so that `PORT= npm start` means the default. */
const envSchema = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: matching(/^[\w.:-]+$/, "must be a host name or an IP address").default("127.0.0.1"),
  SITE_URL: origin.optional(),
  SHOP_ENV: z
    .enum(["development", "production"], { error: "must be development or production" })
    .default("development"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: postgresAddress.optional(),
  ADMIN_USERNAME: matching(/^[^\p{Cc}]{1,100}$/u, "must be 1 to 100 characters without control characters").default(
    "admin",
  ),
  ADMIN_PASSWORD: z
    .string()
    .min(8, "must have at least 8 characters")
    .max(200, "must have at most 200 characters")
    .optional(),
  TOKEN_SECRET: secret.optional(),
  TOKEN_SECRET_PREVIOUS: secretList.optional(),
  SHOPIFY_STORE_DOMAIN: matching(
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    "must be a domain such as my-shop.myshopify.com, without https://",
  ).optional(),
  SHOPIFY_STOREFRONT_TOKEN: matching(
    /^(?!shp(at|ca|pa|ss)_)\S+$/,
    "must be the public access token, without spaces: one that begins with shpat_ or the like is private, and visitors' browsers get this variable",
  ).optional(),
  SHOPIFY_IDS_FILE: z.string().optional(),
  SHOPIFY_API_URL: urlWith("http:", "https:").optional(),
  STRIPE_SECRET_KEY: matching(/^[sr]k_\w+$/, "must be a Stripe key that starts with sk_ or rk_").optional(),
  STRIPE_API_URL: urlWith("http:", "https:").optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecrets.optional(),
  SHOPIFY_WEBHOOK_SECRET: webhookSecrets.optional(),
  SMTP_URL: urlWith("smtp:", "smtps:").optional(),
  MAIL_FROM: sender.optional(),
  MAILS_PER_MINUTE: whole(0, 100_000).default(0),
  SUPPORT_EMAIL: emailAddress.optional(),
  ANALYTICS_ID: matching(/^[\w-]{1,64}$/, "must be letters, digits, - and _ only").optional(),
  VIDEO_EMBEDS: onOrOff.default("on"),
  MAP_EMBED: onOrOff.default("on"),
  TRUST_PROXY: whole(0, 10).default(0),
  METRICS_TOKEN: matching(/^[\w.~+/=-]{16,200}$/, "must be 16 to 200 letters, digits or ._~+/=-").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlWith("http:", "https:").optional(),
  LIVE_PRICES_INTERVAL_SECONDS: whole(0, 86_400).default(300),
  DOUBLE_OPT_IN: onOrOff.default("off"),
  SELLS_IN_EU: onOrOff.default("off"),
  CURRENCY: currencySetting.default(defaultCurrency),
  PRIOR_PRICE_RULE: onOrOff.default("off"),
  HSTS_PRELOAD: onOrOff.default("off"),
  BACKUP_TIME: matching(
    /^(off|([01]\d|2[0-3]):[0-5]\d)$/,
    "must be a time of day in UTC such as 04:30, or off",
  ).optional(),
  BACKUPS_KEPT: whole(backupBounds.leastKept, backupBounds.mostKept).optional(),
  ...sellerVariables,
});

/** The names of all variables, to check the files in deploy/ against. */
export const variableNames: readonly string[] = Object.keys(envSchema.shape);

type Variables = z.infer<typeof envSchema>;

const sharedSecret =
  "TOKEN_SECRET is required with DATABASE_URL: several servers on one database must sign with the same secret.";
const store = "the live store needs its domain and its storefront token";

/** A variable, what it needs beside it, and why. */
const needs: readonly (readonly [name: keyof Variables, needed: keyof Variables, why: string])[] = [
  ["SHOPIFY_STORE_DOMAIN", "SHOPIFY_STOREFRONT_TOKEN", store],
  ["SHOPIFY_STOREFRONT_TOKEN", "SHOPIFY_STORE_DOMAIN", store],
  ["SHOPIFY_IDS_FILE", "SHOPIFY_STORE_DOMAIN", "SHOPIFY_IDS_FILE has no effect on the demo store"],
  ["SHOPIFY_API_URL", "SHOPIFY_STORE_DOMAIN", "SHOPIFY_API_URL has no effect on the demo store"],
  ["STRIPE_API_URL", "STRIPE_SECRET_KEY", "STRIPE_API_URL has no effect without it"],
  ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET has no effect without it"],
  ["SHOPIFY_WEBHOOK_SECRET", "SHOPIFY_STORE_DOMAIN", "SHOPIFY_WEBHOOK_SECRET has no effect on the demo store"],
  ["SHIPPING_RATE", "SHOPIFY_STORE_DOMAIN", "SHIPPING_RATE has no effect on the demo store"],
  ["SMTP_URL", "MAIL_FROM", "mail sent through SMTP_URL needs a sender"],
  ["DOUBLE_OPT_IN", "SMTP_URL", "with DOUBLE_OPT_IN nobody can subscribe before a mail reaches them"],
  ["SELLS_IN_EU", "SMTP_URL", "with SELLS_IN_EU each withdrawal gets its receipt by mail"],
];

/** A sentence for each variable that is missing beside another, which makes no sense without it. */
function pairMistakes(given: Readonly<Partial<Record<keyof Variables, string>>>): string[] {
  const mistakes = needs
    .filter(([name, needed]) => given[name] && given[name] !== "off" && !given[needed])
    .map(([, needed, why]) => `${needed} is missing: ${why}.`);
  return given.DATABASE_URL && !given.TOKEN_SECRET ? [sharedSecret, ...mistakes] : mistakes;
}

/** Secrets that our examples show, or that anybody can guess. */
function secretMistakes(v: Variables): readonly string[] {
  if (v.SHOP_ENV !== "production") return [];
  const password = v.ADMIN_PASSWORD;
  const isGuessed = password !== undefined && (isSameAccount(password, v.ADMIN_USERNAME) || repeatsItself(password));
  const weakness = v.TOKEN_SECRET === undefined ? null : weaknessOf(v.TOKEN_SECRET);
  const shown = ["ADMIN_PASSWORD", "METRICS_TOKEN", "DATABASE_URL", "SMTP_URL", "STRIPE_SECRET_KEY"] as const;
  const signing = ["STRIPE_WEBHOOK_SECRET", "SHOPIFY_WEBHOOK_SECRET"] as const;
  return [
    ...(weakness ? [`TOKEN_SECRET ${weakness}: set a new one, such as \`openssl rand -base64 48\` prints.`] : []),
    ...(v.TOKEN_SECRET_PREVIOUS ?? []).flatMap((previous) => {
      const reason = weaknessOf(previous);
      return reason ? [`TOKEN_SECRET_PREVIOUS holds a secret that ${reason}: leave it out.`] : [];
    }),
    ...(isGuessed
      ? ["ADMIN_PASSWORD is the user name, or one text again and again: set one that nobody guesses."]
      : []),
    ...[
      ...shown.filter((name) => isExampleSecret(v[name] ?? "")),
      ...signing.filter((name) => v[name]?.some(isExampleSecret)),
    ].map((name) => `${name} holds the secret of an example, which everybody can read: set one of your own.`),
  ];
}

/** The version of the Storefront API that the demo store's schema was taken from. */
const storefrontVersion = "2026-04";

/** The address of the Storefront API of a store's domain. */
const storefrontEndpoint = (domain: string): string => `https://${domain}/api/${storefrontVersion}/graphql.json`;

/** The file that maps our ids to Shopify's. @throws ConfigError when it can't be read or isn't such a map */
function readIds(path: string): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new ConfigError(`SHOPIFY_IDS_FILE names ${path}, and that file can't be read.`);
  }
  const ids = parseJson(z.record(z.string().min(1), z.string().min(1)), text);
  if (!ids)
    throw new ConfigError(`SHOPIFY_IDS_FILE names ${path}, which isn't a JSON object of our ids to Shopify ids.`);
  const missing = missingNumbers(ids);
  if (missing.length > 0) throw new ConfigError(`SHOPIFY_IDS_FILE lacks a number for ${missing.join(", ")}.`);
  return ids;
}

/** The settings of the shop, checked. What was checked together with others (pairMistakes) is there whole or null. */
export type Config = SellerConfig & {
  /** Where it listens; the port is 0 for any free one. */
  readonly port: number;
  readonly host: string;
  /** Canonical origin without a trailing slash. */
  readonly siteUrl: string;
  readonly environment: "development" | "production";
  /** The folder of the embedded database and of the generated secret, as a whole path. */
  readonly dataDir: string;
  /** The address of Postgres; null for the embedded SQLite. */
  readonly databaseUrl: string | null;
  /** The configured staff account; a null password is generated at the first start. */
  readonly admin: { readonly username: string; readonly password: string | null };
  /** The secret that signs; null for one that is generated into `dataDir`. */
  readonly tokenSecret: string | null;
  /** Secrets that signed before it: links in mails that they signed still work, tokens and sessions don't. */
  readonly previousTokenSecrets: readonly string[];
  /** The live store behind the buy button; null for the demo store. */
  readonly shopify: {
    readonly domain: string;
    readonly token: string;
    /** Where the server asks the store for products and prices. */
    readonly endpoint: string;
    /** Our keys and Shopify's numbers; null where no file has them: then they are chosen at `/admin/setup`. */
    readonly ids: StoreNumbers | null;
  } | null;
  /** Where payments are looked up; null for the demo payments. A null `apiUrl` is Stripe's own. */
  readonly stripe: { readonly secretKey: string; readonly apiUrl: string | null } | null;
  /** Any of them may have signed a report; where there are none, there is no webhook. */
  readonly webhookSecrets: { readonly stripe: readonly string[]; readonly shopify: readonly string[] };
  /** The mail server, and who mails are from; null where mail waits in the outbox. */
  readonly smtp: { readonly url: string; readonly from: Sender } | null;
  /** How many mails all replicas together may try in a minute; null for any number. */
  readonly mailsPerMinute: number | null;
  /** Where contact messages go; null where nothing is set: then what the owner entered holds. */
  readonly supportEmail: string | null;
  /** Third-party analytics; null where nothing loads. */
  readonly analyticsId: string | null;
  /** Whether a page may frame the video service and the map, on click (content/third-parties.ts). */
  readonly videoEmbeds: boolean;
  readonly mapEmbed: boolean;
  /** The number of proxies whose forwarded address is believed. */
  readonly trustProxy: number;
  /** What Prometheus shows to read `/metrics`; null switches metrics off, and the path gives 404. */
  readonly metricsToken: string | null;
  /** Where spans are sent (OTLP over HTTP); null switches tracing off and loads none of its code. */
  readonly traceEndpoint: string | null;
  /** Seconds between two questions for a live store's prices; 0 for never. */
  readonly livePricesIntervalSeconds: number;
  /** Whether a subscription waits until the link of a mail confirms it. */
  readonly doubleOptIn: boolean;
  /** Whether the shop sells in the European Union: then the withdrawal form is there (docs/law.md). */
  readonly sellsInEu: boolean;
  /** What the shop sells in: an ISO 4217 code in small letters. */
  readonly currency: string;
  /** Whether a struck-through price shows only where it is a recorded prior price (docs/law.md). */
  readonly priorPriceRule: boolean;
  /** Whether `Strict-Transport-Security` also binds all subdomains and asks browsers to preload it. */
  readonly hstsPreload: boolean;
  /**
   * When the process makes a backup, `04:30` in UTC or `off`, and how many it keeps; null where nothing is set: then what
   * an admin saved holds.
   */
  readonly backups: { readonly time: string | null; readonly kept: number | null };
};

function toConfig(v: Variables): Config {
  return {
    port: v.PORT,
    host: v.HOST,
    siteUrl: v.SITE_URL ?? `http://localhost:${v.PORT}`,
    environment: v.SHOP_ENV,
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL ?? null,
    admin: { username: v.ADMIN_USERNAME, password: v.ADMIN_PASSWORD ?? null },
    tokenSecret: v.TOKEN_SECRET ?? null,
    previousTokenSecrets: v.TOKEN_SECRET_PREVIOUS ?? [],
    shopify:
      v.SHOPIFY_STORE_DOMAIN && v.SHOPIFY_STOREFRONT_TOKEN
        ? {
            domain: v.SHOPIFY_STORE_DOMAIN,
            token: v.SHOPIFY_STOREFRONT_TOKEN,
            endpoint: v.SHOPIFY_API_URL ?? storefrontEndpoint(v.SHOPIFY_STORE_DOMAIN),
            ids: v.SHOPIFY_IDS_FILE ? readIds(v.SHOPIFY_IDS_FILE) : null,
          }
        : null,
    stripe: v.STRIPE_SECRET_KEY ? { secretKey: v.STRIPE_SECRET_KEY, apiUrl: v.STRIPE_API_URL ?? null } : null,
    webhookSecrets: { stripe: v.STRIPE_WEBHOOK_SECRET ?? [], shopify: v.SHOPIFY_WEBHOOK_SECRET ?? [] },
    smtp: v.SMTP_URL && v.MAIL_FROM ? { url: v.SMTP_URL, from: v.MAIL_FROM } : null,
    mailsPerMinute: v.MAILS_PER_MINUTE === 0 ? null : v.MAILS_PER_MINUTE,
    supportEmail: v.SUPPORT_EMAIL ?? null,
    analyticsId: v.ANALYTICS_ID ?? null,
    videoEmbeds: v.VIDEO_EMBEDS === "on",
    mapEmbed: v.MAP_EMBED === "on",
    trustProxy: v.TRUST_PROXY,
    metricsToken: v.METRICS_TOKEN ?? null,
    traceEndpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    livePricesIntervalSeconds: v.LIVE_PRICES_INTERVAL_SECONDS,
    doubleOptIn: v.DOUBLE_OPT_IN === "on",
    sellsInEu: v.SELLS_IN_EU === "on",
    currency: v.CURRENCY,
    priorPriceRule: v.PRIOR_PRICE_RULE === "on",
    hstsPreload: v.HSTS_PRELOAD === "on",
    backups: { time: v.BACKUP_TIME ?? null, kept: v.BACKUPS_KEPT ?? null },
    ...sellerConfig(v),
  };
}

/**
 * Reads the settings of the shop from environment variables.
 * @throws ConfigError with one sentence a mistake, all of them at once, each on a line of its own: it names the
 *   variable and the reason, and never repeats the value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const result = envSchema.safeParse(set);
  const mistakes = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}.`),
    ...pairMistakes(set),
    ...(result.success
      ? [...rateMistakes(set.SHIPPING_RATE, result.data.CURRENCY), ...secretMistakes(result.data)]
      : []),
  ];
  if (!result.success || mistakes.length > 0) throw new ConfigError([...new Set(mistakes)].join("\n"));
  return toConfig(result.data);
}

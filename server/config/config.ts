import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { productKeys, skus } from "#content/catalog/buying.ts";
import { site } from "#content/site.ts";
import { emailSchema } from "#contract/email.ts";
import { isSameAccount } from "#server/lib/account-key.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { matching, sellerConfig, sellerVariables } from "./seller-settings.ts";
import { isExampleSecret, isLongEnough, minSecretBytes, repeatsItself, weaknessOf } from "./weak-secrets.ts";

/** The message is printed at the start. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  const isBare = url?.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  if (isBare && /^https?:$/.test(url.protocol)) return url.origin;
  context.addIssue("must be an origin such as https://shop.example, without path, query or password");
  return z.NEVER;
});

const urlWith = (...protocols: string[]): z.ZodType<string> =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });

/** Several hosts in one address (`postgres://a,b/shop`, `?host=a,b`), as libpq takes them and our driver doesn't. */
const severalHosts = /^[a-z]+:\/\/([^/?#]*@)?[^/?#@]*,[^/?#@]*([/?#]|$)|[?&]host=[^&#]*(,|%2C)/i;

/** What is wrong with the address of a Postgres, as the end of a sentence; undefined for one that can be read. */
function postgresMistake(value: string): string | undefined {
  if (severalHosts.test(value))
    return "names several servers, and the shop takes one: use the address that always leads to the primary, such as a load balancer's or your provider's name for it";
  if (/^postgres(ql)?:\/\//i.test(value) && !URL.canParse(value))
    return "can't be read: in a user or password write %23 for #, %2F for /, %3F for ?, %40 for @ and %25 for %, and a port is at most 65535";
  return urlWith("postgres:", "postgresql:").safeParse(value).error?.issues[0]?.message;
}

const postgresAddress = z.string().check(({ value, issues }) => {
  const message = postgresMistake(value);
  if (message !== undefined) issues.push({ code: "custom", input: value, message });
});

const whole = (least: number, most: number): z.ZodType<number> =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);

const emailAddress = z.string().transform((text, context) => {
  const email = emailSchema.safeParse(text);
  if (email.success) return email.data;
  context.addIssue("must be an e-mail address");
  return z.NEVER;
});

const onOrOff = z.enum(["on", "off"], { error: "must be on or off" });

const secret = z.string().refine(isLongEnough, { error: `must have at least ${minSecretBytes} bytes` });

/** One a line, or separated by commas. */
const secretList = z
  .string()
  .transform((text) =>
    text
      .trim()
      .split(text.includes("\n") ? "\n" : ",")
      .map((secret) => secret.trim()),
  )
  .refine((list) => !list.includes(""), { error: "has an empty entry: separate secrets by one comma or line end" })
  .refine((list) => list.every(isLongEnough), { error: `must hold secrets of at least ${minSecretBytes} bytes each` });

/** One, or the old and the new one while it is rotated. */
const webhookSecrets = z
  .string()
  .transform((text) => text.split(",").map((secret) => secret.trim()))
  .refine((list) => list.every((secret) => /^\S{16,200}$/.test(secret)), {
    error: "must be one secret of 16 to 200 characters, or several separated by commas",
  });

/** `shop@shop.example`, or with a name before it: `InCard <shop@shop.example>`. */
const sender = z.string().transform((text, context) => {
  const [, quoted, plain, address = text] = /^(?:"([^"]*)"|([^"<>]*?))\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  const name = (quoted ?? plain ?? "").trim();
  const isName = /^[^\p{Cc}"\\]{0,100}$/u.test(name);
  const parsed = emailSchema.safeParse(address);
  if (isName && parsed.success) return { name, address: parsed.data };
  context.addIssue("must be an e-mail address, or a name and an address such as InCard <shop@shop.example>");
  return z.NEVER;
});

/** An empty value counts as not set, so that `PORT= npm start` means the default. */
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
  SHOPIFY_STOREFRONT_TOKEN: matching(/^\S+$/, "must not contain spaces").optional(),
  SHOPIFY_IDS_FILE: z.string().optional(),
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
  PRIOR_PRICE_RULE: onOrOff.default("off"),
  HSTS_PRELOAD: onOrOff.default("off"),
  ...sellerVariables,
});

/** For checking the files in deploy/. */
export const variableNames: readonly string[] = Object.keys(envSchema.shape);

type Variables = z.infer<typeof envSchema>;

const sharedSecret =
  "TOKEN_SECRET is required with DATABASE_URL: several servers on one database must sign with the same secret.";
const store = "the live store needs its domain and its storefront token";

/** A variable, what it needs beside it, and why. */
const needs: readonly (readonly [name: keyof Variables, needed: keyof Variables, why: string])[] = [
  ["SHOPIFY_STORE_DOMAIN", "SHOPIFY_STOREFRONT_TOKEN", store],
  ["SHOPIFY_STOREFRONT_TOKEN", "SHOPIFY_STORE_DOMAIN", store],
  ["SHOPIFY_STORE_DOMAIN", "SHOPIFY_IDS_FILE", "the live store needs a file that maps our ids to Shopify's"],
  ["STRIPE_API_URL", "STRIPE_SECRET_KEY", "STRIPE_API_URL has no effect without it"],
  ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET has no effect without it"],
  ["SHOPIFY_WEBHOOK_SECRET", "SHOPIFY_STORE_DOMAIN", "SHOPIFY_WEBHOOK_SECRET has no effect on the demo store"],
  ["SHIPPING_RATE", "SHOPIFY_STORE_DOMAIN", "SHIPPING_RATE has no effect on the demo store"],
  ["SMTP_URL", "MAIL_FROM", "mail sent through SMTP_URL needs a sender"],
  ["DOUBLE_OPT_IN", "SMTP_URL", "with DOUBLE_OPT_IN nobody can subscribe before a mail reaches them"],
  ["SELLS_IN_EU", "SMTP_URL", "with SELLS_IN_EU each withdrawal gets its receipt by mail"],
];

/** Variables where one makes no sense without the other. */
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

/** @throws ConfigError when the file can't be read or isn't such a map */
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
  const missing = [...productKeys, ...skus].filter((key) => !/^\d{1,20}$/.test(ids[key] ?? ""));
  if (missing.length > 0) throw new ConfigError(`SHOPIFY_IDS_FILE lacks a number for ${missing.join(", ")}.`);
  return ids;
}

/** What was checked together with others (pairMistakes) is there whole or null. */
function toConfig(v: Variables) {
  return {
    port: v.PORT,
    host: v.HOST,
    /** Without a trailing slash. */
    siteUrl: v.SITE_URL ?? `http://localhost:${v.PORT}`,
    environment: v.SHOP_ENV,
    dataDir: resolve(v.DATA_DIR),
    /** Null for the embedded SQLite. */
    databaseUrl: v.DATABASE_URL ?? null,
    /** A null password is generated at the first start. */
    admin: { username: v.ADMIN_USERNAME, password: v.ADMIN_PASSWORD ?? null },
    /** Null: a secret generated into `dataDir`. */
    tokenSecret: v.TOKEN_SECRET ?? null,
    /** Links in mails that they signed still work, tokens and sessions don't. */
    previousTokenSecrets: v.TOKEN_SECRET_PREVIOUS ?? [],
    /** Null for the demo store. `ids` maps our ids to Shopify's. */
    shopify:
      v.SHOPIFY_STORE_DOMAIN && v.SHOPIFY_STOREFRONT_TOKEN && v.SHOPIFY_IDS_FILE
        ? { domain: v.SHOPIFY_STORE_DOMAIN, token: v.SHOPIFY_STOREFRONT_TOKEN, ids: readIds(v.SHOPIFY_IDS_FILE) }
        : null,
    /** Null for the demo payments. */
    stripe: v.STRIPE_SECRET_KEY ? { secretKey: v.STRIPE_SECRET_KEY, apiUrl: v.STRIPE_API_URL ?? null } : null,
    /** Any of them may have signed a delivery; none: no webhook. */
    webhookSecrets: { stripe: v.STRIPE_WEBHOOK_SECRET ?? [], shopify: v.SHOPIFY_WEBHOOK_SECRET ?? [] },
    /** Null: mail waits in the outbox. */
    smtp: v.SMTP_URL && v.MAIL_FROM ? { url: v.SMTP_URL, from: v.MAIL_FROM } : null,
    /** How many mails all replicas together may try in a minute; null for any number. */
    mailsPerMinute: v.MAILS_PER_MINUTE === 0 ? null : v.MAILS_PER_MINUTE,
    supportEmail: v.SUPPORT_EMAIL ?? site.supportEmail,
    analyticsId: v.ANALYTICS_ID ?? null,
    /** Whether a page may frame them, on click (content/third-parties.ts). */
    videoEmbeds: v.VIDEO_EMBEDS === "on",
    mapEmbed: v.MAP_EMBED === "on",
    trustProxy: v.TRUST_PROXY,
    /** Null switches metrics off. */
    metricsToken: v.METRICS_TOKEN ?? null,
    /** Null switches tracing off and loads none of its code. */
    traceEndpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** 0 for never. */
    livePricesIntervalSeconds: v.LIVE_PRICES_INTERVAL_SECONDS,
    doubleOptIn: v.DOUBLE_OPT_IN === "on",
    /** docs/law.md */
    sellsInEu: v.SELLS_IN_EU === "on",
    /** docs/law.md */
    priorPriceRule: v.PRIOR_PRICE_RULE === "on",
    hstsPreload: v.HSTS_PRELOAD === "on",
    ...sellerConfig(v),
  } as const;
}

export type Config = Readonly<ReturnType<typeof toConfig>>;

/** @throws ConfigError with a sentence for each mistake, never repeating a value */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const result = envSchema.safeParse(set);
  const mistakes = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}.`),
    ...pairMistakes(set),
    ...(result.success ? secretMistakes(result.data) : []),
  ];
  if (!result.success || mistakes.length > 0) throw new ConfigError([...new Set(mistakes)].join("\n"));
  return toConfig(result.data);
}

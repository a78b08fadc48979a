import { z } from "zod";
import { currencyDigits } from "#contract/currency-units.ts";
import { emailSchema } from "#contract/email.ts";
import { readPostgresAddress } from "./postgres-address.ts";
import { isLongEnough, minSecretBytes } from "./weak-secrets.ts";

// The forms that settings have: each reads the text of a variable, and says what is wrong with it as the end of a sentence.

/** Makes the setting whose text has one form. @param error what is said of any other */
export const matching = (pattern: RegExp, error: string): z.ZodString => z.string().regex(pattern, error);

/** The origin of the shop, without a trailing slash. */
export const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  const isBare = url?.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  if (isBare && /^https?:$/.test(url.protocol)) return url.origin;
  context.addIssue("must be an origin such as https://shop.example, without path, query or password");
  return z.NEVER;
});

/** Makes the setting that is an address of one of some protocols, such as `smtp:`. */
export const urlWith = (...protocols: string[]): z.ZodType<string> =>
  z.string().check(({ value, issues }) => {
    const message = addressMistake(value, protocols);
    if (message !== undefined) issues.push({ code: "custom", input: value, message });
  });

const percentCodes =
  "in a user or password write %23 for #, %2F for /, %3F for ?, %40 for @ and %25 for %, and a port is at most 65535";

function addressMistake(value: string, protocols: readonly string[]): string | undefined {
  const starts = protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`));
  if (!starts || (URL.canParse(value) && !protocols.includes(new URL(value).protocol)))
    return `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`;
  return URL.canParse(value) ? undefined : `can't be read: ${percentCodes}`;
}

/** Several hosts in one address (`postgres://a,b/shop`, `?host=a,b`), as libpq takes them and our driver doesn't. */
const severalHosts = /^[a-z]+:\/\/([^/?#]*@)?[^/?#@]*,[^/?#@]*([/?#]|$)|[?&]host=[^&#]*(,|%2C)/i;

/** What is wrong with the address of a Postgres, as the end of a sentence; undefined for one that can be read. */
function postgresMistake(value: string): string | undefined {
  if (severalHosts.test(value))
    return "names several servers, and the shop takes one: use the address that always leads to the primary, such as a load balancer's or your provider's name for it";
  if (/^postgres(ql)?:\/\//i.test(value))
    return readPostgresAddress(value) ? undefined : `can't be read: ${percentCodes}`;
  return urlWith("postgres:", "postgresql:").safeParse(value).error?.issues[0]?.message;
}

/** The address of a Postgres that the driver can read. */
export const postgresAddress = z.string().check(({ value, issues }) => {
  const message = postgresMistake(value);
  if (message !== undefined) issues.push({ code: "custom", input: value, message });
});

/** Makes the setting that is a whole number within bounds. */
export const whole = (least: number, most: number): z.ZodType<number> =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);

/** An e-mail address, cleaned. */
export const emailAddress = z.string().transform((text, context) => {
  const email = emailSchema.safeParse(text);
  if (email.success) return email.data;
  context.addIssue("must be an e-mail address");
  return z.NEVER;
});

/** `on` or `off`. */
export const onOrOff = z.enum(["on", "off"], { error: "must be on or off" });

/** A secret that is long enough to sign with. */
export const secret = z.string().refine(isLongEnough, { error: `must have at least ${minSecretBytes} bytes` });

/** Former secrets, one a line, or separated by commas where there is only one line. */
export const secretList = z
  .string()
  .transform((text) =>
    text
      .trim()
      .split(text.includes("\n") ? "\n" : ",")
      .map((secret) => secret.trim()),
  )
  .refine((list) => !list.includes(""), { error: "has an empty entry: separate secrets by one comma or line end" })
  .refine((list) => list.every(isLongEnough), { error: `must hold secrets of at least ${minSecretBytes} bytes each` });

/** The secret that a payment service signs its reports with; the old and the new one while it is rotated. */
export const webhookSecrets = z
  .string()
  .transform((text) => text.split(",").map((secret) => secret.trim()))
  .refine((list) => list.every((secret) => /^\S{16,200}$/.test(secret)), {
    error: "must be one secret of 16 to 200 characters, or several separated by commas",
  });

/** Who mails are from: `shop@shop.example`, or with a name before it: `InCard <shop@shop.example>`. */
export const sender = z.string().transform((text, context) => {
  const [, quoted, plain, address = text] = /^(?:"([^"]*)"|([^"<>]*?))\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  const name = (quoted ?? plain ?? "").trim();
  const isName = /^[^\p{Cc}"\\]{0,100}$/u.test(name);
  const parsed = emailSchema.safeParse(address);
  if (isName && parsed.success) return { name, address: parsed.data };
  context.addIssue("must be an e-mail address, or a name and an address such as InCard <shop@shop.example>");
  return z.NEVER;
});

/**
 * The currency that the shop sells in, as an ISO 4217 code in small letters. Prices have two decimals, so one whose smallest
 * unit is a thousandth can't be it.
 */
export const currencySetting = z
  .string()
  .transform((text) => text.toLowerCase())
  .refine((code) => Intl.supportedValuesOf("currency").includes(code.toUpperCase()) && currencyDigits(code) <= 2, {
    error: "must be the code of a currency with at most two decimals, such as usd or eur",
  });

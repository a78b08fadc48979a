import { products } from "#content/catalog/products.ts";
import { chosenSkus, unsoldVariants } from "#content/catalog/store-numbers.ts";
import { currencyName } from "#content/currency-text.ts";
import { connectionMessages as words } from "#content/setup-messages.ts";
import type { SiteTexts } from "#contract/site-texts.ts";
import { fetchLivePrices } from "#server/catalog/live-prices.ts";
import { fetchStoreVariants } from "#server/catalog/store-products.ts";
import type { StorefrontApi } from "#server/catalog/storefront-api.ts";
import type { Config } from "#server/config/config.ts";
import { connectionReasonOf } from "#server/lib/error-reason.ts";
import { smtpMailer } from "#server/mail/mailer.ts";
import { verdictOf } from "#server/mail/smtp-verdict.ts";
import { stripePayments } from "#server/payments/payments.ts";
import { sellingStoreOf } from "#server/texts/shop-settings.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { senderRecords } from "./sender-records.ts";

/** What came of asking another server: a sentence for the owner. */
export type ConnectionResult = { readonly works: boolean; readonly message: string };

/** The same of a test mail, and whether a refusal is about the address that it went to: then it says nothing of the server. */
export type MailResult = ConnectionResult & { readonly isAboutAddress: boolean };

/** What connectionReasonOf says where a port doesn't begin with TLS. */
const speaksNoTls = /doesn't begin encrypted$/;

/** Why a mail server can't be used, with the way out where the port and the address don't go together. */
function mailReasonOf(error: unknown): string {
  const reason = connectionReasonOf(error);
  return speaksNoTls.test(reason) ? `${reason}. Use smtps:// with port 465, or smtp:// with port 587` : reason;
}

/** How long a mail server may take, in milliseconds: somebody waits for it. */
const mailTryMs = 15_000;

/** The form of a payment's id; no payment has this one. */
const unknownPayment = "pi_setuptest0000000000000";

/**
 * Asks Stripe for a payment that isn't there: with a key that may read payments, it says so.
 * @param stripe the settings of payments; null where there are none
 */
export async function tryPayments(stripe: Config["stripe"]): Promise<ConnectionResult> {
  if (stripe === null) return { works: false, message: words.payments.unset };
  try {
    await stripePayments(stripe).find(unknownPayment);
    return { works: true, message: words.payments.works(/_test_/.test(stripe.secretKey)) };
  } catch (error) {
    return { works: false, message: words.payments.fails(connectionReasonOf(error)) };
  }
}

/**
 * Asks the live store for everything that the shop sells: whether the token is taken, each variant is found, and prices
 * are in the shop's currency.
 * @param texts what the owner entered on a screen
 */
export async function tryStore(
  config: Pick<Config, "shopify" | "currency">,
  texts: Pick<SiteTexts, "settings">,
): Promise<ConnectionResult> {
  const { shopify, currency } = config;
  if (shopify === null) return { works: false, message: words.store.unset };
  const store = sellingStoreOf(config, texts);
  if (store === null) return tryUnmappedStore(shopify);
  const unsold = unsoldVariants(store.ids);
  const variants = products.flatMap((product) => product.variants.flatMap(({ id }) => (unsold.has(id) ? [] : [id])));
  try {
    const prices = await fetchLivePrices({ ...store, currency }, variants);
    const missing = variants.filter((id) => prices[id] === undefined);
    if (missing.length > 0) return { works: false, message: words.store.missing(missing.join(", ")) };
    return {
      works: true,
      message: words.store.works(
        chosenSkus.filter((key) => store.ids[key] === undefined).length,
        currencyName(currency),
      ),
    };
  } catch (error) {
    return { works: false, message: words.store.fails(connectionReasonOf(error)) };
  }
}

/** Asks a store of which nobody has said yet what in it is ours. */
async function tryUnmappedStore(store: StorefrontApi): Promise<ConnectionResult> {
  try {
    const found = await fetchStoreVariants(store);
    return found.length === 0
      ? { works: false, message: words.store.empty }
      : { works: true, message: words.store.unmapped(found.length) };
  } catch (error) {
    return { works: false, message: words.store.fails(connectionReasonOf(error)) };
  }
}

/**
 * Hands a mail to the mail server, past the queue, so that its answer is heard at once, and looks up what the sender's domain
 * says of its mail.
 * @param to whom it goes to
 * @param messageId of the mail, such as `<id@shop.example>`
 */
export async function tryMail(
  { smtp, siteUrl }: Pick<Config, "smtp" | "siteUrl">,
  to: string,
  messageId: string,
): Promise<MailResult> {
  if (smtp === null) return { works: false, message: words.mail.unset, isAboutAddress: false };
  try {
    const { subject, text } = words.mail.letter(siteUrl);
    await smtpMailer(smtp.url, smtp.from, mailTryMs).send({ messageId, to, subject, text, date: new Date() });
    const records = await senderRecords(smtp.from.address.split("@").at(-1) ?? "");
    return { works: true, message: [words.mail.works(to), records].filter(Boolean).join(" "), isAboutAddress: false };
  } catch (error) {
    return {
      works: false,
      message: words.mail.fails(mailReasonOf(error)),
      isAboutAddress: verdictOf(error).isAboutAddress,
    };
  }
}

/** Asks each server that is configured, and gives a finding for each that doesn't work. No mail is sent. */
export async function checkConnections(
  config: Config,
  texts: Pick<SiteTexts, "settings">,
): Promise<readonly Finding[]> {
  const tries = [
    ...(config.shopify ? [{ step: "store" as const, result: tryStore(config, texts) }] : []),
    ...(config.stripe ? [{ step: "payments" as const, result: tryPayments(config.stripe) }] : []),
    ...(config.smtp ? [{ step: "mail" as const, result: tryMailLogin(config) }] : []),
  ];
  const results = await Promise.all(tries.map(async ({ step, result }) => ({ step, ...(await result) })));
  return results
    .filter(({ works }) => !works)
    .map(({ step, message }) => findingsOf(step).blocking(`${step}-fails`, message, words.why[step], words.todo));
}

/** Logs in to the mail server and sends nothing. */
export async function tryMailLogin({ smtp }: Pick<Config, "smtp">): Promise<ConnectionResult> {
  if (smtp === null) return { works: false, message: words.mail.unset };
  const { createTransport } = await import("nodemailer");
  const times = { connectionTimeout: mailTryMs, greetingTimeout: mailTryMs, socketTimeout: mailTryMs };
  const transport = createTransport({ url: smtp.url, ...times });
  try {
    await transport.verify();
    return { works: true, message: words.mail.loggedIn };
  } catch (error) {
    return { works: false, message: words.mail.fails(mailReasonOf(error)) };
  } finally {
    transport.close();
  }
}

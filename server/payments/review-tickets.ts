import { skuDetails } from "#content/catalog/buying.ts";
import { productSlugs } from "#content/products.ts";
import type { PaymentStatus } from "#contract/payment-status.ts";
import { isSigned, signatureOf } from "#server/auth/signatures.ts";
import type { KeyRing } from "#server/db/queries/link-keys.ts";
import { type OrderKind, orderKeyOf, type ReviewedOrder } from "#server/db/queries/reviews.ts";

/** For how long what was bought can be reviewed. */
export const reviewableMs = 365 * 24 * 60 * 60_000;

/** What a ticket is good for. */
export type ReviewTicket = ReviewedOrder & {
  /** The slugs of what was bought. */
  readonly products: readonly string[];
};

/** A payment that was looked up. */
type LookedUp = {
  readonly id: string;
  readonly kind: OrderKind;
  readonly payment: PaymentStatus & { readonly at?: string };
};

/** Gives the slugs of what was bought, in the shop's order. @param items SKUs with quantities: `sku:2,sku:1` */
export function boughtProducts(items: string): readonly string[] {
  const keys = items.split(",").map((item) => item.split(":")[0]);
  const bought = new Set(skuDetails.filter(({ key }) => keys.includes(key)).map(({ slug }) => slug));
  return productSlugs.filter((slug) => bought.has(slug));
}

/** Signs a ticket. @param until milliseconds */
export function signReviewTicket(
  [key]: KeyRing,
  { kind, key: orderKey, products }: ReviewTicket,
  until: number,
): string {
  const content = [kind, orderKey, Math.floor(until / 1000), products.join("~")].join(".");
  return `${content}.${signatureOf(key, content)}`;
}

/**
 * Makes the ticket by which what was bought can be reviewed: signed, good for a year from the payment on, and without
 * the payment's id. Null for a payment that didn't succeed, that is older, or that doesn't say what was bought.
 * @param now milliseconds
 */
export function reviewTicket(keys: KeyRing, { id, kind, payment }: LookedUp, now: number): string | null {
  const products = boughtProducts(payment.metadata.items ?? "");
  const until = (payment.at === undefined ? now : Date.parse(payment.at)) + reviewableMs;
  if (payment.status !== "succeeded" || products.length === 0 || until <= now) return null;
  return signReviewTicket(keys, { kind, key: orderKeyOf(id), products }, until);
}

/** Gives the path of the page where what was bought can be reviewed. */
export const reviewPage = (ticket: string): string => `/review?${new URLSearchParams({ ticket })}`;

/** Reads a ticket; null for one that nobody was given, or that is over. @param now milliseconds */
export function readReviewTicket(keys: KeyRing, ticket: string, now: number): ReviewTicket | null {
  const found = /^((demo|live)\.([\w-]{43})\.(\d{1,12})\.([a-z\d~-]{1,400}))\.([\w-]{43})$/.exec(ticket);
  if (!found) return null;
  const [, content = "", kind, key = "", until, products = "", signature = ""] = found;
  if (!isSigned(keys, content, signature) || Number(until) * 1000 <= now) return null;
  return { kind: kind === "live" ? "live" : "demo", key, products: products.split("~") };
}

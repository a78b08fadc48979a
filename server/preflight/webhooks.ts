import type { Config } from "#server/config/config.ts";
import { type Finding, findingsOf } from "./finding.ts";

/** When a service reported last (ISO 8601), signed with its secret, and with a signature that doesn't fit; null for never. */
type ReportMoment = { readonly signed: string | null; readonly refused: string | null };
/** When each payment service reported last. */
export type ReportMoments = Readonly<Record<keyof Config["webhookSecrets"], ReportMoment>>;

/**
 * Checks whether payments are reported to the shop: by each service that is configured, with a secret, and whether a
 * report that it signed was ever seen, or one that it signed with another secret.
 * @param seen when each service reported last; null where that isn't known
 */
export function* checkWebhooks(
  { shopify, stripe, webhookSecrets }: Pick<Config, "shopify" | "stripe" | "webhookSecrets">,
  seen: ReportMoments | null,
): Iterable<Finding> {
  const { warning } = findingsOf("payments");
  const services = [
    { name: "Stripe", variable: "STRIPE_WEBHOOK_SECRET", isUsed: stripe !== null, id: "stripe" },
    // With a key of Stripe's the money goes there.
    { name: "Shopify", variable: "SHOPIFY_WEBHOOK_SECRET", isUsed: shopify !== null && stripe === null, id: "shopify" },
  ] as const;
  const silent = services.filter(({ isUsed, id }) => isUsed && webhookSecrets[id].length === 0);
  if (silent.length > 0) {
    yield warning(
      "no-webhook",
      `${silent.map(({ variable }) => variable).join(" and ")} ${silent.length === 1 ? "isn't" : "aren't"} set.`,
      "Today shows staff no order that the buyer's browser didn't come back from, and no failed payment.",
      "Set up the webhooks and their secrets (docs/going-live.md, Webhooks).",
    );
  }
  if (stripe !== null && services.every(({ id }) => webhookSecrets[id].length > 0)) {
    yield warning(
      "two-webhooks",
      "STRIPE_WEBHOOK_SECRET and SHOPIFY_WEBHOOK_SECRET are both set.",
      "Where both report the same sales, an order of the store and its payment at Stripe count as two.",
      "Have payments reported by whoever takes the money. The other's webhook is right for what it alone tells, such as orders that were sent.",
    );
  }
  for (const { name, variable, id, isUsed } of services) {
    if (seen === null || !isUsed || webhookSecrets[id].length === 0) continue;
    const { signed, refused } = seen[id];
    if (refused !== null && (signed === null || refused > signed)) {
      yield warning(
        `refused-webhook-${id}`,
        `A report in ${name}'s name was refused at ${refused}: it isn't signed with the secret that is set.`,
        "If it was theirs, payments aren't counted. If a stranger sent it, all is well.",
        `Compare ${variable} with the secret that ${name} shows for this webhook; test and live mode have one each. Then send a test event: this goes when a signed one has arrived.`,
      );
      continue;
    }
    if (signed !== null) continue;
    yield warning(
      `unseen-webhook-${id}`,
      `${name} hasn't reported anything yet that was signed with its secret.`,
      "With a wrong address or secret no payment would be counted, and nobody would notice.",
      `Send a test event from ${name}'s own screens; this goes as soon as one has arrived.`,
    );
  }
}

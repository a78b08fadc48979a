import Stripe from "stripe";
import { type PaymentStatus, paymentId, paymentMetadata } from "#contract/payment-status.ts";
import type { Config } from "#server/config.ts";
import { withTimeout } from "#server/with-timeout.ts";

type StripeOptions = NonNullable<Config["stripe"]> & { readonly timeout?: number };

/** With the protocol's default port; nothing for Stripe's own address. */
export function stripeAddress(apiUrl: string | null): Stripe.StripeConfig {
  if (apiUrl === null) return {};
  const url = new URL(apiUrl);
  const protocol = url.protocol === "http:" ? "http" : "https";
  return { host: url.hostname, port: url.port || (protocol === "http" ? 80 : 443), protocol };
}

/** One try of at most five seconds: a visitor waits. For currencies with two decimals; the shop sells in dollars. */
export function stripePayments({ secretKey, apiUrl, timeout = 5_000 }: StripeOptions) {
  const stripe = new Stripe(secretKey, { ...stripeAddress(apiUrl), timeout, maxNetworkRetries: 0, telemetry: false });
  return {
    async find(id: string): Promise<PaymentStatus | null> {
      if (!paymentId.safeParse(id).success) return null;
      // The SDK's timeout restarts with each byte; this one doesn't.
      const search = withTimeout(stripe.paymentIntents.retrieve(id), timeout, "Stripe took too long");
      const intent = await search.catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
        throw error;
      });
      if (intent === null) return null;
      if (typeof intent.status !== "string" || !Number.isSafeInteger(intent.amount)) {
        throw new Error("Stripe answered without a status or an amount");
      }
      return { status: intent.status, amount: intent.amount / 100, metadata: paymentMetadata.parse(intent.metadata) };
    },
  };
}

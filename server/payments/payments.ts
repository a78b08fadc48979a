import type Stripe from "stripe";
import { type PaymentStatus, paymentId } from "#contract/payment-status.ts";
import type { Config } from "#server/config/config.ts";
import { withTimeout } from "#server/lib/with-timeout.ts";
import { paymentOf, stripeIntent } from "./stripe-objects.ts";

/** Where payments are looked up: at Stripe, or in the demo store (docs/behavior/demo-store.md#payments). */
export type Payments = {
  /**
   * A payment, and when it was made (`at`, ISO 8601) where the service says so. Null for none or a malformed id.
   * @throws when the service can't be reached or its response is invalid
   */
  find(id: string): Promise<(PaymentStatus & { readonly at?: string }) | null>;
};

type StripeOptions = NonNullable<Config["stripe"]> & { readonly timeout?: number };

/**
 * Gives where Stripe's API is, as its SDK wants to hear it: with the protocol's default port, and nothing for Stripe's
 * own address.
 */
export function stripeAddress(apiUrl: string | null): Stripe.StripeConfig {
  if (apiUrl === null) return {};
  const url = new URL(apiUrl);
  const protocol = url.protocol === "http:" ? "http" : "https";
  return { host: url.hostname, port: url.port || (protocol === "http" ? 80 : 443), protocol };
}

/** Looks payments up at Stripe, in one try of at most five seconds: a visitor waits. */
export function stripePayments({ secretKey, apiUrl, timeout = 5_000 }: StripeOptions): Payments {
  let client: Stripe | null = null;
  return {
    async find(id) {
      if (!paymentId.safeParse(id).success) return null;
      // Large, and needed by live shops alone.
      const { default: Stripe } = await import("stripe");
      client ??= new Stripe(secretKey, {
        ...stripeAddress(apiUrl),
        timeout,
        maxNetworkRetries: 0,
        telemetry: false,
      });
      // The SDK's timeout restarts with each byte; this one doesn't.
      const search = withTimeout(client.paymentIntents.retrieve(id), timeout, "Stripe took too long");
      const intent = await search.catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
        throw error;
      });
      if (intent === null) return null;
      const { status, ...read } = stripeIntent.parse(intent);
      return paymentOf(read, status);
    },
  };
}

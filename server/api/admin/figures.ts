import type { Handler } from "hono";
import { skuName, skus } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { type FiguresDay, type FiguresResponse, longestSpan } from "#contract/admin-figures.ts";
import type { AppContext } from "#server/app-context.ts";
import { boughtMixes, ordersByDay } from "#server/db/queries/figures.ts";
import { openCheckout } from "#server/db/queries/recorded-orders.ts";

const dayMs = 24 * 60 * 60_000;
/** Until then a checkout counts as going on. */
const openMs = 60 * 60_000;

type Counted = "orders" | "failed" | "unfinished";
/** States of a payment that is neither undecided nor called off. */
const counted: Readonly<Record<string, Counted>> = {
  succeeded: "orders",
  requires_payment_method: "failed",
  [openCheckout]: "unfinished",
  requires_action: "unfinished",
};

/** Of mixes such as `incard-finder-variant:2`. */
function sold(mixes: Awaited<ReturnType<typeof boughtMixes>>): FiguresResponse["sold"] {
  const pieces = new Map<string, { pieces: number; before: number }>();
  for (const { skus: mix, orders, recent } of mixes) {
    for (const [, key = "", each] of mix.matchAll(/([a-z0-9-]{1,100}):(\d{1,5})(?![^,])/g)) {
      const sum = pieces.get(key) ?? { pieces: 0, before: 0 };
      sum.pieces += recent * Number(each);
      sum.before += (orders - recent) * Number(each);
      pieces.set(key, sum);
    }
  }
  return [...pieces]
    .map(([key, sums]) => {
      const sku = skus.find((one) => one === key);
      return { name: sku ? skuName(sku, products) : key, ...sums };
    })
    .toSorted((a, b) => b.pieces - a.pieces || b.before - a.before || a.name.localeCompare(b.name));
}

/** docs/staff.md#how-is-business */
export function figures({ config, database }: AppContext): Handler {
  return async (c) => {
    const now = Date.now();
    const { stripe, shopify } = config.webhookSecrets;
    const kind = config.shopify === null && config.stripe === null ? "demo" : "live";
    const days = Array.from({ length: 2 * longestSpan }, (_, index): FiguresDay => {
      const day = new Date(now - (2 * longestSpan - 1 - index) * dayMs).toISOString().slice(0, 10);
      return { day, orders: 0, cents: 0, failed: 0, unfinished: 0 };
    });
    const since = `${days[0]?.day}T00:00:00.000Z`;
    const openUntil = new Date(now - openMs).toISOString();
    for (const { day, status, orders, cents } of await ordersByDay(database, { kind, since, openUntil })) {
      const one = days.find((known) => known.day === day);
      const as = counted[status];
      if (!one || !as) continue;
      one[as] += orders;
      if (as === "orders") one.cents += cents;
    }
    const recent = `${days[longestSpan]?.day}T00:00:00.000Z`;
    const mixes = await boughtMixes(database, { kind, since, recent });
    return c.json({
      success: true,
      kind,
      reported: kind === "demo" || stripe.length + shopify.length > 0,
      days,
      sold: sold(mixes),
    } satisfies FiguresResponse);
  };
}

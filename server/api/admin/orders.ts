import { type FiguresDay, type FiguresResponse, figuresResponse, longestSpan } from "#contract/admin-figures.ts";
import { ordersResponse } from "#contract/admin-orders.ts";
import { pageQuery } from "#contract/staff-response.ts";
import type { Config } from "#server/config/config.ts";
import {
  type BoughtMix,
  boughtMixes,
  listOrders,
  openCheckout,
  ordersByDay,
  orderTotals,
  type RecordedOrder,
} from "#server/db/queries/recorded-orders.ts";
import { refundsByDay } from "#server/db/queries/refunds.ts";
import { itemName } from "#server/payments/order-of.ts";
import { noQuery, queryCall } from "./staff-call.ts";

/** A row whose kind is one that the contract knows. */
const withKind = <Row extends { readonly kind: string }>(row: Row): Row & { readonly kind: RecordedOrder["kind"] } => ({
  ...row,
  kind: row.kind === "live" ? "live" : "demo",
});

/** `GET /api/admin/orders`: one page of the recorded payments and checkouts, without personal data, and their sums. */
export const ordersCall = queryCall(pageQuery, ordersResponse, async ({ db, input }) => {
  const { rows, count } = await listOrders(db, input);
  const totals = (await orderTotals(db)).map(withKind);
  return { data: rows.map(withKind), matchCount: count, totals };
});

/** Says which store's orders are counted: the pretend ones only where there are no others. */
export const shownKind = ({ shopify, stripe }: Pick<Config, "shopify" | "stripe">): RecordedOrder["kind"] =>
  shopify === null && stripe === null ? "demo" : "live";

/** Says whether payments are reported to the server, by the demo store or a webhook. */
export const reportsPayments = (config: Pick<Config, "shopify" | "stripe" | "webhookSecrets">): boolean =>
  shownKind(config) === "demo" || config.webhookSecrets.stripe.length + config.webhookSecrets.shopify.length > 0;

const dayMs = 24 * 60 * 60_000;
/** Until it is this old, an unpaid checkout counts as going on. */
const openMs = 60 * 60_000;

/** The states of a payment that are counted, and as what; others are undecided or were called off. */
const counted: ReadonlyMap<string, "orders" | "failed" | "unfinished"> = new Map([
  ["succeeded", "orders"],
  ["requires_payment_method", "failed"],
  [openCheckout, "unfinished"],
  ["requires_action", "unfinished"],
]);

/** Reads a mix such as `incard-finder-variant:2,carbon-finder-presale:1`: how many pieces of each SKU one order had. */
export const piecesIn = (mix: string): readonly { readonly key: string; readonly each: number }[] =>
  [...mix.matchAll(/([a-z0-9-]{1,100}):(\d{1,5})(?![^,])/g)].map(([, key = "", each]) => ({ key, each: Number(each) }));

/** Adds up how many pieces of each SKU were sold, from mixes such as `incard-finder-variant:2`, the most first. */
function sold(mixes: readonly BoughtMix[]): FiguresResponse["sold"] {
  const pieces = new Map<string, { pieces: number; before: number }>();
  for (const { skus: mix, orders, recent } of mixes) {
    for (const { key, each } of piecesIn(mix)) {
      const sum = pieces.get(key) ?? { pieces: 0, before: 0 };
      sum.pieces += recent * each;
      sum.before += (orders - recent) * each;
      pieces.set(key, sum);
    }
  }
  return [...pieces]
    .map(([key, sums]) => ({ name: itemName(key), ...sums }))
    .toSorted((a, b) => b.pieces - a.pieces || b.before - a.before || a.name.localeCompare(b.name));
}

/** `GET /api/admin/figures`: sales and refunds by day, and what sold (docs/staff.md#how-is-business). */
export const figuresCall = queryCall(noQuery, figuresResponse, async ({ context: { config, database } }) => {
  const now = Date.now();
  const kind = shownKind(config);
  const days = Array.from({ length: 2 * longestSpan }, (_, index): FiguresDay => {
    const day = new Date(now - (2 * longestSpan - 1 - index) * dayMs).toISOString().slice(0, 10);
    return { day, orders: 0, cents: 0, refunded: 0, failed: 0, unfinished: 0 };
  });
  const sumsOf = new Map(days.map((sums) => [sums.day, sums]));
  const since = `${days[0]?.day}T00:00:00.000Z`;
  const openUntil = new Date(now - openMs).toISOString();
  const recentDay = days[longestSpan]?.day ?? "";
  const others = new Map<string, FiguresResponse["others"][number]>();
  for (const { day, status, currency, orders, cents } of await ordersByDay(database, { kind, since, openUntil })) {
    const sums = sumsOf.get(day);
    const field = counted.get(status);
    if (!sums || !field) continue;
    if (field !== "orders") {
      sums[field] += orders;
    } else if (currency === config.currency) {
      sums.orders += orders;
      sums.cents += cents;
    } else if (day >= recentDay) {
      const other = others.get(currency) ?? { currency, orders: 0, cents: 0 };
      others.set(currency, { currency, orders: other.orders + orders, cents: other.cents + cents });
    }
  }
  for (const { day, refunded } of kind === "live"
    ? await refundsByDay(database, { since, currency: config.currency })
    : []) {
    const sums = sumsOf.get(day);
    if (sums) sums.refunded += refunded;
  }
  const mixes = await boughtMixes(database, { kind, since, recent: `${recentDay}T00:00:00.000Z` });
  return {
    kind,
    reported: reportsPayments(config),
    days,
    others: [...others.values()],
    sold: sold(mixes),
  };
});

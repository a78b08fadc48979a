import { sql } from "kysely";
import { maxUnits } from "#contract/currency-units.ts";
import type { Database } from "#server/db/database.ts";
import { boundedUnits } from "./order-units.ts";
import type { RecordedOrder } from "./recorded-orders.ts";
import { refundChanges } from "./refunds.ts";

/** Which entries: of one store, from one moment on and before another (ISO 8601). */
export type BooksPeriod = Pick<RecordedOrder, "kind"> & { readonly from: string; readonly until: string };

/**
 * An entry of the books: a paid order at its moment, or what was taken back of one at another. Amounts are the currency's
 * smallest units.
 */
export type BookEntry = {
  readonly key: string;
  readonly at: string;
  readonly label: string;
  readonly currency: string;
  /** 0 for a refund. */
  readonly cents: number;
  /** 0 for a sale; negative where money came back, as after a dispute that was won. */
  readonly refunded: number;
  /** Null for a refund, and where the store doesn't say. */
  readonly tax: number | null;
};

const boundedTax = sql<number | null>`case when tax_cents between 0 and ${sql.lit(maxUnits)} then tax_cents end`;

const salesOf = (db: Database, { kind, from, until }: BooksPeriod) =>
  db
    .selectFrom("recorded_orders")
    .where("kind", "=", kind)
    .where("status", "=", "succeeded")
    .where("seen_at", ">=", from)
    .where("seen_at", "<", until);

/** The demo store refunds nothing. */
const refundsOf = (db: Database, { kind, from, until }: BooksPeriod) =>
  db
    .selectFrom(refundChanges(db).as("changes"))
    .innerJoin("recorded_orders", (join) =>
      join
        .on(sql<boolean>`changes.order_key = coalesce(recorded_orders.refund_key, recorded_orders.key)`)
        .onRef("changes.currency", "=", "recorded_orders.currency"),
    )
    .where("kind", "=", kind)
    .where("kind", "=", "live")
    .where("status", "=", "succeeded")
    .where("changes.change", "!=", 0)
    .where("changes.at", ">=", from)
    .where("changes.at", "<", until);

/** The sums of the entries in one currency, in its smallest units. */
export type BookTotal = {
  readonly currency: string;
  readonly orders: number;
  readonly cents: number;
  readonly refunded: number;
  /** Of the orders whose tax is known (`taxed`). */
  readonly tax: number;
  readonly taxed: number;
};

/** Adds up the entries of a period by currency. */
export async function bookTotals(db: Database, period: BooksPeriod): Promise<readonly BookTotal[]> {
  const sales = await salesOf(db, period)
    .select(({ fn }) => [
      "currency",
      fn.countAll<number>().as("orders"),
      fn.sum<number>(boundedUnits("cents")).as("cents"),
      sql<number>`coalesce(sum(${boundedTax}), 0)`.as("tax"),
      sql<number>`count(${boundedTax})`.as("taxed"),
    ])
    .groupBy("currency")
    .execute();
  const refunds = await refundsOf(db, period)
    .select(({ fn }) => ["changes.currency", fn.sum<number>("changes.change").as("refunded")])
    .groupBy("changes.currency")
    .execute();
  const currencies = new Set([...sales, ...refunds].map(({ currency }) => currency));
  return [...currencies].toSorted().map((currency) => {
    const sold = sales.find((sums) => sums.currency === currency);
    const refunded = refunds.find((sums) => sums.currency === currency)?.refunded ?? 0;
    return { ...{ orders: 0, cents: 0, tax: 0, taxed: 0 }, ...sold, currency, refunded };
  });
}

const pageRows = 500;

/** Where a page of entries ended: the next one begins behind it. */
type Place = Pick<BookEntry, "at" | "key">;

const readSales = (db: Database, period: BooksPeriod, after: Place | null): Promise<BookEntry[]> =>
  salesOf(db, period)
    .select(["key", "seen_at as at", "label", "currency", boundedUnits("cents").as("cents")])
    .select([sql<number>`0`.as("refunded"), boundedTax.as("tax")])
    .$if(after !== null, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb("seen_at", ">", after?.at ?? ""),
          and([eb("seen_at", "=", after?.at ?? ""), eb("key", ">", after?.key ?? "")]),
        ]),
      ),
    )
    .orderBy("seen_at")
    .orderBy("key")
    .limit(pageRows)
    .execute();

const readRefunds = (db: Database, period: BooksPeriod, after: Place | null): Promise<BookEntry[]> =>
  refundsOf(db, period)
    .select(["changes.key", "changes.at", "label", "changes.currency"])
    .select([sql<number>`0`.as("cents"), "changes.change as refunded", sql<null>`null`.as("tax")])
    .$if(after !== null, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb("changes.at", ">", after?.at ?? ""),
          and([eb("changes.at", "=", after?.at ?? ""), eb("changes.key", ">", after?.key ?? "")]),
        ]),
      ),
    )
    .orderBy("changes.at")
    .orderBy("changes.key")
    .limit(pageRows)
    .execute();

/** All entries of one sort in order, a page in memory at a time. */
async function* allOf(read: (after: Place | null) => Promise<BookEntry[]>): AsyncGenerator<BookEntry, undefined> {
  for (let rows = await read(null); ; ) {
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageRows) return undefined;
    rows = await read(last);
  }
}

/** Gives the entries of a period, the oldest first, some pages in memory at a time. */
export async function* bookEntries(db: Database, period: BooksPeriod): AsyncGenerator<BookEntry> {
  const sales = allOf((after) => readSales(db, period, after));
  const refunds = allOf((after) => readRefunds(db, period, after));
  let sale = (await sales.next()).value;
  let refund = (await refunds.next()).value;
  while (sale || refund) {
    if (sale && (!refund || sale.at <= refund.at)) {
      yield sale;
      sale = (await sales.next()).value;
    } else if (refund) {
      yield refund;
      refund = (await refunds.next()).value;
    }
  }
}

import { beforeAll, describe, expect, test } from "vitest";
import { type BooksDays, booksResponse, daysOfPeriod } from "#contract/admin-order-books.ts";
import { exportTicketResponse } from "#contract/staff-response.ts";
import { type RecordedOrder, recordOrder } from "#server/db/queries/recorded-orders.ts";
import { recordFailedRefund, recordRefund } from "#server/db/queries/refunds.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, sharedTestShop } from "#tests/shop.ts";

const paid: RecordedOrder = { kind: "live", status: "succeeded", amount: 27.99, quantity: 1, items: "" };

test.each<[string, BooksDays | null]>([
  ["2026-11", { from: "2026-11-01", to: "2026-11-30" }],
  ["2024-02", { from: "2024-02-01", to: "2024-02-29" }],
  ["2026-q1", { from: "2026-01-01", to: "2026-03-31" }],
  ["2026-q4", { from: "2026-10-01", to: "2026-12-31" }],
  ["2026-13", null],
  ["2026-q5", null],
  ["2026-00", null],
  ["", null],
  ["x", null],
])("%j is %j", (period, days) => {
  expect(daysOfPeriod(period)).toEqual(days);
});

describe.each(engines)("the books on %s", (engine) => {
  const shop = sharedTestShop(engine, { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_4f1c9d0a7be2" });
  let auth: { Authorization: string };
  const at = (moment: string): string => `2026-${moment}.000Z`;
  const note = (id: string, order: Partial<RecordedOrder>) =>
    recordOrder(shop.context.database.db, id, { ...paid, ...order });
  const totals = async (from: string, to: string) => {
    const answer = await shop.ask(`/api/admin/orders/books?from=${from}&to=${to}`, { headers: auth });
    return booksResponse.parse(await answer.json()).totals;
  };
  const ticketOf = async (from: string, to: string) => {
    const answer = await shop.post("/api/admin/orders/export/ticket", { orders: { from, to } }, auth);
    return exportTicketResponse.parse(await answer.json()).ticket;
  };
  const file = async (from: string, to: string) => {
    const answer = await shop.ask(`/api/admin/orders/export?ticket=${await ticketOf(from, to)}`);
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="orders-${from}-to-${to}.csv"`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const [head = "", ...lines] = Buffer.from(await answer.arrayBuffer())
      .toString("utf8")
      .trimEnd()
      .split("\r\n");
    expect(head).toBe("\uFEFFDate,Entry,Order number,Currency,Gross,Refunded,Net,Tax (as the store says)");
    return lines;
  };

  beforeAll(async () => {
    const { db } = shop.context.database;
    auth = { Authorization: `Bearer ${await shop.accountToken("ed", "editor")}` };
    await note("a", { at: at("10-31T23:59:59"), label: "#1001", tax: 2.31, amount: 30 });
    await note("b", { at: at("11-01T00:00:00"), label: '=1+"1"', tax: 0, refundsName: "order b" });
    await note("c", { at: at("11-30T23:59:59"), label: "abc123", amount: 100.01 });
    await note("d", { at: at("11-05T12:00:00"), label: "#1003", currency: "jpy", amount: 5598, tax: 509 });
    for (const status of ["canceled", "open", "requires_payment_method", "processing"])
      await note(status, { at: at("11-06T12:00:00"), status });
    await note("demo", { kind: "demo", at: at("11-06T12:00:00") });
    const refund = { currency: "usd", rank: 0 };
    await recordRefund(db, { ...refund, source: "r1", order: "order b", amount: 5, at: at("11-02T08:00:00") });
    await recordRefund(db, { ...refund, source: "r2", order: "a", amount: 30, at: at("11-03T08:00:00") });
    await recordFailedRefund(db, {
      ...{ source: "r2", refund: "r2x", order: "a", currency: "usd", amount: 10, at: at("12-01T08:00:00") },
    });
    // Of an order that isn't counted.
    await recordRefund(db, { ...refund, source: "r3", order: "canceled", amount: 1, at: at("11-07T08:00:00") });
  });

  test("have each order on its day and each refund on its own, without what was canceled, unpaid or pretended", async () => {
    expect(await file("2026-11-01", "2026-11-30")).toEqual([
      `2026-11-01,Sale,"'=1+""1""",USD,27.99,0.00,27.99,0.00`,
      `2026-11-02,Refund,"'=1+""1""",USD,0.00,5.00,-5.00,`,
      "2026-11-03,Refund,#1001,USD,0.00,30.00,-30.00,",
      "2026-11-05,Sale,#1003,JPY,5598,0,5598,509",
      "2026-11-30,Sale,abc123,USD,100.01,0.00,100.01,",
    ]);
    expect(await file("2026-12-01", "2026-12-31")).toEqual(["2026-12-01,Refund,#1001,USD,0.00,-10.00,10.00,"]);
    expect(await file("2025-01-01", "2025-12-31")).toEqual([]);
  });

  test("have totals that are the sums of the file, by currency; an unknown tax adds nothing", async () => {
    expect(await totals("2026-11-01", "2026-11-30")).toEqual([
      { currency: "jpy", orders: 1, cents: 5598, refunded: 0, tax: 509, taxed: 1 },
      { currency: "usd", orders: 2, cents: 12_800, refunded: 3_500, tax: 0, taxed: 1 },
    ]);
    expect(await totals("2026-12-01", "2026-12-31")).toEqual([
      { currency: "usd", orders: 0, cents: 0, refunded: -1_000, tax: 0, taxed: 0 },
    ]);
    expect(await totals("2025-01-01", "2025-12-31")).toEqual([]);
  });

  test("are read page by page, each entry once, and add up to the cent", async () => {
    const { db } = shop.context.database;
    const row = { kind: "live", status: "succeeded", currency: "usd", quantity: 1, items: "", skus: "" };
    const moments = [at("03-01T12:00:00"), at("03-01T12:00:00"), at("03-02T12:00:00")];
    const rows = Array.from({ length: 1_203 }, (_, n) => ({
      ...row,
      key: `many-${n}`,
      label: `n${n}`,
      cents: 1_999 + n,
      tax_cents: n % 2 === 0 ? 7 : null,
      seen_at: moments[n % 3] ?? "",
    }));
    for (let from = 0; from < rows.length; from += 200)
      await db
        .insertInto("recorded_orders")
        .values(rows.slice(from, from + 200))
        .execute();
    for (let n = 0; n < 501; n += 1)
      await recordRefund(db, {
        ...{ source: `many ${n}`, currency: "usd", amount: 0.01 * (n + 1), rank: 0 },
        order: "order b",
        at: at("03-02T12:00:00"),
      });
    const lines = (await file("2026-03-01", "2026-03-31")).map((line) => line.split(","));
    expect(new Set(lines.filter(([, entry]) => entry === "Sale").map(([, , label]) => label)).size).toBe(1_203);
    expect(lines).toHaveLength(1_203 + 501);
    const cents = (text = "") => Number(text.replace(".", ""));
    const sumOf = (column: number) => lines.reduce((sum, cells) => sum + cents(cells.at(column)), 0);
    const [total] = await totals("2026-03-01", "2026-03-31");
    expect(total).toEqual({
      ...{ currency: "usd", orders: 1_203, taxed: 602 },
      cents: sumOf(-4),
      refunded: sumOf(-3),
      tax: sumOf(-1),
    });
    expect((total?.cents ?? 0) - (total?.refunded ?? 0)).toBe(sumOf(-2));
  });

  test("are for staff, by a ticket that is good once and for nothing else", async () => {
    const path = "/api/admin/orders/books?from=2026-11-01&to=2026-11-30";
    expect((await shop.ask(path)).status).toBe(401);
    expect((await shop.post("/api/admin/orders/export/ticket", {})).status).toBe(401);
    const ticket = await ticketOf("2026-11-01", "2026-11-30");
    expect((await shop.ask(`/api/admin/subscribers/export?ticket=${ticket}`)).status).toBe(401);
    const again = await ticketOf("2026-11-01", "2026-11-30");
    expect((await shop.ask(`/api/admin/orders/export?ticket=${again}`)).status).toBe(200);
    expect((await shop.ask(`/api/admin/orders/export?ticket=${again}`)).status).toBe(401);
    const { db } = shop.context.database;
    const entries = await db
      .selectFrom("audit_log")
      .select(["username", "detail"])
      .where("action", "=", "orders exported")
      .execute();
    expect(entries).toContainEqual({ username: "ed", detail: "2026-11-01 to 2026-11-30" });
  });

  test("refuse days that are none, or the wrong way round", async () => {
    for (const query of [
      "from=2026-11-01",
      "from=2026-11-31&to=2026-12-01",
      "from=2026-11-02&to=2026-11-01",
      "from=x&to=y",
    ])
      expect((await shop.ask(`/api/admin/orders/books?${query}`, { headers: auth })).status, query).toBe(400);
    const body = { orders: { from: "2026-11-02", to: "2026-11-01" } };
    expect((await shop.post("/api/admin/orders/export/ticket", body, auth)).status).toBe(400);
  });

  test("of a shop without a live store are of its pretend orders", async () => {
    const demo = await openTestShop(engine);
    await recordOrder(demo.context.database.db, "x", { ...paid, kind: "demo", at: at("11-06T12:00:00") });
    const headers = { Authorization: `Bearer ${await demo.staffToken()}` };
    const answer = await demo.ask("/api/admin/orders/books?from=2026-11-01&to=2026-11-30", { headers });
    expect(booksResponse.parse(await answer.json())).toMatchObject({
      kind: "demo",
      reported: true,
      totals: [{ orders: 1, cents: 2_799, taxed: 0 }],
    });
  });
});

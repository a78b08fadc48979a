import { beforeEach, describe, expect, test } from "vitest";
import type { DatabaseClient } from "#server/db/database.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { deleteOldDemoOrders, insertDemoCart, insertDemoPayment, readDemoJson, updateDemoCart } from "./demo-store.ts";
import { listOrders, openCheckout, pruneOrderRecords, type RecordedOrder, recordOrder } from "./recorded-orders.ts";

const past = "2000-01-01T00:00:00.000Z";
const future = "2999-01-01T00:00:00.000Z";
const room = { maxRows: 3, idleBefore: past };

const paid: RecordedOrder = { kind: "demo", status: "succeeded", amount: 27.99, quantity: 1, items: "" };

describe.each(engines)("the demo store's tables on %s", (engine) => {
  let database: DatabaseClient;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  const carts = async () =>
    (await database.db.selectFrom("demo_carts").select("id").execute()).map(({ id }) => id).toSorted();
  const payments = async () =>
    (await database.db.selectFrom("demo_payments").select("id").execute()).map(({ id }) => id).toSorted();
  const touch = (id: string, at: string) =>
    database.db.updateTable("demo_carts").set({ updated_at: at }).where("id", "=", id).execute();

  test("carts change, payments don't, and both are deleted when they are old", async () => {
    expect(await insertDemoCart(database, "c", "1", room)).toBe(true);
    await updateDemoCart(database.db, "c", { json: "2", paid: false });
    expect(await readDemoJson(database.db, "demo_carts", "c")).toBe("2");
    expect(await readDemoJson(database.db, "demo_carts", "other")).toBeNull();
    await updateDemoCart(database.db, "gone", { json: "2", paid: false });
    expect(await carts()).toEqual(["c"]);
    expect(await insertDemoPayment(database, "p", "1", room, paid)).toBe(true);
    expect(await insertDemoPayment(database, "p", "2", room, paid)).toBe(true);
    expect(await readDemoJson(database.db, "demo_payments", "p")).toBe("1");
    expect(await readDemoJson(database.db, "demo_payments", "other")).toBeNull();
    await deleteOldDemoOrders(database.db, past);
    expect([await carts(), await payments()]).toEqual([["c"], ["p"]]);
    await deleteOldDemoOrders(database.db, future);
    expect([await carts(), await payments()]).toEqual([[], []]);
  });

  test("a full table refuses what is new while everything in it is in use", async () => {
    for (const id of ["a", "b", "c"]) {
      expect(await insertDemoCart(database, id, "1", room)).toBe(true);
      expect(await insertDemoPayment(database, id, "1", room, paid)).toBe(true);
    }
    expect(await insertDemoCart(database, "d", "1", room)).toBe(false);
    expect(await insertDemoPayment(database, "d", "1", room, paid)).toBe(false);
    // One that is there already needs no room.
    expect(await insertDemoPayment(database, "a", "1", room, paid)).toBe(true);
    expect([await carts(), await payments()]).toEqual([
      ["a", "b", "c"],
      ["a", "b", "c"],
    ]);
  });

  test("a table with room lets go of nothing", async () => {
    await insertDemoCart(database, "left", "1", room);
    await insertDemoPayment(database, "left", "1", room, paid);
    await touch("left", past);
    const idle = { maxRows: 3, idleBefore: future };
    expect(await insertDemoCart(database, "new", "1", idle)).toBe(true);
    expect(await insertDemoPayment(database, "new", "1", idle, paid)).toBe(true);
    expect([await carts(), await payments()]).toEqual([
      ["left", "new"],
      ["left", "new"],
    ]);
  });

  test("carts that nobody touched make room for new ones, carts in use stay", async () => {
    for (const id of ["in use", "left", "paid"]) await insertDemoCart(database, id, "1", room);
    await updateDemoCart(database.db, "paid", { json: "1", paid: true });
    await touch("left", "2026-01-02T00:00:00.000Z");
    await touch("paid", "2026-01-01T00:00:00.000Z");
    const idle = { maxRows: 3, idleBefore: "2026-02-01T00:00:00.000Z" };
    expect(await insertDemoCart(database, "new", "1", idle)).toBe(true);
    expect(await carts()).toEqual(["in use", "new"]);
  });

  test("of many that nobody touched, the oldest go first and paid ones last", async () => {
    const day = (i: number) => new Date(Date.UTC(2026, 0, 1) + i * 86_400_000).toISOString();
    const rows = Array.from({ length: 60 }, (_, i) => ({
      id: `cart ${String(i).padStart(2, "0")}`,
      json: "1",
      paid: i < 5 ? 1 : 0,
      updated_at: day(i),
    }));
    await database.db.insertInto("demo_carts").values(rows).execute();
    expect(await insertDemoCart(database, "new", "1", { maxRows: 60, idleBefore: day(60) })).toBe(true);
    const left = [...rows.slice(0, 5), ...rows.slice(55)].map(({ id }) => id);
    expect(await carts()).toEqual([...left, "new"]);
  });

  test("the oldest payments make room for new ones", async () => {
    for (const id of ["a", "b", "c"]) await insertDemoPayment(database, id, "1", room, paid);
    await database.db.updateTable("demo_payments").set({ created_at: past }).where("id", "=", "b").execute();
    const idle = { maxRows: 3, idleBefore: "2001-01-01T00:00:00.000Z" };
    expect(await insertDemoPayment(database, "d", "1", idle, paid)).toBe(true);
    expect(await payments()).toEqual(["a", "c", "d"]);
  });

  test("many at once fill it no further", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => insertDemoCart(database, `${i}`, "1", { maxRows: 20, idleBefore: past })),
    );
    const made = answers.filter(Boolean).length;
    expect(made).toBe((await carts()).length);
    // Transactions that are under way at the same moment don't see each other's row on Postgres.
    expect(made).toBeGreaterThanOrEqual(20);
    expect(made).toBeLessThanOrEqual(30);
  });

  test("of demo orders the old ones go and the oldest beyond a number; those of a live store stay", async () => {
    const { kind: _, ...order } = paid;
    await recordOrder(database.db, "pi_live", { kind: "live", ...order });
    for (const id of ["pi_a", "pi_b", "pi_c", "pi_d"]) await recordOrder(database.db, id, { kind: "demo", ...order });
    const seenAt = { pi_live: past, pi_a: past, pi_b: "2020-01-01T00:00:00.000Z", pi_c: "2020-01-02T00:00:00.000Z" };
    for (const [id, seen_at] of Object.entries(seenAt))
      await database.db.updateTable("recorded_orders").set({ seen_at }).where("label", "=", id.slice(-6)).execute();
    await pruneOrderRecords(database.db, "demo", "2010-01-01T00:00:00.000Z", 2);
    const { rows } = await listOrders(database.db, { limit: 10, offset: 0 });
    expect(rows.map(({ label }) => label)).toEqual(["pi_d", "pi_c", "i_live"]);
  });

  test("of checkouts and failed payments that a live store reports the old ones go and the oldest beyond a number, unless they were paid", async () => {
    const order = { ...paid, kind: "live" as const };
    const open = { ...order, status: openCheckout };
    await recordOrder(database.db, "pi_paid", { ...order, at: past });
    for (const [id, at] of Object.entries({ pi_a: past, pi_b: "2020-01-01T00:00:00Z", pi_c: "2020-01-02T00:00:00Z" }))
      await recordOrder(database.db, id, { ...open, at });
    await recordOrder(database.db, "pi_demo", { ...open, kind: "demo" });
    for (const [id, at] of Object.entries({ pi_failed: past, pi_tried: "2020-01-01T12:00:00Z" }))
      await recordOrder(database.db, id, { ...order, status: "requires_payment_method", at });
    await pruneOrderRecords(database.db, "live", "2010-01-01T00:00:00.000Z", 1);
    const { rows } = await listOrders(database.db, { limit: 10, offset: 0 });
    expect(rows.map(({ label }) => label)).toEqual(["i_demo", "pi_c", "i_paid"]);
  });
});

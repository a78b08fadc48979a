import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DatabaseClient } from "#server/db/database.ts";
import { clock } from "#tests/clock.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { letPass } from "#tests/let-pass.ts";
import { listAuditLog, pruneRefusedLogins, recordAuditEntry } from "./audit-log.ts";
import { listOrders, orderTotals, recordOrder } from "./recorded-orders.ts";
import { isTicket, newTicket } from "./tickets.ts";
import { addUser, findUser, openSession, sessionUser } from "./users.ts";

describe.each(engines)("on %s", (engine) => {
  let database: DatabaseClient;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => vi.useRealTimers());

  test("the audit log is listed page by page, the newest first, and keeps the few refused logins that there are", async () => {
    const { db } = database;
    await recordAuditEntry(db, "boss", "login", "from 1.1.1.1");
    await recordAuditEntry(db, "x".repeat(150), "login refused", "from 6.6.6.6");
    await pruneRefusedLogins(db);
    await recordAuditEntry(db, "boss", "export", "all");
    const page = await listAuditLog(db, { limit: 2, offset: 0 });
    expect(page.count).toBe(3);
    expect(page.rows.map(({ username, action, detail }) => [username, action, detail])).toEqual([
      ["boss", "export", "all"],
      ["x".repeat(100), "login refused", "from 6.6.6.6"],
    ]);
    expect(page.rows[0]).toMatchObject({ id: expect.any(Number), at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    expect((await listAuditLog(db, { limit: 2, offset: 2 })).rows).toMatchObject([
      { username: "boss", action: "login" },
    ]);
  });

  test("a session lasts a week", async () => {
    clock(0);
    await addUser(database.db, "ada", "Ada", "hash");
    const user = await findUser(database.db, "ada");
    const token = await openSession(database.db, user?.id ?? 0);
    const week = 7 * 24 * 60 * 60_000;
    await letPass(database, "sessions", "expires_at", week - 60_000);
    expect(await sessionUser(database.db, token)).toMatchObject({ username: "ada" });
    await letPass(database, "sessions", "expires_at", 60_000);
    expect(await sessionUser(database.db, token)).toBeNull();
  });

  test("orders are recorded in cents and added up by kind and status", async () => {
    const order = { kind: "demo", status: "succeeded", amount: 19.99, quantity: 2, items: "2 × card" } as const;
    await recordOrder(database.db, "pi_a", order);
    await recordOrder(database.db, "pi_b", { ...order, amount: 0.29, quantity: 1 });
    await recordOrder(database.db, "pi_c", { ...order, kind: "live", status: "s".repeat(60), quantity: 1e9 });
    const live = { kind: "live", status: "s".repeat(40), quantity: 100_000, cents: 1999 };
    expect(await orderTotals(database.db)).toEqual([
      { kind: "demo", status: "succeeded", currency: "usd", orders: 2, quantity: 3, cents: 2028, refunded: 0 },
      { ...live, currency: "usd", orders: 1, refunded: 0 },
    ]);
    const { rows } = await listOrders(database.db, { limit: 10, offset: 0 });
    expect(rows.find(({ label }) => label === "pi_c")).toMatchObject({ ...live, items: "2 × card" });
  });
});

test("a ticket is 43 letters, digits and signs, and nothing around them", () => {
  const ticket = newTicket();
  expect([ticket, `${ticket}A`, `A${ticket}`, ` ${ticket}`, ticket.slice(1), ""].map(isTicket)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

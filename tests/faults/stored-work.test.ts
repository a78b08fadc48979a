import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { campaignsResponse } from "#contract/admin-campaigns.ts";
import { figuresResponse } from "#contract/admin-figures.ts";
import { heldWorkResponse } from "#contract/admin-held-work.ts";
import { inboxResponse } from "#contract/admin-inbox.ts";
import { ordersResponse } from "#contract/admin-orders.ts";
import { pageFailuresResponse } from "#contract/admin-page-failures.ts";
import { subscriberListResponse } from "#contract/admin-subscribers.ts";
import { writeState } from "#server/db/queries/app-state.ts";
import { recordOrder } from "#server/db/queries/recorded-orders.ts";
import { recordRefund } from "#server/db/queries/refunds.ts";
import { staffLists } from "#tests/abuse/staff-calls.ts";
import { engines } from "#tests/databases.ts";
import { hostileTexts } from "#tests/hostile-text.ts";
import { campaignRow } from "#tests/rows.ts";
import { sharedTestShop, type TestShop } from "#tests/shop.ts";

const at = "2026-01-02T03:04:05.000Z";

/** Rows of mails, of what a restore holds, of payments and of failed pages, each with this text where a text may stand. */
async function store({ context: { database } }: TestShop, text: string, index: number): Promise<void> {
  const { db } = database;
  const message = { name: text, email: text, topic: text, message: text, created_at: at, dedupe_key: `m${index}` };
  const added = db.insertInto("contact_messages").values({ ...message, search_text: text, state: text });
  const { id } = await added.returning("id").executeTakeFirstOrThrow();
  const entry = { message_id: id, text, username: text, at, dedupe_key: `e${index}` };
  await db
    .insertInto("message_entries")
    .values({ ...entry, kind: text })
    .execute();
  const campaign = campaignRow({ audience: text, subject: text, text, username: text, queued_at: at, held: index % 2 });
  const { id: campaignId } = await db
    .insertInto("campaigns")
    .values(campaign)
    .returning("id")
    .executeTakeFirstOrThrow();
  const mail = {
    kind: sql<"contact" | "answer">`${text}`,
    priority: 0,
    recipient: text,
    subject: text,
    text,
    headers: text,
    created_at: at,
    attempts: 1,
    next_attempt_at: at,
    last_error: text,
  };
  const ended = { ended_at: at, outcome: sql<"refused">`${text}` };
  const mails = [
    { contact_message_id: id, kind: "contact" as const, ...ended },
    { dedupe_key: `answer e${index}`, kind: "answer" as const, ...ended },
    { campaign_id: campaignId, ...ended },
    { campaign_id: campaignId, held: 1 },
    { held: 1 },
  ];
  for (const [part, one] of mails.entries()) {
    const message_id_header = `${index}-${part}`;
    await db
      .insertInto("outbox")
      .values({ ...mail, ...one, message_id_header })
      .execute();
  }
  const email_key = index === 0 ? "reader@x.com" : text;
  const refused = { email_key, at, answer: text, campaigns: 3, last_campaign_id: campaignId, resting_since: at };
  await db.insertInto("refused_addresses").values(refused).execute();
  const failure = { key: `f${index}`, path: text, message: text, browser: text, count: index, last_at: at };
  await db.insertInto("page_failures").values(failure).execute();
  const order = { label: text, kind: "live", status: text, cents: 100, quantity: 1, seen_at: new Date().toISOString() };
  const more = { currency: text, refund_key: `o${index}`, items: text, skus: text };
  await db
    .insertInto("recorded_orders")
    .values({ ...order, ...more, key: `o${index}` })
    .execute();
  await db
    .insertInto("recorded_orders")
    .values({ ...order, ...more, key: `p${index}`, status: "succeeded" })
    .execute();
  const refund = { source: `o${index}`, order_key: `o${index}`, currency: text, cents: 100, at, rank: 0 };
  await db
    .insertInto("refunds")
    .values({ ...refund, key: `r${index}` })
    .execute();
}

describe.each(engines)("work that waits, and money, stored by other means on %s", (engine) => {
  const shop = sharedTestShop(engine, {
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_WEBHOOK_SECRET: "whsec_a_secret_of_a_test",
  });
  // What a database can't hold, nobody can have stored there.
  const storable = hostileTexts.filter((one) => one.isWellFormed());
  const texts = storable.filter((one) => engine === "sqlite" || !one.includes("\u0000"));
  let headers: { Authorization: string };
  beforeAll(async () => {
    headers = { Authorization: `Bearer ${await shop.staffToken()}` };
    const { database } = shop.context;
    await shop.context.subscribe({ email: "reader@x.com", source: "/" });
    const good = { kind: "live", status: "succeeded", amount: 20, quantity: 1, items: "x" } as const;
    await recordOrder(database.db, "pi_good", good);
    const refund = { source: "re_good", order: "pi_good", currency: "usd", amount: 5, rank: 1 };
    await recordRefund(database.db, { ...refund, at: new Date().toISOString() });
    for (const [index, text] of texts.entries()) await store(shop, text, index);
  });
  const get = async (path: string): Promise<unknown> => {
    const answer = await shop.ask(path, { headers });
    expect(answer.status, path).toBe(200);
    return answer.json();
  };

  const lists = staffLists;
  test.each(lists)("%s is shown", async (path) => {
    await get(path);
  });

  test("what can be read of it is there: no row hides another", async () => {
    const inbox = inboxResponse.parse(await get("/api/admin/inbox?limit=200"));
    expect(inbox.data).toHaveLength(texts.length);
    for (const { mail, entries } of inbox.data) expect([mail.state, entries.length]).toEqual(["given-up", 1]);
    expect(inbox.outbox.waiting).toBe(2 * texts.length);
    const { campaigns } = campaignsResponse.parse(await get("/api/admin/campaigns"));
    expect(campaigns).toHaveLength(texts.length);
    const { failures } = pageFailuresResponse.parse(await get("/api/admin/page-failures"));
    expect(failures.map(({ message }) => message).toSorted()).toEqual(texts.toSorted());
    const { groups } = heldWorkResponse.parse(await get("/api/admin/held-work"));
    expect(groups.filter(({ group }) => group.startsWith("campaign:"))).toHaveLength(Math.floor(texts.length / 2));
    const { data } = subscriberListResponse.parse(await get("/api/admin/subscribers"));
    expect(data[0]?.refusal).toMatchObject({ answer: texts[0], campaigns: 3 });
    const { days } = figuresResponse.parse(await get("/api/admin/figures"));
    expect(days.at(-1)).toMatchObject({ orders: 1, cents: 2000, refunded: 500 });
    const orders = ordersResponse.parse(await get("/api/admin/orders?limit=200"));
    expect(orders.totals).toContainEqual(expect.objectContaining({ currency: "usd", orders: 1, cents: 2000 }));
  });

  test("it is found by a search with whatever stands in it", async () => {
    // A search is one line.
    const words = texts.map((text) => text.split("\r\n")[0]?.slice(0, 90) ?? "");
    for (const word of words) await get(`/api/admin/inbox?search=${encodeURIComponent(word)}`);
  });

  test("a rest of the queue and a restored backup that nobody can read", async () => {
    const { db } = shop.context.database;
    await db.insertInto("mail_queue").values({ id: "outbox", since: at, fault: "busy", answer: "" }).execute();
    for (const text of texts) {
      await db
        .updateTable("mail_queue")
        .set({ fault: sql<"busy">`${text}`, answer: text })
        .execute();
      await writeState(db, "restored-backup", text);
      const { outbox } = inboxResponse.parse(await get("/api/admin/inbox"));
      expect(outbox.rest).toMatchObject({ answer: text });
      expect(heldWorkResponse.parse(await get("/api/admin/held-work"))).toMatchObject({ restored: null });
      await get("/api/admin/today");
    }
  });
});

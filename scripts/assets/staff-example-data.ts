import { builtInPlace } from "#content/site.ts";
import type { ReplyTemplate } from "#contract/reply-templates.ts";
import type { Testimonial } from "#contract/testimonials.ts";
import { connectDatabase, type DatabaseClient } from "#server/db/database.ts";
import { recordBackup } from "#server/db/queries/app-state.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { writeCatalogEdit } from "#server/db/queries/catalog-changes.ts";
import { markComplaint, markMessage, saveMessage } from "#server/db/queries/contact-messages.ts";
import { insertDataRequest } from "#server/db/queries/data-requests.ts";
import { recordNotFoundPaths, recordUnansweredSearch } from "#server/db/queries/feedback.ts";
import { addMessageEntry } from "#server/db/queries/message-entries.ts";
import { markFailed, markSent } from "#server/db/queries/outbox.ts";
import { recordOrder } from "#server/db/queries/recorded-orders.ts";
import { saveRedirect } from "#server/db/queries/redirects.ts";
import { saveSiteText } from "#server/db/queries/site-texts.ts";
import { subscriberWriter } from "#server/db/queries/subscribers.ts";
import { saveWithdrawal } from "#server/db/queries/withdrawals.ts";
import { orderOf } from "#server/payments/order-of.ts";
import { testimonialsKey } from "#server/texts/site-texts.ts";

const dayMs = 24 * 60 * 60_000;
const ago = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

const messages = [
  ["Maya Lindqvist", "support", "My card beeps twice when I press it and then nothing happens.\nWhat does that mean?"],
  ["Tom Okafor", "order", "Can I change the color of my Tagigo four-pack before it ships?"],
  ["Priya Raman", "partnership", "We run a bike rental in Portland and would like 200 trackers a year."],
  ["Jonas Weber", "general", "Does the carbon card charge on any Qi pad?"],
] as const;

async function fillMessages(database: DatabaseClient): Promise<void> {
  for (const [name, topic, message] of messages) {
    const email = `${name.split(" ")[0]?.toLowerCase()}@example.com`;
    await saveMessage(database, { name, email, topic, message }, "localhost");
  }
  const { db } = database;
  const rows = await db.selectFrom("contact_messages").select("id").orderBy("id").execute();
  for (const [index, { id }] of rows.entries()) {
    await db
      .updateTable("contact_messages")
      .set({ created_at: ago(4 - index) })
      .where("id", "=", id)
      .execute();
  }
  await markMessage(db, rows[3]?.id ?? 0, "answered");
  await markComplaint(db, rows[0]?.id ?? 0, ago(-2).slice(0, 10));
  const newest = { messageId: rows[2]?.id ?? 0, username: "admin" };
  const post = { mailDomain: "localhost", supportEmail: "support@example.com" };
  await addMessageEntry(database, { ...newest, kind: "note", text: "Asked the warehouse: 200 are there." }, post);
  const mails = await db.selectFrom("outbox").select("id").orderBy("id").execute();
  await db
    .updateTable("outbox")
    .set({ attempts: 3 })
    .where("id", "=", mails[0]?.id ?? 0)
    .execute();
  await markFailed(db, mails[0]?.id ?? 0, 3_600_000, "550 5.1.1 no such mailbox");
  for (const { id } of mails.slice(2)) await markSent(db, id);
}

async function fillSubscribers(database: DatabaseClient): Promise<void> {
  const add = subscriberWriter(database, "public");
  const sources = ["/", "/contact", "/products/tagigo", "/", "/blog/1"];
  const subscribers = database.subscribers("public");
  for (let i = 0; i < 64; i += 1) {
    const email = `reader.${i + 1}@example.com`;
    await add({ email, source: sources[(i * 7) % sources.length] ?? "/" });
    await subscribers
      .updateTable("subscribers")
      .set({ subscribed_at: ago(((i * i) % 97) + i / 50) })
      .where("email_key", "=", email)
      .execute();
  }
}

async function fillOrders({ db }: DatabaseClient): Promise<void> {
  const orders = [
    ["succeeded", 89.99, "tagigo-dual-4-pack-all-colors:1", 9],
    ["succeeded", 168.99, "incard-finder-variant:2,carbon-finder-presale:1", 6],
    ["requires_payment_method", 39.99, "incard-finder-variant:1", 2],
    ["processing", 29.99, "", 0],
  ] as const;
  for (const [index, [status, amount, items, days]] of orders.entries()) {
    const order = orderOf("demo", { status, amount, metadata: items === "" ? {} : { items } });
    const quantity = items === "" ? 1 : [...items.matchAll(/:(\d)/g)].reduce((sum, [, each]) => sum + Number(each), 0);
    await recordOrder(db, `pi_example_${index}k3f9a`, { ...order, quantity, at: ago(days) });
  }
  for (const [product, variant, to] of [
    ["incard-finder-product", "incard-finder-variant", "3"],
    ["tagigo-product", "tagigo-dual-4-pack-all-colors", "40"],
  ] as const) {
    await writeCatalogEdit(db, { product, variant, field: "stock", to });
  }
}

async function fillSearches({ db }: DatabaseClient): Promise<void> {
  for (const [words, times] of [
    ["dog collar holder", 5],
    ["airline rules battery", 3],
    ["gift wrap", 1],
  ] as const) {
    for (let i = 0; i < times; i += 1) await recordUnansweredSearch(db, words);
  }
  await db.insertInto("manual_votes").values({ section: "incard-finder/battery", yes: 12, no: 4 }).execute();
  await recordNotFoundPaths(
    db,
    new Map([
      ["/pages/warranty", 41],
      ["/collections/all", 17],
    ]),
  );
  await saveRedirect(db, { source: "/track", target: "/found", status: 302 });
}

async function fillCampaigns({ db }: DatabaseClient): Promise<void> {
  const row = { username: "admin", audience: "newsletter", text: "Hello", recipients: 64 };
  const sent = { ...row, subject: "Two new Tagigo colors", at: ago(40), queued_at: ago(40) };
  const going = { ...row, subject: "Carbon Finder ships in December", at: ago(0.1), queued_at: null };
  for (const one of [sent, going]) {
    await db
      .insertInto("campaigns")
      .values({ ...one, idempotency_key: crypto.randomUUID() })
      .execute();
  }
  await recordAuditEntry(db, "admin", "message marked", "message 4: answered");
}

async function fillWithdrawals(database: DatabaseClient): Promise<void> {
  const post = {
    mailDomain: "localhost",
    host: "localhost",
    supportEmail: "support@example.com",
    place: builtInPlace,
    mayMail: true,
  };
  const one = { name: "Lea Moreau", email: "lea@example.com", orderNumber: "#1042", items: "1 x InCard Finder" };
  await saveWithdrawal(database, { ...one, message: "It came a week late." }, post);
}

async function fillReviews({ db }: DatabaseClient): Promise<void> {
  const reviews = [
    [5, "Rang from the pocket of a coat that I had looked in twice.", "Ida L.", "published", "Thank you, Ida!"],
    [4, "Does what it says. The first pairing took me three tries; the manual has the reason.", "Tom", "new", null],
    [2, "Too thick for the middle slot of my wallet, fine in the outer one.", "K. W.", "new", null],
  ] as const;
  for (const [index, [stars, words, name, state, answer]] of reviews.entries()) {
    const order = `example order ${index}`;
    await db
      .insertInto("reviews")
      .values({
        key: `example review ${index}`,
        kind: "demo",
        order_key: order,
        product: "incard-finder",
        stars,
        words,
        name,
        created_at: ago(6 - 2 * index),
        state,
        state_at: state === "new" ? null : ago(1),
        answer,
        reason: null,
      })
      .execute();
  }
}

async function fillTestimonials(database: DatabaseClient): Promise<void> {
  const words = [
    ["I've stopped looking for my keys in the morning.", "Lea M.", "night nurse", "Lyon"],
    ["One card in each of our 40 rental bikes' tool bags.", "Priya R.", "bike rental", "Portland"],
  ] as const;
  const value = words.map(
    ([text, name, occupation, place], index): Testimonial => ({
      id: crypto.randomUUID(),
      words: text,
      name,
      occupation,
      place,
      stars: 5 - index,
      date: ago(20 + index).slice(0, 10),
      picture: null,
      consent: "By email on the day of the quote",
      product: null,
      hidden: index > 0,
    }),
  );
  const json = JSON.stringify({ value, before: null });
  await saveSiteText(database, { key: testimonialsKey, version: 0, username: "admin", json });
}

async function fillTemplates(database: DatabaseClient): Promise<void> {
  const value: ReplyTemplate[] = [
    {
      id: crypto.randomUUID(),
      name: "Where is my order",
      text: "Hello {name},\n\nyour order {order number} left us and should reach you within a week. Its tracking link came by email from the store.\n\n{shop} Support",
    },
    {
      id: crypto.randomUUID(),
      name: "Reset before passing on",
      text: "Hello {name},\n\nremove your {product} in the app of your phone first, then hold its button until it beeps. Whoever gets it can pair it then.",
    },
  ];
  const json = JSON.stringify({ value, before: null });
  await saveSiteText(database, { key: "reply templates", version: 0, username: "admin", json, staffOnly: true });
}

async function fillDataRequests({ db }: DatabaseClient): Promise<void> {
  const identity = "Wrote from this address and answered our email to it";
  const copy = { kind: "export", subject: "maya@example.com", identity } as const;
  await insertDataRequest(db, { ...copy, receivedOn: ago(24).slice(0, 10) }, "admin");
  const erase = { kind: "erase", subject: "tom@example.com", identity } as const;
  await insertDataRequest(db, { ...erase, receivedOn: ago(3).slice(0, 10) }, "admin");
}

/** Fills a new shop's database with invented people, orders and searches, so that the staff screens have something to show. */
export async function fillWithExamples(dataDir: string): Promise<void> {
  const database = await connectDatabase({ dataDir, databaseUrl: null });
  try {
    await fillMessages(database);
    await fillWithdrawals(database);
    await fillSubscribers(database);
    await fillOrders(database);
    await fillSearches(database);
    await fillCampaigns(database);
    await fillReviews(database);
    await fillTestimonials(database);
    await fillTemplates(database);
    await fillDataRequests(database);
    await recordBackup(database.db, ago(3));
  } finally {
    await database.close();
  }
}

import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { LetterMails } from "#server/letters/letter-mails.ts";
import type { LetterList } from "#server/letters/letter-tokens.ts";
import { countMails, lockGoingLetter } from "./letter-stops.ts";
import { putMails } from "./outbox.ts";
import type { ShopTables, SubscriberSchema } from "./schema.ts";
import type { Shop, Store } from "./store.ts";

const pageRows = 200;

/** A letter to a list, as staff confirmed it. */
export type NewLetter = {
  /** Made by the screen that previewed it. */
  readonly announcement: string;
  readonly username: string;
  readonly list: LetterList;
  readonly subject: string;
  readonly text: string;
};

/** What became of it: how many people it goes to, whether this call was the first, and whether staff have stopped it. */
export type SentLetter = { readonly recipients: number; readonly first: boolean; readonly stopped: boolean };

/** How letters become mails on this instance. */
export type LetterPost = {
  readonly schema: SubscriberSchema;
  readonly mails: LetterMails;
  readonly mailDomain: string;
};

/** How many a list holds. */
export async function countList(store: Store, schema: SubscriberSchema, list: LetterList): Promise<number> {
  const query =
    list === "newsletter"
      ? store.subscribers(schema).selectFrom("subscribers").select(sql<number>`count(*)`.as("count"))
      : store.shop
          .selectFrom("ship_list")
          .select(sql<number>`count(*)`.as("count"))
          .where("product_id", "=", list.slice("ship:".length));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

async function pageOf(
  store: Store,
  schema: SubscriberSchema,
  list: LetterList,
  after: number,
): Promise<{ id: number; email: string }[]> {
  if (list === "newsletter") {
    const query = store.subscribers(schema).selectFrom("subscribers").select(["id", "email"]);
    return query.where("id", ">", after).orderBy("id").limit(pageRows).execute();
  }
  return store.shop
    .selectFrom("ship_list")
    .select(["id", "email"])
    .where("product_id", "=", list.slice("ship:".length))
    .where("id", ">", after)
    .orderBy("id")
    .limit(pageRows)
    .execute();
}

type LetterRow = Selectable<ShopTables["letters"]>;

/**
 * Puts each person's mail into the outbox, page by page: one that was put there already isn't again, so a process that ends
 * on the way only means going on later. A letter that staff stop meanwhile gets no further page.
 */
async function fillOutbox(store: Store, post: LetterPost, { id, audience, subject, text }: LetterRow): Promise<void> {
  // Only `sendLetter` writes it, from a list that was checked.
  const list = audience as LetterList;
  for (let last = 0; ; ) {
    const page = await pageOf(store, post.schema, list, last);
    const mails = page.map(({ email }) => post.mails.copy({ id, list, subject, text }, email));
    const going = await store.transaction(async (shop) => {
      if (!(await lockGoingLetter(shop, id))) return false;
      await putMails(shop, mails, post.mailDomain);
      return true;
    });
    const end = page.at(-1);
    if (!going || !end || page.length < pageRows) break;
    last = end.id;
    // Other requests have their turn: the embedded database answers without ever waiting.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await store.shop
    .updateTable("letters")
    .set({ queued_at: new Date().toISOString(), recipients: await countMails(store.shop, id) })
    .where("id", "=", id)
    .where("queued_at", "is", null)
    .execute();
}

async function findLetter(shop: Shop, announcement: string): Promise<LetterRow> {
  return shop.selectFrom("letters").selectAll().where("announcement", "=", announcement).executeTakeFirstOrThrow();
}

/** Sends a letter to everybody on its list: one mail a person, however often this is asked with the same announcement. */
export async function sendLetter(
  store: Store,
  post: LetterPost,
  { announcement, username, list, subject, text }: NewLetter,
): Promise<SentLetter> {
  const added = await store.shop
    .insertInto("letters")
    .values({ announcement, at: new Date().toISOString(), username, audience: list, subject, text, recipients: 0 })
    .onConflict((conflict) => conflict.column("announcement").doNothing())
    .executeTakeFirstOrThrow();
  const row = await findLetter(store.shop, announcement);
  if (row.queued_at === null) await fillOutbox(store, post, row);
  const { recipients, stopped_at } = await findLetter(store.shop, announcement);
  return { recipients, first: (added.numInsertedOrUpdatedRows ?? 0n) > 0n, stopped: stopped_at !== null };
}

/** Goes on with letters that were confirmed when a process stopped before all their mails were in the outbox. */
export async function finishLetters(store: Store, post: LetterPost): Promise<void> {
  const open = await store.shop
    .selectFrom("letters")
    .selectAll()
    .where("queued_at", "is", null)
    .where("stopped_at", "is", null)
    .execute();
  for (const row of open) await fillOutbox(store, post, row);
}

/** The newest letters, each with how many of its mails still wait. */
export async function listLetters(store: Store, limit: number): Promise<(LetterRow & { waiting: number })[]> {
  const rows = await store.shop.selectFrom("letters").selectAll().orderBy("id", "desc").limit(limit).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const counts = await store.shop
    .selectFrom("outbox")
    .select(["letter_id", sql<number>`count(*)`.as("count")])
    .where("letter_id", "in", ids)
    .where("sent_at", "is", null)
    .groupBy("letter_id")
    .execute();
  const waiting = new Map(counts.map(({ letter_id, count }) => [letter_id, Number(count)]));
  return rows.map((row) => ({ ...row, waiting: waiting.get(row.id) ?? 0 }));
}

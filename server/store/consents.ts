import type { Kysely } from "kysely";
import type { NewMail } from "./outbox.ts";
import { putMails } from "./outbox.ts";
import type { ConsentEvent, SubscriberSchema, SubscriberTables } from "./schema.ts";
import type { Shop, Store } from "./store.ts";

type People = Kysely<SubscriberTables>;

/** Somebody who agrees: in these words, on that page. */
export type Agreeing = { readonly email: string; readonly source: string; readonly wording: string };

const keyOf = (email: string): string => email.toLowerCase();

/** Notes what was agreed to or taken back; a second note with the same key is left out. */
async function note(
  people: People,
  event: ConsentEvent,
  items: readonly Agreeing[],
  onceKeyOf: (email_key: string) => string | null = () => null,
): Promise<void> {
  if (items.length === 0) return;
  const at = new Date().toISOString();
  const rows = items.map(({ email, source, wording }) => {
    const email_key = keyOf(email);
    return { email, email_key, at, event, source, wording, once_key: onceKeyOf(email_key) };
  });
  await people
    .insertInto("consents")
    .values(rows)
    .onConflict((conflict) => conflict.column("once_key").doNothing())
    .execute();
}

/**
 * The first of each address, in one order everywhere: two processes that keep the same addresses then wait for each other
 * in turn, and never each for the other.
 */
const distinct = <T extends { readonly email: string }>(items: readonly T[]): T[] =>
  [...new Map(items.toReversed().map((one) => [keyOf(one.email), one]))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);

async function insertSubscribers(people: People, items: readonly Omit<Agreeing, "wording">[]): Promise<Set<string>> {
  const subscribed_at = new Date().toISOString();
  const rows = distinct(items).map(({ email, source }) => ({ email, email_key: keyOf(email), subscribed_at, source }));
  const kept = await people
    .insertInto("subscribers")
    .values(rows)
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning("email_key")
    .execute();
  return new Set(kept.map(({ email_key }) => email_key));
}

/** Keeps subscribers, and for each new one what they agreed to: both or neither. */
export async function keepSubscribers(
  store: Store,
  schema: SubscriberSchema,
  items: readonly Agreeing[],
): Promise<void> {
  await store.subscribersTransaction(schema, async (people) => {
    const added = await insertSubscribers(people, items);
    await note(
      people,
      "given",
      distinct(items).filter(({ email }) => added.has(keyOf(email))),
    );
  });
}

/** How the question whether somebody really subscribed is put. */
export type Asking = { readonly mail: (email: string, once: string) => NewMail; readonly mailDomain: string };

/** Asks people by mail to confirm, at most once a day each; who is subscribed already isn't asked. */
export async function askSubscribers(
  store: Store,
  schema: SubscriberSchema,
  items: readonly Agreeing[],
  { mail, mailDomain }: Asking,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const people = distinct(items);
  await store.subscribersTransaction(schema, async (inside, shop) => {
    const known = await inside
      .selectFrom("subscribers")
      .select("email_key")
      .where(
        "email_key",
        "in",
        people.map(({ email }) => keyOf(email)),
      )
      .execute();
    const there = new Set(known.map(({ email_key }) => email_key));
    const asked = people.filter(({ email }) => !there.has(keyOf(email)));
    await note(inside, "asked", asked, (key) => `asked ${day} ${key}`);
    const mails = asked.map(({ email }) => mail(email, `confirm ${schema} ${day} ${keyOf(email)}`));
    await putMails(shop, mails, mailDomain);
  });
}

/** Subscribes who was asked, with the note that they confirmed. Gives false for somebody who wasn't, or has left since. */
export async function confirmSubscriber(store: Store, schema: SubscriberSchema, email: string): Promise<boolean> {
  return store.subscribersTransaction(schema, async (people) => {
    const last = await people
      .selectFrom("consents")
      .select(["email", "source", "wording", "event"])
      .where("email_key", "=", keyOf(email))
      .orderBy("id", "desc")
      .executeTakeFirst();
    if (!last || last.event === "withdrawn") return false;
    const added = await insertSubscribers(people, [last]);
    if (added.size > 0) await note(people, "confirmed", [last]);
    return true;
  });
}

/** Forgets the mails of a kind that still wait for somebody. */
async function dropWaiting(shop: Shop, kind: "newsletter" | "ship-date", email: string, list: string): Promise<void> {
  await shop
    .deleteFrom("outbox")
    .where("kind", "=", kind)
    .where("sent_at", "is", null)
    .where(({ eb, fn }) => eb(fn<string>("lower", ["recipient"]), "=", keyOf(email)))
    .where("letter_id", "in", (query) => query.selectFrom("letters").select("id").where("audience", "=", list))
    .execute();
}

/**
 * Takes somebody off the newsletter in both schemas, with a note that they left, and off what waits to be mailed.
 * @param source where they said so
 */
export async function leaveNewsletter(store: Store, email: string, source: string): Promise<void> {
  for (const schema of ["public", "production"] as const) {
    await store.subscribersTransaction(schema, async (people) => {
      await people.deleteFrom("subscribers").where("email_key", "=", keyOf(email)).execute();
      const last = await people
        .selectFrom("consents")
        .select(["email", "wording", "event"])
        .where("email_key", "=", keyOf(email))
        .orderBy("id", "desc")
        .executeTakeFirst();
      if (last && last.event !== "withdrawn") await note(people, "withdrawn", [{ ...last, source }]);
    });
  }
  await dropWaiting(store.shop, "newsletter", email, "newsletter");
}

/** Keeps somebody who wants to hear of a product's ship date; once a product and address. */
export async function joinShipList(shop: Shop, product: string, one: Agreeing): Promise<void> {
  const { email, source, wording } = one;
  await shop
    .insertInto("ship_list")
    .values({ product_id: product, email, email_key: keyOf(email), at: new Date().toISOString(), source, wording })
    .onConflict((conflict) => conflict.columns(["product_id", "email_key"]).doNothing())
    .execute();
}

/** Takes somebody off a product's list, and off what waits to be mailed. */
export async function leaveShipList(shop: Shop, product: string, email: string): Promise<void> {
  await shop.deleteFrom("ship_list").where("product_id", "=", product).where("email_key", "=", keyOf(email)).execute();
  await dropWaiting(shop, "ship-date", email, `ship:${product}`);
}

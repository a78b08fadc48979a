import { sql } from "kysely";
import type { z } from "zod";
import { dataRequestDue, extendedDataRequestDue } from "#content/data-request-days.ts";
import type { dataRequestsQuery, NewDataRequest } from "#contract/data-requests.ts";
import { cleanEmail, emailKey } from "#contract/email.ts";
import { paymentId } from "#contract/payment-status.ts";
import type { Database } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { contains, countOf, didChange, hashOf, type PageOf, type ShopQuery, selectPage } from "./query-parts.ts";

/** A request with all of its columns. */
export type DataRequestRow = ShopRow<"data_requests">;

/** Gives what somebody's requests are found by, whatever the case: a hash of an e-mail address or an order's reference. */
export const subjectHashOf = (subject: string): string =>
  hashOf(paymentId.safeParse(subject).success ? subject : emailKey(cleanEmail(subject)));

/** What is forgotten of a request about somebody who was erased. */
const forgotten = { subject: null, identity: null, extension: null } as const;

/** Requests that aren't done. */
export const openDataRequests = (db: Database): ShopQuery<"data_requests"> =>
  db.selectFrom("data_requests").where("done_at", "is", null);
const doneRequests = (db: Database): ShopQuery<"data_requests"> =>
  db.selectFrom("data_requests").where("done_at", "is not", null);

/** Records a request, and gives its id and the day until which it is to be answered. */
export async function insertDataRequest(
  db: Database,
  { kind, subject, receivedOn, identity }: NewDataRequest,
  username: string,
): Promise<{ readonly id: number; readonly dueOn: string }> {
  const dueOn = dataRequestDue(receivedOn);
  const columns = { kind, subject, identity, received_on: receivedOn, due_on: dueOn, username };
  const row = { ...columns, subject_hash: subjectHashOf(subject), at: new Date().toISOString() };
  const { id } = await db.insertInto("data_requests").values(row).returning("id").executeTakeFirstOrThrow();
  return { id, dueOn };
}

/** Reads one request; undefined where there is none. */
export const findDataRequest = (db: Database, id: number): Promise<DataRequestRow | undefined> =>
  db.selectFrom("data_requests").selectAll().where("id", "=", id).executeTakeFirst();

/**
 * Reads one page of the requests that match a filter, and how many match: open ones first, by their day, then the newest.
 * A search finds part of an address, and a whole one whose person was erased.
 */
export function listDataRequests(
  db: Database,
  { state, search, ...page }: z.infer<typeof dataRequestsQuery>,
): Promise<PageOf<DataRequestRow>> {
  const states: Readonly<Record<typeof state, ShopQuery<"data_requests">>> = {
    open: openDataRequests(db),
    done: doneRequests(db),
    all: db.selectFrom("data_requests"),
  };
  let wanted = states[state];
  if (search !== "") {
    const isTheirs = sql<boolean>`subject_hash = ${subjectHashOf(search)}`;
    wanted = wanted.where(({ or }) => or([contains(["subject"], search), isTheirs]));
  }
  const sorted = wanted
    .selectAll()
    .orderBy(sql`case when done_at is null then due_on else '9999' end`)
    .orderBy("id", "desc");
  return selectPage(sorted, page, wanted);
}

/** Counts the requests that are open and those that are done. */
export const countDataRequests = async (db: Database): Promise<{ readonly open: number; readonly done: number }> => ({
  open: await countOf(openDataRequests(db)),
  done: await countOf(doneRequests(db)),
});

/** Gives an open request that wasn't extended its two more months; false where there is no such request. */
export async function extendDataRequest(
  db: Database,
  { id, received_on }: Pick<DataRequestRow, "id" | "received_on">,
  reason: string,
): Promise<boolean> {
  const extended = { due_on: extendedDataRequestDue(received_on), extension: reason };
  const update = db.updateTable("data_requests").set({ ...extended, extended_at: new Date().toISOString() });
  return didChange(update.where("id", "=", id).where("done_at", "is", null).where("extended_at", "is", null));
}

/** Marks an open request as done; false where there is none. */
export const finishDataRequest = (db: Database, id: number, username: string): Promise<boolean> =>
  didChange(
    db
      .updateTable("data_requests")
      .set({ done_at: new Date().toISOString(), done_by: username })
      .where("id", "=", id)
      .where("done_at", "is", null),
  );

/** Deletes an open request, such as one that was recorded by mistake; false where there is none. */
export const removeDataRequest = (db: Database, id: number): Promise<boolean> =>
  didChange(db.deleteFrom("data_requests").where("id", "=", id).where("done_at", "is", null));

/** Reads the requests that still name somebody. */
export const dataRequestsOf = (db: Database, subject: string): Promise<readonly DataRequestRow[]> =>
  db
    .selectFrom("data_requests")
    .selectAll()
    .where("subject_hash", "=", subjectHashOf(subject))
    .where("subject", "is not", null)
    .orderBy("id")
    .execute();

/**
 * Forgets in all requests of somebody who was erased whose they are: a hash and the days stay. Those that were open are
 * done, because there is nothing left to export or erase.
 */
export async function forgetDataRequestsOf(db: Database, subject: string, username: string): Promise<void> {
  const theirs = db.updateTable("data_requests").where("subject_hash", "=", subjectHashOf(subject));
  await theirs.where("done_at", "is", null).set({ done_at: new Date().toISOString(), done_by: username }).execute();
  await theirs.set(forgotten).execute();
}

/** Forgets in requests that were done before a moment (ISO 8601) whose they are: a hash and the days stay. */
export async function forgetOldDataRequests(db: Database, before: string): Promise<void> {
  const old = db.updateTable("data_requests").set(forgotten).where("subject", "is not", null);
  await old.where("done_at", "<", before).execute();
}

import type { KeptCounts } from "#contract/data-requests.ts";
import { paymentId } from "#contract/payment-status.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { recordAuditEntry } from "./audit-log.ts";
import { dataRequestsOf, forgetDataRequestsOf } from "./data-requests.ts";
import { erasePersonalData, exportPersonalData } from "./personal-data.ts";
import { eraseReviewsOfPayment, reviewsOfPayment } from "./reviews.ts";

// What is kept about somebody, for npm run personal-data and the screen of data requests. Somebody is told by an e-mail
// address, or by the reference of an order (pi_…): reviews are kept under a hash of that and under no address.

/** What was said of it, by kind. */
export type KeptData = Readonly<Record<string, unknown>>;

const isOrder = (subject: string): boolean => paymentId.safeParse(subject).success;

async function read(database: DatabaseClient, subject: string): Promise<KeptData> {
  if (!isOrder(subject)) return exportPersonalData(database, subject);
  const { db } = database;
  return { reviews: await reviewsOfPayment(db, subject), dataRequests: await dataRequestsOf(db, subject) };
}

/** Counts what is kept about somebody, by kind. Nothing is changed, and nobody is told. */
export async function countSubject(database: DatabaseClient, subject: string): Promise<KeptCounts> {
  const kept = Object.entries(await read(database, subject));
  return Object.fromEntries(kept.flatMap(([kind, rows]) => (Array.isArray(rows) ? [[kind, rows.length]] : [])));
}

/** Reads all that is kept about somebody, and notes in the audit log, without their address, that `username` did. */
export async function exportSubject(database: DatabaseClient, subject: string, username: string): Promise<KeptData> {
  const kept = await read(database, subject);
  await recordAuditEntry(database.db, username, "person exported", isOrder(subject) ? "reviews" : "");
  return kept;
}

async function erase(database: DatabaseClient, subject: string, username: string): Promise<KeptCounts> {
  if (!isOrder(subject)) return erasePersonalData(database, subject, username);
  const requests = await dataRequestsOf(database.db, subject);
  const reviews = await eraseReviewsOfPayment(database, subject);
  await database.transaction((db) => forgetDataRequestsOf(db, subject, username));
  return { reviews, dataRequests: requests.length };
}

/**
 * Erases all that is kept about somebody, and notes in the audit log, without their address, that `username` did.
 * Requests for data keep a hash and their days, and are done.
 * @returns the number of erased rows of each kind
 */
export async function eraseSubject(database: DatabaseClient, subject: string, username: string): Promise<KeptCounts> {
  const erased = await erase(database, subject, username);
  await recordAuditEntry(database.db, username, "person erased", JSON.stringify(erased));
  return erased;
}

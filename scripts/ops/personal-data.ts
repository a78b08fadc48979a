import { emailSchema } from "#contract/email.ts";
import { paymentId } from "#contract/payment-status.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { erasePersonalData, exportPersonalData } from "#server/db/queries/personal-data.ts";
import { eraseReviewsOfPayment, reviewsOfPayment } from "#server/db/queries/reviews.ts";
import { runWork } from "./run-work.ts";

// npm run personal-data -- export EMAIL | erase EMAIL Requests about personal data (privacy policy, Your rights): export as
// JSON, or erase. In place of the address the reference of an order (pi_…) stands for the reviews of what was bought, which
// are kept under a hash of it and under no address.

const [action, given = "", ...rest] = process.argv.slice(2);
const usage =
  "Usage: npm run personal-data -- export EMAIL, or erase EMAIL; for reviews the order's reference (pi_...) in place of EMAIL";
/** The user name in the audit log. */
const who = "command line";

async function runForOrder(database: DatabaseClient, payment: string): Promise<unknown> {
  if (action === "export") {
    const reviews = await reviewsOfPayment(database.db, payment);
    await recordAuditEntry(database.db, who, "person exported", "reviews");
    return { reviews };
  }
  const erased = { reviews: await eraseReviewsOfPayment(database, payment) };
  await recordAuditEntry(database.db, who, "person erased", JSON.stringify(erased));
  return { erased };
}

async function run(database: DatabaseClient, email: string): Promise<unknown> {
  if (action === "export") {
    const person = await exportPersonalData(database, email);
    await recordAuditEntry(database.db, who, "person exported", "");
    return person;
  }
  const erased = await erasePersonalData(database, email);
  // Without the address, which was just erased.
  await recordAuditEntry(database.db, who, "person erased", JSON.stringify(erased));
  return { erased };
}

const payment = paymentId.safeParse(given);
const email = emailSchema.safeParse(given);
const isKnown = (action === "export" || action === "erase") && rest.length === 0;

function workOf(): ((database: DatabaseClient) => Promise<unknown>) | undefined {
  if (!isKnown) return undefined;
  if (payment.success) return (database) => runForOrder(database, payment.data);
  return email.success ? (database) => run(database, email.data) : undefined;
}
const work = workOf();
await runWork(
  work && (async (database) => JSON.stringify(await work(database), null, 2)),
  isKnown ? `That is no e-mail address. ${usage}` : usage,
  false,
);

import { emailSchema } from "#contract/email.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { erasePersonalData, exportPersonalData } from "#server/db/queries/personal-data.ts";
import { runWork } from "./run-work.ts";

// npm run personal-data -- export EMAIL | erase EMAIL Requests about personal data (privacy policy, Your rights): export as
// JSON, or erase.

const [action, given = "", ...rest] = process.argv.slice(2);
const usage = "Usage: npm run personal-data -- export EMAIL, or erase EMAIL";
/** The user name in the audit log. */
const who = "command line";

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

const email = emailSchema.safeParse(given);
const isKnown = (action === "export" || action === "erase") && rest.length === 0;
await runWork(
  isKnown && email.success ? async (database) => JSON.stringify(await run(database, email.data), null, 2) : undefined,
  isKnown ? `That is no e-mail address. ${usage}` : usage,
  false,
);

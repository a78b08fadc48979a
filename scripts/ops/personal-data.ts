import { emailSchema } from "#contract/email.ts";
import { ConfigError } from "#server/config.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { erasePersonalData, exportPersonalData } from "#server/db/queries/personal-data.ts";
import { openDatabase } from "./open-database.ts";

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

try {
  const email = emailSchema.safeParse(given);
  if ((action !== "export" && action !== "erase") || rest.length > 0) throw new ConfigError(usage);
  if (!email.success) throw new ConfigError(`That is no e-mail address. ${usage}`);
  const database = await openDatabase({ create: false });
  try {
    console.log(JSON.stringify(await run(database, email.data), null, 2));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}

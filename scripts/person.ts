import { emailSchema } from "#contract/email.ts";
import { ConfigError } from "#server/config.ts";
import { erasePerson, exportPerson } from "#server/store/person.ts";
import { noteStaffAction } from "#server/store/staff-actions.ts";
import type { Store } from "#server/store/store.ts";
import { openDatabase } from "./open-database.ts";

// npm run person -- export EMAIL | erase EMAIL
// What a person may ask for (privacy policy, Your rights): everything kept under their address as JSON, or all of it gone.

const [action, given = "", ...rest] = process.argv.slice(2);
const usage = "Usage: npm run person -- export EMAIL, or erase EMAIL";
/** Who is named in the log of what staff did: whoever can run this has the database. */
const who = "command line";

async function run(store: Store, email: string): Promise<unknown> {
  if (action === "export") {
    const person = await exportPerson(store, email);
    await noteStaffAction(store.shop, who, "person exported", "");
    return person;
  }
  const erased = await erasePerson(store, email);
  // Without the address: the log would keep what was just erased.
  await noteStaffAction(store.shop, who, "person erased", JSON.stringify(erased));
  return { erased };
}

try {
  const email = emailSchema.safeParse(given);
  if ((action !== "export" && action !== "erase") || rest.length > 0) throw new ConfigError(usage);
  if (!email.success) throw new ConfigError(`That is no e-mail address. ${usage}`);
  const store = await openDatabase({ create: false });
  try {
    console.log(JSON.stringify(await run(store, email.data), null, 2));
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}

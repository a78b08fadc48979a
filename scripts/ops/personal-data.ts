import { dataSubject } from "#contract/data-requests.ts";
import { eraseSubject, exportSubject } from "#server/db/queries/data-subjects.ts";
import { runWork } from "./run-work.ts";

// npm run personal-data -- export EMAIL | erase EMAIL Requests about personal data (privacy policy, Your rights): export as
// JSON, or erase. In place of the address the reference of an order (pi_…) stands for the reviews of what was bought, which
// are kept under a hash of it and under no address. The staff screen /admin/data-requests does the same.

const [action, given = "", ...rest] = process.argv.slice(2);
const usage =
  "Usage: npm run personal-data -- export EMAIL, or erase EMAIL; for reviews the order's reference (pi_...) in place of EMAIL";
/** The user name in the audit log. */
const who = "command line";

const isKnown = (action === "export" || action === "erase") && rest.length === 0;
const subject = dataSubject.safeParse(given).data;
await runWork(
  isKnown && subject !== undefined
    ? async (database) => {
        const done =
          action === "export"
            ? await exportSubject(database, subject, who)
            : { erased: await eraseSubject(database, subject, who) };
        return JSON.stringify(done, null, 2);
      }
    : undefined,
  isKnown ? `That is no e-mail address. ${usage}` : usage,
  false,
);

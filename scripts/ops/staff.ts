import { runWork } from "./run-work.ts";
import { readStaffCommand, staffUsage } from "./staff-work.ts";

// npm run staff -- add NAME [ROLE] [--password-stdin] | list | role NAME ROLE | password NAME [--password-stdin] | remove NAME
// The accounts of the staff screens, beside the configured one.

const { work, create } = readStaffCommand(process.argv.slice(2));
await runWork(work, staffUsage, create);

import { flushCompileCache } from "node:module";
import { connectDatabase } from "#server/db/database.ts";
import { withSecond } from "#tests/second-migration.ts";

// A process that brings a database up to date and kills itself after so many statements:
// node tests/faults/killed-migration.ts DATA_DIR DATABASE_URL STATEMENTS, where an empty address means SQLite.
const [dataDir = "", databaseUrl = "", statements = ""] = process.argv.slice(2);
// Who is killed writes nothing at its end, and the next of many such processes is to find what this one compiled.
flushCompileCache();
let executed = 0;
const database = await connectDatabase({
  dataDir,
  databaseUrl: databaseUrl || null,
  migrations: withSecond,
  onQuery: () => {
    executed += 1;
    if (executed === Number(statements)) process.kill(process.pid, "SIGKILL");
  },
});
await database.close();

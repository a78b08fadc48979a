import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { type Engine, shopSchema } from "./columns.ts";
import { first } from "./migrations/0001-first.ts";
import { mailStates } from "./migrations/0002-mail-states.ts";
import { heldWork } from "./migrations/0003-held-work.ts";
import { refunds } from "./migrations/0004-refunds.ts";
import { hashedLimits } from "./migrations/0005-hashed-limits.ts";
import { pageFailures } from "./migrations/0006-page-failures.ts";
import { searchTexts } from "./migrations/0007-search-texts.ts";
import { reviews } from "./migrations/0008-reviews.ts";
import { subscriberImports } from "./migrations/0009-subscriber-imports.ts";
import { certificates } from "./migrations/0010-certificates.ts";
import { campaignTimes } from "./migrations/0011-campaign-times.ts";
import { complaints } from "./migrations/0012-complaints.ts";
import { dataRequests } from "./migrations/0013-data-requests.ts";
import { orderTax } from "./migrations/0014-order-tax.ts";
import { reviewRequests } from "./migrations/0015-review-requests.ts";
import { policyVersions } from "./migrations/0016-policy-versions.ts";
import { sentMails } from "./migrations/0017-sent-mails.ts";

/** Migrations by their names, which sort in the order in which they run. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Gives all migrations of this version for one engine. */
export const migrationsOf = (engine: Engine): Migrations => ({
  "0001-first": first(engine),
  "0002-mail-states": mailStates(engine),
  "0003-held-work": heldWork(engine),
  "0004-refunds": refunds(engine),
  "0005-hashed-limits": hashedLimits(engine),
  "0006-page-failures": pageFailures(engine),
  "0007-search-texts": searchTexts(engine),
  "0008-reviews": reviews(engine),
  "0009-subscriber-imports": subscriberImports(engine),
  "0010-certificates": certificates(engine),
  "0011-campaign-times": campaignTimes(engine),
  "0014-order-tax": orderTax(engine),
  "0015-review-requests": reviewRequests(engine),
  "0016-policy-versions": policyVersions(engine),
  "0017-sent-mails": sentMails(engine),
  "0012-complaints": complaints(engine),
  "0013-data-requests": dataRequests(engine),
});

/** An error for operators, in place of Kysely's about an unknown migration. */
function fromNewer(error: unknown): unknown {
  const text = error instanceof Error ? error.message : "";
  const name = /^corrupted migrations: previously executed migration (\S+) is missing$/.exec(text)?.[1];
  if (name === undefined) return error;
  return new Error(
    `a newer version of the shop has changed its tables (${name}), or one from before the first release made them: docs/operations.md, Upgrade and roll back`,
    { cause: error },
  );
}

async function migrateToLatest(db: Kysely<unknown>, migrations: Migrations, engine: Engine): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  // Kysely would make the schema that it is told, which SQLite can't: there the log is in the main file by itself.
  const migrator = new Migrator(
    engine === "postgres" ? { db, provider, migrationTableSchema: shopSchema(engine) } : { db, provider },
  );
  const { error } = await migrator.migrateToLatest();
  if (error) throw fromNewer(error);
}

/**
 * Brings the tables on Postgres up to date in one transaction, also when processes start together.
 * @throws when a migration fails, and for a database of a newer version
 */
export const migratePostgres = (db: Kysely<unknown>, migrations: Migrations): Promise<void> =>
  migrateToLatest(db, migrations, "postgres");

/** How many rows refer to one that isn't there, in each of SQLite's three files. */
async function danglingReferences(db: Kysely<unknown>): Promise<number> {
  let count = 0;
  for (const schema of ["main", "public", "production"]) {
    const { rows } = await sql.raw(`pragma "${schema}".foreign_key_check`).execute(db);
    count += rows.length;
  }
  return count;
}

/** Takes migrations out of SQLite's log, so that they run again. */
async function forget(db: Kysely<unknown>, names: readonly string[]): Promise<void> {
  const { rows } = await sql`select 1 from main.sqlite_master where name = 'kysely_migration'`.execute(db);
  if (rows.length === 0) return;
  for (const name of names) await sql`delete from main.kysely_migration where name = ${name}`.execute(db);
}

/**
 * Brings the tables in SQLite's files up to date in one transaction; nobody else may do so meanwhile.
 *
 * With write-ahead logs a commit is atomic for each file, not for the three together: a process that is killed inside
 * of the commit may leave the change, and the log of migrations, in one of them alone. So the caller marks the files
 * once the commit is through, and what isn't marked runs again, whatever the log says.
 * @param completed how many migrations the files are marked with
 * @throws for files of a newer version, and when a migration leaves rows that refer to none
 */
export async function migrateSqlite(db: Kysely<unknown>, migrations: Migrations, completed: number): Promise<void> {
  const unmarked = Object.keys(migrations).toSorted().slice(completed);
  if (unmarked.length === 0) {
    await migrateToLatest(db, migrations, "sqlite");
    return;
  }
  await db.connection().execute(async (connection) => {
    // Dropping a table that was copied would delete the rows that refer to it. This can't be switched in a transaction.
    await sql`pragma foreign_keys = off`.execute(connection);
    await connection.transaction().execute(async (inside) => {
      const danglingBefore = await danglingReferences(inside);
      await forget(inside, unmarked);
      await migrateToLatest(inside, migrations, "sqlite");
      if ((await danglingReferences(inside)) > danglingBefore) {
        throw new Error(`one of ${unmarked.join(", ")} leaves rows that refer to rows that are gone`);
      }
    });
    await sql`pragma foreign_keys = on`.execute(connection);
  });
}

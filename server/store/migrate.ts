import { join } from "node:path";
import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { withFileLock } from "./file-lock.ts";
import { first } from "./migrations/0001-first.ts";
import type { Engine } from "./schema.ts";

/** A migration that Postgres runs may take longer than a call; its connection says so itself. */
async function run(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ "0001-first": first(engine) }) },
    ...(engine === "postgres" ? { migrationTableSchema: "shop" } : {}),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Brings the tables up to date. Safe when several processes start together: an advisory lock on Postgres (Kysely's own),
 * a locked file beside the database on SQLite.
 * @throws what the database says when a migration fails
 */
export async function migrate(db: Kysely<unknown>, engine: Engine, dataDir: string | null): Promise<void> {
  if (dataDir === null) return run(db, engine);
  return withFileLock(join(dataDir, "start.lock"), () => run(db, engine));
}

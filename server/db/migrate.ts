import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { Engine } from "./columns.ts";
import { first } from "./migrations/0001-first.ts";
import { searchTexts } from "./migrations/0010-search-texts.ts";

function fromNewer(error: unknown): unknown {
  const text = error instanceof Error ? error.message : "";
  const name = /^corrupted migrations: previously executed migration (\S+) is missing$/.exec(text)?.[1];
  if (name === undefined) return error;
  return new Error(
    `a newer version of the shop has changed its tables (${name}), or one from before the first release made them: docs/operations.md, Upgrade and roll back`,
    { cause: error },
  );
}

/** Brings the tables up to date, also when processes start together. @throws for a database of a newer version */
export async function migrate(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => ({ "0001-first": first(engine), "0010-search-texts": searchTexts(engine) }),
    },
    ...(engine === "postgres" ? { migrationTableSchema: "shop" } : {}),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw fromNewer(error);
}

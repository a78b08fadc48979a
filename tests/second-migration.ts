import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { addColumn, addIndex, copySqliteTable } from "#server/db/change-tables.ts";
import { type Engine, shopSchema, textWithDefault } from "#server/db/columns.ts";
import { type Migrations, migrationsOf } from "#server/db/migrate.ts";
import { shopTables } from "#server/db/migrations/0001-first.ts";

/** Changes tables in each way that docs/architecture.md, "a migration", shows: as an example, and to be interrupted. */
function second(engine: Engine): Migration {
  const shop = shopSchema(engine);
  return {
    async up(db) {
      for (const schema of ["public", "production"]) {
        const place = { engine, schema, table: "subscribers" };
        await addColumn(db, place, "language", textWithDefault("en"));
        await addIndex(db, place, "subscribers_language", "(language, id)");
      }
      // Other tables refer to this one, and ids of removed rows mustn't come back.
      const table = "contact_messages";
      if (engine === "sqlite") {
        const columns = { ...shopTables.contact_messages, topic: textWithDefault("other") };
        await copySqliteTable(db, shop, table, columns, { topic: "coalesce(nullif(topic, ''), 'other')" });
      } else {
        await sql`alter table ${sql.id(shop, table)} alter column topic set default 'other'`.execute(db);
        await sql`update ${sql.id(shop, table)} set topic = 'other' where topic = ''`.execute(db);
      }
      await addIndex(db, { engine, schema: shop, table }, "contact_messages_topic", "(topic, id)");
    },
  };
}

/** The first release's tables alone. */
export const withoutSecond = (engine: Engine): Migrations => ({
  "0001-first": migrationsOf(engine)["0001-first"] as Migration,
});

/** The first release's tables, then the example. */
export const withSecond = (engine: Engine): Migrations => ({ ...withoutSecond(engine), "0002-second": second(engine) });

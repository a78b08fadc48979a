import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/store/schema.ts";

/** Erases what visitors typed into the chat: it was collected although the privacy policy says that the chat sends nothing. */
export function chatQuestions(engine: Engine): Migration {
  const shop = sql.id(engine === "postgres" ? "shop" : "main");
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await sql`delete from ${shop}.gap_notes where kind = 'question'`.execute(db);
    },
  };
}

import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/store/schema.ts";
import { addColumns } from "./add-columns.ts";

/** A letter can be stopped while it goes out: when that was, and how many of its mails had left by then. */
export function stoppedLetters(engine: Engine): Migration {
  return {
    up: (db) =>
      addColumns(db, engine, "letters", {
        stopped_at: engine === "postgres" ? sql`timestamptz` : sql`text`,
        stopped_after: sql`integer`,
      }),
  };
}

import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Engine, shopSchema } from "#server/db/columns.ts";

/**
 * Makes the migration that forgets the counters of a former version, whose keys hold addresses as they are: from now on
 * they are hashes.
 */
export const hashedLimits = (engine: Engine): Migration => ({
  async up(db) {
    await sql`delete from ${sql.id(shopSchema(engine), "rate_limits")}`.execute(db);
  },
});

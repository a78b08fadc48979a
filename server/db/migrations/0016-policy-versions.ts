import type { Migration } from "kysely/migration";
import { addIndex } from "#server/db/change-tables.ts";
import {
  autoIncrement,
  createTables,
  type Engine,
  integer,
  nullableText,
  shopSchema,
  text,
  time,
} from "#server/db/columns.ts";

/** The texts of policies that staff published, one row for each time; the newest of a policy holds. */
export const policyVersionTables = {
  policy_versions: {
    id: autoIncrement,
    policy: text,
    /** Counts the versions of its policy, from 1. */
    version: integer,
    /** JSON (contract/policy-texts.ts); null where the text that came with the shop was put back. */
    text: nullableText,
    username: text,
    at: time,
  },
};

/** Makes the migration that adds the versions of policies. It may be run again after it was interrupted. */
export function policyVersions(engine: Engine): Migration {
  const schema = shopSchema(engine);
  return {
    async up(db) {
      await createTables(db, engine, schema, policyVersionTables);
      const at = { engine, schema, table: "policy_versions" };
      await addIndex(db, at, "policy_versions_version", "(policy, version)", "unique index");
    },
  };
}

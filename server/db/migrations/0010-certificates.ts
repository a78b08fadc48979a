import type { Migration } from "kysely/migration";
import { bigint, createTables, type Engine, shopSchema, text, textKey, time } from "#server/db/columns.ts";

/** Signed certificates that were uploaded. */
export const certificateTables = {
  certificate_files: {
    /** The name of the file (contract/certificates.ts). */
    file: textKey,
    /** The PDF in base64. */
    data: text,
    bytes: bigint,
    created_at: time,
    username: text,
  },
};

/** Makes the migration that adds uploaded certificates. It may be run again after it was interrupted. */
export function certificates(engine: Engine): Migration {
  return {
    up: (db) => createTables(db, engine, shopSchema(engine), certificateTables),
  };
}

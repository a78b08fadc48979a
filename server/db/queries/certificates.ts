import type { Database } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { insertNew } from "./query-parts.ts";

/** Stores an uploaded certificate; one of the same name, which has the same content, stays as it is. */
export async function storeCertificate(db: Database, row: ShopRow<"certificate_files">): Promise<void> {
  await insertNew(db, "certificate_files", row);
}

/** Reads the PDF of a certificate by its file's name, in base64; undefined where there is none. */
export async function findCertificate(db: Database, file: string): Promise<string | undefined> {
  const found = db.selectFrom("certificate_files").select("data").where("file", "=", file);
  return (await found.executeTakeFirst())?.data;
}

/** Deletes all certificates but those of these names. */
export async function deleteOtherCertificates(db: Database, kept: readonly string[]): Promise<void> {
  const others = db.deleteFrom("certificate_files");
  await (kept.length === 0 ? others : others.where("file", "not in", kept)).execute();
}

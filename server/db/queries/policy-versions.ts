import { type PolicyId, policyBounds } from "#contract/policy-texts.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { deleteBeyond, insertNew } from "./query-parts.ts";
import { stampTexts } from "./site-texts.ts";

/** A text of a policy that staff published: JSON, or null for the one that came with the shop. */
export type PolicyVersionRow = ShopRow<"policy_versions">;

/** Reads the newest version of each policy that staff ever published. */
export const readNewestPolicies = (db: Database): Promise<PolicyVersionRow[]> =>
  db
    .selectFrom("policy_versions as row")
    .selectAll()
    .where(({ eb, selectFrom }) =>
      eb(
        "row.version",
        "=",
        selectFrom("policy_versions as other")
          .select(({ fn }) => fn.max("other.version").as("newest"))
          .whereRef("other.policy", "=", "row.policy"),
      ),
    )
    .execute();

/** Reads all versions of all policies without their texts, the newest first. */
export const listPolicyVersions = (
  db: Database,
): Promise<(Pick<PolicyVersionRow, "policy" | "version" | "username" | "at"> & { readonly own: number | boolean })[]> =>
  db
    .selectFrom("policy_versions")
    .select(({ eb }) => ["policy", "version", "username", "at", eb("text", "is not", null).as("own")] as const)
    .orderBy("version", "desc")
    .execute();

/** Reads one version of a policy; undefined where there is none. */
export const findPolicyVersion = (
  db: Database,
  policy: PolicyId,
  version: number,
): Promise<PolicyVersionRow | undefined> =>
  db
    .selectFrom("policy_versions")
    .selectAll()
    .where("policy", "=", policy)
    .where("version", "=", version)
    .executeTakeFirst();

type NewVersion = Pick<PolicyVersionRow, "text" | "username"> & {
  readonly policy: PolicyId;
  /** The version that was edited; 0 for a policy that nobody had published. */
  readonly version: number;
};

/** Publishes a text of a policy unless somebody published another one since. @returns whether it was published */
export function publishPolicy(
  database: DatabaseClient,
  { policy, version, text, username }: NewVersion,
): Promise<boolean> {
  const row = { policy, version: version + 1, text, username, at: new Date().toISOString() };
  return database.transaction(async (db) => {
    const { newest } = await db
      .selectFrom("policy_versions")
      .select(({ fn }) => fn.max("version").as("newest"))
      .where("policy", "=", policy)
      .executeTakeFirstOrThrow();
    // Of two at the same moment the index lets one through.
    if ((newest ?? 0) !== version || !(await insertNew(db, "policy_versions", row))) return false;
    const versions = db.selectFrom("policy_versions").where("policy", "=", policy).orderBy("version", "desc");
    await deleteBeyond(db.deleteFrom("policy_versions"), "id", versions, policyBounds.versions);
    await stampTexts(db);
    return true;
  });
}

import { type RawBuilder, sql } from "kysely";
import { cleanEmail, emailKey } from "#contract/email.ts";
import { shopSchema } from "#server/db/columns.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { didChange } from "./query-parts.ts";

/** After so many campaigns in a row that were refused for good, no other goes to an address. */
export const campaignsUntilRest = 3;

const keyOf = (email: string): string => emailKey(cleanEmail(email));

/** An address as it was refused for good. */
export type RefusedAddress = ShopRow<"refused_addresses">;

/**
 * Notes that a campaign's mail was refused for good because of its address; after {@link campaignsUntilRest} campaigns
 * in a row it rests.
 */
export async function noteRefusedAddress(
  db: Database,
  { email, answer, campaignId }: { readonly email: string; readonly answer: string; readonly campaignId: number },
): Promise<void> {
  const at = databaseTime(db);
  const known = sql.ref("refused_addresses.campaigns");
  const count = sql<number>`case when refused_addresses.last_campaign_id = ${campaignId} then ${known} else ${known} + 1 end`;
  const said = { at, answer: answer.slice(0, 500), last_campaign_id: campaignId };
  await db
    .insertInto("refused_addresses")
    .values({ email_key: keyOf(email), campaigns: 1, ...said })
    .onConflict((conflict) =>
      conflict.column("email_key").doUpdateSet({
        ...said,
        campaigns: count,
        resting_since: sql<string | null>`case when ${count} >= ${campaignsUntilRest}
          then coalesce(refused_addresses.resting_since, ${at}) else refused_addresses.resting_since end`,
      }),
    )
    .execute();
}

/**
 * Forgets an address's refusals, because a mail to it was taken or staff release it.
 * @returns whether there were any
 */
export const forgetRefusals = (db: Database, email: string): Promise<boolean> =>
  didChange(db.deleteFrom("refused_addresses").where("email_key", "=", keyOf(email)));

/** Reads the refusals of some addresses, by their key (the address in lower case). */
export async function refusalsOfAddresses(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, RefusedAddress>> {
  if (emails.length === 0) return new Map();
  const rows = db.selectFrom("refused_addresses").selectAll().where("email_key", "in", emails.map(keyOf));
  return new Map((await rows.execute()).map((row) => [row.email_key, row]));
}

/** Makes the condition that the address in `column`, in lower case, gets no campaigns because of its refusals. */
export function isResting({ engine }: Pick<DatabaseClient, "engine">, column: string): RawBuilder<boolean> {
  const table = sql.table(`${shopSchema(engine)}.refused_addresses`);
  return sql<boolean>`exists (select 1 from ${table} as refused
    where refused.email_key = ${sql.ref(column)} and refused.resting_since is not null)`;
}

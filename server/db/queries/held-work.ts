import { sql } from "kysely";
import { z } from "zod";
import { type HeldGroup, type HeldWorkResponse, heldGroup } from "#contract/admin-held-work.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { readState, writeState } from "./app-state.ts";
import { stopCampaign, unfinishedCampaigns } from "./campaign-stops.ts";
import { endCatalogChange, listScheduledChanges } from "./catalog-changes.ts";
import { openMails } from "./outbox.ts";
import { inLockedCatalog } from "./products.ts";
import { type Backlog, backlogOf, changedRows, countOf, type ShopQuery } from "./query-parts.ts";

// A backup remembers mails, campaigns and scheduled changes as they were. Another shop may have done them since, so a
// restore holds them: the column `held` is 1 until staff release them, and whoever does such work asks for 0.

const restoredKey = "restored-backup";
const restoredBackup = z.object({ file: z.string(), madeAt: z.string().nullable(), at: z.string() });

/** Which backup was restored, and when (ISO 8601). */
export type RestoredBackup = z.infer<typeof restoredBackup>;

/** Reads which backup was restored last; null for a database that isn't a restored one. */
export async function readRestoredBackup(db: Database): Promise<RestoredBackup | null> {
  return parseJson(restoredBackup, (await readState(db, restoredKey)) ?? "");
}

const heldMails = (db: Database): ShopQuery<"outbox"> => openMails(db).where("held", "=", 1);
const heldCampaigns = (db: Database): ShopQuery<"campaigns"> => unfinishedCampaigns(db).where("held", "=", 1);
const heldChanges = (db: Database): ShopQuery<"catalog_changes"> =>
  db.selectFrom("catalog_changes").where("state", "=", "scheduled").where("held", "=", 1);

/** Holds all unfinished work. To be called in the transaction that restores a backup. */
export async function holdUnfinishedWork(db: Database, restored: RestoredBackup): Promise<void> {
  // The process that had leased a mail is none of this shop.
  const mails = db
    .updateTable("outbox")
    .set({ held: 1, claimed_until: null })
    .where("sent_at", "is", null)
    .where("ended_at", "is", null);
  const stopped = db.selectFrom("campaigns").select("id").where("stopped_at", "is not", null);
  await mails
    .where(({ eb, or }) => or([eb("campaign_id", "is", null), eb("campaign_id", "not in", stopped)]))
    .execute();
  const unfinished = unfinishedCampaigns(db).select("id");
  await db.updateTable("campaigns").set({ held: 1 }).where("id", "in", unfinished).execute();
  await db.updateTable("catalog_changes").set({ held: 1 }).where("state", "=", "scheduled").execute();
  // Another shop may have asked since: nobody is asked twice.
  await db.deleteFrom("review_requests").execute();
  await writeState(db, restoredKey, JSON.stringify(restored));
}

/** Reads the held work in groups, campaigns first. */
export async function listHeldWork(db: Database): Promise<HeldWorkResponse["groups"]> {
  const campaigns = heldCampaigns(db).select(({ fn, selectFrom }) => {
    const mails = selectFrom("outbox")
      .whereRef("campaign_id", "=", "campaigns.id")
      .where("sent_at", "is", null)
      .where("ended_at", "is", null);
    return ["id", "subject", mails.select(fn.countAll<number>().as("n")).$asScalar().$notNull().as("count")];
  });
  const kinds = heldMails(db)
    .where("campaign_id", "is", null)
    .select(({ fn }) => ["kind", fn.countAll<number>().as("count")])
    .groupBy("kind");
  const { count: changes } = await backlogOf(heldChanges(db), "at");
  const all = [
    ...(await campaigns.orderBy("id").execute()).map(({ id, subject, count }) => ({
      group: `campaign:${id}`,
      subject,
      count,
    })),
    ...(await kinds.orderBy("kind").execute()).map(({ kind, count }) => ({
      group: `mail:${kind}`,
      subject: "",
      count,
    })),
    ...(changes > 0 ? [{ group: "catalog", subject: "", count: changes }] : []),
  ];
  // Mails of a kind that the shop doesn't have can be neither named nor released.
  return all.flatMap(({ group, ...rest }) => {
    const { data } = heldGroup.safeParse(group);
    return data ? [{ group: data, ...rest }] : [];
  });
}

/** Counts the groups that are held, and since when: for Today. */
export async function heldWorkBacklog(db: Database): Promise<Backlog> {
  const groups = await listHeldWork(db);
  return { count: groups.length, oldestAt: (await readRestoredBackup(db))?.at ?? null };
}

const afterColon = (group: string): string => group.slice(group.indexOf(":") + 1);

/** The ids of held mails of a kind that belong to no campaign. */
const heldOfKind = (db: Database, group: HeldGroup): ShopQuery<"outbox", { id: number }> =>
  heldMails(db)
    .where("campaign_id", "is", null)
    .where(sql<boolean>`kind = ${afterColon(group)}`)
    .select("id");

/** Lets the work of a group go on. @returns how many mails or changes that are; 0 when it isn't held any more */
export function releaseHeldWork(database: DatabaseClient, group: HeldGroup): Promise<number> {
  const free = { held: 0 };
  return database.transaction(async (db) => {
    const mails = db.updateTable("outbox").set(free);
    if (group === "catalog") {
      const changes = db.updateTable("catalog_changes").set(free).where("id", "in", heldChanges(db).select("id"));
      return changedRows(changes);
    }
    if (group.startsWith("mail:")) return changedRows(mails.where("id", "in", heldOfKind(db, group)));
    const id = Number(afterColon(group));
    const campaign = db.updateTable("campaigns").set(free).where("id", "=", id).where("held", "=", 1);
    // One whose mails weren't queued yet is released too.
    const campaigns = await changedRows(campaign);
    return Math.max(campaigns, await changedRows(mails.where("campaign_id", "=", id).where("held", "=", 1)));
  });
}

function dropChanges(database: DatabaseClient, username: string): Promise<number> {
  return inLockedCatalog(database, async (db) => {
    const held = (await listScheduledChanges(db)).filter((change) => change.held === 1);
    for (const { id } of held) await endCatalogChange(db, id, { state: "cancelled", by: username });
    return held.length;
  });
}

/** Ends the work of a group for good. @returns how many mails or changes that were; 0 when it isn't held any more */
export async function dropHeldWork(database: DatabaseClient, group: HeldGroup, username: string): Promise<number> {
  const { db } = database;
  if (group === "catalog") return dropChanges(database, username);
  if (group.startsWith("mail:")) {
    // Kept as dropped: its message or withdrawal says what became of it.
    const dropped = { ended_at: databaseTime(db), outcome: "dropped" } as const;
    return changedRows(db.updateTable("outbox").set(dropped).where("id", "in", heldOfKind(db, group)));
  }
  const id = Number(afterColon(group));
  if ((await countOf(heldCampaigns(db).where("id", "=", id))) === 0) return 0;
  const mails = await countOf(heldMails(db).where("campaign_id", "=", id));
  await stopCampaign(database, id);
  return Math.max(1, mails);
}

import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { makeDueChanges } from "#server/catalog/due-changes.ts";
import { backup, restore } from "#server/db/backup.ts";
import {
  emptyDatabase,
  engines,
  type OpenTestDatabase,
  openSharedDatabase,
  openTestDatabase,
} from "#tests/databases.ts";
import { campaignRow, catalogChangeRow } from "#tests/rows.ts";
import { unfinishedCampaigns } from "./campaign-stops.ts";
import { enqueueCampaignMails, enqueueMails } from "./enqueue-mails.ts";
import { dropHeldWork, heldWorkBacklog, listHeldWork, readRestoredBackup, releaseHeldWork } from "./held-work.ts";
import { type ClaimedMail, claimMail, markFailed, markSent } from "./outbox.ts";
import { retryMail } from "./staff-mail.ts";
import { backlogs } from "./today.ts";

const leaseMs = 60_000;
const past = "2026-01-02T03:04:05.000Z";
const mail = (subject: string) => ({ subject, text: subject, recipient: "ada@example.com" });
const newsletter = (recipient: string, campaignId: number) => ({ kind: "newsletter" as const, recipient, campaignId });
function subjectOf(claimed: ClaimedMail | null): string | undefined {
  if (claimed === null) return undefined;
  const { content } = claimed;
  return content.campaign === undefined ? content.subject : content.campaign.subject;
}

describe.each(engines)("unfinished work of a backup on %s", (engine) => {
  let database: OpenTestDatabase;
  let file: string;

  /** A sale under way: one of three newsletters is sent and one is being sent; an answer; a campaign not yet queued. */
  beforeAll(async () => {
    database = await openSharedDatabase(engine);
    const { db } = database;
    const rows = [
      campaignRow({ subject: "Spring", queued_at: past, recipients: 3 }),
      campaignRow({ subject: "Later", audience: "ship:tagigo" }),
      campaignRow({ subject: "Done", queued_at: past }),
      campaignRow({ subject: "Stopped", queued_at: past, stopped_at: past, stopped_after: 1 }),
    ];
    await db.insertInto("campaigns").values(rows).execute();
    const newsletters = [1, 2, 3].map((n) => newsletter(`spring-${n}@example.com`, 1));
    await enqueueCampaignMails(db, newsletters, "localhost");
    await markSent(db, (await claimMail(db, leaseMs))?.id ?? 0);
    await claimMail(db, leaseMs);
    await enqueueMails(db, [{ ...mail("answer"), kind: "answer" }], "localhost");
    await enqueueCampaignMails(db, [newsletter("stopped@example.com", 4)], "localhost");
    const change = catalogChangeRow("scheduled", { applies_at: past });
    await db
      .insertInto("catalog_changes")
      .values([change, catalogChangeRow("applied")])
      .execute();
    file = join(database.place.dataDir, "night.gz");
    await backup(database, file);
    return database.remove;
  });

  async function restored() {
    const copy = await openTestDatabase(engine, emptyDatabase);
    await restore(copy, file);
    return copy;
  }

  test("does nothing by itself after a restore, however it is asked", async () => {
    const copy = await restored();
    expect(await claimMail(copy.db, leaseMs)).toBeNull();
    await makeDueChanges({ database: copy, live: false }, new Date().toISOString());
    const changes = await copy.db.selectFrom("catalog_changes").select("state").orderBy("id").execute();
    expect(changes.map(({ state }) => state)).toEqual(["scheduled", "applied"]);
    expect(await listHeldWork(copy.db)).toEqual([
      { group: "campaign:1", subject: "Spring", count: 2 },
      { group: "campaign:2", subject: "Later", count: 0 },
      { group: "mail:answer", subject: "", count: 1 },
      { group: "catalog", subject: "", count: 1 },
    ]);
    const backup = await readRestoredBackup(copy.db);
    expect(backup).toEqual({ file: "night.gz", madeAt: expect.stringMatching(/^2\d{3}-/), at: expect.any(String) });
    expect(await heldWorkBacklog(copy.db)).toEqual({ count: 4, oldestAt: backup?.at });
    expect(await backlogs.goingCampaigns(copy.db)).toMatchObject({ count: 0 });
    expect(await backlogs.waitingMail(copy.db, "2999-01-01T00:00:00.000Z")).toMatchObject({ count: 0 });
  });

  test("goes on group by group once it is released; what is new goes at once", async () => {
    const copy = await restored();
    await enqueueMails(copy.db, [{ ...mail("new"), kind: "contact" }], "localhost");
    expect(subjectOf(await claimMail(copy.db, leaseMs))).toBe("new");
    expect(await claimMail(copy.db, leaseMs)).toBeNull();
    expect(await releaseHeldWork(copy, "mail:answer")).toBe(1);
    expect(subjectOf(await claimMail(copy.db, leaseMs))).toBe("answer");
    expect(await releaseHeldWork(copy, "campaign:1")).toBe(2);
    expect(await releaseHeldWork(copy, "campaign:1")).toBe(0);
    // Also the one that was being sent when the backup was made: its process is gone.
    const claimed = [await claimMail(copy.db, leaseMs), await claimMail(copy.db, leaseMs)];
    expect(claimed.map((one) => one?.recipient).toSorted()).toEqual(["spring-2@example.com", "spring-3@example.com"]);
    expect(await releaseHeldWork(copy, "campaign:2")).toBe(1);
    expect(await releaseHeldWork(copy, "catalog")).toBe(1);
    expect(await releaseHeldWork(copy, "mail:gone")).toBe(0);
    expect(await listHeldWork(copy.db)).toEqual([]);
    await makeDueChanges({ database: copy, live: false }, new Date().toISOString());
    const change = copy.db.selectFrom("catalog_changes").select("state").where("applies_at", "is not", null);
    expect(await change.execute()).toEqual([{ state: "failed" }]);
  });

  test("ends for good once it is dropped", async () => {
    const copy = await restored();
    expect(await dropHeldWork(copy, "campaign:1", "boss")).toBe(2);
    expect(await dropHeldWork(copy, "campaign:1", "boss")).toBe(0);
    expect(await dropHeldWork(copy, "campaign:2", "boss")).toBe(1);
    expect(await dropHeldWork(copy, "mail:answer", "boss")).toBe(1);
    expect(await dropHeldWork(copy, "catalog", "boss")).toBe(1);
    expect(await listHeldWork(copy.db)).toEqual([]);
    expect(await claimMail(copy.db, leaseMs)).toBeNull();
    expect(await unfinishedCampaigns(copy.db).select("id").execute()).toEqual([]);
    const ended = copy.db.selectFrom("catalog_changes").select(["state", "ended_by"]).where("ended_by", "is not", null);
    expect(await ended.execute()).toEqual([{ state: "cancelled", ended_by: "boss" }]);
  });

  test("a refused mail that staff try again by itself goes", async () => {
    const copy = await restored();
    const { id } = await copy.db
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", "answer")
      .executeTakeFirstOrThrow();
    await markFailed(copy.db, id, 1_000_000, "550");
    expect(await retryMail(copy.db, id)).toBe(true);
    expect((await claimMail(copy.db, leaseMs))?.id).toBe(id);
  });

  test("stays held in a backup of a restored shop", async () => {
    const copy = await restored();
    const second = join(copy.place.dataDir, "second.gz");
    await backup(copy, second);
    const again = await openTestDatabase(engine, emptyDatabase);
    await restore(again, second);
    expect(await listHeldWork(again.db)).toEqual(await listHeldWork(copy.db));
    expect(await readRestoredBackup(again.db)).toMatchObject({ file: "second.gz" });
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { engines, type OpenTestDatabase, openSharedDatabase } from "#tests/databases.ts";
import { learnTables, planOf } from "#tests/query-plan.ts";
import { readMailTried } from "./app-state.ts";
import { outboxState } from "./mail-counts.ts";

const many = 4_000;
const batch = 500;
const momentOf = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();

describe.each(engines)("with many mails on %s", (engine) => {
  let database: OpenTestDatabase;
  beforeAll(async () => {
    database = await openSharedDatabase(engine);
    for (let first = 0; first < many; first += batch) {
      const rows = Array.from({ length: batch }, (_, i) => {
        const n = first + i;
        return {
          kind: "ship-date" as const,
          priority: 1,
          recipient: `visitor${n}@example.com`,
          subject: "s",
          text: "t".repeat(1_000),
          headers: "{}",
          created_at: momentOf(0),
          message_id_header: `<${n}@shop.example>`,
          attempts: 1,
          next_attempt_at: momentOf(0),
          // Of ten, eight went out, one waits and one was refused for good.
          sent_at: n % 10 < 8 ? momentOf(n) : null,
          ended_at: n % 10 === 8 ? momentOf(n) : null,
          outcome: n % 10 === 8 ? ("refused" as const) : null,
        };
      });
      await database.db.insertInto("outbox").values(rows).execute();
    }
    await learnTables(database);
    return database.remove;
  });

  test("when the last one went out is read from the end of an index", async () => {
    const last = database.db
      .selectFrom("outbox")
      .select(({ fn }) => fn.max("sent_at").as("at"))
      .where("sent_at", "is not", null);
    expect(await planOf(database, last)).toMatch(/outbox_sent/);
    expect((await readMailTried(database.db)).lastSentAt).toBe(momentOf(many - 3));
  });

  test("those that went out, wait and ended are counted along indexes, whatever they say", async () => {
    const mails = database.db.selectFrom("outbox").select(({ fn }) => fn.countAll<number>().as("count"));
    expect(await planOf(database, mails.where("sent_at", "is not", null))).toMatch(/outbox_sent/);
    expect(await planOf(database, mails.where("ended_at", "is not", null))).toMatch(/outbox_campaign_ended/);
    expect(await outboxState(database.db)).toMatchObject({
      waiting: many / 10,
      failing: 0,
      sent: (many / 10) * 8,
      unsent: many / 10,
      lastSentAt: momentOf(many - 3),
    });
  });
});

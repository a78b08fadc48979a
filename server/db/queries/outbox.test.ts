import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectDatabase, type DatabaseClient } from "#server/db/database.ts";
import { engines, freshDatabase, type TestDatabase } from "#tests/databases.ts";
import { saveMessage } from "./contact-messages.ts";
import { claimMail, enqueueMails } from "./outbox.ts";

const message = { name: "Ada", email: "ada@example.com", topic: "order", message: "Where is it?" };

describe.each(engines)("the outbox on %s", (engine) => {
  let testDatabase: TestDatabase;
  let database: DatabaseClient;
  beforeEach(async () => {
    testDatabase = await freshDatabase(engine);
    database = await connectDatabase(testDatabase);
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.drop();
  });

  test("what someone waits for goes before a campaign to many, and one key is one mail", async () => {
    const campaign = {
      kind: "newsletter",
      recipient: "a@x.com",
      subject: "News",
      text: "n",
      dedupeKey: "one",
    } as const;
    expect(await enqueueMails(database.db, [campaign, { ...campaign, dedupeKey: "two" }], "x")).toBe(2);
    expect(await enqueueMails(database.db, [campaign], "x")).toBe(0);
    await saveMessage(database, message, "x");
    expect((await claimMail(database.db, 60_000))?.subject).toBe("[order] Message from Ada");
    expect((await claimMail(database.db, 60_000))?.recipient).toBe("a@x.com");
  });
});

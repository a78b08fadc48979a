import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines, freshDatabase, type TestDatabase } from "#tests/databases.ts";
import { keepMessage } from "./messages.ts";
import { claimMail, putMails } from "./outbox.ts";
import { openStore, type Store } from "./store.ts";

const message = { name: "Ada", email: "ada@example.com", topic: "order", message: "Where is it?" };

describe.each(engines)("the outbox on %s", (engine) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await freshDatabase(engine);
    store = await openStore(database);
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  test("what someone waits for goes before a letter to many, and one key is one mail", async () => {
    const letter = { kind: "newsletter", recipient: "a@x.com", subject: "News", text: "n", onceKey: "one" } as const;
    expect(await putMails(store.shop, [letter, { ...letter, onceKey: "two" }], "x")).toBe(2);
    expect(await putMails(store.shop, [letter], "x")).toBe(0);
    await keepMessage(store, message, "x");
    expect((await claimMail(store.shop, 60_000))?.subject).toBe("[order] Message from Ada");
    expect((await claimMail(store.shop, 60_000))?.recipient).toBe("a@x.com");
  });
});

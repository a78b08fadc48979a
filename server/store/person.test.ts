import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines, freshDatabase, type TestDatabase } from "#tests/databases.ts";
import { joinShipList } from "./consents.ts";
import { keepMessage } from "./messages.ts";
import { putMails } from "./outbox.ts";
import { erasePerson, exportPerson } from "./person.ts";
import { openStore, type Store } from "./store.ts";
import { subscriberWriter } from "./subscribers.ts";
import { keepWithdrawal } from "./withdrawals.ts";

const post = { mailDomain: "x", host: "x", supportEmail: "help@x.com", mayMail: true };

describe.each(engines)("what is kept about a person on %s", (engine) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await freshDatabase(engine);
    store = await openStore(database);
    for (const email of ["Ada@x.com", "eve@x.com"]) {
      await subscriberWriter(store, "public")({ email, source: "/", wording: "newsletter-1" });
      await subscriberWriter(store, "production")({ email, source: "/blog", wording: "newsletter-1" });
      await joinShipList(store.shop, "tagigo", { email, source: "/", wording: "ship-date-1" });
      await keepMessage(store, { name: "N", email, topic: "order", message: "Where?" }, "x");
      await keepWithdrawal(store, { name: "N", email, orderNumber: "1", items: "All", message: "" }, post);
      await putMails(store.shop, [{ kind: "newsletter", recipient: email, subject: "News", text: "n" }], "x");
    }
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  const counts = { subscriptions: 2, consents: 2, shipDateList: 1, contactMessages: 1, withdrawals: 1, mails: 4 };

  test("is exported whole, whatever the letters, and of nobody else", async () => {
    const person = await exportPerson(store, " ADA@x.COM ");
    const { email, ...lists } = person;
    expect(email).toBe("ada@x.com");
    expect(Object.fromEntries(Object.entries(lists).map(([name, rows]) => [name, rows.length]))).toEqual(counts);
    expect(person.subscriptions).toMatchObject([{ schema: "public" }, { schema: "production", source: "/blog" }]);
    expect(JSON.stringify(person)).not.toContain("eve@x.com");
  });

  test("is erased whole, and of nobody else", async () => {
    const other = await exportPerson(store, "eve@x.com");
    expect(await erasePerson(store, "ada@X.com")).toEqual(counts);
    const gone = await exportPerson(store, "ada@x.com");
    expect(Object.values(gone).flat()).toEqual(["ada@x.com"]);
    expect(await exportPerson(store, "eve@x.com")).toEqual(other);
    expect(await erasePerson(store, "ada@x.com")).toEqual({
      subscriptions: 0,
      consents: 0,
      shipDateList: 0,
      contactMessages: 0,
      withdrawals: 0,
      mails: 0,
    });
  });
});

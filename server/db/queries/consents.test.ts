import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { signSubscriptionToken } from "#server/campaigns/subscription-tokens.ts";
import { clock } from "#tests/clock.ts";
import { engines, type OpenTestDatabase, openSharedDatabase } from "#tests/databases.ts";
import { campaignRow, subscriberRow } from "#tests/rows.ts";
import { openTestShop } from "#tests/shop.ts";
import {
  addShipDateAlert,
  type ConfirmationMail,
  confirmSubscriber,
  leaveNewsletter,
  removeShipDateAlert,
  requestConfirmation,
  saveSubscribers,
} from "./consents.ts";
import { enqueueCampaignMails } from "./enqueue-mails.ts";
import { markSent } from "./outbox.ts";
import { listSubscribers, schemaOf, sortedSubscribers, subscriberGrowth, subscriberSources } from "./subscribers.ts";

const agreeing = (email: string, source = "/", consentTextId = "text-1") => ({ email, source, consentTextId });
const asking: ConfirmationMail = {
  mailDomain: "shop.example",
  mail: (email, dedupeKey) => ({ kind: "confirm", recipient: email, subject: "s", text: "t", dedupeKey }),
};

describe.each(engines)("consents on %s", (engine) => {
  let database: OpenTestDatabase;
  beforeAll(async () => {
    database = await openSharedDatabase(engine);
    return database.remove;
  });
  afterEach(async () => {
    vi.useRealTimers();
    const subscribers = database.subscribers("public");
    for (const table of ["subscribers", "consents"] as const) await subscribers.deleteFrom(table).execute();
    for (const table of ["outbox", "campaigns", "ship_date_alerts"] as const)
      await database.db.deleteFrom(table).execute();
  });

  const people = async () =>
    (await database.subscribers("public").selectFrom("subscribers").selectAll().orderBy("email_key").execute()).map(
      ({ email, source }) => `${email} ${source}`,
    );
  const events = async () =>
    (await database.subscribers("public").selectFrom("consents").selectAll().orderBy("id").execute()).map(
      ({ email, event, source, consent_text_id }) => [email, event, source, consent_text_id].join(" "),
    );
  const recipients = async () =>
    (await database.db.selectFrom("outbox").select("recipient").orderBy("id").execute()).map((one) => one.recipient);

  test("an address counts once whatever its capitals, as it was first written; what it agreed to is kept once", async () => {
    await saveSubscribers(database, "public", [
      agreeing("Bea@x.com", "/a"),
      agreeing("ada@x.com"),
      agreeing("BEA@x.com", "/b"),
    ]);
    await saveSubscribers(database, "public", [agreeing("ADA@x.com", "/late"), agreeing("carl@x.com")]);
    expect(await people()).toEqual(["ada@x.com /", "Bea@x.com /a", "carl@x.com /"]);
    expect((await events()).toSorted()).toEqual([
      ...["Bea@x.com given /a text-1", "ada@x.com given / text-1", "carl@x.com given / text-1"],
    ]);
  });

  test("who is asked to confirm gets a mail a day, and nobody who is subscribed gets one", async () => {
    clock(12);
    await saveSubscribers(database, "public", [agreeing("there@x.com")]);
    const ask = () => requestConfirmation(database, "public", [agreeing("New@x.com"), agreeing("There@x.com")], asking);
    await ask();
    await ask();
    expect(await recipients()).toEqual(["New@x.com"]);
    const { dedupe_key } = await database.db.selectFrom("outbox").select("dedupe_key").executeTakeFirstOrThrow();
    expect(dedupe_key).toBe("confirm public 2026-01-01 new@x.com");
    vi.setSystemTime(Date.UTC(2026, 0, 2));
    await ask();
    expect(await recipients()).toEqual(["New@x.com", "New@x.com"]);
    expect(await events()).toEqual([
      ...["there@x.com given / text-1", "New@x.com asked / text-1", "New@x.com asked / text-1"],
    ]);
  });

  test("only who was asked can confirm, once, and not after leaving", async () => {
    const confirm = (email: string) => confirmSubscriber(database, "public", email);
    expect(await confirm("new@x.com")).toBe(false);
    await requestConfirmation(database, "public", [agreeing("New@x.com", "/first", "text-1")], asking);
    expect(await confirm("NEW@x.com")).toBe(true);
    const confirmed = await events();
    expect(confirmed.at(-1)).toBe("New@x.com confirmed /first text-1");
    expect([await confirm("new@x.com"), await events()]).toEqual([true, confirmed]);
    expect(await people()).toEqual(["New@x.com /first"]);
    expect(await leaveNewsletter(database, "new@X.com", "link")).toBe(1);
    expect(await confirm("new@x.com")).toBe(false);
    expect(await leaveNewsletter(database, "new@x.com", "link")).toBe(0);
    expect([await people(), await events()]).toEqual([
      [],
      ["New@x.com asked /first text-1", "New@x.com confirmed /first text-1", "New@x.com withdrawn link text-1"],
    ]);
  });

  test("who leaves gets no mail of that list that waits; what was sent, and other lists, stay", async () => {
    const { db } = database;
    const campaignOf = async (audience: string): Promise<number> => {
      const values = campaignRow({ audience });
      return (await db.insertInto("campaigns").values(values).returning("id").executeTakeFirstOrThrow()).id;
    };
    const lists = {
      newsletter: await campaignOf("newsletter"),
      tagigo: await campaignOf("ship:tagigo"),
      carbon: await campaignOf("ship:carbon-finder"),
    };
    const to = (recipient: string, kind: "newsletter" | "ship-date", campaignId: number, dedupeKey: string) =>
      ({ recipient, kind, campaignId, dedupeKey }) as const;
    const mails = [
      to("ada@x.com", "newsletter", lists.newsletter, "sent"),
      to("Ada@x.com", "newsletter", lists.newsletter, "news"),
      to("bea@x.com", "newsletter", lists.newsletter, "news to Bea"),
      to("ada@x.com", "ship-date", lists.tagigo, "tagigo"),
      to("ada@x.com", "ship-date", lists.carbon, "carbon"),
    ];
    await enqueueCampaignMails(db, mails, "x");
    const first = await db.selectFrom("outbox").select("id").orderBy("id").executeTakeFirstOrThrow();
    await markSent(db, first.id);
    const left = async () =>
      (await db.selectFrom("outbox").select("dedupe_key").orderBy("id").execute()).map((row) => row.dedupe_key);
    await leaveNewsletter(database, "ADA@x.com", "link");
    expect(await left()).toEqual(["sent", "news to Bea", "tagigo", "carbon"]);
    for (const email of ["Ada@x.com", "ada@X.com", "bea@x.com"])
      for (const product of ["tagigo", "carbon-finder"]) await addShipDateAlert(db, product, agreeing(email));
    await removeShipDateAlert(db, "tagigo", "ADA@x.com");
    expect(await left()).toEqual(["sent", "news to Bea", "carbon"]);
    const alerts = await db.selectFrom("ship_date_alerts").select(["product_id", "email"]).orderBy("id").execute();
    expect(alerts.map(({ product_id, email }) => `${product_id} ${email}`)).toEqual([
      ...["carbon-finder Ada@x.com", "tagigo bea@x.com", "carbon-finder bea@x.com"],
    ]);
  });

  test("sources are told with the most first, of equal ones by name, and no more than wanted", async () => {
    for (const [index, source] of ["/c", "/a", "/b", "/b", "/d", "/d"].entries())
      await saveSubscribers(database, "public", [agreeing(`${index}@x.com`, source)]);
    await saveSubscribers(database, "production", [agreeing("p@x.com", "/d")]);
    const sources = await subscriberSources(database, [schemaOf("development"), schemaOf("production")], 3);
    expect(sources).toEqual([
      { source: "/d", count: 3 },
      { source: "/b", count: 2 },
      { source: "/a", count: 1 },
    ]);
    const none = { sort: "newest", limit: 1, offset: 0, filter: {} } as const;
    expect(await sortedSubscribers(database, [], none)).toEqual([]);
  });

  test("growth is told by day and source from the first moment of a day on, with how many there were before", async () => {
    const rows = [
      "2026-01-01T23:59:59.999Z",
      "2026-01-02T00:00:00.000Z",
      "2026-01-02T23:59:59.999Z",
      "2026-01-03T00:00:00.000Z",
    ];
    for (const [index, subscribed_at] of rows.entries()) {
      const values = subscriberRow(`${index}@x.com`, subscribed_at, index === 2 ? "/b" : "/a");
      await database.subscribers("public").insertInto("subscribers").values(values).execute();
    }
    const { days, before } = await subscriberGrowth(database, "public", "2026-01-02");
    expect(days.map(({ day, source, count }) => `${day} ${source} ${count}`).toSorted()).toEqual([
      ...["2026-01-02 /a 1", "2026-01-02 /b 1", "2026-01-03 /a 1"],
    ]);
    expect(before).toBe(1);
  });
});

test.each(engines)(
  "on %s with double opt-in somebody who left and comes back on the same day is asked anew, once",
  async (engine) => {
    const env = { DOUBLE_OPT_IN: "on", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "shop@incard.example" };
    const careful = await openTestShop(engine, env);
    const { database, keys } = careful.context;
    const email = "back@x.com";
    const linkTo = (purpose: "confirm" | "unsubscribe") =>
      signSubscriptionToken(keys.subscriptions, { purpose, list: "newsletter", email });
    const asked = async () => (await database.db.selectFrom("outbox").select("recipient").execute()).length;
    const agree = async () => (await careful.post("/api/confirm-subscription", { token: linkTo("confirm") })).status;
    await careful.post("/api/subscribe", { email });
    expect([await asked(), await agree()]).toEqual([1, 200]);
    await careful.post("/api/unsubscribe", { token: linkTo("unsubscribe") });
    expect([await agree(), await listSubscribers(database, "public")]).toEqual([400, []]);
    for (let i = 0; i < 2; i += 1) await careful.post("/api/subscribe", { email });
    expect([await asked(), await agree()]).toEqual([2, 200]);
    expect(await listSubscribers(database, "public")).toMatchObject([{ email }]);
  },
);

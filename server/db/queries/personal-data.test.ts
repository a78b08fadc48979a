import { beforeEach, describe, expect, test } from "vitest";
import { builtInPlace } from "#content/site.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { campaignRow } from "#tests/rows.ts";
import { addShipDateAlert } from "./consents.ts";
import { saveMessage } from "./contact-messages.ts";
import { insertDataRequest } from "./data-requests.ts";
import { enqueueCampaignMails, enqueueMails } from "./enqueue-mails.ts";
import { addMessageEntry } from "./message-entries.ts";
import { erasePersonalData, exportPersonalData } from "./personal-data.ts";
import { noteRefusedAddress } from "./refused-addresses.ts";
import { addReviewRequest } from "./review-requests.ts";
import { subscriberWriter } from "./subscribers.ts";
import { saveWithdrawal } from "./withdrawals.ts";

const post = { mailDomain: "x", host: "x", supportEmail: "help@x.com", place: builtInPlace, mayMail: true };

describe.each(engines)("what is stored about a person on %s", (engine) => {
  let database: DatabaseClient;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    for (const email of ["Ada@x.com", "eve@x.com"]) {
      await subscriberWriter(database, "public")({ email, source: "/", consentTextId: "newsletter-1" });
      await subscriberWriter(database, "production")({ email, source: "/blog", consentTextId: "newsletter-1" });
      await addShipDateAlert(database.db, "tagigo", { email, source: "/", consentTextId: "ship-date-1" });
      await saveMessage(database, { name: "N", email, topic: "order", message: "Where?" }, "x");
      const { id } = await database.db
        .selectFrom("contact_messages")
        .select("id")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      for (const kind of ["answer", "note"] as const) {
        const entry = { messageId: id, kind, text: `For ${email}`, username: "boss" };
        await addMessageEntry(database, entry, { mailDomain: "x", supportEmail: "help@x.com" });
      }
      const request = { kind: "export", subject: email, receivedOn: "2026-11-01", identity: "By phone" } as const;
      await insertDataRequest(database.db, request, "boss");
      await saveWithdrawal(database, { name: "N", email, orderNumber: "1", items: "All", message: "" }, post);
      await enqueueMails(database.db, [{ kind: "newsletter", recipient: email, subject: "News", text: "n" }], "x");
      const campaign = campaignRow({ subject: `Campaign for ${email}`, text: "To all." });
      const row = await database.db.insertInto("campaigns").values(campaign).returning("id").executeTakeFirstOrThrow();
      const reader = { kind: "newsletter", recipient: email, campaignId: row.id } as const;
      await enqueueCampaignMails(database.db, [reader], "x");
      const asked = { key: email, email, products: ["tagigo"], dueAt: "2026-12-01T00:00:00.000Z" };
      await addReviewRequest(database.db, asked);
      await noteRefusedAddress(database.db, { email, answer: "550 no such mailbox", campaignId: row.id });
    }
  });

  const counts = {
    subscriptions: 2,
    consents: 2,
    shipDateList: 1,
    contactMessages: 1,
    messageEntries: 2,
    withdrawals: 1,
    reviewRequests: 1,
    refusals: 1,
    dataRequests: 1,
    mails: 6,
  };

  test("is exported whole, whatever the case, and of nobody else", async () => {
    const person = await exportPersonalData(database, " ADA@x.COM ");
    const { email, ...lists } = person;
    expect(email).toBe("ada@x.com");
    expect(Object.fromEntries(Object.entries(lists).map(([name, rows]) => [name, rows.length]))).toEqual(counts);
    expect(person.subscriptions).toMatchObject([{ schema: "public" }, { schema: "production", source: "/blog" }]);
    expect(person.consents).toMatchObject([
      { schema: "public", event: "given", consent_text_id: "newsletter-1" },
      { schema: "production", event: "given", source: "/blog" },
    ]);
    expect(JSON.stringify(person)).not.toContain("eve@x.com");
  });

  test("is erased whole, and of nobody else", async () => {
    const other = await exportPersonalData(database, "eve@x.com");
    expect(await erasePersonalData(database, "ada@X.com", "boss")).toEqual(counts);
    const gone = await exportPersonalData(database, "ada@x.com");
    expect(Object.values(gone).flat()).toEqual(["ada@x.com"]);
    expect(await exportPersonalData(database, "eve@x.com")).toEqual(other);
    expect(await erasePersonalData(database, "ada@x.com", "boss")).toEqual({
      subscriptions: 0,
      consents: 0,
      shipDateList: 0,
      contactMessages: 0,
      messageEntries: 0,
      withdrawals: 0,
      reviewRequests: 0,
      refusals: 0,
      dataRequests: 0,
      mails: 0,
    });
  });
});

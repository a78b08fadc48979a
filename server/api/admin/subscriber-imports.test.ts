import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { importMessages } from "#content/import-messages.ts";
import {
  checkImportResponse,
  importBounds,
  importPartResponse,
  subscriberImportsResponse,
  undoImportResponse,
} from "#contract/admin-subscriber-imports.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { leaveNewsletter } from "#server/db/queries/consents.ts";
import { erasePersonalData, exportPersonalData } from "#server/db/queries/personal-data.ts";
import { importedConsentText, importPart } from "#server/db/queries/subscriber-imports.ts";
import { listSubscribers } from "#server/db/queries/subscribers.ts";
import { engines } from "#tests/databases.ts";
import { campaignRow } from "#tests/rows.ts";
import { openTestShop, sharedTestShop, type TestShop } from "#tests/shop.ts";

const path = "/api/admin/subscribers/import";
const consent = { source: "Form of the old shop", at: "2024-05-06T07:08:09.000Z" };
const people = (...emails: readonly string[]) => emails.map((email) => ({ email, ...consent }));
const part = (given: object) => ({
  key: randomUUID(),
  fileName: "list.csv",
  fileRows: 10,
  part: 0,
  isLast: true,
  ...given,
});
const subscribed = async ({ context }: TestShop): Promise<string[]> =>
  (await listSubscribers(context.database, "public")).map(({ email }) => email).toSorted();

describe.each(engines)("imports of subscribers on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: Record<string, string>;
  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });
  const post = (to: string, body: unknown) => shop.post(`${path}${to}`, body, auth);
  const add = async (body: object) => importPartResponse.parse(await (await post("", part(body))).json());
  const undo = async (id: number) => undoImportResponse.parse(await (await post("/undo", { id })).json());
  const list = async () =>
    subscriberImportsResponse.parse(await (await shop.ask(`${path}s?limit=50`, { headers: auth })).json()).data;

  test("adds who is new, with their consent, and leaves out who is subscribed or once unsubscribed", async () => {
    const { database } = shop.context;
    await shop.context.subscribe({ email: "here@example.com", source: "/", consentTextId: "newsletter-2" });
    await shop.context.subscribe({ email: "gone@example.com", source: "/", consentTextId: "newsletter-2" });
    await leaveNewsletter(database, "gone@example.com", "/unsubscribe");
    const emails = ["New@example.com", "HERE@example.com", "gone@example.com"];
    const check = await post("/check", { emails });
    expect(checkImportResponse.parse(await check.json())).toMatchObject({ subscribed: [1], unsubscribed: [2] });
    expect(await subscribed(shop)).toEqual(["here@example.com"]);
    const totals = await add({ people: people(...emails, "new@EXAMPLE.com") });
    expect(totals).toMatchObject({ added: 1, subscribed: 1, unsubscribed: 1 });
    expect(await subscribed(shop)).toEqual(["New@example.com", "here@example.com"]);
    const person = await exportPersonalData(database, "new@example.com");
    expect(person.subscriptions).toMatchObject([{ source: consent.source, import_id: totals.id }]);
    expect(person.consents).toMatchObject([
      { ...consent, event: "given", consent_text_id: importedConsentText, import_id: totals.id },
    ]);
    expect(person.mails).toEqual([]);
    const { rows } = await listAuditLog(database.db, { limit: 2, offset: 0 });
    expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
      ["subscribers imported", `import ${totals.id}: 1 added`],
      ["subscribers import begun", `import ${totals.id}: list.csv`],
    ]);
    await erasePersonalData(database, "new@example.com", "boss");
    expect(await subscribed(shop)).toEqual(["here@example.com"]);
    expect((await exportPersonalData(database, "new@example.com")).consents).toEqual([]);
  });

  test("a part that is sent twice counts once, also at the same moment; one out of order is refused", async () => {
    const key = randomUUID();
    const first = part({ key, isLast: false, people: people("one@example.com", "two@example.com") });
    const answers = await Promise.all([post("", first), post("", first)]);
    for (const answer of answers) expect(await answer.json()).toMatchObject({ added: 2, subscribed: 0 });
    const third = await post("", part({ key, part: 2, people: people("four@example.com") }));
    expect([third.status, (await third.json()).message]).toEqual([409, importMessages.outOfOrder]);
    const second = part({ key, part: 1, people: people("three@example.com") });
    expect(await (await post("", second)).json()).toMatchObject({ added: 3 });
    expect(await (await post("", second)).json()).toMatchObject({ added: 3 });
    const [newest] = await list();
    expect(newest).toMatchObject({ added: 3, untouched: 3, undoneAt: null, username: "boss", fileRows: 10 });
    expect(newest?.finishedAt).not.toBeNull();
  });

  test("undoing removes whom it added, but not who has acted since, and takes no further part", async () => {
    const { context } = shop;
    const key = randomUUID();
    const emails = ["stays@example.com", "left@example.com", "quiet@example.com", "silent@example.com"];
    const { id } = await add({ key, isLast: false, people: people(...emails) });
    await context.subscribe({ email: "Stays@example.com", source: "/contact", consentTextId: "newsletter-2" });
    await leaveNewsletter(context.database, "left@example.com", "/unsubscribe");
    const campaign = await context.database.db
      .insertInto("campaigns")
      .values(campaignRow({ audience: "newsletter" }))
      .returning("id")
      .executeTakeFirstOrThrow();
    const mail = {
      kind: "newsletter" as const,
      priority: 1,
      campaign_id: campaign.id,
      subject: "",
      text: "",
      headers: "{}",
    };
    const untried = { created_at: consent.at, message_id_header: "<a@b>", attempts: 0, next_attempt_at: consent.at };
    await context.database.db
      .insertInto("outbox")
      .values({ ...mail, ...untried, recipient: "quiet@example.com" })
      .execute();
    expect((await list())[0]).toMatchObject({ id, added: 4, untouched: 2, finishedAt: null });
    expect(await undo(id)).toMatchObject({ removed: 2, left: 0 });
    expect(await undo(id)).toMatchObject({ removed: 2, left: 0 });
    expect(await subscribed(shop)).toContain("stays@example.com");
    expect(await subscribed(shop)).not.toContain("quiet@example.com");
    expect((await exportPersonalData(context.database, "quiet@example.com")).consents).toEqual([]);
    expect((await exportPersonalData(context.database, "quiet@example.com")).mails).toEqual([]);
    expect((await exportPersonalData(context.database, "stays@example.com")).consents).toMatchObject([
      { source: consent.source },
      { source: "/contact", import_id: null },
    ]);
    expect((await exportPersonalData(context.database, "left@example.com")).consents).toMatchObject([
      { event: "given" },
      { event: "withdrawn" },
    ]);
    const more = await post("", part({ key, part: 1, people: people("more@example.com") }));
    expect([more.status, (await more.json()).message]).toEqual([409, importMessages.undoneMeanwhile]);
    expect((await list())[0]).toMatchObject({ id, removed: 2, untouched: 0 });
    expect((await post("/undo", { id: 4_000_000 })).status).toBe(404);
    // Those who were taken back may be imported again; who left may not.
    expect(await add({ people: people(...emails) })).toMatchObject({ added: 2, subscribed: 1, unsubscribed: 1 });
  });

  test("wrong parts are refused by the name of their field, and too large ones whole", async () => {
    const wrong: [object, string][] = [
      [{ people: [{ email: "nobody", ...consent }] }, "people.0.email"],
      [{ people: [{ email: "a@example.com", source: "", at: consent.at }] }, "people.0.source"],
      [{ people: [{ email: "a@example.com", source: "x", at: "2999-01-01T00:00:00.000Z" }] }, "people.0.at"],
      [{ people: [{ email: "a@example.com", source: "x", at: "yesterday" }] }, "people.0.at"],
      [{ people: [] }, "people"],
      [{ people: people("a@example.com"), key: "1" }, "key"],
      [{ people: people("a@example.com"), part: -1 }, "part"],
      [{ people: people("a@example.com"), fileName: "a\nb" }, "fileName"],
    ];
    for (const [body, field] of wrong) {
      const answer = await post("", part(body));
      expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
    }
    const many = Array.from({ length: importBounds.partRows + 1 }, (_, index) => `p${index}@example.com`);
    expect((await post("/check", { emails: many })).status).toBe(400);
    expect((await post("/check", { emails: ["x".repeat(importBounds.bodyBytes)] })).status).toBe(413);
  });

  test("is for admins alone", async () => {
    expect((await shop.ask(`${path}s`)).status).toBe(401);
    const editor = { Authorization: `Bearer ${await shop.accountToken("Ida", "editor")}` };
    expect((await shop.post(path, part({ people: people("a@example.com") }), editor)).status).toBe(403);
    expect((await shop.ask(`${path}s`, { headers: editor })).status).toBe(403);
  });
});

describe.each(engines)("in production on %s", (engine) => {
  test("the other list counts as another one, but who left either stays out", async () => {
    const shop = await openTestShop(engine);
    const { database } = shop.context;
    await shop.context.subscribe({ email: "both@example.com", source: "/" });
    await shop.context.subscribe({ email: "left@example.com", source: "/" });
    await leaveNewsletter(database, "left@example.com", "staff");
    const request = { key: randomUUID(), fileName: "a", fileRows: 2, part: 0, isLast: true };
    const totals = await importPart(
      database,
      { schema: "production", username: "boss" },
      { ...request, people: people("both@example.com", "left@example.com") },
    );
    expect(totals).toMatchObject({ added: 1, unsubscribed: 1 });
    expect((await listSubscribers(database, "production")).map(({ email }) => email)).toEqual(["both@example.com"]);
  });
});

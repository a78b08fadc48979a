import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inboxText } from "#content/admin-inbox.ts";
import { mailText } from "#content/admin-mail.ts";
import { auditLogResponse } from "#contract/admin-audit-log.ts";
import { entryBounds, type InboxMessage, inboxResponse } from "#contract/admin-inbox.ts";
import { rateLimits } from "#server/middleware/rate-limits.ts";
import { engines } from "#tests/databases.ts";
import { type MailServer, startMailServer } from "#tests/mail-server.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

const entries = "/api/admin/inbox/entries";
const retry = "/api/admin/outbox/retry";

describe.each(engines)("answers and notes on %s", (engine) => {
  let mail: MailServer;
  let shop: TestShop;
  let auth: { Authorization: string };
  let ada: InboxMessage;
  /** Whether the mail server takes mails to visitors. */
  let knows: boolean;
  beforeEach(async () => {
    knows = true;
    mail = await startMailServer({ knows: (recipient) => knows || recipient.startsWith("support@") });
    shop = await openTestShop(engine, { SMTP_URL: mail.url, MAIL_FROM: "shop@incard.example" });
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    const message = "Where is it?\nBcc: all@example.com";
    await shop.post("/api/contact", { name: "Ada", email: "Ada@x.com", topic: "order", message });
    ada = await shown();
  });
  afterEach(() => mail.close());

  async function inbox() {
    return inboxResponse.parse(await (await shop.ask("/api/admin/inbox", { headers: auth })).json());
  }
  const shown = async (): Promise<InboxMessage> => (await inbox()).data[0] ?? expect.unreachable("there is a message");
  const add = (kind: string, text: string, id = ada.id) => shop.post(entries, { id, kind, text }, auth);
  const said = async (answer: Response) => [answer.status, (await answer.json()).message];
  const audited = async () => {
    const log = auditLogResponse.parse(await (await shop.ask("/api/admin/audit-log", { headers: auth })).json());
    return log.data.map(({ action, detail }) => `${action}: ${detail}`);
  };
  const headOf = (text: string) => text.slice(0, text.indexOf("\r\n\r\n")).replaceAll(/\r\n\s+/g, " ");

  test("an answer is mailed once, to the sender, in the thread of the message; the message is answered", async () => {
    expect(await said(await add("answer", "Tomorrow.\nBcc: everybody@example.com"))).toEqual([
      200,
      inboxText.entries.done.answer,
    ]);
    await expect.poll(() => mail.taken.length).toBe(2);
    expect(await said(await add("answer", "Tomorrow.\nBcc: everybody@example.com"))).toEqual([
      200,
      inboxText.entries.repeated.answer,
    ]);
    expect((await add("answer", "Or the day after.")).status).toBe(200);
    await expect.poll(() => mail.taken.length).toBe(3);
    const [toSupport, first, second] = mail.taken;
    const head = headOf(first?.text ?? "");
    expect(head).toMatch(/^From: shop@incard\.example$/m);
    expect(head).toMatch(/^To: Ada@x\.com$/m);
    expect(head).toMatch(/^Reply-To: support@incard\.example$/m);
    expect(head).toMatch(new RegExp(`^Subject: Re: .*\\[#${ada.id}\\]$`, "m"));
    expect(head).toContain(`\r\nIn-Reply-To: ${toSupport?.id}`);
    expect(head).not.toMatch(/^bcc:/im);
    expect(first?.text).toContain("Tomorrow.\r\nBcc: everybody@example.com\r\n\r\nOn ");
    expect(first?.text).toContain("> Where is it?\r\n> Bcc: all@example.com");
    expect(headOf(second?.text ?? "")).toContain(`\r\nIn-Reply-To: ${first?.id}`);
    expect(headOf(second?.text ?? "")).toContain(`\r\nReferences: ${toSupport?.id} ${first?.id}`);

    await expect.poll(async () => (await shown()).entries.map((one) => one.mail?.state)).toEqual(["sent", "sent"]);
    expect(await shown()).toMatchObject({
      state: "answered",
      mail: { state: "sent" },
      entries: [
        { kind: "answer", text: "Tomorrow.\nBcc: everybody@example.com", username: "boss" },
        { kind: "answer", text: "Or the day after." },
      ],
    });
    expect(await audited()).toEqual([
      `message answered: message ${ada.id}`,
      `message answered: message ${ada.id}`,
      "login: from unknown",
    ]);
  });

  test("a note is for colleagues: no mail, the state stays", async () => {
    expect(await said(await add("note", "Called, no answer."))).toEqual([200, inboxText.entries.done.note]);
    expect(await said(await add("note", "Called, no answer."))).toEqual([200, inboxText.entries.repeated.note]);
    expect(await shown()).toMatchObject({ state: "new", entries: [{ kind: "note", mail: null }] });
    expect((await audited())[0]).toBe(`note added: message ${ada.id}`);
    const kinds = await shop.context.database.db.selectFrom("outbox").select("kind").execute();
    expect(kinds).toEqual([{ kind: "contact" }]);
  });

  test("a refused answer says so at its message and is sent again on request; no other mail is", async () => {
    await expect.poll(async () => (await shown()).mail.state).toBe("sent");
    expect(await said(await shop.post(retry, { id: ada.mail.id }, auth))).toEqual([404, mailText.notRefused]);
    knows = false;
    await add("answer", "Tomorrow.");
    await expect.poll(async () => (await shown()).entries[0]?.mail?.state).toBe("refused");
    const refused = (await shown()).entries[0]?.mail;
    expect(refused?.lastError).toContain("no such mailbox");
    knows = true;
    expect(await said(await shop.post(retry, { id: refused?.id }, auth))).toEqual([200, mailText.triedAgain]);
    await expect.poll(async () => (await shown()).entries[0]?.mail?.state).toBe("sent");
    expect(mail.taken).toHaveLength(2);
    expect((await audited())[0]).toBe(`mail tried again: mail ${refused?.id}`);
    expect((await shop.post(retry, { id: 999_999 }, auth)).status).toBe(404);
  });

  test("staff drop a mail that waits or was refused, not one that is sent or being sent; it isn't tried again", async () => {
    const drop = (id: number | null | undefined) => shop.post("/api/admin/outbox/drop", { id }, auth);
    await expect.poll(async () => (await shown()).mail.state).toBe("sent");
    expect(await said(await drop(ada.mail.id))).toEqual([404, mailText.notDroppable]);
    knows = false;
    await add("answer", "Tomorrow.");
    await expect.poll(async () => (await shown()).entries[0]?.mail?.state).toBe("refused");
    const refused = (await shown()).entries[0]?.mail?.id;
    const counted = async () =>
      inboxResponse.parse(await (await shop.ask("/api/admin/inbox", { headers: auth })).json());
    expect((await counted()).counts.refused).toBe(1);
    expect(await said(await drop(refused))).toEqual([200, mailText.dropped]);
    expect((await counted()).counts.refused).toBe(0);
    expect((await shown()).entries[0]?.mail).toMatchObject({ state: "dropped" });
    expect(await said(await drop(refused))).toEqual([404, mailText.notDroppable]);
    expect((await audited())[0]).toBe(`mail dropped: mail ${refused}`);
    const { db } = shop.context.database;
    const soon = new Date(Date.now() + 5_000).toISOString();
    const flying = { sent_at: null, ended_at: null, outcome: null, claimed_until: soon };
    await db
      .updateTable("outbox")
      .set(flying)
      .where("id", "=", refused ?? 0)
      .execute();
    expect((await drop(refused)).status).toBe(404);
  });

  test("a message is found by the number in its answers' subject", async () => {
    const found = async (search: string) => {
      const path = `/api/admin/inbox?search=${encodeURIComponent(search)}`;
      return inboxResponse.parse(await (await shop.ask(path, { headers: auth })).json()).matchCount;
    };
    expect([await found(`#${ada.id}`), await found(String(ada.id)), await found("#999999")]).toEqual([1, 1, 0]);
  });

  test("what doesn't fit is refused, and leaves nothing", async () => {
    const body = { id: ada.id, kind: "note", text: "x" };
    for (const path of [entries, retry, "/api/admin/outbox/drop"]) {
      expect((await shop.post(path, body)).status).toBe(401);
      expect((await shop.post(path, body, { ...auth, Origin: "https://evil.example" })).status).toBe(403);
      expect((await shop.post(path, { ...body, more: 1 }, auth)).status).toBe(400);
    }
    for (const text of ["", " \n ", "x".repeat(entryBounds.text + 1), "\u0000", "\u202E", 1]) {
      expect((await shop.post(entries, { ...body, text }, auth)).status).toBe(400);
    }
    expect((await add("reply", "x")).status).toBe(400);
    expect((await add("answer", "x", 999_999)).status).toBe(404);
    expect((await shown()).entries).toEqual([]);
    expect(await audited()).toEqual(["login: from unknown"]);
  });

  test("a message holds so many entries, and an account writes so many in ten minutes", async () => {
    for (let i = 0; i < entryBounds.entries; i += 1) expect((await add("note", `${i}`)).status).toBe(200);
    expect(await said(await add("answer", "one more"))).toEqual([409, inboxText.entries.full]);
    expect(await shown()).toMatchObject({ state: "new" });
    expect((await shown()).entries).toHaveLength(entryBounds.entries);
    const statuses = [];
    for (let i = 0; i < rateLimits.inboxEntry.account.tries; i += 1) statuses.push((await add("note", "0")).status);
    expect(statuses.at(-1)).toBe(429);
    expect(mail.taken.every(({ text }) => !text.includes("one more"))).toBe(true);
  });

  test("an answer is kept with its mail, its state and its line of the audit log, or not at all", async () => {
    const { db, engine: name } = shop.context.database;
    const [audit, away] = ["audit_log", "audit_log_away"].map((table) =>
      name === "postgres" ? sql.id("shop", table) : sql.id(table),
    );
    await sql`alter table ${audit} rename to ${sql.id("audit_log_away")}`.execute(db);
    expect((await add("answer", "Tomorrow.")).status).toBeGreaterThanOrEqual(500);
    await sql`alter table ${away} rename to ${sql.id("audit_log")}`.execute(db);
    expect(await shown()).toMatchObject({ state: "new", entries: [] });
    const kinds = await db.selectFrom("outbox").select("kind").execute();
    expect(kinds).toEqual([{ kind: "contact" }]);
  });
});

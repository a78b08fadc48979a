import { beforeAll, describe, expect, test } from "vitest";
import { withdrawalsText } from "#content/admin-withdrawals.ts";
import { auditLogResponse } from "#contract/admin-audit-log.ts";
import { inboxResponse } from "#contract/admin-inbox.ts";
import { withdrawalsResponse } from "#contract/admin-withdrawals.ts";
import { withdrawalResponse } from "#contract/withdrawal.ts";
import { readConfig } from "#server/config/config.ts";
import { markFailed, markSent } from "#server/db/queries/outbox.ts";
import { engines } from "#tests/databases.ts";
import { withdrawalRow } from "#tests/rows.ts";
import { openTestShop, sharedTestShop } from "#tests/shop.ts";

/** Accepts withdrawals and has no mail server, so that nothing takes mail from the outbox during a test. */
const selling = { ...readConfig({ SITE_URL: "http://localhost" }), sellsInEu: true };
const given = {
  ada: { name: "Ada", email: "Ada@example.com", orderNumber: "#1001", items: "Tagigo\nblack", message: "" },
  grace: { name: "Grace", email: "g@example.com", orderNumber: "100%", items: "<b>All</b>", message: "Too thick." },
  linus: { name: "Linus", email: "l@example.com", orderNumber: "#1_03", items: "The card", message: "" },
};

describe.each(engines)("withdrawals for staff on %s", (engine) => {
  const shop = sharedTestShop(engine, {}, undefined, { config: selling });
  let auth: { Authorization: string };
  const receipts = new Map<string, { receipt: string; receivedAt: string }>();
  const list = async (query = "") =>
    withdrawalsResponse.parse(await (await shop.ask(`/api/admin/withdrawals${query}`, { headers: auth })).json());
  const names = async (query: string) => (await list(query)).data.map(({ name }) => name);
  const mark = (id: number, state: string) => shop.post("/api/admin/withdrawals/state", { id, state }, auth);

  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    for (const one of Object.values(given)) {
      receipts.set(one.name, withdrawalResponse.parse(await (await shop.post("/api/withdrawal", one)).json()));
    }
  });

  test("are theirs alone", async () => {
    const path = "/api/admin/withdrawals";
    const refused: readonly Record<string, string>[] = [
      {},
      { Authorization: `${auth.Authorization}x` },
      { Cookie: auth.Authorization },
    ];
    for (const headers of refused) {
      expect((await shop.ask(path, { headers })).status).toBe(401);
    }
    expect((await shop.ask(path, { headers: auth })).headers.get("cache-control")).toBe("no-store");
    expect((await shop.ask(`${path}?state=gone`, { headers: auth })).status).toBe(400);
    const change = { id: 1, state: "answered" };
    expect((await shop.post(`${path}/state`, change)).status).toBe(401);
    expect((await shop.post(`${path}/state`, change, { ...auth, Origin: "https://evil.example" })).status).toBe(403);
    expect((await shop.post(`${path}/state`, { ...change, more: 1 }, auth)).status).toBe(400);
  });

  test("come whole, the newest first, open, with the code and the moment of the receipt", async () => {
    const { data, counts, matchCount } = await list();
    expect(data.map(({ name }) => name)).toEqual(["Linus", "Grace", "Ada"]);
    expect([counts, matchCount]).toEqual([{ open: 3, answered: 0 }, 3]);
    const { id: _, at, receipt, mail, mailWithheld, state, ...said } = data[1] ?? {};
    expect(said).toEqual(given.grace);
    const proof = receipts.get("Grace");
    expect([receipt, at]).toEqual([proof?.receipt, proof?.receivedAt]);
    expect([state, mail]).toEqual(["open", { id: expect.any(Number), state: "waiting", attempts: 0, lastError: null }]);
    expect(mailWithheld).toBe(false);
  });

  test("are found by whatever stands in them, without wildcards, page by page", async () => {
    expect(await names("?search=ADA%40example")).toEqual(["Ada"]);
    expect(await names("?search=%25")).toEqual(["Grace"]);
    expect(await names("?search=1_0")).toEqual(["Linus"]);
    expect(await names("?search=too+THICK")).toEqual(["Grace"]);
    expect(await names("?search=tagigo")).toEqual(["Ada"]);
    expect(await names(`?search=${receipts.get("Linus")?.receipt.toUpperCase()}`)).toEqual(["Linus"]);
    expect(await names("?limit=1&offset=1")).toEqual(["Grace"]);
    expect((await list("?limit=1&offset=1")).matchCount).toBe(3);
  });

  test("one is marked and put back, and the log says by whom and which", async () => {
    const id = (await list("?search=grace")).data[0]?.id ?? 0;
    const marked = await mark(id, "answered");
    expect([marked.status, await marked.json()]).toMatchObject([
      ...[200, { success: true, message: withdrawalsText.marked.answered }],
    ]);
    expect(await names("?state=open")).toEqual(["Linus", "Ada"]);
    expect(await names("?state=answered")).toEqual(["Grace"]);
    expect((await list()).counts).toEqual({ open: 2, answered: 1 });
    const log = await (await shop.ask("/api/admin/audit-log?limit=1", { headers: auth })).json();
    expect(auditLogResponse.parse(log).data).toMatchObject([
      {
        username: "boss",
        action: "withdrawal marked",
        detail: `withdrawal ${receipts.get("Grace")?.receipt}: answered`,
      },
    ]);
    expect((await mark(id, "open")).status).toBe(200);
    expect((await list()).counts).toEqual({ open: 3, answered: 0 });
    expect((await mark(999_999, "answered")).status).toBe(404);
    expect((await mark(id, "archived")).status).toBe(400);
  });

  test("the same declaration sent again doesn't open one that is answered", async () => {
    const id = (await list("?search=ada%40example")).data[0]?.id ?? 0;
    await mark(id, "answered");
    expect((await shop.post("/api/withdrawal", given.ada)).status).toBe(200);
    expect(await names("?state=answered")).toEqual(["Ada"]);
    await mark(id, "open");
  });

  test("show where the mail with the receipt is, not the copy for support", async () => {
    const { db: tables } = shop.context.database;
    const mails = await tables.selectFrom("outbox").select(["id", "kind"]).orderBy("id").execute();
    const sent = mails.filter(({ kind }) => kind === "receipt").map(({ id }) => id);
    const copies = mails.filter(({ kind }) => kind === "contact").map(({ id }) => id);
    for (const id of copies) await markSent(tables, id);
    expect((await list()).data.map(({ mail }) => mail?.state)).toEqual(["waiting", "waiting", "waiting"]);
    await markSent(tables, sent[0] ?? 0);
    await markFailed(tables, sent[1] ?? 0, 60_000, "550 no such mailbox");
    await tables
      .deleteFrom("outbox")
      .where("id", "=", sent[2] ?? 0)
      .execute();
    expect((await list()).data.map(({ mail }) => mail && [mail.state, mail.lastError])).toEqual([
      null,
      ["failing", "550 no such mailbox"],
      ["sent", null],
    ]);
  });

  test("one whose mail was withheld says so, and one whose state is none of ours by now is open", async () => {
    const { db: tables } = shop.context.database;
    const was = { state: "open", receipt_mail: "queued" } as const;
    await tables
      .updateTable("withdrawals")
      .set({ state: "gone", receipt_mail: "withheld" })
      .where("name", "=", "Ada")
      .execute();
    expect((await list()).data.map(({ state, mailWithheld }) => [state, mailWithheld])).toEqual([
      ...[
        ["open", false],
        ["open", false],
        ["open", true],
      ],
    ]);
    await tables.updateTable("withdrawals").set(was).where("name", "=", "Ada").execute();
  });

  test("the inbox says how many are open", async () => {
    const answer = await (await shop.ask("/api/admin/inbox", { headers: auth })).json();
    expect(inboxResponse.parse(answer).withdrawals).toEqual({ open: 3, answered: 0 });
  });
});

test("where the shop takes none, the inbox says nothing of them until there is one", async () => {
  const shop = await openTestShop("sqlite");
  const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
  const told = async () =>
    inboxResponse.parse(await (await shop.ask("/api/admin/inbox", { headers })).json()).withdrawals;
  expect(await told()).toBeNull();
  const { db } = shop.context.database;
  await db.insertInto("withdrawals").values(withdrawalRow("r")).execute();
  expect(await told()).toEqual({ open: 1, answered: 0 });
  await db
    .insertInto("withdrawals")
    .values(withdrawalRow("s", { state: "answered" }))
    .execute();
  expect(await told()).toEqual({ open: 1, answered: 1 });
});

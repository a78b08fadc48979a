import { beforeAll, describe, expect, test } from "vitest";
import { complaintDays, complaintsText } from "#content/admin-complaints.ts";
import { type InboxResponse, inboxResponse } from "#contract/admin-inbox.ts";
import { todayResponse } from "#contract/admin-today.ts";
import { addDays, utcDay } from "#contract/days.ts";
import { errorResponse } from "#contract/error-response.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

describe.each(engines)("the inbox on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: { Authorization: string };
  const inbox = async (query = ""): Promise<InboxResponse> =>
    inboxResponse.parse(await (await shop.ask(`/api/admin/inbox?${query}`, { headers: auth })).json());
  const names = async (query = "") => (await inbox(query)).data.map(({ name }) => name);
  const write = (name: string, topic: string) =>
    shop.post("/api/contact", { name, email: `${name}@x.com`, topic, message: `From ${name}` });
  const idOf = async (name: string) => (await inbox(`search=From ${name}`)).data[0]?.id ?? 0;

  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    for (const [name, topic] of [
      ["ada", "order"],
      ["grace", "support"],
      ["linus", "order"],
      ["margaret", "other"],
      ["edsger", "general"],
    ] as const) {
      await write(name, topic);
    }
    await shop.post("/api/admin/inbox/state", { id: await idOf("linus"), state: "answered" }, auth);
    // A topic of a former version of the form.
    const { db } = shop.context.database;
    await db.updateTable("contact_messages").set({ topic: "press" }).where("name", "=", "edsger").execute();
  });

  test("is narrowed to a topic, beside state, search and pages", async () => {
    expect(await names("topic=order")).toEqual(["linus", "ada"]);
    expect(await names("topic=order&state=new")).toEqual(["ada"]);
    expect(await names("topic=order&search=linus")).toEqual(["linus"]);
    expect(await names("topic=order&limit=1&offset=1")).toEqual(["ada"]);
    expect((await inbox("topic=order&limit=1")).matchCount).toBe(2);
    expect(await names("topic=partnership")).toEqual([]);
  });

  test("counts states of the chosen topic and topics of the chosen state", async () => {
    const all = await inbox();
    expect(all.counts).toEqual({ new: 4, answered: 1, archived: 0, complaints: 0, refused: 0 });
    expect(all.topics).toEqual({ all: 5, general: 0, support: 1, order: 2, partnership: 0, other: 2 });
    const narrowed = await inbox("topic=order&state=new");
    expect(narrowed.counts).toEqual({ new: 1, answered: 1, archived: 0, complaints: 0, refused: 0 });
    expect(narrowed.topics).toEqual({ all: 4, general: 0, support: 1, order: 1, partnership: 0, other: 2 });
    expect((await inbox("state=refused")).topics.all).toBe(0);
  });

  test("finds what has a topic of a former version under the other ones", async () => {
    expect(await names("topic=other")).toEqual(["edsger", "margaret"]);
  });

  test.each(["press", "ORDER", "order,support", "__proto__", ""])("refuses the topic %j", async (topic) => {
    expect((await shop.ask(`/api/admin/inbox?topic=${topic}`, { headers: auth })).status).toBe(400);
  });

  describe("with complaints", () => {
    const complain = async (name: string, body: object = {}) =>
      shop.post("/api/admin/inbox/complaint", { id: await idOf(name), ...body }, auth);
    const today = utcDay();
    const kinds = async () => {
      const answer = await shop.ask("/api/admin/today", { headers: auth });
      const { items } = todayResponse.parse(await answer.json());
      return items.filter(({ kind }) => kind.startsWith("complaints")).map(({ kind, count }) => [kind, count]);
    };

    test("a marked message is due so many days after it arrived, and is on the list of complaints", async () => {
      const answer = await complain("grace");
      expect(answer.status).toBe(200);
      const dueOn = addDays(today, complaintDays.dueDays);
      expect((await inbox("state=complaints")).data).toMatchObject([
        { name: "grace", complaint: { dueOn, daysLeft: complaintDays.dueDays } },
      ]);
      expect((await inbox()).counts.complaints).toBe(1);
      const { rows } = await listAuditLog(shop.context.database.db, { limit: 1, offset: 0 });
      expect(rows).toMatchObject([
        { action: "complaint marked", detail: `message ${await idOf("grace")}: due ${dueOn}` },
      ]);
      expect(await kinds()).toEqual([]);
      expect((await names())[0]).not.toBe("grace");
    });

    test("what is overdue or due soon stands first, by its day, on every page, and is told on Today", async () => {
      const { db } = shop.context.database;
      const longAgo = { created_at: `${addDays(today, -40)}T10:00:00.000Z` };
      await db.updateTable("contact_messages").set(longAgo).where("name", "in", ["ada", "grace"]).execute();
      await complain("ada", { dueOn: addDays(today, -1) });
      await complain("grace", { dueOn: today });
      await complain("margaret", { dueOn: addDays(today, complaintDays.soonDays + 1) });
      expect(await names()).toEqual(["ada", "grace", "edsger", "margaret", "linus"]);
      expect(await names("limit=1")).toEqual(["ada"]);
      expect(await names("limit=2&offset=1")).toEqual(["grace", "edsger"]);
      expect(await names("limit=2&offset=2")).toEqual(["edsger", "margaret"]);
      expect(await names("limit=2&offset=4")).toEqual(["linus"]);
      expect(await names("state=complaints")).toEqual(["ada", "grace", "margaret"]);
      expect((await inbox("limit=1")).matchCount).toBe(5);
      expect(await kinds()).toEqual([
        ["complaints-overdue", 1],
        ["complaints-due", 1],
      ]);
      await complain("margaret", { dueOn: addDays(today, complaintDays.soonDays) });
      expect(await names()).toEqual(["ada", "grace", "margaret", "edsger", "linus"]);
    });

    test("answered or closed, one is off Today and behind the open ones, and still a complaint", async () => {
      await shop.post("/api/admin/inbox/entries", { id: await idOf("ada"), kind: "answer", text: "Sorry." }, auth);
      await shop.post("/api/admin/inbox/state", { id: await idOf("grace"), state: "archived" }, auth);
      expect(await kinds()).toEqual([["complaints-due", 1]]);
      expect(await names("state=complaints")).toEqual(["margaret", "grace", "ada"]);
      await shop.post("/api/admin/inbox/state", { id: await idOf("ada"), state: "new" }, auth);
      expect(await kinds()).toEqual([
        ["complaints-overdue", 1],
        ["complaints-due", 1],
      ]);
    });

    test("the mark is taken back", async () => {
      const answer = await complain("ada", { dueOn: null });
      expect(await answer.json()).toEqual({ success: true, message: complaintsText.unmarked });
      expect((await inbox("search=From ada")).data).toMatchObject([{ complaint: null }]);
    });

    test("a day before the message, too far away or that doesn't exist is refused at its field", async () => {
      for (const dueOn of [addDays(today, -41), addDays(today, complaintDays.latestDays + 1)]) {
        const answer = await complain("ada", { dueOn });
        expect(answer.status).toBe(400);
        expect(errorResponse.parse(await answer.json()).fields).toEqual({ dueOn: complaintsText.badDue });
      }
      for (const dueOn of ["", "2026-02-30", "tomorrow", 7])
        expect((await complain("ada", { dueOn })).status).toBe(400);
      expect((await shop.post("/api/admin/inbox/complaint", { id: 999_999 }, auth)).status).toBe(404);
    });
  });
});

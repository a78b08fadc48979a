import { beforeAll, describe, expect, test } from "vitest";
import { dataRequestMessages as messages, dataRequestsText as text } from "#content/admin-data-requests.ts";
import { dataRequestDue, extendedDataRequestDue } from "#content/data-request-days.ts";
import { todayResponse } from "#contract/admin-today.ts";
import {
  type DataRequestsResponse,
  dataRequestsResponse,
  exportResponse,
  previewResponse,
} from "#contract/data-requests.ts";
import { addDays, utcDay } from "#contract/days.ts";
import { errorResponse } from "#contract/error-response.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { forgetOldDataRequests } from "#server/db/queries/data-requests.ts";
import { exportPersonalData } from "#server/db/queries/personal-data.ts";
import { orderKeyOf, saveReview } from "#server/db/queries/reviews.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

const today = utcDay();
const ada = { kind: "export", subject: "Ada@X.com", receivedOn: today, identity: "Answered our email" };

describe.each(engines)("requests for data on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: Record<string, string>;
  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    for (const name of ["ada", "eve"]) {
      await shop.post("/api/contact", { name, email: `${name}@x.com`, topic: "order", message: `From ${name}` });
      await shop.post("/api/subscribe", { email: `${name}@x.com` });
    }
  });
  const list = async (query = "state=all"): Promise<DataRequestsResponse> =>
    dataRequestsResponse.parse(await (await shop.ask(`/api/admin/data-requests?${query}`, { headers: auth })).json());
  const act = (path: string, body: object) => shop.post(`/api/admin/data-requests${path}`, body, auth);
  const record = (given: object = {}) => act("", { ...ada, ...given });
  /** The newest request. */
  const newest = async () => {
    const { data } = await list();
    const found = data.toSorted((a, b) => b.id - a.id)[0];
    if (!found) throw new Error("no request");
    return found;
  };
  const refusal = async (answer: Response) => {
    const { message, fields } = errorResponse.parse(await answer.json());
    return [answer.status, fields ?? message];
  };
  const onToday = async () => {
    const { items } = todayResponse.parse(await (await shop.ask("/api/admin/today", { headers: auth })).json());
    return items.filter(({ kind }) => kind.startsWith("data-requests")).map(({ kind, count }) => [kind, count]);
  };
  const log = async (limit: number) =>
    (await listAuditLog(shop.context.database.db, { limit, offset: 0 })).rows.map(({ action, detail }) => [
      action,
      detail,
    ]);

  test("one is recorded with its day, and told on Today", async () => {
    expect(await onToday()).toEqual([]);
    expect(await (await record()).json()).toEqual({ success: true, message: messages.recorded });
    const { id, ...rest } = await newest();
    const dueOn = dataRequestDue(today);
    expect(rest).toMatchObject({
      ...{ ...ada, dueOn, extended: false, canExtend: true, recordedBy: "boss", done: null },
    });
    expect(rest.daysLeft).toBeGreaterThanOrEqual(28);
    expect(await log(1)).toEqual([["data request recorded", `request ${id}: export, due ${dueOn}`]]);
    expect(await onToday()).toEqual([["data-requests", 1]]);
  });

  test("what is no address, no reference or no possible day is refused at its field", async () => {
    const { receivedOn } = text.errors;
    expect(await refusal(await record({ receivedOn: addDays(today, 1) }))).toEqual([400, { receivedOn }]);
    expect(await refusal(await record({ receivedOn: addDays(today, -367) }))).toEqual([400, { receivedOn }]);
    for (const [field, value] of [
      ["subject", "nobody"],
      ["subject", "pi_"],
      ["identity", " "],
      ["kind", "both"],
      ["receivedOn", "2026-02-30"],
    ] as const) {
      const [status, fields] = await refusal(await record({ [field]: value }));
      expect([status, Object.keys(Object(fields))]).toEqual([400, [field]]);
    }
  });

  test("its time is extended once, with a reason, and not after it is over", async () => {
    const { id } = await newest();
    expect((await refusal(await act("/extend", { id, reason: "" })))[0]).toBe(400);
    expect((await act("/extend", { id, reason: "Many messages" })).status).toBe(200);
    expect(await newest()).toMatchObject({
      ...{ dueOn: extendedDataRequestDue(today), extended: true, extension: "Many messages", canExtend: false },
    });
    expect(await refusal(await act("/extend", { id, reason: "Again" }))).toEqual([409, messages.notExtendable]);
    await record({ subject: "late@x.com", receivedOn: addDays(today, -40) });
    const late = await newest();
    expect(late).toMatchObject({ canExtend: false });
    expect(late.daysLeft).toBeLessThan(0);
    expect(await refusal(await act("/extend", { id: late.id, reason: "Late" }))).toEqual([409, messages.notExtendable]);
    expect(await onToday()).toEqual([
      ["data-requests-overdue", 1],
      ["data-requests", 1],
    ]);
    const { items } = todayResponse.parse(await (await shop.ask("/api/admin/today", { headers: auth })).json());
    const overdue = items.find(({ kind }) => kind === "data-requests-overdue");
    expect(overdue?.oldestAt).toBe(`${addDays(today, -40)}T00:00:00.000Z`);
    // The one that is due first comes first.
    expect((await list("state=open")).data.map(({ subject }) => subject)).toEqual(["late@x.com", "Ada@X.com"]);
    expect((await act("/remove", { id: late.id })).status).toBe(200);
    expect(await log(1)).toEqual([["data request removed", `request ${late.id}: export`]]);
  });

  test("what is kept is counted, and exported as the command does; then it is marked as done", async () => {
    const { id } = await newest();
    const { database } = shop.context;
    const { counts } = previewResponse.parse(await (await act("/preview", { id })).json());
    expect(counts).toMatchObject({ contactMessages: 1, withdrawals: 0, dataRequests: 1 });
    const { data } = exportResponse.parse(await (await act("/download", { id })).json());
    expect(data).toEqual(JSON.parse(JSON.stringify(await exportPersonalData(database, "ada@x.com"))));
    expect(JSON.stringify(data)).not.toContain("eve@x.com");
    expect(await log(1)).toEqual([["person exported", ""]]);
    expect((await act("/done", { id })).status).toBe(200);
    expect(await newest()).toMatchObject({ subject: "Ada@X.com", done: { by: "boss" } });
    expect(await refusal(await act("/done", { id }))).toEqual([409, messages.notOpen]);
    expect(await refusal(await act("/remove", { id }))).toEqual([409, messages.notOpen]);
    expect((await list("state=open")).data).toEqual([]);
    expect(await onToday()).toEqual([]);
  });

  test("what is kept is erased once the address is typed again; a hash and the days stay", async () => {
    const { database } = shop.context;
    const eve = await exportPersonalData(database, "eve@x.com");
    await record({ kind: "erase" });
    const { id } = await newest();
    for (const confirm of ["", "eve@x.com", "ada@x"]) {
      expect(await refusal(await act("/erase", { id, confirm }))).toEqual([400, { confirm: text.confirmError }]);
    }
    expect((await exportPersonalData(database, "ada@x.com")).contactMessages).toHaveLength(1);
    expect((await act("/erase", { id, confirm: " ada@x.com " })).status).toBe(200);
    expect(Object.values(await exportPersonalData(database, "ada@x.com")).flat()).toEqual(["ada@x.com"]);
    expect(await exportPersonalData(database, "eve@x.com")).toEqual(eve);
    // The earlier request of the same person too.
    const { data, counts } = await list();
    expect(counts).toEqual({ open: 0, done: 2 });
    for (const one of data) {
      expect(one).toMatchObject({
        subject: null,
        identity: null,
        extension: null,
        receivedOn: today,
        done: { by: "boss" },
      });
    }
    expect((await list("state=all&search=ADA@x.com")).matchCount).toBe(2);
    expect((await list("state=all&search=ada")).matchCount).toBe(0);
    const stored = JSON.stringify(await database.db.selectFrom("data_requests").selectAll().execute());
    expect(stored).not.toMatch(/ada@x|Answered our email|Many messages/i);
    const entries = await log(2);
    expect(entries).toMatchObject([
      ["data request done", `request ${id}: erase`],
      ["person erased", expect.any(String)],
    ]);
    expect(JSON.stringify(await log(200))).not.toContain("ada@x");
    expect(await refusal(await act("/erase", { id, confirm: "ada@x.com" }))).toEqual([409, messages.notOpen]);
    expect(await refusal(await act("/download", { id }))).toEqual([409, messages.forgotten]);
  });

  test("by an order's reference its reviews are meant; a request for a copy erases nothing", async () => {
    const { database } = shop.context;
    const review = { product: "incard-finder", stars: 4, words: "Rings well.", name: "Ada", about: "" } as const;
    await saveReview(database, { kind: "demo", key: orderKeyOf("pi_1") }, review);
    await record({ subject: "pi_1" });
    const copy = await newest();
    const { counts } = previewResponse.parse(await (await act("/preview", { id: copy.id })).json());
    expect(counts).toEqual({ reviews: 1, dataRequests: 1 });
    expect(await refusal(await act("/erase", { id: copy.id, confirm: "pi_1" }))).toEqual([409, messages.wrongKind]);
    await record({ kind: "erase", subject: "pi_1" });
    const { id } = await newest();
    expect((await act("/erase", { id, confirm: "pi_1" })).status).toBe(200);
    expect(await database.db.selectFrom("reviews").selectAll().execute()).toEqual([]);
    // The copy that was asked for can't be given any more.
    expect((await list("state=open")).data).toEqual([]);
  });

  test("a year after it was done nobody knows whose it was", async () => {
    const { db } = shop.context.database;
    await record({ subject: "old@x.com" });
    const { id } = await newest();
    await forgetOldDataRequests(db, new Date(Date.now() + 60_000).toISOString());
    expect((await newest()).subject).toBe("old@x.com");
    await act("/done", { id });
    await forgetOldDataRequests(db, new Date(Date.now() - 60_000).toISOString());
    expect((await newest()).subject).toBe("old@x.com");
    await forgetOldDataRequests(db, new Date(Date.now() + 60_000).toISOString());
    expect((await newest()).subject).toBeNull();
  });

  test("no request is 404, and editors are neither told nor let in", async () => {
    for (const path of ["/preview", "/download", "/done", "/remove"]) {
      expect((await act(path, { id: 999_999 })).status).toBe(404);
    }
    expect((await act("/extend", { id: 999_999, reason: "x" })).status).toBe(404);
    expect((await act("/erase", { id: 999_999, confirm: "x" })).status).toBe(404);
    await record({ subject: "open@x.com" });
    const added = await shop.post("/api/admin/staff", { username: "ed", role: "editor" }, auth);
    const { password } = await added.json();
    const login = await shop.post("/api/admin-token", { username: "ed", password });
    const editor = { Authorization: `Bearer ${(await login.json()).token}` };
    const { items } = todayResponse.parse(await (await shop.ask("/api/admin/today", { headers: editor })).json());
    expect(items.map(({ kind }) => kind)).not.toContain("data-requests");
    expect(await onToday()).toEqual([["data-requests", 1]]);
    expect((await shop.ask("/api/admin/data-requests", { headers: editor })).status).toBe(403);
    expect((await shop.post("/api/admin/data-requests/download", { id: 1 }, editor)).status).toBe(403);
  });
});

import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { at, clock } from "#tests/clock.ts";
import { engines, type OpenTestDatabase, openSharedDatabase } from "#tests/databases.ts";
import { campaignRow, shortLinkVisits, withdrawalRow } from "#tests/rows.ts";
import { contactMail, countMessages, saveMessage } from "./contact-messages.ts";
import { enqueueMails } from "./enqueue-mails.ts";
import {
  deleteUnansweredSearch,
  listManualVotes,
  listNotFoundPaths,
  listUnansweredSearches,
  maxRows,
  pruneUnansweredSearches,
  recordManualVote,
  recordNotFoundPaths,
  recordUnansweredSearch,
} from "./feedback.ts";
import { outboxState, pendingMailStats } from "./mail-counts.ts";
import { claimMail, endMail, markFailed, markSent, putOffMail } from "./outbox.ts";
import { listRedirects, recordRedirectHits, removeRedirect, saveRedirect } from "./redirects.ts";
import { recordShortLinkVisit } from "./short-link-visits.ts";
import { backlogs } from "./today.ts";

const {
  goingCampaigns,
  newMessages,
  openSearches,
  openWithdrawals,
  putOffMail: putOff,
  unsentMail,
  waitingMail,
} = backlogs;

describe.each(engines)("on %s", (engine) => {
  let database: OpenTestDatabase;
  beforeAll(async () => {
    database = await openSharedDatabase(engine);
    return database.remove;
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const table of ["outbox", "contact_messages", "campaigns", "unanswered_searches", "not_found_paths"] as const)
      await database.db.deleteFrom(table).execute();
  });

  test("votes are counted by section: those with most no first, of these the ones with fewest yes, then by name", async () => {
    const votes: [section: string, answer: "yes" | "no"][] = [
      ["b", "no"],
      ["b", "yes"],
      ["c", "yes"],
      ["d", "no"],
      ["c", "no"],
      ["a", "no"],
      ["a", "no"],
      ["e", "no"],
      ["a", "yes"],
    ];
    for (const [section, answer] of votes) await recordManualVote(database.db, { section, answer });
    expect((await listManualVotes(database.db)).map(({ section, no, yes }) => [section, no, yes])).toEqual([
      ["a", 2, 1],
      ["d", 1, 0],
      ["e", 1, 0],
      ["b", 1, 1],
      ["c", 1, 1],
    ]);
  });

  test("searches and lost paths are listed with the most frequent first, of these the latest, and no more than wanted", async () => {
    const { db } = database;
    for (const [hour, text] of [
      [1, "Often"],
      [2, "early"],
      [3, "late"],
      [4, "OFTEN"],
    ] as const) {
      clock(hour);
      await recordUnansweredSearch(db, text);
      await recordNotFoundPaths(db, new Map([[`/${text.toLowerCase()}`, 2]]));
    }
    const searches = await listUnansweredSearches(db, 10);
    expect(searches.map(({ text, count, last_at }) => [text, count, last_at])).toEqual([
      ["Often", 2, at(4)],
      ["late", 1, at(3)],
      ["early", 1, at(2)],
    ]);
    expect(await listNotFoundPaths(db, 2)).toMatchObject([
      { path: "/often", count: 4, last_at: at(4) },
      { path: "/late", count: 2, last_at: at(3) },
    ]);
    expect((await listUnansweredSearches(db, 1)).map(({ text }) => text)).toEqual(["Often"]);
    expect(await openSearches(db)).toEqual({ count: 3, oldestAt: at(2) });
    const key = searches[1]?.key ?? "";
    expect([await deleteUnansweredSearch(db, { key }), await deleteUnansweredSearch(db, { key })]).toEqual([
      "late",
      null,
    ]);
    expect(await deleteUnansweredSearch(db, { path: "/late" })).toBe("/late");
    expect((await listNotFoundPaths(db, 9)).map(({ path }) => path)).toEqual(["/often", "/early"]);
    expect((await listUnansweredSearches(db, 9)).map(({ text }) => text)).toEqual(["Often", "early"]);
  });

  test("of searches and lost paths so many are kept: the rarest go, of these the oldest", async () => {
    const { db } = database;
    const common = Array.from({ length: maxRows - 1 }, (_, n) => ({ name: `/${n}`, count: 3, last_at: at(1) }));
    const rare = ["new", "old"].map((name, n) => ({ name, count: 1, last_at: at(9 - n) }));
    const rows = [...common, ...rare];
    for (let from = 0; from < rows.length; from += 500) {
      const part = rows.slice(from, from + 500);
      const searches = part.map(({ name, ...row }) => ({ ...row, key: name, text: name }));
      await db.insertInto("unanswered_searches").values(searches).execute();
      await db
        .insertInto("not_found_paths")
        .values(part.map(({ name: path, ...row }) => ({ ...row, path })))
        .execute();
    }
    await db
      .insertInto("not_found_paths")
      .values({ path: "/most", count: 4, last_at: at(0) })
      .execute();
    await pruneUnansweredSearches(db);
    const searches = (await listUnansweredSearches(db, 2 * maxRows)).map(({ text }) => text);
    expect([searches.length, searches.at(-1)]).toEqual([maxRows, "new"]);
    const paths = (await listNotFoundPaths(db, 2 * maxRows)).map(({ path }) => path);
    expect([paths.length, paths[0], paths.includes("new"), paths.includes("old")]).toEqual([
      ...[maxRows, "/most", false, false],
    ]);
  });

  test("a redirect keeps its hits when it leads elsewhere, and only those that were followed are counted", async () => {
    const { db } = database;
    clock(1);
    await saveRedirect(db, { source: "/b", target: "/x", status: 302 });
    await saveRedirect(db, { source: "/a", target: "/x", status: 302 });
    clock(2);
    await recordRedirectHits(db, new Map([["/b", 3]]));
    await saveRedirect(db, { source: "/b", target: "/y", status: 301 });
    await recordRedirectHits(
      db,
      new Map([
        ["/b", 2],
        ["/gone", 1],
      ]),
    );
    expect(await listRedirects(db)).toMatchObject([
      { source: "/a", target: "/x", status: 302, hits: 0, created_at: at(1) },
      { source: "/b", target: "/y", status: 301, hits: 5, created_at: at(1) },
    ]);
    expect([await removeRedirect(db, "/b"), await removeRedirect(db, "/b")]).toEqual([true, false]);
    expect((await listRedirects(db)).map(({ source }) => source)).toEqual(["/a"]);
  });

  test("visits of short links are counted a day, and listed with the newest day first, then by code", async () => {
    const { db } = database;
    const days = ["2026-01-02", "2026-01-01", "2026-01-02", "2026-01-01", "2026-01-02"];
    for (const [index, code] of ["b", "a", "a", "b", "b"].entries())
      await recordShortLinkVisit(db, code, new Date(`${days[index]}T23:00:00Z`));
    const second = [
      { day: "2026-01-02", code: "a", count: 1 },
      { day: "2026-01-02", code: "b", count: 2 },
    ];
    expect(await shortLinkVisits(db)).toEqual([
      ...second,
      { day: "2026-01-01", code: "a", count: 1 },
      { day: "2026-01-01", code: "b", count: 1 },
    ]);
    expect(await shortLinkVisits(db, "2026-01-02")).toEqual(second);
  });

  const mail = (recipient: string, createdAt: string) =>
    ({ kind: "contact", recipient, subject: "s", text: "t", createdAt }) as const;

  test("the outbox tells how many wait, fail and have gone, with the last error and the last success", async () => {
    const { db } = database;
    const none = { waiting: 0, failing: 0, sent: 0, unsent: 0, lastSentAt: null, lastError: null, rest: null };
    expect(await outboxState(db)).toEqual(none);
    const mails = ["a", "b", "c", "d", "e", "f"].map((name, index) => mail(`${name}@x.com`, at(index + 1)));
    expect(await enqueueMails(db, mails, "x")).toBe(6);
    const ids = (await db.selectFrom("outbox").select("id").orderBy("id").execute()).map(({ id }) => id);
    await putOffMail(db, ids[0] ?? 0, 120_000, "the last");
    await markFailed(db, ids[1] ?? 0, 60_000, "before");
    for (const id of [ids[2], ids[3]]) await markSent(db, id ?? 0);
    await endMail(db, ids[5] ?? 0, "refused", "550 no");
    await db
      .updateTable("outbox")
      .set({ sent_at: at(7) })
      .where("id", "=", ids[3] ?? 0)
      .execute();
    await db
      .updateTable("outbox")
      .set({ sent_at: at(6) })
      .where("id", "=", ids[2] ?? 0)
      .execute();
    const told = { waiting: 3, failing: 2, sent: 2, unsent: 1, lastSentAt: at(7), lastError: "the last", rest: null };
    expect(await outboxState(db)).toEqual(told);
    expect(await putOff(db)).toEqual({ count: 1, oldestAt: at(1) });
    expect(await unsentMail(db)).toMatchObject({ count: 1 });
    expect(await pendingMailStats(db)).toEqual({ count: 3, oldest: at(1) });
  });

  test("what waits today is told with its oldest: messages, refused mail, mail to one person, campaigns", async () => {
    const { db } = database;
    expect(await newMessages(db)).toEqual({ count: 0, oldestAt: null });
    const message = { name: "Ada", email: "a@x.com", topic: "order" };
    for (const hour of [3, 2]) {
      clock(hour);
      await saveMessage(database, { ...message, message: `${hour}` }, "x");
    }
    expect(await newMessages(db)).toEqual({ count: 2, oldestAt: at(2) });
    const { subject, text } = await db.selectFrom("outbox").select(["subject", "text"]).executeTakeFirstOrThrow();
    expect([subject, text]).toEqual(["[order] Message from Ada", expect.stringContaining(`Sent: ${at(3)}`)]);
    await db.updateTable("contact_messages").set({ state: "archived" }).where("message", "=", "3").execute();
    expect(await countMessages(db)).toMatchObject({ new: 1, answered: 0, archived: 1 });
    await db.updateTable("contact_messages").set({ state: "new" }).execute();
    await enqueueMails(db, [{ ...mail("many@x.com", at(1)), kind: "newsletter" }], "x");
    expect(await waitingMail(db, at(3))).toEqual({ count: 1, oldestAt: at(2) });
    expect(await waitingMail(db, at(4))).toEqual({ count: 2, oldestAt: at(2) });
    const campaigns = [6, 5].map((hour) => campaignRow({ at: at(hour) }));
    await db.insertInto("campaigns").values(campaigns).execute();
    expect(await goingCampaigns(db)).toEqual({ count: 2, oldestAt: at(5) });
    const withdrawals = [8, 7].map((hour) => withdrawalRow(`${hour}`, { at: at(hour) }));
    await db.insertInto("withdrawals").values(withdrawals).execute();
    expect(await openWithdrawals(db)).toEqual({ count: 2, oldestAt: at(7) });
  });

  test("a mail to one person is taken before one to many, and the one that is due longest before the others", async () => {
    const { db } = database;
    clock(1);
    await enqueueMails(db, [{ ...mail("many@x.com", at(1)), kind: "ship-date" }], "x");
    clock(3);
    await enqueueMails(db, [mail("late@x.com", at(3))], "x");
    clock(2);
    await enqueueMails(
      db,
      [{ ...mail("early@x.com", at(2)), headers: { "X-A": "1" }, replyTo: { name: "A", address: "r@x.com" } }],
      "x",
    );
    for (const [hour, recipient] of [
      [1, "many@x.com"],
      [3, "late@x.com"],
      [2, "early@x.com"],
    ] as const) {
      await db
        .updateTable("outbox")
        .set({ next_attempt_at: at(hour) })
        .where("recipient", "=", recipient)
        .execute();
    }
    clock(4);
    const first = await claimMail(db, 60_000);
    expect(first).toMatchObject({
      ...{ id: expect.any(Number), attempts: 1, recipient: "early@x.com" },
      head: {
        messageId: expect.stringMatching(/^<[\w-]+@x>$/),
        replyTo: { name: "A", address: "r@x.com" },
        date: new Date(at(2)),
      },
      content: { subject: "s", text: "t", headers: { "X-A": "1" } },
    });
    const others = [await claimMail(db, 60_000), await claimMail(db, 60_000), await claimMail(db, 60_000)];
    expect(others.map((one) => one?.recipient)).toEqual(["late@x.com", "many@x.com", undefined]);
  });

  test("a message is kept once a day: the day of one that waited offline is believed for two months", async () => {
    const message = { name: "Ada", email: "a@x.com", topic: "order", message: "Where?" };
    const days: [writtenOn: string | undefined, isNew: boolean][] = [
      [undefined, true],
      ["2026-03-10", false],
      ["2026-03-11", true],
      ["2026-03-12", false],
      ["2026-01-09", true],
      ["2026-01-08", false],
      ["no day", false],
      ["2026-01-09", false],
    ];
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 2, 10, 12) });
    for (const [writtenOn, isNew] of days)
      expect([writtenOn, await saveMessage(database, { ...message, writtenOn }, "x")]).toEqual([writtenOn, isNew]);
    expect(await database.db.selectFrom("outbox").select("id").execute()).toHaveLength(3);
    const createdAt = at(1);
    expect(contactMail({ ...message, createdAt }, 7)).toEqual({
      ...{ kind: "contact", recipient: null, replyTo: { name: "Ada", address: "a@x.com" }, messageId: 7, createdAt },
      subject: "[order] Message from Ada",
      text: `Where?\n\n-- \nFrom: Ada <a@x.com>\nTopic: order\nSent: ${createdAt}\n`,
    });
  });
});

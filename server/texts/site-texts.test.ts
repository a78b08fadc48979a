import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Announcement, type FaqEntry, noSiteTexts } from "#contract/site-texts.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { insertDraft, publishArticle, saveSiteText, takeBackArticle } from "#server/db/queries/site-texts.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { announcementKey, loadSiteTexts } from "./site-texts.ts";

const from = "2026-12-01T00:00:00.000Z";
const until = "2026-12-24T18:00:00.000Z";
const holiday: Announcement = { text: "Order by December 18", link: null, from, until };
const entry: FaqEntry = { kind: "own", id: randomUUID(), question: "Q?", answer: "A.", replaces: null, hidden: false };
const article = {
  slug: "a-day-out",
  title: "A day out",
  excerpt: "Short.",
  author: "Ada",
  tags: ["Tips"],
  illustrationType: "travel-items",
  body: "Words.",
};

describe.each(engines)("the texts of staff on %s", (engine) => {
  let database: DatabaseClient;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });

  const save = (key: string, value: unknown, version = 0): Promise<boolean> =>
    saveSiteText(database, { key, version, username: "boss", json: JSON.stringify(value) });
  async function publish(slug: string): Promise<number> {
    const { id } = await insertDraft(database.db, { draft: "{}", username: "boss" });
    await publishArticle(database, { id, version: 1, slug, published: JSON.stringify({ ...article, slug }) });
    return id;
  }

  test("an announcement holds from its first moment until its last, and each of them ends what was rendered", async () => {
    let now = Date.parse(from) - 1;
    await save(announcementKey, holiday);
    const texts = await loadSiteTexts(database, { now: () => now });
    expect([texts.current().announcement, texts.changedAt()]).toEqual([null, 0]);
    now = Date.parse(from);
    expect([texts.current().announcement, texts.changedAt()]).toEqual([holiday, now]);
    now = Date.parse(until) - 1;
    expect([texts.current().announcement, texts.changedAt()]).toEqual([holiday, Date.parse(from)]);
    now = Date.parse(until);
    expect([texts.current().announcement, texts.changedAt()]).toEqual([null, now]);
  });

  test("without moments it holds until it is taken away", async () => {
    await save(announcementKey, { ...holiday, from: null, until: null });
    const texts = await loadSiteTexts(database);
    expect(texts.current().announcement?.text).toBe(holiday.text);
    await save(announcementKey, null, 1);
    expect(await texts.refresh()).toBe(true);
    expect(texts.current().announcement).toBeNull();
  });

  test("another replica's change is seen by the next look, which tells the listeners; without one it costs one query", async () => {
    const texts = await loadSiteTexts(database);
    const heard = vi.fn();
    texts.onChange(heard);
    expect(await texts.refresh()).toBe(false);
    const { faq } = texts.current();
    const id = await publish("a-day-out");
    expect(await texts.refresh()).toBe(true);
    expect(texts.current().articles.map(({ slug, body }) => [slug, body])).toEqual([["a-day-out", "Words."]]);
    // What didn't change stays the same object, which caches go by.
    expect(texts.current().faq).toBe(faq);
    await save("tagigo", [entry]);
    await texts.refresh();
    expect(texts.current().faq).toEqual({ tagigo: [entry] });
    await takeBackArticle(database, id);
    await texts.refresh();
    expect(texts.current().articles).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test("a text is read once, whatever else changes", async () => {
    const texts = await loadSiteTexts(database);
    const shown = () => texts.current().articles.find(({ slug }) => slug === "a-day-out");
    await publish("a-day-out");
    await texts.refresh();
    const first = shown();
    const other = await publish("another-day");
    await texts.refresh();
    expect(shown()).toBe(first);
    await database.db.updateTable("articles").set({ changed_at: "2030-01-01T00:00:00.000Z" }).execute();
    await takeBackArticle(database, other);
    await texts.refresh();
    expect(shown()).toMatchObject({ changedAt: "2030-01-01T00:00:00.000Z" });
    expect(shown()?.tree).toBe(first?.tree);
  });

  test("rows that hold no such text are left out and named; the others are shown", async () => {
    await save(announcementKey, { text: "", link: null, from: null, until: null });
    await save("tagigo", [{ kind: "own" }]);
    await save("incard-finder", [entry]);
    await save("a key of a later version", {});
    const id = await publish("bad");
    await publish("good");
    await database.db.updateTable("articles").set({ published: "{" }).where("id", "=", id).execute();
    const bad: string[] = [];
    const texts = await loadSiteTexts(database, { onBadRow: (key) => bad.push(key) });
    expect(bad.sort()).toEqual([announcementKey, "article bad", "tagigo"].sort());
    expect(texts.current().faq).toEqual({ "incard-finder": [entry] });
    expect(texts.current().articles.map(({ slug }) => slug)).toEqual(["good"]);
  });

  test("what was taken away, and what isn't published yet, is left out and nothing bad", async () => {
    await save(announcementKey, holiday);
    await save(announcementKey, null, 1);
    await takeBackArticle(database, await publish("gone"));
    await insertDraft(database.db, { draft: "{}", username: "boss" });
    const bad: string[] = [];
    const texts = await loadSiteTexts(database, { onBadRow: (key) => bad.push(key), now: () => 5 });
    expect(bad).toEqual([]);
    expect(texts.current()).toEqual(noSiteTexts);
    expect(texts.changedAt()).toBe(0);
  });

  test("an article says when it was published and when it was changed since", async () => {
    await publish("a-day-out");
    const [published_at, changed_at] = ["2026-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z"];
    await database.db.updateTable("articles").set({ published_at, changed_at }).execute();
    const articles = async () => (await loadSiteTexts(database)).current().articles;
    expect(await articles()).toMatchObject([{ publishedAt: published_at, changedAt: changed_at }]);
    await database.db.updateTable("articles").set({ changed_at: null }).execute();
    expect(await articles()).toMatchObject([{ publishedAt: published_at, changedAt: published_at }]);
  });

  test("an announcement without moments leaves pages as fresh as they are", async () => {
    await save(announcementKey, { ...holiday, from: null, until: null });
    const texts = await loadSiteTexts(database, { now: () => 7 });
    expect([texts.changedAt(), texts.current().announcement?.text]).toEqual([0, holiday.text]);
  });

  test("while the database is away the texts stay", async () => {
    await save("tagigo", [entry]);
    const texts = await loadSiteTexts(database);
    await database.close();
    await expect(texts.refresh()).rejects.toThrow();
    expect(texts.current().faq).toEqual({ tagigo: [entry] });
  });

  test("who saves an older version saves nothing", async () => {
    expect(await save("tagigo", [entry])).toBe(true);
    expect(await save("tagigo", [])).toBe(false);
    expect(await save("tagigo", [], 1)).toBe(true);
    expect(await save("tagigo", [entry], 1)).toBe(false);
  });
});

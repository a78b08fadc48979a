import { beforeAll, describe, expect, test } from "vitest";
import { draftResponse, emptyDraft, saveDraftResponse } from "#contract/admin-articles.ts";
import { campaignPreviewResponse } from "#contract/admin-campaigns.ts";
import { shopTables, subscriberTables } from "#server/db/schema.ts";
import { engines } from "#tests/databases.ts";
import { withdrawalRow } from "#tests/rows.ts";
import { sharedTestShop } from "#tests/shop.ts";

/** What nobody sees: a NUL, an escape, switches of the reading direction, spaces without a width, half of a character. */
const unseen = ["\u0000", "\u001B", "\u202E", "\u2068", "\u200B", "\uFEFF", "\uD83D"];
const holdsUnseen = /(?![\t\n\r])\p{Cc}|[\u202E\u2068\u200B\uFEFF]|\p{Cs}/u;

/** A word as it may come out of the clipboard. */
const pasted = (word: string): string => `${unseen.join("")}${[...word].join(unseen.join(""))}${unseen.join("")}`;
/** The same for an address line, which holds whole characters only. */
const inAddress = (word: string): string => encodeURIComponent(pasted(word).toWellFormed().replaceAll("\uFFFD", ""));

/** The calls that take texts of people, each with all of its texts pasted. */
const writes: [string, unknown][] = [
  [
    "/api/contact",
    // Of an address only what has no width goes: a control character in one is no slip.
    { name: pasted("Ada"), email: "\u202E\uFEFFada@x.com\u200B", topic: "general", message: pasted("Hello") },
  ],
  ["/api/subscribe", { email: "reader@x.com" }],
  ["/api/unanswered-search", { text: pasted("charger") }],
  ["/api/page-failure", { path: `/${pasted("support")}`, message: pasted("TypeError") }],
  ["/api/admin/inbox/entries", { id: 1, kind: "note", text: pasted("called back") }],
  ["/api/admin/inbox/entries", { id: 1, kind: "answer", text: pasted("Hello Ada") }],
  [
    "/api/admin/texts/announcement",
    {
      version: 0,
      announcement: {
        text: pasted("Open"),
        link: { href: "/contact", label: pasted("Write") },
        from: null,
        until: null,
      },
    },
  ],
  [
    "/api/admin/texts/question",
    { list: "tagigo", version: 0, key: null, question: pasted("Where"), answer: pasted("Here") },
  ],
  [
    "/api/admin/testimonials/save",
    {
      version: 0,
      id: null,
      testimonial: {
        words: pasted("It rang"),
        name: pasted("Maya R."),
        occupation: pasted("Engineer"),
        place: pasted("Denver"),
        stars: 5,
        date: "2026-11-27",
        picture: null,
        product: null,
        consent: pasted("by e-mail"),
      },
    },
  ],
  ["/api/admin/reply-templates/save", { version: 0, id: null, name: pasted("Where"), text: pasted("On its way") }],
  [
    "/api/admin/articles/save",
    {
      article: null,
      draft: {
        ...emptyDraft,
        title: pasted("Title"),
        excerpt: pasted("In short"),
        author: pasted("Ada"),
        authorRole: pasted("writer"),
        tags: [pasted("Tips")],
        body: pasted("Text"),
      },
    },
  ],
  [
    "/api/admin/campaigns",
    {
      idempotencyKey: "3f2b8a52-4a52-4d0e-8f0b-5b1a3c1d2e4f",
      recipients: 1,
      campaign: { kind: "newsletter", subject: pasted("News"), text: pasted("Spring") },
    },
  ],
  ["/api/admin/campaigns/preview", { kind: "newsletter", subject: pasted("News"), text: pasted("Spring") }],
];

describe.each(engines)("what nobody sees is cleaned away and refuses nothing on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let headers: { Authorization: string };
  beforeAll(async () => {
    headers = { Authorization: `Bearer ${await shop.staffToken()}` };
    const row = withdrawalRow("W-1", { name: "Grace", search_text: "grace" });
    await shop.context.database.db.insertInto("withdrawals").values(row).execute();
  });

  const get = async (path: string): Promise<Record<string, unknown>> => {
    const answer = await shop.ask(path, { headers });
    expect(answer.status, path).toBe(200);
    return Object.fromEntries(Object.entries(await answer.json()));
  };

  test.each(writes)("%s takes it", async (path, body) => {
    const answer = await shop.post(path, body, path.startsWith("/api/admin/") ? headers : {});
    expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringMatching(holdsUnseen)]);
  });

  test("a preview and a saved draft hold the words that were meant", async () => {
    const campaign = { kind: "newsletter", subject: pasted("News"), text: pasted("Spring") };
    const preview = await shop.post("/api/admin/campaigns/preview", campaign, headers);
    const { subject, text } = campaignPreviewResponse.parse(await preview.json());
    expect([subject, text]).toEqual(["News", expect.stringMatching(/^Spring\s/)]);
    const draft = { ...emptyDraft, title: pasted("Title"), body: pasted("Text") };
    const saved = await shop.post("/api/admin/articles/save", { article: null, draft }, headers);
    const { id } = saveDraftResponse.parse(await saved.json());
    const read = draftResponse.parse(await get(`/api/admin/articles/draft?id=${id}`));
    expect(read.draft).toEqual({ ...emptyDraft, title: "Title", body: "Text" });
  });

  test("no row of any table holds it", async () => {
    const { database } = shop.context;
    const found: string[] = [];
    let texts = 0;
    const look = (table: string, rows: readonly object[]): void => {
      for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
        if (typeof value !== "string") continue;
        texts += 1;
        // A JSON column spells them as escapes.
        const read = value.replace(/\\u([\da-f]{4})/gi, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        );
        if (holdsUnseen.test(read)) found.push(`${table}.${column}: ${JSON.stringify(read)}`);
      }
    };
    for (const table of Object.keys(shopTables) as (keyof typeof shopTables)[])
      look(table, await database.db.selectFrom(table).selectAll().execute());
    for (const table of Object.keys(subscriberTables) as (keyof typeof subscriberTables)[])
      look(table, await database.subscribers("public").selectFrom(table).selectAll().execute());
    expect(found).toEqual([]);
    expect(texts).toBeGreaterThan(50);
  });

  const lists = ["inbox", "withdrawals", "subscribers", "multi-schema-subscribers"].map((name) => `/api/admin/${name}`);

  test.each(lists)("a search of %s with nothing else in it searches for nothing: the list is whole", async (path) => {
    const { data, matchCount } = await get(`${path}?limit=50`);
    expect(matchCount).toBe(1);
    for (const search of ["%20", "%0d%0a", "%E2%80%A8", "%00", inAddress("")]) {
      expect(await get(`${path}?limit=50&search=${search}`)).toMatchObject({ data, matchCount });
    }
  });

  test.each([
    ["inbox", "Ada"],
    ["withdrawals", "grace"],
    ["subscribers", "reader"],
    ["multi-schema-subscribers", "READER@x"],
  ])("a search of %s finds what it finds without: %s", async (name, word) => {
    const path = `/api/admin/${name}?limit=50&search=`;
    expect(await get(`${path}${inAddress(word)}`)).toMatchObject({ matchCount: 1 });
    expect(await get(`${path}${inAddress(`${word}nobody`)}`)).toMatchObject({ matchCount: 0 });
  });
});

import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { builtInPlace } from "#content/site.ts";
import { engines, type OpenTestDatabase, openSharedDatabase } from "#tests/databases.ts";
import { listInbox, saveMessage } from "./contact-messages.ts";
import { fillSearchTexts } from "./search-texts.ts";
import { listWithdrawals, saveWithdrawal } from "./withdrawals.ts";

const texts = ["Grüße aus MÜNCHEN", "STRASSE 7", "İstanbul", "ΟΔΟΣ", "100 % of a_b \\ c", "Łódź", "Ёлка"];

/** Ways to type a text, each of which has to find it. */
const spellings = (text: string): readonly string[] => [
  text,
  text.normalize("NFD"),
  text.toLowerCase(),
  text.toUpperCase(),
  text.slice(2, 6),
];

describe.each(engines)("on %s", (engine) => {
  let database: OpenTestDatabase;
  beforeAll(async () => {
    database = await openSharedDatabase(engine);
    return database.remove;
  });
  afterEach(async () => {
    for (const table of ["outbox", "contact_messages", "withdrawals"] as const)
      await database.db.deleteFrom(table).execute();
  });

  const inbox = async (search: string): Promise<readonly string[]> =>
    (await listInbox(database.db, { state: "all", topic: "all", search, limit: 50, offset: 0 }, "2026-01-01")).rows.map(
      ({ message }) => message,
    );
  const withdrawals = async (search: string): Promise<readonly string[]> =>
    (await listWithdrawals(database.db, { state: "all", search, limit: 50, offset: 0 })).rows.map(({ items }) => items);

  async function save(): Promise<void> {
    const from = { name: "Ann", email: "ann@example.com" };
    for (const text of texts) {
      await saveMessage(database, { ...from, topic: "general", message: text }, "example.com");
      const request = { ...from, orderNumber: "1", items: text, message: "" };
      const post = {
        host: "example.com",
        mailDomain: "example.com",
        supportEmail: "help@example.com",
        place: builtInPlace,
        mayMail: false,
      };
      await saveWithdrawal(database, request, post);
    }
  }

  test("a message and a withdrawal are found by what they say, in either case, composed or not, and by a part", async () => {
    await save();
    for (const text of texts) {
      for (const spelling of spellings(text)) {
        expect(await inbox(spelling), `${text} by ${spelling}`).toContain(text);
        expect(await withdrawals(spelling), `${text} by ${spelling}`).toContain(text);
      }
    }
    expect(await inbox("straße 7")).toEqual(["STRASSE 7"]);
    expect(await inbox("istanbul")).toEqual(["İstanbul"]);
    // Signs of a pattern are what they are.
    for (const none of ["100 _ of", "axb", "100%"]) expect(await inbox(none)).toEqual([]);
  });

  test("rows of a former version are found by English letters at once, and by all once their search texts are filled", async () => {
    await save();
    for (const table of ["contact_messages", "withdrawals"] as const)
      await database.db.updateTable(table).set({ search_text: null }).execute();
    expect(await inbox("strasse")).toEqual(["STRASSE 7"]);
    await fillSearchTexts(database.db);
    expect(await inbox("münchen")).toEqual(["Grüße aus MÜNCHEN"]);
    expect(await withdrawals("münchen")).toEqual(["Grüße aus MÜNCHEN"]);
  });
});

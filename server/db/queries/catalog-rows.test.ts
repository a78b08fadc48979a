import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { products } from "#content/catalog/products.ts";
import { at, clock } from "#tests/clock.ts";
import { engines, type OpenTestDatabase, openTestDatabase } from "#tests/databases.ts";
import { letPass } from "#tests/let-pass.ts";
import {
  deleteCatalogEdit,
  endCatalogChange,
  findCatalogChange,
  hasDueChange,
  insertCatalogChange,
  listCatalogHistory,
  listScheduledChanges,
  type NewCatalogChange,
  pruneCatalogChanges,
  readCatalogEdits,
  updateCatalogChange,
  writeCatalogEdit,
} from "./catalog-changes.ts";
import { readPriceHistory, recordChangedPrices, recordedSince } from "./products.ts";
import {
  deleteDraft,
  findStaffArticle,
  insertDraft,
  listStaffArticles,
  publishArticle,
  readSiteText,
  readSiteTexts,
  readTextsStamp,
  saveSiteText,
  takeBackArticle,
  updateDraft,
} from "./site-texts.ts";
import { createTicket, findTicket } from "./tickets.ts";
import { backlogs } from "./today.ts";

describe.each(engines)("on %s", (engine) => {
  let database: OpenTestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => vi.useRealTimers());

  const edits = [{ variant: null, field: "badge", from: "A", to: "B" }] as const;
  const change = (over: Partial<NewCatalogChange> = {}): NewCatalogChange => ({
    ...{ product_id: "p", edits, username: "boss", applies_at: null, applied_at: null, undoes: null },
    state: "applied",
    ...over,
  });

  test("changes to come are listed with the next one first, and are due at their moment", async () => {
    const { db } = database;
    const ids: number[] = [];
    for (const hour of [3, 2, 3])
      ids.push(await insertCatalogChange(db, change({ state: "scheduled", applies_at: at(hour) })));
    await insertCatalogChange(db, change({ applies_at: at(1) }));
    expect((await listScheduledChanges(db)).map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]]);
    const before = new Date(Date.UTC(2026, 0, 1, 2) - 1).toISOString();
    expect([await hasDueChange(db, before), await hasDueChange(db, at(2))]).toEqual([false, true]);
  });

  test("the history is what isn't to come, the newest first, a page at a time", async () => {
    const { db } = database;
    clock(1);
    const ids = [await insertCatalogChange(db, change()), await insertCatalogChange(db, change({ product_id: "q" }))];
    const waiting = await insertCatalogChange(db, change({ state: "scheduled", applies_at: at(5) }));
    const failed = await insertCatalogChange(db, change({ state: "scheduled", applies_at: at(5) }));
    clock(2);
    await endCatalogChange(db, failed, { state: "failed", reason: "it is gone" });
    await endCatalogChange(db, ids[0] ?? 0, { state: "undone", by: "ada" });
    const listed = await listCatalogHistory(db, { limit: 2, offset: 0 });
    expect([listed.count, listed.rows.map(({ id }) => id)]).toEqual([3, [failed, ids[1]]]);
    expect((await listCatalogHistory(db, { limit: 2, offset: 2 })).rows).toMatchObject([
      {
        ...{ id: ids[0], product_id: "p", edits, username: "boss", at: at(1), applies_at: null, applied_at: null },
        ...{ state: "undone", ended_at: at(2), ended_by: "ada", reason: null, undoes: null },
      },
    ]);
    expect(await findCatalogChange(db, failed)).toMatchObject({
      state: "failed",
      ended_by: null,
      reason: "it is gone",
    });
    expect(await findCatalogChange(db, 999)).toBeNull();
    await db.updateTable("catalog_changes").set({ edits: "no JSON" }).where("id", "=", failed).execute();
    expect((await findCatalogChange(db, failed))?.edits).toEqual([]);
    expect(await backlogs.failedCatalogChanges(db, at(2))).toEqual({ count: 1, oldestAt: at(2) });
    expect(await backlogs.failedCatalogChanges(db, at(3))).toEqual({ count: 0, oldestAt: null });
    clock(4);
    await endCatalogChange(db, await insertCatalogChange(db, change()), { state: "failed" });
    expect(await backlogs.failedCatalogChanges(db, at(1))).toEqual({ count: 2, oldestAt: at(2) });
    const met = [{ ...edits[0], from: "C" }];
    await updateCatalogChange(db, waiting, { state: "applied", edits: met, applied_at: at(5) });
    expect(await findCatalogChange(db, waiting)).toMatchObject({ state: "applied", applied_at: at(5), edits: met });
    expect(await findCatalogChange(db, ids[1] ?? 0)).toMatchObject({ applied_at: null, edits });
  });

  test("of changes so many are kept, the oldest go first, and none that is to come", async () => {
    const { db } = database;
    const waiting = await insertCatalogChange(db, change({ state: "scheduled", applies_at: at(5) }));
    const ids: number[] = [];
    for (let n = 0; n < 4; n += 1) ids.push(await insertCatalogChange(db, change()));
    const later = await insertCatalogChange(db, change({ state: "scheduled", applies_at: at(6) }));
    await pruneCatalogChanges(db, 4);
    expect((await listCatalogHistory(db, { limit: 9, offset: 0 })).count).toBe(4);
    await pruneCatalogChanges(db, 2);
    const { rows } = await listCatalogHistory(db, { limit: 9, offset: 0 });
    expect([rows.map(({ id }) => id), (await listScheduledChanges(db)).map(({ id }) => id)]).toEqual([
      [ids[3], ids[2]],
      [waiting, later],
    ]);
  });

  test("a field has one value of staff; a row of no field is passed over", async () => {
    const { db } = database;
    const price = { product: "p", variant: "v", field: "price" } as const;
    for (const to of ["1.00", "2.00"]) await writeCatalogEdit(db, { ...price, to });
    await writeCatalogEdit(db, { ...price, variant: "w", to: "3.00" });
    const row = { key: "x", product_id: "p", variant_id: null, field: "gone", value: "x" };
    await db.insertInto("catalog_edits").values(row).execute();
    expect(await readCatalogEdits(db)).toEqual([
      { ...price, to: "2.00" },
      { ...price, variant: "w", to: "3.00" },
    ]);
    await deleteCatalogEdit(db, { ...price, to: "any" });
    expect(await readCatalogEdits(db)).toEqual([{ ...price, variant: "w", to: "3.00" }]);
  });

  test("a preview lasts ten minutes, and the oldest of more than fifty go", async () => {
    const preview = { username: "boss", securityStamp: "e", json: "{}" };
    const pass = (ms: number) => letPass(database, "catalog_previews", "expires_at", ms);
    const first = await createTicket(database, "catalog_previews", preview);
    const find = (ticket: string) => findTicket(database.db, "catalog_previews", ticket);
    await pass(9 * 60_000);
    expect([await find(first), await find(`${first.slice(0, -1)}x`)]).toEqual([preview, null]);
    await pass(60_000);
    expect(await find(first)).toBeNull();
    await pass(-60_000);
    const others: string[] = [];
    for (let n = 1; n <= 50; n += 1) {
      await pass(10);
      others.push(await createTicket(database, "catalog_previews", preview));
    }
    expect([await find(first), await find(others[0] ?? "")]).toEqual([null, preview]);
  });

  test("a draft is saved by who has its last version; a slug is taken by another article alone", async () => {
    const { db } = database;
    const written = { draft: "{}", username: "ada" };
    clock(1);
    const { id, updated_at } = await insertDraft(db, written);
    clock(2);
    const other = await insertDraft(db, written);
    expect([updated_at, other.updated_at]).toEqual([at(1), at(2)]);
    expect((await listStaffArticles(db)).map((one) => one.id)).toEqual([other.id, id]);
    clock(3);
    expect(await updateDraft(db, { id, version: 1, draft: "[]", username: "grace" })).toBe(at(3));
    expect(await updateDraft(db, { id, version: 1, ...written })).toBeNull();
    expect(await findStaffArticle(db, id)).toMatchObject({ draft: "[]", username: "grace", version: 2 });
    expect((await listStaffArticles(db)).map((one) => one.id)).toEqual([id, other.id]);
    const publish = (version: number, slug: string) => publishArticle(database, { id, version, slug, published: slug });
    const stamps = [await readTextsStamp(db)];
    expect([await publish(1, "late"), await readTextsStamp(db)]).toEqual(["changed", stamps[0]]);
    expect(await publish(2, "first")).toBe("published");
    stamps.push(await readTextsStamp(db));
    clock(4);
    expect(await publish(2, "second")).toBe("published");
    expect(await findStaffArticle(db, id)).toMatchObject({
      ...{ slug: "first", published: "second", published_at: at(3), changed_at: at(4) },
    });
    const another = { id: other.id, version: 1, published: "x" };
    expect(await publishArticle(database, { ...another, slug: "first" })).toBe("taken");
    stamps.push(await readTextsStamp(db));
    expect([await takeBackArticle(database, id), await takeBackArticle(database, id)]).toEqual([true, false]);
    stamps.push(await readTextsStamp(db));
    expect(new Set(stamps).size).toBe(4);
    expect([await deleteDraft(db, id), await deleteDraft(db, other.id), await deleteDraft(db, other.id)]).toEqual([
      ...[false, true, false],
    ]);
  });

  test("a text is saved by who has its last version, and only then stamped anew", async () => {
    const { db } = database;
    const save = (key: string, version: number, json: string) =>
      saveSiteText(database, { key, version, json, username: "ada" });
    clock(1);
    expect(await save("b", 0, "1")).toBe(true);
    const stamp = await readTextsStamp(db);
    expect([await save("b", 0, "2"), await save("b", 2, "2"), await readTextsStamp(db)]).toEqual([false, false, stamp]);
    clock(2);
    expect([await save("b", 1, "2"), await save("a", 0, "3")]).toEqual([true, true]);
    expect(await readTextsStamp(db)).not.toBe(stamp);
    expect(await readSiteTexts(db)).toMatchObject([
      { key: "a", json: "3", username: "ada", version: 1, updated_at: at(2) },
      { key: "b", json: "2", username: "ada", version: 2, updated_at: at(2) },
    ]);
    expect((await readSiteText(db, "b"))?.json).toBe("2");
    expect(await readSiteText(db, "c")).toBeUndefined();
  });

  test("a price is recorded when it changes, never before the one before it", async () => {
    const { db } = database;
    expect(await recordedSince(db)).toBeNull();
    const [product] = products;
    const [variant] = product?.variants ?? [];
    if (!product || !variant) throw new Error("the catalog has a product");
    const record = (price: string) => recordChangedPrices(db, [{ ...product, variants: [{ ...variant, price }] }]);
    clock(5);
    for (const price of ["1.00", "1.00"]) await record(price);
    clock(4);
    await record("2.00");
    clock(6);
    await record("1.00");
    expect(await readPriceHistory(db)).toEqual(
      new Map([
        [
          variant.id,
          [
            { variant_id: variant.id, price: "1.00", at: at(5) },
            { variant_id: variant.id, price: "2.00", at: at(5) },
            { variant_id: variant.id, price: "1.00", at: at(6) },
          ],
        ],
      ]),
    );
    expect(await recordedSince(db)).toBe(at(5));
  });
});

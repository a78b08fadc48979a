import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { priorPriceDays } from "#content/prior-price.ts";
import { type FieldPlace, fieldValue } from "#contract/catalog-fields.ts";
import { backup, restore } from "#server/db/backup.ts";
import { connectDatabase, type DatabaseClient } from "#server/db/database.ts";
import {
  listCatalogHistory,
  listScheduledChanges,
  pruneCatalogChanges,
  readCatalogEdits,
} from "#server/db/queries/catalog-changes.ts";
import { releaseHeldWork } from "#server/db/queries/held-work.ts";
import { readPriceHistory } from "#server/db/queries/products.ts";
import { catalogWithCard } from "#tests/card-catalog.ts";
import { engines, type OpenTestDatabase, openTestDatabase } from "#tests/databases.ts";
import { catalogChangeRow } from "#tests/rows.ts";
import { type Catalog, type CatalogOptions, loadCatalog } from "./catalog.ts";
import { cancelCatalogChange, changeCatalog, maxScheduled, undoCatalogChange } from "./catalog-changes.ts";
import { savePrices } from "./live-prices.ts";

const card = "incard-finder-product";
const cardPrice = { variant: "incard-finder-variant", field: "price" } as const;
const badge = { variant: null, field: "badge" } as const;
/** The built-in catalog with a price of the card that the prices below are compared with. */
const builtIn = catalogWithCard("27.99", "34.99");
const hour = 60 * 60_000;
const later = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

describe.each(engines)("staff's changes of the catalog on %s", (engine) => {
  let database: OpenTestDatabase;
  /** One more process on the same database. */
  async function connect(): Promise<DatabaseClient> {
    const client = await connectDatabase(database.place);
    onTestFinished(() => client.close());
    return client;
  }
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });

  const shown = (catalog: Catalog, place: FieldPlace, id = card): string | null => {
    const product = catalog.current().find((one) => one.id === id);
    return product ? fieldValue(product, place) : null;
  };
  const change = (
    place: FieldPlace,
    [from, to]: readonly [string, string],
    { on, live = false, appliesAt = null }: { on?: DatabaseClient; live?: boolean; appliesAt?: string | null } = {},
  ) =>
    changeCatalog(
      { database: on ?? database, live },
      { product: card, edits: [{ ...place, from, to }] },
      { username: "ada", appliesAt },
    );
  const undo = (id: number) => undoCatalogChange({ database, live: false }, { id, username: "bob" });
  const history = async () => (await listCatalogHistory(database.db, { limit: 50, offset: 0 })).rows;
  const idOf = (outcome: { kind: string; id?: number }): number => {
    expect(outcome.kind).toBe("done");
    return outcome.id ?? 0;
  };
  const audit = () =>
    database.db.selectFrom("audit_log").select(["username", "action", "detail"]).orderBy("id").execute();
  const recorded = async () =>
    ((await readPriceHistory(database.db)).get(cardPrice.variant) ?? []).map(({ price }) => price);

  test("are shown, recorded and undone; a newer built-in catalog doesn't take them away", async () => {
    const catalog = await loadCatalog(database, builtIn);
    const id = idOf(await change(cardPrice, ["27.99", "25.00"]));
    idOf(await change(cardPrice, ["25.00", "24.00"]));
    // Both are in the record though no process has looked in between.
    expect(await recorded()).toEqual(["27.99", "25.00", "24.00"]);
    expect(await catalog.refresh()).toBe(true);
    expect(shown(catalog, cardPrice)).toBe("24.00");

    const newer = builtIn.map((product) => ({ ...product, title: `${product.title}, newer` }));
    await catalog.reseed(newer);
    expect([shown(catalog, cardPrice), catalog.current()[0]?.title]).toEqual(["24.00", newer[0]?.title]);

    expect((await undo(id)).kind).toBe("refused");
    const [last] = await history();
    idOf(await undo(last?.id ?? 0));
    await catalog.refresh();
    expect(shown(catalog, cardPrice)).toBe("25.00");
    expect((await undo(last?.id ?? 0)).kind).toBe("missing");
    idOf(await undo(id));
    await catalog.refresh();
    expect(shown(catalog, cardPrice)).toBe("27.99");
    // What is as built in follows the built-in catalog again.
    expect(await readCatalogEdits(database.db)).toEqual([]);
    expect((await history()).map(({ state, undoes, username }) => [state, undoes !== null, username])).toEqual([
      ["applied", true, "bob"],
      ["applied", true, "bob"],
      ["undone", false, "ada"],
      ["undone", false, "ada"],
    ]);
    expect(await recorded()).toEqual(["27.99", "25.00", "24.00", "25.00", "27.99"]);
    expect((await audit()).map(({ username, action }) => [username, action])).toEqual([
      ["ada", "catalog changed"],
      ["ada", "catalog changed"],
      ["bob", "catalog change undone"],
      ["bob", "catalog change undone"],
    ]);
    expect((await audit())[0]?.detail).toContain("Price: 27.99 to 25.00");
  });

  test("a change that doesn't fit leaves nothing behind", async () => {
    await loadCatalog(database, builtIn);
    const tried = await changeCatalog(
      { database, live: false },
      {
        product: card,
        edits: [
          { ...badge, from: builtIn[0]?.badge ?? "", to: "New" },
          { ...cardPrice, from: "27.99", to: "35.00" },
        ],
      },
      { username: "ada", appliesAt: null },
    );
    expect(tried).toEqual({
      kind: "refused",
      refusals: [{ variant: cardPrice.variant, field: "originalPrice", code: "compare-at-lower", now: "34.99" }],
    });
    expect([await readCatalogEdits(database.db), await history(), await audit()]).toEqual([[], [], []]);
    expect((await change({ variant: "gone", field: "price" }, ["1.00", "2.00"])).kind).toBe("missing");
  });

  test("the second of two who change the same field is told, and neither is lost", async () => {
    await loadCatalog(database, builtIn);
    const others = engine === "postgres" ? [database, await connect()] : [database, database];
    const outcomes = await Promise.all(others.map((on, index) => change(cardPrice, ["27.99", `2${index}.00`], { on })));
    const [won] = outcomes.flatMap((one, index) => (one.kind === "done" ? [`2${index}.00`] : []));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["done", "refused"]);
    expect(outcomes.find(({ kind }) => kind === "refused")).toEqual({
      kind: "refused",
      refusals: [{ ...cardPrice, code: "changed-meanwhile", now: won }],
    });
    expect(await recorded()).toEqual(["27.99", won]);
  });

  test("a scheduled change is made once however many processes look, at its moment and not before", async () => {
    const clock = { now: new Date() };
    const options: CatalogOptions = { now: () => clock.now };
    const clients = engine === "postgres" ? [database, await connect(), await connect()] : [database, database];
    const catalogs = await Promise.all(clients.map((one) => loadCatalog(one, builtIn, options)));
    const [first] = catalogs;
    if (!first) throw new Error("there are several");
    const id = idOf(await change(cardPrice, ["27.99", "31.00"], { appliesAt: later(2) }));
    // What is there by then doesn't matter.
    idOf(await change(cardPrice, ["27.99", "26.00"]));
    await Promise.all(catalogs.map((one) => one.refresh()));
    expect(catalogs.map((one) => shown(one, cardPrice))).toEqual(catalogs.map(() => "26.00"));
    expect((await undo(id)).kind).toBe("missing");

    clock.now = new Date(Date.now() + 3 * hour);
    await Promise.all(catalogs.map((one) => one.refresh()));
    expect(catalogs.map((one) => shown(one, cardPrice))).toEqual(catalogs.map(() => "31.00"));
    expect(await recorded()).toEqual(["27.99", "26.00", "31.00"]);
    const made = (await history()).find((one) => one.id === id);
    expect(made).toMatchObject({ state: "applied", edits: [{ ...cardPrice, from: "26.00", to: "31.00" }] });
    expect((await audit()).filter(({ action }) => action === "scheduled change made")).toHaveLength(1);
    idOf(await undo(id));
    await first.refresh();
    expect(shown(first, cardPrice)).toBe("26.00");
  });

  test("one that was due while the shop was stopped is made at the start, before anything is shown", async () => {
    await loadCatalog(database, builtIn);
    const due = later(1);
    idOf(await change(badge, [builtIn[0]?.badge ?? "", "Sale"], { appliesAt: due }));
    const started = new Date(Date.now() + 48 * hour);
    const catalog = await loadCatalog(database, builtIn, { now: () => started });
    expect(shown(catalog, badge)).toBe("Sale");
    // The history says when it really came.
    expect(await history()).toMatchObject([{ applies_at: due, applied_at: started.toISOString() }]);
  });

  test("one that no longer fits says why and changes nothing; one that is cancelled never comes", async () => {
    const clock = { now: new Date() };
    const catalog = await loadCatalog(database, builtIn, { now: () => clock.now });
    const compareAt = { ...cardPrice, field: "originalPrice" } as const;
    idOf(await change(compareAt, ["34.99", "29.99"], { appliesAt: later(1) }));
    const cancelled = idOf(await change(cardPrice, ["27.99", "20.00"], { appliesAt: later(1) }));
    idOf(await change(cardPrice, ["27.99", "30.00"]));
    idOf(await cancelCatalogChange({ database, live: false }, { id: cancelled, username: "bob" }));
    expect((await cancelCatalogChange({ database, live: false }, { id: cancelled, username: "bob" })).kind).toBe(
      "missing",
    );
    clock.now = new Date(Date.now() + 2 * hour);
    await catalog.refresh();
    expect([shown(catalog, cardPrice), shown(catalog, compareAt)]).toEqual(["30.00", "34.99"]);
    expect((await history()).map(({ state, ended_by }) => [state, ended_by])).toEqual([
      ["applied", null],
      ["cancelled", "bob"],
      ["failed", null],
    ]);
    expect((await history()).at(-1)?.reason).toContain("Must be higher than the price");
    expect(await listScheduledChanges(database.db)).toEqual([]);
  });

  test("a live store's prices win, and can't be changed here; the rest can", async () => {
    await loadCatalog(database, builtIn);
    idOf(await change(cardPrice, ["27.99", "25.00"]));
    const live = { price: "29.00", compareAt: null, available: true };
    await savePrices(database, { [cardPrice.variant]: live });
    const catalog = await loadCatalog(database, builtIn, { live: true });
    expect(shown(catalog, cardPrice)).toBe("29.00");
    expect(await change(cardPrice, ["29.00", "20.00"], { live: true })).toMatchObject({
      refusals: [{ code: "live-price" }],
    });
    idOf(await change({ ...cardPrice, field: "soldOut" }, ["no", "yes"], { live: true }));
    idOf(await change(badge, [builtIn[0]?.badge ?? "", "New"], { live: true }));
    await catalog.refresh();
    // What is sold out says that in place of its badge.
    expect([shown(catalog, badge), shown(catalog, { ...cardPrice, field: "soldOut" })]).toEqual(["Sold out", "yes"]);
  });

  test("what staff counted before a live store was connected doesn't sell anything out there", async () => {
    const catalog = await loadCatalog(database, builtIn);
    idOf(await change({ ...cardPrice, field: "stock" }, ["", "0"]));
    await catalog.refresh();
    expect(shown(catalog, { ...cardPrice, field: "soldOut" })).toBe("yes");
    await savePrices(database, { [cardPrice.variant]: { price: "29.00", compareAt: null, available: true } });
    const live = await loadCatalog(database, builtIn, { live: true });
    expect(shown(live, { ...cardPrice, field: "soldOut" })).toBe("no");
  });

  test("under the rule for prior prices a change counts as any other", async () => {
    const at = new Date(Date.now() - (priorPriceDays + 1) * 24 * hour).toISOString();
    await database.db
      .insertInto("price_history")
      .values({ variant_id: cardPrice.variant, price: "27.99", at })
      .execute();
    const catalog = await loadCatalog(database, builtIn, { priorPriceRule: true });
    idOf(await change(cardPrice, ["27.99", "25.00"]));
    await catalog.refresh();
    expect(shown(catalog, { ...cardPrice, field: "originalPrice" })).toBe("27.99");
  });

  test("are in a backup, those to come as well, which wait after a restore until staff release them", async () => {
    await loadCatalog(database, builtIn);
    idOf(await change(cardPrice, ["27.99", "25.00"]));
    idOf(await change(badge, [builtIn[0]?.badge ?? "", "Sale"], { appliesAt: later(1) }));
    const file = join(database.place.dataDir, "backup.gz");
    await backup(database, file);
    for (const into of engines) {
      const restored = await openTestDatabase(into);
      await restore(restored, file);
      const catalog = await loadCatalog(restored, builtIn, { now: () => new Date(Date.now() + 2 * hour) });
      expect([shown(catalog, cardPrice), shown(catalog, badge)]).toEqual(["25.00", builtIn[0]?.badge]);
      expect(await releaseHeldWork(restored, "catalog")).toBe(1);
      await catalog.refresh();
      expect([shown(catalog, cardPrice), shown(catalog, badge)]).toEqual(["25.00", "Sale"]);
    }
  });

  test("rows that nobody wrote by this shop keep no page from being shown", async () => {
    const rows = [
      { key: "a", product_id: card, variant_id: cardPrice.variant, field: "price", value: "free" },
      { key: "b", product_id: card, variant_id: cardPrice.variant, field: "constructor", value: "x" },
      { key: "c", product_id: "gone", variant_id: null, field: "badge", value: "x" },
      { key: "d", product_id: card, variant_id: null, field: "shipLine", value: "\u202Eevil" },
    ];
    const catalog = await loadCatalog(database, builtIn);
    await database.db.insertInto("catalog_edits").values(rows).execute();
    await catalog.refresh();
    expect(catalog.current()).toEqual(builtIn);
    const row = catalogChangeRow("scheduled", { product_id: card, edits: "{", applies_at: later(-1) });
    await database.db.insertInto("catalog_changes").values(row).execute();
    await catalog.refresh();
    expect(catalog.current()).toEqual(builtIn);
    expect(await history()).toMatchObject([{ state: "failed", edits: [] }]);
  });

  test("so many wait at most, and the oldest of the rest go", async () => {
    await loadCatalog(database, builtIn);
    const row = catalogChangeRow("scheduled", { product_id: card, applies_at: later(9) });
    const waiting = Array.from({ length: maxScheduled }, () => row);
    await database.db.insertInto("catalog_changes").values(waiting).execute();
    expect((await change(cardPrice, ["27.99", "25.00"], { appliesAt: later(1) })).kind).toBe("full");
    for (const [from, to] of [
      ["27.99", "25.00"],
      ["25.00", "24.00"],
      ["24.00", "23.00"],
    ] as const) {
      idOf(await change(cardPrice, [from, to]));
    }
    await pruneCatalogChanges(database.db, 2);
    expect((await history()).map(({ edits }) => edits[0]?.to)).toEqual(["23.00", "24.00"]);
    expect(await listScheduledChanges(database.db)).toHaveLength(maxScheduled);
  });
});

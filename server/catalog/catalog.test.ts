import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { priorPriceDays } from "#content/prior-price.ts";
import { type Product, productSchema } from "#contract/product.ts";
import { connectDatabase } from "#server/db/database.ts";
import { deleteCatalogEdit, writeCatalogEdit } from "#server/db/queries/catalog-changes.ts";
import { readPriceHistory, recordedSince, recordPrices } from "#server/db/queries/products.ts";
import { catalogWithCard } from "#tests/card-catalog.ts";
import { engines, type OpenTestDatabase, openTestDatabase } from "#tests/databases.ts";
import { loadCatalog } from "./catalog.ts";

const card = "incard-finder-variant";
/** The built-in catalog with prices of the card that the prices below are compared with. */
const builtIn = catalogWithCard("27.99", "34.99");
const day = 24 * 60 * 60_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString();

describe.each(engines)("the catalog and the record of its prices on %s", (engine) => {
  let database: OpenTestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });

  const pricesOf = async (id: string): Promise<string[]> =>
    ((await readPriceHistory(database.db)).get(id) ?? []).map(({ price }) => price);
  const shownOf = (products: readonly Product[], id: string) =>
    products.flatMap(({ variants }) => variants).find((one) => one.id === id);
  /** Somebody changes the card's price in the database. */
  async function setPrice(price: string): Promise<void> {
    const [product] = builtIn;
    const json = JSON.stringify({ ...product, variants: product?.variants.map((one) => ({ ...one, price })) });
    await database.db.updateTable("products").set({ json }).where("id", "=", "incard-finder-product").execute();
  }
  /** Price records of a shop that sold the card for `price` before the 30-day window. */
  const backdate = (price: string): Promise<unknown> =>
    database.db
      .insertInto("price_history")
      .values({ variant_id: card, price, at: daysAgo(priorPriceDays + 1) })
      .execute();

  test("prices are recorded when they changed, not at each look at the database", async () => {
    const catalog = await loadCatalog(database, builtIn);
    await database.db.schema.alterTable("price_history").renameTo("kept_history").execute();
    expect(await catalog.refresh()).toBe(false);
    await setPrice("26.00");
    await expect(catalog.refresh()).rejects.toThrow();
    await database.db.schema.alterTable("kept_history").renameTo("price_history").execute();
    expect(await catalog.refresh()).toBe(true);
    expect(await pricesOf(card)).toEqual(["27.99", "26.00"]);
  });

  test("every variant is recorded at the start, and a second start adds nothing", async () => {
    expect(await recordedSince(database.db)).toBeNull();
    await loadCatalog(database, builtIn);
    const history = await readPriceHistory(database.db);
    const all = builtIn.flatMap(({ variants }) => variants);
    expect(Object.fromEntries([...history].map(([id, records]) => [id, records.map(({ price }) => price)]))).toEqual(
      Object.fromEntries(all.map(({ id, price }) => [id, [price]])),
    );
    expect(await recordedSince(database.db)).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    await loadCatalog(database, builtIn);
    expect(await readPriceHistory(database.db)).toEqual(history);
  });

  test("a price changed in the database is recorded before it is shown", async () => {
    const catalog = await loadCatalog(database, builtIn);
    await setPrice("25.00");
    expect(await pricesOf(card)).toEqual(["27.99"]);
    expect(await catalog.refresh()).toBe(true);
    expect(await pricesOf(card)).toEqual(["27.99", "25.00"]);
    expect(await catalog.refresh()).toBe(false);
    expect(await pricesOf(card)).toEqual(["27.99", "25.00"]);
  });

  test("a row that holds no product keeps no shop shut: the built-in catalog is shown, and then what is mended", async () => {
    await loadCatalog(database, builtIn);
    await setPrice("free");
    await expect((await loadCatalog(database, builtIn)).refresh()).rejects.toThrow();
    const heard: unknown[] = [];
    const catalog = await loadCatalog(database, builtIn, { onBadRow: (error) => heard.push(error) });
    expect(heard).toHaveLength(1);
    expect(shownOf(catalog.current(), card)?.price).toBe("27.99");
    await setPrice("25.00");
    await catalog.refresh();
    expect(shownOf(catalog.current(), card)?.price).toBe("25.00");
  });

  test("a row that a former version wrote, without badge and availability, has the built-in ones", async () => {
    const catalog = await loadCatalog(database, builtIn);
    for (const { badge: _, availability: __, ...former } of builtIn) {
      const json = JSON.stringify({ ...former, title: "Former" });
      await database.db.updateTable("products").set({ json }).where("id", "=", former.id).execute();
    }
    await catalog.refresh();
    expect(catalog.current()).toEqual(builtIn.map((product) => ({ ...product, title: "Former" })));
  });

  test("an edited built-in catalog replaces what is shown, and pages hear of it", async () => {
    const catalog = await loadCatalog(database, builtIn);
    const edited = builtIn.map((product) => ({ ...product, title: `${product.title}, edited` }));
    let heard = 0;
    catalog.onChange(() => heard++);
    await catalog.reseed(edited);
    expect(JSON.parse(catalog.response().body)).toMatchObject({
      success: true,
      data: edited.map(({ id }) => ({ id })),
    });
    expect([heard, catalog.current().map(({ title }) => title)]).toEqual([1, edited.map(({ title }) => title)]);
  });

  test("one that can't be recorded isn't shown", async () => {
    const catalog = await loadCatalog(database, builtIn);
    await database.db.schema.dropTable("price_history").execute();
    await setPrice("25.00");
    await expect(catalog.refresh()).rejects.toThrow();
    expect(shownOf(catalog.current(), card)?.price).toBe("27.99");
    await expect(loadCatalog(database, builtIn)).rejects.toThrow();
  });

  test("however often it is read at once, each price is recorded once", async () => {
    const catalog = await loadCatalog(database, builtIn);
    await setPrice("25.00");
    await Promise.all([catalog.refresh(), catalog.refresh(), recordPrices(database)]);
    expect(await pricesOf(card)).toEqual(["27.99", "25.00"]);
  });

  test("rows that stayed as they were aren't parsed again, and what another process changed is", async () => {
    const catalog = await loadCatalog(database, builtIn);
    const other = await connectDatabase(database.place);
    onTestFinished(() => other.close());
    const parse = vi.spyOn(productSchema, "parse");
    onTestFinished(() => parse.mockRestore());
    expect([await catalog.refresh(), parse.mock.calls.length]).toEqual([false, 0]);
    await writeCatalogEdit(other.db, { product: "incard-finder-product", variant: card, field: "price", to: "25.00" });
    expect([await catalog.refresh(), parse.mock.calls.length]).toEqual([true, builtIn.length]);
    expect(shownOf(catalog.current(), card)?.price).toBe("25.00");
    await deleteCatalogEdit(other.db, { product: "incard-finder-product", variant: card, field: "price", to: "25.00" });
    expect(await catalog.refresh()).toBe(true);
    expect(shownOf(catalog.current(), card)?.price).toBe("27.99");
  });

  // SQLite allows one writer at a time, and several connections of one process would deadlock.
  test.runIf(engine === "postgres")("so it is with several processes", async () => {
    const databases = [database, await connectDatabase(database.place), await connectDatabase(database.place)];
    const catalogs = await Promise.all(databases.map((one) => loadCatalog(one, builtIn)));
    await setPrice("25.00");
    await Promise.all(catalogs.map((one) => one.refresh()));
    expect(await pricesOf(card)).toEqual(["27.99", "25.00"]);
    await Promise.all(databases.slice(1).map((one) => one.close()));
  });

  test("without the rule the list price is the catalog's, whatever is recorded", async () => {
    await backdate("31.50");
    const catalog = await loadCatalog(database, builtIn);
    expect(catalog.current()).toEqual(builtIn);
  });

  test("under the rule there is none before one is recorded", async () => {
    const catalog = await loadCatalog(database, builtIn, { priorPriceRule: true });
    expect(catalog.response().body).not.toContain("originalPrice");
    expect(shownOf(catalog.current(), card)?.price).toBe("27.99");
  });

  test("under the rule it is the recorded one, and pages hear of each change", async () => {
    await backdate("31.50");
    const catalog = await loadCatalog(database, builtIn, { priorPriceRule: true });
    let drops = 0;
    catalog.onChange(() => {
      drops += 1;
    });
    expect(shownOf(catalog.current(), card)).toMatchObject({ price: "27.99", originalPrice: "31.50" });
    expect(catalog.response().body).not.toContain("34.99");
    await setPrice("26.00");
    await catalog.refresh();
    expect(shownOf(catalog.current(), card)).toMatchObject({ price: "26.00", originalPrice: "27.99" });
    await setPrice("27.00");
    await catalog.refresh();
    expect(shownOf(catalog.current(), card)).not.toHaveProperty("originalPrice");
    expect(drops).toBe(2);
  });

  test("what another process recorded in between counts, though the price is back", async () => {
    await backdate("31.50");
    const catalog = await loadCatalog(database, builtIn, { priorPriceRule: true });
    await setPrice("20.00");
    await recordPrices(database);
    await setPrice("27.99");
    await recordPrices(database);
    expect(await catalog.refresh()).toBe(true);
    expect(shownOf(catalog.current(), card)).not.toHaveProperty("originalPrice");
  });
});

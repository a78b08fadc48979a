import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { products } from "#content/catalogue/products.ts";
import { priorPriceDays } from "#content/prior-price.ts";
import type { Product } from "#contract/product.ts";
import { engines, freshDatabase, type TestDatabase } from "#tests/databases.ts";
import { openCatalogue } from "./catalogue.ts";
import { readPriceHistory, recordedSince, recordPrices } from "./store/price-history.ts";
import { openStore, type Store } from "./store/store.ts";

const card = "incard-finder-variant";
/** The built-in catalogue with prices of the card that the prices below are compared with. */
const builtIn: readonly Product[] = products.map((product) => ({
  ...product,
  variants: product.variants.map((one) => (one.id === card ? { ...one, price: "27.99", originalPrice: "34.99" } : one)),
}));
const day = 24 * 60 * 60_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString();

describe.each(engines)("the catalogue and the record of its prices on %s", (engine) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await freshDatabase(engine);
    store = await openStore(database);
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  const pricesOf = async (id: string): Promise<string[]> =>
    ((await readPriceHistory(store.shop)).get(id) ?? []).map(({ price }) => price);
  const shownOf = (products: readonly Product[], id: string) =>
    products.flatMap(({ variants }) => variants).find((one) => one.id === id);
  /** Somebody changes the card's price in the database. */
  async function setPrice(price: string): Promise<void> {
    const [product] = builtIn;
    const json = JSON.stringify({ ...product, variants: product?.variants.map((one) => ({ ...one, price })) });
    await store.shop.updateTable("products").set({ json }).where("id", "=", "incard-finder-product").execute();
  }
  /** The records that a shop would have that sold the card for `price` before the days that count. */
  const backdate = (price: string): Promise<unknown> =>
    store.shop
      .insertInto("price_history")
      .values({ variant_id: card, price, at: daysAgo(priorPriceDays + 1) })
      .execute();

  test("every variant is recorded at the start, and a second start adds nothing", async () => {
    expect(await recordedSince(store.shop)).toBeNull();
    await openCatalogue(store, builtIn);
    const history = await readPriceHistory(store.shop);
    const all = builtIn.flatMap(({ variants }) => variants);
    expect(Object.fromEntries([...history].map(([id, records]) => [id, records.map(({ price }) => price)]))).toEqual(
      Object.fromEntries(all.map(({ id, price }) => [id, [price]])),
    );
    expect(await recordedSince(store.shop)).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    await openCatalogue(store, builtIn);
    expect(await readPriceHistory(store.shop)).toEqual(history);
  });

  test("a price changed in the database is recorded before it is shown", async () => {
    const catalogue = await openCatalogue(store, builtIn);
    await setPrice("25.00");
    expect(await pricesOf(card)).toEqual(["27.99"]);
    expect(await catalogue.refresh()).toBe(true);
    expect(await pricesOf(card)).toEqual(["27.99", "25.00"]);
    expect(await catalogue.refresh()).toBe(false);
    expect(await pricesOf(card)).toEqual(["27.99", "25.00"]);
  });

  test("a row that holds no product keeps no shop shut: the built-in catalogue is shown, and then what is mended", async () => {
    await openCatalogue(store, builtIn);
    await setPrice("free");
    await expect((await openCatalogue(store, builtIn)).refresh()).rejects.toThrow();
    const heard: unknown[] = [];
    const catalogue = await openCatalogue(store, builtIn, { onBadRow: (error) => heard.push(error) });
    expect(heard).toHaveLength(1);
    expect(shownOf(catalogue.current(), card)?.price).toBe("27.99");
    await setPrice("25.00");
    await catalogue.refresh();
    expect(shownOf(catalogue.current(), card)?.price).toBe("25.00");
  });

  test("one that can't be recorded isn't shown", async () => {
    const catalogue = await openCatalogue(store, builtIn);
    await store.shop.schema.dropTable("price_history").execute();
    await setPrice("25.00");
    await expect(catalogue.refresh()).rejects.toThrow();
    expect(shownOf(catalogue.current(), card)?.price).toBe("27.99");
  });

  test("however often it is read at once, each price is recorded once", async () => {
    const catalogue = await openCatalogue(store, builtIn);
    await setPrice("25.00");
    await Promise.all([catalogue.refresh(), catalogue.refresh(), recordPrices(store)]);
    expect(await pricesOf(card)).toEqual(["27.99", "25.00"]);
  });

  // SQLite has one writer at a time, and several in one process would wait for each other.
  test.runIf(engine === "postgres")("so it is with several processes", async () => {
    const stores = [store, await openStore(database), await openStore(database)];
    const catalogues = await Promise.all(stores.map((one) => openCatalogue(one, builtIn)));
    await setPrice("25.00");
    await Promise.all(catalogues.map((one) => one.refresh()));
    expect(await pricesOf(card)).toEqual(["27.99", "25.00"]);
    await Promise.all(stores.slice(1).map((one) => one.close()));
  });

  test("without the rule the list price is the catalogue's, whatever is recorded", async () => {
    await backdate("31.50");
    const catalogue = await openCatalogue(store, builtIn);
    expect(catalogue.current()).toEqual(builtIn);
  });

  test("under the rule there is none before one is recorded", async () => {
    const catalogue = await openCatalogue(store, builtIn, { priorPriceRule: true });
    expect(catalogue.answer().body).not.toContain("originalPrice");
    expect(shownOf(catalogue.current(), card)?.price).toBe("27.99");
  });

  test("under the rule it is the recorded one, and pages hear of each change", async () => {
    await backdate("31.50");
    const catalogue = await openCatalogue(store, builtIn, { priorPriceRule: true });
    let drops = 0;
    catalogue.onChange(() => {
      drops += 1;
    });
    expect(shownOf(catalogue.current(), card)).toMatchObject({ price: "27.99", originalPrice: "31.50" });
    expect(catalogue.answer().body).not.toContain("34.99");
    await setPrice("26.00");
    await catalogue.refresh();
    expect(shownOf(catalogue.current(), card)).toMatchObject({ price: "26.00", originalPrice: "27.99" });
    await setPrice("27.00");
    await catalogue.refresh();
    expect(shownOf(catalogue.current(), card)).not.toHaveProperty("originalPrice");
    expect(drops).toBe(2);
  });

  test("what another process recorded in between counts, though the price is back", async () => {
    await backdate("31.50");
    const catalogue = await openCatalogue(store, builtIn, { priorPriceRule: true });
    await setPrice("20.00");
    await recordPrices(store);
    await setPrice("27.99");
    await recordPrices(store);
    expect(await catalogue.refresh()).toBe(true);
    expect(shownOf(catalogue.current(), card)).not.toHaveProperty("originalPrice");
  });
});

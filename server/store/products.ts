import { z } from "zod";
import { type Product, productSchema } from "#contract/product.ts";
import { readSetting, writeSetting } from "./settings.ts";
import type { Shop, Store } from "./store.ts";

/** The setting that says which built-in catalogue the rows came from. */
export const seedKey = "catalogue-seed";

const row = z.string().transform((text, context) => {
  try {
    return productSchema.parse(JSON.parse(text));
  } catch {
    context.addIssue("a row of products holds no product");
    return z.NEVER;
  }
});

/** The catalogue as the database has it. @throws when a row holds no product */
export async function readProducts(shop: Shop): Promise<Product[]> {
  const rows = await shop.selectFrom("products").select("json").orderBy("position").execute();
  return rows.map(({ json }) => row.parse(json));
}

/**
 * Writes the built-in catalogue when the table is empty or came from another built-in catalogue.
 * Prices that staff changed in the database stay until the built-in catalogue itself changes.
 */
export async function seedProducts(store: Store, products: readonly Product[], fingerprint: string): Promise<void> {
  await store.transaction(async (shop) => {
    if ((await readSetting(shop, seedKey)) === fingerprint) return;
    await shop.deleteFrom("products").execute();
    for (const [position, product] of products.entries()) {
      await shop
        .insertInto("products")
        .values({ id: product.id, position, json: JSON.stringify(product) })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ position, json: JSON.stringify(product) }))
        .execute();
    }
    await writeSetting(shop, seedKey, fingerprint);
  });
}

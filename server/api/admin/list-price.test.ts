import { expect, test } from "vitest";
import { products as builtIn } from "#content/catalog/products.ts";
import { catalogHistoryResponse } from "#contract/admin-catalog.ts";
import { productsResponse } from "#contract/product.ts";
import { writeCatalogEdit } from "#server/db/queries/catalog-changes.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop } from "#tests/shop.ts";

const [card] = builtIn;
const variant = card?.variants[0];
if (!card || !variant) throw new Error("the catalog has a first product");
const product = card.id;

test.each(engines)(
  "a list price whose sale is long over is shown once staff have confirmed it, and undo takes that back, on %s",
  async (engine) => {
    const other = await openTestShop(engine);
    const headers = { Authorization: `Bearer ${await other.staffToken()}` };
    const over = { product, variant: null, field: "saleEnds", to: "5/31/2020" } as const;
    await writeCatalogEdit(other.context.database.db, over);
    await other.context.catalog.refresh();
    const shown = async () =>
      productsResponse.parse(await (await other.ask("/api/products")).json()).data[0]?.variants[0]?.originalPrice;
    expect(await shown()).toBeUndefined();
    const edits = [{ variant: null, field: "confirmedSaleEnd", from: "", to: over.to }];
    const confirmed = await other.post("/api/admin/catalog/changes", { product, edits, appliesAt: null }, headers);
    expect([confirmed.status, await shown()]).toEqual([200, variant.originalPrice]);
    const { data } = catalogHistoryResponse.parse(
      await (await other.ask("/api/admin/catalog/history", { headers })).json(),
    );
    await other.post("/api/admin/catalog/undo", { id: data[0]?.id }, headers);
    expect(await shown()).toBeUndefined();
  },
);

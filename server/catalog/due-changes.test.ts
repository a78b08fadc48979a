import { beforeEach, describe, expect, test, vi } from "vitest";
import { problemText } from "#content/catalog-problem-text.ts";
import type { FieldPlace } from "#contract/catalog-fields.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { insertCatalogChange, listCatalogHistory } from "#server/db/queries/catalog-changes.ts";
import { catalogWithCard } from "#tests/card-catalog.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { loadCatalog } from "./catalog.ts";
import { cancelCatalogChange, changeCatalog, undoCatalogChange } from "./catalog-changes.ts";
import { readCatalog } from "./catalog-layers.ts";
import { makeDueChanges } from "./due-changes.ts";
import { savePrices } from "./live-prices.ts";
import { previewCatalog } from "./preview-catalog.ts";

const card = "incard-finder-product";
const price = { variant: "incard-finder-variant", field: "price" } as const;
const compareAt = { ...price, field: "originalPrice" } as const;
const badge = { variant: null, field: "badge" } as const;
/** The built-in catalog with a price, a title and a badge of the card that the values below are compared with. */
const builtIn = catalogWithCard("27.99", "34.99", { title: "The card", badge: "Now" });
const due = "2030-01-02T00:00:00.000Z";
const after = "2030-01-03T00:00:00.000Z";

describe.each(engines)("changes of the catalog on %s", (engine) => {
  let database: DatabaseClient;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    await loadCatalog(database, builtIn);
  });

  const store = (live = false) => ({ database, live });
  const change = async (
    place: FieldPlace,
    [from, to]: readonly [string, string],
    appliesAt: string | null = due,
    product = card,
  ) => {
    const wanted = { product, edits: [{ ...place, from, to }] };
    const outcome = await changeCatalog(store(), wanted, { username: "ada", appliesAt });
    return outcome.kind === "done" ? outcome.id : 0;
  };
  const cancel = (id: number) => cancelCatalogChange(store(), { id, username: "bob" });
  const undo = (id: number) => undoCatalogChange(store(), { id, username: "bob" });
  const audit = async () =>
    (await database.db.selectFrom("audit_log").select(["username", "action", "detail"]).orderBy("id").execute()).map(
      ({ username, action, detail }) => `${username}: ${action}: ${detail}`,
    );
  const history = async () => (await listCatalogHistory(database.db, { limit: 50, offset: 0 })).rows;
  const shown = async () => {
    const found = (await readCatalog(database.db, false)).products.find(({ id }) => id === card);
    return [found?.badge, found?.variants[0]?.price, found?.variants[0]?.originalPrice];
  };
  const removeCard = () => database.db.deleteFrom("products").where("id", "=", card).execute();

  test("each stands in the audit log with its fields, and with when it is due", async () => {
    await cancel(await change(price, ["27.99", "31.00"]));
    await change(badge, ["Now", ""]);
    await change(compareAt, ["34.99", "29.99"]);
    await undo(await change(price, ["27.99", "30.00"], null));
    await change(price, ["27.99", "30.00"], null);
    await makeDueChanges(store(), after);
    expect(await audit()).toEqual([
      `ada: catalog change scheduled: The card, Price: 27.99 to 31.00, due ${due}`,
      "bob: scheduled change cancelled: The card, Price: 27.99 to 31.00",
      `ada: catalog change scheduled: The card, Badge: Now to nothing, due ${due}`,
      `ada: catalog change scheduled: The card, Compare-at price: 34.99 to 29.99, due ${due}`,
      "ada: catalog changed: The card, Price: 27.99 to 30.00",
      "bob: catalog change undone: The card, Price: 30.00 to 27.99",
      "ada: catalog changed: The card, Price: 27.99 to 30.00",
      `ada: scheduled change made: The card, Badge: Now to nothing, due ${due}`,
      `ada: scheduled change failed: The card, Compare-at price: 34.99 to 29.99 (Compare-at price: ${problemText("compare-at-lower", "34.99")})`,
    ]);
    expect(await shown()).toEqual(["", "30.00", "34.99"]);
  });

  test("are made at their moment, not a moment before, the earliest first", async () => {
    await change(badge, ["Now", "Second"], "2030-01-02T00:00:00.001Z");
    await change(badge, ["Now", "First"]);
    await makeDueChanges(store(), "2030-01-01T23:59:59.999Z");
    expect(await shown()).toEqual(["Now", "27.99", "34.99"]);
    await makeDueChanges(store(), due);
    expect(await shown()).toEqual(["First", "27.99", "34.99"]);
    expect((await history()).map(({ state, applied_at }) => [state, applied_at])).toEqual([["applied", due]]);
    await makeDueChanges(store(), after);
    expect((await history()).map(({ edits }) => edits[0]?.from)).toEqual(["Now", "First"]);
  });

  test("of one variant of several name it", async () => {
    const tagigo = builtIn.find(({ variants }) => variants.length > 1);
    const [, second] = tagigo?.variants ?? [];
    if (!tagigo || !second) throw new Error("Tagigo has variants");
    const place = { variant: second.id, field: "soldOut" } as const;
    await change(place, ["no", "yes"], null, tagigo.id);
    expect(await audit()).toEqual([`ada: catalog changed: ${tagigo.title}, Sold out of ${second.title}: no to yes`]);
    // What is as built in follows the built-in catalog again.
    await change(place, ["yes", "no"], null, tagigo.id);
    expect((await readCatalog(database.db, false)).edits).toEqual([]);
  });

  test("of a field that the product doesn't have aren't made, nor is what was asked for with it", async () => {
    const edits = [
      { ...badge, from: "Now", to: "Then" },
      { ...price, variant: "gone", from: "1.00", to: "2.00" },
    ];
    const asked = changeCatalog(store(), { product: card, edits }, { username: "ada", appliesAt: null });
    expect(await asked).toEqual({ kind: "missing" });
    expect(await shown()).toEqual(["Now", "27.99", "34.99"]);
  });

  test("of a product that is gone fail, and can be cancelled and not undone", async () => {
    const made = await change(badge, ["Now", "Then"], null);
    const cancelled = await change(badge, ["Then", "Never"]);
    await change(badge, ["Then", "Late"]);
    await removeCard();
    expect(await change(badge, ["Then", "More"], null)).toBe(0);
    expect(await undo(made)).toEqual({ kind: "missing" });
    expect(await undo(cancelled)).toEqual({ kind: "missing" });
    expect(await cancel(cancelled)).toEqual({ kind: "done", id: cancelled });
    expect(await cancel(made)).toEqual({ kind: "missing" });
    expect([await undo(999), await cancel(999)]).toEqual([{ kind: "missing" }, { kind: "missing" }]);
    await makeDueChanges(store(), after);
    expect((await history()).map(({ state, reason, ended_by }) => [state, reason, ended_by])).toEqual([
      ["failed", problemText("gone", ""), null],
      ["cancelled", null, "bob"],
      ["applied", null, null],
    ]);
    expect((await audit()).slice(-2)).toEqual([
      `bob: scheduled change cancelled: ${card}`,
      `ada: scheduled change failed: ${card}`,
    ]);
  });

  test("whose row can't be read anymore are neither undone nor made", async () => {
    const row = { product_id: card, edits: [], username: "x", undoes: null };
    const past = { applies_at: null, applied_at: due, state: "applied" } as const;
    expect(await undo(await insertCatalogChange(database.db, { ...row, ...past }))).toEqual({ kind: "missing" });
    await insertCatalogChange(database.db, { ...row, applies_at: due, applied_at: null, state: "scheduled" });
    await makeDueChanges(store(), after);
    expect((await history()).map(({ state }) => state)).toEqual(["failed", "applied"]);
  });

  test("a date that has passed by then can't be scheduled, and may come back by undoing", async () => {
    const ends = { variant: null, field: "saleEnds" } as const;
    const sale = builtIn.find(({ id }) => id === card)?.saleEnds ?? "";
    expect(await change(ends, [sale, "1/1/2030"])).toBe(0);
    expect(await change(ends, [sale, "1/2/2030"])).not.toBe(0);
    await makeDueChanges(store(), after);
    expect((await history()).map(({ state }) => state)).toEqual(["applied"]);
    const rows = database.db.updateTable("catalog_edits").where("field", "=", "saleEnds");
    await rows.set({ value: "5/31/2020" }).execute();
    const removed = await change(ends, ["5/31/2020", "12/31/2030"], null);
    expect((await undo(removed)).kind).toBe("done");
  });

  test("a live store's price isn't changed at its moment either", async () => {
    await change(price, ["27.99", "31.00"]);
    await change(badge, ["Now", "Then"]);
    await savePrices(database, { [price.variant]: { price: "29.00", compareAt: null, available: true } });
    await makeDueChanges(store(true), after);
    expect((await history()).map(({ state }) => state)).toEqual(["applied", "failed"]);
    expect((await history())[1]?.reason).toBe(`Price: ${problemText("live-price", "")}`);
  });

  describe("a preview", () => {
    const preview = (to: string, priorPriceRule = false, product = card) =>
      previewCatalog(
        { database, live: false },
        { product, edits: [{ ...price, from: "from nowhere", to }] },
        { priorPriceRule },
      );
    test("shows the changed product among the others, and is refused what couldn't be saved", async () => {
      const seen = await preview("20.00");
      if (seen.kind !== "products") throw new Error(seen.kind);
      expect(seen.products.find(({ id }) => id === card)).toBe(seen.shown);
      expect(seen.shown.variants).toMatchObject([{ price: "20.00", originalPrice: "34.99" }]);
      expect(seen.products.filter((one) => one !== seen.shown)).toEqual(builtIn.filter(({ id }) => id !== card));
      expect(await preview("free")).toMatchObject({ kind: "refused", refusals: [{ ...price, code: "price-format" }] });
      expect(await preview("20.00", false, "gone")).toEqual({ kind: "missing" });
      expect(await shown()).toEqual(["Now", "27.99", "34.99"]);
    });

    test("takes the last day of a sale until that day is over", async () => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2030-05-31T12:00:00Z") });
      const ends = (to: string) => ({
        product: card,
        edits: [{ variant: null, field: "saleEnds" as const, from: "", to }],
      });
      const kinds = ["5/30/2030", "5/31/2030"].map(async (day) => {
        const seen = await previewCatalog({ database, live: false }, ends(day), { priorPriceRule: false });
        return seen.kind;
      });
      expect(await Promise.all(kinds)).toEqual(["refused", "products"]);
      vi.useRealTimers();
    });

    test("under the rule for prior prices strikes through what was the price before", async () => {
      await database.db.updateTable("price_history").set({ at: "2020-01-01T00:00:00.000Z" }).execute();
      const lower = await preview("20.00", true);
      const card0 = lower.kind === "products" ? lower.products.find(({ id }) => id === card)?.variants[0] : undefined;
      expect(card0).toMatchObject({ price: "20.00", originalPrice: "27.99" });
    });
  });
});

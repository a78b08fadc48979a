import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { problemText } from "#content/catalog-problem-text.ts";
import { saleBegins, saleOver } from "#contract/sale-days.ts";
import { connectDatabase } from "#server/db/database.ts";
import { listCatalogHistory, listScheduledChanges } from "#server/db/queries/catalog-changes.ts";
import { readPriceHistory } from "#server/db/queries/products.ts";
import { catalogWithCard } from "#tests/card-catalog.ts";
import { engines, type OpenTestDatabase, openTestDatabase } from "#tests/databases.ts";
import { type Catalog, loadCatalog } from "./catalog.ts";
import { cancelCatalogChange, changeCatalog, undoCatalogChange } from "./catalog-changes.ts";
import { savePrices } from "./live-prices.ts";

const card = "incard-finder-product";
const variant = "incard-finder-variant";
const builtIn = catalogWithCard("26.49", undefined, { title: "The card", saleEnds: undefined, badge: "Now" });
const [monday, tuesday, wednesday, thursday, friday] = [
  "2030-11-25",
  "2030-11-26",
  "2030-11-27",
  "2030-11-28",
  "2030-11-29",
] as const;
const over = saleOver(wednesday);

/** Both engines follow the test's clock, which Postgres' own can't. */
const now = (): Date => new Date();

describe.each(engines)("a sale on %s", (engine) => {
  let database: OpenTestDatabase;
  let catalog: Catalog;
  beforeEach(async () => {
    // Opened before the clock is moved: the shop compares its clock with the database's then.
    database = await openTestDatabase(engine);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2030-11-20T08:00:00Z") });
    catalog = await loadCatalog(database, builtIn, { now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const store = () => ({ database, live: false });
  /** Moves the clock to a moment, and lets the shop look. */
  async function at(moment: string, of: Catalog = catalog): Promise<void> {
    vi.setSystemTime(Date.parse(moment));
    await of.refresh();
  }
  const shown = (of: Catalog = catalog) => {
    const found = of.current().find(({ id }) => id === card);
    return [found?.variants[0]?.price, found?.variants[0]?.originalPrice, found?.saleEnds];
  };
  const usual = ["26.49", undefined, undefined];
  const price = (to: string, from = "26.49") => ({
    product: card,
    edits: [{ variant, field: "price" as const, from, to }],
  });
  const change = (to: string, appliesAt: string | null, until: string | null = null, from = "26.49") =>
    changeCatalog(store(), price(to, from), { username: "ada", appliesAt, until });
  const sale = (to: string, first: string | null, last: string) =>
    change(to, first === null ? null : saleBegins(first), last);
  const idOf = (outcome: Awaited<ReturnType<typeof change>>): number =>
    outcome.kind === "done" ? outcome.id : expect.unreachable(JSON.stringify(outcome));
  const refusal = (outcome: Awaited<ReturnType<typeof change>>): string => {
    const [first] = outcome.kind === "refused" ? outcome.refusals : [];
    return first ? problemText(first.code, first.now, first.plan) : outcome.kind;
  };
  const states = async () =>
    (await listCatalogHistory(database.db, { limit: 50, offset: 0 })).rows.map(({ state }) => state);
  const recorded = async () => ((await readPriceHistory(database.db)).get(variant) ?? []).map((one) => one.price);

  test("begins and ends by itself, to the millisecond, and says so while it lasts", async () => {
    idOf(await sale("19.99", monday, wednesday));
    expect(saleBegins(monday)).toBe("2030-11-25T12:00:00.000Z");
    expect(over).toBe("2030-11-28T12:00:00.000Z");
    await at("2030-11-25T11:59:59.999Z");
    expect(shown()).toEqual(usual);
    await at(saleBegins(monday));
    expect(shown()).toEqual(["19.99", "26.49", "11/27/2030"]);
    await at("2030-11-28T11:59:59.999Z");
    expect(shown()).toEqual(["19.99", "26.49", "11/27/2030"]);
    await at(over);
    expect(shown()).toEqual(usual);
    await at("2030-12-24T12:00:00.000Z");
    expect([await recorded(), await states(), await listScheduledChanges(database.db)]).toEqual([
      ["26.49", "19.99", "26.49"],
      ["applied", "undone"],
      [],
    ]);
    const log = await database.db
      .selectFrom("audit_log")
      .select(["username", "action", "detail"])
      .orderBy("id")
      .execute();
    const fields = "Price: 26.49 to 19.99; Compare-at price: nothing to 26.49; Sale ends: nothing to 11/27/2030";
    expect(log.map(({ username, action, detail }) => `${username}: ${action}: ${detail}`)).toEqual([
      `ada: catalog change scheduled: The card, ${fields}, due ${saleBegins(monday)}, until ${over}`,
      `ada: scheduled change made: The card, ${fields}, due ${saleBegins(monday)}`,
      `ada: scheduled change made: The card, Price: 19.99 to 26.49; Compare-at price: 26.49 to nothing; Sale ends: 11/27/2030 to nothing, due ${over}`,
    ]);
  });

  test("keeps a compare-at price that there is, and brings back an older end of a sale", async () => {
    const listed = { ...price("24.00"), edits: [{ variant, field: "originalPrice" as const, from: "", to: "34.99" }] };
    await changeCatalog(store(), listed, { username: "ada", appliesAt: null });
    await database.db
      .insertInto("catalog_edits")
      .values({ key: `${card}//saleEnds`, product_id: card, variant_id: null, field: "saleEnds", value: "5/31/2025" })
      .execute();
    idOf(await sale("19.99", null, wednesday));
    await catalog.refresh();
    expect(shown()).toEqual(["19.99", "34.99", "11/27/2030"]);
    await at(over);
    // That sale is over for long, so its list price waits for staff.
    expect(shown()).toEqual(["26.49", undefined, "5/31/2025"]);
  });

  test("brings back the price that it met, not the one of the day when it was planned", async () => {
    idOf(await sale("19.99", monday, wednesday));
    idOf(await change("27.00", null));
    await at(saleBegins(monday));
    expect(shown()).toEqual(["19.99", "27.00", "11/27/2030"]);
    await at(over);
    expect(shown()).toEqual(["27.00", undefined, undefined]);
  });

  test("that meets another plan is refused with its days; one that follows isn't", async () => {
    idOf(await sale("19.99", monday, wednesday));
    const planned = problemText("overlaps", "", "a sale from 11/25/2030 until 11/27/2030");
    for (const [first, last] of [
      [null, friday],
      [tuesday, tuesday],
      [wednesday, friday],
      [monday, monday],
    ] as const)
      expect(refusal(await sale("18.00", first, last))).toBe(planned);
    for (const moment of [saleBegins(monday), saleBegins(tuesday)])
      expect(refusal(await change("25.00", moment))).toBe(planned);
    const badge = { product: card, edits: [{ variant: null, field: "badge" as const, from: "Now", to: "Then" }] };
    idOf(await changeCatalog(store(), badge, { username: "ada", appliesAt: saleBegins(tuesday) }));
    idOf(await change("25.00", over));
    expect(refusal(await sale("18.00", thursday, friday))).toBe(problemText("overlaps", "", "a change on 11/28/2030"));
    const [, , , later] = await listScheduledChanges(database.db);
    await cancelCatalogChange(store(), { id: later?.id ?? 0, username: "bob" });
    idOf(await sale("18.00", thursday, friday));
    await at(saleBegins(monday));
    const runs = problemText("overlaps", "", "a sale until 11/27/2030");
    expect(refusal(await change("25.00", null, null, "19.99"))).toBe(runs);
    expect(refusal(await change("25.00", saleBegins(tuesday), null, "19.99"))).toBe(runs);
    await at(saleBegins(thursday));
    expect(shown()).toEqual(["18.00", "26.49", "11/29/2030"]);
    await at(saleOver(friday));
    expect(shown()).toEqual(usual);
    expect(await recorded()).toEqual(["26.49", "19.99", "26.49", "18.00", "26.49"]);
  });

  test("isn't one where the price isn't lower, or falls by more than half unasked", async () => {
    expect(refusal(await sale("26.49", null, wednesday))).toBe(problemText("sale-not-lower", "26.49"));
    expect(refusal(await sale("9.99", null, wednesday))).toBe(problemText("price-falls", "26.49"));
    expect(await listScheduledChanges(database.db)).toEqual([]);
    expect(shown()).toEqual(usual);
  });

  test("is taken back as a whole before it begins, and ends at once afterwards", async () => {
    const first = idOf(await sale("19.99", monday, wednesday));
    const [, end] = await listScheduledChanges(database.db);
    idOf(await cancelCatalogChange(store(), { id: end?.id ?? 0, username: "bob" }));
    expect([await states(), await listScheduledChanges(database.db)]).toEqual([["cancelled", "cancelled"], []]);
    expect(await cancelCatalogChange(store(), { id: first, username: "bob" })).toEqual({ kind: "missing" });
    const second = idOf(await sale("19.99", null, wednesday));
    const [ends] = await listScheduledChanges(database.db);
    expect(await cancelCatalogChange(store(), { id: ends?.id ?? 0, username: "bob" })).toEqual({ kind: "runs" });
    idOf(await undoCatalogChange(store(), { id: second, username: "bob" }));
    await at(over);
    expect([shown(), await recorded(), await listScheduledChanges(database.db)]).toEqual([
      usual,
      ["26.49", "19.99", "26.49"],
      [],
    ]);
  });

  test("that was ended by mistake comes back with its end, unless it would be over", async () => {
    const undo = async (id: number) => undoCatalogChange(store(), { id, username: "bob" });
    const ended = idOf(await undo(idOf(await sale("19.99", null, wednesday))));
    const again = idOf(await undo(ended));
    await catalog.refresh();
    expect(shown()).toEqual(["19.99", "26.49", "11/27/2030"]);
    const endedAgain = idOf(await undo(again));
    idOf(await undo(endedAgain));
    await at(over);
    expect([shown(), await listScheduledChanges(database.db)]).toEqual([usual, []]);
    const [end] = (await listCatalogHistory(database.db, { limit: 1, offset: 0 })).rows;
    expect([end?.state, refusal(await undo(end?.id ?? 0))]).toEqual(["applied", problemText("date-past", "")]);
  });

  test("that comes back meets no other plan", async () => {
    const first = idOf(await sale("19.99", null, wednesday));
    const ended = idOf(await undoCatalogChange(store(), { id: first, username: "bob" }));
    idOf(await sale("18.00", tuesday, friday));
    const outcome = await undoCatalogChange(store(), { id: ended, username: "bob" });
    expect(refusal(outcome)).toBe(problemText("overlaps", "", "a sale from 11/26/2030 until 11/29/2030"));
  });

  test("ends although staff set a compare-at price meanwhile that is lower than the usual price", async () => {
    const listed = (from: string, to: string) =>
      changeCatalog(
        store(),
        { product: card, edits: [{ variant, field: "originalPrice", from, to }] },
        { username: "ada", appliesAt: null },
      );
    idOf(await listed("", "34.99"));
    idOf(await sale("19.99", null, wednesday));
    idOf(await listed("34.99", "22.00"));
    await at(over);
    expect([shown(), await states()]).toEqual([usual, ["applied", "applied", "undone", "applied"]]);
  });

  test("ends although a live store's prices win by then: its day isn't shown any more", async () => {
    idOf(await sale("19.99", null, wednesday));
    const price = { price: "24.00", compareAt: null, available: true };
    await savePrices(database, { [variant]: price });
    const live = await loadCatalog(database, builtIn, { live: true, now });
    await at(over, live);
    expect(shown(live)).toEqual(["24.00", undefined, undefined]);
  });

  test("that was over before the shop ran again was none, and its price was never recorded", async () => {
    idOf(await sale("19.99", monday, wednesday));
    await at(over);
    const [cancelled, failed] = (await listCatalogHistory(database.db, { limit: 2, offset: 0 })).rows;
    expect([cancelled?.state, failed?.state, failed?.reason]).toEqual([
      "cancelled",
      "failed",
      problemText("sale-over", ""),
    ]);
    expect([shown(), await recorded()]).toEqual([usual, ["26.49"]]);
  });

  test("that is no longer lower when it begins doesn't begin, and says why in the shop's currency", async () => {
    const euros = await loadCatalog(database, builtIn, { now, currency: "eur" });
    idOf(await sale("25.00", monday, wednesday));
    idOf(await change("20.00", null));
    await at(saleBegins(monday), euros);
    await at(over, euros);
    expect([shown(euros)[0], await states()]).toEqual(["20.00", ["applied", "cancelled", "failed"]]);
    const { rows } = await listCatalogHistory(database.db, { limit: 9, offset: 0 });
    expect(rows.flatMap(({ reason }) => reason ?? []).join()).toContain(
      problemText("sale-not-lower", "20.00", "", "eur"),
    );
  });

  test("a price can be scheduled back to what it is now", async () => {
    idOf(await change("19.99", saleBegins(monday)));
    idOf(await change("26.49", saleBegins(wednesday)));
    const planned = await listScheduledChanges(database.db);
    expect(planned.map(({ edits }) => edits.map(({ from, to }) => [from, to]))).toEqual([
      [["26.49", "19.99"]],
      [["19.99", "26.49"]],
    ]);
    await at(saleBegins(monday));
    expect(shown()[0]).toBe("19.99");
    await at(saleBegins(wednesday));
    expect(shown()[0]).toBe("26.49");
  });

  test("under the rule for prior prices strikes the lowest price of the 30 days before", async () => {
    const strict = await loadCatalog(database, builtIn, { priorPriceRule: true, now });
    await database.db.updateTable("price_history").set({ at: "2030-01-01T00:00:00.000Z" }).execute();
    idOf(await sale("22.00", null, tuesday));
    await at("2030-11-21T00:00:00.000Z", strict);
    expect(shown(strict)).toEqual(["22.00", "26.49", "11/26/2030"]);
    await at(saleOver(tuesday), strict);
    idOf(await sale("21.00", null, thursday));
    await strict.refresh();
    expect(shown(strict)).toEqual(["21.00", "22.00", "11/28/2030"]);
  });

  test.runIf(engine === "postgres")("begins and ends once on two replicas that look at the same moment", async () => {
    const other = await connectDatabase(database.place);
    const replicas = [catalog, await loadCatalog(other, builtIn, { now })];
    idOf(await sale("19.99", monday, wednesday));
    for (const [moment, expected] of [
      [saleBegins(monday), ["19.99", "26.49", "11/27/2030"]],
      [over, usual],
    ] as const) {
      vi.setSystemTime(Date.parse(moment));
      await Promise.all(replicas.flatMap((one) => [one.refresh(), one.refresh()]));
      for (const one of replicas) expect(shown(one)).toEqual(expected);
    }
    expect([await recorded(), await states()]).toEqual([
      ["26.49", "19.99", "26.49"],
      ["applied", "undone"],
    ]);
    await other.close();
  });
});

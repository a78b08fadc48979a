import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { products as builtIn } from "#content/catalog/products.ts";
import { catalogMessages } from "#content/catalog-messages.ts";
import { auditLogResponse } from "#contract/admin-audit-log.ts";
import {
  catalogHistoryResponse,
  catalogPreviewResponse,
  catalogRefusal,
  catalogResponse,
} from "#contract/admin-catalog.ts";
import { pricesResponse } from "#contract/admin-prices.ts";
import { errorResponse } from "#contract/error-response.ts";
import { productsResponse } from "#contract/product.ts";
import { successResponse } from "#contract/staff-response.ts";
import { maxScheduled } from "#server/catalog/catalog-changes.ts";
import { deleteCatalogEdit, insertCatalogChange, writeCatalogEdit } from "#server/db/queries/catalog-changes.ts";
import { rateLimits } from "#server/middleware/rate-limits.ts";
import { engines } from "#tests/databases.ts";
import { openShop, openTestShop, type TestShop } from "#tests/shop.ts";

const [card] = builtIn;
const variant = card?.variants[0];
if (!card || !variant) throw new Error("the catalog has a first product");
const product = card.id;
const dearer = (Number(variant.price) + 1).toFixed(2);
const price = (from: string, to: string) => ({ variant: variant.id, field: "price", from, to });
const listPrice = { variant: variant.id, field: "originalPrice", from: variant.originalPrice ?? "", to: "" };
const change = { product, edits: [price(variant.price, dearer), listPrice], appliesAt: null };
const soon = () => new Date(Date.now() + 60_000).toISOString();

const paths = ["changes", "undo", "cancel", "preview"].map((name) => `/api/admin/catalog/${name}`);

describe.each(engines)("the calls of the catalog on %s", (engine) => {
  let shop: TestShop;
  let auth: { Authorization: string };
  /** What a preview was asked to render, by path. */
  const rendered: [target: string, price: string | undefined][] = [];
  beforeAll(async () => {
    shop = await openShop(engine, { TRUST_PROXY: "1" }, () => ({
      preview: async (target, products) => {
        rendered.push([target, products.find(({ id }) => id === product)?.variants[0]?.price]);
        return new Response("<title>x</title>");
      },
    }));
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });
  afterAll(() => shop.close());

  const read = async () =>
    catalogResponse.parse(await (await shop.ask("/api/admin/catalog", { headers: auth })).json());
  const history = async (query = "") =>
    catalogHistoryResponse.parse(
      await (await shop.ask(`/api/admin/catalog/history${query}`, { headers: auth })).json(),
    );
  const send = (name: string, body: unknown, headers: Record<string, string> = {}) =>
    shop.post(`/api/admin/catalog/${name}`, body, { ...auth, ...headers });
  const shownPrice = async () =>
    productsResponse.parse(await (await shop.ask("/api/products")).json()).data[0]?.variants[0]?.price;

  test("money and counts lose the zeros in front of them, typed now or stored by a former version", async () => {
    const other = await openTestShop(engine);
    const headers = { Authorization: `Bearer ${await other.staffToken()}` };
    const edits = [
      price(variant.price, `0000${dearer}`),
      { ...listPrice, to: "0099.00" },
      { variant: variant.id, field: "stock", from: "", to: "007" },
    ];
    expect((await other.post("/api/admin/catalog/changes", { ...change, edits }, headers)).status).toBe(200);
    const [stored] = await other.context.database.db.selectFrom("catalog_changes").select("edits").execute();
    const saved: { to: string }[] = JSON.parse(stored?.edits ?? "[]");
    expect(saved.map(({ to }) => to)).toEqual([dearer, "99.00", "7"]);
    const old = { product, variant: variant.id, field: "price", to: "0000021.99" } as const;
    await writeCatalogEdit(other.context.database.db, old);
    await other.context.catalog.refresh();
    const shown = productsResponse.parse(await (await other.ask("/api/products")).json()).data[0]?.variants[0];
    expect(shown?.price).toBe("21.99");
  });

  test("are staff's alone, and refused from another site", async () => {
    for (const path of ["/api/admin/catalog", "/api/admin/catalog/history"]) {
      expect((await shop.ask(path)).status).toBe(401);
      expect((await shop.ask(path, { headers: auth })).headers.get("cache-control")).toBe("no-store");
    }
    for (const path of paths) {
      expect((await shop.post(path, change)).status).toBe(401);
      expect((await shop.post(path, change, { ...auth, Origin: "https://evil.example" })).status).toBe(403);
      expect((await shop.post(path, { ...change, more: 1 }, auth)).status).toBe(400);
    }
    expect(await shownPrice()).toBe(variant.price);
  });

  test("a change is shown at once, stands in both logs, and is undone", async () => {
    expect((await read()).products.map(({ product }) => product)).toEqual(builtIn);
    const answer = await send("changes", change);
    expect([answer.status, await shownPrice()]).toEqual([200, dearer]);
    expect(successResponse.parse(await answer.json()).message).toBe(catalogMessages.changed);
    const [changed, ...others] = (await read()).products;
    expect([changed?.product.variants[0]?.price, changed?.live]).toEqual([dearer, []]);
    expect(others.map(({ product }) => product)).toEqual(builtIn.slice(1));
    // What staff set is the shop's own price: it differs from nothing.
    const compared = pricesResponse.parse(await (await shop.ask("/api/admin/prices", { headers: auth })).json());
    expect(compared.rows[0]).toMatchObject({ shown: dearer, builtIn: dearer, drifts: false });
    const { data, matchCount } = await history("?limit=1");
    expect(matchCount).toBe(1);
    expect(data[0]).toMatchObject({
      product: card.title,
      username: "boss",
      state: "applied",
      appliesAt: null,
      edits: [{ ...price(variant.price, dearer), of: "" }, listPrice],
    });
    const log = await (await shop.ask("/api/admin/audit-log?limit=1", { headers: auth })).json();
    expect(auditLogResponse.parse(log).data).toMatchObject([
      {
        username: "boss",
        action: "catalog changed",
        detail: `${card.title}, Price: ${variant.price} to ${dearer}; Compare-at price: ${variant.originalPrice} to nothing`,
      },
    ]);
    expect((await send("undo", { id: data[0]?.id })).status).toBe(200);
    expect(await shownPrice()).toBe(variant.price);
    expect((await send("undo", { id: data[0]?.id })).status).toBe(404);
    expect((await read()).products[0]?.product).toEqual(card);
  });

  test("what is wrong is said with its field, and nothing is saved", async () => {
    const wrong = await send("changes", { ...change, edits: [price(variant.price, "27,99")] });
    expect([wrong.status, catalogRefusal.parse(await wrong.json()).problems]).toEqual([
      400,
      [
        {
          variant: variant.id,
          field: "price",
          message: "Dollars with two decimals, such as 12.50.",
          now: variant.price,
        },
      ],
    ]);
    const stale = await send("changes", { ...change, edits: [price("1.00", "2.00")] });
    const { message, problems } = catalogRefusal.parse(await stale.json());
    expect([stale.status, message]).toEqual([409, "Nothing was saved: somebody changed this in the meantime."]);
    expect(problems[0]?.message).toContain(variant.price);
    // Somebody else was faster with one field of two: that is what the answer is about.
    const both = await send("changes", { ...change, edits: [price("1.00", "2.00"), { ...listPrice, to: "27,99" }] });
    expect([both.status, catalogRefusal.parse(await both.json()).message]).toEqual([
      409,
      catalogMessages.changedMeanwhile,
    ]);
    expect(await shownPrice()).toBe(variant.price);
  });

  test("a change is scheduled for a moment to come, and cancelled", async () => {
    for (const appliesAt of [new Date(0).toISOString(), "2999-01-01T00:00:00Z"]) {
      expect((await send("changes", { ...change, appliesAt })).status).toBe(400);
    }
    expect((await send("changes", { ...change, appliesAt: "tomorrow" })).status).toBe(400);
    const appliesAt = soon();
    const scheduled = await send("changes", { ...change, appliesAt });
    expect(successResponse.parse(await scheduled.json()).message).toBe(catalogMessages.scheduled);
    const [waiting] = (await read()).scheduled;
    expect(waiting).toMatchObject({ appliesAt, state: "scheduled", username: "boss" });
    expect(await shownPrice()).toBe(variant.price);
    expect((await send("cancel", { id: waiting?.id })).status).toBe(200);
    expect((await send("cancel", { id: waiting?.id })).status).toBe(404);
    expect((await read()).scheduled).toEqual([]);
    expect((await history("?limit=1")).data).toMatchObject([{ state: "cancelled", endedBy: "boss" }]);
  });

  test("the history names product and variant, and what is gone by its id; too many to come are refused", async () => {
    const { db } = shop.context.database;
    const tag = builtIn.find(({ variants }) => variants.length > 1);
    const [first, second] = tag?.variants ?? [];
    if (!tag || !first || !second) throw new Error("the catalog has a product with several variants");
    const edit = (variant: string | null) => ({ variant, field: "price", from: "1.00", to: "2.00" }) as const;
    const made = { username: "boss", applies_at: null, applied_at: new Date().toISOString(), undoes: null };
    for (const [product_id, variants] of [
      [tag.id, [first.id, second.id, "gone variant", null]],
      [product, [variant.id]],
      ["gone product", ["gone variant"]],
    ] as const)
      await insertCatalogChange(db, { ...made, product_id, edits: variants.map(edit), state: "applied" });
    const { data } = await history("?limit=3");
    expect(data.map((one) => [one.product, one.edits.map(({ of }) => of)])).toEqual([
      ["gone product", ["gone variant"]],
      [card.title, [""]],
      [tag.title, [first.title, second.title, "gone variant", ""]],
    ]);

    const later = { ...made, product_id: product, edits: [], applies_at: soon(), applied_at: null } as const;
    for (let i = 0; i < maxScheduled; i += 1) await insertCatalogChange(db, { ...later, state: "scheduled" });
    const full = await send("changes", { ...change, appliesAt: soon() });
    expect([full.status, errorResponse.parse(await full.json()).message]).toEqual([409, catalogMessages.full]);
    await db.deleteFrom("catalog_changes").execute();
  });

  test("a preview shows the page with the change to whoever has its ticket, and changes nothing", async () => {
    const asked = await send("preview", { product, edits: change.edits, show: null });
    const { address } = catalogPreviewResponse.parse(await asked.json());
    expect(address).toMatch(/^\/admin\/catalog\/preview\?ticket=[\w-]{43}$/);
    expect((await shop.ask(address)).status).toBe(200);
    expect((await shop.ask(address)).status).toBe(200);
    expect(rendered.at(-1)).toEqual(["/products/incard-finder", dearer]);
    expect(await shownPrice()).toBe(variant.price);
    for (const wrong of ["", "?ticket=x", `?ticket=${"A".repeat(43)}`, `${address.slice(22)}x`]) {
      const answer = await shop.ask(`/admin/catalog/preview${wrong}`);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
    }
    const tag = builtIn.find(({ variants }) => variants.length > 1);
    for (const [pack, color, choice] of [
      ["1-Pack", "Black", "Black"],
      ["4-Pack", "Pink", "4-Pack Pink"],
      ["4-Pack", "All Colors", "All Colors"],
    ]) {
      const one = tag?.variants.find((each) => each.packSize === pack && each.color === color);
      const edits = [{ variant: one?.id, field: "price", from: one?.price, to: "50.00" }];
      const other = await send("preview", { product: tag?.id, edits, show: one?.id });
      await shop.ask(catalogPreviewResponse.parse(await other.json()).address);
      const shown = new URL(rendered.at(-1)?.[0] ?? "", "http://localhost");
      const chosen = { network: one?.networkType, color: choice, pack };
      expect([shown.pathname, Object.fromEntries(shown.searchParams)]).toEqual(["/products/tagigo", chosen]);
    }
    expect((await send("preview", { product, edits: [price(variant.price, "0.00")], show: null })).status).toBe(400);
    expect((await send("preview", { product: "gone", edits: change.edits, show: null })).status).toBe(404);
    // Whoever ends every login ends the previews with them.
    await shop.post("/api/admin/log-out-everywhere", {}, auth);
    expect((await shop.ask(address)).status).toBe(404);
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });

  test("dates that have passed are told with their product and field", async () => {
    const { passed } = await read();
    const announced = builtIn.flatMap(({ id, availability, saleEnds }) => [
      ...(availability.shipDate === undefined ? [] : [[id, "shipDate", availability.shipDate]]),
      ...(saleEnds === undefined ? [] : [[id, "saleEnds", saleEnds]]),
    ]);
    for (const one of passed) expect(announced).toContainEqual([one.product, one.field, one.printed]);
  });

  test("a sale that is over is told, unless the rule for prior prices announces none", async () => {
    const saleEnds = { product, variant: null, field: "saleEnds", to: "January 5, 2025" } as const;
    const passedIn = async ({ context, ask, staffToken }: TestShop) => {
      await writeCatalogEdit(context.database.db, saleEnds);
      const answer = await ask("/api/admin/catalog", { headers: { Authorization: `Bearer ${await staffToken()}` } });
      const { passed, priorPriceRule } = catalogResponse.parse(await answer.json());
      return [priorPriceRule, passed.filter((one) => one.product === product).map(({ field, day }) => [field, day])];
    };
    const strict = await openTestShop(engine, { PRIOR_PRICE_RULE: "on" });
    expect(await passedIn(shop)).toEqual([false, [["saleEnds", "2025-01-05"]]]);
    expect(await passedIn(strict)).toEqual([true, []]);
    await deleteCatalogEdit(shop.context.database.db, saleEnds);
    await strict.close();
  });

  test("a change that the shop can't read back yet is saved, and isn't called shown", async () => {
    const refresh = () => Promise.reject(new Error("the database went away"));
    const { catalog } = shop.context;
    const blind = await openTestShop(engine, {}, () => ({}), { catalog: { ...catalog, refresh } });
    const headers = { Authorization: `Bearer ${await blind.staffToken()}` };
    const answer = await blind.post("/api/admin/catalog/changes", change, headers);
    expect(successResponse.parse(await answer.json()).message).toBe(catalogMessages.shownLater);
  });

  test("a preview that is over, and a guess too many, carry the headers of every answer", async () => {
    const guess = () =>
      shop.ask("/admin/catalog/preview?ticket=x", { headers: { "X-Forwarded-For": "2001:db8:77::1" } });
    const first = await guess();
    let last = first;
    for (let tries = 1; last.status === 404 && tries < 200; tries += 1) last = await guess();
    expect([first.status, last.status]).toEqual([404, 429]);
    for (const { headers } of [first, last]) {
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect([headers.get("referrer-policy"), headers.get("cache-control")]).toEqual(["no-referrer", "no-store"]);
    }
  });

  test("so many changes and previews a minute", async () => {
    const flood = async (path: string, limit: number) => {
      const headers = { ...auth, "X-Forwarded-For": `2001:db8:${limit}::1` };
      const tries = Array.from({ length: limit + 1 }, () => shop.post(path, {}, headers));
      return (await Promise.all(tries)).filter(({ status }) => status === 429).length;
    };
    expect(await flood("/api/admin/catalog/changes", rateLimits.catalogChange.address.tries)).toBe(1);
    expect(await flood("/api/admin/catalog/preview", rateLimits.catalogPreview.address.tries)).toBe(1);
  });
});

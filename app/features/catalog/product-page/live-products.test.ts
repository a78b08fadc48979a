import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { products } from "#content/catalog/products.ts";
import type { Product } from "#contract/product.ts";
import { watchProducts } from "./live-products.ts";

const minute = 60_000;
let start = Date.now();
const page = { hidden: false, onLine: true };
let answer: () => Promise<Response>;
const stops: (() => void)[] = [];

/** Until what is on its way has come, the schema's script too. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
}

function watch(rendered: readonly Product[] = []) {
  const watcher = { rendered, onProducts: vi.fn(), onFailure: vi.fn() };
  stops.push(watchProducts(watcher));
  return watcher;
}

beforeEach(() => {
  vi.useFakeTimers();
  // The module remembers the products, as a page does: each test begins a day after the one before.
  start += 24 * 60 * minute;
  vi.setSystemTime(start);
  answer = async () => Response.json({ success: true, data: products });
  vi.stubGlobal(
    "fetch",
    vi.fn(() => answer()),
  );
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", page);
  const target = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, target[name].bind(target));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Object.assign(page, { hidden: false, onLine: true });
  vi.useRealTimers();
});

test("one call serves all who watch; who comes later gets what is known without another", async () => {
  const [first, second] = [watch(), watch()];
  await settle();
  expect(first.onProducts).toHaveBeenLastCalledWith(products);
  expect(second.onProducts).toHaveBeenLastCalledWith(products);
  await vi.advanceTimersByTimeAsync(4 * minute);
  const third = watch();
  await settle();
  expect(third.onProducts).toHaveBeenLastCalledWith(products);
  expect(fetch).toHaveBeenCalledOnce();
});

test("who shows what the catalog says is told when it says something else, and when it is as before again", async () => {
  const [first, ...others] = products;
  if (!first) throw new Error("There are no products.");
  const [one, all] = [watch([first]), watch(products)];
  await settle();
  expect([one.onProducts, all.onProducts].map(({ mock }) => mock.calls)).toEqual([[], []]);
  const changed = [first, ...others.map((product) => ({ ...product, title: "Another" }))];
  answer = async () => Response.json({ success: true, data: changed });
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect([one.onProducts, all.onProducts].map(({ mock }) => mock.calls)).toEqual([[], [[changed]]]);
  answer = async () => Response.json({ success: true, data: products });
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect([one.onProducts, all.onProducts].map(({ mock }) => mock.calls)).toEqual([[], [[changed], [products]]]);
});

test("in another order the products are told too", async () => {
  const watcher = watch(products.toReversed());
  await settle();
  expect(watcher.onProducts).toHaveBeenCalledWith(products);
});

test("they are fetched every five minutes, by whoever is looking and until nobody watches", async () => {
  watch();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(fetch).toHaveBeenCalledTimes(3);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(fetch).toHaveBeenCalledTimes(3);
  page.hidden = false;
  for (const stop of stops.splice(0)) stop();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("a tab without a network waits, and asks when it is back", async () => {
  watch();
  page.onLine = false;
  await vi.advanceTimersByTimeAsync(6 * minute);
  expect(fetch).toHaveBeenCalledOnce();
  page.onLine = true;
  dispatchEvent(new Event("online"));
  expect(fetch).toHaveBeenCalledTimes(2);
  await settle();
  dispatchEvent(new Event("online"));
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a failure is told once until it works again, and isn't tried again before its time", async () => {
  for (const broken of [
    async () => Response.json({ success: false, data: products }),
    async () => new Response("", { status: 503 }),
    () => Promise.reject(new TypeError("Failed to fetch")),
  ]) {
    answer = broken;
    vi.mocked(fetch).mockClear();
    vi.setSystemTime(Date.now() + 60 * minute);
    const watcher = watch();
    await settle();
    watcher.onProducts.mockClear();
    await vi.advanceTimersByTimeAsync(4 * minute);
    expect(fetch).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(6 * minute);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(watcher.onFailure).toHaveBeenCalledOnce();
    expect(watcher.onProducts).not.toHaveBeenCalled();
    const changed = products.map((product) => ({ ...product, description: String(Date.now()) }));
    answer = async () => Response.json({ success: true, data: changed });
    await vi.advanceTimersByTimeAsync(5 * minute);
    await settle();
    expect(watcher.onProducts).toHaveBeenCalledWith(changed);
    answer = broken;
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(watcher.onFailure).toHaveBeenCalledTimes(2);
    for (const stop of stops.splice(0)) stop();
  }
});

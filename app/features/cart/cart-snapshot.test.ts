import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#tests/memory-storage.ts";
import { snapshotKey } from "./cart-names.ts";
import {
  cartIdKey,
  forgetSentCart,
  markSent,
  readSnapshot,
  snapshotLines,
  storePrefix,
  storeSnapshot,
} from "./cart-snapshot.ts";

const store = storePrefix({ token: "demo", domain: "store.example" });
const things = [
  { variantId: "44", quantity: 2 },
  { variantId: "45", quantity: 1 },
];

let stored: Map<string, string>;
let changes: string[];

beforeEach(() => {
  stored = new Map();
  changes = [];
  vi.stubGlobal("localStorage", memoryStorage(stored));
  vi.stubGlobal("dispatchEvent", (event: Event) => changes.push(event.type));
});
afterEach(() => vi.unstubAllGlobals());

test("what is in the cart is read back, and this tab hears of it", () => {
  storeSnapshot(store, things);
  expect(readSnapshot()).toEqual({ store, count: 3, lines: "44:2,45:1" });
  expect(snapshotLines(store)).toEqual(things);
  // The event by which other tabs hear of it, so that one listener does for both.
  expect(changes).toEqual(["storage"]);
});

test("the cart's id is looked for where the store's SDK keeps it", () => {
  expect(store).toBe("demo.store.example");
  expect(cartIdKey(store)).toBe("demo.store.example.checkoutId");
});

test("another store's cart has no lines here", () => {
  storeSnapshot("other.example", things);
  expect(snapshotLines(store)).toEqual([]);
});

test("an empty cart has no snapshot", () => {
  storeSnapshot(store, things);
  storeSnapshot(store, []);
  expect(stored.has(snapshotKey)).toBe(false);
  expect(snapshotLines(store)).toEqual([]);
});

test.each([
  "",
  "null",
  "{",
  '{"store":"a"}',
  '{"store":"a","count":1,"lines":"-4:1"}',
  '{"store":"a","count":1.5,"lines":"4:1"}',
  '{"store":"a","count":1,"lines":""}',
  '{"store":"a","count":1,"lines":"4"}',
  '{"store":"a","count":1,"lines":"4:1x"}',
  '{"store":"a","count":1,"lines":"4:1,"}',
  '{"store":"a","count":1,"lines":"4:1,5:"}',
  '{"store":"a","count":1,"lines":"4:1,a:1"}',
])("what no version of the shop wrote counts as no cart: %j", (text) => {
  stored.set(snapshotKey, text);
  expect(readSnapshot()).toBeNull();
  markSent();
  forgetSentCart();
  expect(stored.get(snapshotKey)).toBe(text);
});

test("a cart that went to its checkout is emptied after the order, with the store's own id of it", () => {
  stored.set(cartIdKey(store), "gid://cart/1");
  storeSnapshot(store, things);
  markSent();
  storeSnapshot(store, things);
  expect(readSnapshot()?.sent).toBe(true);
  forgetSentCart();
  expect([...stored.keys()]).toEqual([]);
});

test("the same things in another store's cart didn't go to a checkout", () => {
  storeSnapshot("other.example", things);
  markSent();
  storeSnapshot(store, things);
  expect(readSnapshot()).toEqual({ store, count: 3, lines: "44:2,45:1" });
});

test("numbers of several digits are read whole", () => {
  const many = [
    { variantId: "44101000000001", quantity: 12 },
    { variantId: "44101000000002", quantity: 10 },
    { variantId: "7", quantity: 1 },
  ];
  storeSnapshot(store, many);
  expect(snapshotLines(store)).toEqual(many);
});

test("a cart that was changed after its checkout was opened stays", () => {
  stored.set(cartIdKey(store), "gid://cart/1");
  storeSnapshot(store, things);
  markSent();
  storeSnapshot(store, things.slice(1));
  forgetSentCart();
  expect(snapshotLines(store)).toEqual(things.slice(1));
  expect(stored.has(cartIdKey(store))).toBe(true);
});

test("with storage blocked nothing throws, and there is no cart", () => {
  const blocked = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  storeSnapshot(store, things);
  storeSnapshot(store, []);
  markSent();
  forgetSentCart();
  expect(readSnapshot()).toBeNull();
});

test("with only removal blocked, a sent cart's end is no error", () => {
  storeSnapshot(store, things);
  markSent();
  vi.stubGlobal("localStorage", {
    ...memoryStorage(stored),
    removeItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(() => forgetSentCart()).not.toThrow();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { memoryStorage } from "#tests/memory-storage.ts";
import { isFirstInTab, storedJson, storedText, storeJson, storeText } from "./stored-text.ts";

const schema = z.object({ title: z.string() });
let browser: Map<string, string>;
let tab: Map<string, string>;

beforeEach(() => {
  browser = new Map();
  tab = new Map();
  vi.stubGlobal("localStorage", memoryStorage(browser));
  vi.stubGlobal("sessionStorage", memoryStorage(tab));
});
afterEach(() => vi.unstubAllGlobals());

test("what was typed is read back until it is forgotten, in this browser or in this tab", () => {
  storeJson("draft", { title: "A" });
  storeJson("draft", { title: "B" }, "session");
  expect(storedJson("draft", schema)).toEqual({ title: "A" });
  expect(storedJson("draft", schema, "session")).toEqual({ title: "B" });
  storeJson("draft", null);
  storeJson("draft", null, "session");
  expect([storedJson("draft", schema), browser.size, tab.size]).toEqual([null, 0, 0]);
});

test.each(["{", "null", '{"title":7}'])("what another version kept counts as nothing: %s", (text) => {
  browser.set("draft", text);
  expect(storedJson("draft", schema)).toBeNull();
});

test("with storage blocked, what is typed is only on the screen", () => {
  const blocked = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  storeJson("draft", { title: "A" });
  expect(storedJson("draft", schema)).toBeNull();
});

test("something is the first in a tab once, until it is forgotten, and never where storage is blocked", () => {
  expect([isFirstInTab("a"), isFirstInTab("a"), isFirstInTab("b")]).toEqual([true, false, true]);
  storeText("a", null, "session");
  expect(isFirstInTab("a")).toBe(true);
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: refuse });
  expect(isFirstInTab("c")).toBe(false);
});

const refuse = () => {
  throw new DOMException("denied", "SecurityError");
};

/** A browser that blocks storage throws when it is named, one that is full when something is stored. */
const refusing: readonly [string, () => void][] = [
  ["blocked", () => Object.defineProperty(globalThis, "localStorage", { configurable: true, get: refuse })],
  ["full", () => vi.stubGlobal("localStorage", { ...memoryStorage(browser), setItem: refuse })],
  ["missing", () => vi.stubGlobal("localStorage", undefined)],
];

test.each(refusing)("storage that is %s says that nothing was stored", (_, start) => {
  const original = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  start();
  try {
    expect([storeText("a", "1"), storedText("a") ?? "none"]).toEqual([false, "none"]);
  } finally {
    if (original) Object.defineProperty(globalThis, "localStorage", original);
  }
});

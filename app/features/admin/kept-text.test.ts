import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { memoryStorage } from "#tests/memory-storage.ts";
import { readDrafts, storeDrafts } from "./catalog/use-drafts.ts";
import { keepText, readKeptText } from "./kept-text.ts";

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
  keepText("draft", { title: "A" });
  keepText("draft", { title: "B" }, "session");
  expect(readKeptText("draft", schema)).toEqual({ title: "A" });
  expect(readKeptText("draft", schema, "session")).toEqual({ title: "B" });
  keepText("draft", null);
  keepText("draft", null, "session");
  expect([readKeptText("draft", schema), browser.size, tab.size]).toEqual([null, 0, 0]);
});

test.each(["{", "null", '{"title":7}'])("what another version kept counts as nothing: %s", (text) => {
  browser.set("draft", text);
  expect(readKeptText("draft", schema)).toBeNull();
});

test("with storage blocked, what is typed is only on the screen", () => {
  const blocked = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  keepText("draft", { title: "A" });
  expect(readKeptText("draft", schema)).toBeNull();
});

test("drafts of products without a change aren't kept, and none of all leaves nothing behind", () => {
  const edit = { variant: null, field: "badge", from: "Presale", to: "New" } as const;
  storeDrafts({ tagigo: [edit], card: [] });
  expect(readDrafts()).toEqual({ tagigo: [edit] });
  storeDrafts({ tagigo: [] });
  expect([readDrafts(), tab.size]).toEqual([{}, 0]);
});

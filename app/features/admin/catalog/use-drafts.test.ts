import { describe, expect, onTestFinished, test, vi } from "vitest";
import { memoryStorage } from "#tests/memory-storage.ts";
import { readDrafts, storeDrafts, typedSince } from "./use-drafts.ts";

test("drafts of products without a change aren't kept, and none of all leaves nothing behind", () => {
  const tab = new Map<string, string>();
  vi.stubGlobal("sessionStorage", memoryStorage(tab));
  onTestFinished(() => void vi.unstubAllGlobals());
  const edit = { variant: null, field: "badge", from: "Presale", to: "New" } as const;
  storeDrafts({ tagigo: [edit], card: [] });
  expect(readDrafts()).toEqual({ tagigo: [edit] });
  storeDrafts({ tagigo: [] });
  expect([readDrafts(), tab.size]).toEqual([{}, 0]);
});

describe("what was typed while a change was saved", () => {
  const edit = (field: "price" | "originalPrice", from: string, to: string) => ({ variant: "card", field, from, to });
  const sent = [edit("price", "27.99", "25.99"), edit("originalPrice", "34.99", "33.99")];

  test("is nothing where nothing was", () => {
    expect(typedSince(sent, sent, true)).toEqual([]);
    expect(typedSince([], [], true)).toEqual([]);
  });

  test("stays over what holds by now, a field that was set back too", () => {
    const now = [edit("price", "27.99", "24.99")];
    expect(typedSince(now, sent, true)).toEqual([
      edit("price", "25.99", "24.99"),
      edit("originalPrice", "33.99", "34.99"),
    ]);
  });

  test("stays over what holds still where the change is for later", () => {
    const now = [edit("price", "27.99", "24.99")];
    expect(typedSince(now, sent, false)).toEqual(now);
  });

  test("stays in a field that wasn't sent", () => {
    const more = edit("originalPrice", "34.99", "31.99");
    expect(typedSince([sent[0] ?? more, more], [sent[0] ?? more], true)).toEqual([more]);
  });
});

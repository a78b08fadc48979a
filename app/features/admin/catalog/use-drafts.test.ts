import { expect, onTestFinished, test, vi } from "vitest";
import { memoryStorage } from "#tests/memory-storage.ts";
import { readDrafts, storeDrafts } from "./use-drafts.ts";

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

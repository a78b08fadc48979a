import { expect, test } from "vitest";
import { importBounds } from "./admin-subscriber-imports.ts";
import { partsOf } from "./import-parts.ts";

test("parts hold everything once, in order, and none is too large for its call", () => {
  const long = Array.from({ length: 3_000 }, (_, index) => `${"ü".repeat(150)}${index}`);
  const parts = partsOf(long, (text) => ({ text }));
  expect(parts.flat()).toEqual(long);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(importBounds.partRows);
    expect(Buffer.byteLength(JSON.stringify(part.map((text) => ({ text }))))).toBeLessThan(importBounds.bodyBytes);
  }
  expect(parts.length).toBeGreaterThan(3);
  const short = Array.from({ length: 2 * importBounds.partRows + 1 }, (_, index) => index);
  expect(partsOf(short, (item) => item).map(({ length }) => length)).toEqual([1000, 1000, 1]);
  expect(partsOf([], (item) => item)).toEqual([]);
});

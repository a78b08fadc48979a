import fc from "fast-check";
import { expect, test } from "vitest";
import { groupBy } from "./group-by.ts";

test("whatever is grouped, the groups are those of Map.groupBy, in its order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 5 }), (items, size) => {
      const keyOf = (item: number): number => item % size;
      expect([...groupBy(items, keyOf)]).toEqual([...Map.groupBy(items, keyOf)]);
    }),
  );
});

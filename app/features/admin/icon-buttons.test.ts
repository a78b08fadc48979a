import { expect, it } from "vitest";
import { moved } from "./icon-buttons.tsx";

it("moves an entry by one place, and not beyond the ends of its list", () => {
  const entries = ["a", "b", "c"];
  expect(moved(entries, "b", -1)).toEqual(["b", "a", "c"]);
  expect(moved(entries, "b", 1)).toEqual(["a", "c", "b"]);
  expect(moved(entries, "c", -1)).toEqual(["a", "c", "b"]);
  expect(moved(entries, "a", 1)).toEqual(["b", "a", "c"]);
  expect([moved(entries, "a", -1), moved(entries, "c", 1)]).toEqual([null, null]);
});

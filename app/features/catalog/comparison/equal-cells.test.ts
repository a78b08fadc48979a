import { expect, test } from "vitest";
import { equalCells } from "./equal-cells.ts";

test("names each pair of equal cells once", () => {
  expect(equalCells(["both", "both", "one", "both"])).toBe("01 03 13");
  expect(equalCells(["a", "b", "c", "d"])).toBe("");
});

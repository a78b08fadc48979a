import { expect, test } from "vitest";
import { listedPages } from "./listed-pages.ts";

test("lists each canonical page once and no alias, pattern or private page", () => {
  for (const path of [
    "/",
    "/buy-now",
    "/products/tagigo",
    "/products/tagigo-g",
    "/support/disable",
    "/blog",
    "/regulatory",
  ]) {
    expect(listedPages).toContain(path);
  }
  for (const path of [
    "/pre-order",
    "/disable",
    "/:site/disable",
    "/user-manual",
    "/pages/:pageName",
    "/order-confirmation",
    "*",
  ]) {
    expect(listedPages).not.toContain(path);
  }
  expect(new Set(listedPages).size).toBe(listedPages.length);
});

import { expect, test } from "vitest";
import { isAllowed, unexpectedLicenses } from "./licenses.ts";

test("one side of an OR is enough, of an AND all are needed", () => {
  const allowed = new Set(["MIT", "Zlib"]);
  expect(isAllowed("(WTFPL OR MIT)", allowed)).toBe(true);
  expect(isAllowed("(MIT AND Zlib)", allowed)).toBe(true);
  expect(isAllowed("MIT AND GPL-3.0-only", allowed)).toBe(false);
});

test("what ships is judged more strictly than a tool, and a missing license is named", () => {
  const packages = {
    "": {},
    "tests/tools": {},
    "node_modules/incard-shop-tools": { link: true },
    "node_modules/good": { license: "MIT" },
    "node_modules/weak": { license: "LGPL-3.0-or-later" },
    "node_modules/tool": { license: "LGPL-3.0-or-later", dev: true },
    "node_modules/a/node_modules/strong": { license: "AGPL-3.0-only", dev: true },
    "node_modules/format": { dev: true },
    "node_modules/nameless": {},
    "node_modules/@img/sharp-libvips-linux-x64": { license: "LGPL-3.0-or-later" },
  };
  expect(unexpectedLicenses({ packages })).toEqual([
    "weak: LGPL-3.0-or-later",
    "strong: AGPL-3.0-only (a tool)",
    "nameless: no license named",
  ]);
});

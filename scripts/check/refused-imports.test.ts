import { posix } from "node:path";
import { expect, test } from "vitest";
import { refusedImports } from "./refused-imports.ts";
import { areas, mutualAreas } from "./walls.ts";

/** What a made-up file at a path would be told of its imports. */
const told = (path: string, ...lines: string[]): readonly string[] =>
  refusedImports([{ path, source: lines.join("\n") }], areas, mutualAreas);

const fileIn = (area: string): string => (posix.extname(area) ? area : `${area}/made-up.ts`);

/** Areas that stand above the shop: whatever is in the shop may not import them. */
const outside = ["bench", "scripts/ops", "tests"];
const shop = Object.keys(areas).filter((area) => /^(app|content|contract|server)(\/|$)/.test(area));

test.each(shop)("%s imports nothing of what stands outside the shop", (area) => {
  for (const other of outside) {
    expect(told(fileIn(area), `import { x } from "#${other}/made-up.ts";`), other).toHaveLength(1);
  }
});

const everyPair = Object.keys(areas).flatMap((from) =>
  Object.keys(areas)
    .filter((to) => to !== from && from !== "tests" && to !== "tests")
    .map((to) => ({ from, to })),
);
const mayImport = ({ from, to }: { from: string; to: string }): boolean => {
  const imports = areas[from]?.imports ?? [];
  const stands = (path: string): boolean => to === path || (!(path in areas) && to.startsWith(`${path}/`));
  return imports.some(stands);
};

test("between every two areas there is a wall, unless the map has an arrow", () => {
  const wrong = everyPair.filter((pair) => {
    const found = told(fileIn(pair.from), `import { x } from "#${fileIn(pair.to)}";`);
    return (found.length === 0) !== mayImport(pair);
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["app/texts/made-up.ts", "#app/features/cart/shop-cart.ts"],
  ["app/texts/made-up.ts", "#app/routes/home.tsx"],
  ["app/router-adapter/made-up.ts", "#app/features/site/header.tsx"],
  ["app/features/home/made-up.ts", "#app/features/cart/shop-cart.ts"],
  ["app/routes/made-up.tsx", "#server/db/database.ts"],
  ["server/db/made-up.ts", "#server/api/contact.ts"],
  ["server/db/queries/made-up.ts", "#server/auth/secrets.ts"],
  ["server/lib/made-up.ts", "#server/config/config.ts"],
  ["server/api/made-up.ts", "#server/start/bootstrap.ts"],
  ["contract/made-up.ts", "react-router"],
  ["content/made-up.ts", "react"],
  ["app/features/cart/made-up.ts", "hono"],
  ["app/lib/made-up.ts", "node:fs"],
  ["server/pages/made-up.ts", "react"],
  ["server/api/made-up.ts", "#tests/shop.ts"],
  ["scripts/check/made-up.ts", "#app/routes/home.test.ts"],
])("%s doesn't import %s, however it is written", (path, target) => {
  for (const line of [
    `import { x } from "${target}";`,
    `import type { X } from "${target}";`,
    `import "${target}";`,
    `export { x } from "${target}";`,
    `export * from "${target}";`,
    `export type { X } from "${target}";`,
    `const late = () => import("${target}");`,
    `type X = import("${target}").X;`,
  ]) {
    expect(told(path, line), line).toHaveLength(1);
  }
});

test("a text of MDX has walls too", () => {
  expect(told("content/blog/made-up.mdx", 'import { x } from "#app/ui/button.tsx";', "", "# Title")).toHaveLength(1);
});

test.each(["shelf", "app/shelf", "app/features/shelf", "server/shelf", "server/db/shelf", "scripts/shelf"])(
  "the folder %s has no row, so it is refused",
  (folder) => {
    const path = `${folder}/made-up.ts`;
    const why = `${path}: lies in no area; write its folder into scripts/check/walls.ts`;
    expect(told(path, "export const x = 1;")).toEqual([why]);
    expect(told("app/features/cart/made-up.ts", `import { x } from "#${path}";`)).toHaveLength(1);
  },
);

test("areas that may import each other are written down with a reason", () => {
  const pair = {
    a: { is: "one", imports: ["b"] },
    b: { is: "other", imports: ["a"] },
  };
  expect(refusedImports([], pair)).toHaveLength(1);
  expect(refusedImports([], pair, [["b", "a", "they are one thing"]])).toEqual([]);
  const byFolder = {
    "house/a": { is: "one", imports: ["house"] },
    "house/b": { is: "other", imports: ["house/a"] },
  };
  expect(refusedImports([], byFolder)).toHaveLength(1);
  expect(refusedImports([], areas, mutualAreas)).toEqual([]);
  expect(refusedImports([], areas)).toHaveLength(mutualAreas.length);
});

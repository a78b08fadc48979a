import { expect, test } from "vitest";
import { unstatedExports } from "./exported-functions.ts";

/** What is said of a made-up module, without the lines' numbers. */
const said = (...lines: string[]): readonly string[] =>
  unstatedExports("made-up.ts", lines.join("\n")).map(({ what }) => what);

test.each([
  ["a function", "export function f() {}"],
  ["an asynchronous one", "export async function f() {}"],
  ["a default one", "export default function f() {}"],
  ["a generator", "export function* f() {}"],
  ["an arrow function", "export const f = () => 1;"],
  ["a function expression", "export const f = function () {};"],
  ["one held against a type", "export const f = (() => 1) satisfies () => number;"],
  ["one among several", "const other = 1;\nexport { f, other };\nfunction f() {}"],
  ["an arrow function of a list", "const f = () => 1;\nexport { f as g };"],
])("%s that states nothing is found in both ways", (_name, code) => {
  expect(said(code)).toEqual(["f states no return type", "f has no docstring"]);
});

test.each([
  ["a function", "/** Adds one. */\nexport function f(): void {}"],
  ["an arrow function", "/** Adds one. */\nexport const f = (): number => 1;"],
  ["a variable of a function's type", "/** Adds one. */\nexport const f: () => number = () => 1;"],
  ["one with tags below its words", "/**\n * Adds one.\n * @throws never\n */\nexport function f(): void {}"],
  ["a function that stays in its module", "function f() {}"],
  ["a value", "export const f = 1;"],
  ["a schema", "export const schema = z.object({ a: z.string().refine((text) => text) });"],
  ["another module's", 'export { f } from "./other.ts";'],
  [
    "overloads, the first of them described",
    "/** Adds. */\nexport function f(): 1;\nexport function f(a: 1): 2;\nexport function f(a?: 1) { return a; }",
  ],
])("%s is left alone", (_name, code) => {
  expect(said(code)).toEqual([]);
});

test.each([
  ["an ordinary comment", "// Adds one.\nexport function f(): void {}"],
  ["a block that is none", "/* Adds one. */\nexport function f(): void {}"],
  ["tags alone", "/** @throws never */\nexport function f(): void {}"],
  ["tags alone, below each other", "/**\n * @param a\n * @throws never\n */\nexport function f(a: 1): void {}"],
  ["nothing", "/** */\nexport function f(): void {}"],
  ["that of something before", "/** One. */\nconst a = 1;\nexport function f(): void {}"],
])("%s is no docstring", (_name, code) => {
  expect(said(code)).toEqual(["f has no docstring"]);
});

test("functions in an exported object are asked for both, unless the object has a type", () => {
  expect(said("export const o = { a: () => 1, b() {}, c: 3 };")).toEqual([
    "o.a states no return type",
    "o.a has no docstring",
    "o.b states no return type",
    "o.b has no docstring",
  ]);
  expect(said("export const o = { a: () => 1 } as const;")).toHaveLength(2);
  expect(said("export const o: Calls = { a: () => 1 };")).toEqual([]);
});

test("of an exported class its public methods are asked", () => {
  const body = "constructor() {} m() {} get g() { return 1; } #p() {} private q() {} override r() {}";
  expect(said(`export class C { ${body} }`)).toEqual(["C.m states no return type", "C.m has no docstring"]);
});

test("a result type that only another function's body tells is found wherever it stands", () => {
  const what = ["ReturnType<typeof …> stands for a type; give that a name where it is made"];
  expect(said("export type T = ReturnType<typeof f>;")).toEqual(what);
  expect(said("let last: Awaited<ReturnType<typeof f>> | null = null;")).toEqual(what);
  expect(said("type Result<F extends () => unknown> = ReturnType<F>;")).toEqual([]);
});

test("what is found has its line, and a file that can't be parsed says so", () => {
  expect(unstatedExports("made-up.ts", "\n/** Adds. */\nexport function f() {}")).toEqual([
    { line: 3, what: "f states no return type" },
  ]);
  expect(() => unstatedExports("made-up.ts", "export function (")).toThrow("made-up.ts: ");
});

import { expect, test } from "vitest";
import { styleCutter, usedStyles } from "./used-styles.ts";

const kept = (sheet: string, html: string): string => usedStyles(sheet)(html);

test("a rule stays where all classes of one of its selectors occur, whatever else it asks for", () => {
  const sheet = ".a{x:1}.b,.c .a{x:2}.a .missing{x:3}.a:hover{x:4}.a[data-open]>p:not(.missing){x:5}h1{x:6}";
  expect(kept(sheet, '<p class="a d">')).toBe(".a{x:1}.a:hover{x:4}.a[data-open]>p:not(.missing){x:5}h1{x:6}");
  expect(kept(sheet, '<p class="a"><i class="c">')).toContain(".b,.c .a{x:2}");
});

test("lists of alternatives need one of theirs", () => {
  const sheet =
    ":where(.a>:not(:last-child)){x:1}:is(.b,.c) p{x:2}html:has(.d:checked) p{x:3}.e:is(:where(.group):hover *){x:4}";
  expect(kept(sheet, '<p class="c">')).toBe(":is(.b,.c) p{x:2}");
  expect(kept(sheet, '<p class="a d">')).toBe(":where(.a>:not(:last-child)){x:1}html:has(.d:checked) p{x:3}");
  expect(kept(sheet, '<p class="e">')).toBe("");
  expect(kept(sheet, '<p class="group e">')).toContain(".e:is");
});

test("names with escapes are compared as the document spells them", () => {
  const sheet = String.raw`.sm\:p-\[2px\,3px\]{x:1}.\[\&\>a\]\:b>a{x:2}.w-1\/2{x:3}.\-mb-px{x:4}`;
  expect(kept(sheet, '<p class="sm:p-[2px,3px] [&amp;&gt;a]:b w-1/2 -mb-px">')).toBe(sheet);
  expect(kept(sheet, '<p class="sm:p">')).toBe("");
});

test("groups without a rule go, fonts and key frames stay, strings and comments hide braces", () => {
  const sheet =
    '/* a{} */@media print{.a{x:1}@supports (y){.b{x:2}}}@font-face{font-family:"}"}@keyframes k{to{x:1}}.c:after{content:"{"}.d{x:3}';
  expect(kept(sheet, '<p class="d">')).toBe('@font-face{font-family:"}"}@keyframes k{to{x:1}}.d{x:3}');
  expect(kept(sheet, '<p class="b c">')).toContain("@media print{@supports (y){.b{x:2}}}");
  expect(kept(sheet, '<p class="b c">')).toContain('.c:after{content:"{"}');
  expect(kept("@layer a,b;.a{x:1}", "<p>")).toBe("@layer a,b;");
});

test("a registered property stays where a kept rule names it", () => {
  const sheet =
    '.a{--one:1}.b{--two:2}@property --one{syntax:"*"}@property --two{syntax:"*"}@property --on{syntax:"*"}';
  expect(kept(sheet, '<p class="a">')).toBe('.a{--one:1}@property --one{syntax:"*"}');
});

test("custom properties of their layers stay where a kept rule, a style attribute or another of them names them", () => {
  const sheet =
    "@layer properties{@supports (y){*{--tw-a:0;--tw-b:0}}}@layer theme{:root{--one:1;--two:var(--three);--three:3;--four:4}}.a{--tw-a:1;x:var(--two)}.b{x:var(--one)}:root{--own:1}";
  expect(kept(sheet, '<p class="a" style="width:var(--four)">')).toBe(
    "@layer properties{@supports (y){*{--tw-a:0}}}@layer theme{:root{--two:var(--three);--three:3;--four:4}}.a{--tw-a:1;x:var(--two)}:root{--own:1}",
  );
});

test("the inlined sheet of a document is cut, and handed back whole", () => {
  const cut = styleCutter();
  const document = (sheet: string, rest: string): string =>
    `<head><style id="app-styles" data-sheet="/s.css">${sheet}</style></head>${rest}`;
  const first = ".a{x:$&}.b{x:2}";
  expect(cut(document(first, '<p class="a">'))).toEqual({
    html: document(".a{x:$&}", '<p class="a">'),
    wholeSheets: [first],
  });
  expect(cut(document(first, '<p class="b">')).html).toBe(document(".b{x:2}", '<p class="b">'));
  expect(cut(document(".c{x:3}", '<p class="c">')).html).toBe(document(".c{x:3}", '<p class="c">'));
  expect(cut("<p>no sheet</p>")).toEqual({ html: "<p>no sheet</p>", wholeSheets: [] });
});

import { expect, test } from "vitest";
import { problemsOf } from "./judge.ts";
import { readPage } from "./read-page.ts";
import { beyondFloorInScript } from "./read-script.ts";
import { beyondFloorInStyle } from "./read-style.ts";

// A feature per line that a browser of the floor lacks: each is found by the name of MDN's data that stands behind it.
test.each([
  ["Map.groupBy(a, b)", "Map.groupBy"],
  ["const { groupBy } = Map", "Map.groupBy"],
  ["Object.groupBy(a, b)", "Object.groupBy"],
  ["globalThis.Map.groupBy(a, b)", "Map.groupBy"],
  ["Promise.withResolvers()", "Promise.withResolvers"],
  ["Promise.try(f)", "Promise.try"],
  ["Array.fromAsync(a)", "Array.fromAsync"],
  ["new Set(a).union(b)", "Set.union"],
  ["a.isSubsetOf(b)", "Set.isSubsetOf"],
  ["a.values().map(f)", "Iterator.map"],
  ["text.matchAll(pattern).toArray()", "Iterator.toArray"],
  ["Iterator.from(a)", "Iterator"],
  ["AbortSignal.any([a])", "AbortSignal.any"],
  ["URL.canParse(a)", "URL.canParse"],
  ["URL.parse(a)", "URL.parse"],
  ["let query = new URLSearchParams(a); query.size", "URLSearchParams.size"],
  ["function f(url) { return url.searchParams.size }", "URLSearchParams.size"],
  ["requestIdleCallback(f)", "requestIdleCallback"],
  ["window.requestIdleCallback(f)", "requestIdleCallback"],
  ["navigator.userAgentData", "Navigator.userAgentData"],
  ["document.startViewTransition(f)", "Document.startViewTransition"],
  ["element.showPopover()", "HTMLElement.showPopover"],
  ["element?.['togglePopover']()", "HTMLElement.togglePopover"],
  ["element.checkVisibility()", "Element.checkVisibility"],
  ["let { canParse } = URL, { union } = new Set", "Set.union"],
  ["new URLPattern(a)", "URLPattern"],
  ["new Intl.DurationFormat('en')", "Intl.DurationFormat"],
  ["new Float16Array(2)", "Float16Array"],
  ["addEventListener('scrollend', f)", "scrollend"],
  ["element.matches(':popover-open')", "popover-open"],
  ["element.style.contentVisibility = 'visible'", "content-visibility"],
  ["jsx('button', { popoverTarget: 'chat' })", "button.popovertarget"],
  ["jsx('div', { popover: 'manual' })", "popover"],
  ["/[\\p{L}--[a-z]]/v", "RegExp.unicodeSets"],
  ["new RegExp(a, 'v')", "RegExp.unicodeSets"],
  ["/(?i:a)b/", "modifier"],
  ["import a from 'a.json' with { type: 'json' }", "import_attributes"],
])("%s is found", (code, feature) => {
  expect([...beyondFloorInScript("a.js", code)].join(" ")).toContain(feature);
});

test.each([
  "a.toSorted().at(-1); structuredClone(a); AbortSignal.timeout(1); Array.from(a).map(f)",
  "Object.values(a).map(f); Object.entries(a).filter(f); new Map().size; new Set(a).size",
  "function f(Iterator) { return Iterator.from(1) }",
  "let requestIdleCallback = f; requestIdleCallback(g)",
  "try { f() } catch (Temporal) { g(Temporal) }",
  "let a = { showPopover: 1, size: 2 }; class B { union() {} }",
  "/(?<=a)b(?<name>c)/u; addEventListener('click', f); element.closest(':has(a)')",
  "jsx('details', { open: true }); element.style.color = 'red'",
])("%s is in the floor", (code) => {
  expect([...beyondFloorInScript("a.js", code)]).toEqual([]);
});

test.each([
  ["a { color: light-dark(red, blue) }", "light-dark"],
  [":root { --a: light-dark(red, blue) }", "light-dark"],
  ["a { color: rgb(from red r g b) }", "relative_syntax"],
  ["a { text-wrap: balance }", "text-wrap"],
  ["textarea { field-sizing: content }", "field-sizing"],
  ["a { anchor-name: --a }", "anchor-name"],
  ["a { top: anchor(bottom) }", "anchor"],
  ["a { content-visibility: auto }", "content-visibility"],
  ["a { interpolate-size: allow-keywords }", "interpolate-size"],
  ["a { view-transition-name: b }", "view-transition-name"],
  ["a { transition-behavior: allow-discrete }", "transition-behavior"],
  ["@starting-style { a { top: 0 } }", "starting-style"],
  ["@scope (a) { b { top: 0 } }", "scope"],
  ["@view-transition { navigation: auto }", "view-transition"],
  ["@media (scripting: none) { a { top: 0 } }", "scripting"],
  ["a { & b { top: 0 } }", "nesting"],
  ["a:popover-open { top: 0 }", "popover-open"],
  ["a:not(:has(+ :popover-open)) { top: 0 }", "popover-open"],
  ["details::details-content { top: 0 }", "details-content"],
  ["a { user-select: none }", "user-select"],
])("%s is found", (css, feature) => {
  expect([...beyondFloorInStyle(css)].join(" ")).toContain(feature);
});

test.each([
  "a:has(b) { display: grid; inset: 0; color: oklch(0.5 0.1 20); accent-color: red }",
  "a { background: color-mix(in oklab, red, blue); translate: 1px; aspect-ratio: 1 }",
  "@layer a { @media (width >= 40rem) { a { top: 0 } } } @container (width > 1px) { a { top: 0 } }",
  "a { -webkit-user-select: none; user-select: none; -webkit-tap-highlight-color: red }",
  "@supports (field-sizing: content) { textarea { field-sizing: content } }",
  "@supports selector(:popover-open) { a:popover-open { top: 0 } }",
])("%s is in the floor, or asks first", (css) => {
  expect([...beyondFloorInStyle(css)]).toEqual([]);
});

test("a page is taken apart: its scripts and styles, and what of its elements and attributes is beyond the floor", () => {
  const page = readPage(
    '<style>a{top:0}</style><script>f()</script><script type="application/ld+json">{}</script><div popover="manual"><dialog closedby="any"><button popovertarget="a" data-popover="b">popover</button><input type="search" inert=""/></dialog></div>',
  );
  expect([page.scripts, page.styles]).toEqual([["f()"], ["a{top:0}"]]);
  expect([...page.beyond].sort()).toEqual([
    "html.elements.button.popovertarget",
    "html.elements.dialog.closedby",
    "html.global_attributes.popover",
  ]);
});

test("what isn't allowed in a file is a problem, and so is what is allowed for nothing", () => {
  const findings = new Map([
    ["api.A", new Set(["a.js", "b.js"])],
    ["api.B.icon (by its name)", new Set(["c.js"])],
  ]);
  const entry = { features: ["api.A"], files: ["a.js"], why: "asked for first" };
  expect(problemsOf(findings, [{ ...entry, files: ["a.js", "b.js"] }], ["api.B.icon"])).toEqual([]);
  expect(problemsOf(findings, [entry], [])).toEqual([
    "api.A is beyond the browser floor, in b.js",
    "api.B.icon (by its name) is beyond the browser floor, in c.js",
  ]);
  expect(problemsOf(new Map(), [entry], ["api.B.icon"])).toEqual([
    "api.A is allowed, but nothing uses it any more",
    "api.A: allowed in a.js, which uses none of them any more",
    "api.B.icon is allowed, but nothing uses it any more",
  ]);
});

test("an object's own member isn't excused by its name alone", () => {
  expect(problemsOf(new Map([["api.Navigator.login", new Set(["a.js"])]]), [], ["api.Navigator.login"])).toHaveLength(
    1,
  );
});

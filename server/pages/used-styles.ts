import { decodeAttribute } from "./content-security.ts";

/** What must be in a document so that a selector can match: all the classes, and one alternative of each list. */
type Need = { readonly classes: readonly string[]; readonly oneOf: readonly (readonly Need[])[] };

type Part =
  /** Kept where one of its selectors can match. */
  | { readonly kind: "rule"; readonly text: string; readonly needs: readonly Need[] }
  /** `@media`, `@layer` and the like with what is inside; left out when nothing of that is kept. */
  | { readonly kind: "group"; readonly prelude: string; readonly parts: readonly Part[] }
  /** `@property`: kept where a kept rule names it. */
  | { readonly kind: "property"; readonly text: string; readonly name: string }
  /** Custom properties in Tailwind's layers for them: each is kept where a kept rule or the document names it. */
  | {
      readonly kind: "variables";
      readonly prelude: string;
      readonly declarations: readonly { readonly name: string; readonly text: string }[];
    }
  /** Anything else: always kept. */
  | { readonly kind: "text"; readonly text: string };

const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** The index after the character or the bracket, string or escape that begins at `start`. */
function skip(text: string, start: number): number {
  const first = text[start] ?? "";
  if (first === "\\") return start + 2;
  if (first === '"' || first === "'") {
    let at = start + 1;
    while (at < text.length && text[at] !== first) at += text[at] === "\\" ? 2 : 1;
    return at + 1;
  }
  const end = closing[first];
  if (end === undefined) return start + 1;
  let at = start + 1;
  while (at < text.length && text[at] !== end) at = skip(text, at);
  return at + 1;
}

/** Splits at a character that stands in no bracket and no string. */
function split(text: string, separator: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; ) {
    if (text[at] === separator) {
      found.push(text.slice(from, at));
      from = at + 1;
    }
    at = skip(text, at);
  }
  return [...found, text.slice(from)];
}

const className = /^\.((?:\\.|[\w-]|[^\0-\x7f])+)/;
/** Pseudo-classes whose argument has to match something of the document; that of `:not()` needs nothing. */
const matching = /^:(?:is|where|has)$/;

function needOf(selector: string): Need {
  const classes: string[] = [];
  const oneOf: Need[][] = [];
  let pseudo = "";
  for (let at = 0; at < selector.length; ) {
    const rest = selector.slice(at);
    const name = className.exec(rest);
    const end = name ? at + name[0].length : skip(selector, at);
    if (name?.[1] !== undefined) classes.push(name[1].replaceAll(/\\(.)/g, "$1"));
    else if (rest.startsWith("(") && matching.test(pseudo)) oneOf.push(needsOf(selector.slice(at + 1, end - 1)));
    pseudo = /^[\w:-]/.test(rest) ? (rest.startsWith(":") && !pseudo.endsWith(":") ? ":" : pseudo + rest[0]) : "";
    at = end;
  }
  return { classes, oneOf };
}

const needsOf = (selectors: string): Need[] => split(selectors, ",").map(needOf);

const isGroup = /^@(?:media|supports|layer|container)\b/;
const isLayerOfVariables = /^@layer (?:theme|properties)$/;
const customProperty = /--[\w-]+/g;

function partOf(prelude: string, body: string, ofVariables: boolean): Part {
  const text = `${prelude}{${body}}`;
  if (isGroup.test(prelude)) {
    return { kind: "group", prelude, parts: parse(body, ofVariables || isLayerOfVariables.test(prelude)) };
  }
  if (ofVariables) {
    const declarations = split(body, ";").map((one) => ({ name: one.split(":", 1)[0]?.trim() ?? "", text: one }));
    return { kind: "variables", prelude, declarations };
  }
  const property = /^@property\s+(--[\w-]+)/.exec(prelude);
  if (property?.[1] !== undefined) return { kind: "property", text, name: property[1] };
  return prelude.startsWith("@") ? { kind: "text", text } : { kind: "rule", text, needs: needsOf(prelude) };
}

function parse(sheet: string, ofVariables = false): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at < sheet.length; ) {
    if (sheet.startsWith("/*", at)) {
      const end = sheet.indexOf("*/", at + 2);
      at = end === -1 ? sheet.length : end + 2;
      if (sheet.slice(from, at).trimStart().startsWith("/*")) from = at;
    } else if (sheet[at] === ";") {
      parts.push({ kind: "text", text: sheet.slice(from, at + 1) });
      at += 1;
      from = at;
    } else if (sheet[at] === "{") {
      const end = skip(sheet, at);
      parts.push(partOf(sheet.slice(from, at).trim(), sheet.slice(at + 1, end - 1), ofVariables));
      at = end;
      from = end;
    } else {
      at = skip(sheet, at);
    }
  }
  return parts;
}

const canMatch = ({ classes, oneOf }: Need, present: ReadonlySet<string>): boolean =>
  classes.every((name) => present.has(name)) && oneOf.every((needs) => needs.some((need) => canMatch(need, present)));

/** The parts without the rules that none of these classes can match. */
function withoutUnmatched(parts: readonly Part[], present: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === "group") return [{ ...part, parts: withoutUnmatched(part.parts, present) }];
    return part.kind === "rule" && !part.needs.some((need) => canMatch(need, present)) ? [] : [part];
  });
}

/** What is kept of some parts, by what `keeps` says of each that isn't a group. */
function textOf(parts: readonly Part[], keeps: (part: Exclude<Part, { kind: "group" }>) => string): string {
  return parts
    .map((part) => {
      if (part.kind !== "group") return keeps(part);
      const inside = textOf(part.parts, keeps);
      return inside === "" ? "" : `${part.prelude}{${inside}}`;
    })
    .join("");
}

function variablesOf(parts: readonly Part[]): { readonly name: string; readonly text: string }[] {
  return parts.flatMap((part) => {
    if (part.kind === "group") return variablesOf(part.parts);
    return part.kind === "variables" ? part.declarations : [];
  });
}

/** The names of custom properties in some text, and those that their own values name. */
function namesIn(text: string, variables: ReturnType<typeof variablesOf>): Set<string> {
  const names = new Set(text.match(customProperty));
  for (const name of names) {
    for (const one of variables) {
      if (one.name === name) for (const other of one.text.match(customProperty) ?? []) names.add(other);
    }
  }
  return names;
}

const classAttribute = /\sclass="([^"]*)"/g;
const styleAttribute = /\sstyle="[^"]*"/g;

/** The classes that a document's elements have. */
function classesOf(html: string): Set<string> {
  const attributes = new Set([...html.matchAll(classAttribute)].map(([, names = ""]) => names));
  return new Set([...attributes].flatMap((names) => decodeAttribute(names).split(/\s+/)));
}

/**
 * Prepares a style sheet for being cut to what a document needs.
 * @param sheet minified or not
 * @returns takes a document without the sheet and returns the rules that can match in it, whatever attributes and states
 * its elements take on later. What script adds with other classes needs the whole sheet.
 */
export function usedStyles(sheet: string): (html: string) => string {
  const parts = parse(sheet);
  const variables = variablesOf(parts);
  return (html) => {
    const kept = withoutUnmatched(parts, classesOf(html));
    const rules = textOf(kept, (part) => (part.kind === "text" || part.kind === "rule" ? part.text : ""));
    const names = namesIn(`${rules}${[...html.matchAll(styleAttribute)].join("")}`, variables);
    return textOf(kept, (part) => {
      if (part.kind === "property") return names.has(part.name) ? part.text : "";
      if (part.kind !== "variables") return part.text;
      const named = part.declarations.filter(({ name }) => names.has(name));
      return named.length === 0 ? "" : `${part.prelude}{${named.map(({ text }) => text).join(";")}}`;
    });
  };
}

/** A document whose style sheet was cut to what it needs, and the sheet as it was. */
type CutDocument = { readonly html: string; readonly wholeSheets: readonly string[] };

const sheetStart = /<style id="app-styles"[^>]*>/;

/**
 * Cuts the inlined style sheet of documents (app/root.tsx). The sheet is parsed once: it is the same in all of them.
 * A document without one stays as it is.
 */
export function styleCutter(): (html: string) => CutDocument {
  let known = { sheet: "", used: usedStyles("") };
  return (html) => {
    const start = sheetStart.exec(html);
    if (!start) return { html, wholeSheets: [] };
    const from = start.index + start[0].length;
    const to = html.indexOf("</style>", from);
    const [before, sheet, after] = [html.slice(0, from), html.slice(from, to), html.slice(to)];
    if (known.sheet !== sheet) known = { sheet, used: usedStyles(sheet) };
    return { html: before + known.used(before + after) + after, wholeSheets: [sheet] };
  };
}

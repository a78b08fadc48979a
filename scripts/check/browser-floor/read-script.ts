import type { CallExpression, MemberExpression, Node } from "oxc-parser";
import { parseSync } from "oxc-parser";
import { eventNames, type Feature, featureAt, globalNames, memberNames, memberOf } from "./compat-data.ts";
import { featureOfAttribute } from "./read-page.ts";
import { featuresOfSelector, propertyName } from "./read-style.ts";
import { childrenOf, lookUp, type Scope, scopeOf } from "./scopes.ts";

/** Objects that are there by themselves, with their interfaces. */
const knownObjects: Readonly<Record<string, string>> = {
  window: "Window",
  self: "Window",
  globalThis: "Window",
  document: "Document",
  navigator: "Navigator",
  history: "History",
  location: "Location",
  screen: "Screen",
  performance: "Performance",
  crypto: "Crypto",
  caches: "CacheStorage",
};

/** Properties that always give the same interface. */
const knownProperties: Readonly<Record<string, string>> = {
  searchParams: "URLSearchParams",
  classList: "DOMTokenList",
  dataset: "DOMStringMap",
};

/** Methods whose result is an iterator. */
const iteratorMethods = new Set(["values", "keys", "entries", "matchAll"]);

/** Methods that take a selector. */
const selectorMethods = new Set(["matches", "closest", "querySelector", "querySelectorAll"]);

/** The name after the dot, or in brackets as a string. */
function nameOf({ property, computed }: MemberExpression): string | null {
  if (!computed) return property.type === "Identifier" ? property.name : null;
  return textOf(property);
}

function textOf(node: Node | undefined): string | null {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type !== "TemplateLiteral" || node.quasis.length !== 1) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

/** The interface or built-in object that an expression gives, where that can be told from the script. */
function interfaceOf(node: Node, scope: Scope): string | null {
  if (node.type === "Identifier") {
    const value = lookUp(node.name, scope);
    if (value === undefined) return knownObjects[node.name] ?? (globalNames.has(node.name) ? node.name : null);
    return value?.type === "NewExpression" ? interfaceOf(value, scope) : null;
  }
  if (node.type === "NewExpression" && node.callee.type === "Identifier") {
    const { name } = node.callee;
    return lookUp(name, scope) === undefined && globalNames.has(name) ? name : null;
  }
  if (node.type === "MemberExpression") {
    const name = nameOf(node) ?? "";
    return (
      knownProperties[name] ?? (interfaceOf(node.object, scope) === "Window" ? (knownObjects[name] ?? name) : null)
    );
  }
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
    const isOfObject = node.callee.object.type === "Identifier" && node.callee.object.name === "Object";
    return !isOfObject && iteratorMethods.has(nameOf(node.callee) ?? "") ? "Iterator" : null;
  }
  return null;
}

function featureOfMember(node: MemberExpression, scope: Scope): Feature | undefined {
  const name = nameOf(node);
  if (name === null) return undefined;
  // A property of CSS, as `element.style.fieldSizing`.
  if (node.object.type === "MemberExpression" && nameOf(node.object) === "style")
    return featureAt("css", "properties", propertyName(name));
  const holder = interfaceOf(node.object, scope);
  if (holder === "Window" && globalNames.has(name)) return globalNames.get(name);
  return (holder === null ? undefined : memberOf(holder, name)) ?? memberNames.get(name);
}

function featuresOfCall({ callee, arguments: given }: CallExpression): readonly (Feature | undefined)[] {
  const method = callee.type === "MemberExpression" ? (nameOf(callee) ?? "") : "";
  const [first, second] = given;
  const text = textOf(first);
  if (text === null) return [];
  if (selectorMethods.has(method)) return featuresOfSelector(text);
  const isListener =
    method === "addEventListener" || (callee.type === "Identifier" && callee.name === "addEventListener");
  if (isListener) return [eventNames.get(text)];
  // An element that React makes: `jsx("button", { popoverTarget: … })`.
  if (second?.type !== "ObjectExpression" || !featureAt("html", "elements", text)) return [];
  return second.properties.map((property) =>
    property.type === "Property" && property.key.type === "Identifier"
      ? featureOfAttribute(text, property.key.name.toLowerCase(), textOf(property.value) ?? "")
      : undefined,
  );
}

function featuresOfPattern(pattern: string, flags: string): readonly (Feature | undefined)[] {
  return [
    flags.includes("v") ? featureAt("javascript", "builtins", "RegExp", "unicodeSets") : undefined,
    /\(\?[ims-]+:/.test(pattern) ? featureAt("javascript", "regular_expressions", "modifier") : undefined,
    /\(\?<[=!]/.test(pattern) ? featureAt("javascript", "regular_expressions", "lookbehind_assertion") : undefined,
  ];
}

function featuresOf(node: Node, scope: Scope): readonly (Feature | undefined)[] {
  switch (node.type) {
    case "MemberExpression":
      return [featureOfMember(node, scope)];
    case "CallExpression":
      return featuresOfCall(node);
    case "NewExpression":
      if (node.callee.type !== "Identifier" || node.callee.name !== "RegExp") return [];
      return featuresOfPattern(textOf(node.arguments[0]) ?? "", textOf(node.arguments[1]) ?? "");
    case "Identifier":
      return lookUp(node.name, scope) === undefined ? [globalNames.get(node.name)] : [];
    case "Literal":
      return "regex" in node && node.regex ? featuresOfPattern(node.regex.pattern, node.regex.flags) : [];
    case "VariableDeclarator": {
      // `const { groupBy } = Map`.
      const holder = node.init && interfaceOf(node.init, scope);
      if (!holder || node.id.type !== "ObjectPattern") return [];
      return node.id.properties.map((property) =>
        property.type === "Property" && property.key.type === "Identifier"
          ? memberOf(holder, property.key.name)
          : undefined,
      );
    }
    case "ObjectPattern":
      return node.properties.map((property) =>
        property.type === "Property" && property.key.type === "Identifier"
          ? memberNames.get(property.key.name)
          : undefined,
      );
    case "VariableDeclaration":
      if (node.kind === "using") return [featureAt("javascript", "statements", "using")];
      return node.kind === "await using" ? [featureAt("javascript", "statements", "await_using")] : [];
    case "ImportDeclaration":
      return node.attributes.length > 0 ? [featureAt("javascript", "statements", "import", "import_attributes")] : [];
    default:
      return [];
  }
}

/** What of a node is an expression: neither the name after a dot nor the key of an object is one. */
function expressionsOf(node: Node): readonly Node[] {
  if (node.type === "MemberExpression" && !node.computed) return [node.object];
  if (node.type === "Property") return node.computed ? [node.key, node.value] : [node.value];
  if (node.type === "MethodDefinition" || node.type === "PropertyDefinition")
    return childrenOf(node).filter((child) => node.computed || child !== node.key);
  if (node.type === "ImportDeclaration" || node.type === "ExportAllDeclaration") return [];
  if (node.type === "ExportNamedDeclaration") return node.declaration ? [node.declaration] : [];
  if (node.type === "LabeledStatement") return [node.body];
  if (node.type === "BreakStatement" || node.type === "ContinueStatement" || node.type === "MetaProperty") return [];
  return childrenOf(node);
}

/**
 * Reads a script for what a browser of the floor lacks: functions, properties, events, attributes that React sets, selectors, and
 * syntax that a build can't lower. The members of a value whose interface can't be told count where no interface in the floor has
 * that name.
 * @param file for the parser's messages; `.js`
 * @returns the names of the data, each once
 * @throws Error for a script that can't be parsed
 */
export function beyondFloorInScript(file: string, code: string): ReadonlySet<string> {
  const { program, errors } = parseSync(file, code, { sourceType: "module" });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found = new Set<string>();
  function visit(node: Node, around: Scope | null): void {
    const scope = scopeOf(node, around);
    for (const feature of featuresOf(node, scope)) if (feature?.beyond) found.add(feature.name);
    for (const child of expressionsOf(node)) visit(child, scope);
  }
  visit(program, null);
  return found;
}

import type { Node } from "oxc-parser";
import { visitorKeys } from "oxc-parser";

/** The names that a part of a script declares, each with the value that it starts with, if that is known. */
export type Scope = { readonly names: Map<string, Node | null>; readonly parent: Scope | null };

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The nodes right below one, in the order of the script. */
export function childrenOf(node: Node): readonly Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const value: unknown = Reflect.get(node, key);
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

const functions = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const blocks = new Set([
  "BlockStatement",
  "StaticBlock",
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "SwitchStatement",
  "CatchClause",
]);

/** Declares the names of a pattern, such as a parameter. A name that is declared twice has no known value. */
function declare({ names }: Scope, pattern: Node, value: Node | null): void {
  if (pattern.type === "Identifier") names.set(pattern.name, names.has(pattern.name) ? null : value);
  else if (pattern.type === "Property") declare({ names, parent: null }, pattern.value, null);
  else if (pattern.type === "AssignmentPattern") declare({ names, parent: null }, pattern.left, null);
  else for (const child of childrenOf(pattern)) declare({ names, parent: null }, child, null);
}

/** Collects what stands in a scope: `var` and functions go to the function, the rest stays in its block. */
function collect(node: Node, block: Scope, whole: Scope): void {
  for (const child of childrenOf(node)) {
    if (child.type === "VariableDeclaration") {
      for (const { id, init } of child.declarations) declare(child.kind === "var" ? whole : block, id, init);
    } else if (child.type === "ImportDeclaration") {
      for (const { local } of child.specifiers) declare(block, local, null);
    } else if ((child.type === "FunctionDeclaration" || child.type === "ClassDeclaration") && child.id) {
      declare(block, child.id, null);
    }
    if (functions.has(child.type)) continue;
    collect(child, blocks.has(child.type) ? { names: new Map(), parent: null } : block, whole);
  }
}

/**
 * The scope of what stands below a node.
 * @param around the scope that the node stands in
 */
export function scopeOf(node: Node, around: Scope | null): Scope {
  const isFunction = functions.has(node.type);
  if (!isFunction && !blocks.has(node.type) && node.type !== "Program")
    return around ?? { names: new Map(), parent: null };
  const scope: Scope = { names: new Map(), parent: around };
  if ("params" in node && isFunction) {
    for (const parameter of [node.params].flat()) declare(scope, parameter, null);
  }
  if (node.type === "CatchClause" && node.param) declare(scope, node.param, null);
  // A function's own name is known inside it.
  if (node.type === "FunctionExpression" && node.id) declare(scope, node.id, null);
  // The `var`s of a block were collected with its function.
  collect(node, scope, isFunction || node.type === "Program" ? scope : { names: new Map(), parent: null });
  return scope;
}

/** What a name stands for: undefined where no scope declares it, null where its value isn't known. */
export function lookUp(name: string, scope: Scope | null): Node | null | undefined {
  for (let at = scope; at; at = at.parent) if (at.names.has(name)) return at.names.get(name) ?? null;
  return undefined;
}

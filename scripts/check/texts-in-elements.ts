import { type ESTree, parseSync, Visitor } from "rolldown/utils";
import { boundNames, pathOf } from "./syntax-tree.ts";

/**
 * A browser that translates a page replaces each of its text nodes. React keeps the nodes that it made: it changes the
 * text of one that is no longer in the page, so that an old price stays, and throws when it takes one out or puts
 * something in front of it. It has no such node where a text is all that an element holds, as one string. So in what
 * browsers render a text that can change stands alone in an element of its own, and nothing that comes and goes stands
 * before bare text.
 */
export type LooseText = { readonly line: number; readonly code: string };

type Child = ESTree.JSXChild;
type Kind = "constant text" | "changing text" | "element" | "elements that come and go";

/** What is known of names in a file, by the name alone. */
type Names = {
  /** Their value is the same for as long as the script runs, or for as long as the element around them is there. */
  readonly constants: ReadonlySet<string>;
  /** They hold elements or make them, never text. */
  readonly elements: ReadonlySet<string>;
};

/** The functions that make a list of what a callback returns. */
const listMethods = new Set(["map", "flatMap", "filter", "slice", "toSorted"]);

/** What is imported from content/, and what the module makes once. */
function constantNames(program: ESTree.Program): Set<string> {
  const names = new Set<string>();
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration" && statement.source.value.startsWith("#content/")) {
      for (const { local } of statement.specifiers) names.add(local.name);
    }
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") continue;
    for (const { id } of declaration.declarations) for (const name of boundNames(id)) names.add(name);
  }
  return names;
}

function isConstant(node: ESTree.Node, names: Names): boolean {
  switch (node.type) {
    case "Literal":
      return true;
    case "Identifier":
      return names.constants.has(node.name);
    case "TemplateLiteral":
      return node.expressions.every((expression) => isConstant(expression, names));
    case "MemberExpression":
      if (names.constants.has(pathOf(node))) return true;
      return isConstant(node.object, names) && (!node.computed || isConstant(node.property, names));
    case "CallExpression":
      return isConstant(node.callee, names) && node.arguments.every((argument) => isConstant(argument, names));
    case "ConditionalExpression":
      return [node.test, node.consequent, node.alternate].every((part) => isConstant(part, names));
    case "BinaryExpression":
      return isConstant(node.left, names) && isConstant(node.right, names);
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "ChainExpression":
      return isConstant(node.expression, names);
    default:
      return false;
  }
}

const isNothing = (node: ESTree.Node): boolean =>
  (node.type === "Literal" && (node.value === null || typeof node.value === "boolean" || node.value === "")) ||
  (node.type === "Identifier" && node.name === "undefined");

/** What a function gives when it is called, as far as that can be seen. */
function returned(node: ESTree.Node): readonly ESTree.Node[] {
  if (node.type !== "ArrowFunctionExpression" && node.type !== "FunctionExpression") return [];
  const { body } = node;
  if (!body) return [];
  if (body.type !== "BlockStatement") return [body];
  const results: ESTree.Node[] = [];
  for (const statement of body.body) {
    const inner = statement.type === "IfStatement" ? statement.consequent : statement;
    if (inner.type === "ReturnStatement" && inner.argument) results.push(inner.argument);
  }
  return results;
}

const callbackOf = (node: ESTree.Node): ESTree.Node | undefined =>
  node.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  node.callee.property.type === "Identifier" &&
  listMethods.has(node.callee.property.name)
    ? node.arguments[0]
    : undefined;

/** Whether it renders elements, or nothing, and never text. */
function isElements(node: ESTree.Node, names: Names): boolean {
  switch (node.type) {
    case "JSXElement":
      return true;
    case "JSXFragment":
      return kindsOf(node.children, names).every(([kind]) => !kind.includes("text"));
    case "ConditionalExpression":
      return isElements(node.consequent, names) && isElements(node.alternate, names);
    case "LogicalExpression":
      return isElements(node.right, names) && (node.operator === "&&" || isElements(node.left, names));
    case "ParenthesizedExpression":
    case "ChainExpression":
      return isElements(node.expression, names);
    case "Identifier":
      return names.elements.has(node.name) || isNothing(node);
    case "MemberExpression":
      return node.property.type === "Identifier" && names.elements.has(node.property.name);
    case "CallExpression": {
      if (node.callee.type === "Identifier" && names.elements.has(node.callee.name)) return true;
      const results = returned(callbackOf(node) ?? node);
      return results.length > 0 && results.every((result) => isElements(result, names));
    }
    default:
      return isNothing(node);
  }
}

function kindOf(child: Child, names: Names): Kind | null {
  if (child.type === "JSXElement") return "element";
  // Blank text with a line break is no text.
  if (child.type === "JSXText") return child.value.trim() === "" && child.value.includes("\n") ? null : "constant text";
  if (child.type === "JSXFragment") return isElements(child, names) ? "element" : "changing text";
  if (child.type !== "JSXExpressionContainer") return "changing text";
  const { expression } = child;
  if (expression.type === "JSXEmptyExpression" || isNothing(expression)) return null;
  if (isConstant(expression, names)) return "constant text";
  return isElements(expression, names) ? "elements that come and go" : "changing text";
}

const kindsOf = (children: readonly Child[], names: Names): (readonly [Kind, Child])[] =>
  children.flatMap((child) => {
    const kind = kindOf(child, names);
    return kind === null ? [] : [[kind, child] as const];
  });

/** The children that translation breaks, see `LooseText`. */
function looseChildren(children: readonly Child[], names: Names, inFragment: boolean): readonly Child[] {
  const kinds = kindsOf(children, names);
  return kinds.flatMap(([kind, child], index) => {
    if (kind === "changing text") return kinds.length > 1 || inFragment ? [child] : [];
    if (kind !== "elements that come and go") return [];
    const next = kinds.slice(index + 1).find(([other]) => other !== "elements that come and go");
    return next?.[0] === "constant text" ? [child] : [];
  });
}

/** With another key it is another element, so what is in the key doesn't change while the element is there. */
function keyNames(attribute: ESTree.JSXAttributeItem): readonly string[] {
  if (attribute.type !== "JSXAttribute" || attribute.name.name !== "key") return [];
  if (attribute.value?.type !== "JSXExpressionContainer") return [];
  const { expression } = attribute.value;
  const parts = expression.type === "TemplateLiteral" ? expression.expressions : [expression];
  return parts.map(pathOf).filter(Boolean);
}

const isReactNode = (type: ESTree.TSType | undefined): boolean =>
  type?.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "ReactNode";

/** Names that are declared as React's nodes, or that hold or return elements only. */
function elementNames(program: ESTree.Program, constants: ReadonlySet<string>): ReadonlySet<string> {
  const elements = new Set(["children"]);
  const names = { constants, elements };
  new Visitor({
    TSPropertySignature({ key, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation;
      const given = type?.type === "TSFunctionType" ? type.returnType?.typeAnnotation : type;
      if (isReactNode(given) && key.type === "Identifier") elements.add(key.name);
    },
    "VariableDeclarator:exit"({ id, init }) {
      if (!init) return;
      const isState = init.type === "CallExpression" && isReactNode(init.typeArguments?.params[0]);
      const results = [init, ...returned(init)].filter((result) => !isNothing(result));
      if (isState || results.some((result) => isElements(result, names))) {
        for (const name of boundNames(id).slice(0, 1)) elements.add(name);
      }
    },
  }).visit(program);
  return elements;
}

/** Follows what is constant from outer code to inner, and forgets it on the way out. */
class Scopes {
  readonly constants: Set<string>;
  readonly #former: ReadonlySet<string>[] = [];
  constructor(constants: Set<string>) {
    this.constants = constants;
  }
  enter(constant: readonly string[], shadowed: readonly string[] = []): void {
    this.#former.push(new Set(this.constants));
    for (const name of shadowed) this.constants.delete(name);
    for (const name of constant) this.constants.add(name);
  }
  leave(): void {
    const former = this.#former.pop() ?? [];
    this.constants.clear();
    for (const name of former) this.constants.add(name);
  }
}

/**
 * Finds texts that can change beside other children, and what comes and goes before text, in the JSX of one file.
 * @param path only to tell TypeScript from JavaScript
 * @throws when the file can't be parsed
 */
export function looseTexts(path: string, source: string): readonly LooseText[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const scopes = new Scopes(constantNames(program));
  const names = { constants: scopes.constants, elements: elementNames(program, scopes.constants) };
  const found: LooseText[] = [];
  /** Callbacks that get the things of a constant list. */
  const ofConstants = new Set<ESTree.Node>();
  const report = (children: readonly Child[], inFragment: boolean): void => {
    for (const { start, end } of looseChildren(children, names, inFragment)) {
      found.push({ line: source.slice(0, start).split("\n").length, code: source.slice(start, end) });
    }
  };
  const enterFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    const given = node.params.flatMap((parameter) => boundNames(parameter));
    if (ofConstants.has(node)) scopes.enter(given);
    else scopes.enter([], given);
  };
  const leave = (): void => scopes.leave();
  new Visitor({
    CallExpression(call) {
      const callback = callbackOf(call);
      const isList = callback && call.callee.type === "MemberExpression" && isConstant(call.callee.object, names);
      if (isList) ofConstants.add(callback);
    },
    FunctionDeclaration: enterFunction,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enterFunction,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enterFunction,
    "ArrowFunctionExpression:exit": leave,
    "VariableDeclarator:exit"({ id, init }) {
      const isFixed = init ? isConstant(init, names) : false;
      for (const name of boundNames(id)) {
        if (isFixed) scopes.constants.add(name);
        else scopes.constants.delete(name);
      }
    },
    JSXElement({ children, openingElement }) {
      scopes.enter(openingElement.attributes.flatMap(keyNames));
      report(children, false);
    },
    "JSXElement:exit": leave,
    JSXFragment: ({ children }) => report(children, true),
  }).visit(program);
  return found;
}

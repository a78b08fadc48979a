import { type ESTree, type ParseResult, parseSync, Visitor } from "rolldown/utils";

/** Something that a module promises to others without saying what: the line it stands in, and what is missing. */
export type Unstated = { readonly line: number; readonly what: string };

/** What follows reads a file through this: its text, and where its docstrings end. */
type Reading = { readonly source: string; readonly comments: ParseResult["comments"] };

type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression;

/** The function that an expression is, whatever it is held against or asserted to be; null for anything else. */
function functionIn(node: ESTree.Node | null | undefined): AnyFunction | null {
  switch (node?.type) {
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "TSDeclareFunction":
    case "TSEmptyBodyFunctionExpression":
    case "ArrowFunctionExpression":
      return node;
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return functionIn(node.expression);
    default:
      return null;
  }
}

/** The object literal that an expression is, as in `{ … } as const`; null for anything else. */
function objectIn(node: ESTree.Node | null | undefined): ESTree.ObjectExpression | null {
  switch (node?.type) {
    case "ObjectExpression":
      return node;
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return objectIn(node.expression);
    default:
      return null;
  }
}

/** The name that code gives to a declaration or a property: `total`, or `(computed)` where it isn't written out. */
function nameOf(node: ESTree.Node | null | undefined): string {
  if (node?.type === "Identifier" || node?.type === "PrivateIdentifier") return node.name;
  return node?.type === "Literal" ? String(node.value) : "(computed)";
}

/** Whether a docstring with words of its own, beside its tags, stands right before a position. */
function isDescribed(position: number, { source, comments }: Reading): boolean {
  const before = comments.findLast(({ end }) => end <= position);
  if (before?.type !== "Block" || !before.value.startsWith("*")) return false;
  if (source.slice(before.end, position).trim() !== "") return false;
  const [words = ""] = before.value.replaceAll(/^\s*\*+ ?/gm, "").split(/^\s*@/m, 1);
  return /\p{L}/u.test(words);
}

/** What one function leaves open, called by `name`, whose docstring would end right before `start`. */
function missingOf(node: AnyFunction, name: string, start: number, reading: Reading): readonly Unstated[] {
  const line = reading.source.slice(0, start).split("\n").length;
  return [
    ...(node.returnType ? [] : [{ line, what: `${name} states no return type` }]),
    ...(isDescribed(start, reading) ? [] : [{ line, what: `${name} has no docstring` }]),
  ];
}

/**
 * What an exported class leaves open: its public methods, without constructors, accessors and what a base describes.
 */
function missingOfClass(node: ESTree.Class, reading: Reading): readonly Unstated[] {
  return node.body.body.flatMap((member) => {
    if (member.type !== "MethodDefinition" || member.kind !== "method" || member.override) return [];
    if (member.key.type === "PrivateIdentifier" || member.accessibility === "private") return [];
    return missingOf(member.value, `${nameOf(node.id)}.${nameOf(member.key)}`, member.start, reading);
  });
}

/** What an exported variable leaves open: one whose type is written at its name leaves nothing. */
function missingOfVariable(
  { id, init }: ESTree.VariableDeclarator,
  start: number,
  reading: Reading,
): readonly Unstated[] {
  const isTyped = id.type === "Identifier" && id.typeAnnotation;
  const node = functionIn(init);
  if (node) {
    return missingOf(node, nameOf(id), start, reading).filter(({ what }) => !(isTyped && what.endsWith("type")));
  }
  if (isTyped) return [];
  return (objectIn(init)?.properties ?? []).flatMap((property) => {
    const method = property.type === "Property" ? functionIn(property.value) : null;
    if (!method || property.type !== "Property") return [];
    return missingOf(method, `${nameOf(id)}.${nameOf(property.key)}`, property.start, reading);
  });
}

/** What a declaration leaves open that is exported, by itself or by a list of names. */
function missingOfDeclaration(node: ESTree.Node, start: number, reading: Reading): readonly Unstated[] {
  if (node.type === "ClassDeclaration") return missingOfClass(node, reading);
  if (node.type === "VariableDeclaration") {
    return node.declarations.flatMap((variable) => missingOfVariable(variable, start, reading));
  }
  const declared = functionIn(node);
  if (!declared) return [];
  return missingOf(
    declared,
    declared.type === "ArrowFunctionExpression" ? "default" : nameOf(declared.id),
    start,
    reading,
  );
}

/** The names that a module's top level declares in one statement. */
function declaredNames(node: ESTree.Node): readonly string[] {
  if (node.type === "VariableDeclaration") return node.declarations.map(({ id }) => nameOf(id));
  return node.type === "FunctionDeclaration" || node.type === "ClassDeclaration" ? [nameOf(node.id)] : [];
}

const timers = ["setTimeout", "setInterval"];

const isTimer = ({ exprName }: ESTree.TSTypeQuery): boolean =>
  exprName.type === "Identifier" && timers.includes(exprName.name);

/**
 * Finds what one module's exported functions don't say: a return type, and a docstring of at least a word. Functions
 * count in every way that they are exported: as declarations, as variables, in object literals, as public methods of
 * classes, by a list of names. Of overloads the first is described, and each states what it gives. Values that aren't
 * functions by their own syntax, such as Zod schemas and what a factory made, aren't asked for anything.
 *
 * Types that can be learned only by opening another function's body, `ReturnType<typeof …>`, are found too, wherever
 * they stand. Of timers it is allowed: their type differs between the browser and the server.
 * @param path tells TypeScript from JavaScript
 * @throws when the source can't be parsed
 */
export function unstatedExports(path: string, source: string): readonly Unstated[] {
  const { program, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const reading: Reading = { source, comments };

  const listed = new Set(
    program.body.flatMap((node) => {
      if (node.type !== "ExportNamedDeclaration" || node.source) return [];
      return node.specifiers.map(({ local }) => nameOf(local));
    }),
  );
  const described = new Set<string>();
  const missing = program.body.flatMap((node) => {
    const isExport = node.type === "ExportNamedDeclaration" || node.type === "ExportDefaultDeclaration";
    const declaration = isExport ? node.declaration : node;
    if (!declaration) return [];
    if (!isExport && !declaredNames(declaration).some((name) => listed.has(name))) return [];
    const found = missingOfDeclaration(declaration, node.start, reading);
    if (declaration.type !== "FunctionDeclaration" && declaration.type !== "TSDeclareFunction") return found;
    // The second of several signatures, or the body below them.
    const name = nameOf(declaration.id);
    if (!described.has(name)) {
      described.add(name);
      return found;
    }
    return declaration.type === "TSDeclareFunction" ? found.filter(({ what }) => what.endsWith("type")) : [];
  });

  const borrowed: Unstated[] = [];
  new Visitor({
    TSTypeReference({ typeName, typeArguments, start }) {
      if (typeName.type !== "Identifier" || typeName.name !== "ReturnType") return;
      const [argument] = typeArguments?.params ?? [];
      if (argument?.type !== "TSTypeQuery" || isTimer(argument)) return;
      const line = source.slice(0, start).split("\n").length;
      borrowed.push({ line, what: "ReturnType<typeof …> stands for a type; give that a name where it is made" });
    },
  }).visit(program);
  return [...missing, ...borrowed];
}

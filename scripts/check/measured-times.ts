import { type ESTree, parseSync, Visitor } from "rolldown/utils";
import { boundNames, pathOf } from "./syntax-tree.ts";

/**
 * A test that asserts how quick something was fails on a busy machine and passes on a quick one, whatever the code does. So no
 * expectation holds a measured time: the difference of two looks at a clock, processor time, or what was made from them. Times
 * that a test sets itself, with fake timers, are not measured.
 */
export type MeasuredTime = { readonly line: number; readonly code: string };

/** Functions whose value is a time that somebody measured, by the end of their name. */
const stopwatches = /(?:^|\.)(?:cpuUsage|threadCpuUsage|resourceUsage|hrtime|hrtime\.bigint|eventLoopUtilization)$/;
const collecting = new Set(["push", "unshift", "add", "set", "resolve"]);
const movedByHand = /\.useFakeTimers\(\s*\)|\btoFake:\s*\[[^\]]*"(?:Date|performance)"/;

/** What is known of a file, by the name alone. */
type Names = {
  /** They hold a look at the calendar: a date as such is no measured time. */
  readonly moments: Set<string>;
  /** They hold or return a measured time. */
  readonly measured: Set<string>;
  /** Properties that hold one, in whatever object. */
  readonly properties: Set<string>;
};

const isFunction = (node: ESTree.Node): boolean =>
  ["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"].includes(node.type);

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childrenOf = (node: ESTree.Node): readonly ESTree.Node[] => Object.values(node).flat().filter(isNode);

/** Whether the node or one inside it is such, without the statements of functions in it. */
function holds(node: ESTree.Node, isSuch: (node: ESTree.Node) => boolean): boolean {
  if (isSuch(node)) return true;
  if (node.type === "BlockStatement") return false;
  // What an object holds is known by its properties' names.
  if (node.type === "ObjectExpression") return false;
  // A name made from the time of day.
  if (node.type === "TemplateLiteral") return false;
  // How many were measured.
  if (node.type === "MemberExpression" && /\.(?:length|size)$/.test(pathOf(node))) return false;
  if (node.type === "MemberExpression" && !node.computed) return holds(node.object, isSuch);
  return childrenOf(node).some((child) => holds(child, isSuch));
}

const isMoment = (node: ESTree.Node, { moments }: Names): boolean =>
  (node.type === "CallExpression" && pathOf(node.callee) === "Date.now") ||
  (node.type === "Identifier" && moments.has(node.name));

const isDate = (node: ESTree.Node): boolean => node.type === "CallExpression" && pathOf(node.callee) === "Date.parse";

/** Of two moments, at least one of which the test looked up: a moment less so many days is a moment. */
function isDifference(left: ESTree.Node, right: ESTree.Node, names: Names): boolean {
  const sides = [left, right].map((side) => ({
    looked: holds(side, (one) => isMoment(one, names)),
    dated: holds(side, isDate),
  }));
  return sides.some(({ looked }) => looked) && sides.every(({ looked, dated }) => looked || dated);
}

function isMeasured(node: ESTree.Node, names: Names): boolean {
  switch (node.type) {
    case "Identifier":
      return names.measured.has(node.name);
    case "MemberExpression":
      return node.property.type === "Identifier" && !node.computed && names.properties.has(node.property.name);
    case "CallExpression": {
      const callee = pathOf(node.callee);
      return callee === "performance.now" || stopwatches.test(callee);
    }
    case "BinaryExpression":
      return node.operator === "-" && isDifference(node.left, node.right, names);
    default:
      return false;
  }
}

/** Notes every name of the file that a measured time reaches. */
function findNames(program: ESTree.Program): Names {
  const names: Names = { moments: new Set(), measured: new Set(), properties: new Set() };
  const size = (): number => names.moments.size + names.measured.size + names.properties.size;
  const holdsTime = (node: ESTree.Node): boolean => holds(node, (one) => isMeasured(one, names));
  const receive = (targets: readonly string[], value: ESTree.Node): void => {
    if (holdsTime(value)) for (const name of targets) names.measured.add(name);
    else if (isMoment(value, names)) for (const name of targets) names.moments.add(name);
  };
  /** Names that one call of Promise.withResolvers() gave: what one is given, the other tells. */
  const resolvers: (readonly string[])[] = [];
  const functions: string[][] = [];
  const enter = (name: string | undefined): void => void functions.push(name === undefined ? [] : [name]);
  const leave = (): void => void functions.pop();
  const namesOfFunctions = new Map<ESTree.Node, string>();
  const enterNode = (node: ESTree.Node): void => enter(namesOfFunctions.get(node));
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (!init) return;
      const bound = boundNames(id);
      if (isFunction(init) && bound[0] !== undefined) namesOfFunctions.set(init, bound[0]);
      if (init.type === "CallExpression" && pathOf(init.callee) === "Promise.withResolvers") resolvers.push(bound);
      receive(bound, init);
      if (id.type !== "ObjectPattern") return;
      for (const property of id.properties)
        if (property.type === "Property" && property.key.type === "Identifier")
          if (names.properties.has(property.key.name))
            for (const name of boundNames(property.value)) names.measured.add(name);
    },
    AssignmentExpression({ left, right }) {
      receive(boundNames(left), right);
    },
    Property({ key, value }) {
      if (key.type === "Identifier" && !isFunction(value) && holdsTime(value)) names.properties.add(key.name);
    },
    ForOfStatement({ left, right }) {
      if (left.type === "VariableDeclaration")
        for (const { id } of left.declarations) if (holdsTime(right)) receive(boundNames(id), right);
    },
    CallExpression({ callee, arguments: given }) {
      if (!given.some(holdsTime)) return;
      if (callee.type === "MemberExpression" && callee.property.type === "Identifier") {
        if (collecting.has(callee.property.name))
          for (const name of boundNames(callee.object)) names.measured.add(name);
      } else if (callee.type === "Identifier") {
        const siblings = resolvers.filter((bound) => bound.includes(callee.name)).flat();
        for (const name of siblings) names.measured.add(name);
      }
    },
    FunctionDeclaration(node) {
      enter(node.id?.name);
    },
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enterNode,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enterNode,
    "ArrowFunctionExpression:exit": leave,
    ReturnStatement({ argument }) {
      if (argument && holdsTime(argument)) for (const name of functions.at(-1) ?? []) names.measured.add(name);
    },
  });
  for (let before = -1; before < size(); ) {
    before = size();
    visitor.visit(program);
  }
  return names;
}

/** The call of `expect`, `expect.soft` or `expect.poll` that a chain of matchers begins with, or null. */
function expectationOf(node: ESTree.Node): ESTree.CallExpression | null {
  if (node.type === "CallExpression") {
    if (/^expect(?:\.soft|\.poll)?$/.test(pathOf(node.callee))) return node;
    return expectationOf(node.callee);
  }
  return node.type === "MemberExpression" ? expectationOf(node.object) : null;
}

/** Finds what a test expects of a measured time: the line and the code of each such expectation. */
export function measuredTimes(path: string, source: string): readonly MeasuredTime[] {
  if (movedByHand.test(source)) return [];
  const { program } = parseSync(path, source);
  const names = findNames(program);
  const found = new Map<number, MeasuredTime>();
  new Visitor({
    CallExpression(node) {
      const expectation = expectationOf(node);
      if (!expectation) return;
      // What is said when it fails may hold a time.
      const given = node === expectation ? node.arguments.slice(0, 1) : node.arguments;
      if (!given.some((one) => holds(one, (inner) => isMeasured(inner, names)))) return;
      const line = source.slice(0, expectation.start).split("\n").length;
      found.set(line, { line, code: source.slice(node.start, node.end) });
    },
  }).visit(program);
  return [...found.values()];
}

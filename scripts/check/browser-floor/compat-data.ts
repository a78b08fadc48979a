import bcd from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data/types";
import { browserFloor } from "#scripts/build/browser-floor.ts";

/** MDN's browser compatibility data, asked whether a browser of the floor lacks something. */

/** The floor on computers and on phones, by the names that the data uses. */
const floorBrowsers = [
  ["chrome", browserFloor.chrome],
  ["chrome_android", browserFloor.chrome],
  ["firefox", browserFloor.firefox],
  ["firefox_android", browserFloor.firefox],
  ["safari", browserFloor.safari],
  ["safari_ios", browserFloor.safari],
] as const;

/** Whether version `a` is `b` or an earlier one. Both are like `16.4`; `≤` before one is left out. */
function isUpTo(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.replace("≤", "").split(".").map(Number));
  for (const [index, part] of (left ?? []).entries()) {
    const other = right?.[index] ?? 0;
    if (part !== other) return part < other;
  }
  return true;
}

/** A prefixed or renamed one isn't the same, and nobody sets flags. */
function isSupported(
  { version_added: added, version_removed: removed, flags, prefix, alternative_name: renamed }: SimpleSupportStatement,
  version: string,
): boolean {
  if (typeof added !== "string" || added === "preview" || flags || prefix || renamed) return false;
  return isUpTo(added, version) && !(typeof removed === "string" && isUpTo(removed, version));
}

function lacks(compat: CompatStatement): boolean {
  return floorBrowsers.some(([browser, version]) => {
    const support = compat.support[browser];
    if (support === undefined) return false;
    return ![support].flat().some((statement) => isSupported(statement, version));
  });
}

/** One thing of the web platform. */
export type Feature = {
  /** Its path in the data, such as `api.URL.canParse_static`. */
  readonly name: string;
  /** Whether a browser of the floor lacks it. */
  readonly beyond: boolean;
  /** Whether it belongs to instances, and is more than an experiment: its name alone then says what is meant. */
  readonly named: boolean;
};

const identifierOf = (parent: Identifier | undefined, key: string): Identifier | undefined => {
  const found: unknown = parent && Object.hasOwn(parent, key) ? Reflect.get(parent, key) : undefined;
  return isIdentifier(found) ? found : undefined;
};

function isIdentifier(value: unknown): value is Identifier {
  return typeof value === "object" && value !== null;
}

function isNamed(path: readonly string[], { spec_url: specification, status }: CompatStatement): boolean {
  if (path.at(-1)?.endsWith("_static") || status?.experimental) return false;
  return path[0] !== "javascript" || [specification].flat().some((address) => address?.includes("prototype"));
}

/**
 * Looks one thing up.
 * @param path keys of the data, such as `["css", "selectors", "has"]`
 * @returns undefined where the data doesn't tell
 */
export function featureAt(...path: readonly string[]): Feature | undefined {
  const [area = "", ...keys] = path;
  const root: unknown = Reflect.get(bcd, area);
  let found = isIdentifier(root) ? root : undefined;
  for (const key of keys) found = identifierOf(found, key);
  if (!found?.__compat) return undefined;
  return { name: path.join("."), beyond: lacks(found.__compat), named: isNamed(path, found.__compat) };
}

/** The keys below a path that stand for things of their own. */
export function keysAt(...path: readonly string[]): readonly string[] {
  const [area = "", ...keys] = path;
  const root: unknown = Reflect.get(bcd, area);
  let found = isIdentifier(root) ? root : undefined;
  for (const key of keys) found = identifierOf(found, key);
  return Object.keys(found ?? {}).filter((key) => key !== "__compat");
}

/** Puts each feature under a name; of several with one name none is missed while one of them is in the floor. */
function byName(features: readonly (readonly [name: string, Feature | undefined])[]): ReadonlyMap<string, Feature> {
  const found = new Map<string, Feature>();
  for (const [name, feature] of features) {
    if (!feature) continue;
    const former = found.get(name);
    if (!former || (former.beyond && !feature.beyond)) found.set(name, feature);
  }
  return found;
}

const interfaces = keysAt("api");
const builtIns = keysAt("javascript", "builtins");
const intl = keysAt("javascript", "builtins", "Intl");

/** Names that are there without an object in front: interfaces, built-in objects, functions and properties of the window. */
export const globalNames: ReadonlyMap<string, Feature> = byName([
  ...interfaces.map((name) => [name, featureAt("api", name)] as const),
  ...builtIns.map((name) => [name, featureAt("javascript", "builtins", name)] as const),
  ...["Window", "WorkerGlobalScope", "ServiceWorkerGlobalScope"].flatMap((holder) =>
    keysAt("api", holder).map((name) => [name, featureAt("api", holder, name)] as const),
  ),
]);

/** An interface or built-in object by its path, with its members by their names. */
function membersOf(...path: readonly string[]): readonly (readonly [string, Feature | undefined])[] {
  // Nobody has an instance of what a browser lacks: its own name is found before its members are.
  if (featureAt(...path)?.beyond) return [];
  return keysAt(...path).map((key) => [key, featureAt(...path, key)] as const);
}

/** Follows the name of a feature that was told from the member's name alone. */
export const byItsName = " (by its name)";

/** The names of instances' members, for an object whose interface isn't known; each feature's name says so. */
export const memberNames: ReadonlyMap<string, Feature> = byName(
  [
    ...interfaces.flatMap((holder) => membersOf("api", holder)),
    ...builtIns.flatMap((holder) => membersOf("javascript", "builtins", holder)),
    ...intl.flatMap((holder) => membersOf("javascript", "builtins", "Intl", holder)),
  ]
    .filter(([, feature]) => feature?.named || feature?.beyond === false)
    .map(([name, feature]) => [name, feature && { ...feature, name: feature.name + byItsName }] as const),
);

/** Events by their names: whether any object has them in the floor. */
export const eventNames: ReadonlyMap<string, Feature> = byName(
  interfaces.flatMap((holder) =>
    keysAt("api", holder)
      .filter((key) => key.endsWith("_event"))
      .map((key) => [key.replace(/_event$/, ""), featureAt("api", holder, key)] as const),
  ),
);

/**
 * A member of an interface or built-in object that is known.
 * @returns undefined where the object has no such member in the data
 */
export function memberOf(holder: string, member: string): Feature | undefined {
  return (
    featureAt("api", holder, `${member}_static`) ??
    featureAt("api", holder, member) ??
    featureAt("javascript", "builtins", holder, member) ??
    featureAt("javascript", "builtins", "Intl", holder, member)
  );
}

/** Functions of values of CSS, such as `light-dark`, by name. */
export const styleFunctions: ReadonlyMap<string, Feature> = byName(functionsBelow(["css", "types"]));

function functionsBelow(path: readonly string[]): readonly (readonly [string, Feature | undefined])[] {
  return keysAt(...path).flatMap((key) => [
    [key, featureAt(...path, key)] as const,
    ...(path.length < 4 ? functionsBelow([...path, key]) : []),
  ]);
}

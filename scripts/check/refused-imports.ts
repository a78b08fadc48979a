import { posix } from "node:path";
import { parseSync } from "oxc-parser";
import { packagesByArea } from "./package-walls.ts";
import type { Area } from "./walls.ts";

/** A file of the repository: its path from the root with slashes, and what it holds. */
export type SourceFile = { readonly path: string; readonly source: string };

type Areas = Readonly<Record<string, Area>>;

const isBelow = (path: string, area: string): boolean => area === "" || path === area || path.startsWith(`${area}/`);

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path) || isBelow(path, "tests");

/** Whether folders below it are areas of their own: then it holds nothing but its own files. */
const isDivided = (area: string, areas: Areas): boolean =>
  Object.keys(areas).some((other) => other !== area && isBelow(other, area) && posix.extname(other) === "");

/** The area that a path lies in: of those that fit the longest. Null for a file that nobody has given a place. */
function areaOf(path: string, areas: Areas): string | null {
  const fitting = Object.keys(areas).filter(
    (area) => isBelow(path, area) && (path === area || posix.dirname(path) === area || !isDivided(area, areas)),
  );
  return fitting.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** The packages that an area may import, by its own row or the nearest above it; null where there is no limit. */
function packagesOf(area: string): readonly string[] | null {
  const packages = packagesByArea[area];
  if (packages) return packages;
  const above = posix.dirname(area);
  return above === "." ? null : packagesOf(above);
}

/** `@scope/name` or `name` of a specifier; `node:` for Node's own modules. */
function packageOf(specifier: string): string {
  if (specifier.startsWith("node:")) return "node:";
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** What a file imports, in every way that TypeScript and MDX have for it. */
function specifiersOf({ path, source }: SourceFile): readonly string[] {
  if (path.endsWith(".mdx")) {
    return [...source.matchAll(/^(?:import|export)\b[^\n]*?\bfrom\s+["']([^"']+)["']/gm)].map(
      ([, found = ""]) => found,
    );
  }
  const { module } = parseSync(path, source);
  const exported = module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest));
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap((request) => (request ? [request.value] : [])),
    // Dynamic ones and those of types: `import("./x.ts")`.
    ...[...source.matchAll(/\bimport\(\s*["']([^"'\n]+)["']/g)].map(([, found = ""]) => found),
  ];
}

/** Where a specifier leads in the repository, without a query; null for a package. */
function targetOf(from: string, specifier: string): string | null {
  const [place = ""] = specifier.split("?", 1);
  if (place.startsWith("#")) return place.slice(1);
  return place.startsWith(".") ? posix.join(posix.dirname(from), place) : null;
}

/** The files of the repository that a file imports, without packages. */
export const importedFiles = (file: SourceFile): readonly string[] =>
  specifiersOf(file).flatMap((specifier) => targetOf(file.path, specifier) ?? []);

/** Why an import is refused, or null for one that the map allows. */
function refusal(from: string, area: string, specifier: string, areas: Areas): string | null {
  const target = targetOf(from, specifier);
  if (target === null) {
    const allowed = packagesOf(area);
    const name = packageOf(specifier);
    return allowed === null || allowed.includes(name) ? null : `${area} doesn't use the package ${name}`;
  }
  const targetArea = areaOf(target, areas);
  // React Router makes a route's types beside it.
  if (targetArea === area || posix.dirname(target).endsWith("/+types")) return null;
  const imports = areas[area]?.imports ?? [];
  const allowed = imports.some((path) => isBelow(target, path) && !isRefusedByLonger(target, path, areas, imports));
  if (!allowed) return `${area} doesn't import ${targetArea ?? posix.dirname(target)}`;
  return isTest(target) && !imports.some((path) => isBelow(path, "tests")) ? "only tests import tests" : null;
}

/** `server/db` as an import means what lies in it, not the areas of their own below it, which are named themselves. */
function isRefusedByLonger(target: string, path: string, areas: Areas, imports: readonly string[]): boolean {
  const own = areaOf(target, areas);
  return own !== null && own !== path && path in areas && isBelow(own, path) && !imports.includes(own);
}

/** Pairs that may import each other without being written down with a reason. */
function unexplainedPairs(areas: Areas, explained: readonly (readonly [string, string, string])[]): readonly string[] {
  const names = Object.keys(areas).filter((name) => name !== "tests");
  const allows = (from: string, to: string): boolean =>
    (areas[from]?.imports ?? []).some((path) => path === to || (!(path in areas) && isBelow(to, path)));
  return names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .filter((other) => allows(one, other) && allows(other, one))
      .filter((other) => !explained.some((pair) => pair.includes(one) && pair.includes(other)))
      .map((other) => `${one} and ${other} may import each other: settle it, or say why in mutualAreas`),
  );
}

/**
 * Holds files against a map of areas.
 * @returns a line for each import that isn't allowed, for each file without an area, and for each pair of areas that may
 * import each other without a reason
 */
export function refusedImports(
  files: readonly SourceFile[],
  areas: Areas,
  mutual: readonly (readonly [string, string, string])[] = [],
): readonly string[] {
  const refused = files.flatMap((file) => {
    const area = areaOf(file.path, areas);
    if (area === null) return [`${file.path}: lies in no area; write its folder into scripts/check/walls.ts`];
    if (isTest(file.path)) return [];
    const lines = specifiersOf(file).map((specifier) => {
      const why = refusal(file.path, area, specifier, areas);
      return why === null ? null : `${file.path}: imports ${specifier}, but ${why}`;
    });
    return [...new Set(lines)].filter((line) => line !== null);
  });
  return [...refused, ...unexplainedPairs(areas, mutual)];
}

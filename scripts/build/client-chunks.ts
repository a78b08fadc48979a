import { createHash } from "node:crypto";
import { parseSync } from "rolldown/utils";

/** The bundler's information about a module. */
type Module = {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
  importedIds: readonly string[];
  code: string | null;
};
type Direction = "importers" | "dynamicImporters" | "importedIds";
type Graph = { getModuleInfo: (id: string) => Module | null };

const react = /node_modules\/(react|react-dom|scheduler|react-router)\//;
const root = /\/app\/root\.tsx\?/;
/** The staff's pages; those before a login take none of the screens' scripts. */
const staff = /\/app\/routes\/(?:layouts\/staff|admin\/(?!article-preview))/;
const entrance = /\/app\/routes\/admin\/(?:admin|simple-admin-login)\.tsx\?/;

/** What pages fetch by themselves soon after they are alive; so many of them may load a part of it at once. */
const later = [
  {
    name: "store",
    from: /\/app\/features\/cart\/mount-product\.ts/,
    pages: 0,
  },
  // What works offline, and what keeps controls uncovered and the focus in its place; the staff screens fetch the latter too.
  {
    name: "after-load",
    from: /\/app\/(?:features\/(?:site\/start-offline|assistant\/step-aside)|lib\/(?:clear-place|keep-focus))\.ts/,
    pages: 1,
    staffToo: true,
  },
];

/** With the shape of the live catalog, for which product pages load Zod once it has changed. */
const zod = /\/zod\/v4\/(?:core|mini)\/|\/contract\/product\.ts/;

/** What both kinds of galleries press, and the zoom dialog: three files of 100 to 300 bytes otherwise. */
const gallery = /\/round-button\.tsx|\/icons\/chevron-(?:left|right)\.m?js/;

/** A module used by this many routes goes into the common file. */
const manyRoutes = 16;

/** All modules reachable from a module, itself included, in the given directions. */
function reachableFrom(id: string, along: readonly Direction[], graph: Graph): string[] {
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const module = graph.getModuleInfo(next);
    if (module) waiting.push(...along.flatMap((direction) => module[direction]));
  }
  return [...seen];
}

/** Asked for the same modules thousands of times while the files are made, when the graph is complete. */
function memoized<T>(work: (id: string, graph: Graph) => T): (id: string, graph: Graph) => T {
  const known = new Map<string, { readonly value: T }>();
  return (id, graph) => {
    const found = known.get(id) ?? { value: work(id, graph) };
    known.set(id, found);
    return found.value;
  };
}

const entriesAlong = (along: readonly Direction[]) =>
  memoized((id, graph) => reachableFrom(id, along, graph).filter((module) => graph.getModuleInfo(module)?.isEntry));

/** Routes that load a module with the page. */
const entriesOf = entriesAlong(["importers"]);
/** Routes that load it with the page or later. */
const usersOf = entriesAlong(["importers", "dynamicImporters"]);

/** Characters of code up to which a module of several routes goes into the common file, instead of one of its own. */
const tiny = 1_500;

/** How many characters of code a module has. Comments don't count, since browsers don't get them. */
const codeLength = memoized((id, graph) => {
  const code = graph.getModuleInfo(id)?.code ?? null;
  if (code === null) return tiny;
  const { comments } = parseSync(id, code);
  return comments.reduce((length, { start, end }) => length - (end - start), code.length);
});

/** What is known of products: however small a file is, it is for the pages that show products. */
const productParts = /\/content\/products(?:\.ts|\/)/;

/** Visitors' routes that load a module with the page. */
const pagesOf = memoized((id, graph) => entriesOf(id, graph).filter((entry) => !staff.test(entry)));

function isCommon(id: string, graph: Graph): boolean {
  const entries = pagesOf(id, graph);
  const isTiny = !productParts.test(id) && codeLength(id, graph) < tiny;
  return react.test(id) || entries.length >= (isTiny ? 3 : manyRoutes) || entries.some((entry) => root.test(entry));
}

// A file also loads what its modules import, so each rule checks everything that a module reaches.
const isFrame = memoized((id, graph) =>
  reachableFrom(id, ["importedIds"], graph).every((module) => isCommon(module, graph)),
);

const isStaff = memoized((id, graph) =>
  reachableFrom(id, ["importedIds"], graph).every(
    (module) => isFrame(module, graph) || entriesOf(module, graph).every((entry) => staff.test(entry)),
  ),
);

function chunkName(id: string, graph: Graph): string | null {
  return !graph.getModuleInfo(id)?.isEntry && isFrame(id, graph) ? "frame" : null;
}

/** What the same visitors' pages load is one file, whatever loads it later or for the staff. */
function sharedChunkName(id: string, graph: Graph, many: number): string | null {
  const pages = pagesOf(id, graph);
  if (graph.getModuleInfo(id)?.isEntry || pages.length !== many) return null;
  const names = pages.map((page) => page.replace(/^.*\/app\//, "")).toSorted();
  return `pages-${createHash("sha256").update(names.join()).digest("hex").slice(0, 6)}`;
}

function laterChunkName(id: string, graph: Graph): string | null {
  if (graph.getModuleInfo(id)?.isEntry) return null;
  const isForStaff = usersOf(id, graph).some((user) => staff.test(user));
  const importers = reachableFrom(id, ["importers"], graph);
  const found = later.find(
    ({ from, pages, staffToo = false }) =>
      (staffToo || !isForStaff) &&
      pagesOf(id, graph).length <= pages &&
      importers.some((importer) => from.test(importer)),
  );
  return found?.name ?? null;
}

function staffChunkName(id: string, graph: Graph): string | null {
  const entries = entriesOf(id, graph);
  if (entries.length < 2 || !isStaff(id, graph)) return null;
  if (usersOf(id, graph).some((user) => !staff.test(user))) return "shared";
  return entries.some((entry) => entrance.test(entry)) ? "entrance" : "staff";
}

/**
 * Which client modules share a file. Brotli finds little to share in two dozen files of 300 bytes, and a phone asks for
 * each: so React with the router is one file, what every page needs is one, what the same pages need is one, and so are
 * what product pages and all pages fetch soon after, what they need of Zod to read the live catalog, and what the staff
 * screens share.
 * What those share with scripts that visitors' pages load later is a file of its own, so that these don't load the
 * staff's code too.
 */
export const codeSplitting = {
  // One that comes first takes the modules that its own import along: so what more pages load goes before what fewer do.
  groups: [
    { name: "react", test: react },
    { name: chunkName, debugName: "pages" },
    { name: "zod", test: zod },
    { name: "gallery", test: gallery },
    ...Array.from({ length: manyRoutes - 1 }, (_, fewer) => ({
      name: (id: string, graph: Graph) => sharedChunkName(id, graph, manyRoutes - fewer),
      debugName: `${manyRoutes - fewer} pages`,
    })),
    { name: laterChunkName, debugName: "later" },
    { name: staffChunkName, debugName: "staff" },
  ],
};

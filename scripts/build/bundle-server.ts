import { dirname, join, relative, sep } from "node:path";
import { type Plugin, rolldown } from "rolldown";

// Part of the build: the server and the pages in a few files of plain JavaScript. Node then loads those instead of
// about nine hundred small ones, and both share one copy of the router, which saves most of the start time and much
// memory (docs/decisions/server-in-one-piece.md).

const root = join(import.meta.dirname, "..", "..");
const folder = join(root, "build", "shop");
const entry = "incard:main";

/** Not bundled: native modules, and packages that load their own files by path or name. */
const external = [/^@opentelemetry\//, "prom-client", "pg-native"];

/** The same as server/main.ts, but with the pages included. */
const main = `
import { enableCompileCache } from "node:module";
import { join } from "node:path";
enableCompileCache(join(import.meta.dirname, "..", "..", "node_modules", ".cache", "compiled"));
const { runServer } = await import(${JSON.stringify(join(root, "server/start/run-server.ts"))});
await runServer(() => import(${JSON.stringify(join(root, "build/server/index.js"))}));
`;

/**
 * Provides the entry above, and replaces import.meta.dirname and .url by those of the source file, because the files
 * that the server reads aren't moved.
 */
const ownPlace: Plugin = {
  name: "own-place",
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? main : null),
  transform: {
    filter: { id: /\/server\/.*\.ts$/, code: /import\.meta\.(url|dirname)/ },
    handler(code, id) {
      const path = relative(folder, id).split(sep).join("/");
      const changed = code
        .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`)
        .replaceAll("import.meta.url", `new URL(${JSON.stringify(path)}, import.meta.url).href`);
      // No line moves, so the source map stays valid by lines.
      return { code: changed, map: null };
    },
  },
};

/**
 * Writes characters beyond ASCII as escapes: V8 keeps a source in memory, with two bytes for each of its characters as soon
 * as one of them isn't Latin-1. Only strings, templates and regular expressions hold such characters; no line moves.
 */
const ascii: Plugin = {
  name: "ascii",
  // Not `renderChunk`: the bundler prints the strings once more after it.
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk")
        file.code = file.code.replace(
          /[^\0-\x7f]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
        );
    }
  },
};

const bundle = await rolldown({
  cwd: root,
  input: { main: entry },
  platform: "node",
  external,
  plugins: [ownPlace, ascii],
  transform: { define: { "process.env.NODE_ENV": '"production"' } },
  // React's "use client" has no meaning here.
  onLog: (level, log) => {
    if (level === "warn" && log.code !== "MODULE_LEVEL_DIRECTIVE") console.warn(log.message);
  },
});
await bundle.write({
  dir: folder,
  format: "esm",
  cleanDir: true,
  sourcemap: true,
  entryFileNames: "[name].js",
  chunkFileNames: "[name]-[hash].js",
});

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "rolldown";
import { z } from "zod";
import { buildTargets } from "./browser-floor.ts";

// Part of the build: the service worker (app/service-worker/), with the list of this build's files.

const root = join(import.meta.dirname, "..", "..");
const client = join(root, "build", "client");
const scripts = new Map(
  globSync("assets/*.js", { cwd: client }).map((path) => [basename(path), readFileSync(join(client, path), "utf8")]),
);
const names = [...scripts.keys()];
const manifest = names.find((name) => /^manifest-[0-9a-f]+\.js$/.test(name));
if (manifest === undefined) throw new Error("There is no build of the pages: the worker is built after them.");

const part = z.object({ module: z.string(), imports: z.array(z.string()).default([]) });
const text = scripts.get(manifest) ?? "";
const { entry, routes } = z
  .object({ entry: part, routes: z.record(z.string(), part) })
  .parse(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));

/** Modules of staff pages and resource routes: they aren't precached, nor is what they alone import. */
const leftOut = new Set(
  Object.entries(routes).flatMap(([id, { module }]) =>
    /^routes\/(?:admin|resources|layouts\/staff)\b/.test(id) ? basename(module) : [],
  ),
);
if (leftOut.size === 0) throw new Error("No staff page is in the list of routes: has React Router changed it?");

/** A script and everything it imports, statically or dynamically. */
function reach(name: string, found: Set<string>): void {
  if (found.has(name) || leftOut.has(name)) return;
  found.add(name);
  for (const [, other = ""] of (scripts.get(name) ?? "").matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g)) {
    if (scripts.has(other)) reach(other, found);
  }
}

const found = new Set([manifest]);
for (const { module, imports } of [entry, ...Object.values(routes)]) {
  if (leftOut.has(basename(module))) continue;
  for (const path of [module, ...imports]) reach(basename(path), found);
}
const fonts = globSync("assets/*.woff2", { cwd: client }).map((path) => basename(path));
const files = [...found, ...fonts].toSorted().map((name) => ({ url: `/assets/${name}`, revision: null }));

const hash = createHash("sha256").update(JSON.stringify(files));
// The texts of pages are in the server build.
for (const path of globSync("build/server/**/*.js", { cwd: root }).toSorted())
  hash.update(readFileSync(join(root, path)));

await build({
  input: join(root, "app/service-worker/worker.ts"),
  platform: "browser",
  transform: {
    target: buildTargets,
    define: {
      shopBuild: JSON.stringify(hash.digest("hex").slice(0, 12)),
      shopFiles: JSON.stringify(files),
      "process.env.NODE_ENV": '"production"',
    },
  },
  output: { file: join(client, "service-worker.js"), format: "iife", minify: true },
});
const bytes = files.reduce((sum, { url }) => sum + readFileSync(join(client, url)).length, 0);
console.log(`service-worker.js: ${files.length} files of ${Math.round(bytes / 1000)} kB are cached of this build.`);

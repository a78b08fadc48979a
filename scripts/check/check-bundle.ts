import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { z } from "zod";
import { isSingle, products } from "#content/products.ts";
import { budgets, serverMarkers } from "#scripts/build/budgets.ts";

const client = "build/client";
const manifestSchema = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(
    z.string(),
    z.object({ parentId: z.string().optional(), module: z.string(), imports: z.array(z.string()).optional() }),
  ),
});
type Manifest = z.infer<typeof manifestSchema>;

const [manifestFile] = globSync(`${client}/assets/manifest-*.js`);
if (!manifestFile) throw new Error("There is no build: run `npm run build` first.");
const text = readFileSync(manifestFile, "utf8");
const manifest = manifestSchema.parse(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));

const sizes = new Map<string, number>();
function compressed(url: string): number {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(`${client}${url}`)).length;
  sizes.set(url, size);
  return size;
}

/** The route ids of products that come in one version (app/routes.ts). */
const singleProducts = new Set(products.filter(isSingle).map(({ slug }) => `routes/products/${slug}`));

let failed = false;
const rows: string[] = [];

/** A route with the layouts around it, from the inside out. */
function chainOf(id: string | undefined): Manifest["routes"][string][] {
  const route = manifest.routes[id ?? ""];
  return route ? [route, ...chainOf(route.parentId)] : [];
}

for (const id of Object.keys(manifest.routes)) {
  if (id === "root" || id.startsWith("routes/layouts/")) continue;
  const files = new Set([
    `/assets/${basename(manifestFile)}`,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...chainOf(id).flatMap(({ module, imports = [] }) => [module, ...imports]),
  ]);
  const total = [...files].reduce((sum, file) => sum + compressed(file), 0) / 1000;
  const limits: Readonly<Record<string, number>> = budgets.script;
  const isStaff = id.startsWith("routes/admin/");
  const key = singleProducts.has(id) ? "routes/products/:slug" : id;
  const limit = limits[key] ?? (isStaff ? budgets.script.staff : budgets.script.others);
  if (total > limit) failed = true;
  rows.push(`${total > limit ? "OVER" : "ok  "} ${total.toFixed(1).padStart(6)} / ${limit} kB  ${id}`);
}
console.log(rows.sort().join("\n"));

const sheet = readStyleSheet();
const styleSize = brotliCompressSync(sheet).length / 1000;
if (styleSize > budgets.style) failed = true;
console.log(
  `${styleSize > budgets.style ? "OVER" : "ok  "} ${styleSize.toFixed(1).padStart(6)} / ${budgets.style} kB  style sheet`,
);

const serverCode = globSync("build/shop/*.js").map((file) => readFileSync(file, "utf8"));
const clientCode = globSync(`${client}/assets/*.js`).map((file) => ({ file, code: readFileSync(file, "utf8") }));
for (const marker of serverMarkers) {
  if (!serverCode.some((code) => code.includes(marker))) {
    failed = true;
    console.error(`"${marker}" isn't in the server's own code: it can't tell whether the client has that`);
  }
  for (const { file, code } of clientCode) {
    if (!code.includes(marker)) continue;
    failed = true;
    console.error(`${file} holds "${marker}": server code in the client's bundle`);
  }
}
if (failed) process.exitCode = 1;

/** The style sheet as root.tsx inlines it, cut out of the server's build. */
function readStyleSheet(): string {
  const build = globSync("build/server/**/*.js")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const match = /var app_default = ("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/.exec(build);
  if (!match?.[1]) throw new Error("The style sheet isn't in the server's build: has root.tsx changed?");
  return match[1];
}

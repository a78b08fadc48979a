import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encode } from "#server/pages/encodings.ts";

// Part of the build: writes a Brotli and a gzip version beside each file that gains by it, so that no request
// compresses.

const folder = join(import.meta.dirname, "..", "..", "build", "client");
const worthwhile = ["js", "css", "svg", "json", "txt", "xml", "webmanifest", "ico"];

for (const name of globSync(`**/*.{${worthwhile.join(",")}}`, { cwd: folder })) {
  const path = join(folder, name);
  const bytes = new Uint8Array(await readFile(path));
  const { br, gzip } = await encode(bytes, "best");
  for (const [ending, smaller] of [
    [".br", br],
    [".gz", gzip],
  ] as const) {
    // A compressed version must not outlive its file.
    if (smaller && smaller.byteLength < bytes.byteLength) await writeFile(path + ending, smaller);
    else await rm(path + ending, { force: true });
  }
}

import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encode } from "#server/pages/encodings.ts";

// Part of the build: writes a Brotli and a gzip version beside each file that gains by it, so that no request
// compresses.

const folder = join(import.meta.dirname, "..", "..", "build", "client");
const worthwhile = ["js", "css", "svg", "json", "txt", "xml", "webmanifest", "ico"];

const names = globSync(`**/*.{${worthwhile.join(",")}}`, { cwd: folder });

async function compress(name: string): Promise<void> {
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

// Together: Node compresses in as many threads as there are.
await Promise.all(names.map(compress));

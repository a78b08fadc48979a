import { globSync, readFileSync } from "node:fs";
import { unstatedExports } from "./exported-functions.ts";

// Holds the exported functions of some folders to a return type and a docstring, so that nobody has to open a body to
// know what it takes and gives. Prints each that lacks one, with file and line.

/** The folders that are held to it, with all below them. */
const folders: readonly string[] = [
  "app/forms",
  "app/lib",
  "app/router-adapter",
  "app/static-html",
  "content",
  "contract",
  "server",
];

const files = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`))
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !/\.test\.tsx?$/.test(path));

let count = 0;
for (const path of files.toSorted()) {
  for (const { line, what } of unstatedExports(path, readFileSync(path, "utf8"))) {
    count += 1;
    console.error(`${path}:${line} ${what}`);
  }
}
if (count > 0) process.exitCode = 1;
else console.log(`Every exported function of ${files.length} files states what it gives and says what it does.`);

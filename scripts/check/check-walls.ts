import { globSync, readFileSync } from "node:fs";
import { refusedImports, type SourceFile } from "./refused-imports.ts";
import { areas, mutualAreas } from "./walls.ts";

// Holds every file of the project against the map of walls.ts, and prints each import that it doesn't allow.

/** Folders that aren't sources: what is built, installed, measured or stored, and hidden ones. */
const notSources =
  /^(?:build|coverage|data|backups|node_modules|test-results|imagery\/out)$|(?:^|\/)(?:\.[^/]*|node_modules)$/;
const files: SourceFile[] = globSync("**/*.{ts,tsx,mdx}", {
  exclude: (path) => notSources.test(path.replaceAll("\\", "/")),
})
  .map((path) => path.replaceAll("\\", "/"))
  .map((path) => ({ path, source: readFileSync(path, "utf8") }));

const refused = refusedImports(files, areas, mutualAreas);
for (const line of refused) console.error(line);
if (refused.length > 0) process.exitCode = 1;
else console.log(`The walls hold: ${files.length} files import what scripts/check/walls.ts allows.`);

import { refusedImports } from "./refused-imports.ts";
import { sourceFiles } from "./source-files.ts";
import { areas, mutualAreas } from "./walls.ts";

// Holds every file of the project against the map of walls.ts, and prints each import that it doesn't allow.

const files = sourceFiles();
const refused = refusedImports(files, areas, mutualAreas);
for (const line of refused) console.error(line);
if (refused.length > 0) process.exitCode = 1;
else console.log(`The walls hold: ${files.length} files import what scripts/check/walls.ts allows.`);

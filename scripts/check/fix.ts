import { run } from "#scripts/run-command.ts";

// npm run fix: formats, sorts imports, and applies the linter's safe fixes.

process.exitCode = await run("biome", ["check", "--write", "."]);

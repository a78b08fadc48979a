import { globSync, readFileSync } from "node:fs";
import type { SourceFile } from "./refused-imports.ts";

/** Folders that aren't sources: what is built, installed, measured or stored, and hidden ones. */
const notSources =
  /^(?:build|coverage|data|backups|node_modules|test-results|imagery\/out)$|(?:^|\/)(?:\.[^/]*|node_modules)$/;

/** Every module of the project below the working folder, tests among them; with or without git. */
export const sourceFiles = (): readonly SourceFile[] =>
  globSync("**/*.{ts,tsx,mdx}", { exclude: (path) => notSources.test(path.replaceAll("\\", "/")) })
    .map((path) => path.replaceAll("\\", "/"))
    .map((path) => ({ path, source: readFileSync(path, "utf8") }));

import { globSync, statSync } from "node:fs";
import { matchesGlob } from "node:path";
import { browserOnly } from "./browser-only.ts";

/** What `npm run mutants` changes when no path is given. */
const folders = ["contract", "server", "app/features", "app/forms", "app/lib/stored-text.ts"];

/** What unit tests can't judge, besides what only a browser runs. */
const exempt: readonly RegExp[] = [
  /\.test\.ts$|\.d\.ts$|(^|\/)test-[\w-]+\.ts$/,
  // Names and options for the store's widget; what belongs to the frame of every page.
  /^app\/features\/cart\/(sdk-options|cart-names)\.ts$/,
  /^app\/features\/site\//,
  // Processes of their own, under tests/faults.
  /^server\/(main|start\/run-server)\.ts$/,
  // Tables and the texts and markup of documents.
  /^server\/db\/(migrations\/|schema\.ts$)/,
  /^server\/(api\/receipt-page|demo-store\/checkout-page)\.ts$/,
];

/**
 * The files that a mutation run changes.
 * @param paths files or folders, as on the command line of `npm run mutants -- PATH...`; none for all
 * @throws Error when a path is outside the mutated folders or doesn't exist
 */
export function mutatedFiles(paths: readonly string[]): readonly string[] {
  const files = (paths.length > 0 ? paths : folders).flatMap((given) => {
    const path = given.replaceAll("\\", "/").replace(/^\.\/|\/$/g, "");
    if (!folders.some((folder) => path === folder || path.startsWith(`${folder}/`)))
      throw new Error(`${given} is outside ${folders.join(", ")}.`);
    if (!statSync(path).isDirectory()) return [path];
    return globSync(`${path}/**/*.ts`).map((file) => file.replaceAll("\\", "/"));
  });
  const isJudged = (file: string): boolean =>
    !exempt.some((one) => one.test(file)) && !browserOnly.some((glob) => matchesGlob(file, glob));
  return [...new Set(files)].filter(isJudged).sort();
}

import { globSync, statSync } from "node:fs";

/** What `npm run mutants` changes when no path is given. */
const folders = ["contract", "server", "app/features"];

/** What unit tests can't judge. */
const exempt: readonly RegExp[] = [
  /\.test\.ts$|\.d\.ts$|(^|\/)test-[\w-]+\.ts$/,
  // Hooks and what reaches into the page: tests/e2e goes through them.
  /^app\/features\/.*\/use-[\w-]+\.ts$/,
  /^app\/features\/cart\/(frame-style|load-sdk|mount-product|sdk-types|sdk-options|shop-cart|cart-names)\.ts$/,
  /^app\/features\/catalog\/product-page\/live-products\.ts$/,
  /^app\/features\/site\//,
  /^app\/features\/support\/(coach\/sound|guides\/wait-script)\.ts$/,
  /^app\/features\/(contact\/send-later|newsletter\/subscribe-later|manual\/send-vote|admin\/submit-action)\.ts$/,
  /^app\/features\/(search\/load-index|assistant\/avoid-overlap|admin\/subscribers\/download-export)\.ts$/,
  // Processes of their own, under tests/faults.
  /^server\/(main|run-server)\.ts$/,
  // Tables and the texts and markup of documents.
  /^server\/db\/(migrations\/|schema\.ts$)/,
  /^server\/(receipt-page|demo-store\/(page|checkout-page))\.ts$/,
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
  return [...new Set(files)].filter((file) => !exempt.some((one) => one.test(file))).sort();
}

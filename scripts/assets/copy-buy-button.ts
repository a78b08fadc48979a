/**
 * Copies the pinned Buy Button SDK to where the shop serves it from: the built file and its license, nothing else of
 * the package. The copy is kept in the repository, because the package brings two hundred others that only build it
 * (app/features/cart/load-sdk.test.ts compares them). Run it after changing the version.
 */
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const version = "3.0.6";
const root = join(import.meta.dirname, "..", "..");
const from = join(root, "node_modules/@shopify/buy-button-js");
const to = join(root, "public/vendor", `buy-button-${version}`);

const installed: unknown = JSON.parse(readFileSync(join(from, "package.json"), "utf8"));
if (typeof installed !== "object" || installed === null || !("version" in installed) || installed.version !== version) {
  throw new Error(`@shopify/buy-button-js must be ${version}: its path and its style hashes belong to that version`);
}
mkdirSync(to, { recursive: true });
copyFileSync(join(from, "dist/buybutton.min.js"), join(to, "buybutton.min.js"));
copyFileSync(join(from, "LICENSE.txt"), join(to, "LICENSE.txt"));

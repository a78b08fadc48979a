import { readFileSync } from "node:fs";
import { lockFile, unexpectedLicenses } from "./licenses.ts";

// Fails when a dependency has a license that isn't allowed; reads package-lock.json only.

const unexpected = unexpectedLicenses(lockFile.parse(JSON.parse(readFileSync("package-lock.json", "utf8"))));
if (unexpected.length > 0) {
  console.error(`Licenses that scripts/check/licenses.ts doesn't list:\n${unexpected.join("\n")}`);
  process.exitCode = 1;
} else {
  console.log("Every license is on the list.");
}

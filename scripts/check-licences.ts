import { readFileSync } from "node:fs";
import { lockFile, unexpectedLicences } from "./licences/judge.ts";

// Fails when a dependency has a license that nobody agreed to; reads package-lock.json only.

const unexpected = unexpectedLicences(lockFile.parse(JSON.parse(readFileSync("package-lock.json", "utf8"))));
if (unexpected.length > 0) {
  console.error(`Licenses that scripts/licences/judge.ts doesn't list:\n${unexpected.join("\n")}`);
  process.exitCode = 1;
} else {
  console.log("Every license is on the list.");
}

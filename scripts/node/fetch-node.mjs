// Plain JavaScript for Node 18 and later, as scripts/run.mjs is: both run before anything is installed.
import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The package that holds Node for a platform, and its version; null for one that no package is pinned for.
 * @param source the folder with the package.json and package-lock.json that pin them
 */
export function pinnedNode(source, platform = process.platform, arch = process.arch) {
  const name = `node-${platform === "win32" ? "win" : platform}-${arch}`;
  const version = JSON.parse(readFileSync(join(source, "package.json"), "utf8")).optionalDependencies[name];
  return version === undefined ? null : { name, version };
}

/** Where `fetchNode` puts the program of a package. */
export const nodeBinary = (folder, name) =>
  join(folder, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * Installs the pinned Node from the npm registry into a folder. `npm ci` takes no bytes but those whose hash package-lock.json
 * has, and no script of a package is run; a package with other bytes is left out, as it is an optional one.
 * @returns the exit code of npm
 */
export async function fetchNode(source, folder) {
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) copyFileSync(join(source, file), join(folder, file));
  const isWindows = process.platform === "win32";
  const options = ["--include=optional", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const child = spawn(isWindows ? "npm.cmd" : "npm", ["ci", ...options], {
    stdio: "inherit",
    cwd: folder,
    shell: isWindows,
  });
  return new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

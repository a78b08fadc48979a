import { z } from "zod";

/** What package-lock.json says of one package. */
export const lockFile = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional(), dev: z.boolean().optional() })),
});

/** Licenses whose terms a shop can keep without asking: they ask for a notice at most. */
const anywhere = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Unlicense",
]);
/** Those of tools, which stay with us: nothing of them is handed to a visitor. Fonts (OFL) may be. */
const tools = new Set([
  ...anywhere,
  "CC-BY-4.0",
  "CC0-1.0",
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "OFL-1.1",
  "Public Domain",
  "Python-2.0",
  "WTFPL",
  "Zlib",
]);
/** Tools whose lock entry names no license; their package pages and LICENSE files say MIT. */
const silent = new Set(["console-browserify", "format", "querystring-es3", "timers-browserify"]);

/** Whether an SPDX expression can be kept: one side of an OR, every part of an AND. */
export function mayUse(expression: string, allowed: ReadonlySet<string>): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  return bare.split(" OR ").some((side) => side.split(" AND ").every((one) => allowed.has(one)));
}

/** One line for each package whose license isn't on the list. */
export function unexpectedLicences({ packages }: z.infer<typeof lockFile>): readonly string[] {
  return Object.entries(packages).flatMap(([path, { dev = false, license }]) => {
    const name = path.replace(/^.*node_modules\//, "");
    if (path === "" || (dev && license === undefined && silent.has(name))) return [];
    if (license !== undefined && mayUse(license, dev ? tools : anywhere)) return [];
    return [`${name}: ${license ?? "no license named"}${dev ? " (a tool)" : ""}`];
  });
}

import { z } from "zod";

/** An entry of package-lock.json. */
export const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});

/** Permissive licenses: at most they require a notice. */
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
/**
 * The library behind sharp, and sharp's own packages where it is built into them: linked dynamically and unchanged, LGPL asks for
 * no more than its notice (docs/decisions/libraries.md).
 */
const isPictureLibrary = (name: string): boolean => name.startsWith("@img/sharp-");
/** Also allowed for tools, which aren't shipped to visitors. Fonts (OFL) may be. */
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
/** Tools whose lock entry has no license; their package pages and LICENSE files say MIT. */
const silent = new Set(["console-browserify", "format", "querystring-es3", "timers-browserify"]);

/** Whether an SPDX expression is allowed: one side of an OR, every part of an AND. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  return bare.split(" OR ").some((side) => side.split(" AND ").every((one) => allowed.has(one)));
}

/** One line for each package whose license isn't on the list. */
export function unexpectedLicenses({ packages }: z.infer<typeof lockFile>): readonly string[] {
  return Object.entries(packages).flatMap(([path, { dev = false, license, link }]) => {
    // Our own: the root, and a workspace with the link to it.
    if (!path.startsWith("node_modules/") || link) return [];
    const name = path.replace(/^.*node_modules\//, "");
    if (dev && license === undefined && silent.has(name)) return [];
    if (license !== undefined && isAllowed(license, dev || isPictureLibrary(name) ? tools : anywhere)) return [];
    return [`${name}: ${license ?? "no license named"}${dev ? " (a tool)" : ""}`];
  });
}

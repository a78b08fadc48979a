import type { Allowed } from "./allowed.ts";
import type { Findings } from "./built-files.ts";
import { byItsName } from "./compat-data.ts";

/**
 * Holds what the built files use against what they may.
 * @param findings names of the data, with the files that use them
 * @param ownNames what may be in any file where it was told by the name of a member alone
 * @returns a sentence for each that isn't allowed, and for each that is allowed for nothing
 */
export function problemsOf(
  findings: Findings,
  allowed: readonly Allowed[],
  ownNames: readonly string[],
): readonly string[] {
  const problems: string[] = [];
  const guesses = new Set(ownNames.map((name) => name + byItsName));
  const used = new Set([...findings.keys()].map((name) => name.replace(byItsName, "")));
  const has = (name: string, file: string): boolean =>
    [name, name + byItsName].some((one) => findings.get(one)?.has(file));
  for (const [name, files] of findings) {
    if (guesses.has(name)) continue;
    const entries = allowed.filter(({ features }) => features.includes(name.replace(byItsName, "")));
    const left = [...files].filter((file) => !entries.some((entry) => entry.files.includes(file)));
    if (left.length > 0) problems.push(`${name} is beyond the browser floor, in ${left.join(", ")}`);
  }
  for (const name of [...allowed.flatMap(({ features }) => features), ...ownNames])
    if (!used.has(name)) problems.push(`${name} is allowed, but nothing uses it any more`);
  for (const { features, files } of allowed) {
    for (const file of files) {
      if (!features.some((name) => has(name, file)))
        problems.push(`${features.join(", ")}: allowed in ${file}, which uses none of them any more`);
    }
  }
  return problems.sort();
}

import type { SpecGroup } from "#content/products/specifications.ts";

/** The values of a specification list by their labels. Throws where a label stands twice. */
export function specValues(groups: readonly SpecGroup[]): Readonly<Record<string, string>> {
  const rows = groups.flatMap((group) => group.rows);
  const values = Object.fromEntries(rows.map(({ label, value }) => [label, value]));
  if (Object.keys(values).length !== rows.length) throw new Error("A label stands twice in a specification list.");
  return values;
}

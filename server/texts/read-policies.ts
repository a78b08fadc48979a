import { type PublishedPolicies, policyId, policyText } from "#contract/policy-texts.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";
import type { Database } from "#server/db/database.ts";
import { readNewestPolicies } from "#server/db/queries/policy-versions.ts";
import { parseJson } from "#server/lib/parse-json.ts";

/**
 * Reads the policies that staff published.
 * @param before what was read last: the same object comes back where nothing was published since
 * @param onBadRow a row doesn't fit, so that the text that came with the shop is shown
 */
export async function readPolicies(
  db: Database,
  before: PublishedPolicies,
  onBadRow?: (key: string) => void,
): Promise<PublishedPolicies> {
  const rows = await readNewestPolicies(db);
  const ids = new Map(rows.map((row) => [policyId.safeParse(row.policy).data, row]));
  let changed = false;
  const found: Record<string, PublishedPolicies[keyof PublishedPolicies]> = {};
  for (const [id, row] of ids) {
    if (id === undefined) continue;
    const known = before[id];
    if (known?.version === row.version && known.changedAt === row.at) {
      found[id] = known;
      continue;
    }
    const text = row.text === null ? null : parseJson(policyText, row.text);
    if (row.text !== null && text === null) {
      onBadRow?.(`policy ${id}`);
      continue;
    }
    changed = true;
    const tree = text && readMarkdown(text.body, "article").tree;
    found[id] = { version: row.version, changedAt: row.at, text, tree };
  }
  return changed || Object.keys(found).length !== Object.keys(before).length ? found : before;
}

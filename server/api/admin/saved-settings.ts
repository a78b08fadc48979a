import type { z } from "zod";
import type { SettingGroup } from "#contract/shop-settings.ts";
import { readSiteText } from "#server/db/queries/site-texts.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { type SavedWithBefore, savedWithBefore, settingsKey } from "#server/texts/site-texts.ts";

/**
 * Reads a group of settings as it is saved: its version, 0 where nobody saved any, and what holds and what held before,
 * null too where what is saved can't be read any more.
 * @param schema that of the group in `settingGroups`
 */
export async function readSavedSettings<Settings>(
  db: Parameters<typeof readSiteText>[0],
  group: SettingGroup,
  schema: z.ZodType<Settings>,
): Promise<{ readonly version: number; readonly saved: SavedWithBefore<Settings> | null }> {
  const row = await readSiteText(db, settingsKey(group));
  return { version: row?.version ?? 0, saved: row ? parseJson(savedWithBefore(schema), row.json) : null };
}

import { type BackupSettings, backupSettings } from "#contract/admin-backups.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { readSiteText, type SiteTextRow } from "#server/db/queries/site-texts.ts";
import { parseJson } from "#server/lib/parse-json.ts";

/** The key of the schedule that an admin saved. */
export const backupSettingsKey = "settings/backups";

/** What holds where neither a variable nor an admin says anything: half an hour after the timers of deploy/, at the latest. */
const usual = { time: "04:30", kept: 7 } as const;

/** What holds, and what was saved on the screen. */
export type EffectiveSettings = { readonly settings: BackupSettings; readonly saved: SiteTextRow | null };

/**
 * Reads when backups are made and how many stay: by the variables, else by what an admin saved, else daily on SQLite and
 * never on Postgres, whose files may lie on a disk that goes with its replica.
 */
export async function readBackupSettings(
  db: Database,
  { backups, databaseUrl }: Pick<Config, "backups" | "databaseUrl">,
): Promise<EffectiveSettings> {
  const row = (await readSiteText(db, backupSettingsKey)) ?? null;
  const saved = row && parseJson(backupSettings, row.json);
  return {
    saved: row,
    settings: {
      time: backups.time ?? saved?.time ?? (databaseUrl === null ? usual.time : "off"),
      kept: backups.kept ?? saved?.kept ?? usual.kept,
    },
  };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A backup that a command made shortly before counts as the scheduled one. */
const countsMs = 2 * hourMs;
/** A shop that has none yet gets one soon, but not while it is set up and tried. */
const firstMs = hourMs;
/** After a failure it is tried again. */
const retryMs = 15 * minuteMs;

/** What the next scheduled backup depends on; moments in milliseconds. */
export type ScheduleState = {
  /** `04:30` in UTC, or `off`. */
  readonly time: string;
  /** When the last backup was made, by whomever; null for never. */
  readonly lastAt: number | null;
  /** When a try failed, since which none succeeded. */
  readonly failedAt: number | null;
  readonly startedAt: number;
  readonly now: number;
};

/** Gives the first moment at a time of day (UTC) that isn't before another moment. */
function nextSlot(time: string, from: number): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const today = from - (from % dayMs) + hours * hourMs + minutes * minuteMs;
  return today >= from ? today : today + dayMs;
}

/**
 * Says when the next scheduled backup is made, in milliseconds: a moment that isn't after `now` means at once. Null
 * where the schedule is off.
 */
export function nextBackupAt({ time, lastAt, failedAt, startedAt, now }: ScheduleState): number | null {
  if (time === "off") return null;
  const planned =
    lastAt === null ? Math.min(startedAt + firstMs, nextSlot(time, startedAt)) : nextSlot(time, lastAt + countsMs);
  const retry = failedAt === null ? planned : failedAt + retryMs;
  // A failure of a later moment than planned means that it was tried.
  return planned <= now ? Math.max(planned, retry) : planned;
}

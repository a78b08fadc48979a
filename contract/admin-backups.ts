import { z } from "zod";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

/** How many backups of each kind may be kept. */
export const backupBounds = { leastKept: 1, mostKept: 60 } as const;

/** Makes a time of day of one as people write it, such as `4.30`: `04:30`. Gives back what is none, in small letters. */
function timeIn(typed: string): string {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d\d)$/.exec(typed.trim()) ?? [];
  return hours === undefined ? typed.trim().toLowerCase() : `${hours.padStart(2, "0")}:${minutes}`;
}

/** When the scheduled backup is made: a time of day in UTC such as `04:30`, or `off`, in any case. */
export const backupTime = z
  .string()
  .overwrite(timeIn)
  .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/);

/** When backups are made by themselves, and how many of each kind stay. */
export const backupSettings = z.strictObject({
  time: backupTime,
  kept: int.min(backupBounds.leastKept).max(backupBounds.mostKept),
});
export type BackupSettings = z.infer<typeof backupSettings>;

/** The name of a backup that can be downloaded: a file of the folder, never a path. */
const backupName = z.string().regex(/^[\w][\w.-]{0,150}\.gz$/);

const backupFile = z.object({
  name: backupName,
  at: z.string(),
  bytes: int,
  /** By the schedule, by somebody who pressed the button, or by a command or a copy. */
  made: z.enum(["schedule", "hand", "other"]),
  /** Who pressed the button; null where nobody did, or the audit log no longer says. */
  username: z.string().nullable(),
});
export type ListedBackup = z.infer<typeof backupFile>;

/** The backups that are kept, the newest first, and when the next one is made. */
export const backupsResponse = staffResponse({
  folder: z.string(),
  /** The folder of the database, which a command on the server has to be told. */
  dataDir: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  files: rowsOf(backupFile),
  /** Free on the disk of the folder; null where the system doesn't say. */
  freeBytes: int.nullable(),
  /** Whether this server makes one right now. */
  running: z.boolean(),
  /** Why the last try failed, since which none succeeded. */
  failure: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** What holds: the variables, and what was saved here where one isn't set. */
  settings: backupSettings,
  /** The environment variables that are set: each wins over what is saved here. */
  variables: z.array(z.string()),
  /** How often the settings were saved here, and by whom last. */
  version: int.nonnegative(),
  lastChange: z.object({ username: z.string(), at: z.string() }).nullable(),
  /** When the next one is made by itself (ISO 8601); null for never. */
  nextAt: z.string().nullable(),
  checkedAt: z.string(),
});
export type BackupsResponse = z.infer<typeof backupsResponse>;

/** Reads a backup to its end, to see whether it could be put back; nothing is changed. */
export const checkBackupRequest = z.strictObject({ backup: backupName });

/** What came of it, in a sentence. */
export const checkBackupResponse = staffResponse({ whole: z.boolean(), message: z.string() });

/** Makes a backup now. */
export const makeBackupRequest = z.strictObject({});

/** What came of it within the first seconds, in a sentence. */
export const makeBackupResponse = staffResponse({ state: z.enum(["made", "running", "failed"]), message: z.string() });

/** Saves the schedule. `version` is the one that was edited; 0 where nobody had saved any. */
export const saveBackupSettingsRequest = z.strictObject({ version: int.nonnegative(), settings: backupSettings });

/** Asks for a ticket that downloads one backup. */
export const backupTicketRequest = z.strictObject({ backup: backupName });
export type BackupTicketRequest = z.infer<typeof backupTicketRequest>;

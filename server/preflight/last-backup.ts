import { type Finding, findingsOf } from "./finding.ts";

const hourMs = 60 * 60_000;
/** How old the last backup may be, in milliseconds: a nightly one, with an hour's grace and a failure noticed next morning. */
export const oldBackupMs = 30 * hourMs;

/**
 * Checks whether a backup of the database was made, and is young enough. Where it lies, only `npm run preflight` can see.
 * @param at when the last one was made (ISO 8601); null where none was
 * @param now in milliseconds, by the clock that replicas share
 */
export function checkLastBackup(at: string | null, now: number): readonly Finding[] {
  const { blocking } = findingsOf("backup");
  if (at === null) {
    return [
      blocking(
        "no-backup",
        "No backup of this database was ever made.",
        "A broken disk or a wrong command would take every subscriber and message.",
        "Make one at /admin/backups and leave the schedule on there, or run npm run db -- backup FILE nightly (deploy/ has a timer and a CronJob); copy a file off the machine, and restore one once before opening.",
      ),
    ];
  }
  const age = now - Date.parse(at);
  if (age <= oldBackupMs) return [];
  return [
    blocking(
      "old-backup",
      `The last backup is ${Math.floor(age / hourMs)} hours old.`,
      "Everything since then would be lost.",
      "Make one at /admin/backups, and see why the nightly one isn't made (docs/operations.md, Backup and restore).",
    ),
  ];
}

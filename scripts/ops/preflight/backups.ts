import type { BackupFile } from "#server/backups/backup-files.ts";
import { type Finding, findingsOf } from "#server/preflight/finding.ts";
import { oldBackupMs } from "#server/preflight/last-backup.ts";

const { blocking, warning } = findingsOf("backup");

const hourMs = 60 * 60_000;

/** Whether there is a backup, and whether it is young enough. */
export function checkBackups(folder: string, files: readonly BackupFile[], now: Date): readonly Finding[] {
  const [newest] = files;
  if (!newest) {
    return [
      blocking(
        "no-backup",
        `There is no backup (*.gz) in ${folder}.`,
        "A broken disk or a wrong command would take every subscriber and message.",
        "Make one at /admin/backups, or with `npm run db -- backup FILE` nightly (deploy/ has a timer and a CronJob), and name its folder with --backups FOLDER where it is another one.",
      ),
    ];
  }
  const age = now.getTime() - newest.at.getTime();
  if (age > oldBackupMs) {
    return [
      blocking(
        "old-backup",
        `The newest backup, ${newest.name}, is ${Math.floor(age / hourMs)} hours old.`,
        "Everything since then would be lost.",
        "See why the nightly backup doesn't run (docs/operations.md, Backup and restore).",
      ),
    ];
  }
  if (newest.bytes < 100) {
    return [
      warning(
        "tiny-backup",
        `The newest backup, ${newest.name}, has only ${newest.bytes} bytes.`,
        "It may be cut off.",
        "Restore it into an empty folder and look (docs/operations.md, Backup and restore).",
      ),
    ];
  }
  return [];
}

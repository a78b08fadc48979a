import { lstatSync, readdirSync } from "node:fs";
import { readdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { ListedBackup } from "#contract/admin-backups.ts";

/** A file of the backup folder. */
export type BackupFile = { readonly name: string; readonly at: Date; readonly bytes: number };

/** Who made a backup: the schedule, somebody by the button, or a command. */
export type BackupKind = ListedBackup["made"];

/** Gives the folder in which the shop itself keeps its backups. */
export const backupFolder = ({ dataDir }: { readonly dataDir: string }): string => join(dataDir, "backups");

const ownName = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-(schedule|hand)\.gz$/;
const ownDraft = /^shop-[\w-]+-(?:schedule|hand)\.gz\.part$/;

/** Makes the name of a new backup, such as `shop-2026-11-27T04-30-00-123Z-schedule.gz`. */
export const newBackupName = (kind: "schedule" | "hand", at: Date): string =>
  `shop-${at.toISOString().replaceAll(/[:.]/g, "-")}-${kind}.gz`;

/** Says by its name who made a backup. */
export function kindOf(name: string): BackupKind {
  const [, kind] = ownName.exec(name) ?? [];
  return kind === "schedule" || kind === "hand" ? kind : "other";
}

/**
 * Lists the whole backups of a folder, the newest first; none where there is no such folder. Drafts (`.part`), folders
 * and links don't count.
 */
export function backupsIn(folder: string): readonly BackupFile[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => /\.gz$/.test(name))
    .flatMap((name) => {
      // Another process may just have removed it.
      const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
      return stats?.isFile() ? [{ name, at: stats.mtime, bytes: stats.size }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime() || b.name.localeCompare(a.name));
}

/**
 * Deletes the oldest backups of each kind that the shop made, beyond `kept`, and drafts that a killed process left. What
 * a command or a person put into the folder stays.
 */
export async function pruneBackups(folder: string, kept: number): Promise<void> {
  const files = backupsIn(folder);
  const surplus = (["schedule", "hand"] as const).flatMap((kind) =>
    files.filter(({ name }) => kindOf(name) === kind).slice(kept),
  );
  const drafts = (await readdir(folder)).filter((name) => ownDraft.test(name));
  for (const name of [...surplus.map((file) => file.name), ...drafts]) await rm(join(folder, name), { force: true });
}

/** Reads how many bytes are free on the disk of a folder, and how many it has; null where the system doesn't say. */
export async function diskRoom(folder: string): Promise<{ readonly free: number; readonly all: number } | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk && { free: disk.bavail * disk.bsize, all: disk.blocks * disk.bsize };
}

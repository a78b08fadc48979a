import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memoryFolder = "/dev/shm";
/** The tests' databases take a tenth of it at a time. */
const enoughBytes = 2 * 1024 ** 3;

/**
 * Where tests make their databases: in memory where a machine has room for that, because hundreds of them are made, and a disk
 * that others write to holds each up for seconds; otherwise the system's folder for temporary files.
 */
export function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    if (bavail * bsize >= enoughBytes) return memoryFolder;
  } catch {
    // Not a Linux.
  }
  return tmpdir();
}

/** A new folder in it, for the temporary files of one run; it goes with this process. */
export function folderOfRun(): string {
  const folder = mkdtempSync(join(scratchFolder(), "shop-tests-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

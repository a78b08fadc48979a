import { type BigIntStats, statSync } from "node:fs";
import { DatabaseUnavailableError } from "./unavailable.ts";

/** What became of open files: gone, replaced by others under the same names, or back in their place. */
export type FileChange = "gone" | "replaced" | "back";

/** Hears of each change once. */
export type OnFileChange = (change: FileChange, file: string) => void;

/** Compares open files with what lies where they were opened. */
export type FileWatch = {
  /**
   * @throws DatabaseUnavailableError while a file is gone or replaced: what is written then is in no file that anybody
   *   finds again
   */
  check(): void;
};

const statOf = (file: string): BigIntStats | undefined => statSync(file, { bigint: true, throwIfNoEntry: false });

/**
 * Watches files that this process has open, by device and inode: an open file can be written to after it was removed,
 * and its inode isn't given to another as long as it is open. Files that come back as they were, such as with their
 * folder, are used again; others in their place never are.
 * @param files all open, all there
 */
export function watchFiles(files: readonly string[], onChange: OnFileChange = () => {}): FileWatch {
  const opened = files.map((file) => ({ file, stats: statOf(file) }));
  let state: FileChange = "back";

  function find(): { change: FileChange; file: string } | null {
    for (const { file, stats } of opened) {
      let now: BigIntStats | undefined;
      try {
        now = statOf(file);
      } catch {
        // A folder that became a file, or that may not be entered any more.
      }
      if (!now) return { change: "gone", file };
      if (now.ino !== stats?.ino || now.dev !== stats.dev) return { change: "replaced", file };
    }
    return null;
  }

  return {
    check() {
      const lost = find();
      const now = lost?.change ?? "back";
      if (now !== state) {
        state = now;
        onChange(now, lost?.file ?? files[0] ?? "");
      }
      if (lost) throw new DatabaseUnavailableError(`${lost.file} is ${lost.change}`);
    },
  };
}

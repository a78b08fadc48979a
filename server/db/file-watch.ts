import { type BigIntStats, statSync } from "node:fs";
import { DatabaseUnavailableError } from "./unavailable.ts";

export type FileChange = "gone" | "replaced" | "back";

export type OnFileChange = (change: FileChange, file: string) => void;

export type FileWatch = ReturnType<typeof watchFiles>;

const statOf = (file: string): BigIntStats | undefined => statSync(file, { bigint: true, throwIfNoEntry: false });

/**
 * Watches open files by device and inode: one removed can still be written to, and no other gets its inode meanwhile.
 */
export function watchFiles(files: readonly string[], onChange: OnFileChange = () => {}) {
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
    /** @throws DatabaseUnavailableError while a file is gone or replaced */
    check(): void {
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

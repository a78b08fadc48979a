import { mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { residentMb } from "./resident.ts";
import type { ServerProcess } from "./server-process.ts";

/** A hard limit of the memory of one process. */
export type MemoryLimit = {
  /** Stands in front of the command that is limited. */
  readonly wrap: readonly string[];
  /** Called with the process once it runs. */
  watch(server: ServerProcess): void;
  /** After the process has ended. */
  remove(): void;
};

/** Where control groups may be made, and the file that limits their memory: version 2 first, then version 1. */
const places = [
  { folder: "/sys/fs/cgroup", file: "memory.max" },
  { folder: "/sys/fs/cgroup/memory", file: "memory.limit_in_bytes" },
];

/**
 * Limits a process as a container does: by a control group where one can be made (the kernel then ends the process), else by
 * ending it as soon as more is resident. Not by a limit of its addresses: V8 reserves far more of them than it uses.
 */
export function limitMemory(megabytes: number): MemoryLimit {
  for (const { folder, file } of places) {
    const group = join(folder, `shop-test-${process.pid}`);
    try {
      mkdirSync(group);
      writeFileSync(join(group, file), String(megabytes * 1024 * 1024));
    } catch {
      removeGroup(group);
      continue;
    }
    const procs = join(group, "cgroup.procs");
    return {
      wrap: ["sh", "-c", `echo $$ > ${procs} && exec "$@"`, "sh"],
      watch: () => {},
      remove: () => removeGroup(group),
    };
  }
  let timer: NodeJS.Timeout | undefined;
  return {
    wrap: [],
    watch: ({ child }) => {
      timer = setInterval(() => {
        if (child.exitCode === null && residentMb(child.pid) > megabytes) child.kill("SIGKILL");
      }, 20);
    },
    remove: () => clearInterval(timer),
  };
}

function removeGroup(group: string): void {
  try {
    rmdirSync(group);
  } catch {
    // It was never made, or the kernel hasn't let go of it yet: an empty group costs nothing.
  }
}

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
 * Limits a process as a container does: by a control group where one can be made, and by ending it as soon as more is
 * resident, because some machines make groups that limit nothing. Not by a limit of its addresses: V8 reserves far more of them
 * than it uses.
 */
export function limitMemory(megabytes: number): MemoryLimit {
  const group = places.map((place) => makeGroup(place, megabytes)).find((made) => made !== null);
  let timer: NodeJS.Timeout | undefined;
  return {
    wrap: group ? ["sh", "-c", `echo $$ > ${join(group, "cgroup.procs")} && exec "$@"`, "sh"] : [],
    watch: ({ child }) => {
      timer = setInterval(() => {
        const isGone = child.exitCode !== null || child.signalCode !== null;
        if (!isGone && residentMb(child.pid) > megabytes) child.kill("SIGKILL");
      }, 20);
    },
    remove: () => {
      clearInterval(timer);
      if (group) removeGroup(group);
    },
  };
}

/** @returns its folder, or null where none can be made */
function makeGroup({ folder, file }: (typeof places)[number], megabytes: number): string | null {
  const group = join(folder, `shop-test-${process.pid}`);
  try {
    mkdirSync(group);
    writeFileSync(join(group, file), String(megabytes * 1024 * 1024));
    return group;
  } catch {
    removeGroup(group);
    return null;
  }
}

function removeGroup(group: string): void {
  try {
    rmdirSync(group);
  } catch {
    // It was never made, or the kernel hasn't let go of it yet: an empty group costs nothing.
  }
}

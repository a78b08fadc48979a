/** Writes a path as a shell takes it: in quotes where it has other characters than a path usually has. */
const inShell = (path: string): string =>
  /^[\w./:@+-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;

/** Words of the staff screen of backups (docs/operations.md#backup-and-restore). */
export const backupsText = {
  make: "Back up now",
  making: "Making a backup...",
  running: "A backup is being made. It appears below when it is whole.",
  /** Says when the next one is made; the moment follows. */
  next: "The next one is made by itself at",
  due: "The next one is made within the next minutes.",
  off: "None is made by itself.",
  /** Why none is made by itself on Postgres unless somebody wants it. */
  offOnPostgres:
    "None is made by itself: on Postgres, use your database server's own backups, which hold every moment and lie apart from this server. A file made here lies on the disk of the server that answered, which may go with it.",
  failed: "The last try failed:",
  /** Says in which folder of the server backups lie. */
  where: (folder: string): string => `Files are kept in ${folder} on the server.`,
  /** Says how much room is left on the disk. */
  free: (size: string): string => `${size} are free there.`,
  replicas: "Where several servers run the shop, each has those that it made.",
  copy: "They lie beside the database: download one now and then, or have them copied to another disk. Each holds customers' addresses.",
  restore: {
    sqlite: "To put one back, stop the shop and run this on the server, in the folder of the program:",
    postgres:
      "To put one back, stop the shop and run this on the server, in the folder of the program and with the variables of the shop: DATABASE_URL says into which database.",
  },
  /** Gives the command that puts a backup back, with the folder of an embedded database: without it another would be made. */
  restoreCommand: (file: string, dataDir: string | null): string =>
    `${dataDir === null ? "" : `DATA_DIR=${inShell(dataDir)} `}npm run db -- restore ${inShell(file)}`,
  check: "Check the newest one",
  checking: "Reading it to its end...",
  list: {
    title: "Backups that are kept",
    empty: "There is none yet.",
    columns: { at: "Made", age: "Age", size: "Size", by: "By" },
    made: { schedule: "Schedule", hand: "Somebody of staff", other: "A command, or copied here" },
    download: "Download",
    downloadOf: (name: string): string => `: ${name}`,
  },
  settings: {
    title: "Schedule",
    time: {
      label: "Every day at",
      hint: "In UTC, such as 04:30; off for none. A backup that a command made in the two hours before counts.",
      error: "A time of day such as 04:30, or off.",
    },
    kept: {
      label: "How many to keep",
      hint: "Of those made by the schedule, and as many of those made by hand. The oldest are deleted.",
      error: "A whole number from 1 to 60.",
    },
    save: "Save",
    saving: "Saving...",
  },
} as const;

/** What the server says of backups. */
export const backupMessages = {
  made: "A backup was made.",
  running: "The backup takes longer: it appears in the list when it is whole.",
  /** Says that a backup failed. @param reason one or more sentences */
  failed: (reason: string): string => `No backup was made. ${reason}`,
  busy: "A backup is being made right now. Look again in a moment.",
  saved: "Schedule saved",
  /** Says that a backup can be put back. */
  whole: (rows: number): string =>
    `It is whole and of this version: ${rows} rows can be put back. To be sure of more, restore it once on another machine.`,
  gone: "This backup is no longer there. Look again.",
  /** Says that there isn't enough room for another backup. */
  noRoom: (free: string, needed: string): string =>
    `The disk has ${free} free, and a backup needs about ${needed}, so that the shop keeps room for itself. Keep fewer, or make room on the server.`,
  diskFull: "The disk filled up while it was written. Keep fewer, or make room on the server.",
  /** Says that a folder refuses files. */
  noPermission: (folder: string): string => `The shop may not write to ${folder}. Give its user that right.`,
  /** Passes on what the system says of a failure that has no words of ours. */
  unknown: (reason: string): string => `The system said: ${reason}`,
  stopped: "The shop was stopped meanwhile.",
} as const;

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { z } from "zod";

/** What the last line of a backup says of itself. */
export const backupFormat = "incard-shop backup 1";

/** A longer line is no row of this shop: the largest rows, of uploaded pictures, are a few megabytes. */
const maxLineBytes = 32 * 1024 * 1024;
/** The start of the last line of backups of all versions. */
const anyFormat = /^incard-shop backup \d/;

const cell = z.union([z.string(), z.number(), z.null()]);
const rowLine = z.object({ table: z.string(), row: z.record(z.string(), cell) });
const lastLine = z.object({
  end: z.string(),
  rows: z.number(),
  sha256: z.string(),
  /** When it was made (ISO 8601); former versions didn't write it. */
  at: z.iso.datetime().optional(),
});

/** A row as a backup has it: its table with its schema (`shop.outbox`), and its cells by their columns. */
export type StoredRow = z.infer<typeof rowLine> & { readonly line: number; readonly bytes: number };

/** Something that is wrong with a backup, in a sentence for whoever runs the command. */
export class BackupError extends Error {
  override name = "BackupError";
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Whether a file begins as gzip's do, damaged or not. */
async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/** The unpacked bytes of a file, piece by piece. @throws BackupError when it can't be read or unpacked */
async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const input = createReadStream(file);
  const plain = input.pipe(createGunzip());
  input.on("error", (error) => plain.destroy(error));
  try {
    yield* plain;
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    const code = codeOf(cause);
    if (!code.startsWith("Z_")) throw new BackupError(`${file} can't be read (${code}).`, { cause });
    if (code === "Z_BUF_ERROR") throw new BackupError(`${file} was cut off: it ends in the middle.`, { cause });
    if (await isGzip(file)) throw new BackupError(`${file} is damaged: it can't be unpacked to its end.`, { cause });
    throw new BackupError(`${file} isn't a backup of this shop: it isn't compressed by gzip.`, { cause });
  } finally {
    input.destroy();
  }
}

/**
 * The lines of a file without their ends; at most one of them is held.
 * @throws BackupError also for one that is too long
 */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  let line = 1;
  for await (const piece of unpacked(file)) {
    let from = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      yield Buffer.concat([...parts, piece.subarray(from, end)]);
      parts = [];
      bytes = 0;
      line += 1;
      from = end + 1;
    }
    parts.push(piece.subarray(from));
    bytes += piece.length - from;
    if (bytes > maxLineBytes) {
      throw new BackupError(
        `${file} isn't a backup of this shop: line ${line} is longer than ${maxLineBytes / 1024 / 1024} MB.`,
      );
    }
  }
  if (bytes > 0) yield Buffer.concat(parts);
}

function parseLine(file: string, line: number, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (cause) {
    if (line === 1) throw new BackupError(`${file} isn't a backup of this shop: its first line isn't JSON.`, { cause });
    throw new BackupError(`${file} is damaged: line ${line} isn't JSON.`, { cause });
  }
}

/**
 * Reads the rows of a backup, one at a time; gives at its end when the backup was made (ISO 8601), or null when it
 * doesn't say.
 * @throws BackupError with a sentence for a file that can't be read, isn't a backup, or isn't whole
 */
export async function* readBackup(file: string): AsyncGenerator<StoredRow, string | null> {
  const hash = createHash("sha256");
  let rows = 0;
  let end: z.infer<typeof lastLine> | null = null;
  for await (const bytes of linesOf(file)) {
    const line = rows + 1;
    if (end) throw new BackupError(`${file} is damaged: something stands after its last line.`);
    const value = parseLine(file, line, bytes);
    end = lastLine.safeParse(value).data ?? null;
    if (end) continue;
    const row = rowLine.safeParse(value).data;
    if (!row) throw new BackupError(`${file} isn't a backup of this shop: line ${line} holds no row of a table.`);
    hash.update(bytes).update("\n");
    rows = line;
    yield { ...row, line, bytes: bytes.length };
  }
  if (!end) throw new BackupError(`${file} isn't whole: its last line, which says so, is missing.`);
  if (end.end !== backupFormat) {
    const isNewer = anyFormat.test(end.end);
    throw new BackupError(
      isNewer
        ? `${file} was made by a newer version of the shop: restore it with that one.`
        : `${file} isn't a backup of this shop: it ends with "${end.end.slice(0, 60)}".`,
    );
  }
  if (end.rows !== rows || end.sha256 !== hash.digest("hex")) {
    throw new BackupError(`${file} isn't a whole backup: its checksum doesn't fit.`);
  }
  return end.at ?? null;
}

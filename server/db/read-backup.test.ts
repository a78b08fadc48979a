import { createHash } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "#tests/databases.ts";
import { backup, restore } from "./backup.ts";
import { writeState } from "./queries/app-state.ts";
import { BackupError, readBackup, type StoredRow } from "./read-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "backups-"));
let files = 0;
function fileOf(content: string | Uint8Array): string {
  files += 1;
  const file = join(folder, `${files}.gz`);
  writeFileSync(file, content);
  return file;
}

async function rowsOf(file: string): Promise<StoredRow[]> {
  const rows = [];
  for await (const row of readBackup(file)) rows.push(row);
  return rows;
}

/** A copy with one bit changed, so many bytes before its end. */
function flipped(bytes: Uint8Array, fromEnd = 20): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const at = copy.length - fromEnd;
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

const row = (value: string): string => `{"table":"shop.app_state","row":{"key":"k","value":"${value}"}}\n`;
const large = "x".repeat(20 * 1024 * 1024);

describe("what is wrong with a file is said in a sentence", () => {
  const whole = gzipSync(row("v").repeat(2000));
  test.each<[string, string | Uint8Array, string]>([
    ["text", "not compressed", "isn't a backup of this shop: it isn't compressed by gzip."],
    ["nothing", "", "was cut off: it ends in the middle."],
    ["cut off", whole.subarray(0, whole.length / 2), "was cut off: it ends in the middle."],
    ["a flipped bit", flipped(gzipSync(row("v"))), "is damaged: it can't be unpacked to its end."],
    ["another checksum", flipped(gzipSync(row("v")), 6), "is damaged: it can't be unpacked to its end."],
    ["a picture", gzipSync(Buffer.from([0xff, 0xd8, 0xff])), "isn't a backup of this shop: its first line isn't JSON."],
    ["another program's", gzipSync('{"id":1}\n'), "isn't a backup of this shop: line 1 holds no row of a table."],
    ["a broken line", gzipSync(`${row("v")}{"table":\n`), "is damaged: line 2 isn't JSON."],
    [
      "a list in a cell",
      gzipSync('{"table":"shop.app_state","row":{"key":[]}}\n'),
      "isn't a backup of this shop: line 1 holds no row of a table.",
    ],
    [
      "a newer version's",
      gzipSync('{"end":"incard-shop backup 2","rows":0,"sha256":""}\n'),
      "was made by a newer version of the shop: restore it with that one.",
    ],
    [
      "another end",
      gzipSync('{"end":"other","rows":0,"sha256":""}\n'),
      'isn\'t a backup of this shop: it ends with "other".',
    ],
    [
      "a second end",
      gzipSync('{"end":"other","rows":0,"sha256":""}\n{}\n'),
      "is damaged: something stands after its last line.",
    ],
    ["an endless line", gzipSync(large + large), "isn't a backup of this shop: line 1 is longer than 32 MB."],
    [
      "an endless second line",
      gzipSync(row("v") + large + large),
      "isn't a backup of this shop: line 2 is longer than 32 MB.",
    ],
  ])("%s", async (_, content, sentence) => {
    const file = fileOf(content);
    await expect(rowsOf(file)).rejects.toThrow(new BackupError(`${file} ${sentence}`));
  });

  test("damaged bytes", async () => {
    const noise = Array.from({ length: 5000 }, (_, index) => row(String(Math.sin(index)))).join("");
    const bytes = gzipSync(noise);
    const file = fileOf(bytes.fill(255, bytes.length - 200, bytes.length - 100));
    await expect(rowsOf(file)).rejects.toThrow(/^\S+ (is damaged|isn't a backup)/);
  });

  test("no such file, and a folder", async () => {
    const gone = join(folder, "gone.gz");
    await expect(rowsOf(gone)).rejects.toThrow(new BackupError(`${gone} can't be read (ENOENT).`));
    await expect(rowsOf(folder)).rejects.toThrow(new BackupError(`${folder} can't be read (EISDIR).`));
  });
});

test("rows come as they were written, also long ones and those whose line is split between two pieces", async () => {
  const database = await openTestDatabase("sqlite");
  const values = [large, "short", "ü😀".repeat(40_000), '"quoted"\n'];
  for (const [index, value] of values.entries()) await writeState(database.db, `k${index}`, value);
  const file = join(folder, "long.gz");
  await backup(database, file);
  const read = (await rowsOf(file)).filter(({ row: { key } }) => /^k\d$/.test(String(key)));
  expect(read.map(({ row: cells }) => cells.value)).toEqual(values);
});

test("a column of a newer version, and rows that a table refuses, are named, and nothing is changed", async () => {
  const database = await openTestDatabase("sqlite");
  await writeState(database.db, "kept", "v");
  const fileWith = (line: string): string => {
    const sha256 = createHash("sha256").update(line).digest("hex");
    return fileOf(gzipSync(`${line}${JSON.stringify({ end: "incard-shop backup 1", rows: 1, sha256 })}\n`));
  };
  const newer = fileWith('{"table":"shop.app_state","row":{"key":"k","value":"v","later":1}}\n');
  await expect(restore(database, newer)).rejects.toThrow(
    new BackupError(
      `${newer} was made by a newer version of the shop, or isn't its backup: line 1 holds a column that this version doesn't know: shop.app_state.later.`,
    ),
  );
  const misfit = fileWith('{"table":"shop.app_state","row":{"key":"k","value":null}}\n');
  await expect(restore(database, misfit)).rejects.toThrow(/holds rows of shop\.app_state that don't fit \(NOT NULL/);
  expect(await database.db.selectFrom("app_state").select("value").where("key", "=", "kept").execute()).toHaveLength(1);
});

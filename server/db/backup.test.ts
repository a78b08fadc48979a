import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import {
  emptyDatabase,
  engines,
  type OpenTestDatabase,
  openSharedDatabase,
  openTestDatabase,
} from "#tests/databases.ts";
import { backup, type HeldRows, restore } from "./backup.ts";
import type { DatabaseClient } from "./database.ts";
import { endStaffTokens, readTokensSince, writeState } from "./queries/app-state.ts";
import { saveMessage } from "./queries/contact-messages.ts";
import { addMessageEntry } from "./queries/message-entries.ts";
import {
  addStaffAccount,
  changeStaffAccount,
  listStaffAccounts,
  removeStaffAccount,
} from "./queries/staff-accounts.ts";
import { countSubscribers, listSubscribers, subscriberWriter } from "./queries/subscribers.ts";
import { addUser, listUsers, openSession, sessionUser } from "./queries/users.ts";
import { BackupError } from "./read-backup.ts";

const message = { name: "Ada", email: "ada@example.com", topic: "order", message: 'Where\'s my "tag"?\nüñ😀' };

async function fill(database: DatabaseClient): Promise<void> {
  const add = subscriberWriter(database, "production");
  await Promise.all(Array.from({ length: 1203 }, (_, i) => add({ email: `${i}@example.com`, source: "website" })));
  await subscriberWriter(database, "public")({ email: "dev@example.com", source: "website" });
  await writeState(database.db, "k", "v");
  await saveMessage(database, message, "localhost");
  const note = { messageId: 1, kind: "answer", text: "Here.", username: "boss" } as const;
  await addMessageEntry(database, note, { mailDomain: "localhost", supportEmail: "help@example.com" });
  await addUser(database.db, "ada", "Ada", "hash");
}

describe.each(engines)("backup from %s", (from) => {
  let database: OpenTestDatabase;
  let file: string;
  beforeAll(async () => {
    database = await openSharedDatabase(from);
    await fill(database);
    file = join(database.place.dataDir, "backup.gz");
    expect(await backup(database, file)).toBe(1203 + 1204 + 8);
    return database.remove;
  });

  test.each(engines)("and restore into %s gives the same rows, and new ones get new ids", async (into) => {
    const restored = await openTestDatabase(into, emptyDatabase);
    await subscriberWriter(restored, "production")({ email: "gone@example.com", source: "website" });
    expect(await restore(restored, file)).toBe(1203 + 1204 + 8);
    expect(await listSubscribers(restored, "production")).toEqual(await listSubscribers(database, "production"));
    const messages = (from: DatabaseClient) => from.db.selectFrom("contact_messages").selectAll().execute();
    expect(await messages(restored)).toEqual(await messages(database));
    const entries = (from: DatabaseClient) => from.db.selectFrom("message_entries").selectAll().execute();
    expect(await entries(restored)).toEqual(await entries(database));
    expect(await entries(restored)).toHaveLength(1);
    expect(await listUsers(restored.db)).toEqual(await listUsers(database.db));
    await subscriberWriter(restored, "production")({ email: "new@example.com", source: "website" });
    expect(await countSubscribers(restored, "production")).toBe(1204);
    const second = join(restored.place.dataDir, "second.gz");
    await restore(restored, file);
    await backup(restored, second);
    // The last line says when it was made; what wasn't finished is held, and the restored backup named.
    const rowsOf = (path: string): string[] =>
      gunzipSync(readFileSync(path))
        .toString("utf8")
        .split("\n")
        .filter((line) => !line.includes(`"restored-`) && !line.startsWith('{"end"'));
    const isMail = (line: string): boolean => line.startsWith('{"table":"shop.outbox"');
    expect(rowsOf(file).filter(isMail)).toHaveLength(2);
    const held = rowsOf(file).map((line) => (isMail(line) ? line.replace('"held":0', '"held":1') : line));
    expect(rowsOf(second)).toEqual(held);
  });

  test("the file is for this user only", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  const checksum = "isn't a whole backup: its checksum doesn't fit.";
  const sentences: Readonly<Record<string, string>> = {
    "cut short": "isn't whole: its last line, which says so, is missing.",
    "missing a row": checksum,
    changed: checksum,
    "no JSON": "isn't a backup of this shop: its first line isn't JSON.",
    empty: "isn't whole: its last line, which says so, is missing.",
  };
  test.each<[string, (lines: string[]) => string[]]>([
    ["cut short", (lines) => lines.slice(0, -1)],
    ["missing a row", (lines) => lines.toSpliced(3, 1)],
    ["changed", (lines) => lines.map((line) => line.replace("dev@example.com", "eve@example.com"))],
    ["no JSON", () => ["hello"]],
    ["empty", () => []],
  ])("a file that is %s changes nothing", async (how, damage) => {
    const lines = gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n");
    const damaged = join(database.place.dataDir, "damaged.gz");
    writeFileSync(
      damaged,
      gzipSync(
        damage(lines)
          .map((line) => `${line}\n`)
          .join(""),
      ),
    );
    await expect(restore(database, damaged)).rejects.toThrow(new BackupError(`${damaged} ${sentences[how]}`));
    expect(await countSubscribers(database, "production")).toBe(1203);
  });

  test("what it would replace is said before, and stays where that is refused; an empty database has nothing to lose", async () => {
    let held: readonly HeldRows[] = [];
    const refuse = async (rows: readonly HeldRows[]): Promise<void> => {
      held = rows;
      throw new Error("not these");
    };
    await expect(restore(database, file, refuse)).rejects.toThrow("not these");
    expect(held.find(({ table }) => table === "production.subscribers")).toEqual({
      table: "production.subscribers",
      rows: 1203,
    });
    expect(held.map(({ table }) => table)).not.toContain("shop.sessions");
    expect(await countSubscribers(database, "production")).toBe(1203);
    const restored = await openTestDatabase("sqlite", emptyDatabase);
    expect(await restore(restored, file, refuse)).toBe(1203 + 1204 + 8);
  });

  test("a whole file with a table that nobody knows changes nothing", async () => {
    const line = `${JSON.stringify({ table: "shop.later", row: { id: 1 } })}\n`;
    const sha256 = createHash("sha256").update(line).digest("hex");
    const later = join(database.place.dataDir, "later.gz");
    const end = { end: "incard-shop backup 1", rows: 1, sha256 };
    writeFileSync(later, gzipSync(`${line}${JSON.stringify(end)}\n`));
    const sentence = `${later} was made by a newer version of the shop, or isn't its backup: line 1 holds a table that this version doesn't know: shop.later.`;
    await expect(restore(database, later)).rejects.toThrow(new BackupError(sentence));
    expect(await countSubscribers(database, "production")).toBe(1203);
  });

  test("a file that can't be written is said in one sentence, and half of one has another name", async () => {
    const nowhere = join(database.place.dataDir, "nowhere", "backup.gz");
    const sentence = `${nowhere} can't be written (ENOENT).`;
    await expect(backup(database, nowhere)).rejects.toThrow(new BackupError(sentence));
    const folder = database.place.dataDir;
    await expect(backup(database, folder)).rejects.toThrow(new BackupError(`${folder} can't be written (EISDIR).`));
    expect([existsSync(`${file}.part`), existsSync(`${folder}.part`)]).toEqual([false, false]);
  });

  test("staff logins that were ended since the backup stay ended", async () => {
    const restored = await openTestDatabase(from, emptyDatabase);
    const before = join(restored.place.dataDir, "before.gz");
    await backup(restored, before);
    await endStaffTokens(restored.db, 1_000);
    await restore(restored, before);
    expect(await readTokensSince(restored.db)).toBe("1000");
    const later = join(restored.place.dataDir, "later.gz");
    await endStaffTokens(restored.db, 2_000);
    await backup(restored, later);
    await restore(restored, before);
    expect(await readTokensSince(restored.db)).toBe("2000");
    await endStaffTokens(restored.db, 1_000);
    await restore(restored, later);
    expect(await readTokensSince(restored.db)).toBe("2000");
  });

  test("visitors log in again, also after a file that holds their logins", async () => {
    const restored = await openTestDatabase(from, emptyDatabase);
    await restore(restored, file);
    const id = (await listUsers(restored.db))[0]?.id ?? 0;
    const token = await openSession(restored.db, id);
    expect(await sessionUser(restored.db, token)).toMatchObject({ id });
    const row = await restored.db.selectFrom("sessions").selectAll().executeTakeFirst();
    const lines = gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n").slice(0, -1);
    const text = `${[...lines, JSON.stringify({ table: "shop.sessions", row })].join("\n")}\n`;
    const end = {
      end: "incard-shop backup 1",
      rows: lines.length + 1,
      sha256: createHash("sha256").update(text).digest("hex"),
    };
    const former = join(restored.place.dataDir, "former.gz");
    writeFileSync(former, gzipSync(`${text}${JSON.stringify(end)}\n`));
    expect(await restore(restored, former)).toBe(lines.length);
    expect(await sessionUser(restored.db, token)).toBeNull();
  });

  test("nobody is logged in after a restore, also where a user was deleted by hand and left a login", async () => {
    const restored = await openTestDatabase(from, emptyDatabase);
    await restore(restored, file);
    const id = (await listUsers(restored.db))[0]?.id ?? 0;
    const token = await openSession(restored.db, id);
    const { everything, engine } = restored;
    if (engine === "sqlite") {
      // As its shell does it, which doesn't look at foreign keys.
      await sql`pragma foreign_keys = off`.execute(everything);
      await restored.db.deleteFrom("users").execute();
      await sql`pragma foreign_keys = on`.execute(everything);
    }
    await restore(restored, file);
    expect(await sessionUser(restored.db, token)).toBeNull();
  });

  test("a staff account that was removed or changed since the backup gets none of its former logins back", async () => {
    const restored = await openTestDatabase(from, emptyDatabase);
    const before = join(restored.place.dataDir, "before.gz");
    for (const username of ["Same", "Removed", "Demoted"]) {
      await addStaffAccount(restored, { username, role: "admin", password_hash: "hash" });
    }
    const made = await listStaffAccounts(restored.db);
    await backup(restored, before);
    await removeStaffAccount(restored.db, "removed");
    await changeStaffAccount(restored.db, "demoted", { role: "editor" });
    await restore(restored, before);
    const [demoted, removed, same] = await listStaffAccounts(restored.db);
    expect(same).toEqual(made[2]);
    expect([demoted, removed]).toMatchObject(
      [made[0], made[1]].map((one) => ({ ...one, tokens_since: expect.stringMatching(/^[\w-]{22}$/) })),
    );
  });

  test("a file that isn't there, or isn't one of ours, changes nothing", async () => {
    await expect(restore(database, join(database.place.dataDir, "nowhere.gz"))).rejects.toThrow(BackupError);
    const plain = join(database.place.dataDir, "plain");
    writeFileSync(plain, "not compressed");
    await expect(restore(database, plain)).rejects.toThrow(BackupError);
    expect(await countSubscribers(database, "production")).toBe(1203);
  });
});

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backupMessages } from "#content/admin-backups.ts";
import { setupMessages } from "#content/setup-messages.ts";
import { backupsResponse, checkBackupResponse, makeBackupResponse } from "#contract/admin-backups.ts";
import { todayResponse } from "#contract/admin-today.ts";
import { errorResponse } from "#contract/error-response.ts";
import { exportTicketResponse } from "#contract/staff-response.ts";
import { lockForBackup } from "#server/db/running-lock.ts";
import { engines } from "#tests/databases.ts";
import { openShop, openTestShop, type TestShop } from "#tests/shop.ts";

describe.each(engines)("the calls of backups on %s", (engine) => {
  let shop: TestShop;
  let auth: { Authorization: string };
  let editor: { Authorization: string };
  let folder: string;
  const list = async () =>
    backupsResponse.parse(await (await shop.ask("/api/admin/backups", { headers: auth })).json());
  const post = (call: string, body: unknown, headers: Record<string, string> = auth) =>
    shop.post(`/api/admin/backups/${call}`, body, headers);
  const make = async () => makeBackupResponse.parse(await (await post("make", {})).json());
  const ticketOf = async (backup: string) =>
    exportTicketResponse.parse(await (await post("download/ticket", { backup })).json()).ticket;
  const today = async () =>
    todayResponse
      .parse(await (await shop.ask("/api/admin/today", { headers: auth })).json())
      .items.map(({ kind }) => kind)
      .filter((kind) => kind.startsWith("backup"));

  beforeAll(async () => {
    shop = await openShop(engine);
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    editor = { Authorization: `Bearer ${await shop.accountToken("ed", "editor")}` };
    folder = join(shop.context.config.dataDir, "backups");
  });
  afterAll(() => shop.close());

  test("are for admins", async () => {
    for (const [headers, status] of [
      [{}, 401],
      [editor, 403],
    ] as const) {
      expect((await shop.ask("/api/admin/backups", { headers })).status).toBe(status);
      expect((await post("make", {}, headers)).status).toBe(status);
      expect((await post("schedule", { version: 0, settings: { time: "off", kept: 1 } }, headers)).status).toBe(status);
      expect((await post("download/ticket", { backup: "x.gz" }, headers)).status).toBe(status);
      expect((await post("check", { backup: "x.gz" }, headers)).status).toBe(status);
    }
    expect(existsSync(folder)).toBe(false);
  });

  test("make one, list it with who made it, and end Today's reminder", async () => {
    expect(await today()).toEqual(["backup"]);
    const { files, engine: named, nextAt, freeBytes, running, failure } = await list();
    expect({ files, named, running, failure }).toEqual({ files: [], named: engine, running: false, failure: null });
    expect([nextAt === null, (freeBytes ?? 0) > 0]).toEqual([engine === "postgres", true]);
    expect(await make()).toMatchObject({ state: "made", message: backupMessages.made });
    const [file] = (await list()).files;
    expect(file).toMatchObject({
      made: "hand",
      username: "boss",
      bytes: readFileSync(join(folder, file?.name ?? "")).length,
    });
    expect(await today()).toEqual([]);
  });

  test("read one to its end, and say whether it could be put back", async () => {
    const name = (await list()).files[0]?.name ?? "";
    const check = async (backup: string) => checkBackupResponse.parse(await (await post("check", { backup })).json());
    const whole = await check(name);
    expect(whole.whole).toBe(true);
    expect(whole.message).toMatch(/: \d+ rows can be put back/);
    const cut = "shop-2026-01-01T00-00-00Z-hand.gz";
    writeFileSync(join(folder, cut), readFileSync(join(folder, name)).subarray(0, 200));
    const listed = (await list()).files.find((file) => file.name !== name)?.name ?? "";
    expect(listed).toBe(cut);
    expect(await check(cut)).toMatchObject({ whole: false, message: expect.stringContaining("cut off") });
    rmSync(join(folder, cut));
    expect((await post("check", { backup: cut })).status).toBe(404);
    expect((await post("check", { backup: "../shop.db" })).status).toBe(400);
  });

  test("send it by a ticket, once, and note who took it", async () => {
    const name = (await list()).files[0]?.name ?? "";
    const ticket = await ticketOf(name);
    const answer = await shop.ask(`/api/admin/backups/download?ticket=${ticket}`);
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("content-disposition")]).toEqual([
      200,
      "no-store",
      `attachment; filename="${name}"`,
    ]);
    const bytes = readFileSync(join(folder, name));
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(answer.headers.get("content-length")).toBe(String(bytes.length));
    for (const query of [`?ticket=${ticket}`, `?ticket=${"x".repeat(43)}`, `?token=${auth.Authorization.slice(7)}`, ""])
      expect((await shop.ask(`/api/admin/backups/download${query}`)).status).toBe(401);
    const { db } = shop.context.database;
    const noted = await db.selectFrom("audit_log").select(["username", "action"]).where("detail", "=", name).execute();
    expect(noted.map(({ username, action }) => `${username}: ${action}`)).toEqual([
      "boss: backup made",
      "boss: backup downloaded",
    ]);
  });

  test("send nothing but a backup of the folder, and no ticket opens what another one is for", async () => {
    for (const backup of ["../shop.db", "a/b.gz", "..gz", "", "x.gz\n", "x.gz.part"])
      expect((await post("download/ticket", { backup })).status, backup).toBe(400);
    writeFileSync(join(shop.context.config.dataDir, "secret"), "secret");
    symlinkSync(join("..", "secret"), join(folder, "link.gz"));
    mkdirSync(join(folder, "folder.gz"));
    for (const backup of ["link.gz", "folder.gz", "gone.gz"]) {
      const answer = await shop.ask(`/api/admin/backups/download?ticket=${await ticketOf(backup)}`);
      expect([answer.status, errorResponse.parse(await answer.json()).message]).toEqual([404, backupMessages.gone]);
    }
    const name = (await list()).files[0]?.name ?? "";
    expect((await list()).files).toHaveLength(1);
    expect((await shop.ask(`/api/admin/subscribers/export?ticket=${await ticketOf(name)}`)).status).toBe(401);
    const { ticket } = exportTicketResponse.parse(
      await (await shop.post("/api/admin/subscribers/export/ticket", {}, auth)).json(),
    );
    expect((await shop.ask(`/api/admin/backups/download?ticket=${ticket}`)).status).toBe(401);
  });

  test("a large one comes in pieces, whole", async () => {
    const bytes = Buffer.alloc(300_000, "0123456789abcdef");
    writeFileSync(join(folder, "large.gz"), bytes);
    const answer = await shop.ask(`/api/admin/backups/download?ticket=${await ticketOf("large.gz")}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await list()).files[0]).toMatchObject({ name: "large.gz", made: "other", username: null });
  });

  test("say that one is being made, and why none was", async () => {
    const lock = await lockForBackup(shop.context.config);
    const busy = await post("make", {});
    expect([busy.status, errorResponse.parse(await busy.json()).message]).toEqual([409, backupMessages.busy]);
    await lock?.release();
    const kept = readdirSync(folder);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "no folder");
    const failed = await make();
    expect(failed).toMatchObject({ state: "failed", message: expect.stringContaining("No backup was made.") });
    expect([await today(), (await list()).failure?.reason]).toEqual([
      ["backup-failed"],
      failed.message.replace("No backup was made. ", ""),
    ]);
    rmSync(folder);
    expect(kept.length).toBeGreaterThan(1);
    expect((await make()).state).toBe("made");
    expect(await today()).toEqual([]);
  });

  test("save the schedule unless somebody else did, and refuse what is none", async () => {
    for (const settings of [
      { time: "24:00", kept: 7 },
      { time: "4:3", kept: 7 },
      { time: "04:30", kept: 0 },
      { time: "04:30", kept: 61 },
      { time: "04:30" },
    ])
      expect((await post("schedule", { version: 0, settings })).status).toBe(400);
    const settings = { time: "13:05", kept: 3 };
    expect((await post("schedule", { version: 0, settings })).status).toBe(200);
    expect((await post("schedule", { version: 0, settings })).status).toBe(409);
    const saved = await list();
    expect(saved).toMatchObject({ settings, variables: [], version: 1, lastChange: { username: "boss" } });
    expect(saved.nextAt).toMatch(/T13:05/);
  });
});

test("variables win, and are named", async () => {
  const shop = await openTestShop("sqlite", { BACKUP_TIME: "off", BACKUPS_KEPT: "30" });
  const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
  const answer = backupsResponse.parse(await (await shop.ask("/api/admin/backups", { headers })).json());
  expect(answer).toMatchObject({ settings: { time: "off", kept: 30 }, nextAt: null });
  expect(answer.variables).toEqual(["BACKUP_TIME", "BACKUPS_KEPT"]);
  const save = async (version: number, settings: unknown): Promise<string> =>
    (await (await shop.post("/api/admin/backups/schedule", { version, settings }, headers)).json()).message;
  expect(await save(0, { time: "04:30", kept: 30 })).toBe(
    setupMessages.outweighed(backupMessages.saved, ["BACKUP_TIME"]),
  );
  expect(await save(1, { time: "off", kept: 30 })).toBe(backupMessages.saved);
});

import { createReadStream } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Handler } from "hono";
import { backupMessages } from "#content/admin-backups.ts";
import { setupMessages } from "#content/setup-messages.ts";
import {
  type BackupTicketRequest,
  backupsResponse,
  backupTicketRequest,
  checkBackupRequest,
  checkBackupResponse,
  makeBackupRequest,
  makeBackupResponse,
  saveBackupSettingsRequest,
} from "#contract/admin-backups.ts";
import { exportTicketResponse } from "#contract/staff-response.ts";
import { streamText } from "#server/api/stream-text.ts";
import type { AppContext } from "#server/app-context.ts";
import { type BackupFile, backupFolder, backupsIn, diskRoom, kindOf } from "#server/backups/backup-files.ts";
import { backupSettingsKey, readBackupSettings } from "#server/backups/backup-schedule.ts";
import { checkBackup } from "#server/db/backup.ts";
import { recordAuditEntry, whoMadeBackups } from "#server/db/queries/audit-log.ts";
import { BackupError } from "#server/db/read-backup.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { downloadHeaders, giveTicket } from "./download.ts";
import { actionCall, bodyCall, noQuery, queryCall } from "./staff-call.ts";
import type { DownloadEnv } from "./staff-only.ts";
import { saveText } from "./texts.ts";

/** `GET /api/admin/backups`: the backups that are kept, and when the next one is made. */
export const backupsCall = queryCall(noQuery, backupsResponse, async ({ context, db }) => {
  const { config, database, backups } = context;
  const folder = backupFolder(config);
  const files = backupsIn(folder);
  const makers = await whoMadeBackups(
    db,
    files.map(({ name }) => name),
  );
  const { settings, saved } = await readBackupSettings(db, config);
  const variables = { BACKUP_TIME: config.backups.time, BACKUPS_KEPT: config.backups.kept };
  const room = (await diskRoom(folder)) ?? (await diskRoom(config.dataDir));
  return {
    ...(await backups.status()),
    folder,
    dataDir: config.dataDir,
    engine: database.engine,
    files: files.map(({ name, at, bytes }) => ({
      name,
      bytes,
      at: at.toISOString(),
      made: kindOf(name),
      username: makers.get(name) ?? null,
    })),
    freeBytes: room?.free ?? null,
    settings,
    variables: Object.entries(variables).flatMap(([name, value]) => (value === null ? [] : [name])),
    version: saved?.version ?? 0,
    lastChange: saved && { username: saved.username, at: saved.updated_at },
    checkedAt: new Date(database.clock.now()).toISOString(),
  };
});

/** Most backups are whole by then; the screen hears of others when it looks again. */
const answerMs = 5_000;

/**
 * `POST /api/admin/backups/make`: makes a backup now, and says within some seconds what came of it.
 * @throws HTTPException 409 while one is made
 */
export const makeBackupCall = bodyCall(makeBackupRequest, makeBackupResponse, async ({ context, audit }) => {
  const begun = await context.backups.begin();
  if (!begun) throw httpError(409, backupMessages.busy);
  const ended = begun.ended.then(async (outcome) => {
    if ("made" in outcome) await audit("backup made", outcome.made);
    return outcome;
  });
  const outcome = await Promise.race([ended, setTimeout(answerMs, null, { ref: false })]);
  if (outcome === null) return { state: "running" as const, message: backupMessages.running };
  return "made" in outcome
    ? { state: "made" as const, message: backupMessages.made }
    : { state: "failed" as const, message: backupMessages.failed(outcome.failed) };
});

/**
 * `POST /api/admin/backups/schedule`: saves when backups are made and how many stay.
 * @throws HTTPException 409 for what somebody else saved since
 */
export const saveBackupSettingsCall = actionCall(saveBackupSettingsRequest, async (call) => {
  const { version, settings } = call.input;
  const { time, kept } = settings;
  const { backups } = call.context.config;
  const detail = `backups: ${time === "off" ? "none by themselves" : `daily at ${time}`}, ${kept} kept`;
  await saveText(call, { key: backupSettingsKey, version, value: settings }, "settings saved", detail);
  const winning = [
    ...((backups.time ?? time) === time ? [] : ["BACKUP_TIME"]),
    ...((backups.kept ?? kept) === kept ? [] : ["BACKUPS_KEPT"]),
  ];
  return winning.length === 0 ? backupMessages.saved : setupMessages.outweighed(backupMessages.saved, winning);
});

/**
 * `POST /api/admin/backups/check`: reads a backup to its end, and says whether it could be put back.
 * @throws HTTPException 404 for one that is gone
 */
export const checkBackupCall = bodyCall(checkBackupRequest, checkBackupResponse, async ({ context, input }) => {
  const folder = backupFolder(context.config);
  const file = backupsIn(folder).find(({ name }) => name === input.backup);
  if (!file) throw httpError(404, backupMessages.gone);
  try {
    return { whole: true, message: backupMessages.whole(await checkBackup(join(folder, file.name))) };
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return { whole: false, message: error.message };
  }
});

/** `POST /api/admin/backups/download/ticket`: a ticket for one download of a backup within a minute. */
export const backupTicketCall = bodyCall(backupTicketRequest, exportTicketResponse, giveTicket);

/** The bytes of a backup. Who took it is noted first. */
async function* bytesOf(
  { database, config }: Pick<AppContext, "database" | "config">,
  { name, bytes }: BackupFile,
  username: string,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  await recordAuditEntry(database.db, username, "backup downloaded", name);
  const stream: AsyncIterable<Buffer> = createReadStream(join(backupFolder(config), name), { end: bytes - 1 });
  for await (const piece of stream) yield new Uint8Array(piece);
}

/** A slow line may take so long for a large file. */
const maxDownloadMs = 3 * 60 * 60_000;

/**
 * Makes the handler of `GET /api/admin/backups/download`, which sends a backup by `?ticket=`.
 * @throws HTTPException 404 for one that is gone, 429 while other downloads are under way
 */
export function downloadBackupCall(context: AppContext): Handler<DownloadEnv<BackupTicketRequest>> {
  return (c) => {
    const { backup } = c.get("wanted");
    const file = backupsIn(backupFolder(context.config)).find(({ name }) => name === backup);
    if (!file) throw httpError(404, backupMessages.gone);
    return streamText(c, {
      pieces: bytesOf(context, file, c.get("staff").username),
      limit: context.readLimits.exports,
      log: context.log,
      maxMs: maxDownloadMs,
      headers: { ...downloadHeaders(file.name, "application/gzip"), "Content-Length": String(file.bytes) },
    });
  };
}

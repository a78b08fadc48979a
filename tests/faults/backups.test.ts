import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { backupsResponse, makeBackupResponse } from "#contract/admin-backups.ts";
import { todayResponse } from "#contract/admin-today.ts";
import { staff } from "#tests/shop.ts";
import { ask, freshFolder, startServer } from "./server-process.ts";

test.runIf(process.platform === "linux")(
  "a backup that finds no room leaves no file and stands on Today, also where the database takes no record of it",
  async () => {
    const DATA_DIR = freshFolder();
    const server = startServer({ DATA_DIR });
    onTestFinished(async () => {
      server.child.kill("SIGKILL");
      await server.exited;
    });
    const address = await server.opened;
    const folder = join(DATA_DIR, "backups");
    const login = await ask(address, "/api/admin-token", { body: staff });
    const { token } = z.object({ token: z.string() }).parse(JSON.parse(login.body));
    const headers = { Authorization: `Bearer ${token}` };
    const read = async (path: string): Promise<unknown> =>
      JSON.parse((await ask(address, `/api/admin/${path}`, { headers })).body);
    const make = async () =>
      makeBackupResponse.parse(JSON.parse((await ask(address, "/api/admin/backups/make", { headers, body: {} })).body));
    const today = async () => todayResponse.parse(await read("today")).items.map(({ kind }) => kind);

    // The same as a full disk, and possible without rights: no file may grow by a byte.
    const allow = (bytes: string): Buffer =>
      execFileSync("prlimit", ["--pid", String(server.child.pid), `--fsize=${bytes}`]);
    allow("0:unlimited");
    expect((await make()).state).toBe("failed");
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    expect(await today()).toContain("backup-failed");
    const { files, failure } = backupsResponse.parse(await read("backups"));
    expect([files, failure?.reason]).toEqual([[], expect.stringMatching(/\S/)]);

    allow("unlimited");
    expect((await make()).state).toBe("made");
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/-hand\.gz$/)]);
    expect(await today()).not.toContain("backup-failed");
  },
);

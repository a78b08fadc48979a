import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { settingGroups } from "#contract/shop-settings.ts";
import { enteredPlace } from "#tests/place.ts";
import { ask, staffToken, startServer } from "./server-process.ts";

// An owner's update: the commit before this one runs with everything entered that its set-up asks for, then `git pull` brings
// this one, which is built and started on the same data (docs/operations.md#upgrade-and-roll-back).

const root = join(import.meta.dirname, "..", "..");
const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

/** The commit before this one; null in a copy of the shop without its history. */
const before = ((): string | null => {
  try {
    return git(root, "rev-parse", "--verify", "--quiet", "HEAD^");
  } catch {
    return null;
  }
})();
if (before === null) console.log("There is no commit before this one here: the update is left out.");

const folder = mkdtempSync(join(tmpdir(), "shop-update-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What an owner enters, by the group of settings that it belongs to. */
const entered = {
  seller: {
    name: "Ada's Trackers LLC",
    address: "1 Main Street, Irvine, CA 92618, United States",
    law: "the State of California",
    representative: "Ada Lovelace",
    phone: "+1 949 555 0100",
    register: "none",
    vatId: "none",
  },
  place: enteredPlace,
  shipping: { rate: "4.95", from: "Irvine, California", countries: "US, CA" },
  emails: { support: "help@shop.com", privacy: "privacy@shop.com", dpo: "privacy@shop.com" },
  policies: { readBy: "Grace Hopper, attorney", readOn: "2026-11-20" },
  authors: { "Mara Lindqvist": "Ada Lovelace" },
  videos: { "incard-finder/locate": "dQw4w9WgXcQ" },
  facts: { "incard-size": "product page", "carbon-loudness": "comparison page" },
  payments: { takenBy: "store" },
  samples: { testimonials: "none" },
} as const;

const setup = z.object({ success: z.literal(true) }).loose();
const group = z.object({ version: z.number(), value: z.record(z.string(), z.string()).nullable() });

async function readSetup(address: string, headers: Record<string, string>): Promise<Record<string, unknown>> {
  return setup.parse(JSON.parse((await ask(address, "/api/admin/setup", { headers })).body));
}

test.runIf(before !== null)(
  "an update is a pull, a build and a start: nothing that was entered is lost or in the way",
  async () => {
    git(tmpdir(), "clone", "--quiet", "--no-checkout", root, folder);
    git(folder, "checkout", "--quiet", "-b", "shop", before ?? "");
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    appendFileSync(join(folder, ".git", "info", "exclude"), "node_modules\n");
    const build = (): Buffer =>
      execFileSync(process.execPath, ["scripts/build/build.ts"], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    // The data are where they are by themselves: in the folder of the shop.
    const settings = { DATA_DIR: "./data" };

    build();
    const former = startServer(settings, [], folder);
    const saved: string[] = [];
    try {
      const address = await former.opened;
      const headers = { Authorization: `Bearer ${await staffToken(address)}` };
      const asked = await readSetup(address, headers);
      for (const [name, value] of Object.entries(entered)) {
        // A group that came with this commit can't be entered in the one before.
        if (!(name in asked)) continue;
        const body = { group: name, version: 0, value };
        expect((await ask(address, "/api/admin/setup/save", { body, headers })).status, name).toBe(200);
        saved.push(name);
      }
      expect(saved.length).toBeGreaterThan(1);
    } finally {
      former.child.kill("SIGTERM");
      await former.exited;
    }
    expect(git(folder, "status", "--porcelain")).toBe("");

    git(folder, "pull", "--quiet", "--ff-only", "origin", "HEAD");
    expect(git(folder, "rev-parse", "HEAD")).toBe(git(root, "rev-parse", "HEAD"));
    build();
    const updated = startServer(settings, [], folder);
    try {
      const address = await updated.opened;
      const headers = { Authorization: `Bearer ${await staffToken(address)}` };
      const found = await readSetup(address, headers);
      const values = new Map<string, unknown>(Object.entries(entered));
      for (const [name, schema] of Object.entries(settingGroups)) {
        if (!saved.includes(name)) continue;
        expect(group.parse(found[name]).value, name).toEqual(schema.parse(values.get(name)));
      }
      expect((await ask(address, "/terms")).body).toContain("Ada&#x27;s Trackers LLC");
      expect((await ask(address, "/shipping")).body).toContain("Irvine, California");
    } finally {
      updated.child.kill("SIGTERM");
      await updated.exited;
    }
    expect(git(folder, "status", "--porcelain")).toBe("");
  },
  240_000,
);

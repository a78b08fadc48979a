import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { heldWorkResponse } from "#contract/admin-held-work.ts";
import { type MailServer, startMailServer } from "#tests/mail-server.ts";
import { runCommand } from "./run-command.ts";
import { ask, freshFolder, readAsStaff, startForTest, stopServer } from "./server-process.ts";

// docs/moves.md#another-machine.

const write = async (address: string, message: string): Promise<void> => {
  const body = { name: "Ada", email: "ada@incard.com", topic: "support", message };
  expect((await ask(address, "/api/contact", { body })).status).toBe(200);
};

/** How many mails of a message were taken. */
const count = ({ taken }: MailServer, message: string): number =>
  taken.filter(({ text }) => text.includes(message)).length;

test("a restored copy sends nothing of what waited, a copied folder sends it once more", async () => {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const sending = { SMTP_URL: mail.url, MAIL_FROM: "shop@incard.com", SUPPORT_EMAIL: "support@incard.com" };
  const [former, restored, copied] = [freshFolder(), freshFolder(), join(freshFolder(), "copy")];
  const file = join(freshFolder(), "move.gz");

  // One mail was sent before, one waits.
  const first = startForTest({ DATA_DIR: former, ...sending });
  await write(await first.opened, "sent before the move");
  await expect.poll(() => count(mail, "sent before the move")).toBe(1);
  await stopServer(first);
  const waiting = startForTest({ DATA_DIR: former, SUPPORT_EMAIL: "support@incard.com" });
  await write(await waiting.opened, "waits for https://old.example");
  // The backup is made while the shop runs; its file says where the former address stands.
  expect((await runCommand({ DATA_DIR: former }, "db.ts", ["backup", file])).status).toBe(0);
  await stopServer(waiting);
  const naming = gunzipSync(readFileSync(file))
    .toString("utf8")
    .split("\n")
    .filter((line) => line.includes("old.example"))
    .map((line) => /"table":"([^"]+)"/.exec(line)?.[1]);
  expect(new Set(naming)).toEqual(new Set(["shop.contact_messages", "shop.outbox"]));
  cpSync(former, copied, { recursive: true });

  const { said } = await runCommand({ DATA_DIR: restored }, "db.ts", ["restore", file]);
  expect(said).toContain("wait until staff release them at /admin/today");
  const there = startForTest({ DATA_DIR: restored, ...sending });
  const address = await there.opened;
  await write(address, "new on the new machine");
  await expect.poll(() => count(mail, "new on the new machine")).toBe(1);
  expect(mail.taken).toHaveLength(2);
  const { groups } = heldWorkResponse.parse(JSON.parse(await readAsStaff(address, "/api/admin/held-work")));
  expect(groups).toEqual([{ group: "mail:contact", subject: "", count: 1 }]);

  // Both run: each has its own database, and what waits at the former one goes from there, once.
  const still = startForTest({ DATA_DIR: former, ...sending });
  await still.opened;
  await expect.poll(() => count(mail, "waits for")).toBe(1);
  await stopServer(still);
  // A copied folder doesn't know that it is one.
  const copy = startForTest({ DATA_DIR: copied, ...sending });
  await copy.opened;
  await expect.poll(() => count(mail, "waits for")).toBe(2);
  expect([count(mail, "sent before the move"), count(mail, "new on the new machine")]).toEqual([1, 1]);
});

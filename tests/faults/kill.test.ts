import { expect, onTestFinished, test } from "vitest";
import { startMailServer } from "#tests/mail-server.ts";
import { ask, freshFolder, numbers, readAsStaff, startServer, subscribedEmails } from "./server-process.ts";

const rounds = Number(process.env.FAULT_ROUNDS ?? 20);

/** Counts how often each text is there. */
const tally = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

test(
  `killed ${rounds} times, in boot, under load and while recovering: nothing acknowledged is lost or doubled`,
  async () => {
    const random = numbers(7);
    const mail = await startMailServer();
    const env = {
      DATA_DIR: freshFolder(),
      SMTP_URL: mail.url,
      MAIL_FROM: "shop@incard.example",
      SUPPORT_EMAIL: "support@incard.example",
    };
    const saved = { emails: [] as string[], messages: [] as string[] };
    let sent = 0;
    let isOver = false;
    onTestFinished(() => {
      isOver = true;
    });

    /** Writes until the shop is gone or the test over, and notes what it said yes to. */
    async function write(address: string): Promise<void> {
      while (!isOver) {
        sent += 1;
        const email = `visitor${sent}@example.com`;
        const isMessage = sent % 5 === 0;
        const text = `message number ${sent}.`;
        const body = isMessage ? { name: "Ada", email, topic: "support", message: text } : { email };
        try {
          const { status } = await ask(address, isMessage ? "/api/contact" : "/api/subscribe", { body });
          if (status === 200) (isMessage ? saved.messages : saved.emails).push(isMessage ? text : email);
        } catch {
          return;
        }
      }
    }

    for (let round = 0; round < rounds; round += 1) {
      const server = startServer(env);
      onTestFinished(() => void server.child.kill("SIGKILL"));
      // A third of the rounds is killed somewhere in its start, the others under load.
      const inBoot = round % 3 === 2;
      const writers = inBoot ? [] : Array.from({ length: 8 }, async () => write(await server.opened));
      // On however slow a machine, something was acknowledged before the end comes.
      const before = saved.emails.length;
      if (!inBoot)
        await expect.poll(() => saved.emails.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before);
      await new Promise((resolve) => setTimeout(resolve, random() * (inBoot ? 500 : 200)));
      server.child.kill("SIGKILL");
      expect(await server.exited).toBe("SIGKILL");
      await Promise.all(writers);
    }
    expect(saved.emails.length).toBeGreaterThan(rounds / 2);
    expect(saved.messages.length).toBeGreaterThan(0);

    const server = startServer(env);
    const address = await server.opened;
    const rows = tally(await subscribedEmails(address));
    expect(saved.emails.filter((email) => rows.get(email) !== 1)).toEqual([]);
    expect([...rows].filter(([, count]) => count > 1)).toEqual([]);

    const stored: string[] = [];
    for (let offset = 0; offset <= sent; offset += 200) {
      const page = await readAsStaff(address, `/api/admin/inbox?limit=200&offset=${offset}`);
      const found = [...page.matchAll(/"message":"([^"]+)"/g)].map(([, text = ""]) => text);
      stored.push(...found);
      if (found.length < 200) break;
    }
    const messages = tally(stored);
    expect(saved.messages.filter((text) => messages.get(text) !== 1)).toEqual([]);

    // A mail that was being sent when the shop was killed goes out again when its lease is over, under the same id.
    await expect
      .poll(async () => readAsStaff(address, "/api/admin/inbox?limit=1"), { timeout: 60_000, interval: 500 })
      .toContain('"waiting":0');
    expect(new Set(mail.taken.map(({ id }) => id)).size).toBe(messages.size);
    for (const text of messages.keys()) expect(mail.taken.some((one) => one.text.includes(text))).toBe(true);

    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    await mail.close();
  },
  60_000 + rounds * 10_000,
);

test("two processes on one folder lose no row and make none twice", async () => {
  const env = { DATA_DIR: freshFolder() };
  const servers = [startServer(env), startServer(env)];
  const addresses = await Promise.all(servers.map(({ opened }) => opened));
  const emails = Array.from({ length: 300 }, (_, i) => `both${i}@example.com`);
  const answers = await Promise.all(
    emails.flatMap((email) => addresses.map((address) => ask(address, "/api/subscribe", { body: { email } }))),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  for (const address of addresses) {
    expect((await subscribedEmails(address)).toSorted()).toEqual(emails.toSorted());
  }
  // One secret for both, although both made it at the same moment.
  const [one = "", two = ""] = addresses;
  expect(await readAsStaff(one, "/api/admin/subscribers/count")).toContain('"total":300');
  expect(await readAsStaff(two, "/api/admin/subscribers/count")).toContain('"total":300');
  for (const { child, exited } of servers) {
    child.kill("SIGTERM");
    expect(await exited).toBe(0);
  }
});

import http from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { staffMessages } from "#content/staff-messages.ts";
import { engines, openTestDatabase, settingsOf } from "#tests/databases.ts";
import { ask, type ServerProcess, staffToken, startServer } from "#tests/faults/server-process.ts";

const rows = 100_000;
const batch = 1_000;
const atOnce = 64;
/** How often somebody else is answered at least while an export is sent. */
const leastAnswers = 10;

let server: ServerProcess | null = null;
afterEach(async () => {
  server?.child.kill("SIGKILL");
  await server?.exited;
});

/** A database with that many subscribers, and the shop on it. */
async function openFull(engine: (typeof engines)[number]): Promise<string> {
  const database = await openTestDatabase(engine);
  for (let first = 0; first < rows; first += batch) {
    const values = Array.from({ length: batch }, (_, i) => {
      const email = `visitor${first + i}@example.com`;
      return { email, email_key: email, subscribed_at: new Date().toISOString(), source: "website" };
    });
    await database.subscribers("public").insertInto("subscribers").values(values).execute();
  }
  await database.close();
  server = startServer({
    TOKEN_SECRET: "a secret that is long enough for a test",
    ...settingsOf(database.place),
  });
  return server.opened;
}

/** Asks for the home page, one time after the other, until the work is done; returns how often it was answered. */
async function homeDuring(address: string, work: Promise<unknown>): Promise<number> {
  const agent = new http.Agent({ keepAlive: true });
  let answers = 0;
  let done = false;
  const finished = work.finally(() => {
    done = true;
  });
  while (!done) {
    expect((await ask(address, "/", { agent })).status).toBe(200);
    answers += 1;
  }
  await finished;
  agent.destroy();
  return answers;
}

describe.each(engines)(`exports of ${rows} rows on %s`, (engine) => {
  test(`${atOnce} at once: each is sent whole or told to wait, and pages are answered meanwhile`, async () => {
    const address = await openFull(engine);
    const path = `/api/admin/subscribers/export?token=${await staffToken(address)}`;
    let answered = 0;
    const exported = async () => {
      const { status, headers, body } = await ask(address, path);
      answered += 1;
      return { status, headers, body, place: answered };
    };
    await ask(address, "/");

    const homeAlone = await homeDuring(address, exported());
    answered = 0;

    const crowd = Promise.all(Array.from({ length: atOnce }, exported));
    const home = await homeDuring(address, crowd);
    const answers = await crowd;
    const sent = answers.filter(({ status }) => status === 200);
    const told = answers.filter(({ status }) => status === 429);
    console.log(
      `${engine}: home was answered ${homeAlone} times during one export, ${home} times during ${atOnce} at once, of which ${sent.length} were sent and ${told.length} told to wait`,
    );
    expect(sent.length + told.length).toBe(atOnce);
    expect(sent.length).toBeGreaterThanOrEqual(2);
    expect(told.length).toBeGreaterThan(atOnce / 2);
    for (const { body } of sent) {
      const lines = body.trimEnd().split("\r\n");
      expect(lines).toHaveLength(rows + 1);
      expect(new Set(lines).size).toBe(rows + 1);
    }
    for (const { headers, body } of told) {
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(JSON.parse(body)).toEqual({ success: false, message: staffMessages.busy });
    }
    // At once: while the first ones are still being sent.
    expect(Math.max(...told.slice(0, atOnce / 2).map(({ place }) => place))).toBeLessThan(
      Math.max(...sent.map(({ place }) => place)),
    );
    // A page waits for a few pages of rows, not for exports.
    expect(homeAlone).toBeGreaterThanOrEqual(leastAnswers);
    expect(home).toBeGreaterThanOrEqual(leastAnswers);

    // Those who were told to wait get theirs, also after a client that went away in the middle.
    const left = http.get(`${address}${path}`, { headers: { "X-Forwarded-For": "203.0.113.7" } });
    await new Promise((resolve, reject) => {
      left.on("error", reject);
      left.on("response", (response) => {
        response.on("error", () => {});
        response.once("data", resolve);
      });
    });
    left.destroy();
    await vi.waitFor(async () => expect((await exported()).status).toBe(200), { timeout: 30_000, interval: 200 });
  }, 240_000);
});

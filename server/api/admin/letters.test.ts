import { afterEach, describe, expect, test, vi } from "vitest";
import { letterMessages } from "#content/staff-messages.ts";
import { doneResponse } from "#contract/admin-inbox.ts";
import { lettersResponse, sendLetterResponse } from "#contract/admin-letters.ts";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { limits } from "#server/middleware/limits.ts";
import { finishLetters, type LetterPost, sendLetter } from "#server/store/letters.ts";
import { claimMail, markFailed, markSent } from "#server/store/outbox.ts";
import { engines } from "#tests/databases.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

const draft = { kind: "newsletter", subject: "News", text: "Hello." };
const announcement = "5f1b0b6e-6f0a-4d3c-9c3f-0a1b2c3d4e5f";
const mail = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "shop@incard.example" };
/** As if there were a mail server, but nothing fetches mail from the outbox while a test looks at it. */
const withMail = { config: readConfig({ SITE_URL: "http://localhost", ...mail }) };

describe.each(engines)("letters by staff on %s", (engine) => {
  let shop: TestShop;
  let auth: Record<string, string>;
  const store = () => shop.shop.parts.store;
  const outbox = () => store().shop.selectFrom("outbox").selectAll().orderBy("id").execute();
  const open = async (change: Parameters<typeof openTestShop>[3] = {}) => {
    shop = await openTestShop(engine, {}, undefined, change);
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  };
  const addReaders = async (count: number) => {
    const subscribed_at = new Date().toISOString();
    const rows = Array.from({ length: count }, (_, i) => ({ email: `r${i}@x.com`, email_key: `r${i}@x.com` }));
    for (let i = 0; i < rows.length; i += 500) {
      await store()
        .subscribers("public")
        .insertInto("subscribers")
        .values(rows.slice(i, i + 500).map((row) => ({ ...row, subscribed_at, source: "/" })))
        .execute();
    }
  };
  const list = async () =>
    lettersResponse.parse(await (await shop.ask("/api/admin/letters", { headers: auth })).json());
  const send = async () =>
    sendLetterResponse.parse(
      await (await shop.post("/api/admin/letters", { announcement, letter: draft }, auth)).json(),
    );
  const stop = async (id: number) =>
    doneResponse.parse(await (await shop.post("/api/admin/letters/stop", { id }, auth)).json()).message;
  const idOf = async () => (await list()).letters[0]?.id ?? 0;
  const noted = async (action: string) =>
    store().shop.selectFrom("staff_actions").select(["username", "detail"]).where("action", "=", action).execute();

  afterEach(async () => {
    vi.useRealTimers();
    await shop.close();
  });

  test("without a mail server the screen knows, and the answer says that nothing leaves", async () => {
    await open();
    await addReaders(3);
    expect((await list()).mailServer).toBe(false);
    expect(await send()).toMatchObject({ recipients: 3, message: letterMessages.waiting(3) });
    expect((await list()).letters).toMatchObject([{ waiting: 3, filling: false, stopped: null }]);
    const test = { email: "me@x.com", letter: draft };
    const refused = await shop.post("/api/admin/letters/test", test, auth);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { success: false, message: letterMessages.noMailServer },
    ]);
    expect(await outbox()).toHaveLength(3);
  });

  test("with one it says that they go out", async () => {
    await open(withMail);
    await addReaders(1);
    expect((await list()).mailServer).toBe(true);
    expect((await send()).message).toBe(letterMessages.going(1));
  });

  test("a test goes to one address alone, marked, so many an account, and belongs to no letter", async () => {
    await open(withMail);
    await addReaders(3);
    const ask = () => shop.post("/api/admin/letters/test", { email: " Me@x.com ", letter: draft }, auth);
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: true, message: letterMessages.tested("Me@x.com") },
    ]);
    const [one, ...more] = await outbox();
    expect(more).toEqual([]);
    expect(one).toMatchObject({ recipient: "Me@x.com", subject: "[Test] News", kind: "test", letter_id: null });
    expect(one?.text).toMatch(/^\[Test\] Only this address gets this mail[\s\S]*Hello\.[\s\S]*Unsubscribe: http/);
    expect((await list()).letters).toEqual([]);
    expect(await noted("letter tested")).toEqual([{ username: "boss", detail: "newsletter: News" }]);
    const statuses = [];
    for (let i = 0; i < limits.letterTest.account.tries; i += 1) statuses.push((await ask()).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await shop.post("/api/admin/letters/test", { email: "me@x.com", letter: draft })).status).toBe(401);
  });

  test("a stop removes what nobody took yet, and says how many had left", async () => {
    await open(withMail);
    await addReaders(10);
    await send();
    const id = await idOf();
    for (let i = 0; i < 3; i += 1) await markSent(store().shop, (await claimMail(store().shop, 60_000))?.id ?? 0);
    const flying = await claimMail(store().shop, 60_000);
    expect(await stop(id)).toBe(letterMessages.stopped(4, 10));
    expect(await outbox()).toHaveLength(4);
    expect((await list()).letters).toMatchObject([{ recipients: 10, waiting: 1, stopped: { after: 4 } }]);
    expect(await noted("letter stopped")).toEqual([{ username: "boss", detail: "newsletter: News (4 of 10)" }]);
    // The one that is being sent is finished, no other is taken, and pressing again sends nothing.
    await markSent(store().shop, flying?.id ?? 0);
    expect(await claimMail(store().shop, 60_000)).toBeNull();
    expect((await send()).message).toBe(letterMessages.stoppedMeanwhile);
    await finishLetters(store(), shop.shop.parts.letterPost);
    expect(await outbox()).toHaveLength(4);
    expect(await stop(id)).toBe(letterMessages.nothingToStop);
    expect(await noted("letter stopped")).toHaveLength(1);
    expect((await shop.post("/api/admin/letters/stop", { id: 999 }, auth)).status).toBe(404);
    expect((await shop.post("/api/admin/letters/stop", { id })).status).toBe(401);
  });

  test("a mail that was being sent at the stop and failed isn't tried again; other mail is", async () => {
    await open(withMail);
    await addReaders(2);
    await send();
    const flying = await claimMail(store().shop, 60_000);
    await stop(await idOf());
    await markFailed(store().shop, flying?.id ?? 0, -1, "451 later");
    await shop.post("/api/contact", { name: "A", email: "a@x.com", topic: "order", message: "Where?" });
    const next = await claimMail(store().shop, 60_000);
    expect(next?.recipient).toBeNull();
    expect(await claimMail(store().shop, 60_000)).toBeNull();
    expect(await outbox()).toHaveLength(1);
  });

  test("a letter that has gone out whole can't be stopped", async () => {
    await open(withMail);
    await addReaders(1);
    await send();
    await markSent(store().shop, (await claimMail(store().shop, 60_000))?.id ?? 0);
    expect(await stop(await idOf())).toBe(letterMessages.nothingToStop);
    expect((await list()).letters).toMatchObject([{ stopped: null, waiting: 0 }]);
    expect(await noted("letter stopped")).toEqual([]);
  });

  test("a fill that is still running stops as well, and isn't resumed", async () => {
    await open(withMail);
    await addReaders(1000);
    const { letterPost } = shop.shop.parts;
    const reached = Promise.withResolvers<void>();
    let made = 0;
    // Stands still nowhere: the stop comes while pages are still being written.
    const post: LetterPost = {
      ...letterPost,
      mails: {
        ...letterPost.mails,
        copy: (letter, email) => {
          made += 1;
          if (made === 201) reached.resolve();
          return letterPost.mails.copy(letter, email);
        },
      },
    };
    const filling = sendLetter(store(), post, {
      announcement,
      username: "boss",
      list: "newsletter",
      subject: "News",
      text: "Hello.",
    });
    await reached.promise;
    const [{ id } = { id: 0 }] = await store().shop.selectFrom("letters").select("id").execute();
    await stop(id);
    const { stopped, recipients } = await filling;
    expect(stopped).toBe(true);
    expect(made).toBeLessThan(1000);
    expect(recipients).toBeGreaterThan(0);
    expect(await outbox()).toEqual([]);
    await finishLetters(store(), letterPost);
    expect(await outbox()).toEqual([]);
    expect((await list()).letters).toMatchObject([{ filling: false, waiting: 0, stopped: { after: 0 } }]);
  });

  test("a list that takes longer than a browser waits is answered before, and finished behind the answer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await open();
    await addReaders(1000);
    const { letterPost } = shop.shop.parts;
    const slow: LetterPost = {
      ...letterPost,
      mails: {
        ...letterPost.mails,
        copy: (letter, email) => {
          if (email === "r500@x.com") vi.advanceTimersByTime(60_000);
          return letterPost.mails.copy(letter, email);
        },
      },
    };
    const app = createApp({ ...shop.shop.parts, letterPost: slow });
    const answer = await app.request("http://localhost/api/admin/letters", {
      method: "POST",
      body: JSON.stringify({ announcement, letter: draft }),
      headers: { "Content-Type": "application/json", ...auth },
    });
    vi.useRealTimers();
    const { message } = sendLetterResponse.parse(await answer.json());
    expect(message).toBe(letterMessages.filling(1000, false));
    await expect.poll(async () => (await list()).letters[0]?.recipients, { timeout: 20_000 }).toBe(1000);
    await expect.poll(() => noted("letter"), { timeout: 20_000 }).toHaveLength(1);
  });

  test("a letter that a killed process left half filled can be stopped, and stays so at the next start", async () => {
    await open(withMail);
    await addReaders(3);
    await send();
    await store().shop.updateTable("letters").set({ queued_at: null, recipients: 0 }).execute();
    await store().shop.deleteFrom("outbox").where("recipient", "=", "r2@x.com").execute();
    expect((await list()).letters).toMatchObject([{ filling: true }]);
    expect(await stop(await idOf())).toBe(letterMessages.stopped(0, 2));
    await finishLetters(store(), shop.shop.parts.letterPost);
    expect(await outbox()).toEqual([]);
  });

  test("stopped over a real socket while it goes out, nobody gets it twice and the rest get nothing", async () => {
    const server = await startMailServer({ delayMs: 20 });
    shop = await openTestShop(engine, { SMTP_URL: server.url, MAIL_FROM: "shop@incard.example" });
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    await addReaders(200);
    await send();
    await expect.poll(() => server.taken.length, { timeout: 20_000 }).toBeGreaterThan(3);
    await stop(await idOf());
    await expect.poll(async () => (await list()).letters[0]?.waiting, { timeout: 20_000 }).toBe(0);
    const { letters } = await list();
    const left = letters[0]?.stopped?.after ?? 0;
    expect(left).toBeGreaterThan(3);
    expect(left).toBeLessThan(200);
    expect(server.taken).toHaveLength(left);
    expect(new Set(server.taken.map(({ id }) => id)).size).toBe(left);
    await server.close();
  });
});

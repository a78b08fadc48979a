import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactMessages } from "#content/contact-messages.ts";
import { serverMessages } from "#content/server-messages.ts";
import { doneResponse } from "#contract/done-response.ts";
import { errorResponse } from "#contract/error-response.ts";
import { pendingMailStats } from "#server/db/queries/mail-counts.ts";
import { engines } from "#tests/databases.ts";
import { openShop, type TestShop } from "#tests/shop.ts";

const good = { name: "Ada", email: "ada@example.com", topic: "order", message: "Where is\nmy order? 😀" };

describe.each(engines)("POST /api/contact on %s", (engine) => {
  let shop: TestShop;
  let woken = 0;
  const saved = () =>
    shop.context.database.db.selectFrom("contact_messages").selectAll().orderBy("id", "desc").execute();
  beforeAll(async () => {
    // Each test uses its own IP address, so that rate limits don't carry over.
    const wakeOutbox = (): void => {
      woken += 1;
    };
    shop = await openShop(engine, { TRUST_PROXY: "1" }, () => ({}), { wakeOutbox });
  });
  afterAll(() => shop.close());
  const from = (address: string): Record<string, string> => ({ "X-Forwarded-For": address });

  test("keeps the message and puts its mail into the outbox", async () => {
    const answer = await shop.post("/api/contact", good, from("1.0.0.1"));
    expect(answer.status).toBe(200);
    const said: unknown = await answer.json();
    expect(said).toEqual({ success: true, message: contactMessages.success });
    expect(doneResponse.parse(said)).toEqual(said);
    expect(woken).toBe(1);
    expect(await saved()).toMatchObject([good]);
    expect(await pendingMailStats(shop.context.database.db)).toMatchObject({ count: 1 });
  });

  test("the same message again is the same message, and gets the same answer", async () => {
    const answer = await shop.post("/api/contact", { ...good, name: " Ada " }, from("1.0.0.2"));
    expect(answer.status).toBe(200);
    expect(await saved()).toHaveLength(1);
    expect(await pendingMailStats(shop.context.database.db)).toMatchObject({ count: 1 });
  });

  test("a message that waited for a network is one message, on whichever days it comes", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const before = (await saved()).length;
    const send = async (writtenOn?: string) => {
      const message = { ...good, message: "From a tunnel", ...(writtenOn ? { writtenOn } : {}) };
      expect((await shop.post("/api/contact", message, from("1.0.0.9"))).status).toBe(200);
      return (await saved()).length - before;
    };
    expect(await send(daysAgo(3))).toBe(1);
    expect(await send(daysAgo(3))).toBe(1);
    // The same words on another day are another message.
    expect(await send()).toBe(2);
    // An implausible day counts as today.
    expect(await send("1999-01-01")).toBe(2);
    expect(await send("2999-01-01")).toBe(2);
  });

  test("what is pasted with a text and can't be seen is cleaned away, not refused", async () => {
    const pasted = {
      name: "\u2068Ada\u2069 Lo\u0308we",
      email: "pasted@example.com",
      message: "Call \u202D+1 555 0100\u202C\vor\fwrite\u200B\u0000\ud800",
    };
    expect((await shop.post("/api/contact", pasted, from("1.0.0.11"))).status).toBe(200);
    expect((await saved())[0]).toMatchObject({ name: "Ada Löwe", message: "Call +1 555 0100\nor\nwrite" });
  });

  test("the topic is general when none is given", async () => {
    await shop.post("/api/contact", { name: "B", email: "b@example.com", message: "Hi" }, from("1.0.0.3"));
    expect((await saved())[0]).toMatchObject({ name: "B", topic: "general" });
  });

  test.each<[string, string | null, object]>([
    ["no name", "name", { ...good, name: undefined }],
    ["a blank name", "name", { ...good, name: "  " }],
    ["a name of two lines", "name", { ...good, name: "Ada\r\nBcc: all@example.com" }],
    ["a name too long", "name", { ...good, name: "a".repeat(101) }],
    ["no address", "email", { ...good, email: undefined }],
    ["no real address", "email", { ...good, email: "ada" }],
    ["an address of two lines", "email", { ...good, email: "ada@example.com\nBcc: all@example.com" }],
    ["no message", "message", { ...good, message: "" }],
    ["a message too long", "message", { ...good, message: "a".repeat(5001) }],
    ["a day that is none", "writtenOn", { ...good, writtenOn: "tomorrow" }],
    ["another topic", "topic", { ...good, topic: "spam" }],
    ["something more", null, { ...good, admin: true }],
  ])("refuses %s, and names its field", async (_, field, body) => {
    const before = (await saved()).length;
    const answer = await shop.post("/api/contact", body, from("1.0.0.4"));
    expect(answer.status).toBe(400);
    const { message, fields = {} } = errorResponse.parse(await answer.json());
    expect(Object.keys(fields)).toEqual(field === null ? [] : [field]);
    expect(message === serverMessages.invalid).toBe(field === null);
    expect(await saved()).toHaveLength(before);
  });

  test("a plain form is saved too and goes back to the page of the form", async () => {
    const body = new URLSearchParams({ ...good, name: "Form", button: "Send" });
    const post = (text: string, headers: Record<string, string> = {}) =>
      shop.ask("/api/contact", {
        method: "POST",
        body: text,
        headers: {
          "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8",
          "Sec-Fetch-Site": "same-origin",
          ...from("1.0.0.5"),
          ...headers,
        },
      });
    const answer = await post(body.toString(), { Referer: "http://localhost/contact" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact?sent=1#message"]);
    expect((await saved())[0]).toMatchObject({ name: "Form", topic: "order" });
    expect((await post("name=x")).status).toBe(400);
  });

  test("one mailbox can't be flooded, from however many addresses", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const body = { ...good, email: "flood@example.com", message: `message ${i}` };
      statuses.push((await shop.post("/api/contact", body, from(`2.0.0.${i}`))).status);
    }
    expect(statuses).toEqual([...new Array(10).fill(200), 429, 429]);
  });
});

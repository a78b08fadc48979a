import { createServer } from "node:net";
import { expect, test } from "vitest";
import { type MailAnswer, type MailStep, startMailServer } from "#tests/mail-server.ts";
import { freePort } from "#tests/postgres-server.ts";
import { smtpMailer } from "./mailer.ts";
import { MailError, type Verdict, verdictOf } from "./smtp-verdict.ts";

const from = { name: "", address: "shop@shop.example" };
const mail = {
  messageId: "<one@shop.example>",
  to: "ada@example.com",
  subject: "Hello",
  text: "Hello.",
  date: new Date("2026-01-02T03:04:05Z"),
};

/** What a try at this address means; `null` where the mail was taken. */
async function verdictAt(url: string, tryMs?: number): Promise<Verdict | null> {
  try {
    await smtpMailer(url, from, tryMs).send(mail);
    return null;
  } catch (error) {
    return verdictOf(error);
  }
}

async function verdictOn(step: MailStep, answer: MailAnswer): Promise<Verdict | null> {
  const wantsLogin = step === "auth";
  const server = await startMailServer({ wantsLogin, answer: (asked) => (asked === step ? answer : null) });
  try {
    return await verdictAt(wantsLogin ? server.url.replace("//", "//shop:secret@") : server.url);
  } finally {
    await server.close();
  }
}

const refused = { mail: "refused", rest: null } as const;
const putOff = { mail: "put-off", rest: null } as const;

test.each<[MailStep, string, Partial<Verdict>]>([
  ["connect", "554 no service for you", { mail: "kept", rest: "unreachable" }],
  ["connect", "421 too many connections", { mail: "kept", rest: "busy" }],
  ["connect", "drop", { mail: "kept", rest: "unreachable" }],
  ["auth", "535 5.7.8 wrong password", { mail: "kept", rest: "account" }],
  ["auth", "454 4.7.0 try again later", { mail: "kept", rest: "busy" }],
  ["mail", "550 5.1.8 sender rejected", { mail: "kept", rest: "sender" }],
  ["mail", "552 5.3.4 message too large", { ...refused, isAboutAddress: false }],
  ["mail", "451 4.3.0 try again later", { mail: "kept", rest: "busy" }],
  ["mail", "421 4.7.0 closing", { mail: "kept", rest: "busy" }],
  ["rcpt", "550 5.1.1 no such mailbox", { ...refused, isAboutAddress: true }],
  ["rcpt", "550 no", { ...refused, isAboutAddress: true }],
  ["rcpt", "551 5.1.6 moved", { ...refused, isAboutAddress: true }],
  ["rcpt", "552 5.2.2 mailbox full", { ...refused, isAboutAddress: true }],
  ["rcpt", "550 5.7.1 blocked by our rules", { mail: "refused", rest: "policy", isAboutAddress: false }],
  ["rcpt", "450 4.2.0 greylisted", putOff],
  ["rcpt", "451 4.7.1 greylisted", putOff],
  ["rcpt", "452 4.2.2 mailbox full", putOff],
  ["rcpt", "452 4.2.1 slow down", { mail: "put-off", rest: "busy" }],
  ["rcpt", "452 4.3.1 no room", { mail: "put-off", rest: "busy" }],
  ["rcpt", "421 4.7.0 closing", { mail: "put-off", rest: "busy" }],
  ["rcpt", "drop", { mail: "put-off", rest: "unreachable" }],
  ["mail", "530 5.7.0 Must issue a STARTTLS command first", { mail: "kept", rest: "encryption" }],
  ["mail", "530 5.7.0 Authentication required", { mail: "kept", rest: "account" }],
  ["rcpt", "530 Authentication required", { mail: "kept", rest: "account" }],
  ["rcpt", "550 #5.1.0 no such address", { ...refused, isAboutAddress: true }],
  ["rcpt", "501 bad address syntax", { ...refused, isAboutAddress: true }],
  ["rcpt", "554 your host is blocked", { ...refused, isAboutAddress: false }],
  ["rcpt", "503 bad sequence of commands", { ...refused, isAboutAddress: false }],
  ["begun", "drop", { mail: "unclear", rest: "unreachable" }],
  ["data", "550 5.1.1 no such mailbox", { ...refused, isAboutAddress: true }],
  ["data", "550 rejected as spam", { ...refused, isAboutAddress: false }],
  ["data", "554 5.6.0 no such content", { ...refused, isAboutAddress: false }],
  ["data", "552 5.3.4 too large", { ...refused, isAboutAddress: false }],
  ["data", "554 5.7.1 looks like spam", { mail: "refused", rest: "policy", isAboutAddress: false }],
  ["data", "451 4.3.0 try again later", putOff],
  ["data", "421 4.3.2 closing", { mail: "put-off", rest: "busy" }],
  ["data", "drop", { mail: "unclear", rest: "unreachable" }],
])("at %s the answer %j means what the table says", async (step, answer, means) => {
  expect(await verdictOn(step, answer)).toMatchObject(means);
});

test("a yes at every step is a mail that was sent", async () => {
  const server = await startMailServer();
  expect(await verdictAt(server.url)).toBeNull();
  expect(server.taken).toHaveLength(1);
  await server.close();
});

test("nobody at the port, no such host and no encryption concern the whole queue", async () => {
  const port = await freePort();
  expect(await verdictAt(`smtp://127.0.0.1:${port}`)).toMatchObject({ mail: "kept", rest: "unreachable" });
  expect(await verdictAt("smtp://mail.invalid")).toMatchObject({ mail: "kept", rest: "unreachable" });
  const plain = await startMailServer();
  // It answers in plain text where encryption is expected.
  const encrypted = await verdictAt(plain.url.replace("smtp:", "smtps:"));
  expect(encrypted).toMatchObject({ mail: "kept", rest: "encryption" });
  await plain.close();
});

/** What a try means at a server that answers a line of the client with whatever `answer` gives; null for nothing. */
async function verdictOfLines(answer: (line: string) => string | null, tryMs?: number): Promise<Verdict | null> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 here\r\n");
    socket.on("data", (line) => {
      const said = answer(line.toString());
      if (said !== null) socket.write(`${said}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const verdict = await verdictAt(`smtp://127.0.0.1:${port}`, tryMs);
  server.close();
  return verdict;
}

/** Says yes to all lines but those that begin so. */
const otherwiseAt =
  (start: string, said: string) =>
  (line: string): string => {
    if (line.startsWith(start)) return said;
    return line.startsWith("DATA") ? "354 go on" : "250 ok";
  };

test.each(["MAIL FROM", "RCPT TO", "DATA"])(
  "something else than SMTP at %s is never a refusal of the mail or its address",
  async (step) => {
    for (const said of ["banana", "5", "<html>", "999 what"]) {
      const means = { mail: "kept", rest: "unreachable" };
      expect(await verdictOfLines(otherwiseAt(step, said)), said).toMatchObject(means);
    }
  },
);

test("an answer of several lines has its status in any of them", async () => {
  const policy = await verdictOfLines(otherwiseAt("RCPT TO", "550-we are sorry\r\n550 5.7.1 blocked"));
  expect(policy).toMatchObject({ mail: "refused", rest: "policy", isAboutAddress: false });
  const address = await verdictOfLines(otherwiseAt("RCPT TO", "550-5.1.1 no such\r\n550 5.1.1 mailbox"));
  expect(address).toMatchObject({ ...refused, isAboutAddress: true });
});

test.each([
  ["says no to EHLO and HELO", (line: string) => (/^(EHLO|HELO)/.test(line) ? "502 no" : "250 ok"), 5_000],
  ["never answers", () => null, 200],
])("a server that %s concerns the whole queue", async (_, answer, tryMs) => {
  expect(await verdictOfLines(answer, tryMs)).toMatchObject({ mail: "kept", rest: "unreachable" });
});

test("a mail that can't be made is its own matter, and ends after two days", () => {
  expect(verdictOf(new Error("there is no product pen"))).toMatchObject(putOff);
  expect(verdictOf(new MailError("connecting", new TypeError("no such header")))).toMatchObject(putOff);
});

import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { startMailServer } from "#tests/mail-server.ts";
import { smtpMailer } from "./mailer.ts";

const from = { name: "", address: "shop@shop.example" };
const mail = {
  ...{ messageId: "<1@shop.example>", to: "ada@example.com", subject: "Hello", text: "Hi", date: new Date(0) },
};

test("a mail has its own headers, its date and the shop as its sender", async () => {
  const server = await startMailServer();
  await smtpMailer(server.url, from).send({ ...mail, headers: { "X-A": "b" } });
  const [taken] = server.taken;
  expect(taken?.id).toBe("<1@shop.example>");
  for (const line of [
    "From: shop@shop.example",
    "To: ada@example.com",
    "X-A: b",
    "Date: Thu, 01 Jan 1970 00:00:00 +0000",
  ])
    expect(taken?.text).toContain(`${line}\r\n`);
  await server.close();
});

test("HTML goes beside the text, so that each program shows what it can", async () => {
  const server = await startMailServer();
  await smtpMailer(server.url, from).send({ ...mail, html: "<p>Hi</p>" });
  const text = server.taken[0]?.text ?? "";
  expect(text).toContain("Content-Type: multipart/alternative");
  expect(text).toMatch(/Content-Type: text\/plain[\s\S]*\r\nHi\r\n[\s\S]*Content-Type: text\/html[\s\S]*<p>Hi<\/p>/);
  await server.close();
});

test("a server that answers a line at a time, and never all of it, is given up", async () => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    const lines = setInterval(() => socket.write("220-wait\r\n"), 5);
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(lines);
      open.delete(socket);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  // Without its limit this would never end.
  await expect(smtpMailer(`smtp://127.0.0.1:${port}`, from, 50).send(mail)).rejects.toThrow();
  await expect.poll(() => open.size).toBe(0);
  await new Promise((closed) => server.close(closed));
});

test("the sender may have a name, whatever letters it has", async () => {
  const server = await startMailServer();
  for (const name of ["InCard", "Ünique, Inc."]) {
    await smtpMailer(server.url, { name, address: "shop@shop.example" }).send(mail);
  }
  const senders = server.taken.map(({ text }) => /^From: (.*)$/m.exec(text)?.[1]?.trim());
  expect(senders[0]).toBe("InCard <shop@shop.example>");
  expect(senders[1]).toMatch(/^=\?UTF-8\?[QB]\?\S+\?= <shop@shop\.example>$/);
  await server.close();
});

test("an address is one recipient, never a list or a name with an address", async () => {
  const server = await startMailServer();
  for (const to of ["ada@example.com, eve@example.com", "Ada <eve@example.com>", "a;eve@example.com"]) {
    await smtpMailer(server.url, from)
      .send({ ...mail, to })
      .catch(() => {});
  }
  expect(server.taken.map(({ to }) => to)).not.toContain("eve@example.com");
  expect(server.taken.map(({ to }) => to)).not.toContain("ada@example.com");
  await server.close();
});

import { expect, test } from "vitest";
import { connectionMessages } from "#content/setup-messages.ts";
import { senderRecords } from "./sender-records.ts";

const words = connectionMessages.mail.records;
const failing = (code: string) => Object.assign(new Error(code), { code });

/** Name servers with these records. Of another name there are none. */
const nameServers = (records: Readonly<Record<string, readonly string[]>>) => async (name: string) => {
  const found = records[name];
  if (!found) throw failing("ENODATA");
  // A long record comes in parts.
  return found.map((text) => [text.slice(0, 5), text.slice(5)]);
};

const spf = "v=spf1 include:mail.example -all";
const dmarc = "v=DMARC1; p=quarantine";

test("what a domain says of its mail is told, and what it doesn't", async () => {
  const both = nameServers({ "shop.com": ["google-site-verification=1", spf], "_dmarc.shop.com": [dmarc] });
  expect(await senderRecords("shop.com", both)).toBe(words.complete("shop.com"));
  expect(await senderRecords("shop.com", nameServers({ "shop.com": [spf] }))).toBe(words.missing("shop.com", "DMARC"));
  expect(await senderRecords("shop.com", nameServers({}))).toBe(words.missing("shop.com", "SPF and DMARC"));
  const twice = nameServers({ "shop.com": [spf, spf], "_dmarc.shop.com": [dmarc] });
  expect(await senderRecords("shop.com", twice)).toBe(words.manySpf("shop.com"));
});

test("without a network nothing is said", async () => {
  expect(await senderRecords("shop.com", () => Promise.reject(failing("ECONNREFUSED")))).toBe("");
  expect(await senderRecords("shop.com", () => Promise.reject(failing("ENOTFOUND")))).toBe("");
  expect(await senderRecords("shop.example", nameServers({}))).toBe("");
});

import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("the sender of mails is an address, with a name or without", () => {
  const senderOf = (from: string) => {
    try {
      return readConfig({ SMTP_URL: "smtp://localhost", MAIL_FROM: from }).smtp?.from;
    } catch (error) {
      return error instanceof ConfigError ? "refused" : error;
    }
  };
  const address = "shop@shop.example";
  expect(senderOf(address)).toEqual({ name: "", address });
  expect(senderOf(`<${address}>`)).toEqual({ name: "", address });
  expect(senderOf(`InCard <${address}>`)).toEqual({ name: "InCard", address });
  expect(senderOf(`"InCard, Inc." <${address}>`)).toEqual({ name: "InCard, Inc.", address });
  expect(senderOf(`Ünique Shop <${address}>`)).toEqual({ name: "Ünique Shop", address });
  for (const wrong of ["InCard", "InCard <>", `InCard ${address}`, `A <${address}> B`, `A\nBcc: b@x.com <${address}>`])
    expect(senderOf(wrong)).toBe("refused");
});

test("mails go as fast as they can unless a rate is set", () => {
  const rateOf = (rate: string) => readConfig({ MAILS_PER_MINUTE: rate }).mailsPerMinute;
  expect([rateOf(""), rateOf("0"), rateOf("120")]).toEqual([null, null, 120]);
  expect(() => readConfig({ MAILS_PER_MINUTE: "-1" })).toThrow("MAILS_PER_MINUTE must be a whole number");
});

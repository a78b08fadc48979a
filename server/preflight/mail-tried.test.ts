import { expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { checkMailTried, mailServerMark } from "./mail-tried.ts";

const config = readConfig({ SMTP_URL: "smtps://shop:secret@mail.shop.com", MAIL_FROM: "shop@shop.com" });
const server = config.smtp ? mailServerMark(config.smtp) : "";
const at = "2026-11-28T10:00:00.000Z";
const tested = (works: boolean) => ({ at, works, server });

test.each([
  ["nobody tried it", { test: null, lastSentAt: null }, ["mail-untested"]],
  ["another server was tried", { test: { ...tested(true), server: "x" }, lastSentAt: null }, ["mail-untested"]],
  ["it took the test", { test: tested(true), lastSentAt: null }, []],
  ["a mail went out, to whichever server", { test: null, lastSentAt: at }, ["mail-untested"]],
  ["it refused the test", { test: tested(false), lastSentAt: null }, ["mail-test-failed"]],
  [
    "it refused the test after a mail",
    { test: tested(false), lastSentAt: "2026-11-28T09:00:00.000Z" },
    ["mail-test-failed"],
  ],
  ["it took a mail since", { test: tested(false), lastSentAt: "2026-11-28T11:00:00.000Z" }, []],
  ["nobody could read it", null, []],
])("mail isn't done before it was seen to work: %s", (_, tried, ids) => {
  expect([...checkMailTried(config, tried)].map(({ id }) => id)).toEqual(ids);
});

test("without a mail server that is another finding, and the mark tells no login", () => {
  expect([...checkMailTried({ smtp: null }, { test: null, lastSentAt: null })]).toEqual([]);
  expect(server).toMatch(/^[0-9a-f]{16}$/);
});

import { expect, test } from "vitest";
import { serverMessages } from "#content/server-messages.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { credentials } from "#contract/session.ts";
import { credentialsMessage } from "./credentials-message.ts";

const { required } = staffMessages;

test.each<[string, object, string]>([
  ["nothing", {}, required],
  ["no password", { username: "ada" }, required],
  ["an empty name", { username: " ", password: "x" }, required],
  ["no name, and something that nobody asked for", { password: "x", more: 1 }, required],
  [
    "all of it, and something that nobody asked for",
    { username: "ada", password: "x", more: 1 },
    serverMessages.invalid,
  ],
  ["a password that is too long", { username: "ada", password: "x".repeat(201) }, serverMessages.invalid],
])("a login with %s is answered by what is wrong", (_, body, message) => {
  expect(credentialsMessage(credentials.safeParse(body).error?.issues ?? [])).toBe(message);
});

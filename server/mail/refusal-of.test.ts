import { expect, test } from "vitest";
import { refusalOf } from "./smtp-verdict.ts";

const sentence = "550 5.1.1 <ada@example.com>: no such mailbox";

test("a refused recipient is told by codes alone", () => {
  const error = Object.assign(new Error(`Can't send mail - all recipients were rejected: ${sentence}`), {
    code: "EENVELOPE",
    command: "RCPT TO",
    response: sentence,
    responseCode: 550,
    rejected: ["ada@example.com"],
  });
  const said = refusalOf(error);
  expect(said).toEqual({ code: "EENVELOPE", command: "RCPT TO", smtpCode: 550, smtpStatus: "5.1.1" });
});

test.each<[string, unknown]>([
  ["a text", "ada@example.com was refused"],
  ["nothing", null],
  ["an error without codes", new Error("ada@example.com")],
  ["codes of another form", { code: "ada@example.com", command: "RCPT TO:<ada@example.com>", responseCode: "550" }],
  ["a reply without status", { response: "550 ada@example.com", code: 7 }],
])("%s holds no code, and nothing else is said", (_, error) => {
  expect(JSON.stringify(refusalOf(error))).toBe("{}");
});

test.each([
  ["550 5.7.26 <ada@example.com>", "5.7.26"],
  ["451-4.13.1 later", "4.13.1"],
  ["2505.1.1", undefined],
  ["<ada@example.com> 550 5.1.1", undefined],
  ["550 5.1.1234", undefined],
  ["550 3.1.1", undefined],
])("the reply %j has the status %s", (response, status) => expect(refusalOf({ response }).smtpStatus).toBe(status));

test("a connection that failed is told by its code", () => {
  expect(refusalOf(Object.assign(new Error("connect"), { code: "ECONNREFUSED" })).code).toBe("ECONNREFUSED");
});

import { expect, test } from "vitest";
import { z } from "zod";
import { serverMessages, fieldMessages as text } from "#content/server-messages.ts";
import { contactRequest } from "#contract/contact.ts";
import { errorResponse } from "#contract/error-response.ts";
import { withdrawalRequest } from "#contract/withdrawal.ts";
import { fieldProblemsOf, InvalidInputError } from "./field-problems.ts";

const problemsOf = (schema: z.ZodType, value: unknown) =>
  fieldProblemsOf(schema.safeParse(value, { reportInput: true }).error?.issues ?? []);
const good = { name: "Ada", email: "ada@example.com", message: "Hello" };
const order = { name: "Ada", email: "ada@example.com", orderNumber: "7", items: "All" };

test.each([
  ["nothing", contactRequest, good, {}],
  ["an empty field", contactRequest, { ...good, name: " " }, { name: text.missing }],
  ["a missing field", contactRequest, { ...good, name: undefined }, { name: text.missing }],
  ["too much", contactRequest, { ...good, name: "a".repeat(101) }, { name: text.tooLong(100) }],
  ["no address", contactRequest, { ...good, email: "ada" }, { email: text.email }],
  ["another choice", contactRequest, { ...good, topic: "other things" }, { topic: text.other }],
  ["another type", contactRequest, { ...good, message: 7 }, { message: text.other }],
  [
    "the longer of two forms",
    withdrawalRequest,
    { ...order, message: "a".repeat(5001) },
    { message: text.tooLong(5000) },
  ],
  ["several", contactRequest, { email: "ada" }, { name: text.missing, email: text.email, message: text.missing }],
  ["a field that nobody asked for", contactRequest, { ...good, "<b>": 1 }, {}],
  ["a key of the sender's own", z.record(z.string(), z.number()), { "<b>": "", ok: "" }, { ok: text.other }],
  ["what isn't a body", contactRequest, null, {}],
  [
    "a field inside",
    z.object({ a: z.object({ subject: z.string().min(1) }) }),
    { a: { subject: "" } },
    { "a.subject": text.missing },
  ],
])("%s is told by field", (_, schema, value, problems) => {
  expect(problemsOf(schema, value)).toEqual(problems);
});

test.each([
  [{}, serverMessages.invalid],
  [{ email: text.email }, text.named("Email", text.email)],
  [{ orderNumber: text.missing }, text.named("Order number", text.missing)],
  [{ "campaign.shipDate": text.missing }, text.named("Ship date", text.missing)],
  [{ "items.0.question": text.missing }, text.named("Question", text.missing)],
  [{ name: text.missing, email: text.email }, text.several(["Name", "Email"])],
])("%j is one sentence that names the fields", async (fields, message) => {
  const refusal = new InvalidInputError(fields);
  expect([refusal.status, refusal.message]).toEqual([400, message]);
  const body = errorResponse.parse(await refusal.getResponse().json());
  expect(body).toEqual({ success: false, message, ...(Object.keys(fields).length > 0 ? { fields } : {}) });
});

test("of a body that is wrong in very many places it tells of twenty", () => {
  const value = Object.fromEntries(Array.from({ length: 500 }, (_, count) => [`field${count}`, ""]));
  expect(Object.keys(problemsOf(z.record(z.string(), z.number()), value))).toHaveLength(20);
});

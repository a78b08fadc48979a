import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

/** What is written for one entry. */
function written(entry: object): string {
  let text = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  createLog("info", sink).info(entry, "happened");
  return text;
}

test("a line is JSON with level, time and message", () => {
  expect(JSON.parse(written({ status: 200 }))).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    status: 200,
    msg: "happened",
  });
});

test.each(["token", "password", "authorization", "cookie", "secret", "url", "connectionString"])(
  "a %s is never written, wherever it stands",
  (name) => {
    expect(written({ [name]: "hunter2", headers: { [name]: "hunter2" } })).not.toContain("hunter2");
  },
);

test("of an error stay its kind, text, code and cause, not the row that a database repeats", () => {
  const cause = Object.assign(new Error("inner"), { code: "23505", detail: "Key (email)=(ada@example.com) exists" });
  const line = written({ err: new TypeError("outer", { cause }) });
  expect(line).not.toContain("ada@example.com");
  expect(JSON.parse(line).err).toMatchObject({
    type: "TypeError",
    message: "outer",
    cause: { message: "inner", code: "23505" },
  });
  expect(JSON.parse(written({ err: new Error("alone") })).err).not.toHaveProperty("cause");
  expect(JSON.parse(written({ err: "text" })).err).toEqual({ message: "text" });
});

import { describe, expect, test } from "vitest";
import { answerMail, quoteOf } from "./answer-mail.ts";

describe("a quoted message", () => {
  test("has each line marked and nothing else", () => {
    expect(quoteOf({ name: "Ann", message: "one\r\ntwo\n\nthree" }, "now")).toBe(
      "On now, Ann wrote:\n> one\n> two\n> \n> three\n",
    );
  });

  test("is cut at a whole character", () => {
    const cut = quoteOf({ name: "", message: "😀".repeat(1300) }, "");
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.endsWith(`> ${"😀".repeat(1200)} [...]\n`)).toBe(true);
  });
});

test("the mail of an answer begins with the answer and holds its number in the subject", () => {
  const message = { name: "Ann", message: "Where?", created_at: "2026-01-02T03:04:05.000Z" };
  expect(answerMail.subject(42)).toMatch(/\[#42\]$/);
  expect(answerMail.text("Here.", message)).toBe("Here.\n\nOn January 2, 2026, 03:04:05 UTC, Ann wrote:\n> Where?\n");
});

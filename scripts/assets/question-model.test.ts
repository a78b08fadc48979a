import { expect, test } from "vitest";
import { knowledge } from "#content/assistant/knowledge.ts";
import model from "#content/assistant/question-model.json" with { type: "json" };
import { exampleQuestions, nothing, questionModelSource } from "./question-model.ts";

test("the question model is made from today's example questions: npm run assistant:train makes it anew", () => {
  expect(model.madeFrom).toBe(questionModelSource());
});

test("every entry has example questions, and every heading is an entry's question", () => {
  const asked = new Set(exampleQuestions().keys());
  expect([...asked].filter((heading) => heading !== nothing).sort()).toEqual(
    // A tracker's bare name is known without examples.
    knowledge.flatMap(({ question, answersName }) => (answersName ? [] : question)).sort(),
  );
  for (const [heading, lines] of exampleQuestions()) expect(lines.length, heading).toBeGreaterThanOrEqual(10);
});

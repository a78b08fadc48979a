import { expect, test } from "vitest";
import { knowledge } from "#content/assistant/knowledge.ts";
import model from "#content/assistant/question-model.json" with { type: "json" };
import { redFlags } from "#content/assistant/red-flags.ts";
import { exampleQuestions, nothing, questionModelSource } from "./question-model.ts";

test("the question model is made from today's example questions: npm run assistant:train makes it anew", () => {
  expect(model.madeFrom).toBe(questionModelSource());
});

const byRuleAlone = new Set(redFlags.flatMap(({ entry }) => (exampleQuestions().has(entry) ? [] : entry)));

test("every entry has example questions, and every heading is an entry's question", () => {
  const asked = new Set(exampleQuestions().keys());
  expect([...asked].filter((heading) => heading !== nothing).sort()).toEqual(
    // A tracker's bare name is known without examples, and so is what is answered by rule alone.
    knowledge.flatMap(({ question, answersName }) => (answersName || byRuleAlone.has(question) ? [] : question)).sort(),
  );
  for (const [heading, lines] of exampleQuestions()) expect(lines.length, heading).toBeGreaterThanOrEqual(10);
});

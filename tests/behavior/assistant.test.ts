import { expect, test } from "vitest";
import { replyDelayMs } from "#app/features/assistant/conversation.ts";
import { findAnswer, maxIgnoredWordLength, minScore } from "#app/features/assistant/matching.ts";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { assistantTexts as panelTexts } from "#content/assistant/texts.ts";
import { knowledge } from "#tests/built-in.ts";
import { rule } from "#tests/rule.ts";

const assistantTexts = { ...panelTexts, ...chatTexts };

rule("docs/behavior/assistant.md#conversation", () => {
  test("its words", () => {
    expect(assistantTexts).toMatchObject({
      title: "InCard Assistant",
      welcome:
        "Hi! I'm here to help you with your InCard device. Ask me about pairing with Android or iPhone, troubleshooting, or product differences!",
      chips: ["How to pair with Android?", "How to pair with iPhone?", "Factory reset steps", "No pop-up notification"],
      typing: "Typing...",
    });
  });

  test("the answer's delay", () => {
    expect(replyDelayMs).toBe(1000);
  });
});

rule("docs/behavior/assistant.md#matching", () => {
  test("at least sixty entries, each question once, each with a page of this site", () => {
    expect(knowledge.length).toBeGreaterThanOrEqual(60);
    expect(new Set(knowledge.map(({ question }) => question)).size).toBe(knowledge.length);
    for (const { link, linkText } of knowledge)
      expect([link, linkText]).toEqual([expect.stringMatching(/^\//), expect.stringMatching(/\w/)]);
  });

  test.each([
    "somebody is following me",
    "there is an unknown tracker in my bag",
    "my ex hurts me",
    "I'm scared of him",
  ])("%j is answered by who can help first", (asked) => {
    const entry = findAnswer(asked, knowledge);
    expect(entry?.answer.slice(0, 60)).toContain("911");
    expect(entry?.answer).toContain("1-800-799-7233");
    expect([entry?.link, ...(entry?.more ?? []).map(({ href }) => href)]).toContain("/support/disable#who-can-help");
  });

  test("points and ignored words", () => {
    expect([minScore, maxIgnoredWordLength]).toEqual([2, 3]);
  });

  test("the figures of the answers", () => {
    const answers = JSON.stringify(knowledge);
    for (const said of ["30 cm", "5 minutes", "iOS 14.5", "Android 9", "1.7 mm", "CR2032"])
      expect(answers).toContain(said);
  });

  test("the answer to what nothing matches", () => {
    expect(assistantTexts.noMatch).toBe(
      "I'm not sure about that specific question. Could you try asking about pairing with Android or iPhone, troubleshooting, factory reset, or product differences? You can also visit our user manual or contact support for more detailed help.",
    );
  });
});

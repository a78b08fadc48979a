import { expect, test } from "vitest";
import { maxIgnoredWordLength, minScore, replyDelayMs } from "#app/features/assistant/matching.ts";
import { knowledge } from "#content/assistant/knowledge.ts";
import { assistantTexts } from "#content/assistant/texts.ts";
import { rule } from "#tests/rule.ts";

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
  test("ten entries", () => {
    expect(knowledge).toHaveLength(10);
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

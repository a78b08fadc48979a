import { expect, test } from "vitest";
import { replyDelayMs } from "#app/features/assistant/conversation.ts";
import { matchesOf, maxIgnoredWordLength, minScore, understand } from "#app/features/search/matching.ts";
import { replyTo } from "#app/features/search/reply.ts";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { knowledge } from "#content/assistant/knowledge.ts";
import { assistantTexts as panelTexts } from "#content/assistant/texts.ts";
import { answeringShop, chatAnswers, offers } from "#tests/built-in.ts";
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
    for (const { links } of knowledge)
      expect(links[0]).toEqual({ text: expect.stringMatching(/\w/), href: expect.stringMatching(/^\//) });
  });

  test.each([
    "somebody is following me",
    "there is an unknown tracker in my bag",
    "my ex hurts me",
    "I'm scared of him",
  ])("%j is answered by who can help first", (asked) => {
    const { text, links } = replyTo(asked, { offers, shop: answeringShop, path: "/", index: null });
    expect(text.slice(0, 60)).toContain("911");
    expect(text).toContain("1-800-799-7233");
    expect(links.map(({ href }) => href)).toContain("/support/disable#who-can-help");
  });

  test.each([
    [chatTexts.chips[0], "How do I pair with Android?"],
    [chatTexts.chips[1], "How do I pair with iPhone?"],
    [chatTexts.chips[2], "How do I factory reset it?"],
    [chatTexts.chips[3], "Why no pop-up notification?"],
  ])("the chip %j is answered by %j", (chip, question) => {
    expect(matchesOf(understand(chip, () => true))[0]?.entry.question).toBe(question);
  });

  test("the ten that come first, each answering its own question", () => {
    const first = knowledge.slice(0, 10).map(({ question }) => question);
    expect(first).toEqual([
      "How do I pair with Android?",
      "How do I pair with iPhone?",
      "Why no pop-up notification?",
      "How do I factory reset it?",
      "How do I disable an unknown tracker?",
      "How do I locate it?",
      "How many years of power?",
      "How do I charge it?",
      "How do the products differ?",
      "How do I remove and re-pair it?",
    ]);
    for (const question of first) expect(matchesOf(understand(question, () => true))[0]?.entry.question).toBe(question);
  });

  test("points and ignored words", () => {
    expect([minScore, maxIgnoredWordLength]).toEqual([2, 3]);
  });

  test("the figures of the answers", () => {
    const answers = chatAnswers(offers).join(" ");
    for (const said of ["30 cm", "5 minutes", "iOS 14.5", "Android 9", "1.7 mm", "CR2032"])
      expect(answers).toContain(said);
  });

  test("the answer to what nothing matches", () => {
    expect(assistantTexts.noMatch).toBe(
      "I'm not sure about that specific question. Could you try asking about pairing with Android or iPhone, troubleshooting, factory reset, or product differences? You can also visit our user manual or contact support for more detailed help.",
    );
  });
});

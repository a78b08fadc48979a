import { expect, test } from "vitest";
import { assistantTexts } from "#content/assistant/texts.ts";
import { messagesOf } from "./conversation.ts";

const reply = { text: "Yes.", links: [{ text: "Shipping", href: "/shipping" }] };

test("starts with the welcome message alone", () => {
  expect(messagesOf([], [])).toEqual([{ id: 0, text: assistantTexts.welcome, isBot: true, timestamp: 0, links: [] }]);
});

test("a message has an id, its text, who said it and when, in the order in which things were said", () => {
  const both = messagesOf(
    [
      { text: "a", at: 5 },
      { text: "b", at: 6 },
    ],
    [
      { ...reply, at: 7 },
      { ...reply, text: "No.", at: 8 },
    ],
  );
  expect(both.slice(1)).toEqual([
    { id: 1, text: "a", isBot: false, timestamp: 5, links: [] },
    { id: 2, text: "b", isBot: false, timestamp: 6, links: [] },
    { ...reply, id: 3, isBot: true, timestamp: 7 },
    { ...reply, id: 4, text: "No.", isBot: true, timestamp: 8 },
  ]);
});

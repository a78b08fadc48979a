import { expect, test } from "vitest";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { assistantTexts } from "#content/assistant/texts.ts";
import { advance, type ChatEvent, freshConversation, maySend, showsChips } from "./conversation.ts";

const after = (...events: ChatEvent[]) => events.reduce(advance, freshConversation);
const typed = (input: string): ChatEvent => ({ type: "typed", input });
const sent: ChatEvent = { type: "sent", at: 5 };
const answered: ChatEvent = { type: "answered", asked: 0, text: "Yes.", links: [], at: 6 };

test("starts with the welcome message and the quick questions", () => {
  expect(freshConversation.messages.map(({ text, isBot }) => [text, isBot])).toEqual([[assistantTexts.welcome, true]]);
  expect(showsChips(freshConversation)).toBe(true);
  expect(freshConversation.typing).toBe(0);
});

test("a chip only fills the input", () => {
  const filled = after(typed(chatTexts.chips[0]));
  expect(filled.messages).toHaveLength(1);
  expect(filled.input).toBe(chatTexts.chips[0]);
  expect(showsChips(filled)).toBe(true);
});

test("sending adds the message, clears the input and shows that an answer is coming", () => {
  const waiting = after(typed("  How do I reset?  "), sent);
  expect(waiting.messages.at(-1)).toMatchObject({ id: 1, text: "How do I reset?", isBot: false, timestamp: 5 });
  expect(waiting.input).toBe("");
  expect(waiting.typing).toBe(1);
  expect(showsChips(waiting)).toBe(false);
});

test.each(["", "   ", "\n\t"])("blank input %j is ignored", (input) => {
  const blank = after(typed(input));
  expect(maySend(blank)).toBe(false);
  expect(advance(blank, sent)).toBe(blank);
});

test("typing hides with the last answer that is on its way", () => {
  const one = after(typed("a"), sent, typed("b"), sent, answered);
  expect(one.typing).toBe(1);
  const both = advance(one, answered);
  expect(both.typing).toBe(0);
  expect(both.messages.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
  expect(both.messages.at(-1)).toMatchObject({ text: "Yes.", isBot: true, timestamp: 6 });
});

test("offered pages join the answer that they belong to", () => {
  const offers = [{ text: "Shipping", href: "/shipping" }];
  const second: ChatEvent = { type: "answered", asked: 1, text: "No.", links: [], at: 7 };
  const both = after(typed("a"), sent, typed("b"), sent, answered, second);
  const offered = advance(both, { type: "offered", asked: 1, offers });
  expect(offered.messages.map((one) => one.offers)).toEqual([undefined, undefined, undefined, undefined, offers]);
  expect(offered.typing).toBe(0);
});

import type { Offers } from "#content/catalog/offers.ts";

/** A sentence, or one that is made of what things cost and when they ship now. */
export type AnswerText = string | ((offers: Offers) => string);

/** What the chat and the search know of a tracker. */
export type TrackerChat = {
  /** What it is called in questions, in singular, divided by commas. */
  readonly calledBy: string;
  /** What "the card" or "the tag" can mean on its page. */
  readonly shape: "card" | "tag";
  /** The answers to questions about it that differ from the general ones, by the entries' questions (content/assistant/). */
  readonly answers?: Readonly<Record<string, AnswerText>>;
};

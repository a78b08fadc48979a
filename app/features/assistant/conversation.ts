import { assistantTexts } from "#content/assistant/texts.ts";
import type { Question } from "./assistant.tsx";

/** A link below a message. */
export type ChatLink = { readonly text: string; readonly href: string };

/** What the assistant says to a question. */
export type Reply = {
  readonly text: string;
  /** Where the answer comes from, or where to ask on. */
  readonly links: readonly ChatLink[];
  /** Pages of the site that may help where nothing in the knowledge base matched. */
  readonly offers?: readonly ChatLink[];
  /** Questions to choose from where the one that was asked has two meanings. */
  readonly choices?: readonly string[];
};

/** A reply, and when it was given. */
export type Answer = Reply & { readonly at: number };

/** A message of the conversation (docs/behavior/assistant.md#conversation). */
export type ChatMessage = Reply & { readonly id: number; readonly isBot: boolean; readonly timestamp: number };

/** How long the assistant seems to type before it answers (docs/behavior/assistant.md#conversation). */
export const replyDelayMs = 1000;

/** The conversation as it is shown, in the order in which things were said: it begins with the welcome message. */
export function messagesOf(questions: readonly Question[], answers: readonly Answer[]): readonly ChatMessage[] {
  const said = [
    { text: assistantTexts.welcome, links: [], at: 0, isBot: true },
    ...questions.map((question) => ({ ...question, links: [], isBot: false })),
    ...answers.map((answer) => ({ ...answer, isBot: true })),
  ];
  return said.sort((a, b) => a.at - b.at).map(({ at, ...message }, id) => ({ ...message, id, timestamp: at }));
}

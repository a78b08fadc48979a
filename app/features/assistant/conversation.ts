import type { Reply } from "#content/assistant/links.ts";
import { assistantTexts } from "#content/assistant/texts.ts";
import type { AskedQuestion } from "./assistant.tsx";

export type Answer = Reply & { readonly at: number };

/** docs/behavior/assistant.md#conversation */
export type ChatMessage = Reply & { readonly id: number; readonly isBot: boolean; readonly timestamp: number };

/** docs/behavior/assistant.md#conversation */
export const replyDelayMs = 1000;

/** In the order in which things were said, beginning with the welcome message. */
export function messagesOf(questions: readonly AskedQuestion[], answers: readonly Answer[]): readonly ChatMessage[] {
  const all = [
    { text: assistantTexts.welcome, links: [], at: 0, isBot: true },
    ...questions.map((question) => ({ ...question, links: [], isBot: false })),
    ...answers.map((answer) => ({ ...answer, isBot: true })),
  ];
  return all.sort((a, b) => a.at - b.at).map(({ at, ...message }, id) => ({ ...message, id, timestamp: at }));
}

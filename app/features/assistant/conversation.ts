import { assistantTexts } from "#content/assistant/texts.ts";

/** A link below a message. */
export type ChatLink = { readonly text: string; readonly href: string };

/** A message of the conversation. */
export type ChatMessage = {
  readonly id: number;
  readonly text: string;
  readonly isBot: boolean;
  readonly timestamp: number;
  /** Where the answer comes from, or where to ask on. */
  readonly links: readonly ChatLink[];
  /** Pages of the site that may help where nothing in the knowledge base matched. */
  readonly offers?: readonly ChatLink[];
  /** Of an answer: which question it answers. */
  readonly asked?: number;
};

/** All that the chat shows. `typing` counts answers that are on their way. */
export type Conversation = {
  readonly messages: readonly ChatMessage[];
  readonly input: string;
  readonly typing: number;
};

/** What happens in a conversation. */
export type ChatEvent =
  | { readonly type: "typed"; readonly input: string }
  | { readonly type: "sent"; readonly at: number }
  | {
      readonly type: "answered";
      readonly asked: number;
      readonly text: string;
      readonly links: readonly ChatLink[];
      readonly at: number;
    }
  | { readonly type: "offered"; readonly asked: number; readonly offers: readonly ChatLink[] };

/** The conversation starts with the welcome message alone (docs/behavior/assistant.md#conversation). */
export const freshConversation: Conversation = {
  messages: [{ id: 0, text: assistantTexts.welcome, isBot: true, timestamp: 0, links: [] }],
  input: "",
  typing: 0,
};

/**
 * Whether the quick questions show: only while there is just the welcome message
 * (docs/behavior/assistant.md#conversation).
 */
export function showsChips({ messages }: Conversation): boolean {
  return messages.length === 1;
}

/** Whether the input may be sent: not when it is empty or blank. */
export function maySend({ input }: Conversation): boolean {
  return input.trim() !== "";
}

function add(conversation: Conversation, message: Omit<ChatMessage, "id">): readonly ChatMessage[] {
  return [...conversation.messages, { id: conversation.messages.length, ...message }];
}

/** The conversation after an event (docs/behavior/assistant.md#conversation). */
export function advance(conversation: Conversation, event: ChatEvent): Conversation {
  switch (event.type) {
    case "typed":
      return { ...conversation, input: event.input };
    case "sent": {
      if (!maySend(conversation)) return conversation;
      const message = { text: conversation.input.trim(), isBot: false, timestamp: event.at, links: [] };
      return { messages: add(conversation, message), input: "", typing: conversation.typing + 1 };
    }
    case "answered": {
      const message = { text: event.text, isBot: true, timestamp: event.at, links: event.links, asked: event.asked };
      return {
        ...conversation,
        messages: add(conversation, message),
        typing: Math.max(0, conversation.typing - 1),
      };
    }
    case "offered": {
      const { asked, offers } = event;
      return {
        ...conversation,
        messages: conversation.messages.map((one) => (one.asked === asked ? { ...one, offers } : one)),
      };
    }
  }
}

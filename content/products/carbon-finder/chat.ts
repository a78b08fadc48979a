import type { TrackerChat } from "#content/assistant/define-chat.ts";

export const carbonFinderChat = {
  "carbon-finder": {
    calledBy: "carbon, carbon finder, carbon fiber, black card, rechargeable card, carbonfinder",
    shape: "card",
  },
} as const satisfies Readonly<Record<string, TrackerChat>>;

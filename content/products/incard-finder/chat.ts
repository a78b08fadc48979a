import type { TrackerChat } from "#content/assistant/define-chat.ts";

export const incardFinderChat = {
  "incard-finder": { calledBy: "incard, incard finder, card finder, white card, incardfinder", shape: "card" },
} as const satisfies Readonly<Record<string, TrackerChat>>;

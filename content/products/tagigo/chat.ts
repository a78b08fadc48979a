import type { TrackerChat } from "#content/assistant/define-chat.ts";

export const tagigoChat = {
  tagigo: {
    calledBy: "tagigo, tag, keyring tracker, key finder, square tracker, key tracker, tagigos",
    shape: "tag",
  },
  "tagigo-g": { calledBy: "tagigo g, tag g, tagigog", shape: "tag" },
} as const satisfies Readonly<Record<string, TrackerChat>>;

import { carbonFinderChat } from "#content/products/carbon-finder/chat.ts";
import { incardFinderChat } from "#content/products/incard-finder/chat.ts";
import { tagigoChat } from "#content/products/tagigo/chat.ts";
import type { TrackerId } from "#content/products.ts";
import type { TrackerChat } from "./define-chat.ts";

/** What the chat and the search know of each tracker. It is fetched with them, so it holds no more than they need. */
export const trackerChat: Readonly<Record<TrackerId, TrackerChat>> = {
  ...incardFinderChat,
  ...tagigoChat,
  ...carbonFinderChat,
};

import { messages } from "./messages.ts";

/** Kept apart from messages.ts: no page holds these. */
export const serverMessages = {
  invalid: messages.failed.invalid,
  notJson: "Please send JSON with the content type application/json.",
  tooLarge: "That's more than we can take here.",
  tooSlow: "That took too long to arrive. Please try again.",
  busyTitle: "One moment, please",
  busy: "The shop is very busy right now. Please try again in a few seconds.",
  tryAgain: "Try again",
  tooMany: "Too many attempts. Please wait a moment and try again.",
  unavailable: "We can't save anything right now. Please try again in a moment.",
  notFound: "There's nothing at this address.",
  unexpected: messages.failed.unexpected,
  forbidden: "This isn't allowed from here.",
} as const;

import { messages } from "./messages.ts";

/** What the server says when it refuses or fails; no page holds these sentences before they are needed. */
export const serverMessages = {
  invalid: messages.failed.invalid,
  notJson: "Please send JSON with the content type application/json.",
  tooLarge: "That's more than this address takes.",
  busyTitle: "One moment, please",
  busy: "More pages are asked for than we can make right now. Please try again in a few seconds.",
  tryAgain: "Try again",
  tooMany: "Too many tries. Please wait a moment and try again.",
  unavailable: "We can't save anything right now. Please try again in a moment.",
  notFound: "There is nothing at this address.",
  unexpected: messages.failed.unexpected,
  forbidden: "This isn't allowed from here.",
} as const;

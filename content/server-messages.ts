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

/** Of a field that a body lacks or that doesn't fit; each is also read alone, below its field. */
export const fieldMessages = {
  missing: "Please fill this in.",
  email: messages.subscribe.invalid,
  tooLong: (most: number): string => `Please use ${most} characters at most.`,
  other: "This can't be used. Please check it.",
  /** `field` in words. */
  named: (field: string, problem: string): string => `${field}: ${problem}`,
  several: (fields: readonly string[]): string => `Please check these and try again: ${fields.join(", ")}.`,
} as const;

/** Of the page that answers a form which was sent without script. */
export const refusedFormText = {
  title: "Please check the form",
  nothingSent: "Nothing was sent yet, and what you typed is still here.",
  failedTitle: "That didn't work",
  kept: "What you typed is still here.",
  back: "Back to the page",
} as const;

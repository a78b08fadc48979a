import { messages } from "./messages.ts";

/** What the server answers in general. Kept apart from messages.ts, because no page's script holds these. */
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
  /** Says where the shop is, to somebody who opened it at another address. */
  openAt: (siteUrl: string): string => `Nothing was sent: this shop works at ${siteUrl} only. Open it there.`,
} as const;

/** What is said of a field that is missing or doesn't fit. Each is also read alone, below its field. */
export const fieldMessages = {
  missing: "Please fill this in.",
  email: messages.subscribe.invalid,
  /**
   * Says how long a field may be.
   * @param most in characters
   */
  tooLong: (most: number): string => `Please use ${most} characters at most.`,
  /**
   * Says how long a field has to be.
   * @param least in characters
   */
  tooShort: (least: number): string => `Please use ${least} characters at least.`,
  other: "This can't be used. Please check it.",
  /**
   * Puts a field's name before what is wrong with it.
   * @param field in words
   * @param problem one of the above
   */
  named: (field: string, problem: string): string => `${field}: ${problem}`,
  /**
   * Says which of several fields don't fit.
   * @param fields their names in words
   */
  several: (fields: readonly string[]): string => `Please check these and try again: ${fields.join(", ")}.`,
} as const;

/** Words of the page that answers a form which was sent without script. */
export const refusedFormText = {
  title: "Please check the form",
  nothingSent: "Nothing was sent yet, and what you typed is still here.",
  failedTitle: "That didn't work",
  kept: "What you typed is still here.",
  back: "Back to the page",
} as const;

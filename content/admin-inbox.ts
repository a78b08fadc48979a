import type { QueueFault } from "#contract/admin-inbox.ts";

function waitingText(count: number): string {
  if (count === 0) return "Nothing waiting";
  return count === 1 ? "1 email waiting" : `${count} emails waiting`;
}

/** Words of the inbox and of the outbox above it (docs/staff.md#answering-a-message). */
export const inboxText = {
  /** In the order of their buttons. */
  states: {
    new: "New",
    answered: "Answered",
    archived: "Done",
    complaints: "Complaints",
    refused: "Mail refused",
    all: "All",
  },
  topics: { general: "General", support: "Support", order: "Order", partnership: "Partnership", other: "Other" },
  topic: "Topic",
  allTopics: "All topics",
  searchLabel: "Search in names, addresses and messages",
  list: "Messages: complaints that are due first, then the newest",
  empty: "No messages here.",
  emptySearch: "No message contains these words.",
  reply: "Reply by email",
  to: { new: "Open again", answered: "Mark as answered", archived: "Done" },
  marked: { new: "Open again", answered: "Marked as answered", archived: "Done" },
  mail: {
    sent: "Mailed to support",
    waiting: "Waiting to be mailed",
    held: "Held since a backup was restored: see Today",
    failing: "Not mailed yet, will retry",
    refused: "Mail refused for good",
    "given-up": "Mail given up",
    dropped: "Mail dropped",
  },
  outbox: "Outbox",
  /** Says how many mails of the outbox wait, were sent, and ended unsent. */
  outboxSummary: (waiting: number, sent: number, unsent: number): string => {
    const waits = `${waitingText(waiting)}, ${sent} sent`;
    return unsent === 0 ? `${waits}.` : `${waits}, ${unsent} ended unsent.`;
  },
  /** Why no mail goes out, by fault; the mail server's own words follow. */
  resting: {
    unreachable: "No email goes out: the mail server can't be reached, or turns the shop away.",
    encryption:
      "No email goes out: the encrypted connection to the mail server fails. Its certificate may have expired.",
    account: "No email goes out: the mail server doesn't accept the shop's account. Check the password in SMTP_URL.",
    sender: "No email goes out: the mail server doesn't accept the sender. Check MAIL_FROM.",
    policy:
      "No email goes out: the mail server refuses one email after the other by its rules. The shop may be on a block list, or lack SPF and DKIM.",
    busy: "No email goes out: the mail server asks for a break. If it does so often, set MAILS_PER_MINUTE.",
  } satisfies Record<QueueFault, string>,
  /** Says when mail is tried again. */
  triesAt: (when: string): string => `The shop tries again at ${when}.`,
  noServer: "No mail server is set up, so messages are read here only.",
  /** Says when the last mail went out. */
  lastSent: (when: string): string => `Last one sent ${when}.`,
  lastError: "Last refusal:",
  subject: "Your message to InCard",
  /** The number of a message, as the subjects of its answers name it. */
  number: (id: number): string => `#${id}`,
  entries: {
    list: "Answers and notes, oldest first",
    by: {
      answer: (username: string): string => `Answer by ${username}`,
      note: (username: string): string => `Note by ${username}`,
    },
    mail: {
      sent: "Sent",
      waiting: "Waiting to be sent",
      held: "Held since a backup was restored: see Today",
      failing: "Not sent yet, will retry",
      refused: "Refused for good",
      "given-up": "Given up",
      dropped: "Dropped",
    },
    open: { answer: "Answer", note: "Add a note" },
    label: { answer: (email: string): string => `Answer to ${email}`, note: (): string => "Note" },
    hint: {
      answer: "Goes out as an email, with the message quoted below it. Replies come to the support mailbox.",
      note: "For colleagues only; it's never mailed.",
    },
    submit: { answer: "Send answer", note: "Save note" },
    cancel: "Cancel",
    byMail: "Go on in your mail program",
    tooLong: "At most 4,000 characters.",
    done: {
      answer: "The answer is on its way",
      waiting: "The answer waits in the outbox until a mail server is set",
      note: "Note saved",
    },
    repeated: {
      answer: "You gave this answer today already, so it isn't mailed again",
      note: "You saved this note today already",
    },
    full: "This message has all the answers and notes it can hold. Go on by email.",
  },
} as const;

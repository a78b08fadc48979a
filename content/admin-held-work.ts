import { countText } from "#content/format.ts";
import type { HeldGroup } from "#contract/admin-held-work.ts";

const emails = (count: number): string => (count === 1 ? "1 email" : `${countText(count)} emails`);

/** What a held mail of a kind is called. */
const kinds: Readonly<Record<string, (count: number) => string>> = {
  contact: (count) => `${emails(count)} to support about messages from customers`,
  answer: (count) => (count === 1 ? "1 answer to a customer" : `${countText(count)} answers to customers`),
  confirm: (count) => `${emails(count)} that ask for a confirmation`,
  receipt: (count) => (count === 1 ? "1 receipt of a withdrawal" : `${countText(count)} receipts of withdrawals`),
};

/** What stands on Today about the work that a restore holds. */
export const heldWorkText = {
  list: "Held since the restore",
  restored: (file: string): string => `Restored from ${file}`,
  madeAt: "Backup of",
  restoredAt: "restored",
  title(group: HeldGroup, subject: string, count: number): string {
    if (group === "catalog")
      return count === 1 ? "1 planned change of the catalog" : `${countText(count)} planned changes of the catalog`;
    if (group.startsWith("campaign:"))
      return count === 0 ? `The campaign “${subject}”` : `${emails(count)} of “${subject}”`;
    return (kinds[group.slice("mail:".length)] ?? emails)(count);
  },
  doubt(group: HeldGroup, count: number): string {
    if (group === "catalog") return "What is due is made as soon as you let it.";
    if (group.startsWith("campaign:") && count === 0) return "Some of its emails may have been sent already.";
    return `${count === 1 ? "It" : "They"} may have been sent already, after the backup was made.`;
  },
  release: {
    mails: {
      button: "Send",
      question: "Send what may have been sent already?",
      confirm: "Yes, send",
      text: "Whoever has this email gets it a second time. The log of your mail server says what went out.",
    },
    catalog: {
      button: "Let them happen",
      question: "Make these changes when they are due?",
      confirm: "Yes, make them",
      text: "Those whose time has come are made at once. The catalog lists them.",
    },
  },
  drop: {
    mails: {
      button: "Drop",
      question: "Drop these emails?",
      confirm: "Yes, drop them",
      text: "They won't go out, and this can't be undone.",
    },
    catalog: {
      button: "Cancel them",
      question: "Cancel these changes?",
      confirm: "Yes, cancel them",
      text: "A sale that has begun goes on without an end until you set one. This can't be undone.",
    },
  },
  look: "Look at them",
} as const;

/** What the server says about it. */
export const heldWorkMessages = {
  gone: "Nothing of this is held any more.",
  mailsReleased: "Released: the emails go out now, one after another.",
  mailsWait: "Released. The emails wait in the outbox: none goes out until a mail server is set.",
  changesReleased: (count: number): string =>
    count === 1
      ? "Released: the change is made when it is due."
      : `Released: ${countText(count)} changes are made when they are due.`,
  dropped: "Dropped.",
} as const;

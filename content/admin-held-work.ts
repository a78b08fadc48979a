import { countText } from "#content/format.ts";
import type { HeldGroup } from "#contract/admin-held-work.ts";

const emails = (count: number): string => (count === 1 ? "1 email" : `${countText(count)} emails`);

/** Says how many mails of a kind are held. Kinds without a line here are just emails. */
const kinds: Readonly<Record<string, (count: number) => string>> = {
  contact: (count) => `${emails(count)} to support about messages from customers`,
  answer: (count) => (count === 1 ? "1 answer to a customer" : `${countText(count)} answers to customers`),
  confirm: (count) => `${emails(count)} that ask for a confirmation`,
  receipt: (count) => (count === 1 ? "1 receipt of a withdrawal" : `${countText(count)} receipts of withdrawals`),
};

/**
 * What stands on the first staff screen about work that a restored backup had planned, which waits for somebody's word.
 */
export const heldWorkText = {
  list: "Held since the restore",
  /**
   * Says which backup was restored.
   * @param file the name of its file
   */
  restored: (file: string): string => `Restored from ${file}`,
  madeAt: "Backup of",
  restoredAt: "restored",
  /**
   * Says what of one group is held.
   * @param subject that of the campaign, where the group is one
   * @param count how many things are held; 0 for a campaign whose mails weren't written yet
   */
  title(group: HeldGroup, subject: string, count: number): string {
    if (group === "catalog") {
      return count === 1 ? "1 planned change of the catalog" : `${countText(count)} planned changes of the catalog`;
    }
    if (group.startsWith("campaign:")) {
      return count === 0 ? `The campaign “${subject}”` : `${emails(count)} of “${subject}”`;
    }
    return (kinds[group.slice("mail:".length)] ?? emails)(count);
  },
  /** Says why it isn't simply done: it may have been done already between the backup and the restore. */
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

/** What the server says once staff decided about held work. */
export const heldWorkMessages = {
  gone: "Nothing of this is held any more.",
  mailsReleased: "Released: the emails go out now, one after another.",
  mailsWait: "Released. The emails wait in the outbox: none goes out until a mail server is set.",
  /** Says that planned changes of the catalog are no longer held. */
  changesReleased: (count: number): string =>
    count === 1
      ? "Released: the change is made when it is due."
      : `Released: ${countText(count)} changes are made when they are due.`,
  dropped: "Dropped.",
} as const;

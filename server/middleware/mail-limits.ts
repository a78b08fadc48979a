import type { Limit } from "./counter-table.ts";
import { addressCounters, mailLimits, type RateLimiter } from "./rate-limits.ts";

/** A kind of mail that a stranger can cause to somebody else's mailbox. */
export type StrangerMail = keyof typeof mailLimits;

/**
 * The mailbox behind an address as limits count it: lower case, and without the tag that most providers ignore, so that
 * name+1@ and name+2@ are one.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const [name = ""] = local.split("+");
  return `${name === "" ? local : name}@${domain}`;
}

/** Whether an address carries a tag. */
export const isTagged = (email: string): boolean => mailboxOf(email) !== email.trim().toLowerCase();

/** Whether a mail may go, and how to take the count back when it turns out that none was due. */
export type MailLeave = { readonly granted: boolean; refund(): Promise<void> };

/**
 * Counts a mail that somebody at a network address causes to a mailbox: by that address, by the mailbox, and over all
 * visitors, in this order, so that one who is stopped doesn't use up what others need. It never refuses the call itself.
 */
export async function countMail(
  limiter: RateLimiter,
  name: StrangerMail,
  by: { readonly address: string; readonly email: string },
): Promise<MailLeave> {
  const limit = mailLimits[name];
  const counted: [key: string, limit: Limit][] = [
    ...addressCounters(`${name} mail`, by.address, limit.address),
    [`${name} mail to ${mailboxOf(by.email)}`, limit.mailbox],
    [`${name} mail`, limit.overall],
  ];
  const taken: typeof counted = [];
  const refund = async (): Promise<void> => {
    for (const [key, one] of taken) await limiter.refund(key, one);
  };
  for (const [key, one] of counted) {
    if ((await limiter.consume(key, one)) !== null) {
      await refund();
      return { granted: false, refund: async () => {} };
    }
    taken.push([key, one]);
  }
  return { granted: true, refund };
}

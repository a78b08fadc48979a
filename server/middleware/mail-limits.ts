import type { Limit } from "./counter-table.ts";
import { addressCounters, mailLimits, type RateLimiter } from "./rate-limits.ts";

export type StrangerMail = keyof typeof mailLimits;

/** An address in lower case without its tag: name+1@ and name+2@ are one mailbox. */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const [name = ""] = local.split("+");
  return `${name === "" ? local : name}@${domain}`;
}

export const isTagged = (email: string): boolean => mailboxOf(email) !== email.trim().toLowerCase();

export type MailLeave = { readonly granted: boolean; refund(): Promise<void> };

/** Counts a mail by network, mailbox and all visitors, in this order, so that who is stopped uses up nothing shared. */
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

import { addressCounters, countEach, mailLimits, type RateLimiter } from "./rate-limits.ts";

/** An address in lower case without its tag: name+1@ and name+2@ are one mailbox. */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const [name = ""] = local.split("+");
  return `${name === "" ? local : name}@${domain}`;
}

export const isTagged = (email: string): boolean => mailboxOf(email) !== email.trim().toLowerCase();

/** Counts a mail by network, mailbox and all visitors, in this order, so that who is stopped uses up nothing shared. */
export async function countMail(
  limiter: RateLimiter,
  name: keyof typeof mailLimits,
  by: { readonly address: string; readonly email: string },
): Promise<{ readonly granted: boolean; refund(): Promise<void> }> {
  const limit = mailLimits[name];
  const { wait, refund } = await countEach(limiter, [
    ...addressCounters(`${name} mail`, by.address, limit.address),
    [`${name} mail to ${mailboxOf(by.email)}`, limit.mailbox],
    [`${name} mail`, limit.overall],
  ]);
  return { granted: wait === null, refund };
}

import { addressCounters, countTries } from "./count-tries.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { mailLimits } from "./rate-limits.ts";

/**
 * Gives the mailbox of an address as limits count it: in lower case, without the tag that most providers ignore, so
 * that name+1@ and name+2@ are one.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const [name = ""] = local.split("+");
  return `${name === "" ? local : name}@${domain}`;
}

/** Says whether an address carries a tag, as in name+tag@. */
export const isTagged = (email: string): boolean => mailboxOf(email) !== email.trim().toLowerCase();

/** Whether a mail may go, and how to take the count back when it turns out that none was due. */
export type CountedMail = { readonly granted: boolean; refund(): Promise<void> };

/**
 * Counts a mail that somebody at a network address causes to a mailbox: by that network, by the mailbox, and over all
 * visitors, in this order, so that who is stopped uses up nothing that others share. It never refuses the call itself:
 * the call succeeds without its mail.
 */
export async function countMail(
  limiter: RateLimiter,
  name: keyof typeof mailLimits,
  by: { readonly address: string; readonly email: string },
): Promise<CountedMail> {
  const limit = mailLimits[name];
  const { wait, refund } = await countTries(limiter, [
    ...addressCounters(`${name} mail`, by.address, limit.address),
    [`${name} mail to ${mailboxOf(by.email)}`, limit.mailbox],
    [`${name} mail`, limit.overall],
  ]);
  if (wait !== null) await refund();
  return { granted: wait === null, refund };
}

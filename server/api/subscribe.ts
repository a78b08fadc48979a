import type { Handler } from "hono";
import { newsletterConsent } from "#content/consent.ts";
import { messages } from "#content/messages.ts";
import type { DoneResponse } from "#contract/done-response.ts";
import { subscribeRequest } from "#contract/subscribe.ts";
import type { AppContext } from "#server/app-context.ts";
import { countMail, isTagged, mailboxOf } from "#server/middleware/mail-limits.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import { postedCall, type Sender } from "./posted-call.ts";

/** The path of the form's page, or `website` without a Referer. */
export const sourceOf = ({ page }: Sender): string =>
  page !== null && /^\/[\w/-]{0,80}$/.test(page) ? page : "website";

/** One mailbox has no end of tagged addresses, and a campaign would go to each. @throws HTTPException 429 */
export async function countTagged({ limiter }: AppContext, address: string, email: string): Promise<void> {
  if (isTagged(email)) await enforceRateLimit(limiter, "taggedAddress", { address, account: mailboxOf(email) });
}

/** Responds once it is on disk, alike for known and new addresses. */
export function subscribe(context: AppContext): Handler {
  const { config, limiter, log } = context;
  return postedCall(context, {
    schema: subscribeRequest,
    invalid: messages.subscribe.invalid,
    limit: "subscribe",
    async save({ email }, sender) {
      const { address } = sender;
      if (!config.doubleOptIn) await countTagged(context, address, email);
      else if (!(await countMail(limiter, "confirm", { address, email })).granted) {
        // The same response as always: it tells nobody whose mailbox was asked before.
        log.warn("nobody was asked to confirm a subscription: too many mails");
        return;
      }
      await context.subscribe({ email, source: sourceOf(sender), consentTextId: newsletterConsent.id });
    },
    response: (): DoneResponse => ({ success: true, message: messages.subscribe.success }),
    redirect: (outcome, page) => `${page ?? "/"}?subscribed=${outcome}#newsletter`,
  });
}

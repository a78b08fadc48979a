import type { Context, Handler } from "hono";
import { newsletterConsent } from "#content/consent.ts";
import { messages } from "#content/messages.ts";
import { type SubscribeResponse, subscribeRequest } from "#contract/subscribe.ts";
import type { AppContext } from "#server/app-context.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { countMail, isTagged, mailboxOf } from "#server/middleware/mail-limits.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import { backTo, outcomeOf, refererPath } from "./form-response.ts";

/** The path of the form's page, or `website` without a Referer. */
export function sourceOf(c: Context, siteUrl: string): string {
  const path = refererPath(c, siteUrl);
  return path !== null && /^\/[\w/-]{0,80}$/.test(path) ? path : "website";
}

/** One mailbox has no end of tagged addresses, and a campaign would go to each. @throws HTTPException 429 */
export async function countTagged(
  { limiter }: Pick<AppContext, "limiter">,
  address: string,
  email: string,
): Promise<void> {
  if (isTagged(email)) await enforceRateLimit(limiter, "taggedAddress", { address, account: mailboxOf(email) });
}

/** Responds once it is on disk, alike for known and new addresses. Takes plain forms too. */
export function subscribe(context: AppContext): Handler {
  const { config, limiter, log } = context;

  async function mayAsk(address: string, email: string): Promise<boolean> {
    if ((await countMail(limiter, "confirm", { address, email })).granted) return true;
    log.warn("nobody was asked to confirm a subscription: too many mails");
    return false;
  }

  async function save(c: Context, email: string, address: string): Promise<void> {
    if (config.doubleOptIn) {
      // The same response as always: it tells nobody whose mailbox was asked before.
      if (!(await mayAsk(address, email))) return;
    } else {
      await countTagged(context, address, email);
    }
    await context.subscribe({ email, source: sourceOf(c, config.siteUrl), consentTextId: newsletterConsent.id });
  }

  return async (c) => {
    const address = clientIp(c, config.trustProxy);
    if (isForm(c)) {
      const outcome = await outcomeOf(log, async () => {
        await enforceRateLimit(limiter, "subscribe", { address });
        const form = subscribeRequest.safeParse(await formBody(c, ["email"]));
        if (form.success) await save(c, form.data.email, address);
        return form.success;
      });
      return backTo(c, config.siteUrl, "/", `subscribed=${outcome}#newsletter`);
    }
    await enforceRateLimit(limiter, "subscribe", { address });
    const { email } = await jsonBody(c, subscribeRequest, messages.subscribe.invalid);
    await save(c, email, address);
    return c.json({ success: true, message: messages.subscribe.success } satisfies SubscribeResponse);
  };
}

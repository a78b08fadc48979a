import type { Context, Handler } from "hono";
import { consentWordings } from "#content/consent.ts";
import { messages } from "#content/messages.ts";
import { type SubscribeResponse, subscribeRequest } from "#contract/subscribe.ts";
import { clientAddress } from "#server/middleware/address.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { countCall } from "#server/middleware/limits.ts";
import { countMail, isTagged, mailboxOf } from "#server/middleware/mail-limits.ts";
import type { Parts } from "#server/parts.ts";
import { backTo, outcomeOf, refererPath } from "./form-answer.ts";

/** Where on the site somebody filled in a form: the page's path, or `website` where the browser doesn't tell. */
export function sourceOf(c: Context, siteUrl: string): string {
  const path = refererPath(c, siteUrl);
  return path !== null && /^\/[\w/-]{0,80}$/.test(path) ? path : "website";
}

/**
 * Counts an address with a tag that joins a list: one mailbox has no end of those, and a letter would go to each.
 * @throws a refusal with 429 when there were too many
 */
export async function countTagged({ limiter }: Pick<Parts, "limiter">, address: string, email: string): Promise<void> {
  if (isTagged(email)) await countCall(limiter, "taggedAddress", { address, account: mailboxOf(email) });
}

/**
 * `POST /api/subscribe`: keeps an address for the newsletter, answered only after it is on disk.
 * Known and new addresses get the same answer. A plain HTML form may post here as well and is sent back to its page.
 */
export function subscribe(parts: Parts): Handler {
  const { config, limiter, log } = parts;

  /** Whether the mail that asks somebody to confirm may go. */
  async function mayAsk(address: string, email: string): Promise<boolean> {
    if ((await countMail(limiter, "confirm", { address, email })).granted) return true;
    log.warn("nobody was asked to confirm a subscription: too many mails");
    return false;
  }

  async function keep(c: Context, email: string, address: string): Promise<void> {
    if (config.doubleOptIn) {
      // The same answer as always: it tells nobody whose mailbox was asked before.
      if (!(await mayAsk(address, email))) return;
    } else {
      await countTagged(parts, address, email);
    }
    await parts.subscribe({ email, source: sourceOf(c, config.siteUrl), wording: consentWordings.newsletter.id });
  }

  return async (c) => {
    const address = clientAddress(c, config.trustProxy);
    if (isForm(c)) {
      const outcome = await outcomeOf(log, async () => {
        await countCall(limiter, "subscribe", { address });
        const form = subscribeRequest.safeParse(await formBody(c, ["email"]));
        if (form.success) await keep(c, form.data.email, address);
        return form.success;
      });
      return backTo(c, config.siteUrl, "/", `subscribed=${outcome}#newsletter`);
    }
    await countCall(limiter, "subscribe", { address });
    const { email } = await jsonBody(c, subscribeRequest, messages.subscribe.invalid);
    await keep(c, email, address);
    return c.json({ success: true, message: messages.subscribe.success } satisfies SubscribeResponse);
  };
}

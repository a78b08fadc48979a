import type { Context, Handler } from "hono";
import { consentWordings } from "#content/consent.ts";
import { messages } from "#content/messages.ts";
import { type SubscribeResponse, subscribeRequest } from "#contract/subscribe.ts";
import { clientAddress } from "#server/middleware/address.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { countCall } from "#server/middleware/limits.ts";
import type { Parts } from "#server/parts.ts";
import { backTo, outcomeOf, refererPath } from "./form-answer.ts";

/** Where on the site somebody filled in a form: the page's path, or `website` where the browser doesn't tell. */
export function sourceOf(c: Context, siteUrl: string): string {
  const path = refererPath(c, siteUrl);
  return path !== null && /^\/[\w/-]{0,80}$/.test(path) ? path : "website";
}

/**
 * `POST /api/subscribe` (storefront §5, §7): keeps an address for the newsletter, answered only after it is on disk.
 * Known and new addresses get the same answer. A plain HTML form may post here as well and is sent back to its page.
 */
export function subscribe(parts: Parts): Handler {
  const { config, limiter } = parts;

  async function keep(c: Context, email: string): Promise<void> {
    await parts.subscribe({ email, source: sourceOf(c, config.siteUrl), wording: consentWordings.newsletter.id });
  }

  return async (c) => {
    const address = clientAddress(c, config.trustProxy);
    if (isForm(c)) {
      const outcome = await outcomeOf(parts.log, async () => {
        await countCall(limiter, "subscribe", { address });
        const form = subscribeRequest.safeParse(await formBody(c, ["email"]));
        if (form.success) await keep(c, form.data.email);
        return form.success;
      });
      return backTo(c, config.siteUrl, "/", `subscribed=${outcome}#newsletter`);
    }
    await countCall(limiter, "subscribe", { address });
    const { email } = await jsonBody(c, subscribeRequest, messages.subscribe.invalid);
    await keep(c, email);
    return c.json({ success: true, message: messages.subscribe.success } satisfies SubscribeResponse);
  };
}

import type { Handler } from "hono";
import { contactMessages } from "#content/contact-messages.ts";
import { contactRequest } from "#contract/contact.ts";
import type { AppContext } from "#server/app-context.ts";
import { saveMessage } from "#server/db/queries/contact-messages.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import { done, postedCall } from "./posted-call.ts";

/** The response waits for the disk, never for a mail server (docs/behavior/calls.md#contact). */
export function contact(context: AppContext): Handler {
  const { config, limiter, database } = context;
  const mailDomain = new URL(config.siteUrl).hostname;
  return postedCall(context, {
    schema: contactRequest,
    async save(message, { address }) {
      await enforceRateLimit(limiter, "contact", { address, account: message.email });
      await saveMessage(database, message, mailDomain);
      context.wakeOutbox();
    },
    response: () => done(contactMessages.success),
    redirect: (outcome, page) => `${page ?? "/contact"}?sent=${outcome}#message`,
  });
}

import type { Handler } from "hono";
import { contactFields, contactForm as text } from "#content/contact.ts";
import { contactMessages } from "#content/contact-messages.ts";
import { contactRequest } from "#contract/contact.ts";
import type { AppContext } from "#server/app-context.ts";
import { saveMessage } from "#server/db/queries/contact-messages.ts";
import { enforceRateLimit } from "#server/middleware/count-tries.ts";
import { done, postedCall } from "./posted-call.ts";
import type { FormWords } from "./refused-form.ts";

const form: FormWords = { fields: contactFields, note: text.privacy.text, submit: text.submit };

/**
 * Makes the handler of `POST /api/contact`: keeps a message and queues its mail to support
 * (docs/behavior/calls.md#contact). The response waits for the disk, never for a mail server. It takes plain forms too.
 * @throws HTTPException 429
 */
export function contactCall(context: AppContext): Handler {
  const { config, limiter, database } = context;
  const mailDomain = new URL(config.siteUrl).hostname;
  return postedCall(context, {
    schema: contactRequest,
    form: { ...form, page: "/contact" },
    async save(message, { address }) {
      await enforceRateLimit(limiter, "contact", { address, account: message.email });
      await saveMessage(database, message, mailDomain);
      context.wakeOutbox();
    },
    response: () => done(contactMessages.success),
    redirect: (outcome, page) => `${page ?? "/contact"}?sent=${outcome}#message`,
  });
}

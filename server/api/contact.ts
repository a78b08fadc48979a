import type { Handler } from "hono";
import { contactMessages } from "#content/contact-messages.ts";
import { type ContactRequest, type ContactResponse, contactRequest } from "#contract/contact.ts";
import type { AppContext } from "#server/app-context.ts";
import { saveMessage } from "#server/db/queries/contact-messages.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import { backTo, outcomeOf } from "./form-response.ts";

const fields = ["name", "email", "topic", "message"];

/** The response waits for the disk, never for a mail server (docs/behavior/calls.md#contact). Takes plain forms too. */
export function contact(context: AppContext): Handler {
  const { config, limiter, database } = context;
  const mailDomain = new URL(config.siteUrl).hostname;

  async function save(message: ContactRequest, address: string): Promise<void> {
    await enforceRateLimit(limiter, "contact", { address, account: message.email });
    await saveMessage(database, message, mailDomain);
    context.wakeOutbox();
  }

  return async (c) => {
    const address = clientIp(c, config.trustProxy);
    if (isForm(c)) {
      const outcome = await outcomeOf(context.log, async () => {
        const form = contactRequest.safeParse(await formBody(c, fields));
        if (form.success) await save(form.data, address);
        return form.success;
      });
      return backTo(c, config.siteUrl, "/contact", `sent=${outcome}#message`);
    }
    await save(await jsonBody(c, contactRequest), address);
    return c.json({ success: true, message: contactMessages.success } satisfies ContactResponse);
  };
}

import type { Handler } from "hono";
import { messages } from "#content/messages.ts";
import { type ContactRequest, type ContactResponse, contactRequest } from "#contract/contact.ts";
import { clientAddress } from "#server/middleware/address.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { countCall } from "#server/middleware/limits.ts";
import type { Parts } from "#server/parts.ts";
import { keepMessage } from "#server/store/messages.ts";
import { backTo, outcomeOf } from "./form-answer.ts";

const fields = ["name", "email", "topic", "message"];

/**
 * `POST /api/contact` (back-office §5, §7): keeps a message and lets the outbox mail it. The answer waits for the disk, never
 * for a mail server. A plain HTML form may post here as well and is sent back to the contact page.
 */
export function contact(parts: Parts): Handler {
  const { config, limiter, store } = parts;
  const mailDomain = new URL(config.siteUrl).hostname;

  async function keep(message: ContactRequest, address: string): Promise<void> {
    await countCall(limiter, "contact", { address, account: message.email });
    await keepMessage(store, message, mailDomain);
    parts.wakeOutbox();
  }

  return async (c) => {
    const address = clientAddress(c, config.trustProxy);
    if (isForm(c)) {
      const outcome = await outcomeOf(parts.log, async () => {
        const form = contactRequest.safeParse(await formBody(c, fields));
        if (form.success) await keep(form.data, address);
        return form.success;
      });
      return backTo(c, config.siteUrl, "/contact", `sent=${outcome}#message`);
    }
    await keep(await jsonBody(c, contactRequest), address);
    return c.json({ success: true, message: messages.contact.success } satisfies ContactResponse);
  };
}

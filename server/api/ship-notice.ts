import type { Context, Handler } from "hono";
import { consentWordings } from "#content/consent.ts";
import { shipNotice as text } from "#content/letters.ts";
import { messages } from "#content/messages.ts";
import { presaleSlugs } from "#content/presale.ts";
import { serverMessages } from "#content/server-messages.ts";
import { type ShipNoticeResponse, shipNoticeRequest } from "#contract/ship-notice.ts";
import { clientAddress } from "#server/middleware/address.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { countCall } from "#server/middleware/limits.ts";
import { refusal } from "#server/middleware/refuse.ts";
import type { Parts } from "#server/parts.ts";
import { joinShipList } from "#server/store/consents.ts";
import { backTo, outcomeOf } from "./form-answer.ts";
import { countTagged, sourceOf } from "./subscribe.ts";

/**
 * `POST /api/ship-notice` (beyond the specification): keeps an address that wants to hear when a presale product ships,
 * apart from the newsletter. Known and new addresses get the same answer. A plain HTML form may post here as well.
 */
export function shipNotice(parts: Parts): Handler {
  const { config, limiter, store } = parts;

  async function keep(c: Context, email: string, product: string, address: string): Promise<void> {
    if (!presaleSlugs.some((slug) => slug === product)) throw refusal(400, serverMessages.invalid);
    await countTagged(parts, address, email);
    const wording = consentWordings.shipDate.id;
    await joinShipList(store.shop, product, { email, source: sourceOf(c, config.siteUrl), wording });
  }

  return async (c) => {
    const address = clientAddress(c, config.trustProxy);
    if (isForm(c)) {
      const outcome = await outcomeOf(parts.log, async () => {
        await countCall(limiter, "shipNotice", { address });
        const form = shipNoticeRequest.safeParse(await formBody(c, ["email", "product"]));
        if (form.success) await keep(c, form.data.email, form.data.product, address);
        return form.success;
      });
      return backTo(c, config.siteUrl, "/", `noted=${outcome}#ship-notice`);
    }
    await countCall(limiter, "shipNotice", { address });
    const { email, product } = await jsonBody(c, shipNoticeRequest, messages.subscribe.invalid);
    await keep(c, email, product, address);
    return c.json({ success: true, message: text.done } satisfies ShipNoticeResponse);
  };
}

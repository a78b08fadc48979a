import type { Context, Handler } from "hono";
import { offersOf } from "#content/catalog/offers.ts";
import { shipDateConsent } from "#content/consent.ts";
import { messages } from "#content/messages.ts";
import { shipDateAlert as text } from "#content/newsletter.ts";
import { awaitedSlugs } from "#content/presale.ts";
import { serverMessages } from "#content/server-messages.ts";
import { type ShipDateAlertResponse, shipDateAlertRequest } from "#contract/ship-date-alert.ts";
import type { AppContext } from "#server/app-context.ts";
import { addShipDateAlert } from "#server/db/queries/consents.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import { backTo, outcomeOf } from "./form-response.ts";
import { countTagged, sourceOf } from "./subscribe.ts";

/** Known and new addresses get the same response. Takes plain forms too. */
export function shipDateAlert(context: AppContext): Handler {
  const { catalog, config, limiter, database } = context;

  async function save(c: Context, email: string, product: string, address: string): Promise<void> {
    if (!awaitedSlugs(offersOf(catalog.current())).some((slug) => slug === product))
      throw httpError(400, serverMessages.invalid);
    await countTagged(context, address, email);
    const consentTextId = shipDateConsent.id;
    await addShipDateAlert(database.db, product, { email, source: sourceOf(c, config.siteUrl), consentTextId });
  }

  return async (c) => {
    const address = clientIp(c, config.trustProxy);
    if (isForm(c)) {
      const outcome = await outcomeOf(context.log, async () => {
        await enforceRateLimit(limiter, "shipDateAlert", { address });
        const form = shipDateAlertRequest.safeParse(await formBody(c, ["email", "product"]));
        if (form.success) await save(c, form.data.email, form.data.product, address);
        return form.success;
      });
      return backTo(c, config.siteUrl, "/", `noted=${outcome}#ship-date-alert`);
    }
    await enforceRateLimit(limiter, "shipDateAlert", { address });
    const { email, product } = await jsonBody(c, shipDateAlertRequest, messages.subscribe.invalid);
    await save(c, email, product, address);
    return c.json({ success: true, message: text.done } satisfies ShipDateAlertResponse);
  };
}

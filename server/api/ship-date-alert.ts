import type { Handler } from "hono";
import { awaitedSlugs, offersOf } from "#content/catalog/offers.ts";
import { shipDateConsent } from "#content/consent.ts";
import { messages } from "#content/messages.ts";
import { shipDateAlert as text } from "#content/newsletter.ts";
import { serverMessages } from "#content/server-messages.ts";
import type { DoneResponse } from "#contract/done-response.ts";
import { shipDateAlertRequest } from "#contract/ship-date-alert.ts";
import type { AppContext } from "#server/app-context.ts";
import { addShipDateAlert } from "#server/db/queries/consents.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { postedCall } from "./posted-call.ts";
import { countTagged, sourceOf } from "./subscribe.ts";

/** Known and new addresses get the same response. */
export function shipDateAlert(context: AppContext): Handler {
  const { catalog, database } = context;
  return postedCall(context, {
    schema: shipDateAlertRequest,
    invalid: messages.subscribe.invalid,
    limit: "shipDateAlert",
    async save({ email, product }, sender) {
      const isAwaited = awaitedSlugs(offersOf(catalog.current())).some((slug) => slug === product);
      if (!isAwaited) throw httpError(400, serverMessages.invalid);
      await countTagged(context, sender.address, email);
      const consentTextId = shipDateConsent.id;
      await addShipDateAlert(database.db, product, { email, source: sourceOf(sender), consentTextId });
    },
    response: (): DoneResponse => ({ success: true, message: text.done }),
    redirect: (outcome, page) => `${page ?? "/"}?noted=${outcome}#ship-date-alert`,
  });
}

import type { Context, Handler, MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { awaitedSlugs, offersOf } from "#content/catalog/offers.ts";
import { newsletterConsent, shipDateConsent } from "#content/consent.ts";
import { contactCommunity } from "#content/contact.ts";
import { messages } from "#content/messages.ts";
import { shipDateAlert as alertText, subscriptionPages } from "#content/newsletter.ts";
import { serverMessages } from "#content/server-messages.ts";
import { campaignLinkRequest, shipDateAlertRequest, subscribeRequest } from "#contract/mailing-lists.ts";
import type { AppContext } from "#server/app-context.ts";
import { verifySubscriptionToken } from "#server/campaigns/subscription-tokens.ts";
import {
  addShipDateAlert,
  confirmSubscriber,
  leaveNewsletter,
  removeShipDateAlert,
} from "#server/db/queries/consents.ts";
import { enforceRateLimit } from "#server/middleware/count-tries.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { countMail, isTagged, mailboxOf } from "#server/middleware/mail-limits.ts";
import { sameOriginOnly } from "#server/middleware/origin.ts";
import { done, postedCall, type Sender } from "./posted-call.ts";
import type { FormField } from "./refused-form.ts";

const email: FormField = { label: alertText.email, kind: "email", required: true, autoComplete: "email" };

/** The path of the form's page, or `website` without a Referer. */
const sourceOf = ({ page }: Sender): string => (page !== null && /^\/[\w/-]{0,80}$/.test(page) ? page : "website");

/**
 * Counts an address with a tag (`name+tag@`) that joins a list: one mailbox has no end of those, and a campaign would
 * go to each.
 * @throws HTTPException 429
 */
async function countTagged({ limiter }: AppContext, address: string, email: string): Promise<void> {
  if (isTagged(email)) await enforceRateLimit(limiter, "taggedAddress", { address, account: mailboxOf(email) });
}

/**
 * Makes the handler of `POST /api/subscribe`: subscribes an address to the newsletter, or asks it to confirm
 * (docs/behavior/newsletter.md#addresses). It responds once that is on disk, alike for known and new addresses, and
 * takes plain forms too.
 * @throws HTTPException 429
 */
export function subscribeCall(context: AppContext): Handler {
  const { config, limiter, log } = context;
  return postedCall(context, {
    schema: subscribeRequest,
    invalid: messages.subscribe.invalid,
    form: { fields: { email }, note: newsletterConsent.text, submit: contactCommunity.submit, page: "/" },
    limit: "subscribe",
    async save({ email }, sender) {
      const { address } = sender;
      if (!config.doubleOptIn) await countTagged(context, address, email);
      else if (!(await countMail(limiter, "confirm", { address, email })).granted) {
        // The same response as always: it tells nobody whose mailbox was asked before.
        log.warn("nobody was asked to confirm a subscription: too many mails");
        return;
      }
      await context.subscribe({ email, source: sourceOf(sender), consentTextId: newsletterConsent.id });
    },
    response: () => done(messages.subscribe.success),
    redirect: (outcome, page) => `${page ?? "/"}?subscribed=${outcome}#newsletter`,
  });
}

/**
 * Makes the handler of `POST /api/ship-date-alert`: keeps an address for one product's ship date, apart from the
 * newsletter. Known and new addresses get the same response; it takes plain forms too.
 * @throws HTTPException 400 for a product that nobody waits for, 429
 */
export function shipDateAlertCall(context: AppContext): Handler {
  const { catalog, database } = context;
  return postedCall(context, {
    schema: shipDateAlertRequest,
    invalid: messages.subscribe.invalid,
    form: {
      fields: { email, product: { label: "", kind: "hidden" } },
      note: shipDateConsent.text,
      submit: alertText.button,
      page: "/",
    },
    limit: "shipDateAlert",
    async save({ email, product }, sender) {
      const isAwaited = awaitedSlugs(offersOf(catalog.current())).some((slug) => slug === product);
      if (!isAwaited) throw httpError(400, serverMessages.invalid);
      await countTagged(context, sender.address, email);
      const consentTextId = shipDateConsent.id;
      await addShipDateAlert(database.db, product, { email, source: sourceOf(sender), consentTextId });
    },
    response: () => done(alertText.done),
    redirect: (outcome, page) => `${page ?? "/"}?noted=${outcome}#ship-date-alert`,
  });
}

/**
 * Whether this is the one-click unsubscribe of a mail program (RFC 8058): the token is in the query, and there is
 * neither cookie nor origin.
 */
async function isOneClick(c: Context): Promise<boolean> {
  if (c.req.query("token") === undefined) return false;
  const type = c.req.header("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)) return false;
  const body = await c.req.parseBody().catch(() => ({}));
  return Reflect.get(body, "List-Unsubscribe") === "One-Click";
}

/**
 * Makes the handler of what the page behind a mail's link posts: JSON, or a plain form that is sent back to that page
 * with the outcome.
 */
function pageCall(
  context: AppContext,
  page: "unsubscribe" | "confirm",
  work: (token: string) => Promise<void>,
): MiddlewareHandler {
  const call = postedCall(context, {
    schema: campaignLinkRequest,
    invalid: subscriptionPages.broken,
    save: ({ token }) => work(token),
    response: () => done(subscriptionPages[page].done),
    redirect: (outcome) => `/${page}?done=${outcome}`,
  });
  return every(sameOriginOnly(context.config.siteUrl), call);
}

/**
 * Makes the handler of `POST /api/unsubscribe`: takes an address off a list, by the button of the page behind a mail's
 * link or by one click in the mail program. The token of the link alone authorizes it.
 * @throws HTTPException 400 for a token that isn't ours
 */
export function unsubscribeCall(context: AppContext): Handler {
  const { database, keys } = context;
  async function leave(token: string, source: string): Promise<void> {
    const link = verifySubscriptionToken(keys.subscriptions, token, "unsubscribe");
    if (!link) throw httpError(400, subscriptionPages.broken);
    if (link.list === "newsletter") await leaveNewsletter(database, link.email, source);
    else await removeShipDateAlert(database.db, link.list.slice("ship:".length), link.email);
  }
  const byPage = pageCall(context, "unsubscribe", (token) => leave(token, "/unsubscribe"));
  return async (c, next) => {
    if (!(await isOneClick(c))) return byPage(c, next);
    await leave(c.req.query("token") ?? "", "one click");
    return c.json(done(subscriptionPages.unsubscribe.done));
  };
}

/**
 * Handles `GET /api/unsubscribe`, the address of a mail's header, opened as a page: it changes nothing and leads to the
 * page with the button.
 */
export const unsubscribePageCall: Handler = (c) =>
  c.redirect(`/unsubscribe?token=${encodeURIComponent(c.req.query("token") ?? "")}`, 303);

/**
 * Makes the handler of `POST /api/confirm-subscription`: subscribes an address by the link of the mail that asks
 * (DOUBLE_OPT_IN).
 * @throws HTTPException 400 for a token that isn't ours, or is of somebody who has unsubscribed since
 */
export const confirmSubscriptionCall = (context: AppContext): Handler =>
  pageCall(context, "confirm", async (token) => {
    const { keys, database, campaignMailer } = context;
    const link = verifySubscriptionToken(keys.subscriptions, token, "confirm");
    const isConfirmed = link && (await confirmSubscriber(database, campaignMailer.schema, link.email));
    if (!isConfirmed) throw httpError(400, subscriptionPages.broken);
  });

import type { Context, Handler } from "hono";
import { subscriptionPages } from "#content/newsletter.ts";
import { type CampaignLinkResponse, campaignLinkRequest } from "#contract/subscription-link.ts";
import type { AppContext } from "#server/app-context.ts";
import { type SubscriptionToken, verifySubscriptionToken } from "#server/campaigns/subscription-tokens.ts";
import { confirmSubscriber, leaveNewsletter, removeShipDateAlert } from "#server/db/queries/consents.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { sameOriginOnly } from "#server/middleware/origin.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import { outcomeOf } from "./form-response.ts";

async function leave({ database }: AppContext, { list, email }: SubscriptionToken, source: string): Promise<void> {
  if (list === "newsletter") await leaveNewsletter(database, email, source);
  else await removeShipDateAlert(database.db, list.slice("ship:".length), email);
}

/** One-click unsubscribe of a mail program (RFC 8058): the token in the query, no cookie, no origin. */
async function isOneClick(c: Context): Promise<boolean> {
  if (c.req.query("token") === undefined) return false;
  const type = c.req.header("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)) return false;
  const body = await c.req.parseBody().catch(() => ({}));
  return Reflect.get(body, "List-Unsubscribe") === "One-Click";
}

export function unsubscribe(context: AppContext): Handler {
  const { config, keys, limiter } = context;
  const own = sameOriginOnly(config.siteUrl);
  const read = (token: string): SubscriptionToken => {
    const found = verifySubscriptionToken(keys.subscriptions, token, "unsubscribe");
    if (!found) throw httpError(400, subscriptionPages.broken);
    return found;
  };
  return async (c) => {
    await enforceRateLimit(limiter, "subscriptionLink", { address: clientIp(c, config.trustProxy) });
    if (await isOneClick(c)) {
      await leave(context, read(c.req.query("token") ?? ""), "one click");
      return c.json({ success: true, message: subscriptionPages.unsubscribe.done } satisfies CampaignLinkResponse);
    }
    return byPage(context, c, own, "/unsubscribe", subscriptionPages.unsubscribe.done, (token) =>
      leave(context, read(token), "/unsubscribe"),
    );
  };
}

/** The address of the mail's header, opened as a page: changes nothing. */
export function unsubscribePage(): Handler {
  return (c) => c.redirect(`/unsubscribe?token=${encodeURIComponent(c.req.query("token") ?? "")}`, 303);
}

/** For DOUBLE_OPT_IN. */
export function confirmSubscription(context: AppContext): Handler {
  const { config, keys, limiter, database, campaignMailer } = context;
  const own = sameOriginOnly(config.siteUrl);
  return async (c) => {
    await enforceRateLimit(limiter, "subscriptionLink", { address: clientIp(c, config.trustProxy) });
    return byPage(context, c, own, "/confirm", subscriptionPages.confirm.done, async (token) => {
      const found = verifySubscriptionToken(keys.subscriptions, token, "confirm");
      if (!found || !(await confirmSubscriber(database, campaignMailer.schema, found.email))) {
        throw httpError(400, subscriptionPages.broken);
      }
    });
  };
}

/** JSON, or a plain form that is redirected back to the page with the outcome. */
async function byPage(
  { log }: AppContext,
  c: Context,
  own: ReturnType<typeof sameOriginOnly>,
  page: string,
  message: string,
  work: (token: string) => Promise<void>,
): Promise<Response> {
  await own(c, async () => {});
  if (isForm(c)) {
    const outcome = await outcomeOf(log, async () => {
      const form = campaignLinkRequest.safeParse(await formBody(c, ["token"]));
      if (form.success) await work(form.data.token);
      return form.success;
    });
    return c.redirect(`${page}?done=${outcome}`, 303);
  }
  const { token } = await jsonBody(c, campaignLinkRequest, subscriptionPages.broken);
  await work(token);
  return c.json({ success: true, message } satisfies CampaignLinkResponse);
}

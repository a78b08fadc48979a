import type { Context, Handler } from "hono";
import { every } from "hono/combine";
import { subscriptionPages } from "#content/newsletter.ts";
import type { DoneResponse } from "#contract/done-response.ts";
import { campaignLinkRequest } from "#contract/subscription-link.ts";
import type { AppContext } from "#server/app-context.ts";
import { verifySubscriptionToken } from "#server/campaigns/subscription-tokens.ts";
import { confirmSubscriber, leaveNewsletter, removeShipDateAlert } from "#server/db/queries/consents.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { sameOriginOnly } from "#server/middleware/origin.ts";
import { postedCall } from "./posted-call.ts";

const done = (page: "unsubscribe" | "confirm"): DoneResponse => ({
  success: true,
  message: subscriptionPages[page].done,
});

/** One-click unsubscribe of a mail program (RFC 8058): the token in the query, no cookie, no origin. */
async function isOneClick(c: Context): Promise<boolean> {
  if (c.req.query("token") === undefined) return false;
  const type = c.req.header("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)) return false;
  const body = await c.req.parseBody().catch(() => ({}));
  return Reflect.get(body, "List-Unsubscribe") === "One-Click";
}

/** What the page behind a mail's link posts. */
function pageCall(context: AppContext, page: "unsubscribe" | "confirm", work: (token: string) => Promise<void>) {
  const call = postedCall(context, {
    schema: campaignLinkRequest,
    invalid: subscriptionPages.broken,
    save: ({ token }) => work(token),
    response: () => done(page),
    redirect: (outcome) => `/${page}?done=${outcome}`,
  });
  return every(sameOriginOnly(context.config.siteUrl), call);
}

export function unsubscribe(context: AppContext): Handler {
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
    return c.json(done("unsubscribe"));
  };
}

/** The address of the mail's header, opened as a page: changes nothing. */
export function unsubscribePage(): Handler {
  return (c) => c.redirect(`/unsubscribe?token=${encodeURIComponent(c.req.query("token") ?? "")}`, 303);
}

/** For DOUBLE_OPT_IN. */
export const confirmSubscription = (context: AppContext): Handler =>
  pageCall(context, "confirm", async (token) => {
    const { keys, database, campaignMailer } = context;
    const link = verifySubscriptionToken(keys.subscriptions, token, "confirm");
    const isConfirmed = link && (await confirmSubscriber(database, campaignMailer.schema, link.email));
    if (!isConfirmed) throw httpError(400, subscriptionPages.broken);
  });

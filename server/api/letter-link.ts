import type { Context, Handler } from "hono";
import { letterPages } from "#content/letters.ts";
import { type LetterLinkResponse, letterLinkRequest } from "#contract/letter-link.ts";
import { type LetterToken, readLetterToken } from "#server/letters/letter-tokens.ts";
import { clientAddress } from "#server/middleware/address.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { countCall } from "#server/middleware/limits.ts";
import { sameOriginOnly } from "#server/middleware/origin.ts";
import { refusal } from "#server/middleware/refuse.ts";
import type { Parts } from "#server/parts.ts";
import { confirmSubscriber, leaveNewsletter, leaveShipList } from "#server/store/consents.ts";
import { outcomeOf } from "./form-answer.ts";

async function leave({ store }: Parts, { list, email }: LetterToken, source: string): Promise<void> {
  if (list === "newsletter") await leaveNewsletter(store, email, source);
  else await leaveShipList(store.shop, list.slice("ship:".length), email);
}

/**
 * Whether a mail program unsubscribes for its user (RFC 8058): the token is in the address, the body says so, and there is
 * neither cookie nor origin to check. The token alone is the leave to do it.
 */
async function isOneClick(c: Context): Promise<boolean> {
  if (c.req.query("token") === undefined) return false;
  const type = c.req.header("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)) return false;
  const body = await c.req.parseBody().catch(() => ({}));
  return Reflect.get(body, "List-Unsubscribe") === "One-Click";
}

/** `POST /api/unsubscribe`: by the button of the page, or by one click in the mail program. */
export function unsubscribe(parts: Parts): Handler {
  const { config, keys, limiter } = parts;
  const own = sameOriginOnly(config.siteUrl);
  const read = (token: string): LetterToken => {
    const found = readLetterToken(keys.letters, token, "unsubscribe");
    if (!found) throw refusal(400, letterPages.broken);
    return found;
  };
  return async (c) => {
    await countCall(limiter, "letterLink", { address: clientAddress(c, config.trustProxy) });
    if (await isOneClick(c)) {
      await leave(parts, read(c.req.query("token") ?? ""), "one click");
      return c.json({ success: true, message: letterPages.unsubscribe.done } satisfies LetterLinkResponse);
    }
    return byPage(parts, c, own, "/unsubscribe", letterPages.unsubscribe.done, (token) =>
      leave(parts, read(token), "/unsubscribe"),
    );
  };
}

/** `GET /api/unsubscribe`: the address of the mail's header, opened as a page. It changes nothing. */
export function unsubscribePage(): Handler {
  return (c) => c.redirect(`/unsubscribe?token=${encodeURIComponent(c.req.query("token") ?? "")}`, 303);
}

/** `POST /api/confirm-subscription`: the button behind the link of the mail that asks (DOUBLE_OPT_IN). */
export function confirmSubscription(parts: Parts): Handler {
  const { config, keys, limiter, store, letterPost } = parts;
  const own = sameOriginOnly(config.siteUrl);
  return async (c) => {
    await countCall(limiter, "letterLink", { address: clientAddress(c, config.trustProxy) });
    return byPage(parts, c, own, "/confirm", letterPages.confirm.done, async (token) => {
      const found = readLetterToken(keys.letters, token, "confirm");
      if (!found || !(await confirmSubscriber(store, letterPost.schema, found.email))) {
        throw refusal(400, letterPages.broken);
      }
    });
  };
}

/** A post of our own page: as JSON, or as a plain form that is sent back to the page with the outcome. */
async function byPage(
  { log }: Parts,
  c: Context,
  own: ReturnType<typeof sameOriginOnly>,
  page: string,
  message: string,
  work: (token: string) => Promise<void>,
): Promise<Response> {
  await own(c, async () => {});
  if (isForm(c)) {
    const outcome = await outcomeOf(log, async () => {
      const form = letterLinkRequest.safeParse(await formBody(c, ["token"]));
      if (form.success) await work(form.data.token);
      return form.success;
    });
    return c.redirect(`${page}?done=${outcome}`, 303);
  }
  const { token } = await jsonBody(c, letterLinkRequest, letterPages.broken);
  await work(token);
  return c.json({ success: true, message } satisfies LetterLinkResponse);
}

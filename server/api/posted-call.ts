import type { Context, Handler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import type { DoneResponse } from "#contract/done-response.ts";
import { siteAddress } from "#contract/site-address.ts";
import type { AppContext } from "#server/app-context.ts";
import { checkedFields, isForm, jsonBody, type TypedFields, typedFields } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { enforceRateLimit } from "#server/middleware/count-tries.ts";
import type { RateLimitName } from "#server/middleware/rate-limits.ts";
import { answerRefusedForm, type FormWords } from "./refused-form.ts";

/**
 * Gives the path of the page that posted the form, or null for no page of this site. It is the Referer, unless the form
 * was drawn again after a refusal: then it is in the query as `from`.
 */
export function refererPath(c: Context, siteUrl: string): string | null {
  const from = c.req.query("from");
  if (from !== undefined) return siteAddress(from)?.split(/[?#]/, 1)[0] ?? null;
  const url = URL.parse(c.req.header("referer") ?? "");
  if (!url || (url.origin !== siteUrl && url.host !== c.req.header("host")?.toLowerCase())) return null;
  return siteAddress(url.pathname);
}

/**
 * Who posts: the network address by which calls are counted, and the path of the page, null where it is none of this
 * site.
 */
export type Sender = { readonly address: string; readonly page: string | null };

/** Makes the response of a call that has nothing to give but a sentence. */
export const done = (message: string): DoneResponse => ({ success: true, message });

/** What a call that takes JSON and plain forms is made from. */
type PostedCall<Schema extends z.ZodObject, Saved> = {
  readonly schema: Schema;
  /** Told to a script whose body doesn't fit. */
  readonly invalid?: string;
  /** Counted by address before the body is read. */
  readonly limit?: RateLimitName;
  save(body: z.output<Schema>, sender: Sender): Promise<Saved>;
  /** The body for a script. */
  response(saved: Saved): object;
  /** The page of a plain form that was refused; without it the form's own page hears the outcome. */
  readonly form?: FormWords & { readonly page: string };
  /** Where a plain form goes on; its page reads the outcome in the query. */
  redirect(outcome: "1" | "invalid" | "failed", page: string | null, saved: Saved | null): string;
};

/**
 * Makes the handler of a call that takes JSON and plain forms. It answers the one by JSON, the other by a redirect; a
 * plain form that was refused is drawn again with what was typed, or hears of it by the redirect.
 */
export function postedCall<Schema extends z.ZodObject, Saved>(
  { config, limiter, log }: Pick<AppContext, "config" | "limiter" | "log">,
  { schema, invalid, limit, form, save, response, redirect }: PostedCall<Schema, Saved>,
): Handler {
  async function receive(sender: Sender, read: () => Promise<z.output<Schema>>): Promise<Saved> {
    if (limit) await enforceRateLimit(limiter, limit, sender);
    return save(await read(), sender);
  }
  async function receiveForm(c: Context, sender: Sender): Promise<Response> {
    let typed: TypedFields = {};
    try {
      typed = await typedFields(c, Object.keys(schema.shape));
      const saved = await receive(sender, async () => checkedFields(schema, typed));
      return c.redirect(redirect("1", sender.page, saved), 303);
    } catch (error) {
      if (form) return answerRefusedForm(c, { form, page: sender.page ?? form.page, typed, error }, log);
      const isRefusal = error instanceof HTTPException;
      if (!isRefusal) log.warn({ err: error }, "a form couldn't be saved");
      const outcome = isRefusal && error.status === 400 ? "invalid" : "failed";
      return c.redirect(redirect(outcome, sender.page, null), 303);
    }
  }
  return async (c) => {
    const sender = { address: clientIp(c, config.trustProxy), page: refererPath(c, config.siteUrl) };
    if (isForm(c)) return receiveForm(c, sender);
    return c.json(response(await receive(sender, () => jsonBody(c, schema, invalid))));
  };
}

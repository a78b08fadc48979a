import type { Context, Handler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import type { DoneResponse } from "#contract/done-response.ts";
import { siteAddress } from "#contract/site-address.ts";
import type { AppContext } from "#server/app-context.ts";
import { formBody, isForm, jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { enforceRateLimit, type RateLimitName } from "#server/middleware/rate-limits.ts";

/** The path of the page that posted the form (Referer), or null for no page of this site. */
export function refererPath(c: Context, siteUrl: string): string | null {
  const url = URL.parse(c.req.header("referer") ?? "");
  if (!url || (url.origin !== siteUrl && url.host !== c.req.header("host")?.toLowerCase())) return null;
  return siteAddress(url.pathname);
}

export type Sender = { readonly address: string; readonly page: string | null };

/** The response of a call that has nothing to give but a sentence. */
export const done = (message: string): DoneResponse => ({ success: true, message });

type PostedCall<Schema extends z.ZodObject, Saved> = {
  readonly schema: Schema;
  /** Told to a script whose body doesn't fit. */
  readonly invalid?: string;
  /** Counted by address before the body is read. */
  readonly limit?: RateLimitName;
  save(body: z.output<Schema>, sender: Sender): Promise<Saved>;
  /** The body for a script. */
  response(saved: Saved): object;
  /** Where a plain form goes on; its page reads the outcome in the query. */
  redirect(outcome: "1" | "invalid" | "failed", page: string | null, saved: Saved | null): string;
};

/** A call that takes JSON and plain forms, and answers the one by JSON, the other by a redirect, also when it failed. */
export function postedCall<Schema extends z.ZodObject, Saved>(
  { config, limiter, log }: Pick<AppContext, "config" | "limiter" | "log">,
  { schema, invalid, limit, save, response, redirect }: PostedCall<Schema, Saved>,
): Handler {
  async function receive(c: Context, sender: Sender): Promise<Saved> {
    if (limit) await enforceRateLimit(limiter, limit, sender);
    return save(await (isForm(c) ? formBody(c, schema) : jsonBody(c, schema, invalid)), sender);
  }
  return async (c) => {
    const sender = { address: clientIp(c, config.trustProxy), page: refererPath(c, config.siteUrl) };
    if (!isForm(c)) return c.json(response(await receive(c, sender)));
    try {
      const saved = await receive(c, sender);
      return c.redirect(redirect("1", sender.page, saved), 303);
    } catch (error) {
      const isRefusal = error instanceof HTTPException;
      if (!isRefusal) log.warn({ err: error }, "a form couldn't be saved");
      const outcome = isRefusal && error.status === 400 ? "invalid" : "failed";
      return c.redirect(redirect(outcome, sender.page, null), 303);
    }
  };
}

import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Log } from "#server/log.ts";

/** The path of the page that a form was on, or null when it was on none of ours. */
export function refererPath(c: Context, siteUrl: string): string | null {
  const referer = c.req.header("referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const url = new URL(referer);
  if (url.origin !== siteUrl && url.host !== c.req.header("host")?.toLowerCase()) return null;
  // Two slashes at the start would lead to another host.
  return url.pathname.replace(/^\/{2,}/, "/");
}

/** How a plain form post ended, as its page reads it: kept, not usable, or not kept for another reason. */
export type FormOutcome = "1" | "invalid" | "failed";

/** Runs the work behind a form post. `work` gives false for input that can't be used; what it throws becomes `failed`. */
export async function outcomeOf(log: Log, work: () => Promise<boolean>): Promise<FormOutcome> {
  try {
    return (await work()) ? "1" : "invalid";
  } catch (error) {
    if (error instanceof HTTPException) return error.status === 400 ? "invalid" : "failed";
    log.warn({ err: error }, "a form couldn't be kept");
    return "failed";
  }
}

/** Sends the browser back to the page of the form, or to `fallback`, with the outcome in the query. */
export function backTo(c: Context, siteUrl: string, fallback: string, outcome: string): Response {
  return c.redirect(`${refererPath(c, siteUrl) ?? fallback}?${outcome}`, 303);
}

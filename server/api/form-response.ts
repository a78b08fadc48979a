import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { siteAddress } from "#contract/site-address.ts";
import type { Log } from "#server/log.ts";

/** The path of the page that posted the form (Referer), or null for no page of this site. */
export function refererPath(c: Context, siteUrl: string): string | null {
  const referer = c.req.header("referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const url = new URL(referer);
  if (url.origin !== siteUrl && url.host !== c.req.header("host")?.toLowerCase()) return null;
  return siteAddress(url.pathname);
}

/** How the page of a plain form post reads its result. */
export type FormOutcome = "1" | "invalid" | "failed";

/** `work` returns false for invalid input; an error becomes `failed`. */
export async function outcomeOf(log: Log, work: () => Promise<boolean>): Promise<FormOutcome> {
  try {
    return (await work()) ? "1" : "invalid";
  } catch (error) {
    if (error instanceof HTTPException) return error.status === 400 ? "invalid" : "failed";
    log.warn({ err: error }, "a form couldn't be saved");
    return "failed";
  }
}

/** To the page of the form, or to `fallback`, with the outcome in the query. */
export function backTo(c: Context, siteUrl: string, fallback: string, outcome: string): Response {
  return c.redirect(`${refererPath(c, siteUrl) ?? fallback}?${outcome}`, 303);
}

import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { serverMessages } from "#content/server-messages.ts";
import type { ErrorResponse } from "#contract/error-response.ts";
import { isUnavailable } from "#server/db/unavailable.ts";
import type { Log } from "#server/lib/log.ts";
import { QueueFullError } from "#server/lib/work-queue.ts";

const retrySeconds = "5";

/** Makes an error as every call answers it: JSON with a sentence for people. */
export function jsonResponse(status: number, body: ErrorResponse, headers: Record<string, string> = {}): Response {
  const type = { "Content-Type": "application/json; charset=utf-8" };
  return new Response(JSON.stringify(body), { status, headers: { ...type, ...headers } });
}

/** Makes the error, to be thrown, that ends a call with a status and a sentence that a visitor may read. */
export function httpError(
  status: ContentfulStatusCode,
  message: string,
  headers: Record<string, string> = {},
): HTTPException {
  return new HTTPException(status, { message, res: jsonResponse(status, { success: false, message }, headers) });
}

/** Gives what was looked for, or done. @throws HTTPException 404 where there was nothing */
export function orNotFound<T>(found: T | null | undefined | false, message: string = serverMessages.notFound): T {
  if (found === null || found === undefined || found === false) throw httpError(404, message);
  return found;
}

/**
 * Turns any error into a response that reveals nothing internal, and logs what isn't the client's fault: 503 while the
 * database is away, 429 where too much is under way, 500 for anything unexpected.
 */
export function handleError(error: unknown, c: Context, log: Log): Response {
  if (error instanceof HTTPException) {
    const response = error.getResponse();
    // A copy, because Hono adds headers to it and the original may be shared.
    return new Response(response.body, response);
  }
  if (error instanceof QueueFullError) {
    return httpError(429, serverMessages.busy, { "Retry-After": retrySeconds }).getResponse();
  }
  const gone = isUnavailable(error);
  const where = { requestId: c.get("requestId"), method: c.req.method, path: c.req.path };
  if (gone) log.warn({ ...where, err: error }, "the database can't serve");
  else log.error({ ...where, err: error }, "a request failed");
  const message = gone ? serverMessages.unavailable : serverMessages.unexpected;
  if (gone) c.header("Retry-After", retrySeconds);
  return c.json({ success: false, message } satisfies ErrorResponse, gone ? 503 : 500);
}

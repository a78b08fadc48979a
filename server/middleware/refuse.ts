import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { serverMessages } from "#content/server-messages.ts";
import type { Failure } from "#contract/failure.ts";
import type { Log } from "#server/log.ts";
import { isUnavailable } from "#server/store/unavailable.ts";

/** Seconds after which a client may try again when the database is gone. */
const retrySeconds = "5";

/** An error answer of a call (architecture, Calls). Thrown by whoever finds the reason; the app turns it into the answer. */
export function refusal(
  status: ContentfulStatusCode,
  message: string,
  headers: Record<string, string> = {},
): HTTPException {
  const body = JSON.stringify({ success: false, message } satisfies Failure);
  return new HTTPException(status, {
    message,
    res: new Response(body, { status, headers: { "Content-Type": "application/json; charset=utf-8", ...headers } }),
  });
}

/** Turns whatever went wrong into an answer that says nothing about the inside. */
export function answerError(error: unknown, c: Context, log: Log): Response {
  if (error instanceof HTTPException) {
    const answer = error.getResponse();
    // A copy: Hono adds headers to it, and the original may be shared.
    return new Response(answer.body, answer);
  }
  const gone = isUnavailable(error);
  const where = { requestId: c.get("requestId"), method: c.req.method, path: c.req.path };
  if (gone) log.warn({ ...where, err: error }, "the database can't serve");
  else log.error({ ...where, err: error }, "a request failed");
  const message = gone ? serverMessages.unavailable : serverMessages.unexpected;
  if (gone) c.header("Retry-After", retrySeconds);
  return c.json({ success: false, message } satisfies Failure, gone ? 503 : 500);
}

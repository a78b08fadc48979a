import { HTTPException } from "hono/http-exception";
import { serverMessages } from "#content/server-messages.ts";
import type { ErrorResponse } from "#contract/error-response.ts";
import type { Log } from "#server/lib/log.ts";
import { QueueFullError } from "#server/lib/work-queue.ts";
import type { CachedResponse } from "./cached-response.ts";
import { type PagePolicy, sourceHash } from "./page-headers.ts";

const { busy, busyTitle, tooMany, tryAgain } = serverMessages;

/** Plain on purpose: it costs nothing to send, and its colors are the browser's own. */
const style = "body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem}";
const htmlOf = (text: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${busyTitle} | InCard</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${busyTitle}</h1>
<p>${text}</p>
<p><a href="">${tryAgain}</a></p>
</main>
</body>
</html>
`;

type Headers = Readonly<Record<string, string>>;

const busyRetrySeconds = "3";
const busyLogMs = 60_000;

/** Turns what a rendering was refused with into the response in its place. @throws any other error */
export type Refuse = (error: unknown, isData: boolean) => CachedResponse;

/**
 * Makes what answers a refused rendering: 503 where too many pages are being rendered, 429 for a visitor who asks for
 * too many; a page for people, JSON for the router's data requests.
 * @param common headers of every page
 */
export function refusals(common: Headers, policy: PagePolicy, log: Log): Refuse {
  const pagePolicy = policy({ scripts: [], styles: [sourceHash(style)] });
  let loggedAt = Number.NEGATIVE_INFINITY;

  function response(status: 503 | 429, text: string, isData: boolean, retrySeconds: string): CachedResponse {
    const json = JSON.stringify({ success: false, message: text } satisfies ErrorResponse);
    const body = new TextEncoder().encode(isData ? json : htmlOf(text));
    const kind: Headers = isData
      ? { "Content-Type": "application/json; charset=utf-8" }
      : { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": pagePolicy };
    const about = { "Content-Length": String(body.byteLength), "Retry-After": retrySeconds };
    return { status, headers: { ...common, ...kind, ...about }, body };
  }

  return (error, isData) => {
    if (error instanceof HTTPException && error.status === 429) {
      return response(429, tooMany, isData, error.res?.headers.get("Retry-After") ?? busyRetrySeconds);
    }
    if (!(error instanceof QueueFullError)) throw error;
    if (Date.now() - loggedAt > busyLogMs) {
      loggedAt = Date.now();
      log.warn("more pages are asked for than can be rendered: some visitors hear 503");
    }
    return response(503, busy, isData, busyRetrySeconds);
  };
}

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

/** Answers a refused rendering: 503 under load, 429 for one visitor; HTML, or JSON for data. @throws other errors */
export function refusals(common: Headers, policy: PagePolicy, log: Log) {
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

  return (error: unknown, isData: boolean): CachedResponse => {
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

import { HTTPException } from "hono/http-exception";
import { serverMessages } from "#content/server-messages.ts";
import type { ErrorResponse } from "#contract/error-response.ts";
import type { Log } from "#server/log.ts";
import { QueueFullError } from "#server/work-queue.ts";
import type { CachedResponse } from "./cached-response.ts";
import type { PagePolicy } from "./content-security.ts";
import { sourceHash } from "./source-hash.ts";

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

/** Why a page isn't rendered now: too many are being rendered, or this visitor asks for too many. */
type BusyStatus = 503 | 429;

type BusyAnswer = (status: BusyStatus, isData: boolean, retrySeconds: string) => CachedResponse;

/**
 * The answer in place of a page that isn't rendered now: a page for people, JSON for the router's data requests.
 * @param headers what every page carries
 */
export function busyAnswer(headers: Readonly<Record<string, string>>, policy: PagePolicy): BusyAnswer {
  const pagePolicy = policy({ scripts: [], styles: [sourceHash(style)] });
  const bodies = (text: string) => {
    const html = new TextEncoder().encode(htmlOf(text));
    const json = JSON.stringify({ success: false, message: text } satisfies ErrorResponse);
    return {
      page: {
        body: html,
        headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": pagePolicy },
      },
      data: {
        body: new TextEncoder().encode(json),
        headers: { "Content-Type": "application/json; charset=utf-8" },
      },
    };
  };
  const answers = { 503: bodies(busy), 429: bodies(tooMany) };
  return (status, isData, retrySeconds) => {
    const { body, headers: own } = answers[status][isData ? "data" : "page"];
    const about = { "Content-Length": String(body.byteLength), "Retry-After": retrySeconds };
    return { status, headers: { ...headers, ...own, ...about }, body };
  };
}

/** Seconds after which somebody who was refused may try again. */
const busyRetrySeconds = "3";
/** Said in the log at most this often. */
const busyLogMs = 60_000;

/** Turns the error with which a rendering is refused into that answer. @throws every other error */
export function refusals(answer: BusyAnswer, log: Log): (error: unknown, isData: boolean) => CachedResponse {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (error, isData) => {
    if (error instanceof HTTPException && error.status === 429) {
      return answer(429, isData, error.res?.headers.get("Retry-After") ?? busyRetrySeconds);
    }
    if (!(error instanceof QueueFullError)) throw error;
    if (Date.now() - loggedAt > busyLogMs) {
      loggedAt = Date.now();
      log.warn("more pages are asked for than can be rendered: some visitors hear 503");
    }
    return answer(503, isData, busyRetrySeconds);
  };
}

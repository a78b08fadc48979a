import { serverMessages } from "#content/server-messages.ts";
import type { ErrorResponse } from "#contract/error-response.ts";
import type { CachedResponse } from "./cached-response.ts";

/** Seconds after which somebody who was refused may try again. */
const retrySeconds = "3";

const { busy, busyTitle, tryAgain } = serverMessages;

/** Plain on purpose: it costs nothing to send, and its colors are the browser's own. */
const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${busyTitle} | InCard</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem}</style>
</head>
<body>
<main>
<h1>${busyTitle}</h1>
<p>${busy}</p>
<p><a href="">${tryAgain}</a></p>
</main>
</body>
</html>
`;

/**
 * The answer while too many pages are being rendered: a page for people, JSON for the router's data requests.
 * @param headers what every page carries
 * @param policy gives the Content-Security-Policy of a document
 */
export function busyAnswer(
  headers: Readonly<Record<string, string>>,
  policy: (html: string) => string,
): (isData: boolean) => CachedResponse {
  const one = (type: string, text: string, more: Readonly<Record<string, string>>): CachedResponse => {
    const body = new TextEncoder().encode(text);
    const own = { "Content-Type": type, "Content-Length": String(body.byteLength), "Retry-After": retrySeconds };
    return { status: 503, headers: { ...headers, ...own, ...more }, body };
  };
  const page = one("text/html; charset=utf-8", html, { "Content-Security-Policy": policy(html) });
  const failure = { success: false, message: busy } satisfies ErrorResponse;
  const data = one("application/json; charset=utf-8", JSON.stringify(failure), {});
  return (isData) => (isData ? data : page);
}

import { renderToReadableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import { servicesContext } from "#contract/services.ts";
import { DocumentContext } from "./lib/document-context.ts";

/** The router context key of the services: server and pages must use the same object. */
export { servicesContext };

/** Render timeout in milliseconds. */
const renderTimeoutMs = 6_000;

/**
 * Renders a whole document: pages are cached as bytes, so nothing is streamed.
 * @returns the HTML; the status is 500 when rendering failed half-way
 */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { staticHtml, rendersMissing } = loadContext.get(servicesContext);
  if (responseStatusCode === 404 && !rendersMissing) return new Response(null, { status: 404 });
  let status = responseStatusCode;
  const body = await renderToReadableStream(
    <DocumentContext value={{ staticHtml, entry: routerContext }}>
      <ServerRouter context={routerContext} url={request.url} />
    </DocumentContext>,
    {
      signal: AbortSignal.timeout(renderTimeoutMs),
      onError(error: unknown) {
        status = 500;
        console.error(error);
      },
    },
  );
  await body.allReady;
  responseHeaders.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : body, { status, headers: responseHeaders });
}

import { PassThrough } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import { servicesContext } from "#app/services-context.ts";
import { DocumentContext } from "./lib/document-context.ts";
import css from "./styles/app.css?inline";
import { styleSheetId } from "./styles/style-sheet-id.ts";

/** Server and pages must use the same object. */
export { servicesContext };

export const styles = { id: styleSheetId, css };

const renderTimeoutMs = 6_000;

/** By React's stream for Node: the web stream takes longer, and nothing reads it while it is written. */
async function renderToBytes(
  element: ReactElement,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<Buffer<ArrayBuffer>> {
  const { promise: rendered, resolve, reject } = Promise.withResolvers<PassThrough>();
  const timer = setTimeout(() => stream.abort(), renderTimeoutMs);
  const stream = renderToPipeableStream(element, {
    nonce,
    onAllReady: () => resolve(stream.pipe(new PassThrough())),
    onShellError: reject,
    onError,
  });
  try {
    const chunks: Buffer[] = await (await rendered).toArray();
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(timer);
  }
}

/** Renders a whole document, because pages are cached as bytes. The status is 500 when rendering failed half-way. */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { staticHtml, rendersNotFound, scriptNonce } = loadContext.get(servicesContext);
  if (responseStatusCode === 404 && !rendersNotFound) return new Response(null, { status: 404 });
  let status = responseStatusCode;
  const body = await renderToBytes(
    <DocumentContext value={{ staticHtml, scriptNonce, entry: routerContext }}>
      <ServerRouter context={routerContext} url={request.url} nonce={scriptNonce} />
    </DocumentContext>,
    scriptNonce,
    (error) => {
      status = 500;
      console.error(error);
    },
  );
  responseHeaders.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : body, { status, headers: responseHeaders });
}

/**
 * A part of the document's last inline script: hands the document's data to the router's browser part, as `<Scripts>` would.
 * The router reads `stream`, and its own inline scripts, further down in the document, write to `streamController`.
 * @param context the router's state of the document, an object
 */
export function handOver(context: unknown): void {
  let streamController: ReadableStreamDefaultController<string> | undefined;
  const stream = new ReadableStream<string>({
    start(controller) {
      streamController = controller;
    },
  }).pipeThrough(new TextEncoderStream());
  window.__reactRouterContext = Object.assign(Object(context), { stream, streamController });
}

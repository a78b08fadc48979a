import { expect, test, vi } from "vitest";
import { handOver } from "./hand-over.ts";

test("the router finds the document's state, and reads what is written to the controller as bytes", async () => {
  const window: {
    __reactRouterContext?: { streamController: ReadableStreamDefaultController; stream: ReadableStream };
  } = {};
  vi.stubGlobal("window", window);
  handOver({ basename: "/" });
  expect(window.__reactRouterContext).toMatchObject({ basename: "/" });
  const { streamController, stream } = window.__reactRouterContext ?? {};
  streamController?.enqueue("data – ");
  streamController?.enqueue("more");
  streamController?.close();
  expect(await new Response(stream).text()).toBe("data – more");
});

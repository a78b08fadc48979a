import { type IncomingMessage, type RequestListener, type ServerResponse, validateHeaderValue } from "node:http";
import { serverMessages } from "#content/server-messages.ts";
import type { ErrorResponse } from "#contract/error-response.ts";
import type { Log } from "#server/lib/log.ts";

/** Something that answers a request on the socket, at once or later. */
export type Answering = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

const headers = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" } as const;
const failure = JSON.stringify({ success: false, message: serverMessages.unexpected } satisfies ErrorResponse);

/** Makes the response to a failure of ours: nothing about the inside. */
export const failureResponse = (): Response => new Response(failure, { status: 500, headers });

/** Answers 500, or cuts a response that had begun: half of one must not look whole. */
function answerFailure(outgoing: ServerResponse): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  outgoing.writeHead(500, headers);
  outgoing.end(failure);
}

/**
 * Surrounds what answers requests, so that what one request makes it throw costs that request alone: it is answered
 * 500, the log says why, and the process goes on.
 */
export function guardRequests(answering: Answering, log: Log): RequestListener {
  const fail = (error: unknown, incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const path = incoming.url?.split("?", 1)[0]?.slice(0, 200);
    log.error({ err: error, method: incoming.method, path }, "a request failed");
    try {
      answerFailure(outgoing);
    } catch (again) {
      log.error({ err: again }, "not even the failure could be answered");
      outgoing.destroy();
    }
  };
  return (incoming, outgoing) => {
    try {
      const answered = answering(incoming, outgoing);
      if (answered instanceof Promise) answered.catch((error: unknown) => fail(error, incoming, outgoing));
    } catch (error) {
      fail(error, incoming, outgoing);
    }
  };
}

/**
 * Gives the same response, once it is known that it can be sent.
 * @throws when it holds a header that Node refuses to send, though `Headers` takes it
 */
export function sendable(response: Response): Response {
  for (const [name, value] of response.headers) validateHeaderValue(name, value);
  return response;
}

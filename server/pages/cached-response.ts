/** A response held in memory, for the Node server and for tests without a socket. */
export type CachedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
};

/** The parts of a request that a response in memory is chosen by; `target` is path and query as received. */
export type CacheRequest = {
  readonly method: string;
  readonly target: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
};

/** Gives the parts of a Fetch request that a response in memory is chosen by. */
export function toCacheRequest(request: Request): CacheRequest {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    target: pathname + search,
    acceptEncoding: request.headers.get("accept-encoding") ?? undefined,
    ifNoneMatch: request.headers.get("if-none-match") ?? undefined,
  };
}

/** Gives a response in memory as a Fetch response. */
export const toResponse = ({ status, headers, body }: CachedResponse): Response =>
  new Response(body, { status, headers });

/** A response held in memory, for the Node server and for tests without a socket. */
export type CachedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
};

/** The fields of a request that select a cached response. */
export type CacheRequest = {
  readonly method: string;
  /** Path and query as received. */
  readonly target: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
};

/** The cache request of a Fetch request. */
export function toCacheRequest(request: Request): CacheRequest {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    target: pathname + search,
    acceptEncoding: request.headers.get("accept-encoding") ?? undefined,
    ifNoneMatch: request.headers.get("if-none-match") ?? undefined,
  };
}

/** Converts it to a Fetch response. */
export const toResponse = ({ status, headers, body }: CachedResponse): Response =>
  new Response(body, { status, headers });

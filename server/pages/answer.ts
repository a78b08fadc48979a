/** An answer ready to be written: the same for the Node server and for a test without a socket. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
};

/** What of a request decides an answer that is kept in memory. */
export type Asked = {
  readonly method: string;
  /** Path and query as they came. */
  readonly target: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
};

/** What a request asks for. */
export function askedBy(request: Request): Asked {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    target: pathname + search,
    acceptEncoding: request.headers.get("accept-encoding") ?? undefined,
    ifNoneMatch: request.headers.get("if-none-match") ?? undefined,
  };
}

/** The same as a Response. */
export const toResponse = ({ status, headers, body }: Answer): Response => new Response(body, { status, headers });

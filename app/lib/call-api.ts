/** The message is `{status}: {body text or status text}` (docs/behavior/calls.md#general). */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** Parsed; undefined where it isn't JSON. */
  readonly body: unknown;
  readonly serverMessage: string | undefined;
  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    try {
      this.body = JSON.parse(text);
    } catch {
      // Not JSON.
    }
    this.serverMessage = messageIn(this.body);
  }
}

/** Of the server's JSON. Read without Zod, which every page would load for it. */
export function messageIn(body: unknown): string | undefined {
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  return hasMessage && typeof body.message === "string" ? body.message : undefined;
}

type CallOptions = {
  payload?: unknown;
  /** Sent as it is, in place of a payload. */
  file?: Blob;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  credentials?: RequestCredentials;
};

/** Calls the API without reading the body (docs/behavior/calls.md#general). @throws ApiError, or the fetch error */
export async function sendToApi(method: "GET" | "POST", path: string, options: CallOptions = {}): Promise<Response> {
  const { file, payload } = options;
  const type = file ? "application/octet-stream" : payload === undefined ? null : "application/json";
  const response = await fetch(path, {
    method,
    credentials: options.credentials ?? "include",
    headers: { ...(type ? { "Content-Type": type } : {}), ...options.headers },
    ...(type ? { body: file ?? JSON.stringify(payload) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** Calls the API and parses the body. @throws ApiError, a ZodError for another shape, or the fetch error */
export async function callApi<Body>(
  method: "GET" | "POST",
  path: string,
  schema: { parse: (value: unknown) => Body },
  options: CallOptions = {},
): Promise<Body> {
  const response = await sendToApi(method, path, options);
  return schema.parse(await response.json());
}

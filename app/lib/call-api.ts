/** A response that isn't ok: the message is `{status}: {body text or status text}` (docs/behavior/calls.md#general). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }
  /** The `message` of a JSON error answer, or undefined. */
  get serverMessage(): string | undefined {
    try {
      const value: unknown = JSON.parse(this.body);
      if (typeof value === "object" && value !== null && "message" in value && typeof value.message === "string") {
        return value.message;
      }
    } catch {
      // Not JSON: there is no server message.
    }
    return undefined;
  }
}

type CallOptions = {
  payload?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  credentials?: RequestCredentials;
};

/**
 * Calls the shop's API without reading the answer's body (docs/behavior/calls.md#general): credentials are sent, a JSON
 * body only when there is a payload.
 * @throws ApiError when the answer isn't ok; the fetch error when the server can't be reached
 */
export async function sendToApi(method: "GET" | "POST", path: string, options: CallOptions = {}): Promise<Response> {
  const hasBody = options.payload !== undefined;
  const response = await fetch(path, {
    method,
    credentials: options.credentials ?? "include",
    headers: { ...(hasBody ? { "Content-Type": "application/json" } : {}), ...options.headers },
    ...(hasBody ? { body: JSON.stringify(options.payload) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/**
 * Calls the shop's API and parses the answer (docs/behavior/calls.md#general).
 * @param schema parses the answer; throws a ZodError when it doesn't match
 * @throws ApiError when the answer isn't ok; the fetch error when the server can't be reached
 */
export async function callApi<Answer>(
  method: "GET" | "POST",
  path: string,
  schema: { parse: (value: unknown) => Answer },
  options: CallOptions = {},
): Promise<Answer> {
  const response = await sendToApi(method, path, options);
  return schema.parse(await response.json());
}

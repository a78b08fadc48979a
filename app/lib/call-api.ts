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

/**
 * What is wrong with each field, by its name, where a refusal says so. Read without Zod, as `messageIn`.
 * @param body as parsed, or undefined where there was none
 */
export function fieldProblemsIn(body: unknown): Readonly<Record<string, string>> {
  const fields = typeof body === "object" && body !== null && "fields" in body ? body.fields : null;
  const entries: [string, unknown][] = Object.entries(typeof fields === "object" && fields !== null ? fields : {});
  return Object.fromEntries(
    entries.flatMap(([name, problem]) => (typeof problem === "string" ? [[name, problem]] : [])),
  );
}

const saysFailure = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "success" in body && body.success === false;

/** Such as the maintenance page of a proxy, which answers 200 to everything. JSON is none, whatever type it is sent as. */
const isHtmlPage = ({ body }: ApiError, text: string, type: string | null): boolean =>
  body === undefined && text.trim() !== "" && (/^\s*<[!?a-z]/i.test(text) || /^text\/html\b/i.test(type ?? ""));

/**
 * The message of an answer with an ok status, which means success unless its body says otherwise; empty without one.
 * @throws ApiError for a body that says `success: false`, and for an HTML page
 */
export async function acceptedMessage(response: Response): Promise<string> {
  // A body that breaks off takes nothing back.
  const text = await response.text().catch(() => "");
  const answer = new ApiError(response.status, text, response.statusText);
  if (saysFailure(answer.body) || isHtmlPage(answer, text, response.headers.get("content-type"))) throw answer;
  return answer.serverMessage ?? "";
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

/**
 * Calls the API and parses the body.
 * @throws ApiError, also for a body that says `success: false`; a ZodError for another shape, a SyntaxError for no JSON, or the
 * fetch error
 */
export async function callApi<Body>(
  method: "GET" | "POST",
  path: string,
  schema: { parse: (value: unknown) => Body },
  options: CallOptions = {},
): Promise<Body> {
  const response = await sendToApi(method, path, options);
  const body: unknown = await response.json();
  if (saysFailure(body)) throw new ApiError(response.status, JSON.stringify(body), response.statusText);
  return schema.parse(body);
}

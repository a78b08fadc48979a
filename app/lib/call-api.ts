/**
 * An answer of the API that isn't a success: its status isn't ok, or its body says so. The message is
 * `{status}: {body text or status text}` (docs/behavior/calls.md#general).
 */
export class ApiError extends Error {
  override name = "ApiError";
  /** The HTTP status. */
  readonly status: number;
  /** The body as parsed JSON; undefined where it isn't JSON. */
  readonly body: unknown;
  /** What the server says for the visitor's eyes, the `message` of its JSON; undefined where it says nothing. */
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

/**
 * Reads the `message` of an answer's JSON. Without Zod, which every page would load for it.
 * @param body as parsed, of any shape
 * @returns undefined where there is none, or where it isn't a string
 */
export function messageIn(body: unknown): string | undefined {
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  return hasMessage && typeof body.message === "string" ? body.message : undefined;
}

/**
 * Reads what a refusal says is wrong with the fields of a form. Without Zod, as `messageIn`.
 * @param body the answer's JSON as parsed, of any shape; undefined where there was none
 * @returns a sentence for each such field, by the field's name; empty where the refusal names none
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

/**
 * Whether an answer is a page in place of what was asked for, such as the maintenance page of a proxy, which answers 200 to
 * everything. JSON is no page, whatever type it is sent as.
 */
const isHtmlPage = ({ body }: ApiError, text: string, type: string | null): boolean =>
  body === undefined && text.trim() !== "" && (/^\s*<[!?a-z]/i.test(text) || /^text\/html\b/i.test(type ?? ""));

/**
 * Reads the message of an answer with an ok status, which means success unless its body says otherwise.
 * @param response its body hasn't been read yet
 * @returns the message for the visitor; empty where there is none, and where the body breaks off
 * @throws ApiError for a body that says `success: false`, and for an HTML page
 */
export async function acceptedMessage(response: Response): Promise<string> {
  // The server has taken what was sent, so a body that breaks off takes nothing back.
  const text = await response.text().catch(() => "");
  const answer = new ApiError(response.status, text, response.statusText);
  if (saysFailure(answer.body) || isHtmlPage(answer, text, response.headers.get("content-type"))) throw answer;
  return answer.serverMessage ?? "";
}

type CallOptions = {
  /** Sent as JSON; without it, and without a file, there is no body. */
  payload?: unknown;
  /** Sent as it is, in place of a payload. */
  file?: Blob;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** "include" where it is left out. */
  credentials?: RequestCredentials;
};

function contentTypeOf({ file, payload }: CallOptions): string | null {
  if (file) return "application/octet-stream";
  return payload === undefined ? null : "application/json";
}

/**
 * Calls the API without reading the answer's body (docs/behavior/calls.md#general).
 * @param path with its query, from the root of this site
 * @returns the answer, whose status is ok
 * @throws ApiError for any other status; the fetch error where the server can't be reached or `signal` aborts
 */
export async function sendToApi(method: "GET" | "POST", path: string, options: CallOptions = {}): Promise<Response> {
  const { file, payload } = options;
  const type = contentTypeOf(options);
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
 * Calls the API and parses the answer's body.
 * @param path with its query, from the root of this site
 * @param schema a Zod schema of the body; only its `parse` is used, so that pages needn't load Zod for it
 * @returns what the schema makes of the body
 * @throws ApiError for a status that isn't ok, and for a body that says `success: false`; what the schema throws for another
 * shape (a ZodError); a SyntaxError for no JSON; the fetch error where the server can't be reached or `signal` aborts
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

import { z } from "zod";
import { anySignal } from "#app/lib/any-signal.ts";
import { ApiError, callApi } from "#app/lib/call-api.ts";
import { staff } from "#content/admin-dashboard.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { pictureBounds } from "#contract/pictures.ts";
import { refuseAdminToken } from "./login/admin-token.ts";

/** Its message is for the screen (docs/behavior/staff-dashboards.md#states). */
export class AdminApiError extends Error {
  override name = "AdminApiError";
  /** Null where there was no readable response. */
  readonly status: number | null;
  /** For a screen that shows more of a refusal than its message. */
  readonly body: unknown;
  constructor(message: string, status: number | null = null, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
  /** The screen is then being left for the login. */
  get unauthenticated(): boolean {
    return this.status === 401;
  }
}

/** What is known of a POST call. */
export type PostOptions = {
  /** Whether it changes nothing, as a preview does: then its failure leaves nothing to wonder about. */
  readonly changesNothing?: boolean;
};

/**
 * The calls of the staff screens. Each sends the token and validates the response by its schema.
 * Each throws an AdminApiError; a call whose signal aborts throws what the abort gives.
 */
export type AdminApi = {
  readonly get: <T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal) => Promise<T>;
  readonly post: <T>(path: string, payload: unknown, schema: z.ZodType<T>, options?: PostOptions) => Promise<T>;
  readonly upload: <T>(path: string, file: Blob, schema: z.ZodType<T>) => Promise<T>;
};

/** A file takes its time, and is prepared after it has arrived. */
const timeoutMs = 20_000;
const uploadMs = (1000 * pictureBounds.bytes) / pictureBounds.bytesPerSecond + 60_000;

const onTheWay = new Map(Object.entries(staffMessages.refusedOnTheWay).map(([status, text]) => [Number(status), text]));

/** Whether a failed call may have done its work all the same: nothing of ours answered, or not to the end. */
const isUnsure = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.serverMessage === undefined && (error.status < 400 || error.status >= 500)
    : !(error instanceof AdminApiError);

/** What a failed call that changes something throws: its message says too where nobody knows how far the call came. */
function changeErrorOf(error: unknown): AdminApiError {
  const known = adminApiErrorOf(error, true);
  if (!isUnsure(error)) return known;
  const { message, status, body } = known;
  return new AdminApiError(`${message.replace(/\.?$/, ".")} ${staffMessages.unsure}`, status, body);
}

/**
 * The sentence for whatever a call threw.
 * @param showsRefusal whether the server's sentence is shown for every refusal and where another server failed it (502), not
 *   only for 403 and 429
 */
export function adminApiErrorOf(error: unknown, showsRefusal = false): AdminApiError {
  if (error instanceof AdminApiError) return error;
  if (error instanceof ApiError) {
    if (error.status === 401) return new AdminApiError(staffMessages.notAuthenticated, 401);
    if (error.status < 400) {
      return new AdminApiError(
        (showsRefusal && error.serverMessage) || staffMessages.apiFailure,
        error.status,
        error.body,
      );
    }
    const always = error.status === 429 || error.status === 403;
    const tells = error.status < 500 || error.status === 502;
    const shown = always || (showsRefusal && tells) ? error.serverMessage : undefined;
    const message = shown || onTheWay.get(error.status) || staffMessages.apiError(error.status);
    return new AdminApiError(message, error.status, error.body);
  }
  if (error instanceof z.ZodError || error instanceof SyntaxError) return new AdminApiError(staffMessages.apiFailure);
  return new AdminApiError(staff.error.unreachable);
}

/**
 * A client with a bearer token. A refused token is forgotten, so that the open screen leads to the login.
 * @param environment what this page was served as
 */
export function createAdminApi(token: string, environment: string): AdminApi {
  async function call<Response>(
    method: "GET" | "POST",
    path: string,
    schema: z.ZodType<Response>,
    options: { payload?: unknown; file?: Blob; signal?: AbortSignal | undefined },
    errorOf: (error: unknown) => AdminApiError,
  ): Promise<Response> {
    const headers = { Authorization: `Bearer ${token}`, "X-Environment": environment, "X-Client-Host": location.host };
    const timeout = AbortSignal.timeout(options.file ? uploadMs : timeoutMs);
    const signal = options.signal ? anySignal([timeout, options.signal]) : timeout;
    try {
      return await callApi(method, path, schema, { ...options, headers, signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) refuseAdminToken(token);
      // A refused token takes the screen away, and the call with it; its answer is there all the same.
      throw options.signal?.aborted && !(error instanceof ApiError) ? error : errorOf(error);
    }
  }
  return {
    get: (path, schema, signal) => call("GET", path, schema, { signal }, (error) => adminApiErrorOf(error)),
    post: (path, payload, schema, { changesNothing = false } = {}) =>
      call("POST", path, schema, { payload }, changesNothing ? (error) => adminApiErrorOf(error, true) : changeErrorOf),
    upload: (path, file, schema) => call("POST", path, schema, { file }, changeErrorOf),
  };
}

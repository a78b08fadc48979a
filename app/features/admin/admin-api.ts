import { z } from "zod";
import { ApiError, callApi } from "#app/lib/call-api.ts";
import { staff } from "#content/admin-dashboard.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { refuseAdminToken } from "./login/admin-token.ts";

/** A failed staff call, with a message for the screen (docs/behavior/staff-dashboards.md#states). */
export class AdminApiError extends Error {
  override name = "AdminApiError";
  /** True when the token isn't accepted: the screen is being left for the login. */
  readonly unauthenticated: boolean;
  /** The body of a refusal, for a screen that shows more of it than its message. */
  readonly body: string;
  /** The status of the answer; null where there was none that could be read. */
  readonly status: number | null;
  constructor(message: string, unauthenticated = false, status: number | null = null, body = "") {
    super(message);
    this.unauthenticated = unauthenticated;
    this.status = status;
    this.body = body;
  }
}

/** The API client of the staff screens: sends the token and validates each response. @throws AdminApiError */
export type AdminApi = {
  get<Schema extends z.ZodType>(path: string, schema: Schema, signal?: AbortSignal): Promise<z.infer<Schema>>;
  post<Schema extends z.ZodType>(path: string, payload: unknown, schema: Schema): Promise<z.infer<Schema>>;
  upload<Schema extends z.ZodType>(path: string, file: Blob, schema: Schema): Promise<z.infer<Schema>>;
};

/** One call of the client, for what needs no more of it. @throws AdminApiError */
export type AdminGet = <Schema extends z.ZodType>(path: string, schema: Schema) => Promise<z.infer<Schema>>;

/** Timeouts in milliseconds; a file takes its time. */
const timeoutMs = 20_000;
const uploadMs = 60_000;

/**
 * The sentence for whatever a call threw: 401, another status, an answer that isn't one, or no answer at all.
 * @param showsRefusal whether the server's own sentence is shown for every 4xx, not only for a role that may not and for too
 * many requests
 */
export function adminApiErrorOf(error: unknown, showsRefusal = false): AdminApiError {
  if (error instanceof AdminApiError) return error;
  if (error instanceof ApiError) {
    if (error.status === 401) return new AdminApiError(staffMessages.notAuthenticated, true, 401);
    // Whoever may not do something by their role reads that; every other refusal of a list is its status.
    const always = error.status === 429 || error.status === 403;
    const shown = always || (showsRefusal && error.status < 500) ? error.serverMessage : undefined;
    return new AdminApiError(shown || staffMessages.apiError(error.status), false, error.status, error.body);
  }
  if (error instanceof z.ZodError || error instanceof SyntaxError) return new AdminApiError(staffMessages.apiFailure);
  return new AdminApiError(staff.error.unreachable);
}

/**
 * Creates the API client with a bearer token; two headers say where the screen runs. A token that the server refuses is
 * forgotten, so that whichever screen is open leads to the login (login/use-admin-token.ts).
 * @param environment what this page was served as
 */
export function createAdminApi(token: string, environment: string): AdminApi {
  async function call<Schema extends z.ZodType>(
    method: "GET" | "POST",
    path: string,
    schema: Schema,
    options: { payload?: unknown; file?: Blob; signal?: AbortSignal },
  ): Promise<z.infer<Schema>> {
    const headers = {
      Authorization: `Bearer ${token}`,
      "X-Environment": environment,
      "X-Client-Host": location.host,
    };
    const signals = [
      AbortSignal.timeout(options.file ? uploadMs : timeoutMs),
      ...(options.signal ? [options.signal] : []),
    ];
    try {
      return await callApi(method, path, schema, { ...options, headers, signal: AbortSignal.any(signals) });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) refuseAdminToken(token);
      // A refused token takes the screen away, and the call with it; its answer is there all the same.
      throw options.signal?.aborted && !(error instanceof ApiError) ? error : adminApiErrorOf(error, method === "POST");
    }
  }
  return {
    get: (path, schema, signal) => call("GET", path, schema, signal ? { signal } : {}),
    post: (path, payload, schema) => call("POST", path, schema, { payload }),
    upload: (path, file, schema) => call("POST", path, schema, { file }),
  };
}

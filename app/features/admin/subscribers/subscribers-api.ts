import { z } from "zod";
import { callAsStaff } from "#app/features/admin/login/call-as-staff.ts";
import { ApiError } from "#app/lib/call-api.ts";
import { staff } from "#content/admin-dashboard.ts";
import { staffMessages } from "#content/staff-messages.ts";

/** A failed staff call, with a message for the screen (docs/behavior/staff-dashboards.md#states). */
export class SubscribersApiError extends Error {
  /** True when the token isn't accepted: the screen is being left for the login. */
  readonly unauthenticated: boolean;
  constructor(message: string, unauthenticated = false) {
    super(message);
    this.name = "SubscribersApiError";
    this.unauthenticated = unauthenticated;
  }
}

/** Asks one address of the staff API and reads the answer by a schema. @throws SubscribersApiError */
export type SubscribersApi = <Schema extends z.ZodType>(path: string, schema: Schema) => Promise<z.infer<Schema>>;

/** Timeout in milliseconds. */
const timeoutMs = 20_000;

/**
 * Makes calls with a token as bearer header, and with the two headers that say where the screen runs.
 * @param environment what this page was served as
 * @param signal aborts the calls
 */
export function createSubscribersApi(token: string, environment: string, signal: AbortSignal): SubscribersApi {
  const headers = {
    "X-Environment": environment,
    "X-Client-Host": location.host,
  };
  return async (path, schema) => {
    try {
      const timeout = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      return await callAsStaff(token, "GET", path, schema, { headers, signal: timeout });
    } catch (error) {
      // A refused token takes the screen away, and the call with it; its answer is there all the same.
      throw signal.aborted && !(error instanceof ApiError) ? error : subscribersApiErrorOf(error);
    }
  };
}

/** The sentence for whatever a call threw: 401, another status, an answer that isn't one, or no answer at all. */
export function subscribersApiErrorOf(error: unknown): SubscribersApiError {
  if (error instanceof SubscribersApiError) return error;
  if (error instanceof ApiError) {
    if (error.status === 401) return new SubscribersApiError(staffMessages.notAuthenticated, true);
    // Too many at once: the server says what to do.
    const sentence = error.status === 429 ? error.serverMessage : undefined;
    return new SubscribersApiError(sentence ?? staffMessages.apiError(error.status));
  }
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return new SubscribersApiError(staffMessages.apiFailure);
  return new SubscribersApiError(staff.error.unreachable);
}

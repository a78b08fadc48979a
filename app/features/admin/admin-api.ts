import { z } from "zod";
import { callAsStaff } from "#app/features/admin/login/call-as-staff.ts";
import { ApiError } from "#app/lib/call-api.ts";

/** Error messages of staff calls (content/messages.ts). */
export type AdminApiMessages = {
  readonly notAuthenticated: string;
  readonly apiError: (status: number) => string;
  readonly apiFailure: string;
  readonly unreachable: string;
};

/** A failed staff call, with a message for the screen. */
export class AdminApiError extends Error {
  override name = "AdminApiError";
}

/** The API client of the staff screens: sends the token and validates each response. @throws AdminApiError */
export type AdminApi = {
  get<Schema extends z.ZodType>(path: string, schema: Schema, signal?: AbortSignal): Promise<z.infer<Schema>>;
  post<Schema extends z.ZodType>(path: string, payload: unknown, schema: Schema): Promise<z.infer<Schema>>;
};

/** Timeout in milliseconds. */
const timeoutMs = 20_000;

function adminApiErrorOf(error: unknown, say: AdminApiMessages): AdminApiError {
  if (error instanceof ApiError) {
    if (error.status === 401) return new AdminApiError(say.notAuthenticated);
    // For 4xx the server's message is shown, for 5xx the status.
    return new AdminApiError(
      error.status < 500 && error.serverMessage ? error.serverMessage : say.apiError(error.status),
    );
  }
  if (error instanceof z.ZodError || error instanceof SyntaxError) return new AdminApiError(say.apiFailure);
  return new AdminApiError(say.unreachable);
}

/** Creates the API client with a bearer token. */
export function createAdminApi(token: string, say: AdminApiMessages): AdminApi {
  const timeout = (signal?: AbortSignal): AbortSignal =>
    AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeoutMs)]);
  return {
    async get(path, schema, signal) {
      try {
        return await callAsStaff(token, "GET", path, schema, { signal: timeout(signal) });
      } catch (error) {
        throw signal?.aborted ? error : adminApiErrorOf(error, say);
      }
    },
    async post(path, payload, schema) {
      try {
        return await callAsStaff(token, "POST", path, schema, { payload, signal: timeout() });
      } catch (error) {
        throw adminApiErrorOf(error, say);
      }
    },
  };
}

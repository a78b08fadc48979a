import { z } from "zod";
import { ApiError } from "#app/lib/call-api.ts";
import { callAsStaff } from "#app/lib/call-as-staff.ts";
import { staff } from "#content/staff.ts";
import { staffMessages } from "#content/staff-messages.ts";

/** A staff call that went wrong, with a sentence for the screen (back-office §8, Admin). */
export class StaffError extends Error {
  /** True when the token isn't accepted: the screen is being left for the login. */
  readonly unauthenticated: boolean;
  constructor(message: string, unauthenticated = false) {
    super(message);
    this.name = "StaffError";
    this.unauthenticated = unauthenticated;
  }
}

/** Asks one address of the staff API and reads the answer by a schema. @throws StaffError */
export type StaffCall = <Schema extends z.ZodType>(path: string, schema: Schema) => Promise<z.infer<Schema>>;

/** An answer that takes longer counts as none, in milliseconds. */
const patienceMs = 20_000;

/**
 * Makes calls with a token as bearer header, and with the two headers that say where the screen runs (back-office §6, §7).
 * @param environment what this page was served as
 * @param signal ends the calls when nobody waits for them any more
 */
export function staffCaller(token: string, environment: string, signal: AbortSignal): StaffCall {
  const headers = {
    "X-Environment": environment,
    "X-Client-Host": location.host,
  };
  return async (path, schema) => {
    try {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
      return await callAsStaff(token, "GET", path, schema, { headers, signal: patience });
    } catch (error) {
      // A refused token takes the screen away, and the call with it; its answer is there all the same.
      throw signal.aborted && !(error instanceof ApiError) ? error : staffErrorOf(error);
    }
  };
}

/** The sentence for whatever a call threw: 401, another status, an answer that isn't one, or no answer at all. */
export function staffErrorOf(error: unknown): StaffError {
  if (error instanceof StaffError) return error;
  if (error instanceof ApiError) {
    if (error.status === 401) return new StaffError(staffMessages.notAuthenticated, true);
    // Too many at once: the server says what to do.
    const sentence = error.status === 429 ? error.serverMessage : undefined;
    return new StaffError(sentence ?? staffMessages.apiError(error.status));
  }
  if (error instanceof z.ZodError || error instanceof SyntaxError) return new StaffError(staffMessages.apiFailure);
  return new StaffError(staff.error.unreachable);
}

import { z } from "zod";
import { ApiError } from "./call-api.ts";
import { callAsStaff } from "./call-as-staff.ts";

/** The sentences for what can go wrong with a staff call (content/messages.ts). */
export type DeskSentences = {
  readonly notAuthenticated: string;
  readonly apiError: (status: number) => string;
  readonly apiFailure: string;
  readonly unreachable: string;
};

/** A staff call that went wrong, with a sentence for the screen. */
export class DeskError extends Error {
  override name = "DeskError";
}

/** How a screen of the staff desk asks the server: with its token, each answer read by a schema. @throws DeskError */
export type DeskCall = {
  get<Schema extends z.ZodType>(path: string, schema: Schema, signal?: AbortSignal): Promise<z.infer<Schema>>;
  post<Schema extends z.ZodType>(path: string, payload: unknown, schema: Schema): Promise<z.infer<Schema>>;
};

/** An answer that takes longer counts as none, in milliseconds. */
const patienceMs = 20_000;

function deskErrorOf(error: unknown, say: DeskSentences): DeskError {
  if (error instanceof ApiError) {
    if (error.status === 401) return new DeskError(say.notAuthenticated);
    // What a staff member did wrong is said by the server in a sentence; what the server did wrong is a number.
    return new DeskError(error.status < 500 && error.serverMessage ? error.serverMessage : say.apiError(error.status));
  }
  if (error instanceof z.ZodError || error instanceof SyntaxError) return new DeskError(say.apiFailure);
  return new DeskError(say.unreachable);
}

/** Makes the staff desk's calls with a token as bearer header (back-office §6). */
export function deskCaller(token: string, say: DeskSentences): DeskCall {
  const patience = (signal?: AbortSignal): AbortSignal =>
    AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(patienceMs)]);
  return {
    async get(path, schema, signal) {
      try {
        return await callAsStaff(token, "GET", path, schema, { signal: patience(signal) });
      } catch (error) {
        throw signal?.aborted ? error : deskErrorOf(error, say);
      }
    },
    async post(path, payload, schema) {
      try {
        return await callAsStaff(token, "POST", path, schema, { payload, signal: patience() });
      } catch (error) {
        throw deskErrorOf(error, say);
      }
    },
  };
}

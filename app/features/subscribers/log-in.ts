import { z } from "zod";
import { ApiError, callApi } from "#app/lib/call-api.ts";
import { messages } from "#content/messages.ts";
import { staff } from "#content/staff.ts";

/** What came of a try: the token, or the sentence to show. */
export type LoginOutcome = { readonly token: string } | { readonly message: string };

/** As much of the answer as decides; whether a token is in it is told apart from whether it went well (back-office §5). */
const answerSchema = z.object({
  success: z.boolean().optional(),
  token: z.string().optional(),
  message: z.string().optional(),
});

const refusals: readonly number[] = [400, 401, 403];

/**
 * Asks for a staff token (back-office §5, §7). Never throws.
 * @param username as typed
 * @param password as typed
 */
export async function logInStaff(username: string, password: string): Promise<LoginOutcome> {
  const text = messages.admin;
  if (username.trim() === "" || password === "") return { message: text.required };
  try {
    const payload = { username: username.trim(), password };
    const answer = await callApi("POST", "/api/admin-token", answerSchema, { payload });
    if (!answer.success) return { message: answer.message ?? text.invalid };
    return answer.token ? { token: answer.token } : { message: text.noToken };
  } catch (error) {
    if (error instanceof ApiError) {
      return {
        message: error.serverMessage ?? (refusals.includes(error.status) ? text.invalid : text.apiError(error.status)),
      };
    }
    if (error instanceof z.ZodError || error instanceof SyntaxError) return { message: text.noToken };
    return { message: staff.error.unreachable };
  }
}

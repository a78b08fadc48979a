import { ApiError, callApi } from "#app/lib/call-api.ts";
import { staff } from "#content/staff.ts";
import { staffMessages } from "#content/staff-messages.ts";

/** What came of a try: the token, or the sentence to show. */
export type LoginOutcome = { readonly token: string } | { readonly message: string };

const refusals: readonly number[] = [400, 401, 403];

/**
 * Asks for a staff token (back-office §5, §7). Never throws.
 * @param username as typed
 * @param password as typed
 */
export async function logInStaff(username: string, password: string): Promise<LoginOutcome> {
  const text = staffMessages;
  if (username.trim() === "" || password === "") return { message: text.required };
  // Zod comes with the first try, not with the page.
  const { loginAnswer } = await import("./login-answer.ts");
  try {
    const payload = { username: username.trim(), password };
    const answer = await callApi("POST", "/api/admin-token", loginAnswer, { payload });
    if (!answer.success) return { message: answer.message ?? text.invalid };
    return answer.token ? { token: answer.token } : { message: text.noToken };
  } catch (error) {
    if (error instanceof ApiError) {
      return {
        message: error.serverMessage ?? (refusals.includes(error.status) ? text.invalid : text.apiError(error.status)),
      };
    }
    // A fetch that nothing answers throws a TypeError; anything else is an answer that can't be read.
    return { message: error instanceof TypeError ? staff.error.unreachable : text.noToken };
  }
}

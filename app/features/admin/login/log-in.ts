import { z } from "zod";
import { ApiError, callApi } from "#app/lib/call-api.ts";
import { staff } from "#content/admin-dashboard.ts";
import { staffMessages as text } from "#content/staff-messages.ts";

type LoginOutcome = { readonly token: string } | { readonly message: string };

/** A token is looked for apart from whether it went well. */
const loginResponse = z.object({
  success: z.boolean().optional(),
  token: z.string().optional(),
  message: z.string().optional(),
});

/** Never throws (docs/behavior/staff-login.md#form). */
export async function logInStaff(username: string, password: string): Promise<LoginOutcome> {
  if (username.trim() === "" || password === "") return { message: text.required };
  try {
    const payload = { username: username.trim(), password };
    const response = await callApi("POST", "/api/admin-token", loginResponse, { payload });
    if (!response.success) return { message: response.message || text.invalid };
    return response.token ? { token: response.token } : { message: text.noToken };
  } catch (error) {
    if (error instanceof ApiError) {
      return { message: error.serverMessage || (error.status < 400 ? text.invalid : text.apiError(error.status)) };
    }
    // A failed fetch throws a TypeError; any other error is an invalid response.
    return { message: error instanceof TypeError ? staff.error.unreachable : text.noToken };
  }
}

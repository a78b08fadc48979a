import { ApiError, callApi } from "#app/lib/call-api.ts";
import { refuseAdminToken } from "./admin-token.ts";

/**
 * Calls the staff API with a token as bearer header. A token that the server refuses is forgotten, so that whichever screen
 * is open leads to the login (use-admin-token.ts).
 * @throws what `callApi` throws
 */
export async function callAsStaff<Answer>(
  token: string,
  ...[method, path, schema, options = {}]: Parameters<typeof callApi<Answer>>
): Promise<Answer> {
  const headers = { ...options.headers, Authorization: `Bearer ${token}` };
  try {
    return await callApi(method, path, schema, { ...options, headers });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) refuseAdminToken(token);
    throw error;
  }
}

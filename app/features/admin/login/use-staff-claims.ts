import { readTokenClaims, type TokenClaims } from "./admin-token.ts";
import { useAdminToken } from "./use-admin-token.ts";

/**
 * Who is logged in, and as what, as the token says; null without one. It only chooses what is shown: the server enforces
 * the role.
 */
export function useStaffClaims(): TokenClaims | null {
  const token = useAdminToken();
  return token ? readTokenClaims(token) : null;
}

/** Whether the token says that somebody who may do less than an admin is logged in. */
export function useIsEditor(): boolean {
  return useStaffClaims()?.role === "editor";
}

import { readTokenClaims, type TokenClaims } from "./admin-token.ts";
import { useAdminToken } from "./use-admin-token.ts";

/** Null without a token. Only for what is shown: the server enforces the role. */
export function useStaffClaims(): TokenClaims | null {
  const token = useAdminToken();
  return token ? readTokenClaims(token) : null;
}

export function useIsEditor(): boolean {
  return useStaffClaims()?.role === "editor";
}

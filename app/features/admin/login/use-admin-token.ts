import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  adminSessionEnded,
  onAdminToken,
  readTokenClaims,
  storedAdminToken,
  type TokenClaims,
  watchExpiry,
} from "./admin-token.ts";
import type { LoginState } from "./login-state.ts";

/** The token of whoever is logged in; null without one, undefined before hydration. */
function useAdminToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(onAdminToken, storedAdminToken, () => undefined);
}

/** Without a token it leads to the login. @param onToken where to go with one; left out by a screen that stays open */
export function useRequiredAdminToken(onToken?: string): string | null | undefined {
  const token = useAdminToken();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (token === undefined) return;
    if (token === null) {
      const from = onToken === undefined ? { pathname, search } : null;
      const state: LoginState | null = adminSessionEnded() ? { ended: true, from } : null;
      navigate("/simple-admin-login", { replace: true, state });
      return;
    }
    if (onToken !== undefined) {
      navigate(onToken, { replace: true });
      return;
    }
    return watchExpiry(token);
  }, [token, navigate, onToken, pathname, search]);
  return token;
}

/** Who is logged in, only for what is shown: the server enforces the role. */
export const useStaffMember = (): TokenClaims | null => readTokenClaims(useAdminToken() ?? "");

/** Whether an editor is logged in, to whom some of the screens aren't shown. */
export const useIsEditor = (): boolean => useStaffMember()?.role === "editor";

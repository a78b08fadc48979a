import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { adminSessionEnded, onAdminToken, storedAdminToken, watchExpiry } from "./admin-token.ts";
import type { LoginState } from "./login-state.ts";

const loginPath = "/simple-admin-login";

/** The stored staff token; null without one, undefined before hydration. */
export function useAdminToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(onAdminToken, storedAdminToken, () => undefined);
}

/**
 * The staff token of a screen. Without one it leads to the login, which says so when a session ended: because the server
 * refused the token, its time was up, or somebody logged out in another tab.
 * @param onToken where to go with a token; a screen that stays open leaves it out
 */
export function useRequiredAdminToken(onToken?: string): string | null | undefined {
  const token = useAdminToken();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (token === undefined) return;
    if (token === null) {
      const from = onToken === undefined ? { pathname, search } : null;
      const state: LoginState | null = adminSessionEnded() ? { ended: true, from } : null;
      navigate(loginPath, { replace: true, state });
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

import { useEffect, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { onAdminToken, storedAdminToken } from "./admin-token.ts";

/** The stored staff token; null without one, undefined until the browser has taken the page over. */
export function useAdminToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(onAdminToken, storedAdminToken, () => undefined);
}

/** The staff token; without one it leads to the login (back-office §4, §6). */
export function useRequiredAdminToken(): string | null | undefined {
  const token = useAdminToken();
  const navigate = useNavigate();
  useEffect(() => {
    if (token === null) navigate("/simple-admin-login", { replace: true });
  }, [token, navigate]);
  return token;
}

import { ApiError, callApi, sendToApi } from "#app/lib/call-api.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { session } from "#content/session.ts";
import type { User } from "#contract/session.ts";
import { setSessionHint } from "./session-hint.ts";

/** Null for nobody, a 401 (docs/behavior/session.md#state). @throws ApiError for other refusals */
export async function fetchCurrentUser(): Promise<User | null> {
  const { meResponse } = await import("#contract/session.ts");
  try {
    const { data } = await callApi("GET", "/api/me", meResponse);
    setSessionHint(true);
    return data;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    setSessionHint(false);
    return null;
  }
}

/** Returns the user, or an error toast; never throws (docs/behavior/session.md#toasts). */
export async function logIn(username: string, password: string): Promise<{ user: User } | { toast: ToastMessage }> {
  const { loginResponse } = await import("#contract/session.ts");
  try {
    const { data } = await callApi("POST", "/api/login", loginResponse, { payload: { username, password } });
    setSessionHint(true);
    return { user: data };
  } catch (error) {
    const description = (error instanceof ApiError ? error.serverMessage : undefined) ?? session.failed;
    return { toast: { title: session.failed, description, variant: "destructive" } };
  }
}

/** Returns undefined, or an error toast; never throws (docs/behavior/session.md#toasts). */
export async function logOut(): Promise<ToastMessage | undefined> {
  try {
    const response = await sendToApi("POST", "/api/logout");
    // A page with an ok status is a proxy's: the session still stands.
    if (/^text\/html\b/i.test(response.headers.get("content-type") ?? "")) throw new Error(session.unreachable);
    setSessionHint(false);
    return undefined;
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    return { title: session.logoutFailed, description, variant: "destructive" };
  }
}

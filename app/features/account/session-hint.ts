const key = "session";

/**
 * Whether a user may be logged in: scripts can't read the HttpOnly cookie, and asking the server for each visitor would
 * cost a call (docs/decisions/session-hint.md).
 */
export function mayBeLoggedIn(): boolean {
  try {
    return localStorage.getItem(key) === "1";
  } catch {
    return false;
  }
}

/** Sets or clears the hint after a login, logout or 401. */
export function setSessionHint(open: boolean): void {
  try {
    if (open) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the dialog still asks when it opens.
  }
}
